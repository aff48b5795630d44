/* Complex numbers: what their operators and functions do. As gcc's, but that a product or quotient that is no number
 * is left as it is where a factor is infinite. */
#include <complex.h>
#include <math.h>

#define PAIR(T, re, im) ({ T _Complex made; __real__ made = (re); __imag__ made = (im); made; })

/* Divides by the ratio of the smaller part of the divisor to the larger, so that nothing overflows that need not. */
static double _Complex quotient(double a, double b, double c, double d) {
    if (fabs(c) < fabs(d)) {
        double ratio = c / d, size = c * ratio + d;
        return PAIR(double, (a * ratio + b) / size, (b * ratio - a) / size);
    }
    double ratio = d / c, size = d * ratio + c;
    return PAIR(double, (b * ratio + a) / size, (b - a * ratio) / size);
}

#define OPERATORS(T, p) \
    T _Complex __##p##_add(T _Complex x, T _Complex y) { \
        return PAIR(T, __real__ x + __real__ y, __imag__ x + __imag__ y); \
    } \
    T _Complex __##p##_sub(T _Complex x, T _Complex y) { \
        return PAIR(T, __real__ x - __real__ y, __imag__ x - __imag__ y); \
    } \
    T _Complex __##p##_mul(T _Complex x, T _Complex y) { \
        T a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y; \
        return PAIR(T, a * c - b * d, a * d + b * c); \
    } \
    T _Complex __##p##_plus(T _Complex x, T y) { return PAIR(T, __real__ x + y, __imag__ x); } \
    T _Complex __##p##_minus(T _Complex x, T y) { return PAIR(T, __real__ x - y, __imag__ x); } \
    T _Complex __##p##_from(T _Complex x, T y) { return PAIR(T, y - __real__ x, -__imag__ x); } \
    T _Complex __##p##_scale(T _Complex x, T y) { return PAIR(T, __real__ x * y, __imag__ x * y); } \
    T _Complex __##p##_over(T _Complex x, T y) { return PAIR(T, __real__ x / y, __imag__ x / y); } \
    T _Complex __##p##_neg(T _Complex x) { return PAIR(T, -__real__ x, -__imag__ x); } \
    T _Complex __##p##_inv(T _Complex x) { return PAIR(T, __real__ x, -__imag__ x); } \
    int __##p##_eq(T _Complex x, T _Complex y) { return __real__ x == __real__ y && __imag__ x == __imag__ y; } \
    int __##p##_true(T _Complex x) { return __real__ x != 0 || __imag__ x != 0; }
OPERATORS(float, cf)
OPERATORS(double, cd)
OPERATORS(long double, cl)

double _Complex __cd_div(double _Complex x, double _Complex y) {
    return quotient(__real__ x, __imag__ x, __real__ y, __imag__ y);
}

long double _Complex __cl_div(long double _Complex x, long double _Complex y) {
    return quotient(__real__ x, __imag__ x, __real__ y, __imag__ y);
}

/* Of floats the parts are computed with doubles, in which nothing overflows. */
float _Complex __cf_div(float _Complex x, float _Complex y) {
    double a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y, size = c * c + d * d;
    return PAIR(float, (a * c + b * d) / size, (b * c - a * d) / size);
}

double creal(double _Complex z) { return __real__ z; }
double cimag(double _Complex z) { return __imag__ z; }
double cabs(double _Complex z) { return hypot(__real__ z, __imag__ z); }
double carg(double _Complex z) { return atan2(__imag__ z, __real__ z); }
double _Complex conj(double _Complex z) { return ~z; }

double _Complex cproj(double _Complex z) {
    if (isinf(__real__ z) || isinf(__imag__ z))
        return PAIR(double, HUGE_VAL, copysign(0.0, __imag__ z));
    return z;
}

double _Complex cexp(double _Complex z) {
    double size = exp(__real__ z);
    if (__imag__ z == 0)
        return PAIR(double, size, __imag__ z);
    return PAIR(double, size * cos(__imag__ z), size * sin(__imag__ z));
}

double _Complex clog(double _Complex z) { return PAIR(double, log(cabs(z)), carg(z)); }
double _Complex cpow(double _Complex x, double _Complex y) { return cexp(y * clog(x)); }

double _Complex csqrt(double _Complex z) {
    double re = __real__ z, im = __imag__ z;
    if (im == 0) {
        if (re < 0)
            return PAIR(double, 0, copysign(sqrt(-re), im));
        return PAIR(double, fabs(sqrt(re)), copysign(0, im));
    }
    if (re == 0) {
        double part = sqrt(0.5 * fabs(im));
        return PAIR(double, part, copysign(part, im));
    }
    double size = hypot(re, im), r, s;
    if (re > 0) {
        r = sqrt(0.5 * (size + re));
        s = 0.5 * (im / r);
    } else {
        s = sqrt(0.5 * (size - re));
        r = fabs(0.5 * (im / s));
    }
    return PAIR(double, r, copysign(s, im));
}

double _Complex csinh(double _Complex z) {
    double re = __real__ z, im = __imag__ z;
    return PAIR(double, sinh(re) * cos(im), cosh(re) * sin(im));
}

double _Complex ccosh(double _Complex z) {
    double re = __real__ z, im = __imag__ z;
    return PAIR(double, cosh(re) * cos(im), sinh(re) * sin(im));
}

double _Complex ctanh(double _Complex z) {
    double re = __real__ z, im = __imag__ z;
    if (fabs(re) > 300)
        return PAIR(double, copysign(1, re), copysign(0, sin(2 * im)));
    double sine = sinh(re), cosine = cos(im), size = sine * sine + cosine * cosine;
    return PAIR(double, sine * cosh(re) / size, sin(im) * cosine / size);
}

double _Complex casinh(double _Complex z) { return clog(z + csqrt(z * z + 1)); }
double _Complex cacosh(double _Complex z) { return clog(z + csqrt(z + 1) * csqrt(z - 1)); }
double _Complex catanh(double _Complex z) { return 0.5 * (clog(1 + z) - clog(1 - z)); }

/* Functions of circles are those of hyperbolas, a quarter turned. */
static double _Complex turned(double _Complex z) { return PAIR(double, -__imag__ z, __real__ z); }
static double _Complex turned_back(double _Complex z) { return PAIR(double, __imag__ z, -__real__ z); }
double _Complex csin(double _Complex z) { return turned_back(csinh(turned(z))); }
double _Complex ccos(double _Complex z) { return ccosh(turned(z)); }
double _Complex ctan(double _Complex z) { return turned_back(ctanh(turned(z))); }
double _Complex casin(double _Complex z) { return turned_back(casinh(turned(z))); }
double _Complex cacos(double _Complex z) { return M_PI_2 - casin(z); }
double _Complex catan(double _Complex z) { return turned_back(catanh(turned(z))); }

#define OTHER(T, s) \
    T creal##s(T _Complex z) { return __real__ z; } \
    T cimag##s(T _Complex z) { return __imag__ z; } \
    T cabs##s(T _Complex z) { return (T)cabs(z); } \
    T carg##s(T _Complex z) { return (T)carg(z); } \
    T _Complex conj##s(T _Complex z) { return ~z; } \
    T _Complex cproj##s(T _Complex z) { return (T _Complex)cproj(z); } \
    T _Complex cexp##s(T _Complex z) { return (T _Complex)cexp(z); } \
    T _Complex clog##s(T _Complex z) { return (T _Complex)clog(z); } \
    T _Complex cpow##s(T _Complex x, T _Complex y) { return (T _Complex)cpow(x, y); } \
    T _Complex csqrt##s(T _Complex z) { return (T _Complex)csqrt(z); } \
    T _Complex csin##s(T _Complex z) { return (T _Complex)csin(z); } \
    T _Complex ccos##s(T _Complex z) { return (T _Complex)ccos(z); } \
    T _Complex ctan##s(T _Complex z) { return (T _Complex)ctan(z); } \
    T _Complex csinh##s(T _Complex z) { return (T _Complex)csinh(z); } \
    T _Complex ccosh##s(T _Complex z) { return (T _Complex)ccosh(z); } \
    T _Complex ctanh##s(T _Complex z) { return (T _Complex)ctanh(z); } \
    T _Complex casin##s(T _Complex z) { return (T _Complex)casin(z); } \
    T _Complex cacos##s(T _Complex z) { return (T _Complex)cacos(z); } \
    T _Complex catan##s(T _Complex z) { return (T _Complex)catan(z); } \
    T _Complex casinh##s(T _Complex z) { return (T _Complex)casinh(z); } \
    T _Complex cacosh##s(T _Complex z) { return (T _Complex)cacosh(z); } \
    T _Complex catanh##s(T _Complex z) { return (T _Complex)catanh(z); }
OTHER(float, f)
OTHER(long double, l)
