//! Keeps the lines of the library that declare something: programs are lowered by what they say, also in builds without the
//! library's text.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
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
}
