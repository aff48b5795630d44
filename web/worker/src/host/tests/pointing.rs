//! The value of what is pointed at; whose it is, is tested where that is decided.

use super::*;
use protocol::ValueView;

const SOURCE: &str = "\
s = '\u{1f40d}'; n = 3
def down(n):
    if n:
        down(n - 1)
    return n
down(n)
";

fn value(page: &mut Page, offset: usize) -> ValueView {
    page.ask(Request::Value(offset as u32));
    match &page.said[..] {
        [Reply::Value(view)] => view.clone(),
        said => panic!("one answer, not {said:?}"),
    }
}

/// The offset of a text in UTF-16 code units.
fn unit(text: &str) -> usize {
    SOURCE[..SOURCE.find(text).unwrap()].encode_utf16().count()
}

#[test]
fn places_count_as_the_page_counts() {
    let mut page = Page::with(SOURCE);
    page.go(Move::Last);
    let at = unit("n = 3");
    let view = value(&mut page, at);
    assert_eq!(
        (view.text.as_str(), view.value.as_str(), view.kind.as_str()),
        ("n", "3", "int")
    );
    assert_eq!(
        view.span,
        Some(protocol::Span::new(at as u32, at as u32 + 1))
    );
    assert_eq!((view.revision, view.moves, view.offset), (1, 1, at as u32));
    assert_eq!(value(&mut page, at + 1).span, None, "beside it");
    assert_eq!(value(&mut page, 10_000).span, None, "behind everything");
}

#[test]
fn the_call_that_is_looked_at_comes_first() {
    let mut page = Page::with(SOURCE);
    let at = unit("n:");
    for _ in 0..4 {
        page.go(Move::Line {
            file: 0,
            line: 3,
            direction: Direction::Forward,
        });
    }
    assert_eq!(value(&mut page, at).value, "0", "the innermost");
    page.ask(Request::Frame(2));
    assert_eq!(value(&mut page, at).value, "2");
}

#[test]
fn without_a_program_there_is_nothing_to_say() {
    let mut page = Page::new();
    assert_eq!(value(&mut page, 0).span, None);
}
