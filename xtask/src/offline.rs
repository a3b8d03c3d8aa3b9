//! Keeping a built bundle in the browser that has loaded it once, so that it can be played without a
//! network.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

/// Adds to the bundle in this folder what keeps it.
pub fn keep(dist: &Path) -> Result<(), String> {
    let fault = |error| format!("The bundle cannot be kept for later: {error}.");
    let page = dist.join("index.html");
    let mut html = fs::read_to_string(&page).map_err(fault)?;
    // All of them first: what is given a new name meanwhile could be met again.
    let entries: Result<Vec<_>, _> = fs::read_dir(dist).map_err(fault)?.collect();
    let mut files = Vec::new();
    for entry in entries.map_err(fault)? {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name != "index.html" && name != "worker.js" {
            let new = versioned(&name, &fs::read(entry.path()).map_err(fault)?);
            fs::rename(entry.path(), dist.join(&new)).map_err(fault)?;
            html = html.replace(&name, &new);
            files.push(new);
        }
    }
    files.sort();
    let html = with_worker(&html).ok_or("The page has no script that could ask for the worker.")?;
    fs::write(dist.join("worker.js"), worker(&html, &files)).map_err(fault)?;
    fs::write(page, html).map_err(fault)
}

/// A name that changes with what is in the file. The one that trunk gives tells what the file was made
/// of: other tools make something else of it.
fn versioned(name: &str, content: &[u8]) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let stem = stem.rsplit_once('-').map_or(stem, |(stem, _)| stem);
    format!("{stem}-{}.{extension}", digest(&content))
}

fn digest(content: &impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The page, which asks for the worker once it has had the time to start the game; not in a script of
/// its own, which would delay the first paint. Where the browser will have none of it, the game is
/// played all the same.
fn with_worker(html: &str) -> Option<String> {
    let (page, end) = html.rsplit_once("</script>")?;
    let ask = "setTimeout(()=>navigator.serviceWorker?.register('worker.js').catch(()=>{}),3e3)";
    Some(format!("{page};{ask}</script>{end}"))
}

/// The worker that keeps this page and these files.
fn worker(html: &str, files: &[String]) -> String {
    let version = digest(&(html, files));
    format!("const version = '{version}';\nconst files = {files:?};\n\n{WORKER}")
}

const WORKER: &str = include_str!("offline/worker.js");

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_last_script_of_the_page_asks_for_the_worker() {
        let html = "<script>a()</script><p><script>b()</script></body>";
        let (before, after) = ("<script>a()</script><p><script>b();", "</script></body>");
        let html = with_worker(html).unwrap();
        let asks = html
            .strip_prefix(before)
            .unwrap()
            .strip_suffix(after)
            .unwrap();
        assert!(asks.contains("register('worker.js')"), "{html}");
        assert_eq!(with_worker("<body><p></body>"), None);
    }

    #[test]
    fn a_name_changes_with_what_is_in_the_file_alone() {
        let name = versioned("some-game-0123_bg.wasm", b"one");
        let hash = name.strip_prefix("some-game-").unwrap();
        assert_eq!(hash.strip_suffix(".wasm").unwrap().len(), 16, "{name}");
        assert_eq!(versioned("some-game-4567_bg.wasm", b"one"), name);
        assert_ne!(versioned("some-game-0123_bg.wasm", b"two"), name);
    }

    #[test]
    fn another_page_or_another_file_is_another_version() {
        let files = |name: &str| [name.to_owned()];
        let version = |html, name| {
            let worker = worker(html, &files(name));
            worker.lines().next().unwrap().to_owned()
        };
        assert_eq!(version("<p>", "a.wasm"), version("<p>", "a.wasm"));
        assert_ne!(version("<p>", "a.wasm"), version("<b>", "a.wasm"));
        assert_ne!(version("<p>", "a.wasm"), version("<p>", "b.wasm"));
        let worker = worker("<p>", &files("a.wasm"));
        assert!(
            worker.contains("\nconst files = [\"a.wasm\"];\n"),
            "{worker}"
        );
    }
}
