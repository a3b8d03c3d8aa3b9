//! The policy that lets the page use its own files only.

use serde_json::json;

use crate::states;
use crate::support::View;

/// Collects everything that the policy forbids.
const COLLECT: &str = "
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        window.violations.push(`${violatedDirective} ${blockedURI}`));";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nothing_that_the_page_does_is_against_its_policy() {
    let page = states::blank(View::DESKTOP).await;
    page.before_load(COLLECT).await;
    states::all(&page, async |state: &str| {
        let violations = page.js("return window.violations;").await;
        assert_eq!(violations, json!([]), "{state}");
    })
    .await;
    assert_eq!(page.console().await, Vec::<String>::new());
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn foreign_scripts_styles_and_requests_are_blocked() {
    let page = states::blank(View::DESKTOP).await;
    page.before_load(COLLECT).await;
    page.load().await;
    for (directive, attempt) in [
        (
            "script-src-elem",
            "const script = document.createElement('script');
             script.text = 'window.hasRun = true';
             document.body.append(script);",
        ),
        (
            "style-src-elem",
            "const style = document.createElement('style');
             style.textContent = 'p { color: red }';
             document.body.append(style);",
        ),
        (
            "connect-src",
            "await fetch('https://example.invalid/').catch(() => {});",
        ),
        (
            "img-src",
            "document.body.append(Object.assign(new Image(), { src: 'https://example.invalid/' }));",
        ),
        (
            "base-uri",
            "const base = document.createElement('base');
             base.href = 'https://example.invalid/';
             document.head.append(base);
             await fetch('icon.svg').catch(() => {});",
        ),
    ] {
        page.js(attempt).await;
        page.wait_until(&format!(
            "window.violations.some((violation) => violation.startsWith('{directive}'))"
        ))
        .await;
    }
    assert_eq!(page.js("return window.hasRun ?? null;").await, json!(null));
}
