// What the page has come with stays in this browser, one version of it at a time.
const mine = `${registration.scope} `;
const kept = mine + version;

addEventListener('install', (event) => {
    // The page under its plain address, not as some cache may still have it.
    const page = new Request('./', { cache: 'reload' });
    const keep = async () => {
        const cache = await caches.open(kept);
        await cache.addAll([page, ...files]);
        await skipWaiting();
    };
    event.waitUntil(keep());
});

addEventListener('activate', (event) => {
    const drop = async () => {
        for (const name of await caches.keys())
            if (name.startsWith(mine) && name !== kept) await caches.delete(name);
    };
    event.waitUntil(drop());
});

addEventListener('fetch', (event) => {
    const { request } = event;
    // What lies in other folders belongs to others.
    if (new URL('./', request.url).href !== registration.scope) return;
    const answer = async () => {
        const cache = await caches.open(kept);
        // A file's name tells its version.
        if (request.mode !== 'navigate') return (await cache.match(request)) ?? fetch(request);
        try {
            // Where there is a network, the page is the newest.
            return await fetch(request, { cache: 'no-cache' });
        } catch {
            return cache.match('./');
        }
    };
    event.respondWith(answer());
});
