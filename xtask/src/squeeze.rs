//! Making a built bundle smaller: the names by which its two halves know each other end in digits
//! that do not compress, and its JavaScript is written for people.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Squeezes the bundle in this folder.
pub fn squeeze(dist: &Path) -> Result<(), String> {
    let (script, module) = (file(dist, "js")?, file(dist, "wasm")?);
    let fault = |error| format!("The bundle cannot be made smaller: {error}.");
    let text = fs::read_to_string(&script).map_err(fault)?;
    let binary = fs::read(&module).map_err(fault)?;
    let names = short_names(&text);
    // A module that is not understood stays as it is, and so does its other half.
    let Some(binary) = renamed(&binary, &names) else {
        return Ok(());
    };
    // From the end: a name may be the beginning of the next.
    let text = names
        .iter()
        .rev()
        .fold(text, |text, (long, short)| text.replace(long, short));
    let strange = "The page does not load its script as expected.";
    let text = started(&trimmed(&text)).ok_or(strange)?;
    let text = shortened(&text, &local_names(&text));
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).map_err(fault)?;
    let html = with_script(&html, &text).ok_or(strange)?;
    fs::write(&module, binary).map_err(fault)?;
    fs::write(&page, html).map_err(fault)?;
    fs::remove_file(&script).map_err(fault)
}

/// The script, which now starts by itself: its own ways to be started, which take modules of all
/// kinds, are longer than what is left to do.
fn started(script: &str) -> Option<String> {
    let (before, _) = script.split_once("async function __wbg_load(")?;
    let start = "__wbg_finalize_init(\
                 await WebAssembly.instantiate(await self.module,__wbg_get_imports()));";
    Some(before.to_owned() + start)
}

/// The page with the script in it, instead of a file to be fetched: one way less to the server. It
/// comes last, so that a browser which pauses at scripts has all of the page to paint.
fn with_script(html: &str, script: &str) -> Option<String> {
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

fn file(folder: &Path, extension: &str) -> Result<PathBuf, String> {
    let entries =
        fs::read_dir(folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
    entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|found| found == extension))
        .ok_or_else(|| format!("{} has no .{extension} file.", folder.display()))
}

/// A short name for everything by which the script and the module know each other.
fn short_names(script: &str) -> BTreeMap<String, String> {
    let hashed = |name: &&str| {
        let digits = name.rsplit('_').next().unwrap_or_default();
        name.starts_with("__wb")
            && digits.len() == 16
            && digits.bytes().all(|b| b.is_ascii_hexdigit())
    };
    let taken = script.split(|c| !is_word(c)).filter(hashed);
    let given = script.split("wasm.__").skip(1).filter_map(|rest| {
        let name = rest.split(|c| !is_word(c)).next()?;
        Some(["__", name].concat())
    });
    let from = script.split('"').find(|text| text.ends_with("_bg.js"));
    let names: BTreeSet<String> = taken.chain(from).map(String::from).chain(given).collect();
    let short = (0..).map(|n: u32| format!("_{n}"));
    names.into_iter().zip(short).collect()
}

/// A short name for everything that the script declares, the shortest for what is used most.
fn local_names(script: &str) -> BTreeMap<String, String> {
    let declared = script.lines().filter_map(|line| {
        let line = line.strip_prefix("async ").unwrap_or(line);
        let (_, after) = ["function ", "const ", "let ", "var "]
            .into_iter()
            .find_map(|keyword| Some((keyword, line.strip_prefix(keyword)?)))?;
        after.split(|c| !is_word(c)).next()
    });
    let arguments = ["arg0", "arg1", "arg2", "arg3", "arg4", "arg5"];
    let names: BTreeSet<&str> = declared.chain(arguments).collect();
    let mut names: Vec<(usize, &str)> = names
        .into_iter()
        .filter(|name| name.len() > 2 && !is_property(script, name))
        .map(|name| (script.matches(name).count(), name))
        .collect();
    names.sort_unstable();
    let short = ('a'..='z').map(|c| format!("${c}"));
    let short = short.chain((0..).map(|n: u32| format!("${n}")));
    names
        .into_iter()
        .rev()
        .map(|(_, name)| name.to_owned())
        .zip(short)
        .collect()
}

/// The script with these names for others, outside strings and not for members or keys.
fn shortened(script: &str, names: &BTreeMap<String, String>) -> String {
    let mut text = String::new();
    let mut quote = None;
    let mut rest = script;
    while let Some(first) = rest.chars().next() {
        let length = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(length.max(first.len_utf8()));
        let free = quote.is_none() && !text.ends_with('.') && !after.starts_with(':');
        match names.get(word).filter(|_| free) {
            Some(short) => text.push_str(short),
            None => text.push_str(word),
        }
        match (quote, first) {
            (None, '\'' | '"' | '`') => quote = Some(first),
            (Some(open), close) if open == close => quote = None,
            _ => {}
        }
        rest = after;
    }
    text
}

/// Whether a name also names a property, as in `{instance,module}`.
fn is_property(script: &str, name: &str) -> bool {
    [["{", ","], ["{", "}"], [",", "}"]]
        .into_iter()
        .any(|[before, after]| script.contains(&[before, name, after].concat()))
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '$'
}

/// The script without comments, and without the blanks and line breaks that only people need.
fn trimmed(script: &str) -> String {
    let mut text = String::new();
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            text.push_str(&tightened(line));
            text.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    text
}

/// The line without blanks around signs, and a member that is a function in the short form; a line
/// with a string in it stays as it is.
fn tightened(line: &str) -> String {
    if line.contains(['\'', '"', '`']) {
        return line.to_owned();
    }
    [
        " = ", ", ", " => ", " === ", " !== ", " + ", " && ", " || ", " > ", " < ", " ? ", " : ",
        " >>> ", " * ", " += ", " >= ", " == ",
    ]
    .into_iter()
    .chain([") {", "{ ", " }", "if (", ": ", "; "])
    .fold(line.to_owned(), |line, spaced| {
        line.replace(spaced, &spaced.replace(' ', ""))
    })
    .replace(":function(", "(")
}

/// The module with other names for what it takes and gives, and without notes for people; or
/// nothing if it is not as expected.
fn renamed(module: &[u8], names: &BTreeMap<String, String>) -> Option<Vec<u8>> {
    const NOTES: u8 = 0;
    const IMPORTS: u8 = 2;
    const EXPORTS: u8 = 7;
    let (magic, mut rest) = module.split_at_checked(8)?;
    let mut out = magic.to_vec();
    while let Some((id, after)) = rest.split_first() {
        let mut after = after;
        let length = number(&mut after)?;
        let (section, next) = after.split_at_checked(length)?;
        rest = next;
        let section = match *id {
            NOTES => continue,
            // An import has the name of a module and its own, an export only its own.
            IMPORTS => with_names(section, 2, names)?,
            EXPORTS => with_names(section, 1, names)?,
            _ => section.to_vec(),
        };
        out.push(*id);
        write_number(&mut out, section.len());
        out.extend(section);
    }
    Some(out)
}

/// A list of entries, each of so many names, a kind and a number, with other names.
fn with_names(
    mut section: &[u8],
    each: usize,
    names: &BTreeMap<String, String>,
) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let count = number(&mut section)?;
    write_number(&mut out, count);
    for _ in 0..count {
        for _ in 0..each {
            let name = str::from_utf8(bytes(&mut section)?).ok()?;
            let name = names.get(name).map_or(name, String::as_str);
            write_number(&mut out, name.len());
            out.extend(name.bytes());
        }
        // Only functions are imported, so behind the kind there is always one number.
        let (kind, rest) = section.split_first()?;
        section = rest;
        out.push((each == 1 || *kind == 0).then_some(*kind)?);
        write_number(&mut out, number(&mut section)?);
    }
    section.is_empty().then_some(out)
}

fn bytes<'a>(from: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = number(from)?;
    let (bytes, rest) = from.split_at_checked(length)?;
    *from = rest;
    Some(bytes)
}

/// A number as WebAssembly writes it: seven bits a byte, the lowest first.
fn number(from: &mut &[u8]) -> Option<usize> {
    let mut value = 0;
    for shift in (0..35).step_by(7) {
        let (byte, rest) = from.split_first()?;
        *from = rest;
        value |= usize::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

fn write_number(out: &mut Vec<u8>, mut value: usize) {
    while value > 0x7f {
        out.push(u8::try_from(value & 0x7f).unwrap_or_default() | 0x80);
        value >>= 7;
    }
    out.push(u8::try_from(value).unwrap_or_default());
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for value in [0, 1, 127, 128, 300, 65_535, 1 << 27] {
            let mut out = Vec::new();
            write_number(&mut out, value);
            let mut rest = out.as_slice();
            assert_eq!((number(&mut rest), rest.len()), (Some(value), 0));
        }
        assert_eq!(number(&mut [0x80].as_slice()), None);
    }

    #[test]
    fn both_halves_get_the_same_short_names() {
        let script = "const a = { __wbg_log_0123456789abcdef: function() {}, __wbindgen_throw: 1 }";
        let names = short_names(script);
        assert_eq!(names.len(), 1);
        let long = "__wbg_log_0123456789abcdef";
        let mut section = vec![1, 1, b'm', u8::try_from(long.len()).unwrap()];
        section.extend(long.bytes());
        section.extend([0, 5]);
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        module.extend([2, u8::try_from(section.len()).unwrap()]);
        module.extend(&section);
        module.extend([10, 1, 0]);
        module.extend([0, 1, 9]);
        let expected = b"\0asm\x01\0\0\0\x02\x08\x01\x01m\x02_0\0\x05\x0a\x01\0";
        assert_eq!(renamed(&module, &names).unwrap(), expected);
        assert_eq!(renamed(b"\0asm", &names), None);
    }

    #[test]
    fn names_get_shorter_but_for_members_keys_and_strings() {
        let script = "function take(arg0) {\nreturn { take: take(arg0), b: x.take, c: 'take' };\n}";
        let names = local_names(script);
        assert_eq!(
            shortened(script, &names),
            "function $a($b) {\nreturn { take: $a($b), b: x.take, c: 'take' };\n}"
        );
    }

    #[test]
    fn what_is_not_called_goes() {
        let script = "a();\nasync function __wbg_load(m){\n}\nfunction initSync(m){\n}\n";
        let left = started(script).unwrap();
        assert!(
            left.starts_with("a();\n__wbg_finalize_init(await "),
            "{left}"
        );
        assert!(!left.contains("initSync"), "{left}");
        assert_eq!(started("a();"), None);
    }

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

    #[test]
    fn comments_and_indentation_go_and_code_stays() {
        let script = "/**\n * Words.\n */\nfunction f() {\n    // why\n\n    return '//';\n}\n";
        assert_eq!(trimmed(script), "function f(){\nreturn '//';\n}\n");
        assert_eq!(trimmed("a: function(b) {\n}"), "a(b){\n}\n");
    }
}
