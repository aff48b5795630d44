//! Developer commands: `cargo xtask <command>`.
//!
//! One file per command. A command takes its arguments and either does its whole job or fails with
//! a message that says what to do. Commands that need tools from outside get them from [`setup`],
//! which installs what is missing and says so.

mod args;
mod bench;
mod bless;
mod catalog;
mod check;
mod cli;
mod command;
mod conformance;
mod languages;
mod lighthouse;
mod new_language;
mod oracle;
mod page;
mod process;
mod serve;
mod server;
mod setup;
mod show;
mod steps;
mod table;
mod test;
mod workspace;

use std::process::ExitCode;

/// What a command gives: nothing, or why it failed, in words for the person who ran it.
pub(crate) type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let name = words.next().unwrap_or_else(|| "help".to_owned());
    match command::run(&name, words.collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
