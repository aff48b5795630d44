//! The classes and functions that the machine provides to Python programs: names and signatures as in
//! CPython 3.11, each mapped to one of the machine's intrinsics.

mod collections;
mod exceptions;
mod numbers;
mod objects;
mod rows;
mod text;

use collections::COLLECTIONS;
use exceptions::EXCEPTIONS;
use ir::{BuiltinClass, BuiltinFunction, Intrinsic};
use numbers::{BOOL_CLASS, FLOAT_CLASS, INT_CLASS};
use objects::{OBJECTS, ROOTS};
use rows::function;

const CLASS_COUNT: usize = ROOTS.len() + 3 + COLLECTIONS.len() + OBJECTS.len() + EXCEPTIONS.len();

const fn all_classes() -> [BuiltinClass; CLASS_COUNT] {
    let groups: [&[BuiltinClass]; 5] = [
        &ROOTS,
        &[INT_CLASS, BOOL_CLASS, FLOAT_CLASS],
        &COLLECTIONS,
        &OBJECTS,
        &EXCEPTIONS,
    ];
    let mut all = [INT_CLASS; CLASS_COUNT];
    let (mut to, mut group) = (0, 0);
    while group < groups.len() {
        let mut at = 0;
        while at < groups[group].len() {
            all[to] = groups[group][at];
            to += 1;
            at += 1;
        }
        group += 1;
    }
    all
}

/// The classes, parents first.
pub static CLASSES: &[BuiltinClass] = &all_classes();

/// The functions. What is not here is in the library, or is nowhere.
pub static FUNCTIONS: &[BuiltinFunction] = &[
    function("abs", Intrinsic::Abs, "x, /"),
    function("all", Intrinsic::All, "iterable, /"),
    function("any", Intrinsic::Any, "iterable, /"),
    function("ascii", Intrinsic::Ascii, "obj, /"),
    function("bin", Intrinsic::Bin, "number, /"),
    function("callable", Intrinsic::Callable, "obj, /"),
    function("chr", Intrinsic::Chr, "i, /"),
    function("delattr", Intrinsic::DelAttribute, "obj, name, /"),
    function("dir", Intrinsic::Dir, "object?, /"),
    function("divmod", Intrinsic::Divmod, "x, y, /"),
    function("exit", Intrinsic::Exit, "code?"),
    function("format", Intrinsic::Format, "value, format_spec?, /"),
    function(
        "getattr",
        Intrinsic::GetAttribute,
        "object, name, default?, /",
    ),
    function("globals", Intrinsic::Globals, ""),
    function("hasattr", Intrinsic::HasAttribute, "obj, name, /"),
    function("hash", Intrinsic::Hash, "obj, /"),
    function("hex", Intrinsic::Hex, "number, /"),
    function("id", Intrinsic::Identity, "obj, /"),
    function("input", Intrinsic::Input, "prompt?, /"),
    function(
        "isinstance",
        Intrinsic::IsInstance,
        "obj, class_or_tuple, /",
    ),
    function(
        "issubclass",
        Intrinsic::IsSubclass,
        "cls, class_or_tuple, /",
    ),
    function("iter", Intrinsic::Iter, "iterable, sentinel?, /"),
    function("len", Intrinsic::Len, "obj, /"),
    function("locals", Intrinsic::Locals, ""),
    function("max", Intrinsic::Max, "*args, key?, default?"),
    function("min", Intrinsic::Min, "*args, key?, default?"),
    function("next", Intrinsic::Next, "iterator, default?, /"),
    function("oct", Intrinsic::Oct, "number, /"),
    function("ord", Intrinsic::Ord, "c, /"),
    function("pow", Intrinsic::Pow, "base, exp, mod?"),
    function(
        "print",
        Intrinsic::Print,
        "*args, sep?, end?, file?, flush?",
    ),
    function("quit", Intrinsic::Exit, "code?"),
    function("repr", Intrinsic::Repr, "obj, /"),
    function("reversed", Intrinsic::Reversed, "sequence, /"),
    function("round", Intrinsic::Round, "number, ndigits?"),
    function("setattr", Intrinsic::SetAttribute, "obj, name, value, /"),
    function(
        "sorted",
        Intrinsic::Sorted,
        "iterable, /, *, key?, reverse?",
    ),
    function("sum", Intrinsic::Sum, "iterable, /, start?"),
    function("vars", Intrinsic::Vars, "object?, /"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_comes_after_its_parent_and_once() {
        for (at, class) in CLASSES.iter().enumerate() {
            let earlier = &CLASSES[..at];
            assert!(
                class.parent.is_empty() || earlier.iter().any(|other| other.name == class.parent),
                "{} comes before its parent {}",
                class.name,
                class.parent
            );
            assert!(
                earlier.iter().all(|other| other.name != class.name),
                "{} comes twice",
                class.name
            );
        }
    }

    #[test]
    fn no_class_has_a_method_twice() {
        for class in CLASSES {
            for (at, method) in class.methods.iter().enumerate() {
                let is_repeated = class.methods[..at]
                    .iter()
                    .any(|other| other.name == method.name);
                assert!(!is_repeated, "{}.{} comes twice", class.name, method.name);
            }
        }
    }
}
