//! Mathematical functions that take integers or floats and raise the language's errors, and the Mersenne Twister.

macro_rules! math {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Math {
            // Functions (vm/natives/math).
            MathAcos "math_acos",
            MathAcosh "math_acosh",
            MathAsin "math_asin",
            MathAsinh "math_asinh",
            MathAtan "math_atan",
            MathAtan2 "math_atan2",
            MathAtanh "math_atanh",
            MathCbrt "math_cbrt",
            MathCeil "math_ceil",
            MathCopysign "math_copysign",
            MathCos "math_cos",
            MathCosh "math_cosh",
            MathDegrees "math_degrees",
            MathErf "math_erf",
            MathErfc "math_erfc",
            MathExp "math_exp",
            MathExp2 "math_exp2",
            MathExpm1 "math_expm1",
            MathFabs "math_fabs",
            MathFloor "math_floor",
            MathFmod "math_fmod",
            MathFrexp "math_frexp",
            /// `(list of numbers)`: their sum, rounded once.
            MathFsum "math_fsum",
            MathGamma "math_gamma",
            /// `(*integers)`.
            MathGcd "math_gcd",
            /// `(*coordinates)`: the length of a vector.
            MathHypot "math_hypot",
            MathIsfinite "math_isfinite",
            MathIsinf "math_isinf",
            MathIsnan "math_isnan",
            MathIsqrt "math_isqrt",
            MathLdexp "math_ldexp",
            MathLgamma "math_lgamma",
            /// `(x, base?)`.
            MathLog "math_log",
            MathLog10 "math_log10",
            MathLog1p "math_log1p",
            MathLog2 "math_log2",
            MathModf "math_modf",
            MathNextafter "math_nextafter",
            MathPow "math_pow",
            MathRadians "math_radians",
            MathRemainder "math_remainder",
            MathSin "math_sin",
            MathSinh "math_sinh",
            MathSqrt "math_sqrt",
            MathTan "math_tan",
            MathTanh "math_tanh",
            MathTrunc "math_trunc",
            MathUlp "math_ulp",

            // The Mersenne Twister; a state is a list of 624 words and the next one's place (vm/natives/math/random.rs).
            /// `(list, non-negative integer)`: makes the list the state of a generator seeded by the integer's 32-bit words.
            MtSeed "mt_seed",
            /// `(state)`: a float from 0 up to 1, with 53 random bits.
            MtRandom "mt_random",
            /// `(state, count)`: an integer of so many random bits.
            MtGetRandBits "mt_getrandbits",
        } }
    };
}
