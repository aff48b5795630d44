//! No text makes the parser panic, loop or give a tree that breaks the tree's invariants.
//!
//! [`parse`] itself refuses a buffer that [`SyntaxTree::from_bytes`] does not accept.
//!
//! [`SyntaxTree::from_bytes`]: grammars::SyntaxTree::from_bytes

use crate::samples;
use grammars::{Grammar, NodeKind, node_kinds, parse};

/// A program without errors in each language.
fn programs() -> impl Iterator<Item = (&'static Grammar, String)> {
    let grammars = registry::all().iter().map(|(_, grammar)| *grammar);
    grammars.map(|grammar| (grammar, samples::program(grammar.name())))
}

/// Parses and checks what a tree's invariants do not say: its ends and its texts.
fn check(language: &Grammar, source: &str) {
    let tree = parse(language, source);
    let kinds = node_kinds(language);
    let end = source.len() as u32;
    assert!(tree.root().end() <= end, "{language:?} {source:?}");
    for node in tree.root().descendants() {
        assert!(source.get(node.byte_range()).is_some(), "{source:?}");
        let kind = NodeKind {
            name: node.kind().to_owned(),
            named: node.is_named(),
        };
        assert!(kinds.binary_search(&kind).is_ok(), "{kind:?}");
        assert_eq!(node.is_error(), node.kind() == "ERROR");
        let below = node.children().any(|child| child.has_error());
        if node.is_error() || node.is_missing() || below {
            assert!(node.has_error(), "{node:?} in {source:?}");
        }
    }
    let has_error = tree.root().has_error();
    assert_eq!(tree.syntax_errors().count() > 0, has_error, "{source:?}");
}

/// A small generator of reproducible noise.
struct Noise(u64);

impl Noise {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    fn char(&mut self) -> char {
        const PIECES: &[char] = &[
            '(', ')', '[', ']', '{', '}', '"', '\'', '\\', '\n', '\r', '\t', ' ', ':', ';', ',',
            '.', '#', '/', '*', '@', '=', '<', '\0', 'f', 'x', '0', '_', 'ž', 'é', '中', '🐉',
            '\u{FEFF}', '\u{2028}', '\u{301}',
        ];
        match self.below(4) {
            0 => char::from_u32(self.below(0x11_0000) as u32).unwrap_or('\u{FFFD}'),
            _ => PIECES[self.below(PIECES.len())],
        }
    }
}

#[test]
fn samples_have_no_errors() {
    for (language, source) in programs() {
        let tree = parse(language, &source);
        assert_eq!(tree.syntax_errors().next(), None, "{language:?}");
        check(language, &source);
    }
}

#[test]
fn every_beginning_of_a_program_has_a_tree() {
    for (language, source) in programs() {
        for (end, _) in source.char_indices() {
            check(language, &source[..end]);
        }
    }
}

#[test]
fn programs_with_noise_have_a_tree() {
    let mut noise = Noise(0x5EED);
    for (language, source) in programs() {
        for _ in 0..300 {
            let mut chars: Vec<char> = source.chars().collect();
            for _ in 0..1 + noise.below(8) {
                let at = noise.below(chars.len());
                let end = (at + noise.below(20)).min(chars.len());
                let count = noise.below(6);
                let with: Vec<char> = (0..count).map(|_| noise.char()).collect();
                chars.splice(at..end, with);
            }
            check(language, &chars.into_iter().collect::<String>());
        }
    }
}

#[test]
fn noise_has_a_tree() {
    let mut noise = Noise(0xD06);
    for (_, language) in registry::all() {
        for _ in 0..500 {
            let length = noise.below(200);
            let text: String = (0..length).map(|_| noise.char()).collect();
            check(language, &text);
        }
    }
}
