//! For the build scripts of those who carry preludes: what is the same in every program is lowered when the project is built,
//! since to read it takes a tenth of the time.

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
