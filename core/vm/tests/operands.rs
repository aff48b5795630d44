//! What an intrinsic is given is the program's to say: in IR text anything, and in C a function declared without parameters takes
//! whatever a call has.

use ir::Intrinsic;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use vm::{Machine, Settings, Source};

/// Operands of all kinds: nothing, truth, numbers small, great and negative, texts, bytes, and collections made before.
const KINDS: [&str; 9] = [
    "const nil",
    "const true",
    "const 3",
    "const -1",
    "const 2.5",
    "const \"ab\"",
    "const b\"ab\"",
    "new_array list",
    "new_array map",
];

/// Calls an intrinsic with each number of operands up to four, all of one kind, and with different ones.
fn calls(intrinsic: Intrinsic) -> Vec<String> {
    let mut programs = Vec::new();
    for count in 0..=4 {
        for first in 0..KINDS.len() {
            for step in [0, 1] {
                if count == 0 && first + step > 0 {
                    continue;
                }
                let mut text = String::from("module main plain\nentry:\n");
                let mut call = format!("  %{count} = call_function @{}", intrinsic.name());
                for at in 0..count {
                    let kind = KINDS[(first + at * step) % KINDS.len()];
                    text.push_str(&format!("  %{at} = {kind}\n"));
                    call.push_str(&format!(" %{at}"));
                }
                programs.push(text + &call + "\n");
            }
        }
    }
    programs
}

#[test]
fn no_intrinsic_panics_whatever_its_operands() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let mut wrong = Vec::new();
    for &intrinsic in Intrinsic::ALL {
        for text in calls(intrinsic) {
            let run = catch_unwind(AssertUnwindSafe(|| run(&text)));
            if run.is_err() {
                wrong.push(text);
                break;
            }
        }
    }
    std::panic::set_hook(hook);
    assert!(
        wrong.is_empty(),
        "{} intrinsics:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Runs a program; what becomes of it is its own affair.
fn run(text: &str) {
    let program = ir::parse(text).expect("a program");
    let sources: Rc<[Source]> = Rc::new([Source::default()]);
    let settings = Settings::default();
    let mut machine = Machine::new(
        Rc::new(vm::link(program)),
        ir::ModuleId(0),
        settings,
        sources,
    );
    machine.run(10_000);
}
