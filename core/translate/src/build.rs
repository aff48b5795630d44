//! For build scripts: what is the same in every program of a language is made when the project is built.
//!
//! A prelude is lowered then, since to read it takes a tenth of the time. The trees of a library's modules are made then, where
//! the build carries all of the library: most of the time of a first compile was their parsing.

use crate::{Library, Parser, write_prelude};
use frontend::Frontend;
use ir::{Inst, LocalNote, Position, Program};
use std::fmt::Write;
use std::path::Path;
use std::rc::Rc;

/// How exactly a prelude says where its instructions come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Places {
    /// Line and column, from where to where.
    Exact,
    /// The line that each begins in. For a build without the library's text, where columns would be a fifth of the bytes.
    Lines,
}

/// A program with the lines of its places alone: a place that is not empty is the first character of its line, a block all of
/// its lines.
fn by_line(mut program: Program) -> Program {
    let at = |line, column| Position { line, column };
    for module in &mut program.modules {
        let module = Rc::make_mut(module);
        for Inst { span, .. } in &mut module.insts {
            let width = u32::from(span.start != span.end);
            let line = span.start.line;
            (span.start, span.end) = (at(line, 0), at(line, width));
        }
        for LocalNote { block, .. } in &mut module.locals {
            if block.is_some() {
                (block.start, block.end) = (at(block.start.line, 0), at(block.end.line, u32::MAX));
            }
        }
    }
    program
}

/// Lowers the preludes of languages into a folder, and writes an expression to `preludes.rs` there, which is of the type
/// `Option<&'static [u8]>` where `language` is a language's name: its prelude as
/// [`Library::with_preludes`] takes it, `None` for one without.
///
/// # Panics
/// Where a prelude cannot be lowered or written: then there is nothing to build.
pub fn preludes(
    frontends: impl IntoIterator<Item = &'static Frontend>,
    parser: &mut dyn Parser,
    places: Places,
    out: &Path,
) {
    let mut arms = String::new();
    for frontend in frontends {
        let Some(bytes) = prelude(frontend, parser, places) else {
            continue;
        };
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

/// Lowers the prelude of a language, as [`Library::with_preludes`] takes it; `None` for one without.
///
/// # Panics
/// As [`preludes`].
pub fn prelude(
    frontend: &'static Frontend,
    parser: &mut dyn Parser,
    places: Places,
) -> Option<Vec<u8>> {
    let program = Library::on_demand().prelude(parser, frontend);
    let program = program.unwrap_or_else(|why| panic!("{}: {why}", frontend.name));
    if program.modules.is_empty() {
        return None;
    }
    let program = match places {
        Places::Exact => program,
        Places::Lines => by_line(program),
    };
    Some(write_prelude(program).expect("a program can be written"))
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

#[cfg(test)]
mod tests {
    use super::*;
    use ir::{Label, Module, Op, Span, Symbol};

    #[test]
    fn by_line_a_place_is_the_start_of_its_line_and_a_block_all_of_its_lines() {
        let at = |line, column| Position { line, column };
        let span = |start, end| Span { start, end };
        let mut program = Program::default();
        let label = Op::Label { label: Label(0) };
        let mut module = Module::new(Symbol(0), ir::Semantics::plain());
        let places = [
            span(at(3, 7), at(3, 9)),
            span(at(4, 2), at(9, 1)),
            span(at(5, 8), at(5, 8)),
            Span::NONE,
        ];
        module.insts = places
            .map(|span| Inst {
                op: label.clone(),
                span,
            })
            .into();
        let local = |block| LocalNote {
            scope: Label(0),
            name: Symbol(0),
            block,
            layout: None,
        };
        module.locals = vec![local(span(at(3, 7), at(6, 1))), local(Span::NONE)];
        program.modules.push(module.into());
        let module = &by_line(program).modules[0];
        let spans: Vec<Span> = module.insts.iter().map(|inst| inst.span).collect();
        let line = |line| span(at(line, 0), at(line, 1));
        let expected = [line(3), line(4), span(at(5, 0), at(5, 0)), Span::NONE];
        assert_eq!(spans, expected);
        let blocks: Vec<Span> = module.locals.iter().map(|local| local.block).collect();
        assert_eq!(blocks, [span(at(3, 0), at(6, u32::MAX)), Span::NONE]);
    }
}
