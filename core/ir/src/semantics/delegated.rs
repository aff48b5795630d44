//! How views show objects that delegate, which have no class that the machine knows of.

use crate::leaked::leaked;
use serde::{Deserialize, Serialize};

/// Where an object says what it is, and which of its members people see.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Delegated {
    /// The member, mostly a parent's, that is what an object is an instance of; empty where there is none.
    pub kind: &'static str,
    /// The member of that which is its name; empty where it is a function that goes by its own.
    pub name: &'static str,
    /// The kind that goes without saying.
    pub plain: &'static str,
    /// The member with an error's message.
    pub message: &'static str,
    /// With what the names of members begin that people see; empty for all.
    pub shown: &'static str,
    /// With what the names of members begin that are the language's own.
    #[serde(borrow, deserialize_with = "leaked")]
    pub hidden: &'static [&'static str],
}

impl Delegated {
    /// Objects say nothing, and people see all members.
    pub const PLAIN: Delegated = Delegated {
        kind: "",
        name: "",
        plain: "",
        message: "",
        shown: "",
        hidden: &[],
    };

    /// Whether people see a member of that name.
    #[must_use]
    pub fn shows(&self, member: &str) -> bool {
        member.starts_with(self.shown) && !self.hidden.iter().any(|mark| member.starts_with(mark))
    }
}
