//! Objects, classes, functions, and what else is neither a number nor a collection.

use super::rows::{class, class_method, hidden, member, method, operator, special, static_method};
use ir::{BuiltinClass, BuiltinMethod, Intrinsic, Native};

const OBJECT: &[BuiltinMethod] = &[
    static_method("__new__", Intrinsic::ObjectNew, "cls, *args, **kwargs"),
    method("__init__", Intrinsic::ObjectInit, "*args, **kwargs"),
    operator("__eq__", Intrinsic::ObjectEq),
    operator("__ne__", Intrinsic::ObjectNe),
    operator("__lt__", Intrinsic::ObjectDeclines),
    operator("__le__", Intrinsic::ObjectDeclines),
    operator("__gt__", Intrinsic::ObjectDeclines),
    operator("__ge__", Intrinsic::ObjectDeclines),
    special("__hash__", Intrinsic::ObjectHash),
    special("__repr__", Intrinsic::ObjectRepr),
    // The text of an object is what its class says of it to programmers.
    special("__str__", Intrinsic::Repr),
    method("__format__", Intrinsic::ObjectFormat, "format_spec, /"),
    special("__dir__", Intrinsic::ObjectDir),
    method("__getattribute__", Intrinsic::ObjectGetAttribute, "name, /"),
    method(
        "__setattr__",
        Intrinsic::ObjectSetAttribute,
        "name, value, /",
    ),
    method("__delattr__", Intrinsic::ObjectDelAttribute, "name, /"),
    class_method("__init_subclass__", Intrinsic::InitSubclass, "**kwargs"),
    class_method("__subclasshook__", Intrinsic::ObjectDeclines, "subclass, /"),
    special("__getstate__", Intrinsic::ObjectState),
    special("__reduce__", Intrinsic::ObjectReduce),
    method("__reduce_ex__", Intrinsic::ObjectReduce, "protocol, /"),
];

const TYPE: &[BuiltinMethod] = &[
    special("mro", Intrinsic::ClassMro),
    special("__subclasses__", Intrinsic::ClassSubclasses),
    method("__call__", Intrinsic::ClassCall, "*args, **kwargs"),
    special("__repr__", Intrinsic::NativeRepr),
    operator("__instancecheck__", Intrinsic::IsInstanceOf),
    operator("__subclasscheck__", Intrinsic::IsSubclassOf),
];

const FUNCTION: &[BuiltinMethod] = &[method(
    "__get__",
    Intrinsic::BindMethod,
    "instance, owner?, /",
)];

const GENERATOR: &[BuiltinMethod] = &[
    special("__iter__", Intrinsic::Iter),
    special("__next__", Intrinsic::GeneratorNext),
    method("send", Intrinsic::GeneratorSend, "value, /"),
    method(
        "throw",
        Intrinsic::GeneratorThrow,
        "type, value?, traceback?, /",
    ),
    special("close", Intrinsic::GeneratorClose),
];

const COROUTINE: &[BuiltinMethod] = &[
    method("send", Intrinsic::GeneratorSend, "value, /"),
    method(
        "throw",
        Intrinsic::GeneratorThrow,
        "type, value?, traceback?, /",
    ),
    special("close", Intrinsic::GeneratorClose),
    special("__await__", Intrinsic::Itself),
    special("__next__", Intrinsic::GeneratorNext),
    special("__iter__", Intrinsic::Itself),
];

const ASYNC_GENERATOR: &[BuiltinMethod] = &[
    special("__aiter__", Intrinsic::Itself),
    special("__anext__", Intrinsic::AsyncGeneratorNext),
    method("asend", Intrinsic::AsyncGeneratorSend, "value, /"),
    method(
        "athrow",
        Intrinsic::AsyncGeneratorThrow,
        "type, value?, traceback?, /",
    ),
    special("aclose", Intrinsic::AsyncGeneratorClose),
];

const CURSOR: &[BuiltinMethod] = &[
    special("__iter__", Intrinsic::Iter),
    special("__next__", Intrinsic::Next),
    special("__length_hint__", Intrinsic::LengthHint),
];

const CELL: &[BuiltinMethod] = &[member("cell_contents", Intrinsic::CellContents)];

const PROPERTY: &[BuiltinMethod] = &[
    member("fget", Intrinsic::PropertyGet),
    member("fset", Intrinsic::PropertySet),
    member("fdel", Intrinsic::PropertyDelete),
    member("__doc__", Intrinsic::PropertyDoc),
    method("getter", Intrinsic::PropertyGetter, "fget, /"),
    method("setter", Intrinsic::PropertySetter, "fset, /"),
    method("deleter", Intrinsic::PropertyDeleter, "fdel, /"),
];

/// The root and the class of classes.
pub(super) const ROOTS: [BuiltinClass; 2] = [
    class("object", "", Native::Object, None, OBJECT),
    class(
        "type",
        "object",
        Native::Class,
        Some((
            Intrinsic::MakeClass,
            "object_or_name, bases?, dict?, /, **kwds",
        )),
        TYPE,
    ),
];

/// The others.
pub(super) const OBJECTS: [BuiltinClass; 33] = [
    hidden("NoneType", Native::Nil, &[]),
    hidden("ellipsis", Native::Ellipsis, &[]),
    hidden("NotImplementedType", Native::NotImplemented, &[]),
    BuiltinClass {
        construct: Some((
            Intrinsic::FunctionNew,
            "code, globals, name?, argdefs?, closure?",
        )),
        ..hidden("function", Native::Function, FUNCTION)
    },
    hidden("builtin_function_or_method", Native::Intrinsic, &[]),
    hidden("method_descriptor", Native::IntrinsicMethod, &[]),
    hidden("method", Native::BoundMethod, &[]),
    hidden("generator", Native::Generator, GENERATOR),
    hidden("coroutine", Native::Coroutine, COROUTINE),
    hidden("async_generator", Native::AsyncGenerator, ASYNC_GENERATOR),
    hidden("iterator", Native::Cursor, CURSOR),
    hidden("list_iterator", Native::ListIterator, CURSOR),
    hidden("list_reverseiterator", Native::ListReverseIterator, CURSOR),
    hidden("tuple_iterator", Native::TupleIterator, CURSOR),
    hidden("str_iterator", Native::TextIterator, CURSOR),
    hidden("str_ascii_iterator", Native::AsciiIterator, CURSOR),
    hidden("bytes_iterator", Native::BytesIterator, CURSOR),
    hidden("bytearray_iterator", Native::ByteArrayIterator, CURSOR),
    hidden("reversed", Native::ReverseIterator, CURSOR),
    hidden("dict_keyiterator", Native::MapKeyIterator, CURSOR),
    hidden(
        "dict_reversekeyiterator",
        Native::MapKeyReverseIterator,
        CURSOR,
    ),
    hidden("dict_valueiterator", Native::MapValueIterator, CURSOR),
    hidden(
        "dict_reversevalueiterator",
        Native::MapValueReverseIterator,
        CURSOR,
    ),
    hidden("dict_itemiterator", Native::MapItemIterator, CURSOR),
    hidden(
        "dict_reverseitemiterator",
        Native::MapItemReverseIterator,
        CURSOR,
    ),
    hidden("set_iterator", Native::SetIterator, CURSOR),
    hidden("range_iterator", Native::RangeIterator, CURSOR),
    hidden("module", Native::Module, &[]),
    hidden("cell", Native::Cell, CELL),
    class(
        "property",
        "object",
        Native::Property,
        Some((Intrinsic::Property, "fget?, fset?, fdel?, doc?")),
        PROPERTY,
    ),
    class(
        "staticmethod",
        "object",
        Native::StaticMethod,
        Some((Intrinsic::StaticMethod, "function, /")),
        &[],
    ),
    class(
        "classmethod",
        "object",
        Native::ClassMethod,
        Some((Intrinsic::ClassMethod, "function, /")),
        &[],
    ),
    class(
        "super",
        "object",
        Native::Super,
        Some((Intrinsic::Super, "type?, object_or_type?, /")),
        &[],
    ),
];
