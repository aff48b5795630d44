//! Python: what the frontend promises of itself.

mod diagnostics;
mod golden;
mod nesting;

use frontend::Lowered;
use ir::Program;

/// Lowers a source without a library and checks that what comes out is a program.
#[track_caller]
fn lower_checked(source: &str) -> (Program, Lowered) {
    let (program, lowered) = registry::lower("python", source).expect("the language is there");
    assert_eq!(
        ir::verify(&program),
        [],
        "{}\nof\n{source}",
        ir::print(&program)
    );
    (program, lowered)
}
