// Asks for the module and compiles it, in the short script of the page and not in the long one:
// browsers look up where a request came from, and a module script waits for all of the page.
const load = () => fetch(path);
let compiled, go;
const seen = new Promise((done) => {
    go = done;
});
// The page is seen before the game starts in it. Within a frame nothing is painted yet, so what is
// ready by then starts behind it; what is not comes later anyway.
requestAnimationFrame(() => {
    if (!compiled) go();
    else if (self.scheduler) scheduler.postTask(go, { priority: 'user-blocking' });
    else setTimeout(go);
});
// No slow or hidden page is waited for.
setTimeout(go, 30);
self.module = WebAssembly.compileStreaming(load())
    // A server may not tell what kind of file it is.
    .catch(async () => WebAssembly.compile(await (await load()).arrayBuffer()))
    .then(async (module) => {
        compiled = true;
        await seen;
        return module;
    });
