//! Data flow: what reaches what, inside functions and across calls.

mod atom;
mod bits;
mod call_graph;
mod calls;
mod definitions;
mod dependence;
mod graph;
mod instructions;
mod intrinsics;
mod live;
mod members;
mod operations;
mod operators;
mod outside;
mod protocol;
mod query;
mod reaching;
mod slice;
mod solver;
mod values;
mod variable_graph;
mod variables;

pub use atom::{Atom, AtomId, Node, Part};
pub use bits::BitSet;
pub use call_graph::{Call, strongly_connected};
pub use dependence::{Dependence, Why, control};
pub use graph::{Graph, Kind, NodeId};
pub(crate) use intrinsics::{changes_operands, result as intrinsic_result};
pub use live::{Live, live};
pub use query::Dataflow;
pub use reaching::{Chains, Reached, chains};
pub use slice::{Slice, Taint};
pub use solver::{Direction, Solution, Transfer, solve};
pub use values::{Values, values};
pub use variable_graph::{VariableGraph, transitive};
pub use variables::{VarId, Variable, Variables};

use ir::{Module, Program, Symbol};

/// Whether the language itself gives a name a meaning.
#[must_use]
pub fn is_provided(program: &Program, module: &Module, name: Symbol) -> bool {
    let text = program.names.text(name);
    let semantics = module.semantics;
    let prelude = program
        .names
        .get(semantics.prelude)
        .and_then(|name| program.module_named(name));
    text == semantics.protocol.name
        || semantics.functions.iter().any(|function| function.name == text)
        || semantics.classes.iter().any(|class| class.name == text)
        || prelude.is_some_and(|prelude| {
            program.modules[prelude.index()].insts.iter().any(
                |inst| matches!(inst.op, ir::Op::DeclVar { name: declared, .. } if declared == name),
            )
        })
}
