use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// A chromedriver of its own; when dropped, it ends with all its browsers.
pub struct Driver {
    process: Child,
    port: u16,
    // Closed, the driver could not write to it any more.
    _output: BufReader<ChildStdout>,
}

impl Driver {
    /// Starts the chromedriver that `CHROMEDRIVER` names, or the one on PATH, on a free port.
    pub fn start() -> Self {
        // It asks for a port of each kind of address under one number, and gives up when another
        // program takes the second in between.
        let started = (0..5).find_map(|_| Self::try_start());
        started.expect("chromedriver says its port once it runs")
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
            // Its output has ended, and so it has, or is about to.
            let _ = process.wait();
            return None;
        };
        Some(Self {
            process,
            port,
            _output: output,
        })
    }

    /// Opens a browser without a window on the screen.
    pub async fn browser(&self) -> Client {
        let capabilities = json!({
            "browserName": "chrome",
            // A measurement is one long script.
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
                    // There is a mouse, whatever the machine has.
                    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,\
                     primaryPointerType=4,availablePointerTypes=4",
                ],
            },
        });
        let Value::Object(capabilities) = capabilities else {
            unreachable!("the capabilities are an object");
        };
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("chromedriver opens a browser")
    }

    /// Asks for the end, which closes the browsers; killed, the driver would leave them running.
    fn shut_down(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\n\r\n")?;
        stream.read(&mut [0; 64]).map(|_| ())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Neither can be helped here: at worst a browser is left over.
        let _ = self.shut_down();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
