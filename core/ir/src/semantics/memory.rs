//! Memory.

use serde::{Deserialize, Serialize};

/// What becomes of reading a variable that has no value yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Unbound {
    /// It is the language's error.
    Fails,
    /// It is undefined behaviour; where a run goes on after that, the value is zero.
    Undefined,
}

/// What programs see of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// Whether programs deal in addresses: nil is the address zero then, which converts to integers and back and can be moved by
    /// zero. Otherwise nil refers to nothing.
    pub has_addresses: bool,
    /// What becomes of reading a variable that has no value yet.
    pub unbound: Unbound,
}

impl Memory {
    /// Programs see objects and no addresses.
    pub const MANAGED: Memory = Memory {
        has_addresses: false,
        unbound: Unbound::Fails,
    };
}
