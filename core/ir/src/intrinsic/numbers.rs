//! Methods of numbers; the receiver may be an instance of a class derived from a number's.

macro_rules! numbers {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Numbers {
            // Numbers (vm/natives/numbers.rs).
            /// `(class, x?, base?)`.
            IntNew "int_new",
            /// `(class, x?)`.
            FloatNew "float_new",
            /// `(number)`: itself, as a plain number.
            NumberReal "number_real",
            /// `(number)`: zero of its kind.
            NumberImag "number_imag",
            /// `(integer)`: one.
            IntDenominator "int_denominator",
            /// `(integer)`.
            IntBitLength "int_bit_length",
            /// `(integer)`.
            IntBitCount "int_bit_count",
            /// `(integer, length?, byteorder?, signed?)`.
            IntToBytes "int_to_bytes",
            /// `(class, bytes, byteorder?, signed?)`.
            IntFromBytes "int_from_bytes",
            /// `(number)`: a pair of integers, the fraction in lowest terms.
            NumberRatio "number_ratio",
            /// `(float)`.
            FloatIsInteger "float_is_integer",
            /// `(float)`.
            FloatHex "float_hex",
            /// `(class, text)`.
            FloatFromHex "float_from_hex",
            /// `(number)`: the integer towards zero.
            NumberTrunc "number_trunc",
            /// `(number)`.
            NumberFloor "number_floor",
            /// `(number)`.
            NumberCeil "number_ceil",
            /// `(number)`: as a float.
            NumberFloat "number_float",
            /// `(number)`, whatever its class says.
            NumberAbs "number_abs",
            /// `(number, digits?)`, likewise.
            NumberRound "number_round",
            /// `(base, exponent, modulus?)`, likewise.
            NumberPow "number_pow",
            /// `(dividend, divisor)`, likewise.
            NumberDivmod "number_divmod",
            /// `(divisor, dividend)`, likewise.
            NumberReflectedDivmod "number_rdivmod",
            /// `(value)`.
            Abs "abs",
            /// `(value, digits?)`.
            Round "round",
            /// `(dividend, divisor)`.
            Divmod "divmod",
            /// `(base, exponent, modulus?)`.
            Pow "pow",
        } }
    };
}
