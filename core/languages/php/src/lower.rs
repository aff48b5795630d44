//! From a syntax tree to instructions.

use crate::LANGUAGE;
use frontend::{Builder, Lowered, Unit};
use ir::Program;

/// Lowers a module: so far, every statement of it is unsupported, and says so.
pub(super) fn lower(unit: &Unit<'_>, program: &mut Program) -> Lowered {
    let semantics = &LANGUAGE.semantics;
    let mut b = Builder::new(&mut program.names, unit.module_name, semantics, unit.source);
    let root = unit.tree.root();
    let at = b.span_of(root.start(), root.start());
    let entry = b.intern("entry");
    let entry = b.label_named(entry);
    b.place(entry, at);
    for node in root.named_children().filter(|node| !node.is_extra()) {
        let at = b.span(node);
        match node.is_error() {
            true => b.unsupported_silently("ERROR", at),
            false => b.unsupported(node.kind(), at),
        };
    }
    for error in unit.tree.syntax_errors() {
        b.syntax_error(error);
    }
    b.finish().add_to(program, unit.is_library, Vec::new())
}
