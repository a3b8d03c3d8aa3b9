//! Making a built bundle smaller: the names by which its two halves know each other end in digits
//! that do not compress, and its JavaScript is written for people.

mod module;
mod page;
mod script;

use std::fs;
use std::path::{Path, PathBuf};

/// Squeezes the bundle in this folder.
pub fn squeeze(dist: &Path) -> Result<(), String> {
    let (script, module) = (file(dist, "js")?, file(dist, "wasm")?);
    let fault = |error| format!("The bundle cannot be made smaller: {error}.");
    let text = fs::read_to_string(&script).map_err(fault)?;
    let binary = fs::read(&module).map_err(fault)?;
    let names = script::short_names(&text);
    // A module that is not understood stays as it is, and so does its other half.
    let Some(binary) = module::renamed(&binary, &names) else {
        return Ok(());
    };
    let strange = "The page does not load its script as expected.";
    let text = script::squeezed(&text, &names).ok_or(strange)?;
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).map_err(fault)?;
    let html = page::with_script(&html, &text).ok_or(strange)?;
    fs::write(&module, binary).map_err(fault)?;
    fs::write(&page, html).map_err(fault)?;
    fs::remove_file(&script).map_err(fault)
}

fn file(folder: &Path, extension: &str) -> Result<PathBuf, String> {
    let entries =
        fs::read_dir(folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
    entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|found| found == extension))
        .ok_or_else(|| format!("{} has no .{extension} file.", folder.display()))
}
