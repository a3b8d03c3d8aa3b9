use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Result, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
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
    asked: Arc<Mutex<Vec<String>>>,
}

impl Server {
    /// A server of the whole bundle.
    pub fn start() -> Self {
        Self::without("nothing")
    }

    /// A server to which all files with this extension are missing.
    pub fn without(extension: &'static str) -> Self {
        let folder = dist();
        let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
        let address = listener.local_addr().expect("a bound port has an address");
        let asked = Arc::<Mutex<Vec<String>>>::default();
        let log = Arc::clone(&asked);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (folder, log) = (folder.clone(), Arc::clone(&log));
                // A browser may open connections ahead of need, so none may block another. One
                // that it gives up is its own affair.
                thread::spawn(move || answer(&stream, &folder, extension, &log));
            }
        });
        Self { address, asked }
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        format!("http://{}{FOLDER}", self.address)
    }

    /// The paths that have been asked for, in order.
    pub fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }
}

fn answer(
    mut stream: &TcpStream,
    folder: &Path,
    missing: &str,
    log: &Mutex<Vec<String>>,
) -> Result<()> {
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
    log.lock().unwrap().push(path.to_owned());
    let file = path.split('?').next().and_then(|path| {
        let name = path.strip_prefix(FOLDER)?;
        let name = if name.is_empty() { "index.html" } else { name };
        let extension = Path::new(name).extension()?.to_str()?;
        let kept = extension != missing && !name.contains("..");
        let body = kept.then(|| fs::read(folder.join(name)).ok())??;
        Some((content_type(extension), body))
    });
    let (status, content_type, body) = match file {
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
