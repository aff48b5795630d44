//! Symbolic values: what is unknown, how it is computed on, and which way a run takes at it.
//!
//! This file holds the expression graph, whose nodes stand for unknown values. Beside it are simplification, the memory
//! of unknown objects, choices at branches and operations, values that are given for unknowns, and what the library may
//! say about unknowns.
//!
//! **Invariant.** Nodes are never changed; a node's operands are older than it is. Reading the same unknown
//! name twice gives the same node, and so does the same operation on the same unknowns and numbers; what members and elements
//! of unknowns give is remembered in [`Memory`] until something may have changed it.
//!
//! Two unknowns are taken to be two objects: writing a member of one leaves those of others as they are.

pub(crate) mod alone;
pub(crate) mod cases;
pub mod choice;
mod declared;
pub(crate) mod excuse;
mod fits;
pub mod given;
pub(crate) mod guesses;
mod memory;
pub(crate) mod nil;
mod numbering;
mod reach;
mod simplify;
mod writes;
mod written;

pub use declared::Declared;
pub(crate) use memory::LOAD;
pub use memory::{Memory, Place};
pub use reach::UnknownCalls;

use crate::value::{Unknown, Value};
use ir::{BinOp, InstId, ModuleId, Scalar, Symbol, UnOp};
use numbering::Numbering;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// How an unknown value came about.
#[derive(Clone, Debug)]
pub enum Expression {
    /// A name that is bound nowhere.
    Name(Symbol),
    /// A module that cannot be found.
    Import(Rc<str>),
    /// A parameter of a function that was run by itself.
    Parameter(Symbol),
    /// Something said in words.
    Described(Rc<str>),
    /// A member of an unknown.
    Field(Value, Symbol),
    /// An element of or at an unknown.
    Index(Value, Value),
    /// What an unknown gives when called.
    Call(Value, Operands),
    /// What a method of an unknown gives.
    Method(Value, Symbol, Operands),
    /// An operation with an unknown operand.
    Binary(BinOp, Value, Value),
    /// An operation on an unknown.
    Unary(UnOp, Value),
    /// An element that a loop over an unknown gives.
    Element(Value),
    /// What an intrinsic gives for an unknown operand; the name that the program used for it.
    Intrinsic(Rc<str>, Rc<[Value]>),
}

impl Expression {
    /// Whether the value comes from outside of the program, rather than from an operation on other unknowns.
    #[must_use]
    pub fn is_source(&self) -> bool {
        !matches!(self, Expression::Binary(..) | Expression::Unary(..))
    }
}

/// What an unknown was called with.
#[derive(Clone, Debug)]
pub struct Operands {
    /// By place.
    pub placed: Rc<[Value]>,
    /// By name; an unknown that was spread stands last, under the name of its sign.
    pub named: Rc<[(Symbol, Value)]>,
}

impl Operands {
    /// Operands by place and by name.
    #[must_use]
    pub fn new(placed: &[Value], named: &[(Symbol, Value)]) -> Operands {
        Operands {
            placed: placed.into(),
            named: named.into(),
        }
    }
}

impl From<&[Value]> for Operands {
    fn from(placed: &[Value]) -> Operands {
        Operands::new(placed, &[])
    }
}

/// A node: an expression and the instruction that made it.
#[derive(Clone, Debug)]
pub struct Node {
    /// How the value came about.
    pub expression: Expression,
    /// Where.
    pub origin: (ModuleId, InstId),
    /// The scalar type that it has for sure.
    pub ty: Option<Scalar>,
}

/// What an operation on unknowns is, to find the same again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Operation {
    Binary(BinOp, Operand, Operand),
    Unary(UnOp, Operand),
}

/// An operand that is the same whenever it is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Operand {
    Unknown(Unknown),
    Nil,
    Bool(bool),
    Int(i64),
    Sized(Scalar, i64),
    Float(u64),
}

impl Operand {
    fn of(value: Value) -> Option<Operand> {
        Some(match value {
            Value::Unknown(unknown) => Operand::Unknown(unknown),
            Value::Nil => Operand::Nil,
            Value::Bool(truth) => Operand::Bool(truth),
            Value::Int(value) => Operand::Int(value),
            Value::Sized(scalar, value) => Operand::Sized(scalar, value),
            Value::Float(value) => Operand::Float(value.to_bits()),
            _ => return None,
        })
    }
}

/// The graph.
#[derive(Clone, Default)]
pub struct Unknowns {
    nodes: Vec<Rc<Node>>,
    by_name: FxHashMap<Symbol, Unknown>,
    by_operation: FxHashMap<Operation, Unknown>,
    /// What members and elements of unknowns gave or were given.
    pub(crate) memory: Memory,
    /// How often each branch on an unknown was come to; see [`crate::symbolic::choice`].
    pub(crate) visits: FxHashMap<(u32, u32), u32>,
    /// Those that somebody said are something.
    pub(crate) not_nil: FxHashSet<Unknown>,
    /// What the program's own branches took to be so for want of anybody's decision; of each branch and side the first.
    pub assumed: Vec<choice::Assumed>,
    numbering: RefCell<Numbering>,
    /// A digest of the first nodes, and of how many: for [`Unknowns::digest_with`].
    digested: Cell<(usize, u64)>,
}

impl Unknowns {
    /// Adds a node, unless there is one that is the same for sure.
    pub fn add(
        &mut self,
        expression: Expression,
        origin: (ModuleId, InstId),
        ty: Option<Scalar>,
    ) -> Unknown {
        let operation = match expression {
            Expression::Binary(op, left, right) => (Operand::of(left).zip(Operand::of(right)))
                .map(|(left, right)| Operation::Binary(op, left, right)),
            Expression::Unary(op, operand) => {
                Operand::of(operand).map(|operand| Operation::Unary(op, operand))
            }
            _ => None,
        };
        let known = match (&expression, operation) {
            (Expression::Name(name), _) => self.by_name.get(name),
            (_, Some(operation)) => self.by_operation.get(&operation),
            _ => None,
        };
        if let Some(&known) = known {
            return known;
        }
        let unknown = Unknown(self.nodes.len() as u32);
        if let Expression::Name(name) = expression {
            self.by_name.insert(name, unknown);
        }
        if let Some(operation) = operation {
            self.by_operation.insert(operation, unknown);
        }
        self.nodes.push(Rc::new(Node {
            expression,
            origin,
            ty,
        }));
        unknown
    }

    /// A node.
    #[must_use]
    pub fn get(&self, unknown: Unknown) -> &Node {
        &self.nodes[unknown.0 as usize]
    }

    /// All nodes, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter().map(|node| &**node)
    }

    /// A digest of all nodes, the oldest first, each taken in once.
    pub(crate) fn digest_with(&self, start: u64, add: impl Fn(u64, &Expression) -> u64) -> u64 {
        let (known, digest) = self.digested.get();
        let digest = if known == 0 { start } else { digest };
        let new = self.nodes[known..].iter();
        let digest = new.fold(digest, |digest, node| add(digest, &node.expression));
        self.digested.set((self.nodes.len(), digest));
        digest
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}
