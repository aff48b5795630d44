//! Byte-addressed memory: regions, bit fields, checks of pointers, and variadic arguments. Pointers and lengths count bytes.

macro_rules! regions {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Regions {
            // Regions (vm/natives/kernel/regions.rs).
            /// `(pointer)`: ends the life of the region that the pointer is to the start of.
            RegionEnd "region_end",
            /// `(pointer)`: from here on nobody may write to the region.
            RegionFreeze "region_freeze",
            /// `(bytes, align)`: a pointer to a literal; the same constant gives the same pointer.
            RegionLiteral "region_literal",
            /// `(destination, source, length)`: copies bytes with all that is known of them; the two may be the same stretch,
            /// but must not overlap otherwise.
            RegionCopy "region_copy",
            /// `(destination, byte, length)`.
            RegionSet "region_set",
            /// `(pointer, layout)`: an allocation is read by this layout of the module from now on, unless it has one; the number
            /// of a layout. Gives the pointer.
            RegionLayout "region_layout",
            /// `(pointer, bytes, first, width)`: a bit field within so many bytes, nine at most, zero-extended, as u64.
            BitsLoad "bits_load",
            /// `(pointer, bytes, first, width, value)`.
            BitsStore "bits_store",
            /// `(index, length)`: reports an index that is not within an array inside of another object; gives the index.
            CheckIndex "check_index",
            /// `(kind, words)`: reports undefined behaviour that the program's text alone shows: the kind's name and a sentence.
            ReportUndefined "report_undefined",
            /// `(function, type)`: notes the type of a function, in the language's own words; gives the function.
            FunctionType "function_type",
            /// `(function, type)`: reports a call through a pointer that is null, to no function, or to one of another noted type;
            /// gives the function.
            CheckCallee "check_callee",
            /// `(rest)`: a walk over the arguments behind the named ones, which came as a tuple.
            VaStart "va_start",
            /// `(walk, type)`: the next argument; the type is that of a scalar, as text.
            VaArg "va_arg",
            /// `(walk)`: another walk from where this one stands.
            VaCopy "va_copy",
            /// `(walk)`: ends it.
            VaEnd "va_end",
        } }
    };
}
