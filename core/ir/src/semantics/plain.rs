//! What a program of no language of ours may call: a text in IR that a person wrote, or that a language model made of a source.

use super::{BuiltinFunction, Library};
use crate::Intrinsic;

/// Functions under the names that they have in the reference machine, and one that writes without ending the line; `explain::FUNCTIONS`
/// says what each does. A name that a source's own library is likely to use for something else is not among them: its call stays unknown.
const FUNCTIONS: &[BuiltinFunction] = &[
    function("abs", Intrinsic::NumberAbs, "number, /"),
    function("append", Intrinsic::Append, "list, value, /"),
    function("float", Intrinsic::NumberFloat, "number, /"),
    function("len", Intrinsic::Len, "collection, /"),
    function("max", Intrinsic::Max, "*values, key?, default?"),
    function("min", Intrinsic::Min, "*values, key?, default?"),
    function(
        "print",
        Intrinsic::Print,
        "*values, sep?, end?, file?, flush?",
    ),
    function("str", Intrinsic::Str, "value, /"),
    function("write", Intrinsic::WriteOut, "text, /"),
];

/// Their types.
const SIGNATURES: &str = "\
print: (\"*\"[any]) -> nil
write: (text) -> nil
append: (list['T], 'T) -> nil
len: (any) -> int
str: (any) -> text
float: (any) -> f64
abs: ('T) -> 'T
max min: ('T, \"*\"['T]) -> 'T
";

const fn function(
    name: &'static str,
    intrinsic: Intrinsic,
    signature: &'static str,
) -> BuiltinFunction {
    BuiltinFunction {
        name,
        intrinsic,
        signature,
    }
}

/// The library of a program that names no language.
pub(super) const LIBRARY: Library = Library {
    functions: FUNCTIONS,
    prelude: "prelude",
    signatures: &[SIGNATURES],
    ..Library::PLAIN
};
