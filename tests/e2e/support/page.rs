use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

use super::{Driver, Server};

/// The size of the part of the browser's window that shows the page, in CSS pixels.
#[derive(Clone, Copy, Debug)]
pub struct View {
    pub width: u32,
    pub height: u32,
}

impl View {
    pub const DESK: Self = Self::new(1280, 800);
    pub const PHONE: Self = Self::new(360, 740);
    pub const NARROW: Self = Self::new(320, 640);

    pub const fn new(width: u32, height: u32) -> Self {
        Self { width, height }
    }
}

/// The game in a browser of its own.
pub struct Page {
    /// The tab that is looked at; for whatever has no method here.
    pub client: Client,
    pub server: Server,
    _driver: Driver,
}

impl Page {
    /// The game, loaded and ready for a click.
    pub async fn open() -> Self {
        let page = Self::blank(Server::start()).await;
        page.load().await;
        page
    }

    /// A browser that has not loaded the page yet. It keeps nothing of the page for later, so that
    /// what is loaded comes from the server each time.
    pub async fn blank(server: Server) -> Self {
        let page = Self::keeping(server).await;
        page.before_load("delete Navigator.prototype.serviceWorker;")
            .await;
        page
    }

    /// A browser that has not loaded the page yet, but keeps it once it has.
    pub async fn keeping(server: Server) -> Self {
        let driver = Driver::start();
        let page = Self {
            client: driver.browser().await,
            server,
            _driver: driver,
        };
        page.resize(View::DESK).await;
        page
    }

    /// Sets the size of the view.
    pub async fn resize(&self, View { width, height }: View) {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics)
            .await;
    }

    /// Prefers these colours, `light` or `dark`, and no motion.
    pub async fn prefer(&self, colours: &str) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": colours },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await;
    }

    /// Loads the game at its plain address and waits for its squares.
    pub async fn load(&self) {
        self.client.goto(&self.server.url()).await.unwrap();
        self.ready().await;
    }

    /// Loads the page anew where it is, and waits for its squares.
    pub async fn reload(&self) {
        self.client.refresh().await.unwrap();
        self.ready().await;
        self.painted().await;
    }

    /// Follows the plain address with this behind it, `#` included.
    pub async fn visit(&self, hash: &str) {
        let url = self.server.url() + hash;
        self.client.goto(&url).await.unwrap();
        self.ready().await;
        self.painted().await;
    }

    /// What stands in the address behind the plain one.
    pub async fn hash(&self) -> String {
        let url = self.js("return location.href;").await;
        let hash = url.as_str().unwrap().strip_prefix(&self.server.url());
        hash.expect("the page stays where it is").to_owned()
    }

    /// Presses the browser's own button for going back.
    pub async fn back(&self) {
        self.client.back().await.unwrap();
        self.painted().await;
    }

    /// Presses the browser's own button for going forward.
    pub async fn forward(&self) {
        self.client.forward().await.unwrap();
        self.painted().await;
    }

    /// Waits until the squares are there, and the controls, which come right after.
    pub async fn ready(&self) {
        let controls = Locator::Css("#game:has(.square) ~ .controls");
        let controls = self.client.wait().for_element(controls);
        controls.await.expect("the game shows its squares in time");
    }

    /// Clicks these squares one after the other, each by its index in reading order.
    pub async fn click(&self, squares: &[usize]) {
        let buttons = self.client.find_all(Locator::Css("button.square"));
        let buttons = buttons.await.unwrap();
        for square in squares {
            buttons[*square].click().await.unwrap();
        }
    }

    /// Clicks the button with this text.
    pub async fn press(&self, text: &str) {
        let button = format!("//button[normalize-space()='{text}']");
        let button = self.client.find(Locator::XPath(&button)).await;
        button.unwrap().click().await.unwrap();
    }

    /// Clicks the only element that the selector finds.
    pub async fn touch(&self, selector: &str) {
        self.find(selector).await.click().await.unwrap();
    }

    /// Chooses what reads like this in the list of this name.
    pub async fn choose(&self, name: &str, label: &str) {
        let list = self.find(&format!("select[name={name}]")).await;
        list.select_by_label(label).await.unwrap();
    }

    /// The pieces in reading order, with `-` for an empty square.
    pub async fn board(&self) -> String {
        let squares = self.client.find_all(Locator::Css("button.square"));
        let mut board = String::new();
        for square in squares.await.unwrap() {
            let text = square.text().await.unwrap();
            board.push_str(if text.is_empty() { "-" } else { &text });
        }
        board
    }

    /// The squares with this mark, each by its index in reading order.
    pub async fn marked(&self, mark: &str) -> Value {
        let marked = "const squares = [...document.querySelectorAll('button.square')];
             return squares.flatMap((square, index) => square.dataset.mark === MARK ? [index] : []);";
        self.js(&marked.replace("MARK", &format!("'{mark}'"))).await
    }

    /// The line that says whose turn it is, or who has won.
    pub async fn status(&self) -> String {
        self.text(".status").await
    }

    /// The line that says what the last click did.
    pub async fn message(&self) -> String {
        self.text(".message").await
    }

    /// The visible text of the only element that the selector finds.
    pub async fn text(&self, selector: &str) -> String {
        self.find(selector).await.text().await.unwrap()
    }

    /// Whether the only element that the selector finds is seen.
    pub async fn sees(&self, selector: &str) -> bool {
        self.find(selector).await.is_displayed().await.unwrap()
    }

    /// The only element that the selector finds.
    pub async fn find(&self, selector: &str) -> Element {
        let mut found = self.client.find_all(Locator::Css(selector)).await.unwrap();
        assert_eq!(found.len(), 1, "elements that match {selector}");
        found.remove(0)
    }

    /// What the body of an async function returns that is run in the page.
    pub async fn js(&self, body: &str) -> Value {
        let script = format!("return (async () => {{ {body} }})();");
        self.client.execute(&script, vec![]).await.unwrap()
    }

    /// Runs the script in every document to come, before anything of the document itself.
    pub async fn before_load(&self, script: &str) {
        let source = json!({ "source": script });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", source)
            .await;
    }

    /// Waits until what has happened is on the screen.
    pub async fn painted(&self) {
        self.js("for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);")
            .await;
    }

    /// What the browser's console has shown since the last call, each with its level.
    pub async fn console(&self) -> Vec<String> {
        let entries = self.log("browser").await;
        let shown = |entry: &Value| format!("{}: {}", entry["level"], entry["message"]);
        entries.iter().map(shown).collect()
    }

    /// The addresses that the browser has asked for since the last call, answered or not.
    pub async fn requests(&self) -> Vec<String> {
        let events = self.log("performance").await;
        let urls = events.iter().filter_map(|entry| {
            let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let event = &event["message"];
            let request = event["method"] == "Network.requestWillBeSent";
            let url = event["params"]["request"]["url"].as_str()?;
            // What stands in the address itself is not asked for anywhere.
            (request && !url.starts_with("data:")).then(|| url.to_owned())
        });
        urls.collect()
    }

    /// Sends a command of the `DevTools` protocol and returns the answer.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.vendor("goog/cdp/execute", body).await
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

/// A command that chromedriver knows beside those of the standard.
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
