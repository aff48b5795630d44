//! `lower LANGUAGE < source`: the IR of a source text, and the findings on the error stream.

use std::io::{Read, stdin};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = std::env::args().nth(1).ok_or("usage: lower LANGUAGE")?;
    let frontend = lang::frontend(&name).ok_or("no such language")?;
    let grammar = grammars::by_name(&name).ok_or("no such grammar")?;
    let mut source = String::new();
    stdin().read_to_string(&mut source)?;
    let tree = grammars::parse(grammar, &source);
    let mut program = ir::Program::default();
    let unit = lang::Unit {
        tree: &tree,
        source: &source,
        module_name: "main",
        file: "main",
        is_library: false,
        library: &lang::no_library,
    };
    let lowered = (frontend.lower)(&unit, &mut program);
    print!("{}", ir::print(&program));
    for diagnostic in &lowered.diagnostics {
        eprintln!("{}: {}", diagnostic.span, diagnostic.message());
    }
    for violation in ir::verify(&program) {
        eprintln!("{violation:?}");
    }
    Ok(())
}
