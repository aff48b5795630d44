//! What is parsed with parts of the last tree is what is parsed from nothing.

use crate::samples;
use grammars::{Reparser, SyntaxTree, parse_to_bytes};
use std::path::{Path, PathBuf};

/// Reproducible noise.
struct Noise(u64);

impl Noise {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

/// Programs of a language: its sample, and every so many of the project's.
fn programs(language: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let endings = catalog::language(language).unwrap().endings;
    let mut folders = vec![root.join(language)];
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            let extension = path.extension().unwrap_or_default().to_string_lossy();
            if path.is_dir() {
                folders.push(path);
            } else if endings.contains(&&*extension) {
                files.push(path);
            }
        }
    }
    files.sort();
    let apart = (files.len() / 12).max(1);
    let files = files.into_iter().step_by(apart);
    let texts = files.map(|path| std::fs::read_to_string(path).unwrap());
    std::iter::once(samples::program(language))
        .chain(texts)
        .collect()
}

/// A program with a change as people make them: a line more, less or elsewhere, a word in another place, a few characters.
fn edited(source: &str, noise: &mut Noise) -> String {
    let mut lines: Vec<&str> = source.split_inclusive('\n').collect();
    let at = noise.below(lines.len());
    match noise.below(6) {
        0 => {
            lines.remove(at);
        }
        1 => lines.insert(at, lines[noise.below(lines.len())]),
        2 => {
            let to = noise.below(lines.len());
            lines.swap(at, to);
        }
        3 => {
            let words: Vec<&str> = source.split_whitespace().collect();
            let word = words[noise.below(words.len())];
            let with = words[noise.below(words.len())];
            return source.replacen(word, with, 1);
        }
        kind => {
            const TYPED: &[&str] = &[
                "x", "1", " ", "\n", "    ", "(", ")", "{", "}", "\"", "'", "é", "中", "#", "//",
                ":", "=", ";", ".5",
            ];
            let from = source.floor_char_boundary(noise.below(source.len()));
            let to = source.ceil_char_boundary(from + noise.below(3) * (kind - 4));
            let typed = TYPED[noise.below(TYPED.len())];
            return format!("{}{typed}{}", &source[..from], &source[to..]);
        }
    }
    lines.concat()
}

#[test]
fn a_tree_does_not_depend_on_how_its_text_was_typed() {
    let mut noise = Noise(0xED17);
    for (_, grammar) in registry::all() {
        let mut sound = 0;
        let mut reparser = Reparser::new(grammar);
        let programs = programs(grammar.name());
        // A language of which there are few programs yet is edited as often.
        let edits = 360 / programs.len().min(12);
        for program in programs {
            let mut text = program.clone();
            for _ in 0..edits {
                let ours = reparser.parse_to_bytes(&text);
                assert!(
                    ours == parse_to_bytes(grammar, &text),
                    "{grammar:?}: {text}"
                );
                let tree = SyntaxTree::from_bytes(&ours).unwrap();
                let has_error = tree.root().has_error();
                sound += usize::from(!has_error);
                // What is broken is seldom mended by more of the same.
                if text.is_empty() || (has_error && noise.below(3) > 0) {
                    text.clone_from(&program);
                }
                text = edited(&text, &mut noise);
            }
        }
        assert!(sound > 15, "{grammar:?}: {sound} texts without errors");
    }
}

#[test]
fn texts_that_begin_or_end_alike_are_told_apart() {
    let python = registry::grammar("python").unwrap();
    let mut reparser = Reparser::new(python);
    // Repeated parts, where the same bytes are counted from both ends, and characters that begin with the same bytes.
    for text in [
        "",
        "a\n",
        "a\na\n",
        "a\na\na\n",
        "a\n",
        "x = 'é'\n",
        "x = 'è'\n",
        "x = 'èé'\n",
        "x = 'é'\n",
        "",
    ] {
        assert!(
            reparser.parse_to_bytes(text) == parse_to_bytes(python, text),
            "{text:?}"
        );
    }
}
