//! The explorer with the native parsers: what the page would be told.

use super::*;
use crate::analyzer::tests::{asked, with};
use protocol::{Row, Tone};

const SIGNS: &str = "\
def sign(n):
    if n > 0:
        return 'plus'
    if n < -100:
        raise ValueError('far')
    return 'minus'
";

fn worlds(language: &str, source: &str, question: WorldsQuestion) -> WorldsView {
    let mut explorer: Explorer = with(language, source);
    let told = asked(&mut explorer, &Ask::Worlds(question));
    let Some(Told::Worlds(view)) = told.last() else {
        panic!("{told:?}");
    };
    (**view).clone()
}

fn of_function(name: &str) -> WorldsQuestion {
    WorldsQuestion {
        function: name.to_owned(),
        ..WorldsQuestion::default()
    }
}

fn row<'a>(view: &'a WorldsView, text: &str) -> &'a Row {
    let mut rows = view.section.rows.iter();
    rows.find(|row| row.text.contains(text))
        .unwrap_or_else(|| panic!("no {text} in {view:#?}"))
}

#[test]
fn worlds_are_a_tree_with_conditions_outcomes_and_examples() {
    let view = worlds("python", SIGNS, of_function("sign"));
    assert!(!view.busy && view.stopped.is_empty());
    let branch = row(&view, "n > 0 ?");
    assert_eq!(
        (branch.tone, branch.depth, branch.line),
        (Tone::Branch, 0, 2)
    );
    let plus = row(&view, "returns 'plus'");
    assert_eq!(
        (plus.tone, plus.depth, plus.name.as_str()),
        (Tone::Good, 1, "yes ")
    );
    assert!(plus.note.starts_with("for example n = "), "{plus:?}");
    let far = row(&view, "raises ValueError");
    assert_eq!((far.tone, far.depth), (Tone::Bad, 2));
}

#[test]
fn a_leaf_offers_its_path_and_its_example() {
    let view = worlds("python", SIGNS, of_function("sign"));
    let far = row(&view, "raises");
    let [(_, path), (_, example)] = &far.runs[..] else {
        panic!("{far:?}");
    };
    assert_eq!(
        (path.alone.as_str(), &path.choices[..]),
        ("sign", &[false, true][..])
    );
    assert!(path.given.is_empty() && example.choices.is_empty());
    assert_eq!(example.given[0].expression, "n");
    assert!(
        example.given[0]
            .value
            .parse::<i64>()
            .is_ok_and(|n| n < -100)
    );
}

#[test]
fn limits_are_told_and_an_exploration_can_be_halted() {
    let source = "def count(n):\n    while n > 0:\n        n = n - step\n";
    let question = WorldsQuestion {
        visits: 2,
        ..of_function("count")
    };
    let view = worlds("python", source, question.clone());
    assert_eq!(row(&view, "same branch too often").tone, Tone::Doubt);
    let few = WorldsQuestion {
        worlds: 2,
        visits: 50,
        ..question
    };
    assert!(worlds("python", source, few).stopped.contains("limit"));
    let mut explorer: Explorer = with("python", SIGNS);
    explorer.receive(&Ask::Worlds(of_function("sign")));
    assert!(explorer.busy());
    let told = asked(&mut explorer, &Ask::Halt);
    assert!(
        matches!(&told[..], [Told::Worlds(view)] if view.stopped.contains("stopped") && !view.busy)
    );
    assert!(!explorer.busy());
}

#[test]
fn a_function_that_is_not_there_is_said() {
    let view = worlds("python", SIGNS, of_function("missing"));
    assert!(view.stopped.contains("missing"), "{view:?}");
}
