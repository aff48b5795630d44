//! The text of a file whose bytes may be no UTF-8.
//!
//! A source that declares Latin-1 in one of its first two lines (PEP 263, as editors do) is read so. What declares nothing is read so,
//! with a warning, where the language's compiler takes bytes as they are, or where the command says so (`--encoding`); elsewhere it
//! is refused, with its place.

use catalog::Language;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the command says that what declares nothing is Latin-1: it says so once, for all that is read.
static IS_LATIN: AtomicBool = AtomicBool::new(false);

/// Takes the command's word for how files are read that declare nothing.
///
/// # Errors
/// An encoding that is not read.
pub fn assume(name: &str) -> Result<(), String> {
    let name = name.to_ascii_lowercase().replace('_', "-");
    IS_LATIN.store(is_latin(&name), Ordering::Relaxed);
    match is_latin(&name) || matches!(&*name, "utf-8" | "utf8") {
        true => Ok(()),
        false => Err(format!(
            "`--encoding` takes `utf-8` or `latin-1`, not `{name}`"
        )),
    }
}

/// The source in a file, by the rules of the language that the file's name tells.
pub fn source(file: &str, bytes: Vec<u8>) -> Result<String, String> {
    let extension = Path::new(file).extension().and_then(|end| end.to_str());
    decoded(file, bytes, extension.and_then(catalog::by_ending))
}

fn decoded(file: &str, bytes: Vec<u8>, language: Option<&Language>) -> Result<String, String> {
    let error = match String::from_utf8(bytes) {
        Ok(text) => return Ok(text),
        Err(error) => error,
    };
    let at = error.utf8_error().valid_up_to();
    let bytes = error.into_bytes();
    let line = 1 + bytes[..at].iter().filter(|byte| **byte == b'\n').count();
    let wrong = format!("byte 0x{:02x} in line {line} is no UTF-8", bytes[at]);
    let takes_bytes = language.is_some_and(|language| language.takes_bytes);
    match declared(&bytes) {
        Some(name) if is_latin(&name) => {}
        Some(name) => return Err(format!("{wrong}, and the encoding `{name}` is not read")),
        None if IS_LATIN.load(Ordering::Relaxed) => {}
        None if takes_bytes => eprintln!("{file}: warning: {wrong}: the file is read as Latin-1"),
        None => return Err(format!("{wrong}, and no encoding is declared")),
    }
    Ok(bytes.into_iter().map(char::from).collect())
}

/// The encoding that one of the first two lines declares, in small letters.
fn declared(bytes: &[u8]) -> Option<String> {
    let lines = bytes.split(|byte| *byte == b'\n').take(2);
    lines
        .filter(|line| line.trim_ascii_start().starts_with(b"#"))
        .find_map(|line| {
            let line = String::from_utf8_lossy(line);
            let (_, behind) = line.split_once("coding")?;
            let name = behind.strip_prefix([':', '='])?.trim_start();
            let end = name
                .find(|letter: char| !letter.is_ascii_alphanumeric() && !"-_.".contains(letter));
            let name = &name[..end.unwrap_or(name.len())];
            (!name.is_empty()).then(|| name.to_ascii_lowercase().replace('_', "-"))
        })
}

fn is_latin(name: &str) -> bool {
    matches!(
        name,
        "latin-1" | "latin1" | "l1" | "iso-8859-1" | "iso8859-1" | "iso-latin-1" | "8859"
    )
}

#[cfg(test)]
mod tests {
    use super::source;

    #[test]
    fn what_a_source_declares_is_how_it_is_read() {
        let declares = b"#!/usr/bin/python\n# -*- coding: iso-8859-1 -*-\nx = '\xe9'\n";
        let text = source("a.py", declares.to_vec()).expect("it is declared");
        assert!(text.ends_with("x = 'é'\n"), "{text}");
        let declares = b"# vim: set fileencoding=koi8-r :\nx = '\xe9'\n";
        let wrong = source("a.py", declares.to_vec()).expect_err("it is not known");
        assert_eq!(
            wrong,
            "byte 0xe9 in line 2 is no UTF-8, and the encoding `koi8-r` is not read"
        );
    }

    #[test]
    fn what_declares_nothing_is_read_where_compilers_take_bytes() {
        let text = source("a.c", b"/* \xe9 */".to_vec()).expect("C takes bytes");
        assert_eq!(text, "/* é */");
        let wrong = source("A.java", b"class A {}\n// \xe9".to_vec()).expect_err("Java takes text");
        assert_eq!(
            wrong,
            "byte 0xe9 in line 2 is no UTF-8, and no encoding is declared"
        );
    }
}
