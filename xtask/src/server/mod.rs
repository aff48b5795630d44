//! A plain static file server: what the site meets on any static host.
//!
//! It answers GET and HEAD with the bytes of a file and their type, and sends a compressed copy
//! (`name.br` or `name.gz` beside `name`, as hosts do) to whoever accepts one. No other header is set, so nothing works here
//! that would not work elsewhere. It serves loopback only.

mod request;
mod response;

use std::io::{self, BufReader, BufWriter};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::thread;

use request::Request;

/// A server that answers as long as the process lives.
pub(crate) struct Server {
    /// Where it listens.
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts serving `folder` on `port` of the loopback interface (0: any free one), in threads of
    /// its own.
    pub(crate) fn start(folder: &Path, port: u16) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let folder = folder.canonicalize()?;
        thread::spawn(move || accept(&listener, &folder));
        Ok(Server { address })
    }

    /// The address of the site's first page.
    pub(crate) fn url(&self) -> String {
        format!("http://{}/", self.address)
    }
}

fn accept(listener: &TcpListener, folder: &Path) {
    for stream in listener.incoming().flatten() {
        let folder = folder.to_owned();
        // A browser that goes away in the middle of an answer is no problem of ours.
        thread::spawn(move || drop(converse(&stream, &folder)));
    }
}

/// Answers the requests of one connection until either side closes it.
fn converse(stream: &TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    let mut writer = BufWriter::new(stream);
    while let Some(request) = Request::read(&mut reader)? {
        response::answer(&request, folder, &mut writer)?;
        if !request.keep_alive {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::path::PathBuf;

    use super::*;

    /// A folder of its own for each test, removed at its end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str, files: &[(&str, &[u8])]) -> Folder {
            let folder =
                std::env::temp_dir().join(format!("static-server-{name}-{}", std::process::id()));
            for (file, bytes) in files {
                let path = folder.join(file);
                std::fs::create_dir_all(path.parent().unwrap()).unwrap();
                std::fs::write(path, bytes).unwrap();
            }
            Folder(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            drop(std::fs::remove_dir_all(&self.0));
        }
    }

    fn ask(folder: &Folder, request: &str) -> String {
        let server = Server::start(&folder.0, 0).unwrap();
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(folder: &Folder, path: &str, headers: &str) -> String {
        ask(
            folder,
            &format!("GET {path} HTTP/1.1\r\nConnection: close\r\n{headers}\r\n"),
        )
    }

    #[test]
    fn files_come_with_their_type_and_length() {
        let folder = Folder::new("types", &[("index.html", b"<p>"), ("a b/x.wasm", b"\0asm")]);
        let page = get(&folder, "/", "");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
        assert!(
            page.contains("Content-Type: text/html; charset=utf-8\r\n"),
            "{page}"
        );
        assert!(
            page.contains("Content-Length: 3\r\n") && page.ends_with("\r\n\r\n<p>"),
            "{page}"
        );
        let module = get(&folder, "/a%20b/x.wasm?v=1", "");
        assert!(
            module.contains("Content-Type: application/wasm\r\n"),
            "{module}"
        );
    }

    #[test]
    fn a_compressed_copy_goes_to_those_who_accept_it() {
        let folder = Folder::new("gzip", &[("x.js", b"long text"), ("x.js.gz", b"GZ")]);
        let zipped = get(&folder, "/x.js", "Accept-Encoding: br, gzip\r\n");
        assert!(
            zipped.contains("Content-Encoding: gzip\r\n") && zipped.ends_with("GZ"),
            "{zipped}"
        );
        assert!(zipped.contains("Content-Type: text/javascript"), "{zipped}");
        std::fs::write(folder.0.join("x.js.br"), b"BR").unwrap();
        let smaller = get(&folder, "/x.js", "Accept-Encoding: gzip, deflate, br\r\n");
        assert!(
            smaller.contains("Content-Encoding: br\r\n") && smaller.ends_with("BR"),
            "{smaller}"
        );
        let plain = get(&folder, "/x.js", "Accept-Encoding: gzip;q=0\r\n");
        assert!(
            plain.ends_with("long text") && !plain.contains("Content-Encoding"),
            "{plain}"
        );
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let folder = Folder::new(
            "outside/inner",
            &[("index.html", b"inner"), ("../secret", b"secret")],
        );
        for path in [
            "/../secret",
            "/%2e%2e/secret",
            "/..%2fsecret",
            "//../secret",
            "/missing",
        ] {
            let answer = get(&folder, path, "");
            assert!(answer.starts_with("HTTP/1.1 404 "), "{path}: {answer}");
        }
    }

    #[test]
    fn several_requests_share_a_connection() {
        let folder = Folder::new("keep", &[("a", b"first"), ("b", b"second")]);
        let both = ask(
            &folder,
            "GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\nConnection: close\r\n\r\n",
        );
        assert!(both.contains("first") && both.ends_with("second"), "{both}");
    }

    #[test]
    fn head_gives_the_headers_alone_and_other_methods_are_refused() {
        let folder = Folder::new("head", &[("a", b"body")]);
        let head = ask(&folder, "HEAD /a HTTP/1.1\r\nConnection: close\r\n\r\n");
        assert!(
            head.contains("Content-Length: 4\r\n") && head.ends_with("\r\n\r\n"),
            "{head}"
        );
        assert!(
            ask(&folder, "POST /a HTTP/1.1\r\nConnection: close\r\n\r\n")
                .starts_with("HTTP/1.1 405 ")
        );
    }
}
