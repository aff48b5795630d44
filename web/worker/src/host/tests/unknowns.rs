//! What is not known, and what is taken for granted about it.

use super::*;
use protocol::{Given, UnknownsView};

const FETCH: &str = "\
import requests

def check(url, limit):
    reply = requests.get(url)
    if reply.status_code > limit:
        return 'bad'
    return 'good'

print(check('a', 399))
";

fn unknowns(page: &Page) -> UnknownsView {
    let found = page.said.iter().rev().find_map(|reply| match reply {
        Reply::Unknowns(view) => Some(view.clone()),
        _ => None,
    });
    found.expect("a list of unknowns was sent")
}

fn listing(source: &str) -> Page {
    let mut page = Page::with(source);
    page.ask(Request::Unknowns(true));
    page
}

fn given(expression: &str, value: &str) -> Given {
    Given {
        expression: expression.to_owned(),
        nth: 0,
        every: false,
        value: value.to_owned(),
        writes: Vec::new(),
    }
}

#[test]
fn what_comes_from_outside_is_listed_with_its_place_as_the_run_meets_it() {
    let mut page = listing(FETCH);
    assert_eq!(unknowns(&page).list, []);
    page.go(Move::Last);
    let view = unknowns(&page);
    let status = view
        .list
        .iter()
        .find(|each| each.expression.ends_with("status_code"));
    let status = status.unwrap_or_else(|| panic!("{view:?}"));
    assert_eq!((status.nth, status.line), (0, 5));
    let span = status.span.unwrap();
    let text = &FETCH[span.start as usize..span.end as usize];
    assert!(text.starts_with("reply.status_code"), "{text}");
    let (number, last) = (status.number, page.state().step);
    let met = page.go(Move::Met(number)).step;
    assert!(met < last);
    assert!(
        unknowns(&page)
            .list
            .iter()
            .any(|each| each.number == number)
    );
    page.go(Move::To(met - 1));
    assert!(
        !unknowns(&page)
            .list
            .iter()
            .any(|each| each.number == number)
    );
    assert!(
        !view.list.iter().any(|each| each.expression.contains('>')),
        "{view:?}"
    );
}

#[test]
fn a_value_chosen_for_an_unknown_decides_what_the_run_does() {
    let mut page = listing(FETCH);
    page.go(Move::Last);
    let view = unknowns(&page);
    let status = view
        .list
        .iter()
        .find(|each| each.expression.ends_with("status_code"));
    let expression = status.unwrap().expression.clone();
    for (value, printed) in [("200", "good\n"), ("404", "bad\n")] {
        page.ask(Request::Assume(Assumed {
            given: vec![given(&expression, value)],
            ..Assumed::default()
        }));
        assert_eq!(page.state().step, 0);
        page.go(Move::Last);
        assert_eq!(output(&page), printed, "{value}");
    }
}

fn output(page: &Page) -> String {
    let machine = page.host.program.as_ref().unwrap().session.machine();
    machine.output.iter().map(|piece| &*piece.text).collect()
}

#[test]
fn a_function_runs_by_itself_and_takes_the_sides_it_is_told() {
    let mut page = listing(FETCH);
    for (side, result) in [(true, "bad"), (false, "good")] {
        page.ask(Request::Assume(Assumed {
            alone: "check".to_owned(),
            choices: vec![side],
            given: vec![given("url", "'b'")],
            ..Assumed::default()
        }));
        let state = page.state();
        assert_eq!(
            (state.step, state.stack.first().map(|f| f.name.as_str())),
            (0, Some("check"))
        );
        assert!(page.go(Move::Last).step > 0);
        let view = unknowns(&page);
        assert!(
            view.list.iter().any(|each| each.expression == "limit"),
            "{view:?}"
        );
        let machine = page.host.program.as_ref().unwrap().session.machine();
        let value = machine.result_alone().unwrap();
        assert!(session::vm::display::preview(machine, value, 20).contains(result));
        // Back and forth it stays the same run.
        let last = page.state().step;
        page.go(Move::First);
        assert_eq!(page.go(Move::To(last)).step, last);
    }
    page.ask(Request::Assume(Assumed {
        alone: "nobody".to_owned(),
        ..Assumed::default()
    }));
    assert!(unknowns(&page).wrong.contains("nobody"));
}

#[test]
fn a_link_holds_what_is_taken_for_granted() {
    let assumed = Assumed {
        alone: "check".to_owned(),
        choices: vec![true, false],
        given: vec![
            given("url", "'a: b'"),
            given("limit", "i32 3"),
            Given {
                every: true,
                writes: vec![
                    ("count".to_owned(), "1".to_owned()),
                    ("page.title".to_owned(), "'a\\nb'".to_owned()),
                ],
                ..given("requests.get", "[1, 'x']")
            },
        ],
        calls: "arguments".to_owned(),
        memory: Some(128),
        changes: Vec::new(),
    };
    let mut page = Page::with(FETCH);
    page.ask(Request::Assume(assumed.clone()));
    let step = page.go(Move::Last).step;
    let document = Document {
        language: "python".into(),
        files: Files::one(FETCH.into()),
        assumed: assumed.clone(),
        ..Document::default()
    };
    page.ask(Request::Share {
        document,
        copy: Copied::Nothing,
    });
    let Some(Reply::Shared { fragment, .. }) = page.said.first().cloned() else {
        panic!("{:?}", page.said);
    };
    let mut other = Page::new();
    other.ask(Request::Open {
        revision: 1,
        fragment,
    });
    assert!(matches!(&other.said[0], Reply::Opened(opened) if opened.document.assumed == assumed));
    assert!(
        other.said.iter().any(|reply| matches!(
            reply,
            Reply::Verdict {
                verdict: Verdict::Reproduced,
                ..
            }
        )),
        "{:?}",
        other.said
    );
    assert_eq!(other.state().step, step);
}

/// A resolver, chosen by a person: what every call of something unknown gives.
#[test]
fn every_call_of_something_unknown_is_answered() {
    let source = "import shop\nprint(sum(shop.prices('a')) + sum(shop.prices('b')))\n";
    let mut page = listing(source);
    page.go(Move::Last);
    let calls: Vec<String> = unknowns(&page)
        .list
        .iter()
        .map(|each| each.called.clone())
        .collect();
    assert_eq!(
        calls.iter().filter(|each| *each == "shop.prices").count(),
        2,
        "{calls:?}"
    );
    page.ask(Request::Assume(Assumed {
        given: vec![Given {
            every: true,
            ..given("shop.prices", "[1, 2]")
        }],
        ..Assumed::default()
    }));
    page.go(Move::Last);
    assert_eq!(output(&page), "6\n");
}

#[test]
fn what_a_call_of_something_unknown_may_have_changed_is_chosen() {
    let source = "import shop\nbasket = [1]\nshop.fill(basket)\nprint(basket[0])\n";
    for (calls, is_known) in [
        ("", true),
        ("pure", true),
        ("arguments", false),
        ("everything", false),
    ] {
        let mut page = listing(source);
        page.ask(Request::Assume(Assumed {
            calls: calls.to_owned(),
            ..Assumed::default()
        }));
        page.go(Move::Last);
        assert_eq!(
            output(&page) == "1\n",
            is_known,
            "{calls}: {}",
            output(&page)
        );
    }
}
