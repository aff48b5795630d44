//! What unknowns are taken to be: values in place of what is missing.
//!
//! A value is given for what an unknown is called, which is its expression, and for one of those that are called so: the
//! first, the second, … that the run comes to. So a run with values for the unknowns of another takes the way of that one
//! for as long as the two agree on the rest.

use crate::display::expression;
use crate::machine::Machine;
use crate::value::{Unknown, Value};
use ir::Const;

/// A value for an unknown.
#[derive(Clone, PartialEq, Debug)]
pub struct Given {
    /// The unknown's expression, as [`Machine::source_of`] gives it.
    pub expression: String,
    /// How many of the same expression come before.
    pub nth: u32,
    /// What it is taken to be.
    pub value: Const,
}

impl Machine {
    /// The expression of an unknown, and how many of the same expression came before.
    #[must_use]
    pub fn source_of(&self, unknown: Unknown) -> (String, u32) {
        let expression = expression(self, unknown);
        let nodes = self.state.unknowns.iter().take(unknown.0 as usize);
        let earlier = nodes.enumerate().filter(|(at, node)| {
            let other = Unknown(*at as u32);
            node.expression.is_source() && self::expression(self, other) == expression
        });
        let nth = earlier.count() as u32;
        (expression, nth)
    }

    /// The value that an unknown is taken to be.
    pub(crate) fn given(&mut self, unknown: Value) -> Option<Value> {
        let Value::Unknown(node) = unknown else {
            return None;
        };
        let (expression, nth) = self.source_of(node);
        let settings = std::rc::Rc::clone(&self.settings);
        let mut all = settings.given.iter();
        let given = all.find(|given| given.expression == expression && given.nth == nth)?;
        Some(self.constant(&given.value))
    }
}
