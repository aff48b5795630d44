//! The text form of the IR is complete, and every program of the corpus is lowered to IR that the verifier
//! accepts.

use libtest_mimic::{Arguments, Failed, Trial};
use reddragon_tests::{compile_file, name_of, programs};
use session::ir;
use std::path::Path;

fn main() {
    let arguments = Arguments::from_args();
    let trials = programs()
        .into_iter()
        .filter(|path| {
            reddragon_tests::language_of(path)
                .is_some_and(|language| registry::frontend(language).is_some())
        })
        .map(|path| Trial::test(name_of(&path), move || round_trip(&path)))
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

fn round_trip(path: &Path) -> Result<(), Failed> {
    let compiled = compile_file(path)?;
    let program = compiled.program();
    if let Some(violation) = ir::verify(program).first() {
        return Err(violation.message.clone().into());
    }
    let text = ir::print(program);
    let semantics =
        |name: &str| registry::frontend(name).map(|frontend| &frontend.language.semantics);
    let mut again = ir::Program::default();
    ir::parse_into(&mut again, &text, &semantics)
        .map_err(|errors| format!("{:?}", errors.first()))?;
    let second = ir::print(&again);
    match reddragon_tests::first_difference("printed again", &text, &second) {
        Some(difference) => Err(difference.into()),
        None => Ok(()),
    }
}
