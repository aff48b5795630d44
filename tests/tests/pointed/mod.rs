//! What is said of an expression that somebody points at in the source: the value that it has there, where the run stands, of the
//! variable that is meant there; or nothing.

mod c;
mod java;
mod python;

use reddragon_tests::{compile, parse};
use session::translate::{Alone, Linked};
use session::vm::Settings;
use session::{Direction, Library, Motion, Progress, Reader, Session, Shared};
use std::rc::Rc;

fn session(language: &str, source: &str) -> Session {
    let compiled = compile(language, "main", source).expect("there is a frontend");
    assert_eq!(compiled.diagnostics, []);
    Session::new(Rc::new(compiled), Settings::default())
}

/// To the next time that a line begins.
fn go(session: &mut Session, line: u32) {
    let motion = Motion::to_lines(
        session,
        &[(session.compiled().main, line)],
        Direction::Forward,
    );
    assert_eq!(make(session, &motion), Progress::Arrived, "to line {line}");
}

fn to_end(session: &mut Session) {
    assert_eq!(make(session, &Motion::to_end()), Progress::AtEdge);
}

fn make(session: &mut Session, motion: &Motion) -> Progress {
    loop {
        match session.make(motion, 10_000) {
            Progress::Moving => {}
            progress => return progress,
        }
    }
}

/// The byte of the character behind the bar of `text`, which stands somewhere on a line without the bar.
fn byte(source: &str, line: u32, text: &str) -> usize {
    let (before, behind) = text.split_once('|').unwrap_or(("", text));
    let start: usize = source
        .split_inclusive('\n')
        .take(line as usize - 1)
        .map(str::len)
        .sum();
    let on_line = source[start..].lines().next().unwrap();
    let found = on_line.find(&format!("{before}{behind}"));
    start + found.unwrap_or_else(|| panic!("{text} on line {line}: {on_line}")) + before.len()
}

/// What is said, as `expression = value type`; `-` for nothing. The frame counts from the outermost.
fn said_in(session: &mut Session, frame: Option<usize>, line: u32, text: &str) -> String {
    let source = Rc::clone(&session.compiled().source);
    let language = session.compiled().language.expect("it has one");
    let frontend = registry::frontend(language.name).expect("there is a frontend");
    let translator = Linked::new(frontend, parse, Library::default());
    let reader = Reader::new(Shared::new(Box::new(translator)), Rc::new(Alone));
    let digest = session.digest();
    let compiled = Rc::clone(session.compiled());
    let Some(pointed) = session.pointed(&compiled, byte(&source, line, text)) else {
        return "-".to_owned();
    };
    let shown = session.value_of(&compiled, pointed, frame, &reader);
    assert_eq!(session.digest(), digest, "{text} leaves a trace");
    shown.map_or("-".to_owned(), |shown| {
        assert_eq!(shown.text, source[shown.range]);
        format!("{} = {} {}", shown.text, shown.value, shown.kind)
    })
}

/// Compares what is said at places, all of them.
#[track_caller]
fn says(session: &mut Session, table: &[(u32, &str, &str)]) {
    let mut wrong = Vec::new();
    for &(line, text, expected) in table {
        let said = said_in(session, None, line, text);
        if said != expected {
            wrong.push(format!("line {line}, {text}: {said}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
