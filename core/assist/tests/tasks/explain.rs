use assist::task::explain::{Explain, Given, Piece, Place, Subject};
use assist::{Counters, Script, drive};

fn explained(answer: &str) -> Vec<Piece> {
    let given = Given {
        subject: Subject::Error("ZeroDivisionError".into()),
        language: "python".into(),
        source: "def f(x):\n    return 1 / x\n".into(),
        ir: String::new(),
        run: String::new(),
        functions: ["f".to_owned()].into(),
        steps: 9,
    };
    let mut counters = Counters::default();
    drive(
        &mut Explain::new(given),
        &mut Script::of([answer]),
        &mut counters,
    )
    .unwrap()
}

#[test]
fn links_lead_to_places_that_there_are() {
    assert_eq!(
        explained("In [[function f]], [[line 2]], at [[step 9]]."),
        [
            Piece::Text("In ".into()),
            Piece::Link(Place::Function("f".into())),
            Piece::Text(", ".into()),
            Piece::Link(Place::Line(2)),
            Piece::Text(", at ".into()),
            Piece::Link(Place::Step(9)),
            Piece::Text(".".into()),
        ]
    );
}

#[test]
fn what_leads_nowhere_stays_text() {
    for answer in [
        "[[line 3]]",
        "[[line 0]]",
        "[[function g]]",
        "[[step 10]]",
        "[[line two]]",
        "[[line 2",
        "[[[[",
        "[[https://example.com]]",
        "<a href=\"javascript:alert(1)\">x</a>",
        "[x](http://y)",
    ] {
        assert_eq!(explained(answer), [Piece::Text(answer.into())]);
    }
}
