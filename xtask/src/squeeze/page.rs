use super::script::trimmed;

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
    let loader = trimmed(LOADER);
    Some(format!(
        "{before}{body}<script id=start>const path='{module}';{loader}{rest}\
         <script type=module>{script}</script></body>{end}"
    ))
}

/// What loads the module, beside the path that it is found at.
const LOADER: &str = include_str!("loader.js");

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
                + &trimmed(LOADER)
                + "tell()</script><p><script type=module>function $a(){}</script></body></html>"
        );
        assert_eq!(with_script("<head></head>", script), None);
    }
}
