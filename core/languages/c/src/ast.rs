//! The program after checking: every expression with its type, every name with what it means, every conversion said.
//!
//! Nodes stand in tables and refer to each other by number, so that neither building nor dropping them recurses.

use super::token::Place;
use super::types::{EnumId, Ty, Types};
use ir::BinOp;
use std::rc::Rc;

macro_rules! ids {
    ($($(#[$doc:meta])+ $name:ident),*) => {
        $($(#[$doc])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(super) struct $name(pub u32);)*
    };
}

ids! {
    /// An expression in [`Unit::exprs`].
    ExprId,
    /// A statement in [`Unit::stmts`].
    StmtId,
    /// An object or function in [`Unit::vars`].
    VarId,
    /// A label of a function, or a `case`, in [`Unit::targets`].
    TargetId
}

/// An expression.
#[derive(Clone, Debug)]
pub(super) struct Expr {
    pub kind: ExprKind,
    pub ty: Ty,
    pub place: Place,
    /// How deep it nests, the left operands of chains not counted.
    pub height: u32,
}

/// What an expression does. Those that name an object (`Var`, `Text`, `Deref`, `Member`, `Compound`) stand for its value
/// where a value is wanted, and for its address where that is.
#[derive(Clone, Debug)]
pub(super) enum ExprKind {
    Int(i64),
    Float(f64),
    /// A string literal as its bytes, the final zero included.
    Text(Rc<[u8]>),
    Var(VarId),
    /// A name that nothing declares.
    Unknown(Rc<str>),
    Deref(ExprId),
    /// A member some bytes into an object.
    Member {
        object: ExprId,
        offset: u64,
        bits: Option<(u8, u8)>,
        in_union: bool,
    },
    /// A member of something of an unknown type.
    UnknownMember(ExprId, Rc<str>),
    /// The address of an object, also what an array or a function decays to.
    Address(ExprId),
    /// A conversion to this expression's type.
    Cast(ExprId),
    Neg(ExprId),
    Invert(ExprId),
    Not(ExprId),
    /// Arithmetic on operands that have been converted.
    Binary(BinOp, ExprId, ExprId),
    /// A comparison of operands that have been converted.
    Compare(BinOp, ExprId, ExprId),
    /// A pointer moved by so many elements; `array` is the length of the array that it decayed from.
    Offset {
        pointer: ExprId,
        index: ExprId,
        is_back: bool,
        array: Option<u64>,
    },
    /// How many elements two pointers are apart.
    Distance(ExprId, ExprId),
    And(ExprId, ExprId),
    Or(ExprId, ExprId),
    Conditional(ExprId, ExprId, ExprId),
    Comma(ExprId, ExprId),
    Assign(ExprId, ExprId),
    /// `target op= value`: computed in the type `via` after conversion of the target's value.
    Update {
        op: BinOp,
        target: ExprId,
        value: ExprId,
        via: Ty,
        /// For `x++` and `x--`: gives what was there before.
        gives_old: bool,
    },
    Call(ExprId, Vec<ExprId>),
    /// `va_start`, and so on; the operand is the walk.
    WalkStart(ExprId),
    WalkNext(ExprId),
    WalkCopy(ExprId, ExprId),
    WalkEnd(ExprId),
    /// A compound literal: initialises the hidden object and is it.
    Compound(VarId, Init),
    /// GNU: room of so many bytes on the stack, until the function ends.
    Room(ExprId),
    /// The size of a type that is known at run time only.
    SizeOf(Ty),
    /// GNU: a block whose last expression is its value.
    Block(StmtId),
    /// What is not supported.
    Unsupported(&'static str),
}

/// An initialiser, taken apart into stores.
#[derive(Clone, Debug)]
pub(super) struct Init {
    pub entries: Vec<Entry>,
    /// Whether it is a list, which zeroes what it does not name.
    pub is_list: bool,
}

/// One store of an initialiser.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub offset: u64,
    pub ty: Ty,
    pub bits: Option<(u8, u8)>,
    pub value: ExprId,
}

/// A statement.
#[derive(Clone, Debug)]
pub(super) struct Stmt {
    pub kind: StmtKind,
    pub place: Place,
    /// Whether control may come into it other than through its start.
    pub has_targets: bool,
}

/// What a statement does.
#[derive(Clone, Debug)]
pub(super) enum StmtKind {
    Empty,
    Expr(ExprId),
    Declare(Vec<Declaration>),
    Block {
        body: Vec<StmtId>,
        /// What is declared directly in it.
        vars: Vec<VarId>,
    },
    /// The conditions with what they lead to, and the last `else`.
    If(Vec<(ExprId, StmtId)>, Option<StmtId>),
    While(ExprId, StmtId),
    DoWhile(StmtId, ExprId),
    For {
        init: Option<StmtId>,
        condition: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
    },
    Switch {
        value: ExprId,
        body: StmtId,
        cases: Vec<(i64, i64, TargetId)>,
        default: Option<TargetId>,
    },
    /// A label or a `case`, in front of a statement.
    Target(TargetId),
    Goto(TargetId),
    /// GNU: to the label whose address the value is.
    GotoAddress(ExprId),
    Break,
    Continue,
    Return(Option<ExprId>),
    Unsupported(&'static str),
}

/// What comes into being where a declaration stands.
#[derive(Clone, Debug)]
pub(super) enum Declaration {
    Var(VarId, Option<Init>),
    /// The length of an array type is computed.
    Length(VarId, ExprId),
    /// GNU: a function within a function.
    Function(Rc<Function>),
}

/// Where control may go by name.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub name: Rc<str>,
    pub is_placed: bool,
}

/// How long an object lives, and who sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Storage {
    /// As long as the program: of file scope, or declared `static` in a function.
    Static,
    /// While its block runs.
    Automatic,
    /// A parameter.
    Parameter,
    /// A function.
    Function,
    /// Declared `extern` and not (yet) defined here.
    External,
}

impl TargetId {
    /// The address of a label: a number in the program's text, where no object is.
    pub fn address(self) -> i64 {
        0x40_1000 + i64::from(self.0) * 16
    }
}

/// An object or function.
#[derive(Clone, Debug)]
pub(super) struct Var {
    /// The name in the source.
    pub name: Rc<str>,
    /// The name in the IR: unique among what can be seen at once.
    pub ir_name: Rc<str>,
    pub ty: Ty,
    pub storage: Storage,
    pub place: Place,
    /// Whether its address is taken, so that it must have one.
    pub is_addressed: bool,
    /// What it is aligned to at least.
    pub align: u64,
    /// How many bytes its initialiser reaches to, which may be more than its type has: a last member may be of any length.
    pub extent: u64,
    /// The intrinsic that it is, for functions of the library.
    pub intrinsic: Option<Rc<Native>>,
    /// The module of the library that defines it.
    pub module: Option<&'static str>,
    /// Whether this unit defines it.
    pub is_defined: bool,
    /// Whether no other unit can name it.
    pub is_internal: bool,
    /// Whether another unit of the program defines it.
    pub is_elsewhere: bool,
    /// Whether an initialiser takes its address that is carried out before its own definition is reached.
    pub is_early: bool,
    /// How many calls there are whose value is used, or uses other than calls.
    pub result_uses: u32,
    pub is_used: bool,
    /// Whether it is a function that is used other than by calling it.
    pub is_value: bool,
    /// A call that is made when its scope is left.
    pub cleanup: Option<ExprId>,
    /// A call that is made once it has come into being.
    pub announcement: Option<ExprId>,
    /// When a function is called in front of `main`, and behind its end.
    pub constructor: Option<u32>,
    pub destructor: Option<u32>,
}

/// A function of the library that the machine carries out.
#[derive(Clone, Debug)]
pub(super) struct Native {
    pub intrinsic: ir::Intrinsic,
    /// Its operands; `None`: the arguments, those behind the named ones as a tuple.
    pub operands: Option<Vec<Operand>>,
    /// How many parameters it has and whether more may follow, where the program's own declaration says nothing of them.
    pub parameters: Option<(usize, bool)>,
}

/// An operand of an intrinsic that stands for a library function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operand {
    /// An argument.
    Argument(usize),
    /// The arguments behind the named ones.
    Rest,
    Nil,
    /// Standard input, output or error stream.
    Stream(i64),
    Number(i64),
    /// The name of a scalar type, as text.
    Type(ir::Scalar),
}

/// A function's definition.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub var: VarId,
    pub parameters: Vec<VarId>,
    pub is_variadic: bool,
    pub lengths: Vec<(VarId, ExprId)>,
    pub body: StmtId,
    pub place: Place,
    /// The objects of blocks into which control may come other than through their start.
    pub hoisted: Vec<VarId>,
    /// The labels whose addresses are taken.
    pub addressed: Vec<TargetId>,
    /// Its objects, by their place in [`Unit::vars`]; some others may be among them.
    pub vars: std::ops::Range<usize>,
}

/// What stands at the top level of a file.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Function(Function),
    Declare(Declaration, Place),
    /// A statement, in a fragment.
    Stmt(StmtId),
}

/// A checked translation unit.
#[derive(Default)]
pub(super) struct Unit {
    pub types: Types,
    pub exprs: Vec<Expr>,
    pub stmts: Vec<Stmt>,
    pub vars: Vec<Var>,
    pub targets: Vec<Target>,
    pub items: Vec<Item>,
    /// Names that nothing declares and something is assigned to.
    pub assumed: Vec<(Rc<str>, Place)>,
    /// Names that nothing declares, where that has been told as the compiler's error.
    pub refused: Vec<(Rc<str>, Place)>,
    /// What loops call that may be waiting for another thread, where there can be one.
    pub glance: Option<VarId>,
}

impl Unit {
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.0 as usize]
    }

    pub fn stmt(&self, id: StmtId) -> &Stmt {
        &self.stmts[id.0 as usize]
    }

    pub fn var(&self, id: VarId) -> &Var {
        &self.vars[id.0 as usize]
    }

    pub fn var_mut(&mut self, id: VarId) -> &mut Var {
        &mut self.vars[id.0 as usize]
    }

    /// The objects and functions that an initialiser names.
    pub fn named_in(&self, init: &Init) -> Vec<VarId> {
        let mut found = Vec::new();
        let mut open: Vec<ExprId> = init.entries.iter().map(|entry| entry.value).collect();
        while let Some(id) = open.pop() {
            match &self.expr(id).kind {
                ExprKind::Var(var) => found.push(*var),
                ExprKind::Address(inner)
                | ExprKind::Deref(inner)
                | ExprKind::Cast(inner)
                | ExprKind::Member { object: inner, .. } => open.push(*inner),
                ExprKind::Offset { pointer, index, .. } => open.extend([*pointer, *index]),
                ExprKind::Conditional(condition, yes, no) => open.extend([*condition, *yes, *no]),
                ExprKind::Binary(_, left, right) => open.extend([*left, *right]),
                ExprKind::Compound(_, init) => {
                    open.extend(init.entries.iter().map(|entry| entry.value));
                }
                _ => {}
            }
        }
        found
    }

    /// Whether an object lives in memory of its own rather than in a variable of the machine.
    pub fn is_in_memory(&self, id: VarId) -> bool {
        let var = self.var(id);
        var.storage != Storage::Function
            // One of an unknown type is an unknown, and so is its address.
            && !self.types.innermost_element(var.ty).is_unknown()
            && (var.is_addressed || self.types.is_array(var.ty) || self.types.is_record(var.ty))
    }

    /// The name and values of an enumeration.
    pub fn enumeration(&self, id: EnumId) -> &super::types::Enumeration {
        &self.types.enums[id.0 as usize]
    }
}
