use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The properties of [`Select`].
#[derive(PartialEq, Properties)]
pub struct SelectProps {
    /// The accessible name of the list.
    pub label: AttrValue,
    /// The name of the field.
    pub name: AttrValue,
    /// The value and the text of each option.
    pub options: Vec<(AttrValue, AttrValue)>,
    /// The value of the option that is selected.
    pub value: AttrValue,
    /// Whether nothing can be chosen now.
    #[prop_or_default]
    pub disabled: bool,
    /// Called with the value of the option that a person selects.
    pub onchange: Callback<String>,
}

/// A list of options that shows what its parent says.
#[component]
pub fn Select(props: &SelectProps) -> Html {
    let onchange = props
        .onchange
        .reform(|event: Event| event.target_unchecked_into::<HtmlSelectElement>().value());
    let list = use_node_ref();
    {
        // Set as a property: the attribute `selected` of an option has no effect once a person has
        // used the list.
        let list = list.clone();
        use_effect_with(props.value.clone(), move |value| {
            if let Some(list) = list.cast::<HtmlSelectElement>() {
                list.set_value(value);
            }
        });
    }
    let option = |(value, text): &(AttrValue, AttrValue)| {
        html! { <option key={value.to_string()} {value}>{ text }</option> }
    };
    html! {
        <select
            name={&props.name}
            aria-label={&props.label}
            disabled={props.disabled}
            ref={list}
            {onchange}
        >
            { for props.options.iter().map(option) }
        </select>
    }
}
