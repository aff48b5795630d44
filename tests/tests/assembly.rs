//! The assembly for teaching: its two example programs, with numbers and with both sides of every jump.

use reddragon_tests::compile;
use session::explore::{Fate, Limits};
use session::vm::{Settings, Stop};
use std::path::Path;

fn example(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/languages/asm/examples");
    std::fs::read_to_string(path.join(name)).expect("it is there")
}

/// The outermost variables at the end of a run that takes these sides of branches on unknowns.
fn variables(source: &str, choices: &[bool]) -> Vec<String> {
    let compiled = compile("asm", "main.asm", source).expect("the language is there");
    let errors: Vec<String> = compiled
        .diagnostics
        .iter()
        .map(|each| each.message())
        .collect();
    let settings = Settings {
        choices: choices.into(),
        ..Settings::default()
    };
    let mut machine = compiled.machine(settings);
    assert_eq!(machine.run(100_000), Stop::Ended, "{errors:?}");
    let mut all: Vec<String> = session::variables(&compiled, &mut machine)
        .into_iter()
        .map(|variable| format!("{}={}", variable.name, variable.text))
        .collect();
    all.sort();
    all
}

/// The ends of all worlds: which sides they took, each with what it must hold.
fn ends(source: &str, limits: Limits) -> Vec<Vec<bool>> {
    let compiled = compile("asm", "main.asm", source).expect("the language is there");
    let mut worlds =
        session::worlds(&compiled, Settings::default(), None, limits).expect("it is there");
    while worlds.advance() {}
    let all = worlds.all();
    let sides = |at: usize| {
        let mut sides = Vec::new();
        let mut at = at;
        while let Some((parent, side)) = all[at].parent {
            sides.insert(0, side);
            at = parent.0 as usize;
        }
        sides
    };
    (0..all.len())
        .filter(|&at| matches!(all[at].fate, Fate::Ended { .. } | Fate::Merged(_)))
        .map(sides)
        .collect()
}

#[test]
fn the_factorial_is_computed_and_the_flag_says_how_it_compares() {
    let all = variables(&example("factorial.asm"), &[]);
    assert_eq!(all, ["calls=[]", "r0=5", "r1=120", "stack=[30]", "zero=1"]);
}

#[test]
fn with_numbers_there_is_one_way_through_the_second_example() {
    let source = example("worlds.asm").replace(".mode symbolic", ".mode concrete");
    assert_eq!(
        variables(&source, &[]),
        ["r1=11", "r2=20", "r3=40", "stack=[]", "zero=-1"]
    );
    assert_eq!(ends(&source, Limits::default()).len(), 1);
}

#[test]
fn in_symbolic_mode_there_are_four() {
    let source = example("worlds.asm");
    let mut found = ends(&source, Limits::default());
    found.sort();
    assert_eq!(
        found,
        [[false, false], [false, true], [true, false], [true, true]]
    );
    // What a side means: `jnz` jumps where what was compared is not equal, `jz` where it is.
    for (sides, r1, r3) in [
        ([true, false], 30, 40),
        ([true, true], 30, 50),
        ([false, false], 11, 40),
        ([false, true], 11, 50),
    ] {
        let all = variables(&source, &sides);
        let zero = "zero=-1";
        let expected = [
            format!("r1={r1}"),
            "r2=20".to_owned(),
            format!("r3={r3}"),
            "stack=[]".to_owned(),
            zero.to_owned(),
        ];
        assert_eq!(all, expected, "{sides:?}");
    }
}

#[test]
fn in_symbolic_mode_the_factorial_may_end_after_every_call() {
    let source = format!(".mode symbolic\n{}", example("factorial.asm"));
    let limits = Limits {
        visits: 3,
        ..Limits::default()
    };
    let mut found = ends(&source, limits);
    found.sort_by_key(Vec::len);
    assert_eq!(found[0], [true]);
    assert_eq!(found[1], [false, true]);
}

#[test]
fn unknowns_become_expressions() {
    let source = "mov hl, %a\nmov bc, %b\ninc hl\nmul hl, bc\n";
    assert_eq!(
        variables(source, &[]),
        ["bc=symbolic(%b)", "hl=symbolic((%a + 1) * %b)", "stack=[]"]
    );
}

#[test]
fn what_is_wrong_is_said_where_it_is() {
    let source =
        "; comments first\n\nmov 5, r0\njump r0\nj nowhere\ninc r0, r1\na:\na:\nmov stack, 1\n";
    let compiled = compile("asm", "main.asm", source).expect("the language is there");
    let found: Vec<(u32, String)> = compiled
        .diagnostics
        .iter()
        .map(|each| (each.span.start.line, each.message()))
        .collect();
    assert_eq!(
        found,
        [
            (3, "5 is no register".to_owned()),
            (4, "there is no instruction jump".to_owned()),
            (5, "there is no place nowhere".to_owned()),
            (6, "inc takes 1 operand, not 2".to_owned()),
            (8, "the label a stands at two places".to_owned()),
            (9, "stack is no register".to_owned()),
        ]
    );
}

#[test]
fn the_terminal_and_the_empty_stack() {
    let source = "pop r0\nterm \"hi\"\nterm 5\nterm r0\nret\n";
    let compiled = compile("asm", "main.asm", source).expect("the language is there");
    let mut machine = compiled.machine(Settings::default());
    assert_eq!(machine.run(1000), Stop::Ended);
    let written = machine.written(session::vm::Stream::Out);
    assert_eq!(written, "hi\n5\nempty\n");
}

#[test]
fn jumps_lead_backwards_and_to_addresses() {
    let source = "mov r0, 3\nmov r1, 0\nloop:\ninc r1\ndec r0\ncmp r0, 0\njnz loop\nmov r0, 2\nagain:\ndec r0\ncmp r0, 0\njnz 8\n";
    assert_eq!(
        variables(source, &[]),
        ["r0=0", "r1=3", "stack=[]", "zero=0"]
    );
}
