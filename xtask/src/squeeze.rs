//! Making a built bundle smaller: the names by which its two halves know each other end in digits
//! that do not compress, and its JavaScript is written for people.

mod module;
mod page;
mod script;

use std::fs;
use std::path::{Path, PathBuf};

/// Squeezes the bundle in this folder; one that is not as expected stays as it is, only larger.
pub fn squeeze(dist: &Path) -> Result<(), String> {
    let bundle = match Squeezed::of(dist) {
        Ok(bundle) => bundle,
        Err(part) => {
            println!(
                "The bundle stays as trunk wrote it, only larger: its {part} is not as expected."
            );
            return Ok(());
        }
    };
    let fault = |error| format!("The bundle cannot be made smaller: {error}.");
    fs::write(bundle.module, bundle.binary).map_err(fault)?;
    fs::write(bundle.page, bundle.html).map_err(fault)?;
    fs::remove_file(bundle.script).map_err(fault)
}

/// What is to be written: the module and the page anew, and no script, which is now in the page.
struct Squeezed {
    script: PathBuf,
    module: PathBuf,
    binary: Vec<u8>,
    page: PathBuf,
    html: String,
}

impl Squeezed {
    /// The bundle in this folder made smaller, or the part of it that is not as expected.
    fn of(dist: &Path) -> Result<Self, &'static str> {
        let script = only(dist, "js").ok_or("script")?;
        let text = fs::read_to_string(&script).map_err(|_| "script")?;
        let names = script::short_names(&text);
        let text = script::squeezed(&text, &names).ok_or("script")?;
        let module = only(dist, "wasm").ok_or("module")?;
        let binary = fs::read(&module).map_err(|_| "module")?;
        let binary = module::renamed(&binary, &names).ok_or("module")?;
        let page = dist.join("index.html");
        let html = fs::read_to_string(&page).map_err(|_| "page")?;
        let html = page::with_script(&html, &text).ok_or("page")?;
        Ok(Self {
            script,
            module,
            binary,
            page,
            html,
        })
    }
}

/// The one file with this extension in the folder.
fn only(folder: &Path, extension: &str) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?;
    let mut found = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|found| found == extension));
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::{env, process};

    const SCRIPT: &[u8] = b"function f() {\n}\nasync function __wbg_load(module) {\n}\n";
    const MODULE: &[u8] = b"\0asm\x01\0\0\0\x00\x01\x09";
    const PAGE: &[u8] = b"<script type=module>init({ module_or_path: './a.wasm' });</script>\
                          <body><script id=start></script></body>";

    /// The files of a folder with these in it, by name, after it was squeezed.
    fn after(folder: &str, files: [(&str, &[u8]); 3]) -> Vec<(String, Vec<u8>)> {
        let folder = env::temp_dir().join(format!("squeeze-{folder}-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (name, content) in files {
            fs::write(folder.join(name), content).unwrap();
        }
        squeeze(&folder).unwrap();
        let entries = fs::read_dir(&folder).unwrap().map(Result::unwrap);
        let name = |entry: &fs::DirEntry| entry.file_name().into_string().unwrap();
        let mut left: Vec<_> = entries
            .map(|entry| (name(&entry), fs::read(entry.path()).unwrap()))
            .collect();
        left.sort();
        fs::remove_dir_all(&folder).unwrap();
        left
    }

    #[test]
    fn the_script_ends_in_the_page_and_the_module_gets_smaller() {
        let files = [("a.js", SCRIPT), ("a.wasm", MODULE), ("index.html", PAGE)];
        let left = after("whole", files);
        let names: Vec<&str> = left.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["a.wasm", "index.html"]);
        assert!(left.first().unwrap().1.len() < MODULE.len());
        assert!(left.last().unwrap().1.len() > PAGE.len());
    }

    #[test]
    fn a_bundle_with_a_strange_part_stays_as_it_is() {
        for strange in ["a.js", "a.wasm", "index.html"] {
            let files = [("a.js", SCRIPT), ("a.wasm", MODULE), ("index.html", PAGE)]
                .map(|(name, content)| (name, if name == strange { b"?" } else { content }));
            let same = files.map(|(name, content)| (name.to_owned(), content.to_vec()));
            assert_eq!(after(strange, files), same, "{strange}");
        }
    }
}
