//! Lowers the prelude of each language, and parses its library.

use registry::grammar;
use translate::build::Places;

fn main() {
    // What it is made of is linked into this program, so Cargo runs it again when that changes.
    println!("cargo::rerun-if-changed=build.rs");
    let out = std::env::var("OUT_DIR").expect("cargo says where");
    let mut parse = |language: &str, source: &str| {
        let grammar = grammar(language).ok_or("there is no such grammar")?;
        Ok(grammars::parse(grammar, source))
    };
    translate::build::preludes(
        registry::frontends(),
        &mut parse,
        Places::Exact,
        out.as_ref(),
    );
    translate::build::trees(registry::frontends(), &mut parse, out.as_ref());
}
