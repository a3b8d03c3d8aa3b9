// The service worker: keeps one whole version of the game in the browser and serves it from there, so
// that it can be played without a network and page and files always belong together.
//
// The build puts two constants above this text: VERSION, which changes with every file, and FILES, the
// address of each file in the scope with the hash of its content.

const SCOPE = registration.scope;
const CACHE_PREFIX = `${SCOPE} `;
const CACHE = CACHE_PREFIX + VERSION;
const HASHES = new Map(Object.entries(FILES).map(([file, hash]) => [new URL(file, SCOPE).href, hash]));

// Fetches the whole version from the network. If a file is missing, or belongs to another version,
// nothing is kept, and the browser tries again at a later visit. A redirected answer could not be used
// for the page.
const keep = async () => {
    const options = { cache: 'reload', redirect: 'error' };
    const requests = [...HASHES].map(([address, integrity]) => new Request(address, { ...options, integrity }));
    const cache = await caches.open(CACHE);
    await cache.addAll(requests);
};

const install = async () => {
    await keep();
    // The next load uses this version, even while another tab shows an older one.
    await skipWaiting();
};

// Deletes the older versions. Caches of other pages on the same host stay.
const activate = async () => {
    const names = await caches.keys();
    const older = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
    await Promise.all(older.map((name) => caches.delete(name)));
};

// Returns the address under which the answer to a request is kept, or `undefined` if it is not. The page
// is the same whatever the query. Requests for anything else, such as other pages in the same folder, go
// to the network as if there were no worker.
const keptAddress = ({ method, url }) => {
    if (method !== 'GET') return undefined;
    const { origin, pathname, search } = new URL(url);
    if ([SCOPE, `${SCOPE}index.html`].includes(origin + pathname)) return SCOPE;
    const address = origin + pathname + search;
    return HASHES.has(address) ? address : undefined;
};

// Answers with the kept file. Browsers may clear a cache, or a part of it, and leave the worker: then the
// page, and with it all its files, come from the network, and the version is kept anew.
const respond = async (event, address) => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(address);
    if (kept !== undefined && address !== SCOPE) return kept;
    const isWhole = (await cache.keys()).length === HASHES.size;
    if (isWhole && kept !== undefined) return kept;
    try {
        return await fetch(event.request);
    } catch (error) {
        // Without a network, what is left is better than nothing.
        if (kept !== undefined) return kept;
        throw error;
    } finally {
        if (address === SCOPE) event.waitUntil(keep().catch(() => {}));
    }
};

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
    const address = keptAddress(event.request);
    if (address !== undefined) event.respondWith(respond(event, address));
});
