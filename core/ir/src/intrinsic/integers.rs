//! Integers of any size as values of a library, and numbers as text and bits.

macro_rules! integers {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Integers {
            // Numbers as text and bits (vm/natives/kernel/notation.rs).
            /// `(value, radix?)`: a number, character or truth value as the language prints it.
            NumberText "number_text",
            /// `(integer, radix)`: its bits as a number without a sign.
            NumberTextUnsigned "number_text_unsigned",
            /// `(double, places)`: a number that is not negative, with so many places, the digits of its own notation rounded half up.
            FloatFixedText "float_fixed_text",
            /// `(double, places)`: likewise as `d.dde+xx`.
            FloatScientificText "float_scientific_text",
            /// `(float)`: in hexadecimal.
            FloatHexText "float_hex_text",
            /// `(float)`: its bits as an integer of its width.
            FloatBits "float_bits",
            /// `(i64)`.
            DoubleFromBits "double_from_bits",
            /// `(i32)`.
            FloatFromBits "float_from_bits",
            /// `(text)`: whether it is a literal of a floating-point number, as far as types go.
            TextIsFloat "text_is_float",
            /// `(text)`: such a literal as a double.
            DoubleOfText "double_of_text",
            /// `(text)`: such a literal in single precision.
            FloatOfText "float_of_text",

            // Integers of any size (vm/natives/kernel/integers.rs).
            /// `(integer of a fixed width)`.
            IntegerOf "integer_of",
            /// `(digits, radix)`.
            IntegerOfText "integer_of_text",
            /// `(integer, radix)`.
            IntegerToText "integer_to_text",
            IntegerAdd "integer_add",
            IntegerSubtract "integer_subtract",
            IntegerMultiply "integer_multiply",
            /// `(integer, integer)`: truncated; the divisor is not zero.
            IntegerDivide "integer_divide",
            IntegerRemainder "integer_remainder",
            /// `(integer, i32)`.
            IntegerPower "integer_power",
            /// `(integer, exponent, modulus)`: none is negative.
            IntegerPowerModulo "integer_power_modulo",
            IntegerGcd "integer_gcd",
            /// `(integer)`: rounded down; it is not negative.
            IntegerSquareRoot "integer_square_root",
            IntegerAnd "integer_and",
            IntegerOr "integer_or",
            IntegerXor "integer_xor",
            /// `(integer, count)`: to the left, or the right where the count is negative.
            IntegerShift "integer_shift",
            /// `(integer, integer)`: -1, 0 or 1; i32.
            IntegerCompare "integer_compare",
            /// `(integer)`: the bits of its two's complement without the sign; i32.
            IntegerBitLength "integer_bit_length",
            /// `(integer)`: the low 64 bits; i64.
            IntegerLowBits "integer_low_bits",
            IntegerToFloat "integer_to_float",
        } }
    };
}
