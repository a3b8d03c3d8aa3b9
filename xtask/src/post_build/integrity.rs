//! The hashes of the script and the module, so that the page starts no others.

use std::path::Path;

use super::{Files, SERVICE_WORKER, hash};

/// Returns the page with the hashes of the script and the module that it loads.
///
/// Trunk could write them itself, but also for the preloaded module, where browsers warn that they
/// ignore them, and not where the module is fetched.
pub fn with_integrity(page: &str, files: &Files) -> Result<String, String> {
    let script = find(files, |name| {
        let extension = Path::new(name).extension();
        extension.is_some_and(|extension| extension == "js") && name != SERVICE_WORKER
    })?;
    let module = find(files, |name| name.ends_with("_bg.wasm"))?;

    let preload = format!("{} rel=modulepreload", script.name);
    let with_hash = format!(
        "{} integrity={:?} rel=modulepreload",
        script.name, script.hash
    );
    let page = replace(page, &preload, &with_hash)?;

    let (before, after) = page
        .split_once("module_or_path: '")
        .ok_or("The page does not load the module as expected.")?;
    let (address, after) = after
        .split_once('\'')
        .filter(|(address, _)| address.ends_with(module.name))
        .ok_or("The page loads another module.")?;
    let hash = module.hash;
    Ok(format!(
        "{before}module_or_path: fetch('{address}', {{ integrity: '{hash}' }}){after}"
    ))
}

struct File<'a> {
    name: &'a str,
    hash: String,
}

/// Returns the one file with such a name.
fn find(files: &Files, is_wanted: impl Fn(&str) -> bool) -> Result<File<'_>, String> {
    let mut found = files.iter().filter(|(name, _)| is_wanted(name));
    match (found.next(), found.next()) {
        (Some((name, content)), None) => Ok(File {
            name,
            hash: hash(content),
        }),
        _ => Err("The bundle does not have one script and one module.".into()),
    }
}

fn replace(page: &str, from: &str, to: &str) -> Result<String, String> {
    if page.contains(from) {
        Ok(page.replace(from, to))
    } else {
        Err(format!("The page has no {from:?}."))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn script_and_module_have_their_hashes() {
        let files = [("a.js", "script"), ("a_bg.wasm", "module"), ("sw.js", "")];
        let files = files.map(|(name, content)| (name.into(), content.into()));
        let page = "init({ module_or_path: './a_bg.wasm' });<link href=./a.js rel=modulepreload>";
        let (script, module) = (hash("script"), hash("module"));
        assert_eq!(
            with_integrity(page, &files.into()).unwrap(),
            format!(
                "init({{ module_or_path: fetch('./a_bg.wasm', {{ integrity: '{module}' }}) }});\
                 <link href=./a.js integrity=\"{script}\" rel=modulepreload>"
            )
        );
    }

    #[test]
    fn a_page_that_loads_something_else_is_an_error() {
        let files: Files = [("a.js", ""), ("a_bg.wasm", "")]
            .map(|(name, content)| (name.into(), content.into()))
            .into();
        for page in [
            "init({ module_or_path: './a_bg.wasm' });",
            "<link href=./a.js rel=modulepreload>",
            "init({ module_or_path: './b_bg.wasm' });<link href=./a.js rel=modulepreload>",
        ] {
            assert!(with_integrity(page, &files).is_err(), "{page}");
        }
    }
}
