//! What JavaScript's library does to what it is given, for data flow: what everyday programs use and that does not just change it in
//! any way.

use ir::{
    Effect::{self, Applies, Does, Forwards, Makes, Notes, Reads},
    Effects, Intrinsic as I, Native,
};

const LIST: Effect = Makes(Native::List);

/// Methods of arrays.
const ARRAYS: &[(&str, Effect)] = &[
    ("push", Does(I::ListAppend)),
    ("unshift", Does(I::ListAppend)),
    ("pop", Does(I::ListPop)),
    ("shift", Does(I::ListPop)),
    ("concat", LIST),
    ("filter", LIST),
    ("flat", LIST),
    ("flatMap", LIST),
    ("map", LIST),
    ("slice", LIST),
    ("toReversed", LIST),
    ("toSorted", LIST),
    ("with", LIST),
    ("entries", LIST),
    ("keys", LIST),
    ("values", LIST),
    ("at", Reads),
    ("every", Reads),
    ("find", Reads),
    ("findIndex", Reads),
    ("findLast", Reads),
    ("findLastIndex", Reads),
    ("forEach", Reads),
    ("includes", Reads),
    ("indexOf", Reads),
    ("join", Reads),
    ("lastIndexOf", Reads),
    ("reduce", Reads),
    ("reduceRight", Reads),
    ("some", Reads),
    ("toString", Reads),
];

const READS: &[(&str, Effect)] = &[("*", Reads)];

/// Methods of all objects.
const OBJECTS: &[(&str, Effect)] = &[
    ("hasOwnProperty", Reads),
    ("isPrototypeOf", Reads),
    ("propertyIsEnumerable", Reads),
    ("toString", Reads),
    ("toLocaleString", Reads),
    ("valueOf", Reads),
];

const OBJECT: &[(&str, Effect)] = &[
    ("entries", LIST),
    ("keys", LIST),
    ("values", LIST),
    ("getOwnPropertyNames", LIST),
    ("freeze", Forwards),
    ("seal", Forwards),
    ("preventExtensions", Forwards),
    ("is", Reads),
    ("isFrozen", Reads),
    ("isSealed", Reads),
    ("isExtensible", Reads),
    ("hasOwn", Reads),
];

const ASKED: &[(&str, Effect)] = &[
    ("toString", Reads),
    ("valueOf", Reads),
    ("toJSON", Reads),
    ("inspect", Reads),
    ("next", Reads),
    ("return", Reads),
    ("throw", Reads),
    ("then", Reads),
    ("constructor", Reads),
    ("message", Reads),
    ("name", Reads),
];

/// Functions of the library's own that lowering calls, and global ones.
const GLOBALS: &[(&str, Effect)] = &[
    ("_heritage", Forwards),
    ("_receiver", Forwards),
    ("_close_quietly", Reads),
    ("_for_in", Reads),
    ("_instance_of", Reads),
    ("_in", Reads),
    ("_regexp", Reads),
    ("_has_private", Reads),
    ("_rest_object", Reads),
    ("globals::_staticKey", Forwards),
    ("globals::_nameClass", Forwards),
    ("globals::_nameAccessor", Forwards),
    ("String", Reads),
    ("Number", Reads),
    ("Boolean", Reads),
    ("Symbol", Reads),
    ("BigInt", Reads),
    ("parseInt", Reads),
    ("parseFloat", Reads),
    ("isNaN", Reads),
    ("isFinite", Reads),
    ("structuredClone", Reads),
    ("setTimeout", Applies),
    ("setImmediate", Applies),
    ("queueMicrotask", Applies),
    ("_brand", Notes),
];

const FUNCTIONS: &[(&str, Effect)] = &[("toString", Reads)];

pub(super) const EFFECTS: Effects = &[
    (ir::LISTS, ARRAYS),
    (ir::OBJECTS, OBJECTS),
    (ir::FUNCTIONS, FUNCTIONS),
    (ir::ASKED, ASKED),
    ("globals", GLOBALS),
    ("console", READS),
    ("Math", READS),
    ("JSON", READS),
    ("Number", READS),
    ("String", READS),
    ("Date", READS),
    ("Array", &[("from", LIST), ("of", LIST), ("isArray", Reads)]),
    ("Object", OBJECT),
];
