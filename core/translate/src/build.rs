//! For build scripts: what is the same in every program of a language is made when the project is built.
//!
//! A prelude is lowered then, since to read it takes a tenth of the time. The trees of a library's modules are made then, where
//! the build carries all of the library: most of the time of a first compile was their parsing.

use crate::{Library, Parser, write_prelude};
use frontend::Frontend;
use std::fmt::Write;
use std::path::Path;

/// Lowers the preludes of languages into a folder, and writes an expression to `preludes.rs` there, which is of the type
/// `Option<&'static [u8]>` where `language` is a language's name: its prelude as
/// [`Library::with_preludes`] takes it, `None` for one without.
///
/// # Panics
/// Where a prelude cannot be lowered or written: then there is nothing to build.
pub fn preludes(
    frontends: impl IntoIterator<Item = &'static Frontend>,
    parser: &mut dyn Parser,
    out: &Path,
) {
    let mut arms = String::new();
    for frontend in frontends {
        let program = Library::on_demand().prelude(parser, frontend);
        let program = program.unwrap_or_else(|why| panic!("{}: {why}", frontend.name));
        if program.modules.is_empty() {
            continue;
        }
        let bytes = write_prelude(program).expect("a program can be written");
        let file = out.join(format!("{}.prelude", frontend.name));
        std::fs::write(&file, bytes).expect("the folder is there");
        writeln!(
            arms,
            "{:?} => Some(include_bytes!({file:?})),",
            frontend.name
        )
        .expect("a string takes it");
    }
    let table = format!("match language {{\n{arms}_ => None,\n}}\n");
    std::fs::write(out.join("preludes.rs"), table).expect("the folder is there");
}

/// Parses the modules of libraries into a folder, and writes an expression to `trees.rs` there, of the type
/// `Option<&'static [u8]>` where `language` is a language's name: its trees as [`Library::with_trees`] takes them, `None` for a
/// language without a library.
///
/// # Panics
/// Where a module cannot be parsed or written: then there is nothing to build.
pub fn trees(
    frontends: impl IntoIterator<Item = &'static Frontend>,
    parser: &mut dyn Parser,
    out: &Path,
) {
    let mut arms = String::new();
    for frontend in frontends {
        let mut parsed = |(module, source): (&'static str, &str)| {
            let tree = parser.parse(frontend.name, source);
            let tree = tree.unwrap_or_else(|why| panic!("{module}: {why}"));
            (module, tree.to_bytes())
        };
        let trees: Vec<_> = frontend.library.modules().map(&mut parsed).collect();
        if trees.is_empty() {
            continue;
        }
        let bytes = postcard::to_allocvec(&trees).expect("trees can be written");
        let file = out.join(format!("{}.trees", frontend.name));
        std::fs::write(&file, bytes).expect("the folder is there");
        let name = frontend.name;
        let _ = writeln!(arms, "{name:?} => Some(include_bytes!({file:?})),");
    }
    let table = format!("match language {{\n{arms}_ => None,\n}}\n");
    std::fs::write(out.join("trees.rs"), table).expect("the folder is there");
}
