//! What people see of the variables of a function: where each can be named, and how its value is read.

use crate::{Label, LayoutId, Span, Symbol};

/// A variable of the function or module whose body starts at the label; one that has the same name in several blocks has a
/// note for each. The machine does not look at it; running a module gives the same with and without.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct LocalNote {
    /// Whose variable.
    pub scope: Label,
    /// Its name in the instructions.
    pub name: Symbol,
    /// The block outside of which the name does not mean it; [`Span::NONE`]: it means it in the whole function.
    pub block: Span,
    /// How its value is read, where that is more than the value says itself.
    pub layout: Option<LayoutId>,
}
