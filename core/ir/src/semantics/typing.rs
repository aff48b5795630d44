//! Types that programs declare.

use crate::leaked::leaked;
use serde::{Deserialize, Serialize};

/// What types are to the language.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Typing {
    /// Whether what a program declares of types holds; where it does not, it is a hint.
    pub declarations_hold: bool,
    /// Whether the type of every value is known before the program runs; where it is not, an unknown may be of any.
    pub is_static: bool,
    /// Whether nothing is a value of every type but the machine's own scalar ones.
    pub nil_is_everywhere: bool,
    /// Calls that give nothing where there is nothing to give, each as the note begins that stands at such a call.
    #[serde(borrow, deserialize_with = "leaked")]
    pub may_give_nothing: &'static [&'static str],
}

impl Typing {
    /// Declarations hold, and nothing belongs to every type.
    pub const PLAIN: Typing = Typing {
        declarations_hold: true,
        is_static: true,
        nil_is_everywhere: true,
        may_give_nothing: &[],
    };
}
