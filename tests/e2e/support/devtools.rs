//! Commands and logs that chromedriver offers besides those of the `WebDriver` standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

use super::Page;

impl Page {
    /// Sends a command of the `DevTools` protocol and returns the answer.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.vendor("goog/cdp/execute", body).await
    }

    /// Returns the messages in the browser's console since the last call, each with its level.
    pub async fn console(&self) -> Vec<String> {
        let entries = self.log("browser").await;
        let line = |entry: &Value| format!("{}: {}", entry["level"], entry["message"]);
        entries.iter().map(line).collect()
    }

    /// Returns the addresses that the browser has requested since the last call, answered or not.
    pub async fn requests(&self) -> Vec<String> {
        let events = self.log("performance").await;
        let urls = events.iter().filter_map(|entry| {
            let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let event = &event["message"];
            let is_request = event["method"] == "Network.requestWillBeSent";
            let url = event["params"]["request"]["url"].as_str()?;
            // A data URL needs no server.
            (is_request && !url.starts_with("data:")).then(|| url.to_owned())
        });
        urls.collect()
    }

    async fn log(&self, kind: &str) -> Vec<Value> {
        let entries = self.vendor("se/log", json!({ "type": kind })).await;
        entries.as_array().unwrap().clone()
    }

    async fn vendor(&self, path: &'static str, body: Value) -> Value {
        let command = VendorCommand { path, body };
        self.client.issue_cmd(command).await.unwrap()
    }
}

/// A command that is not part of the standard.
#[derive(Debug)]
struct VendorCommand {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for VendorCommand {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.path
        ))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
