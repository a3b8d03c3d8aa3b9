//! JavaScript that runs in the page.

/// Functions that every script of [`Page::js`](super::Page::js) can call.
///
/// Elements are found by what a person perceives: role, accessible name, text.
pub const HELPERS: &str = "
    const all = (selector) => [...document.querySelectorAll(selector)];
    const visible = (element) => element.checkVisibility({ visibilityProperty: true });
    const only = (elements, name) => {
        if (elements.length !== 1) throw new Error(`${elements.length} elements are ${name}`);
        return elements[0];
    };
    const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
    const until = async (condition) => {
        const start = performance.now();
        while (!condition()) {
            if (performance.now() - start > 10000) throw new Error(`never true: ${condition}`);
            await sleep(10);
        }
    };

    // The text of a label without that of its control, such as the options of a list.
    const labelText = (label) => {
        const copy = label.cloneNode(true);
        for (const control of copy.querySelectorAll('select, input')) control.remove();
        return copy.textContent.trim();
    };
    const nameOf = (element) =>
        element.ariaLabel ?? ([...(element.labels ?? [])].map(labelText)[0] || element.textContent.trim());
    const named = (selector, name) =>
        all(selector).filter((element) => visible(element) && nameOf(element) === name);
    const buttons = (name) => named('button:not(.square)', name);
    const button = (name) => only(buttons(name), `buttons named ${name}`);
    const link = (name) => only(named('a', name), `links named ${name}`);
    const tab = (name) => only(named('[role=tab]', name), `tabs named ${name}`);
    const pressed = (group) => all(`[role=group][aria-label='${group}'] [aria-pressed=true]`);
    const control = (name) => only(named('input, select', name), `controls named ${name}`);

    const text = (selector) => only(all(selector), selector).innerText;
    const squares = () => all('button.square');
    const squareName = (square) => nameOf(square).split(', ')[0];
    const isMarked = (square, mark) =>
        nameOf(square).split(', ').some((part) => part === mark || part.startsWith(`${mark}: `));
    const marked = (mark) => squares().filter((square) => isMarked(square, mark));
    const board = () => squares().map(({ innerText }) => innerText || '-').join('');
    const failure = () => all('[role=alert]').filter(visible)[0]?.innerText ?? null;
    const showsValues = () => document.querySelector('.cell__value') !== null;
    const isThinking = () => text('.advice').includes('thinking');
    const moves = () => all('.moves button');";

/// Records in `shifts` every layout shift from the first paint on.
///
/// Browsers ignore all shifts after a click. Here only two kinds are ignored: text that is centred in a
/// button and values that are centred on a square, which begin elsewhere in their line, and generated
/// content, which has no node. With `computerMoves` set, the same holds for shifts without a click.
pub const RECORD_SHIFTS: &str = "
    window.shifts = [];
    const centred = (node) => node.nodeType === Node.TEXT_NODE
        ? node.parentNode?.closest('button, .cell__value') : node.matches('.cell__value');
    const moved = ({ node, previousRect: from, currentRect: to }) =>
        // While it is pressed, a button is a pixel lower.
        node && (Math.abs(from.y - to.y) > 1 || !centred(node));
    const place = ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`;
    const name = ({ node, previousRect, currentRect }) =>
        `${node?.className || node?.nodeName} (${place(previousRect)} to ${place(currentRect)})`;
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
            if ((hadRecentInput || window.computerMoves) && !sources.some(moved)) continue;
            window.shifts.push(`${value} by ${sources.map(name).join(', ')}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });";
