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
    let text = names
        .iter()
        .fold(text, |text, (long, short)| text.replace(long, short));
    fs::write(&script, trimmed(&text)).map_err(fault)?;
    fs::write(&module, binary).map_err(fault)
}

fn file(folder: &Path, extension: &str) -> Result<PathBuf, String> {
    let entries =
        fs::read_dir(folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
    entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|found| found == extension))
        .ok_or_else(|| format!("{} has no .{extension} file.", folder.display()))
}

/// A short name for each function that the script hands to the module.
fn short_names(script: &str) -> BTreeMap<String, String> {
    let word = |c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '$');
    let hashed = |name: &&str| {
        let digits = name.rsplit('_').next().unwrap_or_default();
        name.starts_with("__wb")
            && digits.len() == 16
            && digits.bytes().all(|b| b.is_ascii_hexdigit())
    };
    let names: BTreeSet<&str> = script.split(word).filter(hashed).collect();
    let short = (0..).map(|n: u32| format!("_{n}"));
    names.into_iter().map(String::from).zip(short).collect()
}

/// The script without comments, indentation and empty lines.
fn trimmed(script: &str) -> String {
    let mut text = String::new();
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            text.push_str(line);
            text.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    text
}

/// The module with other names for what it imports, or nothing if it is not as expected.
fn renamed(module: &[u8], names: &BTreeMap<String, String>) -> Option<Vec<u8>> {
    const IMPORTS: u8 = 2;
    let (magic, mut rest) = module.split_at_checked(8)?;
    let mut out = magic.to_vec();
    while let Some((id, after)) = rest.split_first() {
        let mut after = after;
        let length = number(&mut after)?;
        let (section, next) = after.split_at_checked(length)?;
        let section = if *id == IMPORTS {
            imports(section, names)?
        } else {
            section.to_vec()
        };
        out.push(*id);
        write_number(&mut out, section.len());
        out.extend(section);
        rest = next;
    }
    Some(out)
}

fn imports(mut section: &[u8], names: &BTreeMap<String, String>) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let count = number(&mut section)?;
    write_number(&mut out, count);
    for _ in 0..count {
        for _ in ["module", "field"] {
            let name = str::from_utf8(bytes(&mut section)?).ok()?;
            let name = names.get(name).map_or(name, String::as_str);
            write_number(&mut out, name.len());
            out.extend(name.bytes());
        }
        // Only functions are imported: a kind, 0, and the number of a type.
        let (kind, rest) = section.split_first()?;
        section = rest;
        out.push((*kind == 0).then_some(0)?);
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
        let expected = b"\0asm\x01\0\0\0\x02\x08\x01\x01m\x02_0\0\x05\x0a\x01\0";
        assert_eq!(renamed(&module, &names).unwrap(), expected);
        assert_eq!(renamed(b"\0asm", &names), None);
    }

    #[test]
    fn comments_and_indentation_go_and_code_stays() {
        let script = "/**\n * Words.\n */\nfunction f() {\n    // why\n\n    return '//';\n}\n";
        assert_eq!(trimmed(script), "function f() {\nreturn '//';\n}\n");
    }
}
