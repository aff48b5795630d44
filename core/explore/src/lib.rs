//! Worlds: what a program does on each side of the branches that unknown values decide.
//!
//! A run that comes to a branch on an unknown splits into two worlds, one for each side. A world is known by its *path
//! condition*, what must hold of the unknowns for the run to come there. Sides whose condition no values fulfil are
//! infeasible and not followed; for the others a solver gives *example inputs*, values of the unknowns with which the run
//! takes that very way.
//!
//! The machine is the one that runs programs (`vm`); it stops at such branches and is told the side. Conditions become
//! terms ([`Term`]). A side that a world's own example takes is feasible without more ado; conditions on sums of integers are decided
//! by linear arithmetic; everything else becomes circuits of bits for a SAT solver, the crate `batsat`. Conditions that have no
//! unknown in common with the last one, directly or through others, are not asked again.
//!
//! **Invariants.** The same program and settings give the same tree. Unfeasible means that no values of the modelled kinds
//! exist: integers of fixed width exactly; unbounded ones as long as everything computed from them has at most
//! [`WIDEST`] bits. What the solver does not model (text but for equality, floating-point numbers, calls) can have
//! any value, so that a world is never wrongly called infeasible for it; its example is then marked as not exact.

mod circuit;
mod encode;
mod equality;
mod evaluate;
mod guess;
mod linear;
mod merge;
mod paths;
mod reached;
mod search;
mod simplex;
mod solve;
mod sorts;
mod term;
mod worlds;

pub use search::Search;
pub use solve::{Input, Verdict, WIDEST, solve};
pub use term::{Condition, Rounding, Rules, Source, Term, TermId, Terms};
pub use worlds::{Fate, Limits, World, WorldId, Worlds};
