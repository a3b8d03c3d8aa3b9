use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// A chromedriver process; dropping it ends the process and its browsers.
pub struct Driver {
    process: Child,
    port: u16,
    // Kept open because the driver goes on writing to it.
    _output: BufReader<ChildStdout>,
}

impl Driver {
    /// Starts the chromedriver that `CHROMEDRIVER` names, or the one on PATH, on a free port.
    pub fn start() -> Self {
        // It binds the same port for IPv4 and IPv6, and gives up if another program takes one of
        // them in between.
        let started = (0..5).find_map(|_| Self::try_start());
        started.expect("chromedriver starts and reports its port")
    }

    fn try_start() -> Option<Self> {
        let program = env::var_os("CHROMEDRIVER").unwrap_or("chromedriver".into());
        let mut process = Command::new(&program)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!(
                    "{} does not start ({error}): install Chromium with its chromedriver, or name \
                     the path of the driver in CHROMEDRIVER.",
                    program.display()
                )
            });
        let mut output = BufReader::new(process.stdout.take().expect("the output is piped"));
        let port = output
            .by_ref()
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                let (_, port) = line.split_once("started successfully on port ")?;
                port.trim_end_matches('.').parse().ok()
            });
        let Some(port) = port else {
            // The output has ended, so the process is ending too.
            let _ = process.wait();
            return None;
        };
        Some(Self {
            process,
            port,
            _output: output,
        })
    }

    /// Opens a headless browser.
    pub async fn browser(&self) -> Client {
        let capabilities = json!({
            "browserName": "chrome",
            // The benchmarks run long scripts.
            "timeouts": { "script": 180_000 },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            "goog:chromeOptions": {
                "args": [
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    // Let tests change the address more often than a person can.
                    "--disable-ipc-flooding-protection",
                    // Emulate a mouse, also on machines without one.
                    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,\
                     primaryPointerType=4,availablePointerTypes=4",
                ],
            },
        });
        let Value::Object(capabilities) = capabilities else {
            unreachable!("json! was given an object");
        };
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("chromedriver opens a browser")
    }

    /// Asks the driver to end, which closes its browsers; a killed driver leaves them running.
    fn shut_down(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\n\r\n")?;
        stream.read(&mut [0; 64]).map(|_| ())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Errors cannot be handled here; at worst a browser keeps running.
        let _ = self.shut_down();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
