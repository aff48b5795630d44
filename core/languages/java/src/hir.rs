//! Checked programs: every expression with its static type, every conversion written out, every name resolved.
//! The checker makes them, `emit` turns them into instructions.

use super::ty::{ClassId, Prim, Ty};
use super::world::MethodId;
use ir::{BinOp, Span, Symbol, UnOp};

/// A constant that the language folds.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Constant {
    Null,
    Bool(bool),
    /// An integer of any integral type, sign- or zero-extended.
    Int(i64),
    /// A `float` or `double`.
    Float(f64),
    Text(String),
}

/// An expression.
#[derive(Clone, Debug)]
pub(super) struct Expr {
    pub ty: Ty,
    pub at: Span,
    pub kind: ExprKind,
}

/// Where a value is stored.
#[derive(Clone, Debug)]
pub(super) enum Place {
    Local(Symbol),
    Field(Box<Expr>, Symbol),
    /// A variable of a module.
    Static(Symbol),
    Element(Box<Expr>, Box<Expr>),
}

/// What is called.
#[derive(Clone, Debug)]
pub(super) enum Target {
    /// A variable of a module that holds a function.
    Global(Symbol, Option<MethodId>),
    /// A method, dispatched on the receiver; which one is declared is known where its class is.
    Virtual(Box<Expr>, Symbol, Option<MethodId>),
    /// A method of a class, whatever the receiver overrides: `super.m()`.
    Exact(ClassId, Box<Expr>, Symbol),
    /// The machine itself, in the place of a method.
    Intrinsic(ir::Intrinsic, Option<MethodId>),
    /// A computed function.
    Value(Box<Expr>),
}

#[derive(Clone, Debug)]
pub(super) enum ExprKind {
    Const(Constant),
    Load(Place),
    /// `this`, or the object around it by so many steps through hidden members.
    This,
    Length(Box<Expr>),
    Bin(BinOp, Box<Expr>, Box<Expr>),
    Un(UnOp, Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    /// The texts of the parts, joined.
    Concat(Vec<Expr>),
    Assign(Place, Box<Expr>),
    Compound(Box<Compound>),
    /// To a scalar type; from a box too.
    As(Prim, Box<Expr>),
    Box(Box<Expr>),
    /// A cast that is checked.
    Cast(Ty, Box<Expr>),
    Call(Target, Vec<Expr>),
    New(Box<New>),
    /// Lengths of the outer dimensions; `ty` is the whole array's.
    NewArray(Vec<Expr>),
    ArrayLiteral(Vec<Expr>),
    Lambda(Box<Lambda>),
    InstanceOf(Box<Expr>, Box<Pattern>),
    Switch(Box<Switch>),
    /// A value that must be there, and what cannot be done where it is not.
    Present(Box<Expr>, &'static str),
    /// `C.class`.
    ClassOf(Ty),
    /// Runs a class's initialiser where it has not run.
    Ready(ClassId),
    /// A statement first, then a value.
    Let(Symbol, Box<Expr>, Box<Expr>),
    /// A name that nothing declares.
    Unknown(Symbol),
    /// A member of something unknown.
    DynamicField(Box<Expr>, Symbol),
    Unsupported(String),
}

/// `x op= y`, `x++` and the like: the place's parts are computed once.
#[derive(Clone, Debug)]
pub(super) struct Compound {
    pub place: Place,
    /// The place's type.
    pub ty: Ty,
    pub op: BinOp,
    /// Joins texts instead.
    pub is_concat: bool,
    /// What the left operand is converted to; `None` where it stays.
    pub left: Option<Prim>,
    pub right: Expr,
    /// The hidden cast back.
    pub back: Option<Prim>,
    /// Whether the place holds boxes.
    pub boxes: bool,
    /// Whether the value is what was there before.
    pub is_postfix: bool,
}

#[derive(Clone, Debug)]
pub(super) struct New {
    pub class: ClassId,
    /// The constructor's variable; `None` where there is nothing to run.
    pub constructor: Option<Symbol>,
    pub args: Vec<Expr>,
    /// Hidden members that hold the instances around it.
    pub outers: Vec<(Symbol, Expr)>,
    /// Name and number of an enumeration's constant.
    pub constant: Option<(String, i64)>,
}

#[derive(Clone, Debug)]
pub(super) struct Lambda {
    /// The interface and the member that it implements; `None` where they are not known.
    pub implements: Option<(ClassId, Symbol)>,
    /// What people see.
    pub name: String,
    pub params: Vec<Symbol>,
    /// The types of the parameters.
    pub types: Vec<Ty>,
    pub body: LambdaBody,
    /// The node that it comes from.
    pub node: (super::world::FileId, u32),
}

#[derive(Clone, Debug)]
pub(super) enum LambdaBody {
    /// Gives the value.
    Value(Expr),
    /// Evaluates it for its effects.
    Effect(Expr),
    Block(Vec<Stmt>),
}

#[derive(Clone, Debug)]
pub(super) enum Pattern {
    /// A type, and the variable bound where it matches.
    Type(Ty, Option<Symbol>),
    /// A record's class and patterns for its components, each with its accessor and type.
    Record(Ty, Vec<(Symbol, Ty, Pattern)>),
    /// Always matches.
    Any(Option<Symbol>),
}

#[derive(Clone, Debug)]
pub(super) enum Case {
    /// A test of the selector.
    Test(Expr),
    Pattern(Pattern, Option<Expr>),
    Default,
}

#[derive(Clone, Debug)]
pub(super) struct Arm {
    pub cases: Vec<Case>,
    pub body: Vec<Stmt>,
    pub at: Span,
}

#[derive(Clone, Debug)]
pub(super) struct Switch {
    /// The variable that holds the selector.
    pub variable: Symbol,
    pub selector: Expr,
    pub arms: Vec<Arm>,
    /// Arrow arms do not fall through.
    pub is_arrow: bool,
    pub has_default: bool,
    /// Whether one of the arms is taken whatever the selector is, as far as is known.
    pub is_exhaustive: bool,
    /// Whether a value is wanted; every way through an arm then yields.
    pub is_value: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Stmt {
    pub at: Span,
    pub kind: StmtKind,
}

#[derive(Clone, Debug)]
pub(super) enum StmtKind {
    /// Says what type the local variable is declared with that follows.
    Typed(Symbol, Ty),
    Declare(Symbol, Option<Expr>),
    Expr(Expr),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    While(Expr, Vec<Stmt>),
    DoWhile(Vec<Stmt>, Expr),
    For(Vec<Stmt>, Option<Expr>, Vec<Stmt>, Vec<Stmt>),
    /// Over something of which only the run knows what it is.
    ForEach(Symbol, Expr, Vec<Stmt>),
    Block(Vec<Stmt>),
    Labeled(String, Box<Stmt>),
    Break(Option<String>),
    Continue(Option<String>),
    Yield(Expr),
    Return(Option<Expr>),
    Throw(Expr),
    Try {
        body: Vec<Stmt>,
        catches: Vec<Catch>,
        finally: Option<Vec<Stmt>>,
    },
    Switch(Switch),
    Unsupported(String),
    /// A statement that is wrong in itself.
    Nothing,
}

#[derive(Clone, Debug)]
pub(super) struct Catch {
    pub types: Vec<Ty>,
    pub name: Symbol,
    pub body: Vec<Stmt>,
    pub at: Span,
}
