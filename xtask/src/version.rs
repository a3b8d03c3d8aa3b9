//! Versions of the tools.

/// The version of Trunk to install if none with the same minor version is found. Trunk 0.22 needs a
/// newer Rust.
pub const TRUNK: &str = "0.21.14";

/// The version of Binaryen, whose wasm-opt Trunk runs; `Trunk.toml` asks for the same.
pub const BINARYEN: &str = "132";

/// The version of axe-core that the end-to-end tests run; others may report other violations.
pub const AXE: &str = "4.14.0";

/// The version of cargo-deny to install if none with the same minor version is found.
pub const DENY: &str = "0.20.2";

/// Returns the version of a package in the text of a `Cargo.lock`.
pub fn locked_version<'a>(lock: &'a str, name: &str) -> Option<&'a str> {
    let heading = format!("name = \"{name}\"");
    let mut lines = lock.lines().skip_while(|line| *line != heading);
    lines
        .nth(1)?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

/// Returns the version in the output of a tool's `--version`.
pub fn parse_version(output: &str) -> Option<&str> {
    output.split_whitespace().nth(1)
}

/// Returns whether the first two numbers of both versions are the same.
pub fn same_minor(one: &str, other: &str) -> bool {
    let mut pairs = one.split('.').zip(other.split('.'));
    pairs.by_ref().take(2).filter(|(a, b)| a == b).count() == 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trunk_asks_for_the_same_wasm_opt() {
        let trunk = include_str!("../../Trunk.toml");
        let line = format!("wasm_opt = \"version_{BINARYEN}\"");
        assert!(trunk.lines().any(|other| other == line), "{line}");
    }

    const LOCK: &str = r#"
[[package]]
name = "wasm-bindgen-futures"
version = "0.4.80"
dependencies = [
 "wasm-bindgen",
]

[[package]]
name = "wasm-bindgen"
version = "0.2.130"

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.131"
"#;

    #[test]
    fn the_locked_version_is_that_of_the_package_with_exactly_this_name() {
        assert_eq!(locked_version(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked_version(LOCK, "wasm-bindgen-macro"), Some("0.2.131"));
        assert_eq!(locked_version(LOCK, "wasm"), None);
        assert_eq!(locked_version("", "wasm-bindgen"), None);
    }

    #[test]
    fn the_version_is_parsed_without_the_name_and_the_commit() {
        assert_eq!(parse_version("trunk 0.21.14\n"), Some("0.21.14"));
        assert_eq!(parse_version("wasm-bindgen 0.2.130 (abc)"), Some("0.2.130"));
        assert_eq!(parse_version("trunk"), None);
    }

    #[test]
    fn only_the_first_two_numbers_have_to_agree() {
        assert!(same_minor("0.21.14", "0.21.2"));
        assert!(!same_minor("0.21.14", "0.22.14"));
        assert!(!same_minor("0.21.14", "0.2.14"));
        assert!(!same_minor("0.21.14", "0"));
    }
}
