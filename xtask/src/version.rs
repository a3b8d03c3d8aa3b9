//! Which versions of the tools fit.

/// The trunk that is installed where no fitting one is found: 0.22 wants a newer Rust.
pub const TRUNK: &str = "0.21.14";

/// The axe-core that the end-to-end tests run: another one may find other things.
pub const AXE: &str = "4.14.0";

/// Reads the version of the package `name` out of the text of a `Cargo.lock`.
pub fn locked<'a>(lock: &'a str, name: &str) -> Option<&'a str> {
    let heading = format!("name = \"{name}\"");
    let mut lines = lock.lines().skip_while(|line| *line != heading);
    lines
        .nth(1)?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

/// Reads the version out of what a tool answers to `--version`.
pub fn answered(answer: &str) -> Option<&str> {
    answer.split_whitespace().nth(1)
}

/// Tells whether two versions differ at most in what follows the second dot.
pub fn same_minor(one: &str, other: &str) -> bool {
    let mut pairs = one.split('.').zip(other.split('.'));
    pairs.by_ref().take(2).filter(|(a, b)| a == b).count() == 2
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn the_locked_version_is_that_of_the_very_package() {
        assert_eq!(locked(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked(LOCK, "wasm-bindgen-macro"), Some("0.2.131"));
        assert_eq!(locked(LOCK, "wasm"), None);
        assert_eq!(locked("", "wasm-bindgen"), None);
    }

    #[test]
    fn the_answered_version_leaves_out_the_name_and_the_commit() {
        assert_eq!(answered("trunk 0.21.14\n"), Some("0.21.14"));
        assert_eq!(answered("wasm-bindgen 0.2.130 (abc)"), Some("0.2.130"));
        assert_eq!(answered("trunk"), None);
    }

    #[test]
    fn only_the_first_two_numbers_have_to_agree() {
        assert!(same_minor("0.21.14", "0.21.2"));
        assert!(!same_minor("0.21.14", "0.22.14"));
        assert!(!same_minor("0.21.14", "0.2.14"));
        assert!(!same_minor("0.21.14", "0"));
    }
}
