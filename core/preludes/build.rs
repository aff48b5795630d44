//! Lowers the prelude of each language that this is built for.

use std::fmt::Write;
use std::path::Path;
use translate::{Library, lang};

fn main() {
    // What it is made of is linked into this program, so Cargo runs it again when that changes.
    println!("cargo::rerun-if-changed=build.rs");
    let out = std::env::var("OUT_DIR").expect("cargo says where");
    let mut arms = String::new();
    for frontend in lang::frontends() {
        let mut parse = |language: &str, source: &str| {
            let grammar = grammars::by_name(language).ok_or("there is no such grammar")?;
            Ok(grammars::parse(grammar, source))
        };
        let program = Library::on_demand().prelude(&mut parse, frontend);
        let program = program.unwrap_or_else(|why| panic!("{}: {why}", frontend.name));
        if program.modules.is_empty() {
            continue;
        }
        let bytes = translate::write_prelude(program).expect("a program can be written");
        let file = Path::new(&out).join(format!("{}.prelude", frontend.name));
        std::fs::write(&file, bytes).expect("the folder is there");
        writeln!(
            arms,
            "{:?} => Some(include_bytes!({file:?})),",
            frontend.name
        )
        .expect("a string takes it");
    }
    let table = format!("match language {{\n{arms}_ => None,\n}}\n");
    std::fs::write(Path::new(&out).join("preludes.rs"), table).expect("the folder is there");
}
