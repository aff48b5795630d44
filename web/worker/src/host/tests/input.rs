//! A run that reads more than there is waits in front of that, and goes on with what it is given.

use super::*;
use protocol::Stream;

const GREET: &str = "name = input('Name? ')\nprint('hello', name)\n";

fn waiting(source: &str) -> Page {
    let mut page = Page::new();
    page.ask(Request::Compile {
        revision: 1,
        language: "python".into(),
        files: Files::one(source.into()),
        input: String::new(),
        ended: false,
        assumed: Assumed::default(),
    });
    page.go(Move::Run(Direction::Forward));
    page
}

impl Page {
    fn give(&mut self, text: &str, ended: bool) {
        let text = text.to_owned();
        self.ask(Request::Give { text, ended });
    }

    /// Everything that was written and read, as far as the machine knows.
    fn written(&self) -> Vec<(Stream, String)> {
        let mut printed = Printed::default();
        let program = self.host.program.as_ref().unwrap();
        let output = printed.more(1, program.session.machine()).unwrap();
        let chunks = output.chunks.into_iter();
        chunks.map(|chunk| (chunk.stream, chunk.text)).collect()
    }
}

#[test]
fn a_run_waits_in_front_of_reading_and_goes_on_with_what_it_is_given() {
    let mut page = waiting(GREET);
    let state = page.state().clone();
    assert_eq!(state.waits.as_deref(), Some("Name? "));
    assert!(state.outcome.is_none() && state.step == state.known && !state.is_whole);
    assert!(state.place.is_some_and(|place| place.span.is_some()));
    assert!(page.written().is_empty(), "nothing is written yet");
    page.give("Ada\n", false);
    let state = page.go(Move::Run(Direction::Forward));
    assert!(state.outcome.is_some() && state.waits.is_none());
    let all: String = page.written().into_iter().map(|(_, text)| text).collect();
    assert_eq!(all, "Name? Ada\nhello Ada\n");
}

#[test]
fn another_answer_from_before_the_question_is_another_run() {
    let mut page = waiting(GREET);
    page.give("Ada\n", false);
    page.go(Move::Run(Direction::Forward));
    page.go(Move::First);
    page.give("Bob\n", false);
    let given = page.said.iter().find_map(|reply| match reply {
        Reply::Given { input, ended, .. } => Some((input.clone(), *ended)),
        _ => None,
    });
    assert_eq!(given, Some(("Bob\n".to_owned(), false)));
    let known = page.state().known;
    assert_eq!(known, 0, "what came of the first answer is forgotten");
    page.go(Move::Run(Direction::Forward));
    let all: String = page.written().into_iter().map(|(_, text)| text).collect();
    assert_eq!(all, "Name? Bob\nhello Bob\n");
}

#[test]
fn the_end_of_input_is_one_for_the_program() {
    let mut page = waiting(GREET);
    page.give("", true);
    let state = page.go(Move::Run(Direction::Forward));
    let outcome = state.outcome.clone().unwrap();
    assert!(outcome.text.contains("EOFError"), "{}", outcome.text);
}

#[test]
fn lines_are_read_as_they_are_given_until_the_end() {
    let mut page = waiting("import sys\nprint(sum(int(line) for line in sys.stdin))\n");
    for line in ["4\n", "5\n"] {
        assert!(page.state().waits.is_some());
        page.give(line, false);
        page.go(Move::Run(Direction::Forward));
    }
    page.give("", true);
    page.go(Move::Run(Direction::Forward));
    let all: String = page.written().into_iter().map(|(_, text)| text).collect();
    assert_eq!(all, "4\n5\n9\n");
}
