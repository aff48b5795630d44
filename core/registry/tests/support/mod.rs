//! What the tests of languages share.

use frontend::Lowered;
use ir::Program;

/// Lowers a source without a library and checks that what comes out is a program.
#[track_caller]
pub fn lower_checked(language: &str, source: &str) -> (Program, Lowered) {
    let (program, lowered) = registry::lower(language, source).expect("the language is there");
    let violations = ir::verify(&program);
    assert!(
        violations.is_empty(),
        "{violations:#?}\n{}\nof\n{source}",
        ir::print(&program)
    );
    (program, lowered)
}
