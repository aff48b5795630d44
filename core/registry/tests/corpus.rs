//! The corpus, whole and damaged.

use crate::support::lower_checked;
use std::path::{Path, PathBuf};

/// Every Python file of the corpus, with its text.
fn corpus() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/python");
    let mut files = Vec::new();
    let mut open = vec![root];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "py") {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(files.len() > 50, "the corpus is in its place");
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        (path, text)
    };
    files.into_iter().map(read).collect()
}

#[test]
fn every_program_lowers_to_a_program_that_the_verifier_accepts() {
    for (path, source) in corpus() {
        let (program, _) = lower_checked("python", &source);
        let module = &program.modules[0];
        let lines: Vec<_> = source
            .split('\n')
            .map(|line| line.chars().count() as u32)
            .collect();
        for inst in &module.insts {
            let span = inst.span;
            let place = |at: ir::Position| {
                (at.line as usize)
                    .checked_sub(1)
                    .and_then(|line| lines.get(line))
            };
            assert!(span.start <= span.end, "{}: {span}", path.display());
            for position in [span.start, span.end] {
                let length = place(position).copied();
                assert!(
                    length.is_some_and(|length| position.column <= length),
                    "{}: {span} lies outside of the source",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn the_text_form_of_every_program_can_be_read_again() {
    for (path, source) in corpus() {
        let (program, _) = registry::lower("python", &source).unwrap();
        let text = ir::print(&program);
        let mut again = ir::Program::default();
        let semantics = |name: &str| Some(&registry::frontend(name)?.language.semantics);
        ir::parse_into(&mut again, &text, &semantics)
            .unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display()));
        assert!(again == program, "{}", path.display());
        assert_eq!(ir::print(&again), text, "{}", path.display());
    }
}

#[test]
fn spans_nest_in_those_of_their_function() {
    for (path, source) in corpus() {
        let (program, _) = registry::lower("python", &source).unwrap();
        let module = &program.modules[0];
        let functions = ir::Functions::of(module);
        for (at, inst) in module.insts.iter().enumerate() {
            let function = functions.get(functions.owner[at]);
            if function.parent.is_none() {
                continue;
            }
            let whole = module.inst(function.entry).span;
            assert!(
                whole.contains(inst.span),
                "{}: {} is not in {whole}",
                path.display(),
                inst.span
            );
        }
    }
}

/// A deterministic stream of numbers (a multiplicative congruential generator).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

#[test]
fn damaged_programs_never_panic_and_still_verify() {
    const SCRAPS: &[&str] = &[
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        ":",
        ",",
        "*",
        "**",
        "=",
        "==",
        "'",
        "\"\"\"",
        "f'{",
        "\\",
        "\n",
        "\n    ",
        "def ",
        "class ",
        "return",
        "yield ",
        "lambda",
        "match x:\n case ",
        "try:",
        "except* ",
        "finally:",
        "async ",
        "await ",
        ":=",
        "@",
        "->",
        "é",
        "\0",
        "0x",
        "1__",
        "global x",
        "nonlocal y",
        "del ",
        "with ",
        "import ",
    ];
    let mut numbers = Numbers(7);
    for (index, (path, source)) in corpus().into_iter().enumerate() {
        let boundary = |at: usize| source.floor_char_boundary(at.min(source.len()));
        let cut = boundary(numbers.below(source.len()));
        let mut damaged = vec![source[..cut].to_owned()];
        for _ in 0..2 {
            let mut text = source.clone();
            for _ in 0..1 + numbers.below(4) {
                let at = text.floor_char_boundary(numbers.below(text.len()));
                if numbers.below(3) == 0 {
                    let end = text.floor_char_boundary((at + numbers.below(20)).min(text.len()));
                    text.replace_range(at..end.max(at), "");
                } else {
                    text.insert_str(at, SCRAPS[numbers.below(SCRAPS.len())]);
                }
            }
            damaged.push(text);
        }
        for text in damaged {
            let (program, lowered) = registry::lower("python", &text).unwrap();
            let violations = ir::verify(&program);
            assert!(
                violations.is_empty(),
                "{} (program {index}): {violations:#?}\n{text}",
                path.display()
            );
            let tree = grammars::parse(registry::grammar("python").unwrap(), &text);
            let errors = tree.syntax_errors().count();
            assert_eq!(errors > 0, tree.root().has_error());
            assert!(lowered.diagnostics.len() >= usize::from(errors > 0));
        }
    }
}
