//! Python's rules for the machine.

use super::{builtins, faults};
use ir::{
    BinOp, Calls, CellLifetime, Computed, Division, Equality, Errors, FloatByZero, Library, Memory,
    Notations, Numbers, Objects, Protocol, Remainder, Semantics, Texts, Trace, Truthiness, Typing,
    UnOp, Views,
};

/// How Python behaves at run time.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "python",
    numbers: Numbers {
        division: Division::Exact,
        remainder: Remainder::Floored,
        float_by_zero: FloatByZero::Fails,
        float_remainder_by_zero: FloatByZero::Fails,
        ..Numbers::PLAIN
    },
    truth: Truthiness::ZeroNilEmpty,
    equality: Equality::Values,
    texts: Texts {
        nil: "None",
        bools: ["False", "True"],
        notations: NOTATIONS,
        ..Texts::PLAIN
    },
    objects: Objects {
        protocol: PROTOCOL,
        classes: builtins::CLASSES,
        classes_are_namespaces: true,
        absent_members_are_unknown: false,
        ..Objects::PLAIN
    },
    calls: Calls {
        cells: CellLifetime::Call,
        recursion_limit: Some(1000),
        ..Calls::PLAIN
    },
    errors: Errors {
        unknown_name: Some(["name", "_visible"]),
        faults: faults::FAULTS,
        message: "",
        trace: Trace::Unwinding,
        keeps_variables: true,
        homes: ["", ""],
        long_names: super::long_names::LONG_NAMES,
        ..Errors::PLAIN
    },
    memory: Memory::MANAGED,
    typing: Typing {
        declarations_hold: false,
        is_static: false,
        nil_is_everywhere: false,
        ..Typing::PLAIN
    },
    library: Library {
        functions: builtins::FUNCTIONS,
        prelude: "builtins",
        output: Some(["sys", "stdout", "__stdout__"]),
        input: Some(["sys", "stdin", "__stdin__"]),
        modules: Some(["sys", "modules"]),
        signatures: super::type_names::SIGNATURES,
        effects: super::effects::EFFECTS,
        ..Library::PLAIN
    },
    views: Views {
        spellings: super::spelling::SPELLINGS,
        types: super::type_names::SPELLING,
        ..Views::PLAIN
    },
};

const NOTATIONS: Notations = Notations {
    object: "<{kind} object at {at}>",
    class: "<class '{name}'>",
    function: "<function {name} at {at}>",
    builtin: "<built-in function {name}>",
    method: "<method '{name}' of '{class}' objects>",
    special_method: "<slot wrapper '{name}' of '{class}' objects>",
    bound: ["<bound method {name} of ", ">"],
    bound_builtin: "<built-in method {name} of {kind} object at {at}>",
    bound_special: "<method-wrapper '{name}' of {kind} object at {at}>",
    generators: [
        "<generator object {name} at {at}>",
        "<coroutine object {name} at {at}>",
        "<async_generator object {name} at {at}>",
    ],
    module: "<module '{name}' (built-in)>",
    module_code: "<module>",
    static_method: ["<staticmethod(", ")>"],
    class_method: ["<classmethod(", ")>"],
    parents: "<super: <class '{name}'>, <{kind} object>>",
    cell: "<cell at {at}: {kind} object>",
    empty_cell: "<cell at {at}: empty>",
};

const PROTOCOL: Protocol = Protocol {
    new: "__new__",
    init: "__init__",
    call: "__call__",
    str: "__str__",
    repr: "__repr__",
    format: "__format__",
    bytes: "__bytes__",
    buffer: "__buffer__",
    bool: "__bool__",
    len: "__len__",
    hash: "__hash__",
    iter: "__iter__",
    next: "__next__",
    reversed: "__reversed__",
    get_item: "__getitem__",
    set_item: "__setitem__",
    delete_item: "__delitem__",
    get_class_item: "__class_getitem__",
    missing: "__missing__",
    contains: "__contains__",
    index: "__index__",
    instance_check: "__instancecheck__",
    subclass_check: "__subclasscheck__",
    get_attribute: "__getattribute__",
    get_missing_attribute: "__getattr__",
    set_attribute: "__setattr__",
    delete_attribute: "__delattr__",
    descriptor_get: "__get__",
    descriptor_set: "__set__",
    descriptor_delete: "__delete__",
    set_name: "__set_name__",
    prepare: "__prepare__",
    init_subclass: "__init_subclass__",
    await_: "__await__",
    list_members: "__dir__",
    finalize: "__del__",
    context: ["__enter__", "__exit__"],
    async_context: ["__aenter__", "__aexit__"],
    class_cell: "__class__",
    name: "__name__",
    qualified_name: "__qualname__",
    module: "__module__",
    doc: "__doc__",
    main: "__main__",
    entry: "",
    class_initialiser: "",
    interface: "",
    constants: "",
    exports: "__all__",
    absent: "__absent__",
    file: "__file__",
    slots: "__slots__",
    origin: "__origin__",
    notes: "__notes__",
    computed: COMPUTED,
    special_mark: "__",
    divmod: ["__divmod__", "__rdivmod__"],
    int: "__int__",
    float: "__float__",
    trunc: "__trunc__",
    abs: "__abs__",
    round: "__round__",
    binary: BINARY,
    unary: UNARY,
    ..Protocol::PLAIN
};

/// The members that an object has because of what it is.
const COMPUTED: &[(&str, Computed)] = &[
    ("__class__", Computed::Class),
    ("__dict__", Computed::Members),
    ("__name__", Computed::Name),
    ("__qualname__", Computed::QualifiedName),
    ("__module__", Computed::Module),
    ("__bases__", Computed::Parents),
    ("__base__", Computed::Parent),
    ("__mro__", Computed::Order),
    ("__doc__", Computed::Doc),
    ("__weakref__", Computed::WeakReferences),
    ("__self__", Computed::Receiver),
    ("__func__", Computed::Function),
    ("__wrapped__", Computed::Wrapped),
    ("__code__", Computed::Code),
    ("__closure__", Computed::Captures),
    ("__globals__", Computed::Globals),
    ("__annotations__", Computed::Annotations),
    ("__defaults__", Computed::Defaults),
    ("__kwdefaults__", Computed::NamedDefaults),
];

/// The method for an operator, for swapped operands, and in place. Comparisons are never in place;
/// `is` has no method and `in` asks the container ([`Protocol::contains`]).
const BINARY: &[(BinOp, [&str; 3])] = &[
    (BinOp::Add, ["__add__", "__radd__", "__iadd__"]),
    (BinOp::Sub, ["__sub__", "__rsub__", "__isub__"]),
    (BinOp::Mul, ["__mul__", "__rmul__", "__imul__"]),
    (BinOp::Div, ["__truediv__", "__rtruediv__", "__itruediv__"]),
    (
        BinOp::FloorDiv,
        ["__floordiv__", "__rfloordiv__", "__ifloordiv__"],
    ),
    (BinOp::Rem, ["__mod__", "__rmod__", "__imod__"]),
    (BinOp::Pow, ["__pow__", "__rpow__", "__ipow__"]),
    (BinOp::MatMul, ["__matmul__", "__rmatmul__", "__imatmul__"]),
    (BinOp::Shl, ["__lshift__", "__rlshift__", "__ilshift__"]),
    (BinOp::Shr, ["__rshift__", "__rrshift__", "__irshift__"]),
    (BinOp::BitAnd, ["__and__", "__rand__", "__iand__"]),
    (BinOp::BitOr, ["__or__", "__ror__", "__ior__"]),
    (BinOp::BitXor, ["__xor__", "__rxor__", "__ixor__"]),
    (BinOp::Eq, ["__eq__", "__eq__", "__eq__"]),
    (BinOp::Ne, ["__ne__", "__ne__", "__ne__"]),
    (BinOp::Lt, ["__lt__", "__gt__", "__lt__"]),
    (BinOp::Le, ["__le__", "__ge__", "__le__"]),
    (BinOp::Gt, ["__gt__", "__lt__", "__gt__"]),
    (BinOp::Ge, ["__ge__", "__le__", "__ge__"]),
];

const UNARY: &[(UnOp, &str)] = &[
    (UnOp::Neg, "__neg__"),
    (UnOp::Pos, "__pos__"),
    (UnOp::Invert, "__invert__"),
];
