//! Every recorded program of the corpus does on our machine what it did on the language's own
//! implementation: the same output, the same errors, the same exit status.

use crate::subject::Subject;
use libtest_mimic::Failed;
use reddragon_tests::{Recording, corpus, first_difference, run};
use std::path::Path;
use std::sync::LazyLock;

/// The programs that are known to differ still, each with the reason.
static KNOWN_DIFFERENCES: LazyLock<Vec<(String, String)>> = LazyLock::new(known_differences);

pub fn concerns(path: &Path) -> bool {
    path.with_extension("run").exists()
}

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let is_listed = |(program, _): &&(String, String)| *program == subject.name;
    match (KNOWN_DIFFERENCES.iter().find(is_listed), replay(subject)) {
        (None, replayed) => replayed,
        (Some(_), Err(_)) => Ok(()),
        (Some((_, reason)), Ok(())) => Err(format!(
            "it does what its recording says: delete its line in known-differences.txt ({reason})"
        )
        .into()),
    }
}

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

fn replay(subject: &Subject) -> Result<(), Failed> {
    let text = std::fs::read_to_string(subject.path.with_extension("run"))?;
    let expected = Recording::parse(&text)?;
    let got = run(&subject.compiled, subject.settings.clone())?;
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
