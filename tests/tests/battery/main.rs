//! The battery: every program of the corpus is compiled once, and asked everything that is to hold of it. One program is one
//! test; it says which questions it fails.
//!
//! The programs are shared out among threads, so that each thread parses and lowers a language's library once. Where the whole
//! corpus is run, the dear questions go to every third program; where programs are named, to each of them.

mod damaged;
mod dataflow;
mod fragment;
mod linked;
mod recording;
mod refused;
mod spans;
mod subject;
mod text_form;
mod types;
mod undefined;
mod ways;

use libtest_mimic::{Arguments, Failed, Trial};
use reddragon_tests::{Numbers, name_of, programs};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use subject::Subject;

/// Every so manieth program is asked the dear questions where the whole corpus is run.
const PART: usize = 3;

/// What is asked of a program.
struct Question {
    name: &'static str,
    /// Whether it is asked of the program of this path in the corpus.
    concerns: fn(&Path) -> bool,
    /// Whether a run of the whole corpus asks a part of the programs only; it gives those that are always asked.
    always: Option<fn(&str) -> bool>,
    /// Fails where the answer is not what it is to be.
    ask: fn(&Subject) -> Result<(), Failed>,
    /// How many programs were asked, and for how many microseconds.
    asked: [AtomicU64; 2],
}

impl Question {
    const fn new(
        name: &'static str,
        concerns: fn(&Path) -> bool,
        ask: fn(&Subject) -> Result<(), Failed>,
    ) -> Question {
        let asked = [const { AtomicU64::new(0) }; 2];
        Question {
            name,
            concerns,
            always: None,
            ask,
            asked,
        }
    }

    /// A dear one: where the whole corpus is run, it is asked of a part of the programs, and always of some.
    const fn dear(self, always: fn(&str) -> bool) -> Question {
        Question {
            always: Some(always),
            ..self
        }
    }

    fn is_for(&self, path: &Path, is_whole_corpus: bool) -> bool {
        let name = name_of(path);
        (self.concerns)(path)
            && (self.always).is_none_or(|always| {
                !is_whole_corpus || always(&name) || Numbers::named(&name).below(PART) == 0
            })
    }

    /// Asks a program; gives what is wrong, if anything. A panic is an answer too.
    fn put(&self, subject: &Subject) -> Option<String> {
        let begin = Instant::now();
        let answer = catch_unwind(AssertUnwindSafe(|| (self.ask)(subject)));
        self.asked[0].fetch_add(1, Ordering::Relaxed);
        self.asked[1].fetch_add(begin.elapsed().as_micros() as u64, Ordering::Relaxed);
        let wrong = match answer {
            Ok(Ok(())) => return None,
            Ok(Err(failed)) => failed.message().unwrap_or_default().to_owned(),
            Err(panic) => format!("panicked: {}", words(&*panic)),
        };
        Some(format!("{}: {wrong}", self.name))
    }
}

/// Everything that is asked, the cheap and telling first.
static QUESTIONS: [Question; 11] = [
    Question::new("recording", recording::concerns, recording::ask),
    Question::new("undefined behaviour", undefined::concerns, undefined::ask),
    Question::new("refusals", refused::concerns, refused::ask),
    Question::new("fragment", fragment::concerns, fragment::ask),
    Question::new("spans", every, spans::ask),
    Question::new("text form", every, text_form::ask),
    Question::new("ways to a step", every, ways::ask).dear(ways::is_special),
    Question::new("types", types::concerns, types::ask),
    Question::new("data flow", dataflow::concerns, dataflow::ask),
    Question::new("linking", every, linked::ask).dear(|_| false),
    Question::new("damage", every, damaged::ask),
];

fn every(_: &Path) -> bool {
    true
}

fn main() {
    let arguments = Arguments::from_args();
    let is_whole_corpus = arguments.filter.is_none();
    let trial =
        |path: PathBuf| Trial::test(name_of(&path), move || examine(&path, is_whole_corpus));
    let trials = programs().into_iter().map(trial).collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    if !arguments.list {
        for question in &QUESTIONS {
            let [programs, micros] = [0, 1].map(|at| question.asked[at].load(Ordering::Relaxed));
            let seconds = micros as f64 / 1e6;
            println!(
                "{}: asked of {programs} programs in {seconds:.1} s",
                question.name
            );
        }
        types::summary();
        dataflow::summary();
    }
    conclusion.exit();
}

fn examine(path: &Path, is_whole_corpus: bool) -> Result<(), Failed> {
    let subject = Subject::of(path)?;
    let questions = QUESTIONS.iter();
    let asked = questions.filter(|question| question.is_for(path, is_whole_corpus));
    let wrong: Vec<String> = asked
        .filter_map(|question| question.put(&subject))
        .collect();
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n\n").into()),
    }
}

/// What a panic says.
fn words(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied())
        .unwrap_or("without a word")
}
