//! The state of a run: everything that a step may change, and nothing else.
//!
//! A state can be cloned at any time between steps; running on from the clone gives the same states as
//! running on from the original.

use crate::heap::Heap;
use crate::symbolic::Unknowns;
use crate::value::{Handle, Value};
use ir::{BinOp, ModuleId, Native, Symbol};
use std::rc::Rc;

/// One call in progress.
#[derive(Clone)]
pub struct Frame {
    /// Its code.
    pub code: u32,
    /// The next instruction.
    pub pc: u32,
    /// Where its slots start on the stack.
    pub base: u32,
    /// How many handlers were installed when it began.
    pub handlers: u32,
    /// How many automatic regions there were when it began.
    pub automatic: u32,
    /// The cells that its function captured.
    pub captures: Rc<[Handle]>,
    /// The generator whose body this is.
    pub generator: Option<Handle>,
    /// The iterator that it delegates to.
    pub delegate: Value,
    /// The function object called, for introspection.
    pub function: Value,
    /// What becomes of its result.
    pub then: Then,
}

/// Calls in progress and what they hold.
#[derive(Clone, Default)]
pub struct Calls {
    /// The calls, outermost first.
    pub frames: Vec<Frame>,
    /// The slots of all of them.
    pub stack: Vec<Value>,
}

/// What becomes of the result of a call; slots are those of the caller's frame.
#[derive(Clone, Debug)]
pub enum Then {
    /// It is written to a slot.
    Store(u16),
    /// Nothing.
    Discard,
    /// It is discarded; the given value is written instead: the instance that was initialised.
    Replace(u16, Value),
    /// It must be a truth value or something with truth, which is written, negated where the flag says so.
    Truth(u16, bool),
    /// Its truth decides a branch.
    Branch(u32, u32),
    /// It is the next element of a cursor; exhaustion is not an error.
    HasNext(u16, Handle),
    /// It is the answer of an operator's method, which may decline.
    Binary(Box<BinaryAttempt>),
    /// It is handed to whoever resumed this generator; exhaustion ends the delegation.
    Delegate(u16),
    /// It is the iterator to delegate to.
    AwaitOn(u16),
    /// The class body is done; a class is made.
    MakeClass(Box<ClassInProgress>),
    /// The module is done.
    Imported(u16, ModuleId),
    /// It is a member's value; where the call raised the error of a missing one, look further.
    Attribute(Box<(Attempt, Then)>),
    /// It comes from an iterator; there is something to do when that is at its end.
    Exhaustible(Box<(Exhausted, Then)>),
    /// It is given to a native continuation together with what that needs.
    Continue(Box<Continuation>),
    /// The run is over.
    Finish,
}

/// An operator between a method's refusal and the next one to ask.
#[derive(Clone, Debug)]
pub struct BinaryAttempt {
    /// The operator.
    pub op: BinOp,
    /// Whether it is in place.
    pub in_place: bool,
    /// The operands.
    pub left: Value,
    /// The operands.
    pub right: Value,
    /// How many methods have been asked.
    pub stage: u8,
    /// What becomes of the result.
    pub then: Then,
}

/// A class whose body is running.
#[derive(Clone, Debug)]
pub struct ClassInProgress {
    /// The definition.
    pub definition: u32,
    /// The parents, evaluated.
    pub parents: Vec<Value>,
    /// The further arguments: a map, or nil.
    pub keywords: Value,
    /// What the body finds and leaves its names in: a map that the metaclass gave, or nil.
    pub namespace: Value,
    /// What becomes of the class.
    pub then: Then,
}

/// A look-up of a member that is not settled.
#[derive(Clone, Copy, Debug)]
pub struct Attempt {
    /// Of what.
    pub object: Value,
    /// Which.
    pub name: Symbol,
    /// What to do where there is no such member.
    pub missing: IfMissing,
}

/// What to do where there is no such member.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum IfMissing {
    /// Raise the language's error.
    Raise,
    /// Ask the class's method for missing members, then raise.
    Ask,
    /// Give this value.
    Default(Value),
    /// Give whether there is one, as a truth value.
    Report,
    /// Raise the error that it cannot be imported.
    Import,
}

/// What to do when an iterator is at its end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Exhausted {
    /// Give this value.
    Default(Value),
    /// It was asked to end: give nothing; that it goes on is an error.
    Closed,
    /// The same, but nobody minds that it goes on: it stays where it is.
    Left,
    /// It was asked to end, and is an asynchronous generator, which may still wait for something else before it ends.
    ClosedLater,
    /// Give a pair of whether it is at its end and its value or result.
    Report,
}

/// Native work that waits for a call.
#[derive(Clone, Debug)]
pub struct Continuation {
    /// Does the rest: gets `data`, and the call's result.
    pub resume: ContinuationFn,
    /// What it needs.
    pub data: Vec<Value>,
    /// What becomes of what it gives.
    pub then: Then,
}

/// A native continuation.
pub type ContinuationFn = fn(&mut crate::Machine, data: &[Value], result: Value) -> crate::Outcome;

/// An installed exception handler.
#[derive(Clone, Copy, Debug)]
pub struct Handler {
    /// Where it starts, in its frame's code.
    pub target: u32,
    /// How many exceptions were being handled when it was installed.
    pub handled: u32,
}

/// An exception being handled.
#[derive(Clone, Copy, Debug)]
pub struct Handled {
    /// By which frame, counted from the outermost.
    pub frame: u32,
    /// Which.
    pub exception: Value,
}

/// How far a module's import has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModuleState {
    /// Not begun.
    New,
    /// Its top level is running, or has run.
    Begun,
}

/// How a run ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Ending {
    /// The program came to its end, or asked to end, with an exit code.
    Finished(i32),
    /// An exception was not caught.
    Uncaught(Value),
    /// No task can go on.
    Deadlock,
    /// It did something that the language gives no meaning to.
    Undefined,
    /// The stack has no room for what this instruction wants, and the language has no error for that.
    StackOverflow(crate::memory::region::Place),
    /// It held more than [`crate::machine::Settings::memory`] says, and the language has no error for that.
    OutOfMemory(crate::memory::region::Place),
}

/// The state of a run.
#[derive(Clone)]
pub struct State {
    /// Steps taken.
    pub steps: u64,
    /// In front of which step the run is weighed next, if there is a limit.
    pub(crate) weighed_next: u64,
    /// What it weighed when it was, and what was made since may weigh, in bytes.
    pub(crate) weight: u64,
    /// How many of the changes that a person makes have been made.
    pub(crate) changes: u32,
    /// The slots of all frames.
    pub stack: Vec<Value>,
    /// The calls in progress, outermost first.
    pub frames: Vec<Frame>,
    /// The installed handlers of all frames.
    pub handlers: Vec<Handler>,
    /// The exceptions being handled, by all frames.
    pub handled: Vec<Handled>,
    /// Global variables of all modules.
    pub globals: Vec<Value>,
    /// The constants of the program, and of the texts that have become code, as values.
    pub constants: Rc<[Value]>,
    /// The modules' objects; nil before the first import.
    pub modules: Vec<Value>,
    /// Members that modules got by other ways than assignment in their own text.
    pub extra_members: rustc_hash::FxHashMap<(ModuleId, Symbol), Value>,
    /// Maps that the program got of a module's names: what is written to such a map is a member of the module.
    pub module_maps: rustc_hash::FxHashMap<Handle, ModuleId>,
    /// What gives a variable its value when it is first read, by the variable's number.
    pub lazy: rustc_hash::FxHashMap<u32, Value>,
    /// How far their imports have come.
    pub module_states: Vec<ModuleState>,
    /// The objects.
    pub heap: Heap,
    /// What byte-addressed memory needs besides.
    pub memory: crate::memory::Memory,
    /// Streams and files, of languages that have them in the machine.
    pub streams: crate::process::streams::Streams,
    /// What C's library keeps for a whole program.
    pub process: crate::process::Process,
    /// The values that are not known.
    pub unknowns: Unknowns,
    /// The class of native values of each kind.
    pub native_classes: Rc<[Handle]>,
    /// The classes of arrays.
    pub array_types: crate::value::array::ArrayTypes,
    /// Boxes of which there is only one.
    pub boxes: rustc_hash::FxHashMap<(Native, i64), Handle>,
    /// How many pieces of output have been written.
    pub written: usize,
    /// How many bytes of standard input have been read.
    pub read: usize,
    /// How many bytes of it have been noted among the output.
    pub echoed: usize,
    /// The step that reads behind the end of standard input, of which more may come.
    pub starved: Option<u64>,
    /// How many choices have been made.
    pub choices: usize,
    /// Call stacks besides the one at hand.
    pub tasks: crate::control::task::Tasks,
    /// Which calls, by their depth, are of the library and have guessed something about an unknown, so that
    /// what they give is not known either.
    pub guessed: Vec<u32>,
    /// The branch on an unknown that the run stands at, where settings say that it asks.
    pub undecided: Option<crate::symbolic::choice::Undecided>,
    /// Virtual time, in seconds.
    pub clock: f64,
    /// How deep calls may nest.
    pub recursion_limit: Option<u32>,
    /// Objects that others delegate to; they stay.
    pub parents: Rc<Vec<Handle>>,
    /// How many symbols have been made.
    pub symbols_made: u32,
    /// How many classes have been made; part of what method caches are checked against.
    pub classes_made: u32,
    /// How the run ended, once it has.
    pub ending: Option<Ending>,
    /// The step at which an exception turned out not to be caught.
    pub failed_at: Option<u64>,
    /// The calls that were in progress when the run ended early, or when an exception was raised that nobody caught.
    pub left: Option<Rc<Calls>>,
    /// How many values that are not a number the program has made from texts.
    pub nans: u64,
    /// What must be told when the program has lost it.
    pub finalizers: crate::heap::finalization::Finalizers,
    /// The undefined behaviour that the run has shown, in order.
    pub reports: Vec<crate::memory::undefined::Report>,
}

impl State {
    /// How many bytes a copy takes, roughly.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.heap.bytes()
            + (self.stack.len() + self.globals.len()) * size_of::<Value>()
            + self.frames.len() * size_of::<Frame>()
            + (self.tasks.all.iter())
                .map(|task| {
                    task.stack.len() * size_of::<Value>() + task.frames.len() * size_of::<Frame>()
                })
                .sum::<usize>()
    }
}
