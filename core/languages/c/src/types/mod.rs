//! Types. Their layouts, conversions and names are in files of their own.
//!
//! A type is a number in a table ([`Types`]) in which equal types are one; qualifiers stand beside the number. What
//! cannot be known (a header is missing) is [`Kind::Unknown`]: nothing is converted to it or from it.

mod conversions;
mod layout;
mod names;

use super::ast::{ExprId, VarId};
use super::parse::Heard;
use ir::Scalar;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A type with its qualifiers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ty {
    id: u32,
    pub is_const: bool,
    pub is_volatile: bool,
}

/// A struct or union.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct RecordId(pub u32);

/// An enumeration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct EnumId(pub u32);

/// How many elements an array has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Length {
    Known(u64),
    /// Not said (yet).
    Open,
    /// As many as the hidden variable holds, whose value is that of the expression where the type is declared.
    Variable(VarId, ExprId),
}

/// What a type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Kind {
    Void,
    Bool,
    Char,
    SignedChar,
    UnsignedChar,
    Short,
    UnsignedShort,
    Int,
    UnsignedInt,
    Long,
    UnsignedLong,
    LongLong,
    UnsignedLongLong,
    Float,
    Double,
    LongDouble,
    /// `va_list`.
    Walk,
    Unknown,
    Pointer(Ty),
    Array(Ty, Length),
    Function(Rc<FunctionType>),
    Record(RecordId),
    Enum(EnumId),
}

/// The type of a function.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct FunctionType {
    pub result: Ty,
    pub parameters: Vec<Ty>,
    pub is_variadic: bool,
    /// Whether parameters are declared at all: `f()` says nothing of them.
    pub has_prototype: bool,
}

/// A struct or union.
#[derive(Clone, Debug)]
pub(super) struct Record {
    pub tag: Rc<str>,
    pub is_union: bool,
    /// `None` while it is incomplete.
    pub fields: Option<Rc<[Field]>>,
    pub size: u64,
    pub align: u64,
}

/// A member.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// Empty for an unnamed one.
    pub name: Rc<str>,
    pub ty: Ty,
    pub offset: u64,
    /// The first bit within its type at `offset`, and how many.
    pub bits: Option<(u8, u8)>,
}

/// A member as it was declared.
pub(super) struct Declared {
    pub name: Rc<str>,
    pub ty: Ty,
    pub width: Option<u64>,
    pub align: u64,
    pub is_packed: bool,
}

/// An enumeration.
#[derive(Clone, Debug)]
pub(super) struct Enumeration {
    pub tag: Rc<str>,
    pub underlying: Ty,
    pub values: Vec<(Rc<str>, i64)>,
}

/// Numbers of two words, which are structs to the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pair {
    /// A complex number with parts of a floating-point type.
    Complex(Ty),
    /// An integer of 128 bits.
    Wide { is_unsigned: bool },
}

impl Pair {
    /// What its members are.
    pub fn part(self) -> Ty {
        match self {
            Pair::Complex(real) => real,
            Pair::Wide { .. } => Ty::UNSIGNED_LONG,
        }
    }

    /// By which its functions in the library are told.
    pub fn mark(self) -> &'static str {
        match self {
            Pair::Complex(Ty::FLOAT) => "cf",
            Pair::Complex(Ty::LONG_DOUBLE) => "cl",
            Pair::Complex(_) => "cd",
            Pair::Wide { is_unsigned: true } => "ui",
            Pair::Wide { is_unsigned: false } => "si",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Pair::Complex(Ty::FLOAT) => "_Complex float",
            Pair::Complex(Ty::LONG_DOUBLE) => "_Complex long double",
            Pair::Complex(_) => "_Complex double",
            Pair::Wide { is_unsigned: true } => "unsigned __int128",
            Pair::Wide { is_unsigned: false } => "__int128",
        }
    }
}

/// GNU: numbers of one type side by side, which are a struct of an array to the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Vector {
    pub lane: Ty,
    /// How many lanes, a power of two.
    pub count: u64,
}

/// What the array in a vector is called.
pub(super) const LANES: &str = "lanes";

/// All types of a translation unit.
pub(super) struct Types {
    kinds: Vec<Kind>,
    known: FxHashMap<Kind, u32>,
    pub records: Vec<Record>,
    pub enums: Vec<Enumeration>,
    pairs: Vec<(Pair, Ty)>,
    vectors: Vec<(Vector, Ty)>,
}

const BASIC: &[Kind] = &[
    Kind::Void,
    Kind::Bool,
    Kind::Char,
    Kind::SignedChar,
    Kind::UnsignedChar,
    Kind::Short,
    Kind::UnsignedShort,
    Kind::Int,
    Kind::UnsignedInt,
    Kind::Long,
    Kind::UnsignedLong,
    Kind::LongLong,
    Kind::UnsignedLongLong,
    Kind::Float,
    Kind::Double,
    Kind::LongDouble,
    Kind::Walk,
    Kind::Unknown,
];

const fn basic(id: u32) -> Ty {
    Ty {
        id,
        is_const: false,
        is_volatile: false,
    }
}

impl Ty {
    pub const VOID: Ty = basic(0);
    pub const BOOL: Ty = basic(1);
    pub const CHAR: Ty = basic(2);
    pub const SIGNED_CHAR: Ty = basic(3);
    pub const UNSIGNED_CHAR: Ty = basic(4);
    pub const SHORT: Ty = basic(5);
    pub const UNSIGNED_SHORT: Ty = basic(6);
    pub const INT: Ty = basic(7);
    pub const UNSIGNED_INT: Ty = basic(8);
    pub const LONG: Ty = basic(9);
    pub const UNSIGNED_LONG: Ty = basic(10);
    pub const LONG_LONG: Ty = basic(11);
    pub const UNSIGNED_LONG_LONG: Ty = basic(12);
    pub const FLOAT: Ty = basic(13);
    pub const DOUBLE: Ty = basic(14);
    pub const LONG_DOUBLE: Ty = basic(15);
    pub const WALK: Ty = basic(16);
    pub const UNKNOWN: Ty = basic(17);

    /// The type without qualifiers.
    pub fn plain(self) -> Ty {
        basic(self.id)
    }

    /// Whether two types are the same but for qualifiers.
    pub fn is(self, other: Ty) -> bool {
        self.id == other.id
    }

    /// The type with the qualifiers of another as well.
    pub fn qualified_as(self, other: Ty) -> Ty {
        Ty {
            is_const: self.is_const || other.is_const,
            is_volatile: self.is_volatile || other.is_volatile,
            ..self
        }
    }

    pub fn is_void(self) -> bool {
        self.is(Ty::VOID)
    }

    pub fn is_unknown(self) -> bool {
        self.is(Ty::UNKNOWN)
    }

    pub fn is_bool(self) -> bool {
        self.is(Ty::BOOL)
    }
}

impl Default for Types {
    fn default() -> Types {
        let known = BASIC.iter().cloned().zip(0..).collect();
        Types {
            kinds: BASIC.to_vec(),
            known,
            records: Vec::new(),
            enums: Vec::new(),
            pairs: Vec::new(),
            vectors: Vec::new(),
        }
    }
}

impl Types {
    pub fn kind(&self, ty: Ty) -> &Kind {
        &self.kinds[ty.id as usize]
    }

    fn of(&mut self, kind: Kind) -> Ty {
        if let Some(&id) = self.known.get(&kind) {
            return basic(id);
        }
        let id = self.kinds.len() as u32;
        self.kinds.push(kind.clone());
        self.known.insert(kind, id);
        basic(id)
    }

    pub fn pointer(&mut self, to: Ty) -> Ty {
        self.of(Kind::Pointer(to))
    }

    pub fn array(&mut self, of: Ty, length: Length) -> Ty {
        self.of(Kind::Array(of, length))
    }

    pub fn function(&mut self, function: FunctionType) -> Ty {
        self.of(Kind::Function(Rc::new(function)))
    }

    /// A new struct or union, incomplete.
    pub fn record(&mut self, tag: Rc<str>, is_union: bool) -> Ty {
        let id = RecordId(self.records.len() as u32);
        self.records.push(Record {
            tag,
            is_union,
            fields: None,
            size: 0,
            align: 1,
        });
        self.of(Kind::Record(id))
    }

    /// The type of numbers of two words.
    pub fn pair(&mut self, pair: Pair) -> Ty {
        if let Some((_, ty)) = self.pairs.iter().find(|(known, _)| *known == pair) {
            return *ty;
        }
        let ty = self.record(pair.name().into(), false);
        let names = match pair {
            Pair::Complex(_) => ["re", "im"],
            Pair::Wide { .. } => ["low", "high"],
        };
        let align = match pair {
            Pair::Wide { .. } => 16,
            Pair::Complex(_) => 0,
        };
        let members = names.map(|name| Declared {
            name: name.into(),
            ty: pair.part(),
            width: None,
            align: 0,
            is_packed: false,
        });
        let heard = Heard {
            align,
            ..Heard::default()
        };
        self.complete(ty, members.into(), heard);
        self.pairs.push((pair, ty));
        ty
    }

    /// What a number of two words is, where a type has such.
    pub fn as_pair(&self, ty: Ty) -> Option<Pair> {
        let found = self.pairs.iter().find(|(_, known)| known.is(ty));
        found.map(|(pair, _)| *pair)
    }

    /// The type of vectors of a shape.
    pub fn vector(&mut self, vector: Vector) -> Ty {
        if let Some((_, ty)) = self.vectors.iter().find(|(known, _)| *known == vector) {
            return *ty;
        }
        let Vector { lane, count } = vector;
        let name = format!("__vector({count}) {}", self.name(lane));
        let ty = self.record(name.into(), false);
        let lanes = Declared {
            name: LANES.into(),
            ty: self.array(lane, Length::Known(count)),
            width: None,
            align: 0,
            is_packed: false,
        };
        let heard = Heard {
            align: self.size(lane).unwrap_or(1) * count,
            ..Heard::default()
        };
        self.complete(ty, vec![lanes], heard);
        self.vectors.push((vector, ty));
        ty
    }

    /// The shape of a vector, where a type is one.
    pub fn as_vector(&self, ty: Ty) -> Option<Vector> {
        let found = self.vectors.iter().find(|(_, known)| known.is(ty));
        found.map(|(vector, _)| *vector)
    }

    /// A new enumeration.
    pub fn enumeration(&mut self, tag: Rc<str>) -> (Ty, EnumId) {
        let id = EnumId(self.enums.len() as u32);
        self.enums.push(Enumeration {
            tag,
            underlying: Ty::UNSIGNED_INT,
            values: Vec::new(),
        });
        (self.of(Kind::Enum(id)), id)
    }

    /// The record a type is.
    pub fn as_record(&self, ty: Ty) -> Option<&Record> {
        match self.kind(ty) {
            Kind::Record(id) => self.records.get(id.0 as usize),
            _ => None,
        }
    }

    /// What a pointer points to.
    pub fn pointee(&self, ty: Ty) -> Option<Ty> {
        match self.kind(ty) {
            Kind::Pointer(to) => Some(*to),
            _ => None,
        }
    }

    /// What an array is of.
    pub fn element(&self, ty: Ty) -> Option<Ty> {
        match self.kind(ty) {
            Kind::Array(of, _) => Some(*of),
            _ => None,
        }
    }

    /// What an array of arrays is of in the end; another type itself.
    pub fn innermost_element(&self, ty: Ty) -> Ty {
        let mut ty = ty;
        while let Kind::Array(of, _) = self.kind(ty) {
            ty = *of;
        }
        ty
    }

    /// The function that a type, or what it points to, is.
    pub fn as_function(&self, ty: Ty) -> Option<Rc<FunctionType>> {
        match self.kind(ty) {
            Kind::Function(function) => Some(Rc::clone(function)),
            Kind::Pointer(to) => match self.kind(*to) {
                Kind::Function(function) => Some(Rc::clone(function)),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn is_function(&self, ty: Ty) -> bool {
        matches!(self.kind(ty), Kind::Function(_))
    }

    pub fn is_array(&self, ty: Ty) -> bool {
        matches!(self.kind(ty), Kind::Array(..))
    }

    pub fn is_record(&self, ty: Ty) -> bool {
        matches!(self.kind(ty), Kind::Record(_))
    }

    pub fn is_pointer(&self, ty: Ty) -> bool {
        matches!(self.kind(ty), Kind::Pointer(_))
    }

    /// Whether a type is an integer type; enumerations and `_Bool` are.
    pub fn is_integer(&self, ty: Ty) -> bool {
        (1..=12).contains(&ty.id) || matches!(self.kind(ty), Kind::Enum(_))
    }

    pub fn is_float(&self, ty: Ty) -> bool {
        (13..=15).contains(&ty.id)
    }

    pub fn is_arithmetic(&self, ty: Ty) -> bool {
        self.is_integer(ty) || self.is_float(ty)
    }

    /// Whether a type is one of numbers, those of two words among them.
    pub fn is_number(&self, ty: Ty) -> bool {
        self.is_arithmetic(ty) || self.as_pair(ty).is_some()
    }

    pub fn is_scalar(&self, ty: Ty) -> bool {
        self.is_arithmetic(ty) || self.is_pointer(ty)
    }

    /// The integer type that stores an enumeration; others as they are.
    pub fn stored(&self, ty: Ty) -> Ty {
        match self.kind(ty) {
            Kind::Enum(id) => self.enums[id.0 as usize].underlying,
            _ => ty.plain(),
        }
    }

    pub fn is_unsigned(&self, ty: Ty) -> bool {
        matches!(
            self.kind(self.stored(ty)),
            Kind::Bool
                | Kind::UnsignedChar
                | Kind::UnsignedShort
                | Kind::UnsignedInt
                | Kind::UnsignedLong
                | Kind::UnsignedLongLong
        )
    }

    /// Whether a type is, or is an array of, one whose length is known only at run time.
    pub fn is_variable(&self, ty: Ty) -> bool {
        match self.kind(ty) {
            Kind::Array(_, Length::Variable(..)) => true,
            Kind::Array(of, _) => self.is_variable(*of),
            _ => false,
        }
    }

    /// The machine's scalar for values of a type; `None` for what is no scalar.
    pub fn scalar(&self, ty: Ty) -> Option<Scalar> {
        Some(match self.kind(self.stored(ty)) {
            Kind::Bool | Kind::UnsignedChar => Scalar::U8,
            Kind::Char | Kind::SignedChar => Scalar::I8,
            Kind::Short => Scalar::I16,
            Kind::UnsignedShort => Scalar::U16,
            Kind::Int => Scalar::I32,
            Kind::UnsignedInt => Scalar::U32,
            Kind::Long | Kind::LongLong => Scalar::I64,
            Kind::UnsignedLong | Kind::UnsignedLongLong => Scalar::U64,
            Kind::Float => Scalar::F32,
            // No wider numbers than doubles here.
            Kind::Double | Kind::LongDouble => Scalar::F64,
            Kind::Pointer(_) | Kind::Walk => Scalar::Ptr,
            _ => return None,
        })
    }
}
