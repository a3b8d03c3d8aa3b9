use yew::prelude::*;

/// Runs an effect when its dependencies change, but not after the first render.
#[hook]
pub fn use_update_effect_with<D, F>(deps: D, effect: F)
where
    D: PartialEq + 'static,
    F: FnOnce(&D) + 'static,
{
    let is_mounted = use_mut_ref(|| false);
    use_effect_with(deps, move |deps| {
        if is_mounted.replace(true) {
            effect(deps);
        }
    });
}
