use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Scrolls the page as little as it takes to show the element.
pub fn scroll_into_view(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}
