//! JavaScript that acts in the page and tells what it shows.

/// Runs before the page: lets its pauses be short, notes errors and finds the memory of the game.
pub const BEFORE_LOAD: &str = "{
    const wait = window.setTimeout;
    window.setTimeout = (run, ms, ...rest) => wait(run, ms / 20, ...rest);
    window.errors = [];
    addEventListener('error', ({ message }) => window.errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => window.errors.push(`${reason}`));
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const start = WebAssembly[name];
        WebAssembly[name] = async (...rest) => {
            const started = await start.apply(WebAssembly, rest);
            window.gameMemory = (started.instance ?? started).exports.memory;
            return started;
        };
    }
}";

/// Defines `observe`, which returns what the page shows, and that it has kept its nine squares.
pub const OBSERVE: &str = "
    const texts = (selector) => all(selector).map(({ textContent }) => textContent).join('|');
    const mark = (square) => isMarked(square, 'selected') ? 's' : isMarked(square, 'can move here') ? 't' : '-';
    const observe = () => {
        const nodes = squares();
        const screen = texts('nav [aria-current=page]');
        const before = window.shownBefore;
        const stayed = before?.screen !== screen || nodes.every((node, n) => node === before.nodes[n]);
        window.shownBefore = { screen, nodes };
        return {
            screen, stayed,
            squares: nodes.length,
            board: nodes.map(({ textContent }) => textContent || '-').join(''),
            marks: nodes.map(mark).join(''),
            status: texts('.status'),
            message: texts('.message'),
            classes: document.querySelector('.app').className,
            theme: document.documentElement.dataset.theme ?? '',
            errors: window.errors.splice(0),
            hash: location.hash,
            entry: history.state,
        };
    };";

/// Does each of the actions in the first argument and returns what is shown after each.
pub const ACT: &str = "
    const open = (name) => tab(name).ariaSelected === 'true' || tab(name).click();
    const press = (name) => {
        const named = all('main button:not(.square, .move-list__move)')
            .filter(({ textContent }) => textContent.trim() === name);
        only(named, `buttons named ${name}`).click();
    };
    const point = (target, type, x, y, buttons) => target.dispatchEvent(new PointerEvent(type, {
        bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0, buttons,
        clientX: Math.round(x), clientY: Math.round(y),
    }));
    const centre = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const functions = {
        click: (square) => squares()[square].click(),
        key: (key, ctrlKey, shiftKey, at) =>
            (squares()[at] ?? document.body).dispatchEvent(new KeyboardEvent('keydown', {
                key, ctrlKey, shiftKey, bubbles: true, cancelable: true,
            })),
        drag: (from, to) => {
            const board = document.querySelector('.board');
            const [x, y] = centre(squares()[from]);
            const end = to === null ? [board.getBoundingClientRect().x - 50, y] : centre(squares()[to]);
            point(squares()[from], 'pointerdown', x, y, 1);
            point(board, 'pointermove', x + 9, y + 9, 1);
            point(board, 'pointermove', ...end, 1);
            point(board, 'pointerup', ...end, 0);
        },
        press,
        jump: (ply) => { open('Moves'); moves()[ply].click(); },
        paste: (text) => {
            open('Play by link');
            control('Link or moves').value = text;
            press('Open');
        },
        set: (name, label) => { open(name); control(label).click(); },
        listed: (move) => { open('Moves'); only(all(`[data-move='${move}']`), move).click(); },
    };
    const observations = [];
    for (const [name, ...rest] of arguments[0]) {
        try {
            functions[name](...rest);
        } catch (error) {
            window.errors.push(`${error}`);
        }
        observations.push(observe());
    }
    return { observations, failure: failure(), violations: [...window.violations] };";

/// Sets the address to the first argument; returns both addresses and what is shown.
pub const VISIT: &str = "
    const from = location.href;
    const visited = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    location.hash = arguments[0];
    const to = location.href;
    if (to !== from) await visited;
    return { from, to, entry: null, seen: observe() };";

/// Goes through the history by the number of entries in the first argument; returns null if that
/// would leave the page.
pub const GO: &str = "
    const { index } = navigation.currentEntry;
    const there = navigation.entries()[index + arguments[0]];
    if (!there?.sameDocument) return null;
    const from = location.href;
    let entry = null;
    addEventListener('popstate', () => { entry = history.state; }, { once: true });
    const event = there.url === from ? 'popstate' : 'hashchange';
    const visited = new Promise((done) => addEventListener(event, done, { once: true }));
    history.go(arguments[0]);
    await visited;
    return { from, to: there.url, entry, seen: observe() };";
