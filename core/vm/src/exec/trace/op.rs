//! The operations of traces: three registers each, and no tags.

use super::Registers;
use crate::value::{Handle, Value};
use ir::Scalar;

/// What a register holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Nil,
    Bool,
    Int,
    Float,
    Sized(Scalar),
    Ref,
    Pointer,
}

impl Kind {
    /// What a value is; nothing for those that traces leave alone.
    #[inline]
    pub(super) fn of(value: Value) -> Option<Kind> {
        Some(match value {
            Value::Nil => Kind::Nil,
            Value::Bool(_) => Kind::Bool,
            Value::Int(_) => Kind::Int,
            Value::Float(_) => Kind::Float,
            Value::Sized(scalar, _) => Kind::Sized(scalar),
            Value::Ref(_) => Kind::Ref,
            Value::Pointer(..) => Kind::Pointer,
            _ => return None,
        })
    }

    /// The scalar that memory holds for it.
    pub(super) fn scalar(self) -> Option<Scalar> {
        match self {
            Kind::Float => Some(Scalar::F64),
            Kind::Pointer => Some(Scalar::Ptr),
            Kind::Sized(scalar) => Some(scalar),
            _ => None,
        }
    }
}

impl Registers {
    pub(super) fn new() -> Registers {
        Registers {
            words: [0; 256],
            regions: [0; 256],
        }
    }

    /// Puts a value into a register; whether it is of a kind.
    #[inline(always)]
    pub(super) fn put(&mut self, register: u8, kind: Kind, value: Value) -> bool {
        let at = register as usize;
        match (kind, value) {
            (Kind::Float, Value::Float(number)) => self.words[at] = number.to_bits() as i64,
            (Kind::Int, Value::Int(number)) => self.words[at] = number,
            (Kind::Sized(wanted), Value::Sized(scalar, word)) if wanted == scalar => {
                self.words[at] = word;
            }
            (Kind::Ref, Value::Ref(handle)) => self.words[at] = i64::from(handle.0),
            (Kind::Bool, Value::Bool(truth)) => self.words[at] = i64::from(truth),
            (Kind::Pointer, Value::Pointer(region, offset)) => {
                self.words[at] = offset;
                self.regions[at] = region.0;
            }
            (Kind::Nil, Value::Nil) => {}
            _ => return false,
        }
        true
    }

    /// The value in a register that holds a kind.
    #[inline(always)]
    pub(super) fn value(&self, register: u8, kind: Kind) -> Value {
        let word = self.words[register as usize];
        match kind {
            Kind::Nil => Value::Nil,
            Kind::Bool => Value::Bool(word != 0),
            Kind::Int => Value::Int(word),
            Kind::Float => Value::Float(f64::from_bits(word as u64)),
            Kind::Sized(scalar) => Value::Sized(scalar, word),
            Kind::Ref => Value::Ref(Handle(word as u32)),
            Kind::Pointer => Value::Pointer(Handle(self.regions[register as usize]), word),
        }
    }
}

/// What an operation does, with registers `dst`, `a`, `b`. Those that leave do so where the result is not of the
/// `kind` that was recorded, or where the instruction would do more than give a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    /// Copies a register.
    Copy,
    Wrap32,
    ToFloat,
    AddWrap32,
    SubWrap32,
    MulWrap32,
    AddWrap64,
    SubWrap64,
    MulWrap64,
    And,
    Or,
    Xor,
    AddFloat,
    SubFloat,
    MulFloat,
    NegFloat,
    MovePointer,
    MovePointerBack,
    Less,
    LessEqual,
    Equal,
    NotEqual,
    FloatLess,
    FloatLessEqual,
    FloatEqual,
    FloatNotEqual,
    // What follows may leave.
    Add32,
    Sub32,
    Mul32,
    Add64,
    Sub64,
    Mul64,
    DivFloat,
    /// Of what is finite and has a root: the process is told of others.
    Sqrt,
    Binary,
    /// A comparison of operands that are converted.
    Converted,
    Unary,
    Intrinsic,
    Item,
    ItemFloat,
    ItemRef,
    SetItem,
    /// An element of an ordered map under a number.
    Entry,
    /// Likewise written; `dst` is what.
    SetEntry,
    /// A value behind the others of an ordered map; `dst` is what.
    Append,
    /// What a table holds under a text.
    Named,
    /// Likewise written; `dst` is what.
    SetNamed,
    /// A function of the library whose shortcut changes nothing.
    Shortcut,
    /// An element of a list written, or one more; `dst` is what.
    SetListItem,
    /// A value behind the others of a list; `dst` is what.
    AppendItem,
    /// Whether an instance still has the shape that was seen.
    Shape,
    /// One of the intrinsics that call nothing and make nothing.
    Quick,
    Field,
    FieldFloat,
    SetField,
    Cell,
    Capture,
    Global,
    Length,
    CheckIndex,
    Load,
    LoadFloat,
    Load32,
    Store,
    HasNext,
    Next,
    IfLess,
    IfLessEqual,
    IfEqual,
    IfNotEqual,
    IfFloatLess,
    IfFloatLessEqual,
    IfFloatEqual,
    IfFloatNotEqual,
    IfNotFloatLess,
    IfNotFloatLessEqual,
    IfTrue,
    IfFalse,
    /// Leaves when the steps that were asked for are about to be reached.
    Limit,
    // What follows neither leaves nor gives anything.
    SetCell,
    SetGlobal,
    /// Back to the head; `data` is the path.
    Loop,
}

impl Code {
    /// Whether it does nothing but write its register.
    pub(super) fn is_pure(self) -> bool {
        (self as u8) < Code::Add32 as u8
    }

    /// Whether it writes the register `dst`; otherwise that is an operand, if it is anything.
    pub(super) fn writes(self) -> bool {
        (self as u8) < Code::HasNext as u8
            && !matches!(
                self,
                Code::SetItem
                    | Code::SetEntry
                    | Code::Append
                    | Code::SetNamed
                    | Code::SetListItem
                    | Code::AppendItem
                    | Code::Shape
                    | Code::SetField
                    | Code::Store
                    | Code::CheckIndex
            )
            || self == Code::Next
    }

    /// The branch on a comparison's outcome, where it has one; whether its operands change places.
    pub(super) fn branch(self, side: bool) -> Option<(Code, bool)> {
        Some(match (self, side) {
            (Code::Less, true) => (Code::IfLess, false),
            (Code::Less, false) => (Code::IfLessEqual, true),
            (Code::LessEqual, true) => (Code::IfLessEqual, false),
            (Code::LessEqual, false) => (Code::IfLess, true),
            (Code::Equal, true) | (Code::NotEqual, false) => (Code::IfEqual, false),
            (Code::Equal, false) | (Code::NotEqual, true) => (Code::IfNotEqual, false),
            (Code::FloatLess, true) => (Code::IfFloatLess, false),
            (Code::FloatLess, false) => (Code::IfNotFloatLess, false),
            (Code::FloatLessEqual, true) => (Code::IfFloatLessEqual, false),
            (Code::FloatLessEqual, false) => (Code::IfNotFloatLessEqual, false),
            (Code::FloatEqual, true) | (Code::FloatNotEqual, false) => (Code::IfFloatEqual, false),
            (Code::FloatEqual, false) | (Code::FloatNotEqual, true) => {
                (Code::IfFloatNotEqual, false)
            }
            _ => return None,
        })
    }
}

/// An operation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Op {
    pub(super) code: Code,
    pub(super) dst: u8,
    pub(super) a: u8,
    pub(super) b: u8,
    pub(super) kind: Kind,
    /// A place in a table.
    pub(super) data: u16,
}

const _: () = assert!(size_of::<Op>() == 8, "operations are to stay one word");
