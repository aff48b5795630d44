//! Hot loops as traces: after a loop has gone round some dozens of times, the way it takes is recorded with the kinds
//! of values that were seen, and runs from then on over untagged words (after Gal et al., "Trace-based just-in-time
//! type specialization for dynamic languages", 2009; nothing is compiled to machine code here).
//!
//! * `record` follows one round of a loop, instruction by instruction, and writes down what it does;
//! * `write` keeps the book while it does so: where each slot's value lies, what a way out must put back;
//! * `unused` takes out what nobody needs, once a path is complete;
//! * `run` carries traces out, and `leave` puts everything back;
//! * `op` says what operations there are.
//!
//! A *tree* belongs to the head of one loop. Its first *path* is the round that was recorded first. A path has
//! *exits* where things may go another way than when it was recorded; one that is taken often gets a path of its
//! own, which leads back to the head.
//!
//! **Invariants.** A slot's value lies in the register of the slot's number at the head of the loop; within a path
//! it may lie elsewhere. When a trace is left, every slot holds what it would hold had the instructions been
//! carried out one by one, registers of the IR included, and as many steps have been counted. An operation leaves
//! before it has changed anything. Traces allocate nothing, so that no collection is missed. They are no part
//! of the state: they change how long a step takes and nothing else.

mod hot;
mod leave;
mod op;
mod operators;
mod record;
mod run;
mod shortcuts;
mod unused;
mod write;

use crate::value::Value;
use ir::{BinOp, Intrinsic, UnOp};
use op::{Kind, Op};
use rustc_hash::FxHashMap;

/// Rounds of a loop before it is recorded.
const ROUNDS: i32 = 64;
/// How often an exit is taken before it gets a path.
const TAKEN: u32 = 24;
/// Steps of a path at most.
const LONGEST: u32 = 1000;
/// Paths of a tree at most.
const PATHS: usize = 16;
/// Slots of a function that is traced at most; further registers hold constants and copies.
const SLOTS: u16 = 180;
/// No path leads on from an exit.
const NOWHERE: u32 = u32::MAX;

/// The traces of a machine, and how often loops go round.
pub(crate) struct Traces {
    /// Rounds before a loop is recorded.
    rounds: i32,
    /// How often an exit is taken before it gets a path.
    taken: u32,
    /// Steps of a path at most.
    longest: u32,
    /// For each code where its instructions start in `heads`.
    starts: Vec<u32>,
    /// For each instruction: below zero, how many rounds are left until the loop that it heads is recorded; above
    /// zero, the number of its tree.
    heads: Vec<i32>,
    /// The trees; the first place is never used. One that is running is not in its place.
    trees: Vec<Option<Box<Tree>>>,
    /// How often the recording of a loop has failed.
    failures: FxHashMap<(u32, u32), i32>,
    /// Where values lie while a trace runs.
    registers: Option<Box<Registers>>,
}

/// Words without tags. A pointer's region lies beside its offset.
struct Registers {
    words: [i64; 256],
    regions: [u32; 256],
}

/// What a slot's value is and where.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Loc {
    register: u8,
    kind: Kind,
    /// Whether it has been written since the head of the loop.
    written: bool,
}

/// The traces of one loop.
struct Tree {
    code: u32,
    head: u32,
    /// What the caches of members counted when it was recorded: members may lie elsewhere since.
    epoch: u32,
    ops: Vec<Op>,
    /// For each operation its exit.
    exit_of: Vec<u32>,
    exits: Vec<Exit>,
    paths: Vec<Path>,
    /// What must be in which slots at the head.
    live: Vec<(u8, Kind)>,
    /// Registers with values that stay.
    constants: Vec<(u8, Value)>,
    /// Slots that every round writes before its first exit, without having read them.
    fresh_at_head: Vec<u8>,
    /// The first register that is not used yet.
    next: u16,
    tables: Tables,
    /// How often the trace could not be entered.
    misses: u32,
}

/// Operands that do not fit into an operation.
#[derive(Default)]
struct Tables {
    fields: Vec<(crate::class::shape::ShapeId, u32)>,
    globals: Vec<u32>,
    binaries: Vec<(BinOp, Kind, Kind)>,
    unaries: Vec<(UnOp, Kind)>,
    intrinsics: Vec<Intrinsic>,
    quick: Vec<(Intrinsic, Kind, Kind)>,
    /// With the kinds of their operands, and how many there are.
    shortcuts: Vec<(ir::Shortcut, Kind, Kind, usize)>,
}

/// A way from the head of the loop, or from an exit, to the head.
struct Path {
    steps: u32,
    /// What it leaves in the slots' own registers at the head.
    leaves: Vec<(u8, Kind)>,
    /// The jumps and branches on the way from the head, and which way they went.
    ways: Vec<(u32, bool)>,
    /// How often it was gone since the tree was entered.
    rounds: u64,
    /// The step at which it was gone last.
    last: u64,
}

/// A place where a trace may be left.
struct Exit {
    /// Where the run goes on.
    pc: u32,
    /// How many steps after the head.
    steps: u32,
    /// Where values lie that were written since the head.
    slots: Vec<(u8, u8, Kind)>,
    /// The path that it is an exit of, which may be the one that is being recorded.
    path: u32,
    /// How many jumps and branches lie between the head and here.
    ways: u32,
    taken: u32,
    /// The operation that goes on from here.
    target: u32,
    /// Whether it is the first thing that may go wrong on its path: then another path would not help.
    is_first: bool,
}

impl Default for Traces {
    fn default() -> Traces {
        Traces {
            rounds: ROUNDS,
            taken: TAKEN,
            longest: LONGEST,
            starts: Vec::new(),
            heads: Vec::new(),
            trees: vec![None],
            failures: FxHashMap::default(),
            registers: None,
        }
    }
}
