//! Keeps the lines of the library that declare something: programs are lowered by what they say, also in builds without the
//! library's text. Makes the tables of the parser that says what sources cannot be read for.

#[path = "build/lalr.rs"]
mod lalr;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build/lalr.rs");
    println!("cargo::rerun-if-changed=src/syntax/grammar.txt");
    let text: &str = include!("src/library_files.rs");
    let declares = |line: &str| {
        let words = line.trim_start();
        let words = words
            .trim_start_matches("abstract ")
            .trim_start_matches("final ");
        let is_class = words.starts_with("class ") || words.starts_with("interface ");
        is_class || line.starts_with("const ") || line.contains("function ")
    };
    frontend::declarations(text, declares, "declarations.php");
    let (tables, conflicts) = lalr::tables(include_str!("src/syntax/grammar.txt"));
    assert_eq!(conflicts, 0, "the grammar can be read in one way only");
    let folder = std::env::var("OUT_DIR").expect("Cargo says where things are made");
    std::fs::write(format!("{folder}/syntax.rs"), tables).expect("that folder is there");
}
