//! The machine is free of any language's words: they are data in `ir::Semantics`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// How many sentences a source may have, and why. A list that only gets shorter: a source that has fewer fails too.
const ALLOWED: &[(&str, usize, &str)] = &[
    ("call/bind.rs", 4, PARTS),
    ("call/mod.rs", 4, REPORT),
    ("code/object.rs", 1, HIDDEN),
    ("control/generators.rs", 2, PARTS),
    ("control/mod.rs", 1, PARTS),
    ("debug/evaluate.rs", 2, VIEWS),
    ("delegation/write.rs", 1, OBJECTS),
    ("display/memory.rs", 2, VIEWS),
    ("display/mod.rs", 1, PARTS),
    ("display/notation.rs", 3, VIEWS),
    ("display/unknown.rs", 1, VIEWS),
    ("display/value.rs", 3, CODECS),
    ("exec/places.rs", 1, REPORT),
    ("machine/boot/mod.rs", 2, HIDDEN),
    ("machine/mod.rs", 1, VIEWS),
    ("memory/access.rs", 11, REPORT),
    ("memory/mod.rs", 6, REPORT),
    ("memory/pointer.rs", 8, REPORT),
    ("memory/undefined.rs", 21, REPORT),
    ("names/texts.rs", 2, HIDDEN),
    ("natives/allocation.rs", 3, REPORT),
    ("natives/delegation/objects.rs", 1, PARTS),
    ("natives/kernel/regions.rs", 6, REPORT),
    ("natives/numbers.rs", 1, PARTS),
    ("natives/process.rs", 3, REPORT),
    ("natives/stdio/print.rs", 9, REPORT),
    ("natives/stdio/scan.rs", 3, REPORT),
    ("natives/stdio/streams.rs", 1, REPORT),
    ("natives/tables/bytes.rs", 1, OBJECTS),
    ("natives/text/decode.rs", 9, CODECS),
    ("natives/text/encoding.rs", 3, CODECS),
    ("operator/mod.rs", 1, PARTS),
    ("symbolic/reach.rs", 6, VIEWS),
];

/// Reports of undefined behaviour are the machine's own findings, in its own words.
const REPORT: &str = "a report of undefined behaviour";
/// Hidden members and types, which no language can spell; programs never see them.
const HIDDEN: &str = "a name that no language can spell";
/// What views and logs show people of a run, beside what the program prints.
const VIEWS: &str = "what a view shows of a run";
/// How objects without a literal are written. To become data of the language.
const OBJECTS: &str = "an object's notation, which is to be data";
/// Why a text cannot be encoded or decoded. To become data of the language.
const CODECS: &str = "the reason of an error of encodings, which is to be data";
/// Parts that are put into messages of faults: counts and enumerations. To become data of the language.
const PARTS: &str = "a part of a message, which is to be data";

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// A text in quotes, with the line that it begins in and the code before it.
struct Quoted<'s> {
    line: usize,
    before: &'s str,
    text: &'s str,
}

/// The texts in quotes of a source, without comments and unit tests.
fn quoted(source: &str) -> Vec<Quoted<'_>> {
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(&byte) = source.as_bytes().get(at) {
        let rest = &source[at..];
        at += match byte {
            b'/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            // A character, which may be a quote; anything else is a lifetime.
            b'\'' => character(rest).unwrap_or(1),
            b'"' => {
                let hashes = source[..at]
                    .bytes()
                    .rev()
                    .take_while(|&byte| byte == b'#')
                    .count();
                let is_raw = source[..at - hashes].ends_with('r');
                let length = match is_raw {
                    true => rest[1..].find(&format!("\"{}", "#".repeat(hashes))),
                    false => end_of_text(&rest[1..]),
                };
                let length = length.expect("a text that is closed");
                found.push(Quoted {
                    line: source[..at].matches('\n').count() + 1,
                    before: &source[..at],
                    text: &rest[1..=length],
                });
                length + 2
            }
            _ => rest.chars().next().map_or(1, char::len_utf8),
        };
    }
    found
}

/// How long a character in quotes is.
fn character(rest: &str) -> Option<usize> {
    let mut chars = rest.char_indices().skip(1);
    match chars.next()?.1 {
        '\\' => rest[3..].find('\'').map(|end| end + 4),
        _ => chars
            .next()
            .filter(|&(_, c)| c == '\'')
            .map(|(at, _)| at + 1),
    }
}

/// Where a text without hashes ends.
fn end_of_text(rest: &str) -> Option<usize> {
    let mut is_escaped = false;
    rest.bytes().position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    })
}

/// A special member's name, or the name of a language.
fn is_word_of_a_language(text: &str) -> bool {
    let special = text.strip_prefix("__").is_some_and(|rest| {
        rest.chars()
            .next()
            .is_some_and(|first| first.is_ascii_lowercase())
    });
    let lower = text.to_lowercase();
    special
        || ["python", "java", "ruby", "pascal", "cobol"]
            .iter()
            .any(|name| lower.contains(name))
}

/// Words with a space between them, or an object in angle brackets.
fn is_sentence(text: &str) -> bool {
    let words = text
        .split_whitespace()
        .filter(|word| word.contains(|c: char| c.is_ascii_alphabetic()) && !word.contains("\\u{"))
        .count();
    let is_object = text.len() > 2 && text.starts_with('<') && text.contains('>');
    (words > 1 && text.contains(' ')) || is_object
}

/// Whether a text is for those who read the machine's source: the message of a panic, or the reason of an attribute.
fn is_for_readers_of_the_source(before: &str) -> bool {
    let statement = before.rsplit([';', '}']).next().unwrap_or_default();
    let before = before.trim_end();
    before.ends_with(".expect(")
        || before.ends_with("reason =")
        || ["panic!(", "assert!(", "assert_eq!(", "unreachable!("]
            .iter()
            .any(|name| statement.contains(name))
}

/// The sources of the machine by their names.
fn machine() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 50, "{}", files.len());
    files
        .into_iter()
        .filter(|file| !file.ends_with("tests.rs"))
        .map(|file| {
            let name = file.strip_prefix(&root).unwrap().display().to_string();
            (name, fs::read_to_string(&file).unwrap())
        })
        .collect()
}

#[test]
fn no_source_of_the_machine_spells_a_special_name() {
    let mut wrong = Vec::new();
    for (name, source) in machine() {
        for Quoted { line, text, .. } in quoted(&source) {
            if is_word_of_a_language(text) {
                wrong.push(format!("{name}:{line}: {text}"));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn no_source_of_the_machine_holds_a_sentence() {
    let mut wrong = Vec::new();
    for (name, source) in machine() {
        let sentences: Vec<String> = quoted(&source)
            .iter()
            .filter(|quoted| is_sentence(quoted.text))
            .filter(|quoted| !is_for_readers_of_the_source(quoted.before))
            .map(|quoted| format!("{name}:{}: {}", quoted.line, quoted.text))
            .collect();
        let allowed = ALLOWED.iter().find(|(allowed, ..)| *allowed == name);
        let allowed = allowed.map_or(0, |&(_, count, _)| count);
        if sentences.len() != allowed {
            wrong.push(format!("{name}: {} instead of {allowed}", sentences.len()));
            wrong.extend(sentences);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_allowed_is_there_and_says_why() {
    let machine = machine();
    for (name, count, why) in ALLOWED {
        assert!(machine.contains_key(*name), "{name}");
        assert!(*count > 0 && !why.is_empty(), "{name}");
    }
}

#[test]
fn such_words_are_found() {
    for (text, is_one) in [
        ("__add__", true),
        ("_str", false),
        ("__", false),
        ("for Java", true),
    ] {
        assert_eq!(is_word_of_a_language(text), is_one, "{text}");
    }
    for (text, is_one) in [
        ("substring not found", true),
        ("super(): no arguments", true),
        ("<built-in function {name}>", true),
        ("{} of {what}", true),
        ("name", false),
        (" ", false),
        (", ", false),
        ("{}, {}", false),
        ("<=", false),
    ] {
        assert_eq!(is_sentence(text), is_one, "{text}");
    }
}

#[test]
fn texts_are_found_where_the_compiler_finds_them() {
    let source = r###"let a = "one \" two"; // "three"
let b = ['"', '\'', r#"four " five"#, b"six"]; fn f<'a>() -> &'a str { "seven" }"###;
    let texts: Vec<&str> = quoted(source).iter().map(|quoted| quoted.text).collect();
    assert_eq!(texts, [r#"one \" two"#, r#"four " five"#, "six", "seven"]);
}

#[test]
fn texts_for_readers_of_the_source_are_known_as_such() {
    for (before, is_one) in [
        ("value.expect(", true),
        ("#[expect(missing_docs, reason = ", true),
        ("debug_assert!(count > 0, ", true),
        ("panic!(\n    ", true),
        ("assert!(true); m.fault(", false),
        ("m.new_text(", false),
    ] {
        assert_eq!(is_for_readers_of_the_source(before), is_one, "{before}");
    }
}
