/// The page with the script in it, instead of a file to be fetched: one way less to the server. It
/// comes last, so that a browser which pauses at scripts has all of the page to paint.
pub fn with_script(html: &str, script: &str) -> Option<String> {
    let (before, rest) = html.split_once("<script type=module>")?;
    let (loader, after) = rest.split_once("</script>")?;
    let module = loader
        .split_once("module_or_path: '")?
        .1
        .split_once('\'')?
        .0;
    let preload = |tag: &&str| !tag.contains("rel=modulepreload");
    let after: String = after.split_inclusive('>').filter(preload).collect();
    let (body, end) = after.split_once("</body>")?;
    let (body, rest) = body.split_once("<script id=start>")?;
    Some(format!(
        "{before}{body}<script id=start>const path='{module}';{COMPILE}{AFTER_PAINT};{rest}\
         <script type=module>{script}</script></body>{end}"
    ))
}

/// Asks for the module and compiles it, in the short script at the page's end and not in the long
/// one: browsers look up where a request came from, and a module would wait for all of the page.
const COMPILE: &str =
    "const load=()=>fetch(path);self.module=Promise.all([WebAssembly.compileStreaming(load())";

/// Does with a module whose kind the server does not tell, and lets the page be seen before the game
/// starts in it, but waits for no slow or hidden page.
const AFTER_PAINT: &str = ".catch(async()=>WebAssembly.compile(await(await load()).arrayBuffer())),\
                           new Promise(go=>{requestAnimationFrame(()=>setTimeout(go));setTimeout(go,30)})])\
                           .then(([module])=>module)";

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_script_goes_into_the_page() {
        let html = "<head><script type=module>import init from './a.js';\n\
                    const wasm = await init({ module_or_path: './a.wasm' });</script>\
                    <link href=./a.js rel=modulepreload><link href=./a.wasm rel=preload></head>\
                    <body><p><script id=start>tell()</script><p></body></html>";
        let script = "function $a(){}";
        assert_eq!(
            with_script(html, script).unwrap(),
            "<head><link href=./a.wasm rel=preload></head>\
             <body><p><script id=start>const path='./a.wasm';"
                .to_owned()
                + COMPILE
                + AFTER_PAINT
                + ";tell()</script><p><script type=module>function $a(){}</script></body></html>"
        );
        assert_eq!(with_script("<head></head>", script), None);
    }
}
