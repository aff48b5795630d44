//! The methods of texts and bytes, and how programs pass their operands.

use super::rows::{class_method, method, static_method};
use ir::{BuiltinMethod, Intrinsic};

/// What makes a text, and its parameters.
pub const STR_CONSTRUCT: (Intrinsic, &str) = (Intrinsic::StrNew, "object?, encoding?, errors?");

/// What makes immutable bytes, and its parameters.
pub const BYTES_CONSTRUCT: (Intrinsic, &str) = (Intrinsic::BytesNew, "source?, encoding?, errors?");

/// What makes mutable bytes, and its parameters.
pub const BYTEARRAY_CONSTRUCT: (Intrinsic, &str) =
    (Intrinsic::ByteArrayNew, "source?, encoding?, errors?");

/// The methods of `str`.
pub const STR_METHODS: &[BuiltinMethod] = &[
    method("capitalize", Intrinsic::StrCapitalize, ""),
    method("casefold", Intrinsic::StrCasefold, ""),
    method("center", Intrinsic::StrCenter, "width, fillchar?, /"),
    method("count", Intrinsic::StrCount, "sub, start?, end?, /"),
    method("encode", Intrinsic::StrEncode, "encoding?, errors?"),
    method(
        "endswith",
        Intrinsic::StrEndswith,
        "suffix, start?, end?, /",
    ),
    method("expandtabs", Intrinsic::StrExpandtabs, "tabsize?"),
    method("find", Intrinsic::StrFind, "sub, start?, end?, /"),
    method("format", Intrinsic::StrFormat, "*args, **kwargs"),
    method("format_map", Intrinsic::StrFormatMap, "mapping, /"),
    method("index", Intrinsic::StrIndex, "sub, start?, end?, /"),
    method("isalnum", Intrinsic::StrIsalnum, ""),
    method("isalpha", Intrinsic::StrIsalpha, ""),
    method("isascii", Intrinsic::StrIsascii, ""),
    method("isdecimal", Intrinsic::StrIsdecimal, ""),
    method("isdigit", Intrinsic::StrIsdigit, ""),
    method("isidentifier", Intrinsic::StrIsidentifier, ""),
    method("islower", Intrinsic::StrIslower, ""),
    method("isnumeric", Intrinsic::StrIsnumeric, ""),
    method("isprintable", Intrinsic::StrIsprintable, ""),
    method("isspace", Intrinsic::StrIsspace, ""),
    method("istitle", Intrinsic::StrIstitle, ""),
    method("isupper", Intrinsic::StrIsupper, ""),
    method("join", Intrinsic::StrJoin, "iterable, /"),
    method("ljust", Intrinsic::StrLjust, "width, fillchar?, /"),
    method("lower", Intrinsic::StrLower, ""),
    method("lstrip", Intrinsic::StrLstrip, "chars?, /"),
    static_method("maketrans", Intrinsic::StrMaketrans, "x, y?, z?, /"),
    method("partition", Intrinsic::StrPartition, "sep, /"),
    method("removeprefix", Intrinsic::StrRemoveprefix, "prefix, /"),
    method("removesuffix", Intrinsic::StrRemovesuffix, "suffix, /"),
    method("replace", Intrinsic::StrReplace, "old, new, count?, /"),
    method("rfind", Intrinsic::StrRfind, "sub, start?, end?, /"),
    method("rindex", Intrinsic::StrRindex, "sub, start?, end?, /"),
    method("rjust", Intrinsic::StrRjust, "width, fillchar?, /"),
    method("rpartition", Intrinsic::StrRpartition, "sep, /"),
    method("rsplit", Intrinsic::StrRsplit, "sep?, maxsplit?"),
    method("rstrip", Intrinsic::StrRstrip, "chars?, /"),
    method("split", Intrinsic::StrSplit, "sep?, maxsplit?"),
    method("splitlines", Intrinsic::StrSplitlines, "keepends?"),
    method(
        "startswith",
        Intrinsic::StrStartswith,
        "prefix, start?, end?, /",
    ),
    method("strip", Intrinsic::StrStrip, "chars?, /"),
    method("swapcase", Intrinsic::StrSwapcase, ""),
    method("title", Intrinsic::StrTitle, ""),
    method("translate", Intrinsic::StrTranslate, "table, /"),
    method("upper", Intrinsic::StrUpper, ""),
    method("zfill", Intrinsic::StrZfill, "width, /"),
];

/// The methods of `bytes`.
pub const BYTES_METHODS: &[BuiltinMethod] = &[
    method("capitalize", Intrinsic::BytesCapitalize, ""),
    method("center", Intrinsic::BytesCenter, "width, fillchar?, /"),
    method("count", Intrinsic::BytesCount, "sub, start?, end?, /"),
    method("decode", Intrinsic::BytesDecode, "encoding?, errors?"),
    method(
        "endswith",
        Intrinsic::BytesEndswith,
        "suffix, start?, end?, /",
    ),
    method("expandtabs", Intrinsic::BytesExpandtabs, "tabsize?"),
    method("find", Intrinsic::BytesFind, "sub, start?, end?, /"),
    class_method("fromhex", Intrinsic::BytesFromhex, "string, /"),
    method("hex", Intrinsic::BytesHex, "sep?, bytes_per_sep?"),
    method("index", Intrinsic::BytesIndex, "sub, start?, end?, /"),
    method("isalnum", Intrinsic::BytesIsalnum, ""),
    method("isalpha", Intrinsic::BytesIsalpha, ""),
    method("isascii", Intrinsic::BytesIsascii, ""),
    method("isdigit", Intrinsic::BytesIsdigit, ""),
    method("islower", Intrinsic::BytesIslower, ""),
    method("isspace", Intrinsic::BytesIsspace, ""),
    method("istitle", Intrinsic::BytesIstitle, ""),
    method("isupper", Intrinsic::BytesIsupper, ""),
    method("join", Intrinsic::BytesJoin, "iterable, /"),
    method("ljust", Intrinsic::BytesLjust, "width, fillchar?, /"),
    method("lower", Intrinsic::BytesLower, ""),
    method("lstrip", Intrinsic::BytesLstrip, "bytes?, /"),
    static_method("maketrans", Intrinsic::BytesMaketrans, "frm, to, /"),
    method("partition", Intrinsic::BytesPartition, "sep, /"),
    method("removeprefix", Intrinsic::BytesRemoveprefix, "prefix, /"),
    method("removesuffix", Intrinsic::BytesRemovesuffix, "suffix, /"),
    method("replace", Intrinsic::BytesReplace, "old, new, count?, /"),
    method("rfind", Intrinsic::BytesRfind, "sub, start?, end?, /"),
    method("rindex", Intrinsic::BytesRindex, "sub, start?, end?, /"),
    method("rjust", Intrinsic::BytesRjust, "width, fillchar?, /"),
    method("rpartition", Intrinsic::BytesRpartition, "sep, /"),
    method("rsplit", Intrinsic::BytesRsplit, "sep?, maxsplit?"),
    method("rstrip", Intrinsic::BytesRstrip, "bytes?, /"),
    method("split", Intrinsic::BytesSplit, "sep?, maxsplit?"),
    method("splitlines", Intrinsic::BytesSplitlines, "keepends?"),
    method(
        "startswith",
        Intrinsic::BytesStartswith,
        "prefix, start?, end?, /",
    ),
    method("strip", Intrinsic::BytesStrip, "bytes?, /"),
    method("swapcase", Intrinsic::BytesSwapcase, ""),
    method("title", Intrinsic::BytesTitle, ""),
    method("translate", Intrinsic::BytesTranslate, "table, /, delete?"),
    method("upper", Intrinsic::BytesUpper, ""),
    method("zfill", Intrinsic::BytesZfill, "width, /"),
];

/// The methods that `bytearray` has besides those of `bytes`.
pub const BYTEARRAY_METHODS: &[BuiltinMethod] = &[
    method("append", Intrinsic::ByteArrayAppend, "item, /"),
    method("clear", Intrinsic::ByteArrayClear, ""),
    method("copy", Intrinsic::ByteArrayCopy, ""),
    method("extend", Intrinsic::ByteArrayExtend, "iterable, /"),
    method("insert", Intrinsic::ByteArrayInsert, "index, item, /"),
    method("pop", Intrinsic::ByteArrayPop, "index?, /"),
    method("remove", Intrinsic::ByteArrayRemove, "value, /"),
    method("reverse", Intrinsic::ByteArrayReverse, ""),
];
