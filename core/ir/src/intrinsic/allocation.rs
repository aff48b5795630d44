//! The heap of languages that free by hand, and functions on stretches of memory.

macro_rules! allocation {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Allocation {
            // Allocation (vm/natives/allocation.rs).
            /// `(size)`.
            Malloc "malloc",
            /// `(count, size)`.
            Calloc "calloc",
            /// `(pointer, size)`.
            Realloc "realloc",
            /// `(pointer)`.
            Free "free",
            /// `(align, size)`.
            AlignedAlloc "aligned_alloc",
            /// `(destination, source, length)`: gives the destination; a report where the two overlap.
            MemCopy "mem_copy",
            /// `(destination, source, length)`: gives the destination.
            MemMove "mem_move",
            /// `(destination, byte, length)`: gives the destination.
            MemSet "mem_set",
            /// `(left, right, length)`: i32, less than, equal to or greater than zero.
            MemCompare "mem_compare",
            /// `(pointer, byte, length)`: a pointer to the first such byte, or nil.
            MemFind "mem_find",
            /// `(pointer)`: u64, how many bytes there are before the first zero.
            CStringLength "c_string_length",
        } }
    };
}
