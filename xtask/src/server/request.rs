//! Reading a request: as much of HTTP as a static host needs.

use std::io::{self, BufRead, Read};

/// No browser sends a request's head longer than this.
const LONGEST_HEAD: u64 = 64 * 1024;

/// The ways in which files are compressed, the best first: their names, and what stands behind those of the copies.
pub(super) const CODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The head of one request.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) method: String,
    /// The path with its percent escapes decoded, without the query.
    pub(super) path: String,
    /// Which of [`CODINGS`] the other side can undo.
    pub(super) accepts: Vec<&'static str>,
    pub(super) keep_alive: bool,
}

impl Request {
    /// The next request of a connection; `None` where the other side has closed it.
    pub(super) fn read(reader: &mut impl BufRead) -> io::Result<Option<Request>> {
        let mut head = reader.take(LONGEST_HEAD);
        let mut line = String::new();
        if head.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let mut words = line.split_whitespace();
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Err(io::Error::new(
                io::ErrorKind::InvalidData,
                "no request line",
            ));
        };
        let mut request = Request {
            method: method.to_owned(),
            path: decode(target.split(['?', '#']).next().unwrap_or_default()),
            accepts: Vec::new(),
            // A body, which only other methods send, is not read: the connection cannot go on after it.
            keep_alive: words.next() == Some("HTTP/1.1") && matches!(method, "GET" | "HEAD"),
        };
        loop {
            let mut line = String::new();
            if head.read_line(&mut line)? == 0 || line.trim().is_empty() {
                return Ok(Some(request));
            }
            if let Some((name, value)) = line.split_once(':') {
                request.header(
                    &name.to_ascii_lowercase(),
                    &value.trim().to_ascii_lowercase(),
                );
            }
        }
    }

    fn header(&mut self, name: &str, value: &str) {
        match name {
            "accept-encoding" => {
                let is_accepted = |wanted: &str| {
                    value.split(',').any(|coding| {
                        let (name, quality) = coding.split_once(";q=").unwrap_or((coding, "1"));
                        name.trim() == wanted
                            && quality
                                .trim()
                                .parse()
                                .is_ok_and(|quality: f32| quality > 0.0)
                    })
                };
                let codings = CODINGS.iter().map(|&(coding, _)| coding);
                self.accepts = codings.filter(|coding| is_accepted(coding)).collect();
            }
            "connection" => self.keep_alive = self.keep_alive && value != "close",
            _ => {}
        }
    }
}

/// `path` with `%XX` replaced by its byte; what is not valid is left as it stands.
fn decode(path: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = path.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let escape = (byte == b'%').then(|| after.get(..2)).flatten();
        let value = escape
            .and_then(|digits| std::str::from_utf8(digits).ok())
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(value.unwrap_or(byte));
        rest = if value.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
