//! Undefined behaviour by kind.

macro_rules! kinds {
    ($($(#[$doc:meta])+ $variant:ident $name:literal),* $(,)?) => {
        /// What a program did that its language gives no meaning to.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        pub enum Undefined { $($(#[$doc])+ $variant),* }

        impl Undefined {
            /// Every kind.
            pub const ALL: &[Undefined] = &[$(Undefined::$variant),*];

            /// Its name, for machines.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Undefined::$variant => $name),* }
            }

            /// The inverse of [`Undefined::name`].
            #[must_use]
            pub fn from_name(name: &str) -> Option<Undefined> {
                match name { $($name => Some(Undefined::$variant),)* _ => None }
            }
        }
    };
}

kinds! {
    /// An access outside of an object.
    OutOfBounds "out_of_bounds",
    /// The use of a value that nothing has given yet.
    UninitRead "uninit_read",
    /// An access to an object behind the end of its life.
    DanglingPointer "dangling_pointer",
    /// An allocation freed twice.
    DoubleFree "double_free",
    /// Something freed that is no allocation's start.
    InvalidFree "invalid_free",
    /// An access through a null pointer.
    NullDeref "null_deref",
    /// A call through a null pointer.
    NullCall "null_call",
    /// An access at an address that its type does not allow.
    Misaligned "misaligned",
    /// Integer division by zero.
    DivisionByZero "division_by_zero",
    /// Signed arithmetic whose result does not fit, the division of the least number by minus one included.
    SignedOverflow "signed_overflow",
    /// A shift by a count that is negative or no less than the width, or of a value that it must not shift.
    BadShift "bad_shift",
    /// A floating-point number converted to an integer type that cannot hold it.
    FloatToIntOverflow "float_to_int_overflow",
    /// A write to what must not change.
    ConstWrite "const_write",
    /// An ordering of pointers to different objects.
    PointerComparison "pointer_comparison",
    /// A difference of pointers to different objects.
    PointerDifference "pointer_difference",
    /// A copy between stretches that overlap where they must not.
    OverlappingCopy "overlapping_copy",
    /// Two accesses without an order, one of them a write.
    Unsequenced "unsequenced",
    /// An array of variable length whose length is not positive.
    BadVlaSize "bad_vla_size",
    /// The use of the result of a function that ended without one.
    MissingReturn "missing_return",
    /// A format and its arguments that do not fit.
    FormatMismatch "format_mismatch",
    /// A call through a wrong function type, or an access through a wrong effective type.
    TypeConfusion "type_confusion",
}
