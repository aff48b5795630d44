//! Kinds of values.

use crate::Scalar;
use serde::{Deserialize, Serialize};

macro_rules! natives {
    ($($(#[$doc:meta])* $variant:ident $name:literal),* $(,)?) => {
        /// What kind of value the instances of a built-in class are.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "the names are the field's standard terms")]
        #[repr(u8)]
        pub enum Native { $($(#[$doc])* $variant),* }

        impl Native {
            /// The kind with a name, as the intrinsic `native_class` takes it.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Native> {
                match name { $($name => Some(Native::$variant),)* _ => None }
            }
        }
    };
}

natives! {
    Object "object",
    Nil "nil",
    Bool "bool",
    Int "int",
    Float "float",
    /// Integers of 8 bits; from here to `Char` the kinds of numbers of a fixed width, boxed ones included.
    I8 "i8",
    I16 "i16",
    I32 "i32",
    I64 "i64",
    U8 "u8",
    U16 "u16",
    U32 "u32",
    U64 "u64",
    F32 "f32",
    Char "char",
    /// An address; see [`crate::Memory`].
    Pointer "pointer",
    Text "text",
    Bytes "bytes",
    ByteArray "byte_array",
    List "list",
    /// A sequence of a fixed length that knows the type of its elements.
    Array "array",
    Tuple "tuple",
    Map "map",
    /// A map with an array inside, and a table that it may delegate to.
    Table "table",
    Set "set",
    FrozenSet "frozen_set",
    Range "range",
    Slice "slice",
    Class "class",
    Function "function",
    /// A function of the machine's own.
    Intrinsic "intrinsic",
    /// A method of the machine's own that is bound to nothing.
    IntrinsicMethod "intrinsic_method",
    BoundMethod "bound_method",
    Generator "generator",
    Coroutine "coroutine",
    AsyncGenerator "async_generator",
    Module "module",
    Property "property",
    StaticMethod "static_method",
    ClassMethod "class_method",
    Super "super",
    Exception "exception",
    /// A cursor of the machine's own; what it walks is none of those below, or the language does not tell them apart.
    Cursor "cursor",
    ListIterator "list_iterator",
    ListReverseIterator "list_reverse_iterator",
    TupleIterator "tuple_iterator",
    TextIterator "text_iterator",
    AsciiIterator "ascii_iterator",
    BytesIterator "bytes_iterator",
    ByteArrayIterator "byte_array_iterator",
    ReverseIterator "reverse_iterator",
    MapKeyIterator "map_key_iterator",
    MapKeyReverseIterator "map_key_reverse_iterator",
    MapValueIterator "map_value_iterator",
    MapValueReverseIterator "map_value_reverse_iterator",
    MapItemIterator "map_item_iterator",
    MapItemReverseIterator "map_item_reverse_iterator",
    SetIterator "set_iterator",
    RangeIterator "range_iterator",
    MapKeys "map_keys",
    MapValues "map_values",
    MapItems "map_items",
    Ellipsis "ellipsis",
    NotImplemented "not_implemented",
    Cell "cell",
    /// A name that is equal to itself alone.
    Symbol "symbol",
    /// Integers of any size, where they are a kind of their own.
    BigInt "big_int",
    Symbolic "symbolic",
}

impl Native {
    /// How many kinds there are.
    pub const COUNT: usize = Native::Symbolic as usize + 1;

    /// The kind of the numbers of a type.
    #[must_use]
    pub fn of(scalar: Scalar) -> Native {
        match scalar {
            Scalar::I8 => Native::I8,
            Scalar::I16 => Native::I16,
            Scalar::I32 => Native::I32,
            Scalar::I64 => Native::I64,
            Scalar::U8 => Native::U8,
            Scalar::U16 => Native::U16,
            Scalar::U32 => Native::U32,
            Scalar::U64 => Native::U64,
            Scalar::Char => Native::Char,
            Scalar::Ptr => Native::Pointer,
            Scalar::F32 => Native::F32,
            Scalar::F64 => Native::Float,
            Scalar::Bool => Native::Bool,
            Scalar::Text => Native::Text,
            Scalar::Int | Scalar::I128 | Scalar::U128 => Native::Int,
        }
    }

    /// The kinds of cursors over native collections.
    pub const CURSORS: [Native; 16] = [
        Native::ListIterator,
        Native::ListReverseIterator,
        Native::TupleIterator,
        Native::TextIterator,
        Native::AsciiIterator,
        Native::BytesIterator,
        Native::ByteArrayIterator,
        Native::ReverseIterator,
        Native::MapKeyIterator,
        Native::MapKeyReverseIterator,
        Native::MapValueIterator,
        Native::MapValueReverseIterator,
        Native::MapItemIterator,
        Native::MapItemReverseIterator,
        Native::SetIterator,
        Native::RangeIterator,
    ];
}
