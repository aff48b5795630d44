//! Texts, bytes, lists, tuples, dictionaries, sets, ranges and slices.

use super::rows::{class, class_method, hidden, member, method, methods, operator, special};
use super::text::{
    BYTEARRAY_CONSTRUCT, BYTEARRAY_METHODS, BYTES_CONSTRUCT, BYTES_METHODS, STR_CONSTRUCT,
    STR_METHODS,
};
use ir::{BuiltinClass, BuiltinMethod, Intrinsic, Native};

const EQUALITY: &[BuiltinMethod] = &[
    operator("__eq__", Intrinsic::OpEq),
    operator("__ne__", Intrinsic::OpNe),
];

const ORDER: &[BuiltinMethod] = &[
    operator("__lt__", Intrinsic::OpLt),
    operator("__le__", Intrinsic::OpLe),
    operator("__gt__", Intrinsic::OpGt),
    operator("__ge__", Intrinsic::OpGe),
];

const HASH: &[BuiltinMethod] = &[special("__hash__", Intrinsic::OpHash)];

const REPR: &[BuiltinMethod] = &[special("__repr__", Intrinsic::NativeRepr)];

/// What has a length, elements, and a test for membership.
const CONTAINER: &[BuiltinMethod] = &[
    special("__len__", Intrinsic::OpLen),
    special("__iter__", Intrinsic::OpIter),
    operator("__contains__", Intrinsic::OpContains),
];

const GET_ITEM: &[BuiltinMethod] = &[method("__getitem__", Intrinsic::OpGetItem, "key, /")];

const CHANGE_ITEM: &[BuiltinMethod] = &[
    method("__setitem__", Intrinsic::OpSetItem, "key, value, /"),
    method("__delitem__", Intrinsic::OpDelItem, "key, /"),
];

/// What can be joined and repeated.
const SEQUENCE: &[BuiltinMethod] = &[
    operator("__add__", Intrinsic::OpAdd),
    operator("__mul__", Intrinsic::OpMul),
    operator("__rmul__", Intrinsic::OpReflectedMul),
];

const IN_PLACE: &[BuiltinMethod] = &[
    operator("__iadd__", Intrinsic::OpInPlaceAdd),
    operator("__imul__", Intrinsic::OpInPlaceMul),
];

const REVERSED: &[BuiltinMethod] = &[special("__reversed__", Intrinsic::OpReversed)];

const STR: &[BuiltinMethod] = &[
    special("__str__", Intrinsic::NativeStr),
    method("__format__", Intrinsic::NativeFormat, "format_spec, /"),
    operator("__mod__", Intrinsic::OpRem),
    operator("__rmod__", Intrinsic::OpReflectedRem),
];

const LIST: &[BuiltinMethod] = &[
    method("__init__", Intrinsic::ListInit, "iterable?, /"),
    method("append", Intrinsic::ListAppend, "object, /"),
    method("extend", Intrinsic::ListExtend, "iterable, /"),
    method("insert", Intrinsic::ListInsert, "index, object, /"),
    method("remove", Intrinsic::ListRemove, "value, /"),
    method("pop", Intrinsic::ListPop, "index?, /"),
    special("clear", Intrinsic::ListClear),
    special("reverse", Intrinsic::ListReverse),
    special("copy", Intrinsic::ListCopy),
    method("sort", Intrinsic::ListSort, "*, key?, reverse?"),
];

const SEARCH: &[BuiltinMethod] = &[
    method("index", Intrinsic::SequenceIndex, "value, start?, stop?, /"),
    method("count", Intrinsic::SequenceCount, "value, /"),
];

const DICT: &[BuiltinMethod] = &[
    method("__init__", Intrinsic::MapInit, "iterable?, /, **kwargs"),
    operator("__or__", Intrinsic::OpOr),
    operator("__ror__", Intrinsic::OpReflectedOr),
    operator("__ior__", Intrinsic::OpInPlaceOr),
    method("get", Intrinsic::MapGet, "key, default?, /"),
    special("keys", Intrinsic::MapKeys),
    special("values", Intrinsic::MapValues),
    special("items", Intrinsic::MapItems),
    method("pop", Intrinsic::MapPop, "key, default?, /"),
    special("popitem", Intrinsic::MapPopItem),
    method("setdefault", Intrinsic::MapSetDefault, "key, default?, /"),
    method("update", Intrinsic::MapUpdate, "iterable?, /, **kwargs"),
    special("clear", Intrinsic::MapClear),
    special("copy", Intrinsic::MapCopy),
    class_method("fromkeys", Intrinsic::MapFromKeys, "iterable, value?, /"),
];

/// What sets of both kinds and views that are like sets have in common.
const ALGEBRA: &[BuiltinMethod] = &[
    operator("__or__", Intrinsic::OpOr),
    operator("__ror__", Intrinsic::OpReflectedOr),
    operator("__and__", Intrinsic::OpAnd),
    operator("__rand__", Intrinsic::OpReflectedAnd),
    operator("__sub__", Intrinsic::OpSub),
    operator("__rsub__", Intrinsic::OpReflectedSub),
    operator("__xor__", Intrinsic::OpXor),
    operator("__rxor__", Intrinsic::OpReflectedXor),
    method("isdisjoint", Intrinsic::SetIsDisjoint, "other, /"),
];

const ANY_SET: &[BuiltinMethod] = &[
    special("copy", Intrinsic::SetCopy),
    method("union", Intrinsic::SetUnion, "*others"),
    method("intersection", Intrinsic::SetIntersection, "*others"),
    method("difference", Intrinsic::SetDifference, "*others"),
    method(
        "symmetric_difference",
        Intrinsic::SetSymmetricDifference,
        "other, /",
    ),
    method("issubset", Intrinsic::SetIsSubset, "other, /"),
    method("issuperset", Intrinsic::SetIsSuperset, "other, /"),
];

const SET: &[BuiltinMethod] = &[
    method("__init__", Intrinsic::SetInit, "iterable?, /"),
    operator("__ior__", Intrinsic::OpInPlaceOr),
    operator("__iand__", Intrinsic::OpInPlaceAnd),
    operator("__isub__", Intrinsic::OpInPlaceSub),
    operator("__ixor__", Intrinsic::OpInPlaceXor),
    method("add", Intrinsic::SetAdd, "element, /"),
    method("remove", Intrinsic::SetRemove, "element, /"),
    method("discard", Intrinsic::SetDiscard, "element, /"),
    special("pop", Intrinsic::SetPop),
    special("clear", Intrinsic::SetClear),
    method("update", Intrinsic::SetUpdate, "*others"),
    method(
        "intersection_update",
        Intrinsic::SetIntersectionUpdate,
        "*others",
    ),
    method(
        "difference_update",
        Intrinsic::SetDifferenceUpdate,
        "*others",
    ),
    method(
        "symmetric_difference_update",
        Intrinsic::SetSymmetricDifferenceUpdate,
        "other, /",
    ),
];

const RANGE: &[BuiltinMethod] = &[
    member("start", Intrinsic::RangeStart),
    member("stop", Intrinsic::RangeStop),
    member("step", Intrinsic::RangeStep),
    method("index", Intrinsic::RangeIndex, "value, /"),
    method("count", Intrinsic::RangeCount, "value, /"),
];

const SLICE: &[BuiltinMethod] = &[
    member("start", Intrinsic::SliceStart),
    member("stop", Intrinsic::SliceStop),
    member("step", Intrinsic::SliceStep),
    method("indices", Intrinsic::SliceIndices, "length, /"),
];

const VIEW: &[BuiltinMethod] = &[member("mapping", Intrinsic::ViewMap)];

/// The classes, parents first.
pub(super) const COLLECTIONS: [BuiltinClass; 13] = [
    class(
        "str",
        "object",
        Native::Text,
        Some(STR_CONSTRUCT),
        methods!(
            STR_METHODS,
            STR,
            EQUALITY,
            ORDER,
            HASH,
            REPR,
            CONTAINER,
            GET_ITEM,
            SEQUENCE
        ),
    ),
    class(
        "bytes",
        "object",
        Native::Bytes,
        Some(BYTES_CONSTRUCT),
        methods!(
            BYTES_METHODS,
            EQUALITY,
            ORDER,
            HASH,
            REPR,
            CONTAINER,
            GET_ITEM,
            SEQUENCE
        ),
    ),
    class(
        "bytearray",
        "object",
        Native::ByteArray,
        Some(BYTEARRAY_CONSTRUCT),
        methods!(
            BYTEARRAY_METHODS,
            BYTES_METHODS,
            EQUALITY,
            ORDER,
            REPR,
            CONTAINER,
            GET_ITEM,
            CHANGE_ITEM,
            SEQUENCE,
            IN_PLACE
        ),
    ),
    class(
        "list",
        "object",
        Native::List,
        Some((Intrinsic::ListNew, "iterable?, /")),
        methods!(
            LIST,
            SEARCH,
            EQUALITY,
            ORDER,
            REPR,
            CONTAINER,
            GET_ITEM,
            CHANGE_ITEM,
            SEQUENCE,
            IN_PLACE,
            REVERSED
        ),
    ),
    class(
        "tuple",
        "object",
        Native::Tuple,
        Some((Intrinsic::TupleNew, "iterable?, /")),
        methods!(
            SEARCH, EQUALITY, ORDER, HASH, REPR, CONTAINER, GET_ITEM, SEQUENCE
        ),
    ),
    class(
        "dict",
        "object",
        Native::Map,
        Some((Intrinsic::MapNew, "iterable?, /, **kwargs")),
        methods!(
            DICT,
            EQUALITY,
            REPR,
            CONTAINER,
            GET_ITEM,
            CHANGE_ITEM,
            REVERSED
        ),
    ),
    class(
        "set",
        "object",
        Native::Set,
        Some((Intrinsic::SetNew, "iterable?, /")),
        methods!(SET, ANY_SET, ALGEBRA, EQUALITY, ORDER, REPR, CONTAINER),
    ),
    class(
        "frozenset",
        "object",
        Native::FrozenSet,
        Some((Intrinsic::FrozenSetNew, "iterable?, /")),
        methods!(ANY_SET, ALGEBRA, EQUALITY, ORDER, HASH, REPR, CONTAINER),
    ),
    class(
        "range",
        "object",
        Native::Range,
        Some((Intrinsic::Range, "start, stop?, step?, /")),
        methods!(RANGE, EQUALITY, HASH, REPR, CONTAINER, GET_ITEM, REVERSED),
    ),
    class(
        "slice",
        "object",
        Native::Slice,
        Some((Intrinsic::SliceNew, "start, stop?, step?, /")),
        methods!(SLICE, EQUALITY, REPR),
    ),
    hidden(
        "dict_keys",
        Native::MapKeys,
        methods!(VIEW, ALGEBRA, EQUALITY, ORDER, REPR, CONTAINER, REVERSED),
    ),
    hidden(
        "dict_values",
        Native::MapValues,
        methods!(VIEW, REPR, CONTAINER, REVERSED),
    ),
    hidden(
        "dict_items",
        Native::MapItems,
        methods!(VIEW, ALGEBRA, EQUALITY, ORDER, REPR, CONTAINER, REVERSED),
    ),
];
