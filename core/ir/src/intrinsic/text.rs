//! Text by characters, with the language's errors: the receiver comes first.

macro_rules! text {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Text {
            // Text (vm/natives/text).
            /// `(class, object?, encoding?, errors?)`: a text.
            StrNew "str_new",
            StrCapitalize "str_capitalize",
            StrCasefold "str_casefold",
            StrCenter "str_center",
            /// `(text, other)`: the text, which holds from now on what the other holds. For languages whose texts change.
            StrBecome "str_become",
            /// `(text)`: another text with the same contents, that is not frozen.
            StrCopy "str_copy",
            StrCount "str_count",
            StrEncode "str_encode",
            StrEndswith "str_endswith",
            StrExpandtabs "str_expandtabs",
            StrFind "str_find",
            /// `(text, named, *positional)`.
            StrFormat "str_format",
            StrFormatMap "str_format_map",
            StrIndex "str_index",
            StrIsalnum "str_isalnum",
            StrIsalpha "str_isalpha",
            StrIsascii "str_isascii",
            StrIsdecimal "str_isdecimal",
            StrIsdigit "str_isdigit",
            StrIsidentifier "str_isidentifier",
            StrIslower "str_islower",
            StrIsnumeric "str_isnumeric",
            StrIsprintable "str_isprintable",
            StrIsspace "str_isspace",
            StrIstitle "str_istitle",
            StrIsupper "str_isupper",
            StrJoin "str_join",
            StrLjust "str_ljust",
            StrLower "str_lower",
            StrLstrip "str_lstrip",
            /// `(x, y?, z?)`: a table for `translate`.
            StrMaketrans "str_maketrans",
            StrPartition "str_partition",
            StrRemoveprefix "str_removeprefix",
            StrRemovesuffix "str_removesuffix",
            StrReplace "str_replace",
            StrRfind "str_rfind",
            StrRindex "str_rindex",
            StrRjust "str_rjust",
            StrRpartition "str_rpartition",
            StrRsplit "str_rsplit",
            StrRstrip "str_rstrip",
            StrSplit "str_split",
            StrSplitlines "str_splitlines",
            StrStartswith "str_startswith",
            StrStrip "str_strip",
            StrSwapcase "str_swapcase",
            StrTitle "str_title",
            StrTranslate "str_translate",
            StrUpper "str_upper",
            StrZfill "str_zfill",
        } }
    };
}
