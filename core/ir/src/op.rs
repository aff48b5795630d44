//! The instructions.

use crate::{Intrinsic, Label, LayoutId, Reg, Scalar, Storage, Symbol};

/// A literal or a definition.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Const {
    /// The language's nothing: `None`, `null`, `nil`.
    Nil,
    /// No value at all: what an unassigned or deleted variable holds.
    Unbound,
    /// A truth value.
    Bool(bool),
    /// An integer of the language's ordinary kind.
    Int(i64),
    /// An integer beyond 64 bits, in decimal digits with an optional sign.
    BigInt(Box<str>),
    /// A number of a fixed width, as its bits sign- or zero-extended.
    Sized(Scalar, i64),
    /// A double-precision number.
    Float(f64),
    /// Text.
    Text(Box<str>),
    /// Bytes.
    Bytes(Box<[u8]>),
    /// A function: evaluating it captures the variables it uses. `<function:name@entry>`.
    Function {
        /// The name that people see.
        name: Symbol,
        /// Where its body starts.
        entry: Label,
        /// What calling it does.
        kind: FunctionKind,
    },
    /// A class: evaluating it looks its parents up by name, creates the class, and runs the body once in
    /// a scope whose declarations become the class's members. `<class:name@body:Parent,**keywords>`.
    Class {
        /// The name that people see.
        name: Symbol,
        /// Where its body starts.
        body: Label,
        /// The variables that hold the parents, in order.
        parents: Box<[Symbol]>,
        /// The variable that holds a map of further arguments to the making of the class.
        keywords: Option<Symbol>,
    },
    /// An intrinsic as a value. `<intrinsic:name>`.
    Intrinsic(Intrinsic),
}

/// What a call of a function does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum FunctionKind {
    /// Runs the body.
    Function,
    /// Makes a generator; its body runs when it is asked for values.
    Generator,
    /// Makes a coroutine; its body runs when it is awaited.
    Coroutine,
    /// Makes an asynchronous generator.
    AsyncGenerator,
}

/// An operator on two values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[expect(missing_docs, reason = "the names are the field's standard terms")]
pub enum BinOp {
    Add,
    Sub,
    Mul,
    /// Division as the language's `/` does it; see `Semantics::numbers`.
    Div,
    /// Division rounding towards negative infinity.
    FloorDiv,
    /// Remainder as the language's `%` does it; see `Semantics::numbers`.
    Rem,
    Pow,
    MatMul,
    Shl,
    Shr,
    /// Shift right without regard to the sign.
    UShr,
    BitAnd,
    BitOr,
    BitXor,
    /// Joins texts.
    Concat,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    /// Equality without conversions.
    StrictEq,
    StrictNe,
    /// The same object.
    Is,
    IsNot,
    /// The left is an element of the right.
    In,
    NotIn,
}

/// An operator on one value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum UnOp {
    /// Arithmetic negation.
    Neg,
    /// Unary plus.
    Pos,
    /// Bitwise complement.
    Invert,
    /// The negation of the value's truth.
    Not,
    /// Conversion to a type.
    As(Scalar),
    /// A cursor over the elements of the value: what a loop walks.
    Iter,
    /// Whether the cursor has another element; fetches it where that takes running code.
    HasNext,
    /// The cursor's next element, after `has_next` was true.
    Next,
}

/// How an operand of a call or a display is passed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum ArgKind {
    /// By place.
    Positional,
    /// By name.
    Named(Symbol),
    /// Its elements, each by place.
    Spread,
    /// Its entries, each by name; in a map display, each as an entry.
    NamedSpread,
}

/// An operand of a call or a display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct Arg {
    /// How it is passed.
    pub kind: ArgKind,
    /// What is passed.
    pub value: Reg,
}

impl Arg {
    /// An operand passed by place.
    #[must_use]
    pub fn positional(value: Reg) -> Arg {
        Arg {
            kind: ArgKind::Positional,
            value,
        }
    }
}

/// The static target of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Callee {
    /// A variable of the program.
    Name(Symbol),
    /// The machine itself: `@name`.
    Intrinsic(Intrinsic),
}

/// What `new_array` allocates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum ArrayKind {
    /// A growable sequence.
    List,
    /// An immutable sequence.
    Tuple,
    /// A set.
    Set,
    /// A map; its operands are keys and values in turn.
    Map,
    /// A sequence of fixed length; its one operand is the length.
    Array,
}

/// How a parameter takes its argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum ParamKind {
    /// By place or by name: `param:x`.
    Normal,
    /// By place only: `param:x/`.
    PositionalOnly,
    /// By name only: `param:=x`.
    NamedOnly,
    /// All remaining arguments by place, as a tuple: `param:*x`.
    Rest,
    /// All remaining arguments by name, as a map: `param:**x`.
    NamedRest,
    /// What the function is called on, apart from the arguments; nothing where it is called on nothing: `param:^x`.
    Receiver,
    /// By place; where the call has no argument for it, the second nothing, which tells it from arguments: `param:?x`.
    /// Of a function that delegates.
    Optional,
    /// By place; a function with several of these that is given one sequence alone takes its elements instead: `param:~x`.
    /// Of a function that delegates.
    Element,
}

impl ParamKind {
    /// Whether it takes one argument, by its place among them.
    #[must_use]
    pub const fn is_by_place(self) -> bool {
        matches!(
            self,
            ParamKind::Normal
                | ParamKind::PositionalOnly
                | ParamKind::Optional
                | ParamKind::Element
        )
    }
}

/// Why a value is not known here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Hint {
    /// A parameter: the caller's argument, or an unknown when the function is run by itself.
    Param(Symbol, ParamKind),
    /// The exception that brought control to this handler; the text names the type it is caught as, or is empty.
    CaughtException(Box<str>),
    /// A construct that the frontend does not lower; the text is the kind of syntax node.
    Unsupported(Box<str>),
    /// An import that cannot be found.
    Import(Box<str>),
    /// Anything else, in words.
    Unknown(Box<str>),
}

/// What `suspend` waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum SuspendKind {
    /// Hands a value out and waits for the next resumption.
    Yield,
    /// Delegates to a generator or iterator until that is exhausted; gives its result.
    Delegate,
    /// Waits for something awaitable; gives its result.
    Await,
}

/// One instruction. Registers are written once; `dst` is the register written.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
#[expect(missing_docs, reason = "operands carry the field's standard names")]
pub enum Op {
    /// A literal, a function or a class.
    Const { dst: Reg, value: Const },
    /// Reads a variable, resolved lexically.
    LoadVar { dst: Reg, name: Symbol },
    /// Reads a member.
    LoadField {
        dst: Reg,
        object: Reg,
        field: Symbol,
    },
    /// Reads an element.
    LoadIndex { dst: Reg, object: Reg, index: Reg },
    /// Allocates an object of a class without initialising it.
    NewObject { dst: Reg, class: Symbol },
    /// Allocates a collection with the given elements.
    NewArray {
        dst: Reg,
        kind: ArrayKind,
        items: Box<[Arg]>,
    },
    /// Applies an operator; `in_place` lets a mutable left operand change instead of making a new value.
    Bin {
        dst: Reg,
        op: BinOp,
        in_place: bool,
        left: Reg,
        right: Reg,
    },
    /// Applies an operator.
    Un { dst: Reg, op: UnOp, operand: Reg },
    /// Calls what a name is bound to.
    CallFunction {
        dst: Reg,
        callee: Callee,
        args: Box<[Arg]>,
    },
    /// Calls a method, dispatched on the receiver.
    CallMethod {
        dst: Reg,
        receiver: Reg,
        method: Symbol,
        args: Box<[Arg]>,
    },
    /// Calls a computed target.
    CallUnknown {
        dst: Reg,
        callee: Reg,
        args: Box<[Arg]>,
    },
    /// Allocates an object and initialises it.
    CallCtor {
        dst: Reg,
        class: Symbol,
        args: Box<[Arg]>,
    },
    /// Binds a variable in the scope at hand.
    DeclVar { name: Symbol, value: Reg },
    /// Assigns to the binding in scope.
    StoreVar { name: Symbol, value: Reg },
    /// Writes a member.
    StoreField {
        object: Reg,
        field: Symbol,
        value: Reg,
    },
    /// Writes an element.
    StoreIndex { object: Reg, index: Reg, value: Reg },
    /// Names this place.
    Label { label: Label },
    /// Jumps.
    Branch { target: Label },
    /// Jumps one way or the other, by the condition's truth.
    BranchIf {
        condition: Reg,
        then: Label,
        otherwise: Label,
    },
    /// Ends the call.
    Return { value: Reg },
    /// Raises an exception.
    Throw { value: Reg },
    /// From here on an exception in this call goes to the handler.
    TryPush { handler: Label },
    /// Ends the innermost `try_push`.
    TryPop,
    /// The address of a variable that needs no region: of a function, the function itself.
    AddressOf { dst: Reg, name: Symbol },
    /// Reads a scalar through a pointer; the bytes must have been written as that type, or as bytes.
    LoadIndirect { dst: Reg, pointer: Reg, ty: Scalar },
    /// Writes a scalar through a pointer.
    StoreIndirect {
        pointer: Reg,
        value: Reg,
        ty: Scalar,
    },
    /// Reads a member through a pointer.
    LoadFieldIndirect {
        dst: Reg,
        pointer: Reg,
        field: Symbol,
    },
    /// Allocates byte-addressed memory of a size in bytes; gives a pointer to its start.
    AllocRegion {
        dst: Reg,
        size: Reg,
        storage: Storage,
        /// What its address is a multiple of: a power of two.
        align: u32,
        /// The name of the object it is, where it has one.
        name: Option<Symbol>,
        /// How people read it.
        layout: Option<LayoutId>,
    },
    /// Reads a scalar some bytes behind a pointer, whatever type the bytes were written as: members of unions.
    LoadRegion {
        dst: Reg,
        region: Reg,
        offset: Reg,
        ty: Scalar,
    },
    /// Writes a scalar some bytes behind a pointer.
    WriteRegion {
        region: Reg,
        offset: Reg,
        value: Reg,
        ty: Scalar,
    },
    /// Says where control goes when the named stretch of code ends.
    SetContinuation { name: Symbol, target: Label },
    /// Ends a named stretch of code: goes where `set_continuation` said, or on.
    ResumeContinuation { name: Symbol },
    /// Starts a task.
    Spawn {
        dst: Reg,
        callee: Reg,
        args: Box<[Arg]>,
    },
    /// Suspends this task; `dst` is what it is resumed with.
    Suspend {
        dst: Reg,
        kind: SuspendKind,
        value: Reg,
    },
    /// Resumes a task with a value; `dst` is what it hands out.
    Resume { dst: Reg, task: Reg, value: Reg },
    /// Picks one of the alternatives, by the run's chooser.
    Choose { dst: Reg, alternatives: Box<[Reg]> },
    /// Reports the code when the condition does not hold.
    Assert { condition: Reg, code: Symbol },
    /// A value that is not known from the program text.
    Symbolic { dst: Reg, hint: Hint },
}

impl Op {
    /// The opcode, as the text form spells it.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Op::Const { .. } => "const",
            Op::LoadVar { .. } => "load_var",
            Op::LoadField { .. } => "load_field",
            Op::LoadIndex { .. } => "load_index",
            Op::NewObject { .. } => "new_object",
            Op::NewArray { .. } => "new_array",
            Op::Bin { .. } => "binop",
            Op::Un { .. } => "unop",
            Op::CallFunction { .. } => "call_function",
            Op::CallMethod { .. } => "call_method",
            Op::CallUnknown { .. } => "call_unknown",
            Op::CallCtor { .. } => "call_ctor",
            Op::DeclVar { .. } => "decl_var",
            Op::StoreVar { .. } => "store_var",
            Op::StoreField { .. } => "store_field",
            Op::StoreIndex { .. } => "store_index",
            Op::Label { .. } => "label",
            Op::Branch { .. } => "branch",
            Op::BranchIf { .. } => "branch_if",
            Op::Return { .. } => "return",
            Op::Throw { .. } => "throw",
            Op::TryPush { .. } => "try_push",
            Op::TryPop => "try_pop",
            Op::AddressOf { .. } => "address_of",
            Op::LoadIndirect { .. } => "load_indirect",
            Op::StoreIndirect { .. } => "store_indirect",
            Op::LoadFieldIndirect { .. } => "load_field_indirect",
            Op::AllocRegion { .. } => "alloc_region",
            Op::LoadRegion { .. } => "load_region",
            Op::WriteRegion { .. } => "write_region",
            Op::SetContinuation { .. } => "set_continuation",
            Op::ResumeContinuation { .. } => "resume_continuation",
            Op::Spawn { .. } => "spawn",
            Op::Suspend { .. } => "suspend",
            Op::Resume { .. } => "resume",
            Op::Choose { .. } => "choose",
            Op::Assert { .. } => "assert",
            Op::Symbolic { .. } => "symbolic",
        }
    }

    /// The labels that the instruction refers to, its own placement excluded.
    #[must_use]
    pub fn targets(&self) -> [Option<Label>; 2] {
        match *self {
            Op::Branch { target } | Op::SetContinuation { target, .. } => [Some(target), None],
            Op::BranchIf {
                then, otherwise, ..
            } => [Some(then), Some(otherwise)],
            Op::TryPush { handler } => [Some(handler), None],
            Op::Const {
                value: Const::Function { entry: label, .. } | Const::Class { body: label, .. },
                ..
            } => [Some(label), None],
            _ => [None, None],
        }
    }

    /// Whether control never goes on to the next instruction.
    #[must_use]
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            Op::Branch { .. } | Op::BranchIf { .. } | Op::Return { .. } | Op::Throw { .. }
        )
    }
}

macro_rules! spellings {
    ($type:ident { $($variant:ident $text:literal),* $(,)? }) => {
        impl $type {
            /// How the text form spells it.
            #[must_use]
            pub fn text(self) -> &'static str {
                match self { $($type::$variant => $text),* }
            }

            /// The inverse of `text`.
            #[must_use]
            pub fn from_text(text: &str) -> Option<$type> {
                match text { $($text => Some($type::$variant),)* _ => None }
            }
        }
    };
}

spellings!(BinOp {
    Add "+", Sub "-", Mul "*", Div "/", FloorDiv "//", Rem "%", Pow "**", MatMul "@",
    Shl "<<", Shr ">>", UShr ">>>", BitAnd "&", BitOr "|", BitXor "^", Concat "..",
    Eq "==", Ne "!=", Lt "<", Le "<=", Gt ">", Ge ">=", StrictEq "===", StrictNe "!==",
    Is "is", IsNot "is_not", In "in", NotIn "not_in",
});
spellings!(Scalar {
    I8 "i8", I16 "i16", I32 "i32", I64 "i64", I128 "i128", U8 "u8", U16 "u16", U32 "u32", U64 "u64",
    U128 "u128", F32 "f32", F64 "f64", Int "int", Text "text", Bool "bool", Char "char", Ptr "ptr",
});
spellings!(ArrayKind { List "list", Tuple "tuple", Set "set", Map "map", Array "array" });
spellings!(FunctionKind {
    Function "function", Generator "generator", Coroutine "coroutine", AsyncGenerator "async_generator",
});
spellings!(SuspendKind { Yield "yield", Delegate "delegate", Await "await" });

impl BinOp {
    /// Whether the operator compares, giving a truth value for ordinary operands.
    #[must_use]
    pub fn is_comparison(self) -> bool {
        matches!(
            self,
            BinOp::Eq
                | BinOp::Ne
                | BinOp::Lt
                | BinOp::Le
                | BinOp::Gt
                | BinOp::Ge
                | BinOp::StrictEq
                | BinOp::StrictNe
                | BinOp::Is
                | BinOp::IsNot
                | BinOp::In
                | BinOp::NotIn
        )
    }
}

impl UnOp {
    /// How the text form spells it.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            UnOp::Neg => "-".into(),
            UnOp::Pos => "+".into(),
            UnOp::Invert => "~".into(),
            UnOp::Not => "not".into(),
            UnOp::As(scalar) => format!("as:{}", scalar.text()),
            UnOp::Iter => "iter".into(),
            UnOp::HasNext => "has_next".into(),
            UnOp::Next => "next".into(),
        }
    }

    /// The inverse of `text`.
    #[must_use]
    pub fn from_text(text: &str) -> Option<UnOp> {
        Some(match text {
            "-" => UnOp::Neg,
            "+" => UnOp::Pos,
            "~" => UnOp::Invert,
            "not" => UnOp::Not,
            "iter" => UnOp::Iter,
            "has_next" => UnOp::HasNext,
            "next" => UnOp::Next,
            _ => UnOp::As(Scalar::from_text(text.strip_prefix("as:")?)?),
        })
    }
}
