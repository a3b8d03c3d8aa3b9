//! The last step of a release build, which Trunk runs as a hook: locks the page down, and adds the
//! service worker, the headers and the whole address of the preview picture.

mod integrity;
mod policy;
mod service_worker;

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};

use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};

const PAGE: &str = "index.html";
const SERVICE_WORKER: &str = "sw.js";
/// The headers of the page, in the format that static hosts read.
const HEADERS: &str = "_headers";
/// The picture that other sites show beside a link to the page; the page itself never does.
const PREVIEW: &str = "preview.png";

/// The contents of the files of a bundle by their paths, which are separated by slashes and relative
/// to the bundle's folder.
type Files = BTreeMap<String, Vec<u8>>;

/// Completes the bundle that Trunk has just built, unless it is for development.
pub fn run() -> Result<(), String> {
    if env::var("TRUNK_PROFILE").as_deref() != Ok("release") {
        return Ok(());
    }
    let bundle = env::var_os("TRUNK_STAGING_DIR").ok_or("TRUNK_STAGING_DIR is not set.")?;
    let bundle = Path::new(&bundle);
    let public_url = env::var("TRUNK_PUBLIC_URL").unwrap_or_default();
    let mut files = Files::new();
    read_files(bundle, "", &mut files)
        .map_err(|error| format!("The bundle cannot be read: {error}."))?;
    for (name, content) in completed(&files, &public_url)? {
        fs::write(bundle.join(&name), content)
            .map_err(|error| format!("{name} cannot be written: {error}."))?;
    }
    Ok(())
}

/// Returns the files of the bundle that are new or changed.
fn completed(files: &Files, public_url: &str) -> Result<Files, String> {
    let page = files.get(PAGE).ok_or("The bundle has no page.")?;
    let page = str::from_utf8(page).map_err(|_| "The page is no text.")?;
    let page = with_preview_address(page, public_url);
    let page = integrity::with_integrity(&page, files)?;
    let policy = policy::policy(&page);
    let page = policy::with_policy(&page, &policy)?;

    let mut completed = files.clone();
    completed.insert(PAGE.into(), page.into_bytes());
    completed.insert(HEADERS.into(), policy::headers(&policy).into_bytes());
    let worker = service_worker::service_worker(&completed);
    completed.insert(SERVICE_WORKER.into(), worker.into_bytes());
    completed.retain(|name, content| files.get(name) != Some(content));
    Ok(completed)
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

/// Returns the hash of a content in the form that pages and policies use.
fn hash(content: impl AsRef<[u8]>) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const PAGE_TEXT: &str = "<meta charset=utf-8><meta content=preview.png property=og:image>\
         <style>p{}</style><script type=module>import init from './game.js';\
         init({ module_or_path: './game_bg.wasm' });</script>\
         <link href=./game.js rel=modulepreload>";

    fn bundle() -> Files {
        let files = [
            (PAGE, PAGE_TEXT),
            ("game.js", "script"),
            ("game_bg.wasm", "module"),
            (PREVIEW, "picture"),
        ];
        files
            .map(|(name, content)| (name.into(), content.into()))
            .into()
    }

    #[test]
    fn the_page_is_locked_down_and_worker_and_headers_are_added() {
        let completed = completed(&bundle(), "./").unwrap();
        let names: Vec<&str> = completed.keys().map(String::as_str).collect();
        assert_eq!(names, [HEADERS, PAGE, SERVICE_WORKER]);
        let text = |name: &str| str::from_utf8(completed.get(name).unwrap()).unwrap();
        let (page, worker) = (text(PAGE), text(SERVICE_WORKER));
        assert!(page.contains("Content-Security-Policy"), "{page}");
        assert!(worker.contains(&hash(page)), "{worker}");
    }

    #[test]
    fn a_bundle_that_is_not_as_expected_is_an_error() {
        assert!(completed(&Files::new(), "./").is_err());
        for (name, text) in [
            (PAGE, "<meta charset=utf-8>"),
            (PAGE, &PAGE_TEXT.replace("charset", "name")),
        ] {
            let mut files = bundle();
            files.insert(name.into(), text.into());
            assert!(completed(&files, "./").is_err(), "{text}");
        }
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
    fn hashes_are_those_that_browsers_compute() {
        // As in the specification of Subresource Integrity's examples: of the empty text.
        assert_eq!(
            hash(""),
            "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        );
    }
}
