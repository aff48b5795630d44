//! How programs write what intrinsics give them, for views of unknown values.

/// The functions of `math`, by what an unknown result is called.
const MATH: &[(&str, &str)] = &[
    ("acos", "math.acos()"),
    ("acosh", "math.acosh()"),
    ("asin", "math.asin()"),
    ("asinh", "math.asinh()"),
    ("atan", "math.atan()"),
    ("atan2", "math.atan2()"),
    ("atanh", "math.atanh()"),
    ("cbrt", "math.cbrt()"),
    ("ceil", "math.ceil()"),
    ("copysign", "math.copysign()"),
    ("cos", "math.cos()"),
    ("cosh", "math.cosh()"),
    ("degrees", "math.degrees()"),
    ("erf", "math.erf()"),
    ("erfc", "math.erfc()"),
    ("exp", "math.exp()"),
    ("exp2", "math.exp2()"),
    ("expm1", "math.expm1()"),
    ("fabs", "math.fabs()"),
    ("floor", "math.floor()"),
    ("fmod", "math.fmod()"),
    ("frexp", "math.frexp()"),
    ("gamma", "math.gamma()"),
    ("gcd", "math.gcd()"),
    ("hypot", "math.hypot()"),
    ("isfinite", "math.isfinite()"),
    ("isinf", "math.isinf()"),
    ("isnan", "math.isnan()"),
    ("isqrt", "math.isqrt()"),
    ("lcm", "math.lcm()"),
    ("ldexp", "math.ldexp()"),
    ("lgamma", "math.lgamma()"),
    ("log", "math.log()"),
    ("log10", "math.log10()"),
    ("log1p", "math.log1p()"),
    ("log2", "math.log2()"),
    ("modf", "math.modf()"),
    ("nextafter", "math.nextafter()"),
    ("radians", "math.radians()"),
    ("remainder", "math.remainder()"),
    ("sin", "math.sin()"),
    ("sinh", "math.sinh()"),
    ("sqrt", "math.sqrt()"),
    ("tan", "math.tan()"),
    ("tanh", "math.tanh()"),
    ("trunc", "math.trunc()"),
];

/// See [`ir::Semantics::spelling`].
pub(super) fn spelling(name: &str) -> Option<&'static str> {
    let found = MATH.iter().find(|(function, _)| *function == name);
    found.map(|&(_, spelling)| spelling)
}
