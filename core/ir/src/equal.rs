//! When two programs are the same: equal up to the numbering of names and labels.
//!
//! Numbers of names and labels say only in which order somebody came across them; registers, places and
//! spans are part of a program. Names and labels that nothing uses do not count.

use crate::{Const, Label, Module, Names, Op, Program, Symbol};
use rustc_hash::FxHashMap;

impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        let mut names = Names::default();
        self.modules.len() == other.modules.len()
            && (self.modules.iter().zip(&other.modules))
                .all(|(mine, theirs)| same_module(&mut names, (self, mine), (other, theirs)))
    }
}

impl std::fmt::Debug for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&crate::print(self))
    }
}

fn same_module(names: &mut Names, left: (&Program, &Module), right: (&Program, &Module)) -> bool {
    let text = |(program, module): (&Program, &Module)| program.names.shared(module.name);
    if text(left) != text(right)
        || left.1.semantics.language != right.1.semantics.language
        || left.1.is_library != right.1.is_library
        || left.1.layouts != right.1.layouts
        || left.1.notes != right.1.notes
        || left.1.insts.len() != right.1.insts.len()
        || !same_notes(left, right)
    {
        return false;
    }
    let mut left_numbering = Numbering::default();
    let mut right_numbering = Numbering::default();
    (left.1.insts.iter().zip(&right.1.insts)).all(|(a, b)| {
        a.span == b.span
            && same_op(
                &left_numbering.apply(names, left, &a.op),
                &right_numbering.apply(names, right, &b.op),
            )
    }) && left_numbering.label_names == right_numbering.label_names
}

/// Whether two modules say the same of types and variables, in the same order.
fn same_notes(left: (&Program, &Module), right: (&Program, &Module)) -> bool {
    left.1.types.len() == right.1.types.len()
        && left.1.locals.len() == right.1.locals.len()
        && crate::print::notes_of(left.0, left.1) == crate::print::notes_of(right.0, right.1)
}

/// Equality of operations, where every number that is not a number equals every other.
fn same_op(left: &Op, right: &Op) -> bool {
    match (left, right) {
        (
            Op::Const {
                dst: left_dst,
                value: Const::Float(left),
            },
            Op::Const {
                dst: right_dst,
                value: Const::Float(right),
            },
        ) => {
            let same_number =
                left.to_bits() == right.to_bits() || (left.is_nan() && right.is_nan());
            left_dst == right_dst && same_number
        }
        _ => left == right,
    }
}

/// Numbers labels in the order of their appearance and names by what they spell.
#[derive(Default)]
struct Numbering {
    labels: FxHashMap<Label, Label>,
    label_names: Vec<Symbol>,
}

impl Numbering {
    fn apply(&mut self, names: &mut Names, (program, module): (&Program, &Module), op: &Op) -> Op {
        let mut op = op.clone();
        op.for_each_label_mut(|label| {
            *label = *self.labels.entry(*label).or_insert_with(|| {
                let name = module.labels.get(label.index());
                let text = name.map_or("", |&name| program.names.text(name));
                self.label_names.push(names.intern(text));
                Label(self.label_names.len() as u32 - 1)
            });
        });
        op.for_each_name_mut(|name| *name = names.intern(program.names.text(*name)));
        op
    }
}
