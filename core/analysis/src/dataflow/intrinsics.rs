//! What the machine's own operations do, as far as data flow and types need to know: which ones change their
//! operands, and what kind of value they give.

use ir::{Intrinsic, Native};

/// Whether the operation may change what its operands refer to.
#[must_use]
pub fn changes_operands(intrinsic: Intrinsic) -> bool {
    let name = intrinsic.name();
    const CHANGES: &[&str] = &[
        "append",
        "set_insert",
        "map_insert",
        "delete_index",
        "delete_field",
        "next",
        "setattr",
        "delattr",
        "object_setattr",
        "object_delattr",
        "exception_init",
        "object_init",
        "exception_with_traceback",
        "exception_add_note",
        "with_cause",
        "str_become",
        "region_copy",
        "region_set",
        "bits_store",
        "mem_copy",
        "mem_move",
        "mem_set",
        "c_scan",
        "c_scan_text",
        "c_format",
        "c_read",
        "c_get_line",
        "realloc",
        "generator_next",
        "generator_send",
        "generator_throw",
        "generator_close",
        "generator_step",
        "iter",
        "enter_context",
        "enter_async_context",
        "map",
        "filter",
        "bind_method",
        "import_member",
        "va_arg",
        "va_copy",
        "va_start",
    ];
    const FAMILIES: &[&str] = &["list_", "map_", "set_", "bytearray_"];
    const READS: &[&str] = &[
        "map_get",
        "map_keys",
        "map_values",
        "map_items",
        "map_copy",
        "list_copy",
        "set_copy",
        "set_union",
        "set_intersection",
        "set_difference",
        "set_symmetric_difference",
        "set_is_subset",
        "set_is_superset",
        "set_is_disjoint",
        "bytearray_copy",
        "list_index",
        "list_count",
    ];
    if READS.contains(&name) {
        return false;
    }
    CHANGES.contains(&name) || FAMILIES.iter().any(|family| name.starts_with(family))
}

/// The kind of value that the operation gives, whatever its operands are.
#[must_use]
pub fn result(intrinsic: Intrinsic) -> Option<Native> {
    use Intrinsic as I;
    Some(match intrinsic {
        I::Print => Native::Nil,
        I::Repr
        | I::Str
        | I::Ascii
        | I::Format
        | I::FormatValue
        | I::TextJoin
        | I::Chr
        | I::Bin
        | I::Oct
        | I::Hex
        | I::Input
        | I::StrCapitalize
        | I::StrCasefold
        | I::StrCenter
        | I::StrExpandtabs
        | I::StrFormat
        | I::StrJoin
        | I::StrLjust
        | I::StrLower
        | I::StrLstrip
        | I::StrReplace
        | I::StrRjust
        | I::StrRstrip
        | I::StrStrip
        | I::StrSwapcase
        | I::StrTitle
        | I::StrTranslate
        | I::StrUpper
        | I::StrZfill
        | I::StrRemoveprefix
        | I::StrRemovesuffix => Native::Text,
        I::Len
        | I::Hash
        | I::Ord
        | I::Identity
        | I::StrCount
        | I::StrFind
        | I::StrIndex
        | I::StrRfind
        | I::StrRindex => Native::Int,
        I::IsInstance
        | I::IsSubclass
        | I::Callable
        | I::HasAttribute
        | I::IsUnbound
        | I::ExceptionMatches
        | I::Bool
        | I::StrStartswith
        | I::StrEndswith
        | I::StrIsalnum
        | I::StrIsalpha
        | I::StrIsascii
        | I::StrIsdecimal
        | I::StrIsdigit
        | I::StrIsidentifier
        | I::StrIslower
        | I::StrIsnumeric
        | I::StrIsprintable
        | I::StrIsspace
        | I::StrIstitle
        | I::StrIsupper => Native::Bool,
        I::StrEncode => Native::Bytes,
        _ => return None,
    })
}
