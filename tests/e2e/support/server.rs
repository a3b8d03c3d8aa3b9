use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Result, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

/// The folder under which the bundle is served: it has to work from any, not only from the root.
const FOLDER: &str = "/some/folder/";

/// The folder of the release bundle: `dist`, or what `DIST` names.
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
    shelf: Arc<Shelf>,
}

/// What is served, and how.
struct Shelf {
    folder: Mutex<PathBuf>,
    /// The extension of files that are not there.
    missing: &'static str,
    /// The extension of files of which the server does not know the type.
    untyped: &'static str,
    /// The paths that have been asked for, in order.
    asked: Mutex<Vec<String>>,
    /// Whether the module is held back, and a bell for when it no longer is.
    held: Mutex<bool>,
    let_go: Condvar,
    /// Whether nobody is answered any more.
    gone: AtomicBool,
}

impl Server {
    /// A server of the whole bundle.
    pub fn start() -> Self {
        Self::serve("nothing", "nothing")
    }

    /// A server to which all files with this extension are missing.
    pub fn without(extension: &'static str) -> Self {
        Self::serve(extension, "nothing")
    }

    /// A server that does not know what files with this extension are.
    pub fn puzzled_by(extension: &'static str) -> Self {
        Self::serve("nothing", extension)
    }

    fn serve(missing: &'static str, untyped: &'static str) -> Self {
        let shelf = Arc::new(Shelf {
            folder: Mutex::new(dist()),
            missing,
            untyped,
            asked: Mutex::default(),
            held: Mutex::default(),
            let_go: Condvar::new(),
            gone: AtomicBool::default(),
        });
        let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
        let address = listener.local_addr().expect("a bound port has an address");
        let served = Arc::clone(&shelf);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let shelf = Arc::clone(&served);
                // A browser may open connections ahead of need, so none may block another. One
                // that it gives up is its own affair.
                thread::spawn(move || shelf.answer(&stream));
            }
        });
        Self { address, shelf }
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        format!("http://{}{FOLDER}", self.address)
    }

    /// The paths that have been asked for, in order.
    pub fn asked(&self) -> Vec<String> {
        self.shelf.asked.lock().unwrap().clone()
    }

    /// Holds the module back from now on.
    pub fn hold_the_module(&self) {
        *self.shelf.held.lock().unwrap() = true;
    }

    /// Lets the module go to whoever waits for it.
    pub fn let_the_module_go(&self) {
        *self.shelf.held.lock().unwrap() = false;
        self.shelf.let_go.notify_all();
    }

    /// Serves the bundle in this folder from now on.
    pub fn serve_instead(&self, folder: PathBuf) {
        *self.shelf.folder.lock().unwrap() = folder;
    }

    /// Answers nobody any more, like a network that is gone.
    pub fn go_away(&self) {
        self.shelf.gone.store(true, Ordering::Relaxed);
    }
}

impl Shelf {
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
        if self.gone.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.asked.lock().unwrap().push(path.to_owned());
        let (status, content_type, body) = match self.file(path) {
            Some((content_type, body)) => ("200 OK", content_type, body),
            None => ("404 Not Found", "text/plain", b"Not found".to_vec()),
        };
        let length = body.len();
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {content_type}\r\nContent-Length: {length}\r\n\
             Connection: close\r\n\r\n"
        )?;
        stream.write_all(&body)
    }

    /// The file at the path, with its type.
    fn file(&self, path: &str) -> Option<(&'static str, Vec<u8>)> {
        let name = path.split('?').next()?.strip_prefix(FOLDER)?;
        let name = if name.is_empty() { "index.html" } else { name };
        let extension = Path::new(name).extension()?.to_str()?;
        if extension == self.missing || name.contains("..") {
            return None;
        }
        if extension == "wasm" {
            let held = self.held.lock().unwrap();
            drop(self.let_go.wait_while(held, |held| *held).unwrap());
        }
        let known = if extension == self.untyped {
            ""
        } else {
            extension
        };
        let body = fs::read(self.folder.lock().unwrap().join(name)).ok()?;
        Some((content_type(known), body))
    }
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
