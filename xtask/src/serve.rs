//! `serve`: builds the site where it is out of date and serves it on this machine.

use std::thread;

use crate::Result;
use crate::args::Args;
use crate::page::{self, Mode};
use crate::server::Server;

const PORT: u32 = 8080;

/// Runs the command; it ends when it is interrupted.
pub(crate) fn run(args: &Args) -> Result<()> {
    args.none()?;
    let port = args.number("port", PORT)?;
    let port = u16::try_from(port).map_err(|_| format!("{port} is no port"))?;
    let mode = if args.flag("dev") {
        Mode::Development
    } else {
        Mode::Release
    };
    let dist = page::build(mode)?;
    let server = Server::start(&dist, port).map_err(|error| {
        format!("cannot serve on port {port}: {error}; try another with --port")
    })?;
    println!("RedDragon Playground: {}  (Ctrl-C ends it)", server.url());
    loop {
        thread::park();
    }
}
