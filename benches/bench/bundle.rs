use std::fs;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::support::server;

/// Prints the size of every file of the bundle, raw and compressed.
pub fn measure() {
    let files = fs::read_dir(server::dist()).unwrap();
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();

    println!(
        "\n{:44}{:>10}{:>10}{:>10}",
        "Bundle, bytes", "raw", "gzip", "brotli"
    );
    let mut sum = [0; 3];
    for path in paths {
        let content = fs::read(&path).unwrap();
        let sizes = [content.len(), gzip(&content), brotli(&content)];
        row(&path.file_name().unwrap().to_string_lossy(), sizes);
        for (sum, size) in sum.iter_mut().zip(sizes) {
            *sum += size;
        }
    }
    row("sum", sum);
}

fn row(name: &str, [raw, gzip, brotli]: [usize; 3]) {
    println!("{name:44}{raw:>10}{gzip:>10}{brotli:>10}");
}

fn gzip(content: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content).unwrap();
    encoder.finish().unwrap().len()
}

fn brotli(content: &[u8]) -> usize {
    let mut compressed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut &*content, &mut compressed, &parameters).unwrap();
    compressed.len()
}
