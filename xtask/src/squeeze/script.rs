use std::collections::{BTreeMap, BTreeSet};

/// The script in short: with these names for others, without what only people need, and started by
/// itself; or nothing if it is not as expected.
pub fn squeezed(script: &str, names: &BTreeMap<String, String>) -> Option<String> {
    // From the end: a name may be the beginning of the next.
    let script = names
        .iter()
        .rev()
        .fold(script.to_owned(), |text, (long, short)| {
            text.replace(long, short)
        });
    let script = started(&trimmed(&script))?;
    // The names within a template would keep their length, and so lose what they stand for.
    // So would those behind a quote that does not end its text.
    let plain = ["`", "\\'", "\\\""].iter().all(|odd| !script.contains(odd));
    plain.then(|| shortened(&script, &local_names(&script)))
}

/// A short name for everything by which the script and the module know each other.
pub fn short_names(script: &str) -> BTreeMap<String, String> {
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

/// The script, which now starts by itself: its own ways to be started, which take modules of all
/// kinds, are longer than what is left to do.
fn started(script: &str) -> Option<String> {
    let (before, _) = script.split_once("async function __wbg_load(")?;
    let start = "__wbg_finalize_init(\
                 new WebAssembly.Instance(await self.module,__wbg_get_imports()));";
    Some(before.to_owned() + start)
}

/// The script without comments, and without the blanks and line breaks that only people need.
pub fn trimmed(script: &str) -> String {
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
/// stays as it is with a string in it, or with two signs that would make another, as in `a + +b`.
fn tightened(line: &str) -> String {
    let joined = ["+ +", "- -"].into_iter().any(|signs| line.contains(signs));
    if joined || line.contains(['\'', '"', '`']) {
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

/// Whether a name also names a property, as in `{instance,module}`.
fn is_property(script: &str, name: &str) -> bool {
    [["{", ","], ["{", "}"], [",", "}"]]
        .into_iter()
        .any(|[before, after]| script.contains(&[before, name, after].concat()))
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

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '$'
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_the_module_knows_gets_a_short_name() {
        let script = "const a = { __wbg_log_0123456789abcdef: function() {}, __wbindgen_throw: 1 }";
        let names = short_names(script);
        let long = "__wbg_log_0123456789abcdef".to_owned();
        assert_eq!(names, BTreeMap::from([(long, "_0".to_owned())]));
    }

    #[test]
    fn what_is_not_called_goes() {
        let script = "a();\nasync function __wbg_load(m){\n}\nfunction initSync(m){\n}\n";
        let left = started(script).unwrap();
        assert!(
            left.starts_with("a();\n__wbg_finalize_init(new WebAssembly.Instance(await "),
            "{left}"
        );
        assert!(!left.contains("initSync"), "{left}");
        assert_eq!(started("a();"), None);
    }

    #[test]
    fn a_script_with_templates_is_not_understood() {
        let script = |line: &str| format!("{line}\nasync function __wbg_load(m) {{\n}}\n");
        assert!(squeezed(&script("tell('a' + b);"), &BTreeMap::new()).is_some());
        assert_eq!(squeezed(&script("tell(`a${b}`);"), &BTreeMap::new()), None);
    }

    #[test]
    fn comments_and_indentation_go_and_code_stays() {
        let script = "/**\n * Words.\n */\nfunction f() {\n    // why\n\n    return '//';\n}\n";
        assert_eq!(trimmed(script), "function f(){\nreturn '//';\n}\n");
        assert_eq!(trimmed("a: function(b) {\n}"), "a(b){\n}\n");
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
    fn two_signs_never_become_another() {
        for line in ["a + +b", "a + ++b", "a++ + b", "a - -b", "a - --b"] {
            assert_eq!(tightened(line), line);
        }
        assert_eq!(tightened("a + b"), "a+b");
        assert_eq!(tightened("a + -b"), "a+-b");
    }
}
