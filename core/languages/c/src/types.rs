//! Types, and their layouts on x86-64 as the System V conventions have them.
//!
//! A type is a number in a table ([`Types`]) in which equal types are one; qualifiers stand beside the number. What
//! cannot be known (a header is missing) is [`Kind::Unknown`]: nothing is converted to it or from it.

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

    /// The size in bytes, where it is known before the program runs.
    pub fn size(&self, ty: Ty) -> Option<u64> {
        Some(match self.kind(ty) {
            // GNU: arithmetic on such pointers counts bytes.
            Kind::Void | Kind::Function(_) => 1,
            Kind::Bool | Kind::Char | Kind::SignedChar | Kind::UnsignedChar => 1,
            Kind::Short | Kind::UnsignedShort => 2,
            Kind::Int | Kind::UnsignedInt | Kind::Float => 4,
            Kind::Long | Kind::UnsignedLong | Kind::LongLong | Kind::UnsignedLongLong => 8,
            Kind::Double | Kind::Pointer(_) => 8,
            Kind::LongDouble => 16,
            Kind::Walk => 24,
            Kind::Unknown => return None,
            Kind::Array(of, Length::Known(count)) => self.size(*of)?.checked_mul(*count)?,
            Kind::Array(..) => return None,
            Kind::Record(id) => {
                let record = &self.records[id.0 as usize];
                record.fields.as_ref()?;
                record.size
            }
            Kind::Enum(_) => 4,
        })
    }

    pub fn align(&self, ty: Ty) -> u64 {
        match self.kind(ty) {
            Kind::Array(of, _) => self.align(*of),
            Kind::Record(id) => self.records[id.0 as usize].align,
            Kind::Walk => 8,
            _ => self.size(ty).unwrap_or(1),
        }
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

    /// Lays the members of a struct or union out as its attributes say.
    pub fn complete(&mut self, ty: Ty, declared: Vec<Declared>, heard: Heard) {
        let &Kind::Record(id) = self.kind(ty) else {
            return;
        };
        let is_union = self.records[id.0 as usize].is_union;
        let mut fields = Vec::new();
        // In bits.
        let mut at: u64 = 0;
        let mut size: u64 = 0;
        let mut align: u64 = 1;
        for member in declared {
            let is_packed = heard.is_packed || member.is_packed;
            let mut own = match is_packed {
                true => 1,
                false => self.align(member.ty),
            };
            own = own.max(member.align);
            if heard.limit > 0 {
                own = own.min(heard.limit);
            }
            let bytes = self.size(member.ty).unwrap_or(0);
            if is_union {
                at = 0;
            }
            let mut field = Field {
                name: member.name,
                ty: member.ty,
                offset: 0,
                bits: None,
            };
            match member.width {
                // One without bits ends the unit of its type, however the others are packed.
                Some(0) => {
                    at = at.next_multiple_of(self.align(member.ty) * 8);
                    continue;
                }
                Some(width) => {
                    let unit = bytes.max(1) * 8;
                    let width = width.min(unit);
                    // It has a part in no more units of its alignment than its type has, unless something packs it.
                    let own_bits = own * 8;
                    let units = (at % own_bits + width).div_ceil(own_bits);
                    if !is_packed && heard.limit == 0 && units > unit / own_bits {
                        at = at.next_multiple_of(own_bits);
                    }
                    let start = match own < bytes {
                        true => at / 8 * 8,
                        false => at / unit * unit,
                    };
                    field.offset = start / 8;
                    field.bits = Some(((at - start) as u8, width as u8));
                    at = at.saturating_add(width);
                    if !field.name.is_empty() {
                        align = align.max(own);
                    }
                }
                None => {
                    at = at.next_multiple_of(own.saturating_mul(8).max(8));
                    field.offset = at / 8;
                    at = at.saturating_add(bytes.saturating_mul(8));
                    align = align.max(own);
                }
            }
            size = size.max(at.div_ceil(8));
            if field.bits.is_none() || !field.name.is_empty() {
                fields.push(field);
            }
        }
        align = align.max(heard.align);
        let record = &mut self.records[id.0 as usize];
        record.size = size.checked_next_multiple_of(align).unwrap_or(size);
        record.align = align;
        record.fields = Some(fields.into());
    }

    /// The members on the way to one of a name, through unnamed ones: outermost first.
    pub fn find_member(&self, ty: Ty, name: &str) -> Option<Vec<Field>> {
        self.find_member_within(ty, name, 0)
    }

    fn find_member_within(&self, ty: Ty, name: &str, depth: u32) -> Option<Vec<Field>> {
        let fields = self.as_record(ty)?.fields.clone()?;
        if let Some(found) = fields.iter().find(|field| &*field.name == name) {
            return Some(vec![found.clone()]);
        }
        let unnamed = fields
            .iter()
            .filter(|field| field.name.is_empty() && depth < 50);
        for field in unnamed {
            if let Some(mut path) = self.find_member_within(field.ty, name, depth + 1) {
                path.insert(0, field.clone());
                return Some(path);
            }
        }
        None
    }

    /// Whether values of two types may stand for each other.
    pub fn is_compatible(&self, left: Ty, right: Ty) -> bool {
        if left.is(right) || left.is_unknown() || right.is_unknown() {
            return true;
        }
        match (self.kind(left), self.kind(right)) {
            (Kind::Pointer(a), Kind::Pointer(b)) => {
                a.is_const == b.is_const
                    && a.is_volatile == b.is_volatile
                    && self.is_compatible(*a, *b)
            }
            (Kind::Array(a, n), Kind::Array(b, m)) => {
                self.is_compatible(*a, *b)
                    && match (n, m) {
                        (Length::Known(n), Length::Known(m)) => n == m,
                        _ => true,
                    }
            }
            (Kind::Function(a), Kind::Function(b)) => {
                self.is_compatible(a.result, b.result)
                    && (!a.has_prototype
                        || !b.has_prototype
                        || a.is_variadic == b.is_variadic
                            && a.parameters.len() == b.parameters.len()
                            && a.parameters
                                .iter()
                                .zip(&b.parameters)
                                .all(|(a, b)| self.is_compatible(*a, *b)))
            }
            (Kind::Enum(id), _) => right.is(self.enums[id.0 as usize].underlying),
            (_, Kind::Enum(id)) => left.is(self.enums[id.0 as usize].underlying),
            _ => false,
        }
    }

    /// The type after integer promotion.
    pub fn promoted(&self, ty: Ty) -> Ty {
        match self.kind(self.stored(ty)) {
            Kind::Bool
            | Kind::Char
            | Kind::SignedChar
            | Kind::UnsignedChar
            | Kind::Short
            | Kind::UnsignedShort => Ty::INT,
            _ => self.stored(ty),
        }
    }

    /// The common type of the usual arithmetic conversions.
    pub fn common(&self, left: Ty, right: Ty) -> Ty {
        if left.is_unknown() || right.is_unknown() {
            return Ty::UNKNOWN;
        }
        for float in [Ty::LONG_DOUBLE, Ty::DOUBLE, Ty::FLOAT] {
            if left.is(float) || right.is(float) {
                return float;
            }
        }
        let (left, right) = (self.promoted(left), self.promoted(right));
        // By rank; of one rank the unsigned one.
        let rank = |ty: Ty| match ty.id {
            7 | 8 => 1,
            9 | 10 => 2,
            _ => 3,
        };
        let (high, low) =
            if (rank(left), self.is_unsigned(left)) >= (rank(right), self.is_unsigned(right)) {
                (left, right)
            } else {
                (right, left)
            };
        if !self.is_unsigned(high) && self.is_unsigned(low) && self.size(high) == self.size(low) {
            // `long long` and `unsigned long`: as wide, so unsigned.
            return basic(high.id + 1);
        }
        high
    }

    /// A type in words.
    pub fn name(&self, ty: Ty) -> String {
        let mut text = String::new();
        self.write_name(ty, String::new(), &mut text, 0);
        text
    }

    fn write_name(&self, ty: Ty, inside: String, text: &mut String, depth: u32) {
        let prefix = if ty.is_const { "const " } else { "" };
        let spaced = |inside: &str| {
            if inside.is_empty() {
                String::new()
            } else {
                format!(" {inside}")
            }
        };
        if depth > 50 {
            return text.push('…');
        }
        match self.kind(ty) {
            Kind::Pointer(to) => {
                let star = if ty.is_const { "* const" } else { "*" };
                let inside = if matches!(self.kind(*to), Kind::Array(..) | Kind::Function(_)) {
                    format!("({star}{inside})")
                } else {
                    format!("{star}{inside}")
                };
                self.write_name(*to, inside, text, depth + 1);
            }
            Kind::Array(of, length) => {
                let length = match length {
                    Length::Known(count) => count.to_string(),
                    Length::Open => String::new(),
                    Length::Variable(..) => "*".into(),
                };
                self.write_name(*of, format!("{inside}[{length}]"), text, depth + 1);
            }
            Kind::Function(function) => {
                let mut parameters: Vec<String> = function
                    .parameters
                    .iter()
                    .map(|ty| self.name(*ty))
                    .collect();
                if function.is_variadic {
                    parameters.push("...".into());
                }
                let parameters = match parameters.is_empty() && function.has_prototype {
                    true => "void".into(),
                    false => parameters.join(", "),
                };
                self.write_name(
                    function.result,
                    format!("{inside}({parameters})"),
                    text,
                    depth + 1,
                );
            }
            Kind::Record(id) => {
                let record = &self.records[id.0 as usize];
                let keyword = if record.is_union { "union" } else { "struct" };
                if self.as_pair(ty).is_some() || self.as_vector(ty).is_some() {
                    text.push_str(&format!("{prefix}{}{}", record.tag, spaced(&inside)));
                    return;
                }
                let tag = if record.tag.is_empty() {
                    "{…}"
                } else {
                    &record.tag
                };
                text.push_str(&format!("{prefix}{keyword} {tag}{}", spaced(&inside)));
            }
            Kind::Enum(id) => {
                let tag = &self.enums[id.0 as usize].tag;
                let tag = if tag.is_empty() { "{…}" } else { tag };
                text.push_str(&format!("{prefix}enum {tag}{}", spaced(&inside)));
            }
            basic => {
                let name = match basic {
                    Kind::Void => "void",
                    Kind::Bool => "_Bool",
                    Kind::Char => "char",
                    Kind::SignedChar => "signed char",
                    Kind::UnsignedChar => "unsigned char",
                    Kind::Short => "short",
                    Kind::UnsignedShort => "unsigned short",
                    Kind::Int => "int",
                    Kind::UnsignedInt => "unsigned int",
                    Kind::Long => "long",
                    Kind::UnsignedLong => "unsigned long",
                    Kind::LongLong => "long long",
                    Kind::UnsignedLongLong => "unsigned long long",
                    Kind::Float => "float",
                    Kind::Double => "double",
                    Kind::LongDouble => "long double",
                    Kind::Walk => "va_list",
                    _ => "unknown type",
                };
                text.push_str(&format!("{prefix}{name}{}", spaced(&inside)));
            }
        }
    }
}
