//! The last step of a release build, which Trunk runs as a hook: adds the service worker and the whole
//! address of the preview picture.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};

use sha2::{Digest, Sha256};

const PAGE: &str = "index.html";
const SERVICE_WORKER: &str = "sw.js";
/// The picture that other sites show beside a link to the page; the page itself never does.
const PREVIEW: &str = "preview.png";
const TEMPLATE: &str = include_str!("../../assets/sw.js");

/// The contents of the files of a bundle by their paths, which are separated by slashes and relative
/// to the bundle's folder.
type Files = BTreeMap<String, Vec<u8>>;

/// Adds the service worker to the bundle that Trunk has just built, unless it is for development.
pub fn run() -> Result<(), String> {
    if env::var("TRUNK_PROFILE").as_deref() != Ok("release") {
        return Ok(());
    }
    let bundle = env::var_os("TRUNK_STAGING_DIR").ok_or("TRUNK_STAGING_DIR is not set.")?;
    let bundle = Path::new(&bundle);
    let public_url = env::var("TRUNK_PUBLIC_URL").unwrap_or_default();
    write_preview_address(bundle, &public_url)
        .map_err(|error| format!("The address of the preview cannot be written: {error}."))?;
    write_service_worker(bundle)
        .map_err(|error| format!("The service worker cannot be written: {error}."))
}

fn write_preview_address(bundle: &Path, public_url: &str) -> io::Result<()> {
    let page = bundle.join(PAGE);
    let text = fs::read_to_string(&page)?;
    fs::write(page, with_preview_address(&text, public_url))
}

/// Returns the page with the whole address of the preview picture if the address of the page is known:
/// many sites ignore a relative one.
fn with_preview_address(page: &str, public_url: &str) -> String {
    if !public_url.starts_with("http") {
        return page.to_owned();
    }
    let address = format!("{}/{PREVIEW}", public_url.trim_end_matches('/'));
    page.replace(PREVIEW, &address)
}

/// Writes the service worker for the other files in the folder.
fn write_service_worker(bundle: &Path) -> io::Result<()> {
    let mut files = Files::new();
    read_files(bundle, "", &mut files)?;
    files.remove(SERVICE_WORKER);
    fs::write(bundle.join(SERVICE_WORKER), service_worker(&files))
}

/// Reads all files in a folder and in the folders below it.
fn read_files(folder: &Path, prefix: &str, files: &mut Files) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_files(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// Returns the text of the service worker for these files.
fn service_worker(files: &Files) -> String {
    let version = digest(files);
    let is_needed = |name: &&String| *name != PAGE && *name != PREVIEW;
    let names: Vec<_> = files.keys().filter(is_needed).collect();
    format!("const VERSION = {version:?};\nconst FILES = {names:?};\n\n{TEMPLATE}")
}

/// Returns a digest of the names and contents. Trunk's file names do not tell versions apart: they
/// stay the same if another version of wasm-bindgen writes the files.
fn digest(files: &Files) -> String {
    let mut hasher = Sha256::new();
    for (name, content) in files {
        hasher.update(Sha256::digest(name));
        hasher.update(Sha256::digest(content));
    }
    let bytes: Vec<_> = hasher
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    bytes.concat()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::process;

    const BUNDLE: [(&str, &str); 4] = [
        ("index.html", "<p>"),
        ("game.wasm", "module"),
        ("icons/small.png", "icon"),
        ("preview.png", "picture"),
    ];

    fn files(files: &[(&str, &str)]) -> Files {
        let owned =
            |(name, content): &(&str, &str)| ((*name).to_owned(), content.as_bytes().into());
        files.iter().map(owned).collect()
    }

    #[test]
    fn the_constants_stand_above_the_template() {
        let worker = service_worker(&files(&BUNDLE));
        let constants = worker.strip_suffix(TEMPLATE).unwrap();
        let version = digest(&files(&BUNDLE));
        assert_eq!(
            constants,
            format!(
                "const VERSION = \"{version}\";\n\
                 const FILES = [\"game.wasm\", \"icons/small.png\"];\n\n"
            )
        );
    }

    #[test]
    fn the_preview_has_a_whole_address_if_the_page_has_one() {
        let page = "<meta property=og:image content=preview.png>";
        for public_url in ["", "./", "/folder/"] {
            assert_eq!(with_preview_address(page, public_url), page);
        }
        for public_url in ["https://a.example/b", "https://a.example/b/"] {
            assert_eq!(
                with_preview_address(page, public_url),
                "<meta property=og:image content=https://a.example/b/preview.png>"
            );
        }
    }

    #[test]
    fn the_version_changes_with_every_name_and_content() {
        let version = digest(&files(&BUNDLE));
        assert_eq!(version.len(), 64);
        for index in 0..BUNDLE.len() {
            let (mut renamed, mut changed) = (BUNDLE, BUNDLE);
            renamed.get_mut(index).unwrap().0 = "other";
            changed.get_mut(index).unwrap().1 = "other";
            assert_ne!(digest(&files(&renamed)), version);
            assert_ne!(digest(&files(&changed)), version);
        }
        assert_ne!(
            digest(&files(&[("a", "bc")])),
            digest(&files(&[("ab", "c")]))
        );
    }

    #[test]
    fn a_second_run_writes_the_same_service_worker() {
        let folder = env::temp_dir().join(format!("post-build-{}", process::id()));
        for (name, content) in BUNDLE {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        }
        for _ in 0..2 {
            write_service_worker(&folder).unwrap();
            let written = fs::read_to_string(folder.join(SERVICE_WORKER)).unwrap();
            assert_eq!(written, service_worker(&files(&BUNDLE)));
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
