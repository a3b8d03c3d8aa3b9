use std::rc::Rc;

use yew::prelude::*;

use crate::hooks::Announcer;

/// The properties of [`LiveRegion`].
#[derive(PartialEq, Properties)]
pub struct LiveRegionProps {
    /// The components that announce something.
    pub children: Html,
}

/// The last announcement and how many there have been.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Announcement {
    text: AttrValue,
    count: u32,
}

impl Reducible for Announcement {
    type Action = AttrValue;

    fn reduce(self: Rc<Self>, text: AttrValue) -> Rc<Self> {
        let count = self.count + 1;
        Rc::new(Self { text, count })
    }
}

/// Provides the [`Announcer`] to its children and shows the last announcement to screen readers.
///
/// It stays in the page while screens come and go: a region that is inserted together with its text
/// is not read out.
#[component]
pub fn LiveRegion(props: &LiveRegionProps) -> Html {
    let announcement = use_reducer(Announcement::default);
    let announcer: Announcer = announcement.dispatcher().to_callback();
    html! {
        <>
            <ContextProvider<Announcer> context={announcer}>
                { props.children.clone() }
            </ContextProvider<Announcer>>
            <div class="live-region" aria-live="polite">
                if announcement.count > 0 {
                    // A new element for each announcement, so that the same text is read out again.
                    <p key={announcement.count}>{ &announcement.text }</p>
                }
            </div>
        </>
    }
}
