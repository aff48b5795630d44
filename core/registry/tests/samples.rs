//! The sources that a language has in its folder for tests.

use frontend::Frontend;
use std::path::PathBuf;

/// A kind of syntax node and a source that holds one.
pub type Sample = (String, String);

/// A language's folder.
pub fn folder(language: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../languages")
        .join(language)
}

/// A program without errors: `tests/sample.*` in the language's folder.
pub fn program(language: &str) -> String {
    let ending = catalog::language(language).expect("it is listed").endings[0];
    let path = folder(language).join(format!("tests/sample.{ending}"));
    let text =
        std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    // A language begins without one.
    assert!(
        !text.trim().is_empty(),
        "{}: write a program that shows the grammar",
        path.display()
    );
    text
}

/// One source for every kind of node that is lowered, and one for kinds that are not: the file `tests/nodes.txt` in the
/// language's folder, in which a line `--- kind` or `--- unsupported kind` stands before each.
pub fn nodes(frontend: &Frontend) -> (Vec<Sample>, Vec<Sample>) {
    let path = folder(frontend.name).join("tests/nodes.txt");
    let text =
        std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let (mut lowered, mut unsupported) = (Vec::new(), Vec::new());
    for part in format!("\n{text}").split("\n--- ").skip(1) {
        let (kind, source) = part.split_once('\n').unwrap_or((part, ""));
        let (kind, list) = match kind.strip_prefix("unsupported ") {
            Some(kind) => (kind, &mut unsupported),
            None => (kind, &mut lowered),
        };
        list.push((kind.to_owned(), source.trim_end_matches('\n').to_owned()));
    }
    (lowered, unsupported)
}
