// Asks for the module, in the short script of the page and not in the long one: browsers look up
// where a request came from, and a module script waits for all of the page.
const load = () => fetch(path);
// The page is seen before anything is made of the answer: within a frame nothing is painted yet, so
// that waits until behind it.
const seen = new Promise((go) => {
    requestAnimationFrame(() => {
        if (self.scheduler) scheduler.postTask(go, { priority: 'user-blocking' });
        else setTimeout(go);
    });
    // No slow or hidden page is waited for.
    setTimeout(go, 30);
});
self.module = Promise.all([load(), seen])
    .then(([answer]) => WebAssembly.compileStreaming(answer))
    // A server may not tell what kind of file it is.
    .catch(async () => WebAssembly.compile(await (await load()).arrayBuffer()));
