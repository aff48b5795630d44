//! Who is told of what comes to a node of the graph of values.

use crate::dataflow::atom::Part;
use crate::dataflow::objects::Want;
use ir::{FunctionId, InstId, Intrinsic};

/// Who wants to know of a node's abstract values: an instruction, in a role.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Watch {
    /// The instruction.
    pub inst: InstId,
    /// What the node is to it.
    pub role: Role,
}

/// What a node is to an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// What it reads from, writes to, calls a method of.
    Object,
    /// An operand of an operator.
    Operand,
    /// What it calls.
    Callee,
    /// What it hands to the outside.
    Outside,
    /// The memory that it fills.
    Filled,
    /// The memory that it copies to.
    Destination,
    /// The memory that it copies from.
    Source,
    /// What is passed element by element.
    Elements,
    /// What is passed entry by entry.
    Entries,
    /// What an operator in place may give back itself.
    Kept,
    /// A member of a class of what it reads a member of.
    Member,
    /// The parents of the class that it makes.
    Parent,
    /// The collection that an operation of a function of the library is for.
    First(Intrinsic),
    /// What makes the values of a map for keys that it lacks.
    Factory,
    /// What it gives to the outside to be called.
    Applied,
    /// What it gives back, to be called as before; whether results are looked up then.
    Decorated(bool),
    /// The defaults of the parameters of the function at hand.
    Defaults(FunctionId),
    /// A member that it has looked up.
    Found(Want),
    /// What an object delegates to of which it looks a member up.
    Above(Part, Want),
    /// What an object delegates to that it hands to the outside, and whether that may change it.
    Asked(bool),
    /// What a function of the library is about that it calls.
    Given,
    /// Results of a call that it passes on.
    Results,
    /// What it reads of an array.
    Read,
    /// What was in an element that it makes something of its own of.
    Inner,
    /// What a function that it calls gives.
    Returned(FunctionId),
}
