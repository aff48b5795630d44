//! Keeps the lines of the library that declare constants: programs are lowered by what they say, also in builds without the
//! library's text.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let text: &str = include!("src/core_files.rs");
    let declares = |line: &str| {
        let name = line.strip_prefix("class ").or(line.strip_prefix("module "));
        name.unwrap_or(line)
            .starts_with(|char: char| char.is_ascii_uppercase())
    };
    frontend::declarations(text, declares, "declarations.rb");
}
