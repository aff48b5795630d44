//! The analyzer on programs of several files.

use super::tests::asked;
use super::*;
use protocol::{Files, FlowQuestion, Seed, SourceFile};

const MAIN: &str =
    "import prices\ntotal = 0\nname = input()\ntotal += prices.price(name)\nprint(total)\n";
const PRICES: &str = "RATE = 2\n\ndef price(name):\n    base = len(name)\n    return base * RATE\n";

/// An analyzer that is asked about a file of the two.
fn with_two(file: u32) -> Analyzer {
    let named = |path: &str, source: &str| SourceFile {
        path: path.to_owned(),
        source: source.to_owned(),
    };
    let files = Files {
        list: vec![named("main.py", MAIN), named("prices.py", PRICES)],
        entry: 0,
    };
    let mut analyzer = Analyzer::default();
    let told = asked(
        &mut analyzer,
        &Ask::Program(Asked {
            revision: 1,
            language: "python".to_owned(),
            files,
            file,
            input: String::new(),
        }),
    );
    assert_eq!(told, []);
    analyzer
}

#[test]
fn types_of_a_file_know_who_calls_it() {
    let told = asked(&mut with_two(1), &Ask::Types);
    let [Told::Types(view)] = &told[..] else {
        panic!("{told:?}");
    };
    let rows: Vec<_> = view
        .sections
        .iter()
        .flat_map(|section| &section.rows)
        .collect();
    let price = rows.iter().find(|row| row.name == "price").unwrap();
    assert_eq!((price.text.as_str(), price.line), ("(name: str) -> int", 3));
    let start = MAIN.len() as u32 + 1;
    assert!(
        price.span.unwrap().start >= start,
        "it is a place in the second file"
    );
    assert!(rows.iter().all(|row| row.name != "total"), "{rows:#?}");
}

#[test]
fn a_slice_leaves_lines_of_every_file_aside() {
    let question = FlowQuestion {
        seed: Some(Seed::At(MAIN.rfind("total").unwrap() as u32)),
        ..FlowQuestion::default()
    };
    let told = asked(&mut with_two(0), &Ask::Flow(question));
    let [Told::Flow(view)] = &told[..] else {
        panic!("{told:?}");
    };
    let slice = view.slice.as_ref().unwrap();
    assert_eq!(
        (slice.file, slice.lines.as_slice()),
        (0, &[1, 2, 3, 4, 5][..])
    );
    // Of the other file the empty line alone does not matter.
    let second = MAIN.len() as u32 + 1;
    let empty = second + PRICES.find("\n\n").unwrap() as u32 + 1;
    let aside = slice.aside.iter().filter(|span| span.start < span.end);
    let aside: Vec<_> = aside.collect();
    assert_eq!(aside.len(), 1, "{aside:?}");
    assert!(aside[0].start <= empty && empty < aside[0].end);
    let rows = view.sections.iter().flat_map(|section| &section.rows);
    let total = rows.clone().find(|row| row.name == "total").unwrap();
    assert!(total.text.contains("prices.py:RATE"), "{}", total.text);
}
