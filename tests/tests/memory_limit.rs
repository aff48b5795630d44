//! A run holds no more than it may: it fails where it would, in the language's words where that has an error for it, and at one
//! step however one gets there.

use reddragon_tests::language_of;
use session::vm::{Machine, Settings, Stop, Stream, Timeline};
use session::{Compiled, Status, exit_code, run_diagnostics, status};
use std::path::Path;

const LIMIT: u64 = 24 << 20;

/// Programs that hold more and more: objects, one collection of numbers, text, what is written.
const GREEDY: [(&str, &str); 9] = [
    (
        "objects.py",
        "held = []\nwhile True:\n    held.append([1, 2, 3])\n",
    ),
    (
        "numbers.py",
        "held = []\nn = 0\nwhile True:\n    held.append(n)\n    n += 1\n",
    ),
    (
        "text.py",
        "text = 'abc'\nwhile True:\n    text = text + text\n",
    ),
    (
        "output.py",
        "while True:\n    print('the same line, over and over')\n",
    ),
    (
        "keys.js",
        "const held = new Map(); let n = 0\nwhile (true) held.set(n++, n)\n",
    ),
    (
        "Main.java",
        "import java.util.*;\nclass Main { public static void main(String[] a) { List<int[]> held = new ArrayList<>(); while (true) held.add(new int[1000]); } }\n",
    ),
    (
        "tables.lua",
        "local held = {}\nwhile true do held[#held + 1] = {} end\n",
    ),
    (
        "strings.rb",
        "held = []\nloop { held << 'some text' * 100 }\n",
    ),
    (
        "arrays.php",
        "<?php\n$held = [];\nwhile (true) { $held[] = [1, 2, 3]; }\n",
    ),
];

fn compile(file: &str, source: &str) -> Compiled {
    let language = language_of(Path::new(file)).expect("a language");
    reddragon_tests::compile(language, file, source).expect("it compiles")
}

fn machine(compiled: &Compiled) -> Machine {
    compiled.machine(Settings {
        memory: Some(LIMIT),
        arguments: vec![compiled.file.clone()],
        ..Settings::default()
    })
}

#[test]
fn runs_that_hold_ever_more_end() {
    for (file, source) in GREEDY {
        let compiled = compile(file, source);
        let mut machine = machine(&compiled);
        assert_eq!(machine.run(u64::MAX), Stop::Ended, "{file}");
        assert_eq!(status(&machine), Status::Error, "{file}");
        assert_ne!(exit_code(&machine), 0, "{file}");
        let found = run_diagnostics(&compiled, &machine);
        let told = found.iter().find(|each| {
            let message = each.message().to_lowercase();
            message.contains("memory") || message.contains("heap space")
        });
        let told = told.unwrap_or_else(|| panic!("{file}: {found:?}"));
        assert!(told.span.is_some(), "{file}: {told:?}");
    }
}

#[test]
fn what_a_library_keeps_to_be_quick_does_not_fill_the_memory() {
    let source = "long = 'x' * 2000\n9_000.times { |i| format(long + i.to_s) }\nputs :done\n";
    let mut machine = machine(&compile("formats.rb", source));
    assert_eq!(machine.run(u64::MAX), Stop::Ended);
    assert_eq!(machine.written(Stream::Out), "done\n");
}

#[test]
fn the_end_is_at_one_step_however_one_gets_there() {
    for (file, source) in &GREEDY[..2] {
        let compiled = compile(file, source);
        let mut straight = machine(&compiled);
        straight.run(u64::MAX);
        let end = straight.state.steps;
        let mut timeline = Timeline::new(machine(&compiled));
        let mut at = 0;
        // Strides that meet neither the weighings nor one another.
        while timeline.end().is_none() {
            at += 77_773;
            timeline.advance(at, None);
        }
        assert_eq!(timeline.end(), Some(end), "{file}");
        timeline.seek(end / 2);
        timeline.seek(end);
        assert_eq!(timeline.machine().digest(), straight.digest(), "{file}");
    }
}

#[test]
fn what_a_language_has_an_error_for_can_be_caught() {
    let caught = [
        (
            "a.py",
            "try:\n    held = []\n    while True:\n        held.append([])\nexcept MemoryError:\n    held = None\n    print('caught')\n",
        ),
        (
            "Main.java",
            "import java.util.*;\nclass Main { public static void main(String[] a) { try { fill(); } catch (OutOfMemoryError e) { System.out.println(e.getMessage()); } }\n static void fill() { List<int[]> held = new ArrayList<>(); while (true) held.add(new int[1000]); } }\n",
        ),
        (
            "a.lua",
            "print(pcall(function() local held = {} while true do held[#held + 1] = {} end end))\n",
        ),
        (
            "a.c",
            "#include <stdio.h>\n#include <stdlib.h>\nint main(void) { int n = 0; while (malloc(1 << 20)) n++; printf(\"%d\\n\", n); }\n",
        ),
        (
            "a.rb",
            "begin\n  held = []\n  loop { held << [] }\nrescue NoMemoryError => e\n  held = nil\n  puts e.message\nend\n",
        ),
    ];
    let expected = [
        "caught\n",
        "Java heap space\n",
        "false	a.lua:1: not enough memory\n",
        "21\n",
        "failed to allocate memory\n",
    ];
    for ((file, source), expected) in caught.into_iter().zip(expected) {
        let compiled = compile(file, source);
        let mut machine = machine(&compiled);
        machine.run(u64::MAX);
        assert_eq!(machine.written(Stream::Out), expected, "{file}");
        assert_eq!(exit_code(&machine), 0, "{file}");
    }
}

#[test]
fn who_catches_it_and_goes_on_is_ended() {
    let source = "held = []\ndef fill():\n    while True:\n        held.append([])\nwhile True:\n    try:\n        fill()\n    except MemoryError:\n        pass\n";
    let compiled = compile("a.py", source);
    let mut machine = machine(&compiled);
    assert_eq!(machine.run(u64::MAX), Stop::Ended);
    assert_eq!(exit_code(&machine), 137);
}

#[test]
fn what_a_program_lets_go_does_not_count() {
    let source = "total = 0\nfor n in range(200000):\n    total += len([n] * 100)\nprint(total)\n";
    let compiled = compile("a.py", source);
    let mut machine = machine(&compiled);
    machine.run(u64::MAX);
    assert_eq!(machine.written(Stream::Out), "20000000\n");
}
