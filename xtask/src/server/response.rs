//! Answering a request with a file.

use std::fs;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};

use super::request::{CODINGS, Request};

/// Writes the answer to `request` from the files of `folder`.
pub(super) fn answer(request: &Request, folder: &Path, out: &mut impl Write) -> io::Result<()> {
    let body = request.method != "HEAD";
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return send(
            out,
            "405 Method Not Allowed",
            "text/plain",
            None,
            b"only GET and HEAD\n",
            body,
        );
    }
    let Some((file, bytes)) = find(folder, &request.path) else {
        return send(
            out,
            "404 Not Found",
            "text/plain",
            None,
            b"no such file\n",
            body,
        );
    };
    let compressed = CODINGS.iter().find_map(|&(coding, suffix)| {
        let copy = || fs::read(with_suffix(&file, suffix)).ok();
        let is_accepted = request.accepts.contains(&coding);
        Some((coding, is_accepted.then(copy)??))
    });
    let (coding, bytes) = match compressed {
        Some((coding, copy)) => (Some(coding), copy),
        None => (None, bytes),
    };
    send(out, "200 OK", media_type(&file), coding, &bytes, body)
}

fn send(
    out: &mut impl Write,
    status: &str,
    media_type: &str,
    coding: Option<&str>,
    bytes: &[u8],
    body: bool,
) -> io::Result<()> {
    write!(
        out,
        "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {}\r\n",
        bytes.len()
    )?;
    if let Some(coding) = coding {
        write!(
            out,
            "Content-Encoding: {coding}\r\nVary: Accept-Encoding\r\n"
        )?;
    }
    out.write_all(b"\r\n")?;
    if body {
        out.write_all(bytes)?;
    }
    out.flush()
}

/// The file that a path of the site stands for, and its bytes; a folder stands for its index.
fn find(folder: &Path, path: &str) -> Option<(PathBuf, Vec<u8>)> {
    let relative = Path::new(path.trim_start_matches('/'));
    let inside = relative
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    if !inside {
        return None;
    }
    let mut file = folder.join(relative);
    if file.is_dir() {
        file.push("index.html");
    }
    let bytes = fs::read(&file).ok()?;
    Some((file, bytes))
}

fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "py" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
