//! Expressions about a program that stands somewhere, in the languages whose frontends read them with the program's own
//! declarations: what they give there, and that the run does not notice.

mod c;
mod files;
mod found_at_run_time;
mod java;
mod python;

use reddragon_tests::{compile, parse};
use session::translate::{Alone, Linked};
use session::vm::Settings;
use session::vm::debug::evaluate::Evaluated;
use session::{Direction, Folder, Library, Motion, Progress, Reader, Session, Shared};
use std::rc::Rc;

fn session(language: &str, file: &str, source: &str) -> Session {
    let compiled = compile(language, file, source).expect("there is a frontend");
    assert_eq!(compiled.diagnostics, []);
    Session::new(Rc::new(compiled), Settings::default())
}

/// Who reads expressions about a program of one file.
fn reader(language: &str) -> Reader {
    reader_among(language, Rc::new(Alone))
}

fn reader_among(language: &str, folder: Rc<dyn Folder>) -> Reader {
    let frontend = registry::frontend(language).expect("there is a frontend");
    let translator = Linked::new(frontend, parse, Library::default());
    Reader::new(Shared::new(Box::new(translator)), folder)
}

fn go(session: &mut Session, line: u32) {
    let motion = Motion::to_lines(
        session,
        &[(session.compiled().main, line)],
        Direction::Forward,
    );
    loop {
        match session.make(&motion, 1000) {
            Progress::Moving => {}
            Progress::Arrived => return,
            Progress::AtEdge => panic!("the run does not come to line {line}"),
        }
    }
}

/// What an expression gives for a call in progress, `up` calls above the innermost: its text, or why it has none.
fn ask(session: &mut Session, text: &str, up: usize) -> String {
    let language = session.compiled().language.expect("it has one");
    ask_with(&reader(language.name), session, text, up)
}

fn ask_with(reader: &Reader, session: &mut Session, text: &str, up: usize) -> String {
    let digest = session.digest();
    let read = session.expressions(reader, &[text.to_owned()]);
    let frame = session.machine().calls().0.len() - 1 - up;
    let answer = session.evaluate(&read, 0, Some(frame));
    assert_eq!(session.digest(), digest, "{text} leaves a trace");
    match answer {
        Ok(Evaluated::Value { text, .. }) => text,
        Ok(Evaluated::Raised(why)) => format!("! {why}"),
        Ok(Evaluated::TooLong) => "! too long".into(),
        Err(why) => format!("? {why}"),
    }
}

#[track_caller]
fn gives(session: &mut Session, up: usize, table: &[(&str, &str)]) {
    let mut wrong = Vec::new();
    for (text, expected) in table {
        let found = ask(session, text, up);
        // An address is the machine's own.
        let found = match expected.strip_prefix("0x… ") {
            Some(_) => found
                .split_once(' ')
                .map_or(found.clone(), |(_, text)| format!("0x… {text}")),
            None => found,
        };
        if found != *expected {
            wrong.push(format!("{text}\n  gives    {found}\n  expected {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
