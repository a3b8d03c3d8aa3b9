// The service worker: keeps one whole version of the game in the browser and serves it from there, so
// that it can be played without a network and page and files always belong together.
//
// The build puts two constants above this text: VERSION, a digest of everything in the bundle, and
// FILES, the names of all files but the page itself.

const SCOPE = registration.scope;
const CACHE_PREFIX = `${SCOPE} `;
const CACHE = CACHE_PREFIX + VERSION;

// The bundle's own addresses. Requests for anything else, such as other pages in the same folder, go to
// the network as if there were no worker.
const PAGE_ADDRESSES = new Set([SCOPE, `${SCOPE}index.html`]);
const FILE_ADDRESSES = new Set(FILES.map((file) => SCOPE + file));

// Fetches the whole version from the network; if any file is missing, nothing is installed and the
// browser tries again at a later visit. A redirected answer could not be used for the page.
const install = async () => {
    const cache = await caches.open(CACHE);
    const options = { cache: 'reload', redirect: 'error' };
    const addresses = [SCOPE, ...FILE_ADDRESSES];
    await cache.addAll(addresses.map((address) => new Request(address, options)));
    // The next load uses this version, even while another tab shows an older one.
    await skipWaiting();
};

// Deletes the older versions. Caches of other pages on the same host stay.
const activate = async () => {
    const names = await caches.keys();
    const older = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
    await Promise.all(older.map((name) => caches.delete(name)));
};

// Returns the address under which the answer to a request is cached, or `undefined` if it is not. The
// page is the same whatever the query.
const cachedAddress = ({ method, url }) => {
    if (method !== 'GET') return undefined;
    const { origin, pathname, search } = new URL(url);
    if (PAGE_ADDRESSES.has(origin + pathname)) return SCOPE;
    const address = origin + pathname + search;
    return FILE_ADDRESSES.has(address) ? address : undefined;
};

const respond = async (request, address) => {
    const cached = await caches.match(address, { cacheName: CACHE });
    // Browsers may clear a cache and leave the worker.
    return cached ?? fetch(request);
};

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
    const address = cachedAddress(event.request);
    if (address !== undefined) event.respondWith(respond(event.request, address));
});
