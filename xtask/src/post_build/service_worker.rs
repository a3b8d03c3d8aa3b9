//! The service worker, with the list of the files that it keeps.

use sha2::{Digest, Sha256};

use super::{Files, HEADERS, PAGE, PREVIEW, SERVICE_WORKER, hash};

const TEMPLATE: &str = include_str!("../../../assets/sw.js");

/// Returns the text of the service worker for these files.
pub fn service_worker(files: &Files) -> String {
    let is_kept = |name: &str| ![HEADERS, PREVIEW, SERVICE_WORKER].contains(&name);
    let kept = files.iter().filter(|(name, _)| is_kept(name));
    let lines: Vec<String> = kept
        .map(|(name, content)| {
            // The page is known by the address of its folder.
            let address = if name == PAGE { "./" } else { name };
            format!("    {address:?}: {:?},\n", hash(content))
        })
        .collect();
    let list = lines.concat();
    let version = version(&list);
    format!("const VERSION = {version:?};\nconst FILES = {{\n{list}}};\n\n{TEMPLATE}")
}

/// Returns a text that changes with every name and content. Trunk's file names alone do not tell
/// versions apart: they stay the same if another version of wasm-bindgen writes the files.
fn version(list: &str) -> String {
    let digest = Sha256::digest(list);
    let bytes: Vec<_> = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    bytes.concat()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const BUNDLE: [(&str, &str); 6] = [
        ("index.html", "<p>"),
        ("game.wasm", "module"),
        ("icons/small.png", "icon"),
        ("preview.png", "picture"),
        ("_headers", "headers"),
        ("sw.js", "worker"),
    ];

    fn worker(bundle: &[(&str, &str)]) -> String {
        let owned =
            |(name, content): &(&str, &str)| ((*name).to_owned(), content.as_bytes().into());
        service_worker(&bundle.iter().map(owned).collect())
    }

    /// Returns the first line, which holds the version.
    fn version_line(bundle: &[(&str, &str)]) -> String {
        worker(bundle).lines().next().unwrap().to_owned()
    }

    #[test]
    fn the_files_stand_above_the_template_with_their_hashes() {
        let worker = worker(&BUNDLE);
        let constants = worker.strip_suffix(TEMPLATE).unwrap();
        let (_, files) = constants.split_once('\n').unwrap();
        assert_eq!(
            files,
            format!(
                "const FILES = {{\n    \"game.wasm\": {:?},\n    \"icons/small.png\": {:?},\n    \
                 \"./\": {:?},\n}};\n\n",
                hash("module"),
                hash("icon"),
                hash("<p>")
            )
        );
    }

    #[test]
    fn the_version_changes_with_every_name_and_content_that_is_kept() {
        let version = version_line(&BUNDLE);
        for index in 0..BUNDLE.len() {
            let mut changed = BUNDLE;
            changed.get_mut(index).unwrap().1 = "other";
            assert_eq!(version_line(&changed) != version, index < 3, "{index}");
        }
        let mut renamed = BUNDLE;
        renamed.get_mut(1).unwrap().0 = "other";
        assert_ne!(version_line(&renamed), version);
    }
}
