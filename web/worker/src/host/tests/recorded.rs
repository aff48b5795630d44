//! A program whose translation came with the page needs nothing else until it is changed or asked about.

use super::*;

const SOURCE: &str = "n = 1\nn = n + 1\nprint(n)\n";

/// What the translator of a language answers about a source, as the build notes it.
pub(super) fn recorded(language: &str, source: &str) -> Vec<u8> {
    let grammar = registry::grammar(language).unwrap();
    let parse = move |_: &str, source: &str| Ok(grammars::parse(grammar, source));
    let frontend = registry::frontend(language).unwrap();
    let mut linked = translate::Linked::new(frontend, parse, Library::on_demand());
    let mut noted = Vec::new();
    let mut remote = translate::Remote::new(|request: &[u8]| {
        let answer = translate::serve(&mut linked, request);
        noted.extend((request.len() as u32).to_le_bytes());
        noted.extend_from_slice(request);
        noted.extend_from_slice(&answer);
        Ok(answer)
    });
    remote.translate(crate::program::FILE, source).unwrap();
    drop(remote);
    noted
}

fn opened() -> Page {
    let mut page = Page::new();
    page.recording = Some(recorded("python", SOURCE));
    page.compile(1, SOURCE);
    page
}

#[test]
fn it_runs_without_its_language() {
    let mut page = opened();
    page.ask(Request::Move(Move::Last));
    assert_eq!(page.brought, []);
    let printed = page.said.iter().any(
        |reply| matches!(reply, Reply::Output(output) if output.chunks.iter().any(|each| each.text.contains("2"))),
    );
    assert!(printed, "{:?}", page.said);
}

#[test]
fn the_language_is_brought_when_it_changes() {
    let mut page = opened();
    page.compile(2, "n = 7\nprint(n)\n");
    assert_eq!(page.brought, [Missing::Language("python".into())]);
    assert!(page.problems().is_empty());
    // And from then on translates the first one too.
    page.compile(3, SOURCE);
    assert_eq!(page.brought.len(), 1);
    assert!(page.problems().is_empty());
}

#[test]
fn the_language_is_brought_when_an_expression_is_watched() {
    let mut page = opened();
    page.ask(Request::Move(Move::Last));
    page.ask(Request::Watches(vec!["n * 10".into()]));
    assert_eq!(page.brought, [Missing::Language("python".into())]);
    let mut early = Page::new();
    early.recording = Some(recorded("python", SOURCE));
    early.ask(Request::Watches(vec!["n * 10".into()]));
    early.compile(1, SOURCE);
    assert_eq!(early.brought, [Missing::Language("python".into())]);
}
