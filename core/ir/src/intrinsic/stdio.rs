//! Formatted input and output on streams; a stream is a pointer that `c_stream` or `c_open` gave.

macro_rules! stdio {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Stdio {
            // Streams (vm/natives/stdio).
            /// `(number)`: the pointer that stands for standard input (0), output (1) or the error stream (2).
            CStream "c_stream",
            /// `(stream, format, arguments)`: the arguments as a tuple or a walk; gives how much was written, as i32.
            CPrint "c_print",
            /// `(destination, capacity or nil, format, arguments)`: into memory, with a zero behind it; i32.
            CFormat "c_format",
            /// `(stream, format, pointers)`: how many conversions were stored, or -1; i32.
            CScan "c_scan",
            /// `(text, format, pointers)`: likewise from a string.
            CScanText "c_scan_text",
            /// `(stream, pointer, length)`: writes bytes; gives how many, as u64.
            CWrite "c_write",
            /// `(stream, pointer, length)`: reads bytes; gives how many, as u64.
            CRead "c_read",
            /// `(stream, character)`: i32.
            CPutChar "c_put_char",
            /// `(stream)`: the next byte, or -1; i32.
            CGetChar "c_get_char",
            /// `(character, stream)`: pushes a byte back; i32.
            CUngetChar "c_unget_char",
            /// `(stream, pointer)`: writes a string; i32.
            CPutString "c_put_string",
            /// `(pointer, size, stream)`: reads a line; the pointer, or nil.
            CGetLine "c_get_line",
            /// `(name, mode)`: a stream over a file in memory, or nil.
            COpen "c_open",
            /// `(stream, name, mode)`: the stream, over another file in memory, or nil.
            CReopen "c_reopen",
            /// `(stream)`: i32.
            CClose "c_close",
            /// `(stream, offset, origin)`: i32.
            CSeek "c_seek",
            /// `(stream)`: i64.
            CTell "c_tell",
            /// `(stream, which)`: whether it is at its end (0) or has failed (1); clears both (2); i32.
            CStreamState "c_stream_state",
            /// `(name)`: removes a file; i32.
            CRemove "c_remove",
            /// `(old, new)`: i32.
            CRename "c_rename",
        } }
    };
}
