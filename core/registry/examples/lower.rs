//! `lower LANGUAGE < source`: the IR of a source text, and the findings on the error stream.

use std::io::{Read, stdin};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = std::env::args().nth(1).ok_or("usage: lower LANGUAGE")?;
    let mut source = String::new();
    stdin().read_to_string(&mut source)?;
    let (program, lowered) = registry::lower(&name, &source).ok_or("no such language")?;
    print!("{}", ir::print(&program));
    for diagnostic in &lowered.diagnostics {
        eprintln!("{}: {}", diagnostic.span, diagnostic.message());
    }
    for violation in ir::verify(&program) {
        eprintln!("{violation:?}");
    }
    Ok(())
}
