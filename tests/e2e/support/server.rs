use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Result, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

use flate2::Compression;
use flate2::write::GzEncoder;

/// The path under which the bundle is served: it has to work from any, not only from the root.
const BASE_PATH: &str = "/some/folder/";

/// Returns the folder of the release bundle: `dist`, or the one that `DIST` names.
pub fn dist() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join(env::var_os("DIST").unwrap_or("dist".into()));
    assert!(
        folder.join("index.html").is_file(),
        "There is no bundle in {}: make one with `cargo xtask build`.",
        folder.display()
    );
    folder
}

/// Serves the release bundle until the process ends.
pub struct Server {
    address: SocketAddr,
    state: Arc<ServerState>,
}

struct ServerState {
    folder: Mutex<PathBuf>,
    fault: Mutex<Fault>,
    /// Whether files are compressed on their way, as hosts do.
    compresses: bool,
    /// The paths of all requests so far, in order.
    requests: Mutex<Vec<String>>,
    /// Whether requests for the wasm module wait.
    module_held: Mutex<bool>,
    module_released: Condvar,
    /// Whether connections are closed without an answer.
    offline: AtomicBool,
}

/// What is wrong with the files with an extension.
#[derive(Clone, Copy, PartialEq)]
enum Fault {
    None,
    /// They are answered with 404.
    Missing(&'static str),
    /// They are served as `application/octet-stream`.
    Untyped(&'static str),
    /// Their last byte is another one.
    Spoilt(&'static str),
}

impl Server {
    /// Serves the whole bundle.
    pub fn start() -> Self {
        Self::serve(Fault::None, false)
    }

    /// Serves the whole bundle, compressed.
    #[allow(dead_code, reason = "the benchmarks use it")]
    pub fn compressed() -> Self {
        Self::serve(Fault::None, true)
    }

    /// Serves the bundle without the files with this extension.
    pub fn without(extension: &'static str) -> Self {
        Self::serve(Fault::Missing(extension), false)
    }

    /// Serves the bundle without the MIME type of the files with this extension.
    pub fn without_mime_for(extension: &'static str) -> Self {
        Self::serve(Fault::Untyped(extension), false)
    }

    /// Serves the bundle with a wrong byte in the files with this extension.
    pub fn with_spoilt(extension: &'static str) -> Self {
        Self::serve(Fault::Spoilt(extension), false)
    }

    fn serve(fault: Fault, compresses: bool) -> Self {
        let state = Arc::new(ServerState {
            folder: Mutex::new(dist()),
            fault: Mutex::new(fault),
            compresses,
            requests: Mutex::default(),
            module_held: Mutex::default(),
            module_released: Condvar::new(),
            offline: AtomicBool::default(),
        });
        let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
        let address = listener.local_addr().expect("a bound port has an address");
        let shared = Arc::clone(&state);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let state = Arc::clone(&shared);
                // Browsers open connections ahead of need, so none may block another. An error means
                // that the browser has closed the connection.
                thread::spawn(move || state.answer(&stream));
            }
        });
        Self { address, state }
    }

    /// Returns the address of the page.
    pub fn url(&self) -> String {
        format!("http://{}{BASE_PATH}", self.address)
    }

    /// Returns the paths of all requests so far, in order.
    pub fn requests(&self) -> Vec<String> {
        self.state.requests.lock().unwrap().clone()
    }

    /// Lets requests for the wasm module wait from now on.
    pub fn hold_module(&self) {
        *self.state.module_held.lock().unwrap() = true;
    }

    /// Answers the requests for the wasm module that wait, and all later ones.
    pub fn release_module(&self) {
        *self.state.module_held.lock().unwrap() = false;
        self.state.module_released.notify_all();
    }

    /// Serves the whole bundle from now on.
    pub fn serve_all(&self) {
        *self.state.fault.lock().unwrap() = Fault::None;
    }

    /// Serves the bundle in this folder from now on.
    pub fn serve_from(&self, folder: PathBuf) {
        *self.state.folder.lock().unwrap() = folder;
    }

    /// Stops answering.
    pub fn go_offline(&self) {
        self.state.offline.store(true, Ordering::Relaxed);
    }
}

impl ServerState {
    fn answer(&self, mut stream: &TcpStream) -> Result<()> {
        let mut lines = BufReader::new(stream).lines();
        let request = lines.next().transpose()?.unwrap_or_default();
        for line in lines {
            if line?.is_empty() {
                break;
            }
        }
        let Some(path) = request.split(' ').nth(1) else {
            return Ok(());
        };
        if self.offline.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.requests.lock().unwrap().push(path.to_owned());
        let (status, content_type, body) = match self.file(path) {
            Some((content_type, body)) => ("200 OK", content_type, body),
            None => ("404 Not Found", "text/plain", b"Not found".to_vec()),
        };
        let (encoding, body) = if self.compresses {
            ("Content-Encoding: gzip\r\n", gzip(&body)?)
        } else {
            ("", body)
        };
        let length = body.len();
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {content_type}\r\n{encoding}\
             Content-Length: {length}\r\nConnection: close\r\n\r\n"
        )?;
        stream.write_all(&body)
    }

    /// Returns the MIME type and the content of the file at this path.
    fn file(&self, path: &str) -> Option<(&'static str, Vec<u8>)> {
        let name = path.split('?').next()?.strip_prefix(BASE_PATH)?;
        let name = if name.is_empty() { "index.html" } else { name };
        let extension = Path::new(name).extension()?.to_str()?;
        let is_fault = |fault: fn(&'static str) -> Fault| match *self.fault.lock().unwrap() {
            Fault::None => false,
            found @ (Fault::Missing(of) | Fault::Untyped(of) | Fault::Spoilt(of)) => {
                found == fault(of) && of == extension
            }
        };
        if is_fault(Fault::Missing) || name.contains("..") {
            return None;
        }
        if extension == "wasm" {
            let held = self.module_held.lock().unwrap();
            drop(self.module_released.wait_while(held, |held| *held).unwrap());
        }
        let content_type = if is_fault(Fault::Untyped) {
            "application/octet-stream"
        } else {
            content_type(extension)
        };
        let mut body = fs::read(self.folder.lock().unwrap().join(name)).ok()?;
        if is_fault(Fault::Spoilt)
            && let Some(last) = body.last_mut()
        {
            *last ^= 1;
        }
        Some((content_type, body))
    }
}

fn gzip(body: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(body)?;
    encoder.finish()
}

fn content_type(extension: &str) -> &'static str {
    match extension {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "wasm" => "application/wasm",
        "css" => "text/css",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "application/octet-stream",
    }
}
