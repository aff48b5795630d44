//! Functions on floating-point numbers as IEEE 754 and C define them, without errors.

macro_rules! floats {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Floats {
            // Floating-point numbers (vm/natives/kernel/float_math.rs).
            /// `(double)`.
            F64Sqrt "f64_sqrt",
            /// `(double)`.
            F64Cbrt "f64_cbrt",
            /// `(double)`.
            F64Sin "f64_sin",
            /// `(double)`.
            F64Cos "f64_cos",
            /// `(double)`.
            F64Tan "f64_tan",
            /// `(double)`.
            F64Asin "f64_asin",
            /// `(double)`.
            F64Acos "f64_acos",
            /// `(double)`.
            F64Atan "f64_atan",
            /// `(double)`.
            F64Sinh "f64_sinh",
            /// `(double)`.
            F64Cosh "f64_cosh",
            /// `(double)`.
            F64Tanh "f64_tanh",
            /// `(double)`.
            F64Asinh "f64_asinh",
            /// `(double)`.
            F64Acosh "f64_acosh",
            /// `(double)`.
            F64Atanh "f64_atanh",
            /// `(double)`.
            F64Exp "f64_exp",
            /// `(double)`.
            F64Exp2 "f64_exp2",
            /// `(double)`.
            F64Expm1 "f64_expm1",
            /// `(double)`.
            F64Log "f64_log",
            /// `(double)`.
            F64Log2 "f64_log2",
            /// `(double)`.
            F64Log10 "f64_log10",
            /// `(double)`.
            F64Log1p "f64_log1p",
            /// `(double)`.
            F64Floor "f64_floor",
            /// `(double)`.
            F64Ceil "f64_ceil",
            /// `(double)`.
            F64Trunc "f64_trunc",
            /// `(double)`.
            F64Round "f64_round",
            /// `(double)`.
            F64Rint "f64_rint",
            /// `(double)`.
            F64Abs "f64_abs",
            /// `(double)`.
            F64Erf "f64_erf",
            /// `(double)`.
            F64Erfc "f64_erfc",
            /// `(double)`: as fdlibm computes it, like the next ones.
            F64FdlibmAcos "f64_fdlibm_acos",
            /// `(double)`.
            F64FdlibmAsin "f64_fdlibm_asin",
            /// `(double)`.
            F64FdlibmAtan "f64_fdlibm_atan",
            /// `(double)`.
            F64FdlibmCbrt "f64_fdlibm_cbrt",
            /// `(double)`.
            F64FdlibmCosh "f64_fdlibm_cosh",
            /// `(double)`.
            F64FdlibmSinh "f64_fdlibm_sinh",
            /// `(double, double)`.
            F64FdlibmAtan2 "f64_fdlibm_atan2",
            /// `(double, double)`.
            F64FdlibmHypot "f64_fdlibm_hypot",
            /// `(double)`.
            F64Tgamma "f64_tgamma",
            /// `(double)`.
            F64Lgamma "f64_lgamma",
            /// `(double, double)`.
            F64Pow "f64_pow",
            /// `(double, double)`.
            F64Atan2 "f64_atan2",
            /// `(double, double)`.
            F64Hypot "f64_hypot",
            /// `(double, double)`.
            F64Fmod "f64_fmod",
            /// `(double, double)`.
            F64Remainder "f64_remainder",
            /// `(double, double)`.
            F64Min "f64_min",
            /// `(double, double)`.
            F64Max "f64_max",
            /// `(double, double)`.
            F64Dim "f64_dim",
            /// `(double, double)`.
            F64Copysign "f64_copysign",
            /// `(double, double)`.
            F64Nextafter "f64_nextafter",
            /// `(double, double, double)`: the first two multiplied and the third added, rounded once.
            F64Fma "f64_fma",
            /// `(double, integer)`: times a power of two.
            F64Scale "f64_scale",
            /// `(double)`: the number scaled to at least a half and less than one, as `frexp` does.
            F64Mantissa "f64_mantissa",
            /// `(double)`: i32, the power of two that goes with it.
            F64Exponent "f64_exponent",
        } }
    };
}
