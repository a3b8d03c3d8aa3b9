//! The policy that lets the page use its own files only.

use super::hash;

/// The element after which the policy stands, before everything that it concerns.
const CHARSET: &str = "<meta charset=utf-8>";

/// Returns the Content-Security-Policy of the page, with the hashes of its inline scripts and styles.
pub fn policy(page: &str) -> String {
    let hashes = |element: &str| {
        let contents = inline(page, element).into_iter();
        let hashes: Vec<_> = contents
            .map(|content| format!("'{}'", hash(content)))
            .collect();
        hashes.join(" ")
    };
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval' {}", hashes("script")),
        &format!("style-src {}", hashes("style")),
        // The lines of the board are an image in the style sheet.
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
    ]
    .join("; ")
}

/// Returns the page with the policy.
pub fn with_policy(page: &str, policy: &str) -> Result<String, String> {
    let (before, after) = page
        .split_once(CHARSET)
        .ok_or_else(|| format!("The page has no {CHARSET}."))?;
    Ok(format!(
        "{before}{CHARSET}<meta http-equiv=Content-Security-Policy content=\"{policy}\">{after}"
    ))
}

/// Returns the headers for static hosts: the policy, and what only headers can say.
pub fn headers(policy: &str) -> String {
    format!(
        "/*\n\
         \x20 Content-Security-Policy: {policy}; frame-ancestors 'none'\n\
         \x20 Cross-Origin-Opener-Policy: same-origin\n\
         \x20 Referrer-Policy: no-referrer\n\
         \x20 X-Content-Type-Options: nosniff\n\
         \x20 X-Frame-Options: DENY\n"
    )
}

/// Returns the contents of all elements of this name that hold theirs themselves.
fn inline<'a>(page: &'a str, element: &str) -> Vec<&'a str> {
    let (start, end) = (format!("<{element}"), format!("</{element}>"));
    let mut contents = Vec::new();
    let mut rest = page;
    while let Some((_, after)) = rest.split_once(&start) {
        let Some((attributes, after)) = after.split_once('>') else {
            break;
        };
        let Some((content, after)) = after.split_once(&end) else {
            break;
        };
        if !attributes.contains("src=") {
            contents.push(content);
        }
        rest = after;
    }
    contents
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const PAGE: &str = "<meta charset=utf-8><style>p{}</style><script>a()</script>\
        <script src=b.js></script><style>q{}</style><script type=module>c()</script>";

    #[test]
    fn inline_scripts_and_styles_are_found() {
        assert_eq!(inline(PAGE, "script"), ["a()", "c()"]);
        assert_eq!(inline(PAGE, "style"), ["p{}", "q{}"]);
        assert!(inline("<script", "script").is_empty());
        assert!(inline("<script>", "script").is_empty());
    }

    #[test]
    fn every_inline_script_and_style_is_allowed_by_its_hash() {
        let policy = policy(PAGE);
        for (directive, contents) in [
            ("script-src", ["a()", "c()"]),
            ("style-src", ["p{}", "q{}"]),
        ] {
            let sources = policy.split("; ").find(|part| part.starts_with(directive));
            for content in contents {
                assert!(sources.unwrap().contains(&hash(content)), "{policy}");
            }
        }
        assert!(!policy.contains("unsafe-inline") && !policy.contains("unsafe-eval'; "));
    }

    #[test]
    fn the_policy_stands_before_everything_it_concerns() {
        let page = with_policy(PAGE, &policy(PAGE)).unwrap();
        let position = |text: &str| page.find(text).unwrap();
        assert!(position("Content-Security-Policy") < position("<style>"));
        assert!(with_policy("<p>", "").is_err());
    }

    #[test]
    fn headers_hold_the_policy_and_forbid_frames() {
        let headers = headers("default-src 'none'");
        assert!(headers.starts_with("/*\n  Content-Security-Policy: default-src 'none'; frame-"));
        assert!(headers.lines().skip(1).all(|line| line.starts_with("  ")));
    }
}
