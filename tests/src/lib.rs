//! Corpus, conformance and browser journeys: what the tests share.

pub mod damage;
mod numbers;

pub use numbers::Numbers;
pub use recording::{Recording, whole};

use session::vm::{Base, Settings, Stream};
use session::{Compiled, Library, Session, translate};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::rc::Rc;

thread_local! {
    /// The library is parsed and lowered once for all programs that a thread compiles.
    static LIBRARY: RefCell<Library> = RefCell::default();
    /// So is what the programs of a language begin with linked.
    static BASES: RefCell<HashMap<&'static str, Base>> = RefCell::default();
}

/// Steps that a corpus program may take: far more than any needs.
pub const STEP_LIMIT: u64 = 300_000_000;

/// The folder of the corpus.
#[must_use]
pub fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

/// Every program of the corpus, in order of its path.
#[must_use]
pub fn programs() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![corpus()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries {
            let path = entry.expect("the folder can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if language_of(&path).is_some() && recording::is_program(&path) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The files of a program that has several, by their paths in its folder.
fn files_of(folder: &Path) -> BTreeMap<String, Rc<str>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(at) = folders.pop() {
        for entry in std::fs::read_dir(&at).expect("the folder can be listed") {
            let path = entry.expect("the folder can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(text) = std::fs::read_to_string(&path) {
                let inner = path.strip_prefix(folder).unwrap_or(&path);
                let parts: Vec<_> = inner.iter().map(|part| part.to_string_lossy()).collect();
                found.insert(parts.join("/"), text.into());
            }
        }
    }
    found
}

/// The language that a file's name tells.
#[must_use]
pub fn language_of(path: &Path) -> Option<&'static str> {
    catalog::by_ending(path.extension()?.to_str()?).map(|language| language.name)
}

/// A program's path within the corpus.
#[must_use]
pub fn name_of(path: &Path) -> String {
    path.strip_prefix(corpus())
        .unwrap_or(path)
        .display()
        .to_string()
}

/// Parses with a linked grammar.
///
/// # Errors
/// When there is no grammar for the language.
pub fn parse(language: &str, source: &str) -> Result<session::syntax::SyntaxTree, String> {
    let grammar =
        registry::grammar(language).ok_or_else(|| format!("no grammar for {language}"))?;
    Ok(grammars::parse(grammar, source))
}

/// Compiles a source under a file name.
///
/// # Errors
/// When there is no program at all.
pub fn compile(language: &str, file: &str, source: &str) -> Result<Compiled, String> {
    let translation = translated(language, file, source)?;
    Ok(linked(translation, file, source))
}

fn linked(translation: translate::Translation, file: &str, source: &str) -> Compiled {
    BASES.with_borrow_mut(|bases| {
        let name = translation.program.modules[translation.main.index()]
            .semantics
            .language;
        let base = bases.entry(name).or_default();
        let mut compiled = Compiled::behind(base, translation, file, source);
        if let Some(frontend) = registry::frontend(name) {
            let later = translate::Linked::new(frontend, parse, Library::default());
            compiled.compiler = session::Shared::new(Box::new(later)).compiler();
        }
        compiled
    })
}

/// Translates a source under a file name.
///
/// # Errors
/// When there is no program at all.
pub fn translated(
    language: &str,
    file: &str,
    source: &str,
) -> Result<translate::Translation, String> {
    translated_among(&translate::Alone, language, file, source)
}

/// Translates a source under a file name, with what it takes of a folder's files.
///
/// # Errors
/// When there is no program at all.
pub fn translated_among(
    folder: &dyn translate::Folder,
    language: &str,
    file: &str,
    source: &str,
) -> Result<translate::Translation, String> {
    let frontend =
        registry::frontend(language).ok_or_else(|| format!("no frontend for {language}"))?;
    LIBRARY.with_borrow_mut(|library| {
        translate::translate(&mut parse, library, frontend, folder, file, source)
    })
}

/// Translates a program of the corpus; gives the name of its first file and that one's text too.
///
/// # Errors
/// When there is no program at all.
pub fn translated_file(path: &Path) -> Result<(translate::Translation, String, String), String> {
    let source = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let folder = whole(path);
    let inner = folder
        .or(path.parent())
        .and_then(|folder| path.strip_prefix(folder).ok());
    let parts = inner
        .unwrap_or(path)
        .iter()
        .map(|part| part.to_string_lossy());
    let file = parts.collect::<Vec<_>>().join("/");
    let language = language_of(path).unwrap_or_default();
    let translation = match folder {
        Some(folder) => translated_among(&files_of(folder), language, &file, &source),
        None => translated(language, &file, &source),
    };
    Ok((translation?, file, source))
}

/// The run of a Python source, at its start. With `complete`, nothing is missing: an unknown name is an error.
///
/// # Panics
/// Where there is no program at all.
#[must_use]
pub fn python(source: &str, complete: bool) -> Session {
    let compiled =
        compile("python", "main.py", source).expect("Python has a grammar and a frontend");
    let settings = Settings {
        complete,
        ..Settings::default()
    };
    Session::new(Rc::new(compiled), settings)
}

/// Compiles a program of the corpus.
///
/// # Errors
/// When there is no program at all.
pub fn compile_file(path: &Path) -> Result<Compiled, String> {
    let (translation, file, source) = translated_file(path)?;
    Ok(linked(translation, &file, &source))
}

/// The settings of a corpus program: its standard input, where it has one beside it.
#[must_use]
pub fn settings(path: &Path) -> Settings {
    Settings {
        input: std::fs::read_to_string(path.with_extension("in")).unwrap_or_default(),
        complete: path.with_extension("run").exists(),
        arguments: vec![
            path.file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
        ],
        ..Settings::default()
    }
}

/// What our machine does with a program, in the form of a recording.
///
/// # Errors
/// When the program does not end.
pub fn run(compiled: &Compiled, settings: Settings) -> Result<Recording, String> {
    let mut machine = compiled.machine(settings);
    machine.run(STEP_LIMIT);
    if machine.state.ending.is_none() {
        return Err(format!("not at its end after {STEP_LIMIT} steps"));
    }
    Ok(Recording {
        implementation: "RedDragon".into(),
        exit: session::exit_code(&machine),
        stdout: machine.written(Stream::Out),
        stderr: machine.written(Stream::Err),
    })
}

/// The first line in which two texts differ, for messages; `None` for equal ones.
#[must_use]
pub fn first_difference(what: &str, expected: &str, got: &str) -> Option<String> {
    if expected == got {
        return None;
    }
    let (mut left, mut right) = (expected.lines(), got.lines());
    let mut number = 0;
    loop {
        number += 1;
        match (left.next(), right.next()) {
            (None, None) => return Some(format!("{what}: the newlines at the end differ")),
            (a, b) if a == b => {}
            (a, b) => {
                let show = |line: Option<&str>| {
                    line.map_or("<nothing>".to_owned(), |line| format!("{line:?}"))
                };
                return Some(format!(
                    "{what}, line {number}:\n  expected {}\n       got {}",
                    show(a),
                    show(b)
                ));
            }
        }
    }
}
