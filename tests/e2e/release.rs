//! A new release, for the tests of the service worker.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};

use crate::support::server::dist;

/// The beginnings of the page's description, by which releases are told apart.
pub const OLD: &str = "The Roman game";
pub const NEW: &str = "The new Roman game";

/// A copy of the bundle as a new release would be: with another page, and other names for the script
/// and the module. Dropping it deletes the files.
pub struct NewRelease {
    pub folder: PathBuf,
}

impl NewRelease {
    pub fn write(name: &str) -> Self {
        let folder = env::temp_dir().join(format!("chorus-lapilli-{name}-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let name_of = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
        let old_module = name_of(&module_in(&dist()));
        let id = old_module.trim_start_matches("chorus-lapilli-");
        let id = id.trim_end_matches("_bg.wasm");
        assert!(id.len() > 8, "{id}");
        for file in fs::read_dir(dist()).unwrap() {
            let path = file.unwrap().path();
            fs::copy(&path, folder.join(name_of(&path).replace(id, "new"))).unwrap();
        }
        let old_page = read(&dist(), "index.html");
        let new_page = old_page.replace(id, "new").replace(OLD, NEW);
        // The policy allows the script that names the files.
        let new_page = new_page.replace(&hash(script_in(&old_page)), &hash(script_in(&new_page)));
        let worker = read(&dist(), "sw.js")
            .replace(id, "new")
            .replace(&hash(&old_page), &hash(&new_page))
            .replace("VERSION = \"", "VERSION = \"new ");
        fs::write(folder.join("index.html"), new_page).unwrap();
        fs::write(folder.join("sw.js"), worker).unwrap();
        Self { folder }
    }

    /// Returns the path of the module.
    pub fn module(&self) -> PathBuf {
        module_in(&self.folder)
    }

    /// Returns the worker of the old release with the new names: all that does not fit is the page.
    pub fn old_worker(&self) -> String {
        let old_page = read(&dist(), "index.html");
        let new_page = read(&self.folder, "index.html");
        read(&self.folder, "sw.js").replace(&hash(&new_page), &hash(&old_page))
    }
}

impl Drop for NewRelease {
    fn drop(&mut self) {
        // At worst a temporary folder is left.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap()
}

/// Returns the hash of a text as the bundle has it.
fn hash(text: &str) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(text)))
}

/// Returns the script that starts the game.
fn script_in(page: &str) -> &str {
    let (_, after) = page.split_once("<script type=module>").unwrap();
    after.split_once("</script>").unwrap().0
}

/// Returns the path of the module in this folder.
fn module_in(folder: &Path) -> PathBuf {
    let files = fs::read_dir(folder).unwrap();
    let mut paths = files.map(|file| file.unwrap().path());
    let is_module = |path: &PathBuf| path.extension().is_some_and(|name| name == "wasm");
    paths.find(is_module).expect("a bundle has a module")
}
