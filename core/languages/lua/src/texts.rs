//! Texts that programs give to be run: `load` and what is made of it.

use crate::syntax;

/// What a chunk is lowered as, or what is wrong with it. Texts are of bytes here: a character stands for each.
///
/// The kind says what the chunk is to find: "environment" that its global variables are members of a table which it is given.
pub(super) fn source(text: &str, name: &str, kind: &str) -> Result<String, String> {
    let bytes: Vec<u8> = text.chars().map(|unit| unit as u8).collect();
    let source = readable(&bytes);
    if let Err(wrong) = syntax::check(&source) {
        // The name is of bytes already.
        return Err(wrong.message_as(name, as_bytes));
    }
    // What stands in front of the chunk stands on its first line, so that lines stay what they are.
    Ok(match kind {
        "environment" => format!("local _ENV = ... return function(...) {source}\nend"),
        _ => source,
    })
}

/// The text of a chunk. Bytes that are no part of a character stand in its texts alone, where an escape says the same.
fn readable(bytes: &[u8]) -> String {
    let mut source = String::new();
    for chunk in bytes.utf8_chunks() {
        source.push_str(chunk.valid());
        for byte in chunk.invalid() {
            source.push_str(&format!("\\{byte:03}"));
        }
    }
    source
}

/// A text with a character for each of its bytes.
fn as_bytes(text: &str) -> String {
    text.bytes().map(char::from).collect()
}
