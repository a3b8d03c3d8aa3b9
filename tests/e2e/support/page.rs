use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use super::scripts::HELPERS;
use super::{Driver, Server};

/// The size of the browser's viewport, in CSS pixels.
#[derive(Clone, Copy, Debug)]
pub struct View {
    pub width: u32,
    pub height: u32,
}

impl View {
    pub const DESKTOP: Self = Self::new(1280, 800);
    pub const PHONE: Self = Self::new(360, 740);
    pub const NARROW: Self = Self::new(320, 640);

    pub const fn new(width: u32, height: u32) -> Self {
        Self { width, height }
    }
}

/// The game in a browser of its own.
pub struct Page {
    /// The `WebDriver` session, for whatever has no method here.
    pub client: Client,
    pub server: Server,
    _driver: Driver,
}

impl Page {
    /// Opens a browser and loads the game at its plain address.
    pub async fn open() -> Self {
        let page = Self::blank(Server::start()).await;
        page.load().await;
        page
    }

    /// Opens a browser without service workers, so that every load comes from the server.
    pub async fn blank(server: Server) -> Self {
        let page = Self::blank_with_service_worker(server).await;
        page.before_load("delete Navigator.prototype.serviceWorker;")
            .await;
        page
    }

    /// Opens a browser in which the page can register its service worker.
    pub async fn blank_with_service_worker(server: Server) -> Self {
        let driver = Driver::start();
        let page = Self {
            client: driver.browser().await,
            server,
            _driver: driver,
        };
        page.resize(View::DESKTOP).await;
        page
    }

    /// Allows scripts and styles that the policy of the page forbids, as extensions may add them.
    pub async fn bypass_policy(&self) {
        self.devtools("Page.setBypassCSP", json!({ "enabled": true }))
            .await;
    }

    /// Sets the size of the viewport.
    pub async fn resize(&self, View { width, height }: View) {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics)
            .await;
    }

    /// Emulates a system that prefers this colour scheme, `light` or `dark`, and reduced motion.
    pub async fn prefer(&self, colour_scheme: &str) {
        self.emulate_media(&[
            ("prefers-color-scheme", colour_scheme),
            ("prefers-reduced-motion", "reduce"),
        ])
        .await;
    }

    /// Emulates these media features and no others.
    pub async fn emulate_media(&self, features: &[(&str, &str)]) {
        let feature = |(name, value): &(&str, &str)| json!({ "name": name, "value": value });
        let features: Vec<Value> = features.iter().map(feature).collect();
        let media = json!({ "features": features });
        self.devtools("Emulation.setEmulatedMedia", media).await;
    }

    /// Loads the game at its plain address.
    pub async fn load(&self) {
        self.client.goto(&self.server.url()).await.unwrap();
        self.ready().await;
    }

    /// Reloads the page at its present address.
    pub async fn reload(&self) {
        self.client.refresh().await.unwrap();
        self.ready().await;
        self.painted().await;
    }

    /// Navigates to the plain address with this fragment, `#` included.
    pub async fn visit(&self, fragment: &str) {
        let url = self.server.url() + fragment;
        self.client.goto(&url).await.unwrap();
        self.ready().await;
        self.painted().await;
    }

    /// Loads the page anew at the plain address with this fragment.
    pub async fn load_at(&self, fragment: &str) {
        self.client.goto("about:blank").await.unwrap();
        self.visit(fragment).await;
    }

    /// Returns the address without the part that the plain address has, too.
    pub async fn fragment(&self) -> String {
        let url = self.js("return location.href;").await;
        let fragment = url.as_str().unwrap().strip_prefix(&self.server.url());
        fragment.expect("the page stays in its folder").to_owned()
    }

    /// Goes back in the browser's history.
    pub async fn back(&self) {
        self.client.back().await.unwrap();
        self.painted().await;
    }

    /// Goes forward in the browser's history.
    pub async fn forward(&self) {
        self.client.forward().await.unwrap();
        self.painted().await;
    }

    /// Waits for the squares and for the controls, which are rendered after them.
    pub async fn ready(&self) {
        let controls = Locator::Css("main:has(.square) .controls");
        let controls = self.client.wait().for_element(controls);
        controls.await.expect("the game starts in time");
    }

    /// Waits until every change so far is on the screen.
    pub async fn painted(&self) {
        self.js("for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);")
            .await;
    }

    /// Waits for this number of milliseconds.
    pub async fn sleep(&self, milliseconds: u32) {
        self.js(&format!("await sleep({milliseconds});")).await;
    }

    /// Waits until this expression is true in the page.
    ///
    /// # Panics
    ///
    /// If it is not within ten seconds.
    pub async fn wait_until(&self, expression: &str) {
        self.js(&format!("await until(() => {expression});")).await;
    }

    /// Returns the visible text of the only element that matches the selector.
    pub async fn text(&self, selector: &str) -> String {
        self.find(selector).await.text().await.unwrap()
    }

    /// Returns the only element that matches the selector.
    pub async fn find(&self, selector: &str) -> Element {
        let mut found = self.client.find_all(Locator::Css(selector)).await.unwrap();
        assert_eq!(found.len(), 1, "elements that match {selector}");
        found.remove(0)
    }

    /// Runs the body of an async function in the page and returns its result; the [`HELPERS`] are in
    /// scope.
    pub async fn js(&self, body: &str) -> Value {
        self.js_with(body, vec![]).await
    }

    /// Does the same with `arguments`.
    pub async fn js_with(&self, body: &str, arguments: Vec<Value>) -> Value {
        let script = format!("{HELPERS}\nreturn (async () => {{ {body} }})();");
        self.client.execute(&script, arguments).await.unwrap()
    }

    /// Runs the script in every document to come, before any script of the document itself.
    pub async fn before_load(&self, script: &str) {
        let source = json!({ "source": script });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", source)
            .await;
    }
}
