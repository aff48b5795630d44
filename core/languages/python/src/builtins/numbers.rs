//! Numbers.

use super::rows::{class, class_method, member, method, methods, operator, special};
use ir::{BuiltinClass, BuiltinMethod, Intrinsic, Native};

/// What integers and floating-point numbers have in common.
const NUMBER: &[BuiltinMethod] = &[
    operator("__add__", Intrinsic::OpAdd),
    operator("__radd__", Intrinsic::OpReflectedAdd),
    operator("__sub__", Intrinsic::OpSub),
    operator("__rsub__", Intrinsic::OpReflectedSub),
    operator("__mul__", Intrinsic::OpMul),
    operator("__rmul__", Intrinsic::OpReflectedMul),
    operator("__truediv__", Intrinsic::OpDiv),
    operator("__rtruediv__", Intrinsic::OpReflectedDiv),
    operator("__floordiv__", Intrinsic::OpFloorDiv),
    operator("__rfloordiv__", Intrinsic::OpReflectedFloorDiv),
    operator("__mod__", Intrinsic::OpRem),
    operator("__rmod__", Intrinsic::OpReflectedRem),
    operator("__divmod__", Intrinsic::NumberDivmod),
    operator("__rdivmod__", Intrinsic::NumberReflectedDivmod),
    method("__pow__", Intrinsic::NumberPow, "value, mod?, /"),
    operator("__rpow__", Intrinsic::OpReflectedPow),
    operator("__eq__", Intrinsic::OpEq),
    operator("__ne__", Intrinsic::OpNe),
    operator("__lt__", Intrinsic::OpLt),
    operator("__le__", Intrinsic::OpLe),
    operator("__gt__", Intrinsic::OpGt),
    operator("__ge__", Intrinsic::OpGe),
    special("__hash__", Intrinsic::OpHash),
    special("__bool__", Intrinsic::OpBool),
    special("__neg__", Intrinsic::OpNeg),
    special("__pos__", Intrinsic::OpPos),
    special("__abs__", Intrinsic::NumberAbs),
    special("__int__", Intrinsic::NumberTrunc),
    special("__trunc__", Intrinsic::NumberTrunc),
    special("__floor__", Intrinsic::NumberFloor),
    special("__ceil__", Intrinsic::NumberCeil),
    special("__float__", Intrinsic::NumberFloat),
    method("__round__", Intrinsic::NumberRound, "ndigits?, /"),
    special("__repr__", Intrinsic::NativeRepr),
    method("__format__", Intrinsic::NativeFormat, "format_spec, /"),
    special("__getnewargs__", Intrinsic::NumberReal),
    special("conjugate", Intrinsic::NumberReal),
    special("as_integer_ratio", Intrinsic::NumberRatio),
    member("real", Intrinsic::NumberReal),
    member("imag", Intrinsic::NumberImag),
];

const INT: &[BuiltinMethod] = &[
    operator("__lshift__", Intrinsic::OpShl),
    operator("__rlshift__", Intrinsic::OpReflectedShl),
    operator("__rshift__", Intrinsic::OpShr),
    operator("__rrshift__", Intrinsic::OpReflectedShr),
    operator("__and__", Intrinsic::OpAnd),
    operator("__rand__", Intrinsic::OpReflectedAnd),
    operator("__or__", Intrinsic::OpOr),
    operator("__ror__", Intrinsic::OpReflectedOr),
    operator("__xor__", Intrinsic::OpXor),
    operator("__rxor__", Intrinsic::OpReflectedXor),
    special("__invert__", Intrinsic::OpInvert),
    special("__index__", Intrinsic::NumberReal),
    member("numerator", Intrinsic::NumberReal),
    member("denominator", Intrinsic::IntDenominator),
    special("bit_length", Intrinsic::IntBitLength),
    special("bit_count", Intrinsic::IntBitCount),
    method(
        "to_bytes",
        Intrinsic::IntToBytes,
        "length?, byteorder?, *, signed?",
    ),
    class_method(
        "from_bytes",
        Intrinsic::IntFromBytes,
        "bytes, byteorder?, *, signed?",
    ),
];

const FLOAT: &[BuiltinMethod] = &[
    special("is_integer", Intrinsic::FloatIsInteger),
    special("hex", Intrinsic::FloatHex),
    class_method("fromhex", Intrinsic::FloatFromHex, "string, /"),
];

/// The integers.
pub(super) const INT_CLASS: BuiltinClass = class(
    "int",
    "object",
    Native::Int,
    Some((Intrinsic::IntNew, "x?, /, base?")),
    methods!(NUMBER, INT),
);

/// The truth values.
pub(super) const BOOL_CLASS: BuiltinClass = class(
    "bool",
    "int",
    Native::Bool,
    Some((Intrinsic::Bool, "object?, /")),
    &[],
);

/// The floating-point numbers.
pub(super) const FLOAT_CLASS: BuiltinClass = class(
    "float",
    "object",
    Native::Float,
    Some((Intrinsic::FloatNew, "x?, /")),
    methods!(NUMBER, FLOAT),
);
