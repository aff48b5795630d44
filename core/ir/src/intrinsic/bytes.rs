//! Sequences of bytes, both kinds, that can be changed and that cannot: the receiver comes first.

macro_rules! bytes {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Bytes {
            // Bytes (vm/natives/bytes).
            /// `(class, source?, encoding?, errors?)`: immutable bytes.
            BytesNew "bytes_new",
            /// The same, mutable.
            ByteArrayNew "bytearray_new",
            BytesCapitalize "bytes_capitalize",
            BytesCenter "bytes_center",
            BytesCount "bytes_count",
            BytesDecode "bytes_decode",
            BytesEndswith "bytes_endswith",
            BytesExpandtabs "bytes_expandtabs",
            BytesFind "bytes_find",
            /// `(class, text)`.
            BytesFromhex "bytes_fromhex",
            BytesHex "bytes_hex",
            BytesIndex "bytes_index",
            BytesIsalnum "bytes_isalnum",
            BytesIsalpha "bytes_isalpha",
            BytesIsascii "bytes_isascii",
            BytesIsdigit "bytes_isdigit",
            BytesIslower "bytes_islower",
            BytesIsspace "bytes_isspace",
            BytesIstitle "bytes_istitle",
            BytesIsupper "bytes_isupper",
            BytesJoin "bytes_join",
            BytesLjust "bytes_ljust",
            BytesLower "bytes_lower",
            BytesLstrip "bytes_lstrip",
            /// `(x, y?, z?)`: a table for `translate`.
            BytesMaketrans "bytes_maketrans",
            BytesPartition "bytes_partition",
            BytesRemoveprefix "bytes_removeprefix",
            BytesRemovesuffix "bytes_removesuffix",
            BytesReplace "bytes_replace",
            BytesRfind "bytes_rfind",
            BytesRindex "bytes_rindex",
            BytesRjust "bytes_rjust",
            BytesRpartition "bytes_rpartition",
            BytesRsplit "bytes_rsplit",
            BytesRstrip "bytes_rstrip",
            BytesSplit "bytes_split",
            BytesSplitlines "bytes_splitlines",
            BytesStartswith "bytes_startswith",
            BytesStrip "bytes_strip",
            BytesSwapcase "bytes_swapcase",
            BytesTitle "bytes_title",
            BytesTranslate "bytes_translate",
            BytesUpper "bytes_upper",
            BytesZfill "bytes_zfill",
            ByteArrayAppend "bytearray_append",
            ByteArrayClear "bytearray_clear",
            ByteArrayCopy "bytearray_copy",
            ByteArrayExtend "bytearray_extend",
            ByteArrayInsert "bytearray_insert",
            ByteArrayPop "bytearray_pop",
            ByteArrayRemove "bytearray_remove",
            ByteArrayReverse "bytearray_reverse",
        } }
    };
}
