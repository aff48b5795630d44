//! Linked code, and the linker that makes it from a program.
//!
//! This file holds the dense instructions, in which every name is resolved. Beside it are the linker, the fusion of
//! sequences of instructions, which slots an instruction reads and writes, and what a program may ask of its code.
//!
//! **Invariants.** There is exactly one dense instruction per instruction of the IR, labels left out, so
//! steps count the same everywhere. `fused[pc]` does the work of one or more instructions from `plain[pc]`
//! on, with exactly their effects; the machine may use either.

pub mod block_scope;
pub(crate) mod fuse;
pub(crate) mod link;
pub(crate) mod object;
pub(crate) mod operands;

use crate::code::block_scope::Noted;
use crate::operator::fast::Rules;
use ir::{
    ArrayKind, BinOp, Const, FunctionId, FunctionKind, InstId, Intrinsic, ModuleId, ParamKind,
    Scalar, Semantics, SuspendKind, Symbol, UnOp,
};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A slot of a frame: a local variable, or a register.
pub type Slot = u16;

/// Where a name's value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In the frame.
    Local(Slot),
    /// In a cell that the frame holds.
    Cell(Slot),
    /// In a cell that the function captured.
    Capture(u16),
    /// Among the global variables.
    Global(u32),
    /// In the frame of a class body; unbound there, elsewhere.
    Class(Slot, u32),
}

/// A dense instruction; operands carry the names of the IR's.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "operands carry the field's standard names")]
pub enum Ins {
    /// A constant of the pool.
    Const { dst: Slot, constant: u32 },
    /// Copies a register into a local variable, or the reverse.
    Move { dst: Slot, src: Slot },
    /// Does nothing: a parameter that is already in its place.
    Nop,
    /// Several instructions that do nothing.
    Skip { count: u16 },
    /// Takes an argument; where there is none, an unknown.
    Param { dst: Slot, name: Symbol },
    /// Reads a local variable.
    LoadLocal { dst: Slot, slot: Slot, name: Symbol },
    /// Reads a captured variable of this function.
    LoadCell { dst: Slot, slot: Slot, name: Symbol },
    /// Writes one.
    StoreCell { slot: Slot, src: Slot },
    /// Makes a new cell for one and writes it.
    NewCell { slot: Slot, src: Slot },
    /// Reads a captured variable of a function around this one.
    LoadCapture { dst: Slot, index: u16, name: Symbol },
    /// Writes one.
    StoreCapture { index: u16, src: Slot },
    /// Reads a global variable.
    LoadGlobal { dst: Slot, global: u32 },
    /// Writes one.
    StoreGlobal { global: u32, src: Slot },
    /// Reads a variable of a class body; when unbound, another place.
    LoadClass { dst: Slot, slot: Slot, place: u32 },
    /// Makes a function.
    Function { dst: Slot, definition: u32 },
    /// Makes a class.
    Class { dst: Slot, definition: u32 },
    /// Reads a member.
    LoadField {
        dst: Slot,
        object: Slot,
        name: Symbol,
        cache: u32,
    },
    /// Writes a member.
    StoreField {
        object: Slot,
        src: Slot,
        name: Symbol,
        cache: u32,
    },
    /// Reads an element.
    LoadIndex {
        dst: Slot,
        object: Slot,
        index: Slot,
    },
    /// Writes an element.
    StoreIndex {
        object: Slot,
        index: Slot,
        src: Slot,
    },
    /// Makes a collection from the operands of a site.
    NewArray {
        dst: Slot,
        kind: ArrayKind,
        site: u32,
    },
    /// Allocates without initialising.
    NewObject { dst: Slot, place: u32 },
    /// Applies an operator.
    Bin {
        op: BinOp,
        in_place: bool,
        dst: Slot,
        left: Slot,
        right: Slot,
    },
    /// Applies an operator.
    Un { op: UnOp, dst: Slot, operand: Slot },
    /// Calls what a variable holds.
    CallPlace { dst: Slot, place: u32, site: u32 },
    /// Calls what a register holds.
    CallValue { dst: Slot, callee: Slot, site: u32 },
    /// Calls a method.
    CallMethod {
        dst: Slot,
        receiver: Slot,
        site: u32,
        name: Symbol,
    },
    /// Calls an intrinsic.
    CallIntrinsic {
        dst: Slot,
        intrinsic: Intrinsic,
        site: u32,
    },
    /// The length of an array: a call of that intrinsic.
    Length { dst: Slot, array: Slot },
    /// Checks an index against a length, and gives it.
    CheckIndex {
        dst: Slot,
        index: Slot,
        length: Slot,
    },
    /// Jumps.
    Jump { target: u32 },
    /// Jumps one way or the other.
    Branch {
        condition: Slot,
        then: u32,
        otherwise: u32,
    },
    /// Ends the call.
    Return { src: Slot },
    /// Raises; `again` where it is the exception being handled, which keeps its traceback as it is.
    Throw { src: Slot, again: bool },
    /// Installs a handler.
    TryPush { target: u32 },
    /// Removes it.
    TryPop,
    /// The exception being handled.
    Caught { dst: Slot },
    /// A value that is not known; the index of its hint.
    Symbolic { dst: Slot, hint: u32 },
    /// Suspends.
    Suspend {
        dst: Slot,
        kind: SuspendKind,
        src: Slot,
    },
    /// Picks an alternative of a site.
    Choose { dst: Slot, site: u32 },
    /// Checks a condition.
    Assert { condition: Slot, code: Symbol },
    /// Allocates a region.
    AllocRegion {
        dst: Slot,
        size: Slot,
        allocation: u32,
    },
    /// Reads a scalar through a pointer.
    LoadIndirect {
        dst: Slot,
        pointer: Slot,
        ty: Scalar,
    },
    /// Writes a scalar through a pointer.
    StoreIndirect {
        pointer: Slot,
        src: Slot,
        ty: Scalar,
    },
    /// Reads a scalar some bytes behind a pointer, whatever it was written as.
    LoadRegion {
        dst: Slot,
        pointer: Slot,
        offset: Slot,
        ty: Scalar,
    },
    /// Writes a scalar some bytes behind a pointer.
    WriteRegion {
        pointer: Slot,
        offset: Slot,
        src: Slot,
        ty: Scalar,
    },
    /// An instruction that the machine does not carry out yet: its value is unknown; the index of its hint.
    Unsupported { dst: Option<Slot>, hint: u32 },
    /// Ends the module's top level.
    End,
    /// Stands for an instruction that a run is to stop in front of, in what a [`crate::Watch`] has it carry out.
    Stop,

    // Fused instructions.
    /// `load_var`, `load_var`, `binop`; then what `then` says.
    LocalsBin {
        op: BinOp,
        then: After,
        dst: Slot,
        left: (Slot, Slot),
        right: (Slot, Slot),
    },
    /// `load_var`, `load_field`.
    LocalField {
        dst: Slot,
        object: (Slot, Slot),
        cache: u32,
    },
    /// `load_var`, `load_var`, `load_index`.
    LocalsIndex {
        dst: Slot,
        object: (Slot, Slot),
        index: (Slot, Slot),
    },
    /// `binop`; then what `then` says.
    BinThen {
        op: BinOp,
        in_place: bool,
        then: After,
        dst: Slot,
        left: Slot,
        right: Slot,
    },
    /// `load_var`, `binop` with it on the right; then what `then` says.
    LocalBin {
        op: BinOp,
        then: After,
        dst: Slot,
        left: Slot,
        right: (Slot, Slot),
    },
    /// `load_var`, `load_index` with it.
    LocalIndex {
        dst: Slot,
        object: Slot,
        index: (Slot, Slot),
    },
    /// `load_var`, `unop as` of it.
    LocalAs {
        scalar: Scalar,
        dst: Slot,
        from: (Slot, Slot),
    },
    /// `load_var`, `load_indirect` through it.
    LocalLoad {
        ty: Scalar,
        dst: Slot,
        pointer: (Slot, Slot),
    },
    /// `const`, `store_var` of it to a local variable.
    ConstStore {
        dst: Slot,
        local: Slot,
        constant: u32,
    },
    /// `load_var`, `load_var`, `store_index`.
    LocalsStoreIndex {
        object: (Slot, Slot),
        index: (Slot, Slot),
        src: Slot,
    },
    /// `unop has_next`, `branch_if`, `unop next`, and where `local` is, `store_var` of the element; the last two stand
    /// at `body`.
    ForNext {
        dst: Slot,
        cursor: Slot,
        item: Slot,
        local: Option<Slot>,
        body: u32,
    },
    /// `load_var`, `const`, `binop`; then what `then` says.
    LocalConstBin {
        op: BinOp,
        then: After,
        dst: Slot,
        left: (Slot, Slot),
        right: Slot,
        constant: u32,
    },
    /// `binop` with a comparison, `branch_if`.
    CompareBranch {
        op: BinOp,
        dst: Slot,
        left: Slot,
        right: Slot,
        then: u32,
        otherwise: u32,
    },
    /// `const`, `binop`; then what `then` says.
    ConstBin {
        op: BinOp,
        in_place: bool,
        then: After,
        dst: Slot,
        left: Slot,
        right: Slot,
        constant: u32,
    },
}

/// What a fused instruction ends in; the operands stand in the last of its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// Nothing.
    Nothing,
    /// `store_var` of the result to a local variable.
    Store,
    /// The same, and `branch`.
    StoreJump,
    /// `load_indirect` through the result.
    Load,
    /// `branch_if` on the result.
    Branch,
}

const _: () = assert!(size_of::<Ins>() <= 16, "instructions are to stay two words");

/// One operand of a call.
#[derive(Clone, Copy, Debug)]
pub struct SiteArg {
    /// Where the value is.
    pub slot: Slot,
    /// How it is passed.
    pub kind: ir::ArgKind,
}

/// The operands of one call or display.
#[derive(Clone, Debug)]
pub struct Site {
    /// All of them.
    pub args: Rc<[SiteArg]>,
    /// Whether all are passed by place.
    pub is_plain: bool,
}

/// A parameter.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// Its name.
    pub name: Symbol,
    /// How it takes its argument.
    pub kind: ParamKind,
    /// Where the argument is put.
    pub slot: Slot,
}

/// How many arguments a function takes that says so: by its parameters that must have one and those that may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Takes {
    /// Of these, how many the lowering gives by itself, in front of the others.
    pub hidden: u16,
    /// At least so many.
    pub least: u16,
    /// At most so many, if there is a bound.
    pub most: Option<u16>,
}

impl Takes {
    /// What parameters say; nothing where they take any number.
    #[must_use]
    pub fn of(params: &[Param], names: &ir::Names) -> Option<Takes> {
        let count = |wanted: &dyn Fn(&Param) -> bool| {
            params.iter().filter(|param| wanted(param)).count() as u16
        };
        let must = count(&|param| param.kind == ParamKind::PositionalOnly);
        let may = count(&|param| param.kind == ParamKind::Optional);
        let is_open = params.iter().any(|param| param.kind == ParamKind::Rest);
        (must > 0).then(|| Takes {
            hidden: (params.iter())
                .take_while(|param| names.is_hidden(param.name))
                .count() as u16,
            least: must,
            most: (!is_open).then_some(must + may),
        })
    }

    /// Whether a function takes so many.
    #[inline]
    #[must_use]
    pub fn fits(self, given: usize) -> bool {
        given >= self.least as usize && self.most.is_none_or(|most| given <= most as usize)
    }

    /// What people are told: `2`, `1..2` or `1+`.
    #[must_use]
    pub fn text(self) -> String {
        let least = self.least.saturating_sub(self.hidden);
        match self.most.map(|most| most.saturating_sub(self.hidden)) {
            Some(most) if most == least => least.to_string(),
            Some(most) => format!("{least}..{most}"),
            None => format!("{least}+"),
        }
    }
}

/// Where a function's captured cell comes from when the function is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaptureFrom {
    /// A cell of the frame that makes it.
    Cell(Slot),
    /// A cell which that frame's function captured itself.
    Capture(u16),
}

/// What `alloc_region` allocates, but for the size.
#[derive(Clone, Copy, Debug)]
pub struct Allocation {
    /// How long it lives.
    pub storage: ir::Storage,
    /// What its address is a multiple of.
    pub align: u32,
    /// Its name.
    pub name: Option<Symbol>,
    /// How people read it.
    pub layout: Option<(ModuleId, ir::LayoutId)>,
}

/// A function that a constant makes.
#[derive(Clone, Debug)]
pub struct FunctionDefinition {
    /// Its code.
    pub code: u32,
    /// What it captures.
    pub captures: Box<[CaptureFrom]>,
}

/// A class that a constant makes.
#[derive(Clone, Debug)]
pub struct ClassDefinition {
    /// Its name.
    pub name: Symbol,
    /// Its body, as a function without parameters.
    pub body: FunctionDefinition,
    /// Its parents, as places.
    pub parents: Box<[u32]>,
    /// The place of a map of further arguments.
    pub keywords: Option<u32>,
}

/// What a stretch of code is the body of.
pub use ir::ScopeKind;

/// The code of one function, class body or module.
#[derive(Clone)]
pub struct Code {
    /// Its name.
    pub name: Symbol,
    /// Its module.
    pub module: ModuleId,
    /// Which function of the module.
    pub function: FunctionId,
    /// The label that it begins with.
    pub entry: InstId,
    /// What it is the body of.
    pub kind: ScopeKind,
    /// One instruction for each of the IR's.
    pub plain: Vec<Ins>,
    /// The same with sequences fused.
    pub fused: Vec<Ins>,
    /// For each instruction the one of the IR.
    pub insts: Vec<InstId>,
    /// Its parameters.
    pub params: Vec<Param>,
    /// Where what the function is called on goes, where it takes that.
    pub receiver: Option<Slot>,
    /// How many of the parameters are passed by place.
    pub positional: u16,
    /// Whether it has only parameters passed by place, so that a plain call needs no matching.
    pub is_simple: bool,
    /// Whether one sequence that is its only argument stands for its elements.
    pub takes_apart: bool,
    /// What the machine may do instead of calling it.
    pub shortcut: Option<ir::Shortcut>,
    /// How many arguments it takes, where it delegates and says so.
    pub takes: Option<Takes>,
    /// Whether calls of the function can make objects.
    pub makes_objects: bool,
    /// How many slots its frames have.
    pub slots: u16,
    /// Its local variables and where they are.
    pub locals: Vec<(Symbol, Place)>,
    /// Where its variables can be named and how their values are read, as the frontend has noted it.
    pub notes: Vec<Noted>,
    /// The names of what it captures.
    pub captures: Vec<Symbol>,
    /// Slots that hold cells from the start.
    pub cells: Vec<Slot>,
    /// What the loop must know of its language's numbers.
    pub rules: Rules,
    /// For a class body: the slot of the cell by which methods reach the class.
    pub class_cell: Option<Slot>,
}

impl Code {
    /// What calling the function makes, if it does not simply run.
    #[must_use]
    pub fn suspends(&self) -> Option<FunctionKind> {
        match self.kind {
            ScopeKind::Function(FunctionKind::Function) => None,
            ScopeKind::Function(kind) => Some(kind),
            _ => None,
        }
    }
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Global {
    /// Its module.
    pub module: ModuleId,
    /// Its name.
    pub name: Symbol,
    /// The variable of the language's prelude that shows through while this one is unbound.
    pub fallback: Option<u32>,
    /// Whether the program binds it anywhere.
    pub is_bound: bool,
}

/// A program, linked.
#[derive(Default)]
pub struct Linked {
    /// The program.
    pub program: ir::Program,
    /// The code of all functions; a module's top level comes first in its module.
    pub codes: Vec<Rc<Code>>,
    /// The top level of each module.
    pub tops: Vec<u32>,
    /// Constants, made values when a run starts.
    pub constants: Vec<Const>,
    /// Operands of calls and displays.
    pub sites: Vec<Site>,
    /// Places that instructions refer to by number.
    pub places: Vec<(Symbol, Place)>,
    /// Functions that constants make.
    pub functions: Vec<FunctionDefinition>,
    /// Classes that constants make.
    pub classes: Vec<ClassDefinition>,
    /// Allocations of regions.
    pub allocations: Vec<Allocation>,
    /// Hints of unknowns.
    pub hints: Vec<ir::Hint>,
    /// Global variables.
    pub globals: Vec<Global>,
    /// The global variables of each module by name.
    pub global_by_name: FxHashMap<(ModuleId, Symbol), u32>,
    /// How many inline caches the code needs.
    pub caches: u32,
}

impl Linked {
    /// The semantics that a function was lowered with.
    #[must_use]
    pub fn semantics(&self, code: u32) -> &'static Semantics {
        self.program.modules[self.codes[code as usize].module.index()].semantics
    }
}
