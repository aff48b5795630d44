//! What unknowns from outside of the program are called: their expression, and how many of the same came before.
//!
//! **Invariant.** An unknown keeps the name that it had when it was first asked for, whatever becomes of the objects in its
//! expression.

use crate::display::{expression, method_name, operand};
use crate::machine::Machine;
use crate::symbolic::Expression;
use crate::value::{Unknown, Value};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A name and a number.
type Numbered = (Rc<str>, u32);

/// The names so far.
#[derive(Clone, Default)]
pub(super) struct Numbering {
    /// Of each node: its expression, and for a call what is called.
    names: Vec<(Numbered, Option<Numbered>)>,
    counts: FxHashMap<Rc<str>, u32>,
    called: FxHashMap<Rc<str>, u32>,
}

impl Machine {
    /// The expression of an unknown, and how many of the same expression came before.
    #[must_use]
    pub fn source_of(&self, unknown: Unknown) -> (Rc<str>, u32) {
        self.number_up_to(unknown);
        let numbering = self.state.unknowns.numbering.borrow();
        numbering.names[unknown.0 as usize].0.clone()
    }

    /// What an unknown call calls, and how many calls of the same came before; nothing for other unknowns.
    #[must_use]
    pub fn called_of(&self, unknown: Unknown) -> Option<(Rc<str>, u32)> {
        self.number_up_to(unknown);
        let numbering = self.state.unknowns.numbering.borrow();
        numbering.names[unknown.0 as usize].1.clone()
    }

    fn number_up_to(&self, last: Unknown) {
        let unknowns = &self.state.unknowns;
        let mut numbering = unknowns.numbering.borrow_mut();
        let Numbering {
            names,
            counts,
            called,
        } = &mut *numbering;
        for at in names.len() as u32..=last.0 {
            let unknown = Unknown(at);
            let node = unknowns.get(unknown);
            let text: Rc<str> = expression(self, unknown).into();
            let mut nth = counts.get(&text).copied().unwrap_or(0);
            if node.expression.is_source() {
                nth = next(counts, &text);
            }
            let callee = self.callee_text(&node.expression);
            let callee = callee.map(|text| {
                let nth = next(called, &text);
                (text, nth)
            });
            names.push(((text, nth), callee));
        }
    }

    /// What a call calls, as the program writes it.
    fn callee_text(&self, call: &Expression) -> Option<Rc<str>> {
        let shown = |value: Value| match value {
            Value::Unknown(unknown) => expression(self, unknown),
            known => operand(self, known),
        };
        let text = match call {
            Expression::Call(callee, _) => shown(*callee),
            Expression::Method(receiver, name, _) => {
                format!("{}.{}", shown(*receiver), method_name(self, *name))
            }
            _ => return None,
        };
        Some(text.into())
    }
}

/// How many there were, one more from now on.
fn next(counts: &mut FxHashMap<Rc<str>, u32>, text: &Rc<str>) -> u32 {
    let count = counts.entry(Rc::clone(text)).or_default();
    *count += 1;
    *count - 1
}
