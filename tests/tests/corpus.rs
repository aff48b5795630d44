//! Every recorded program of the corpus does on our machine what it did on the language's own
//! implementation: the same output, the same errors, the same exit status. One file is one test.

use libtest_mimic::{Arguments, Failed, Trial};
use reddragon_tests::{Recording, corpus, first_difference, name_of, programs, run};
use std::path::Path;

fn main() {
    let arguments = Arguments::from_args();
    let known = known_differences();
    let trials = programs()
        .into_iter()
        .filter(|path| path.with_extension("run").exists())
        .map(|path| {
            let name = name_of(&path);
            match known.iter().find(|(program, _)| *program == name) {
                Some((_, reason)) => {
                    Trial::test(name, move || still_differs(&path)).with_kind(reason)
                }
                None => Trial::test(name, move || replay(&path)),
            }
        })
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

/// The programs that are known to differ still, each with the reason.
fn known_differences() -> Vec<(String, String)> {
    let list = corpus().join("known-differences.txt");
    let text = std::fs::read_to_string(&list).unwrap_or_default();
    let entries: Vec<(String, String)> = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (program, reason) = line
                .split_once(": ")
                .expect("a program, a colon and a reason");
            assert!(
                corpus().join(program).exists(),
                "{program} is listed and does not exist"
            );
            (program.to_owned(), reason.to_owned())
        })
        .collect();
    entries
}

/// A program that is listed as different must be: when it has become right, its line is to go.
fn still_differs(path: &Path) -> Result<(), Failed> {
    match replay(path) {
        Ok(()) => {
            Err("it does what its recording says: delete its line in known-differences.txt".into())
        }
        Err(_) => Ok(()),
    }
}

fn replay(path: &Path) -> Result<(), Failed> {
    let text = std::fs::read_to_string(path.with_extension("run"))?;
    let expected = Recording::parse(&text)?;
    let got = run(path)?;
    let differences: Vec<String> = [
        first_difference("stdout", &expected.stdout, &got.stdout),
        first_difference("stderr", &expected.stderr, &got.stderr),
        (expected.exit != got.exit)
            .then(|| format!("exit: expected {}, got {}", expected.exit, got.exit)),
    ]
    .into_iter()
    .flatten()
    .collect();
    if differences.is_empty() {
        Ok(())
    } else {
        Err(differences.join("\n").into())
    }
}
