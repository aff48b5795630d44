//! The command as a process, and files for it.

#![allow(dead_code)] // Not every test uses all of this.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A file with a text, in the folder of the test that asks: others may ask for one of the same name meanwhile.
pub fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let test = std::thread::current();
    let test = test.name().expect("a test has a name").replace("::", "-");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).expect("the folder for temporary files can be written to");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("the folder for temporary files can be written to");
    path
}

pub fn reddragon(arguments: &[&str], stdin: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_reddragon"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // A command that fails early does not read its input.
    let _ = child
        .stdin
        .take()
        .expect("it is piped")
        .write_all(stdin.as_bytes());
    child.wait_with_output().expect("the command ends")
}

pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}
