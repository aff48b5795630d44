/* What the machine's own functions do not give directly. */
#include <math.h>
#include <string.h>

int __classify(double x) {
    if (x != x)
        return FP_NAN;
    double size = fabs(x);
    if (size == HUGE_VAL)
        return FP_INFINITE;
    if (size == 0)
        return FP_ZERO;
    return size < 2.2250738585072014e-308 ? FP_SUBNORMAL : FP_NORMAL;
}

int __infinite(double x) { return __classify(x) != FP_INFINITE ? 0 : x > 0 ? 1 : -1; }

int __signbit(double x) { return copysign(1.0, x) < 0; }

double frexp(double x, int *exponent) {
    *exponent = __exponent(x);
    return __mantissa(x);
}

double modf(double x, double *whole) {
    *whole = trunc(x);
    if (isinf(x))
        return copysign(0.0, x);
    return copysign(x - *whole, x);
}

double logb(double x) {
    if (x == 0)
        return -HUGE_VAL;
    return isfinite(x) ? __exponent(x) - 1 : x * x;
}

int ilogb(double x) {
    if (x == 0 || isnan(x))
        return FP_ILOGB0;
    return isinf(x) ? 2147483647 : __exponent(x) - 1;
}

long lround(double x) { return (long)round(x); }
long long llround(double x) { return (long long)round(x); }
long lrint(double x) { return (long)rint(x); }
long long llrint(double x) { return (long long)rint(x); }
double nan(const char *text) { return NAN; }
double scalbln(double x, long n) { return scalbn(x, n > 100000 ? 100000 : n < -100000 ? -100000 : (int)n); }
double nexttoward(double x, long double y) { return nextafter(x, y); }

double remquo(double x, double y, int *quotient) {
    double rest = remainder(x, y);
    double whole = rint((x - rest) / y);
    *quotient = (int)fmod(whole, 8);
    return rest;
}

int fegetround(void) { return 0; }
int fesetround(int mode) { return mode != 0; }

float acosf(float x) { return (float)acos(x); }
float acoshf(float x) { return (float)acosh(x); }
float asinf(float x) { return (float)asin(x); }
float asinhf(float x) { return (float)asinh(x); }
float atanf(float x) { return (float)atan(x); }
float atanhf(float x) { return (float)atanh(x); }
float cbrtf(float x) { return (float)cbrt(x); }
float ceilf(float x) { return (float)ceil(x); }
float cosf(float x) { return (float)cos(x); }
float coshf(float x) { return (float)cosh(x); }
float erff(float x) { return (float)erf(x); }
float erfcf(float x) { return (float)erfc(x); }
float expf(float x) { return (float)exp(x); }
float exp2f(float x) { return (float)exp2(x); }
float expm1f(float x) { return (float)expm1(x); }
float fabsf(float x) { return (float)fabs(x); }
float floorf(float x) { return (float)floor(x); }
float lgammaf(float x) { return (float)lgamma(x); }
float logf(float x) { return (float)log(x); }
float log10f(float x) { return (float)log10(x); }
float log1pf(float x) { return (float)log1p(x); }
float log2f(float x) { return (float)log2(x); }
float logbf(float x) { return (float)logb(x); }
float nearbyintf(float x) { return (float)nearbyint(x); }
float rintf(float x) { return (float)rint(x); }
float roundf(float x) { return (float)round(x); }
float sinf(float x) { return (float)sin(x); }
float sinhf(float x) { return (float)sinh(x); }
float sqrtf(float x) { return (float)sqrt(x); }
float tanf(float x) { return (float)tan(x); }
float tanhf(float x) { return (float)tanh(x); }
float tgammaf(float x) { return (float)tgamma(x); }
float truncf(float x) { return (float)trunc(x); }
float atan2f(float x, float y) { return (float)atan2(x, y); }
float copysignf(float x, float y) { return (float)copysign(x, y); }
float fdimf(float x, float y) { return (float)fdim(x, y); }
float fmaxf(float x, float y) { return (float)fmax(x, y); }
float fminf(float x, float y) { return (float)fmin(x, y); }
float fmodf(float x, float y) { return (float)fmod(x, y); }
float hypotf(float x, float y) { return (float)hypot(x, y); }

float nextafterf(float x, float y) {
    union {
        float number;
        unsigned bits;
    } step = {x};
    if (x != x || y != y)
        return x + y;
    if (x == y)
        return y;
    if (x == 0)
        step.bits = y < 0 ? 0x80000001u : 1;
    else
        step.bits += (x < y) == (x > 0) ? 1 : 0xffffffffu;
    return step.number;
}

float powf(float x, float y) { return (float)pow(x, y); }
float remainderf(float x, float y) { return (float)remainder(x, y); }
float fmaf(float x, float y, float z) { return (float)fma(x, y, z); }
float ldexpf(float x, int n) { return (float)ldexp(x, n); }
float scalbnf(float x, int n) { return (float)scalbn(x, n); }
float frexpf(float x, int *n) { return (float)frexp(x, n); }
float modff(float x, float *whole) {
    double all, part = modf(x, &all);
    *whole = (float)all;
    return (float)part;
}
int ilogbf(float x) { return ilogb(x); }
long lroundf(float x) { return lround(x); }
long long llroundf(float x) { return llround(x); }
long lrintf(float x) { return lrint(x); }
long long llrintf(float x) { return llrint(x); }
float nanf(const char *text) { return NAN; }
long double acosl(long double x) { return acos(x); }
long double acoshl(long double x) { return acosh(x); }
long double asinl(long double x) { return asin(x); }
long double asinhl(long double x) { return asinh(x); }
long double atanl(long double x) { return atan(x); }
long double atanhl(long double x) { return atanh(x); }
long double cbrtl(long double x) { return cbrt(x); }
long double ceill(long double x) { return ceil(x); }
long double cosl(long double x) { return cos(x); }
long double coshl(long double x) { return cosh(x); }
long double erfl(long double x) { return erf(x); }
long double erfcl(long double x) { return erfc(x); }
long double expl(long double x) { return exp(x); }
long double exp2l(long double x) { return exp2(x); }
long double expm1l(long double x) { return expm1(x); }
long double fabsl(long double x) { return fabs(x); }
long double floorl(long double x) { return floor(x); }
long double lgammal(long double x) { return lgamma(x); }
long double logl(long double x) { return log(x); }
long double log10l(long double x) { return log10(x); }
long double log1pl(long double x) { return log1p(x); }
long double log2l(long double x) { return log2(x); }
long double logbl(long double x) { return logb(x); }
long double nearbyintl(long double x) { return nearbyint(x); }
long double rintl(long double x) { return rint(x); }
long double roundl(long double x) { return round(x); }
long double sinl(long double x) { return sin(x); }
long double sinhl(long double x) { return sinh(x); }
long double sqrtl(long double x) { return sqrt(x); }
long double tanl(long double x) { return tan(x); }
long double tanhl(long double x) { return tanh(x); }
long double tgammal(long double x) { return tgamma(x); }
long double truncl(long double x) { return trunc(x); }
long double atan2l(long double x, long double y) { return atan2(x, y); }
long double copysignl(long double x, long double y) { return copysign(x, y); }
long double fdiml(long double x, long double y) { return fdim(x, y); }
long double fmaxl(long double x, long double y) { return fmax(x, y); }
long double fminl(long double x, long double y) { return fmin(x, y); }
long double fmodl(long double x, long double y) { return fmod(x, y); }
long double hypotl(long double x, long double y) { return hypot(x, y); }
long double nextafterl(long double x, long double y) { return nextafter(x, y); }
long double powl(long double x, long double y) { return pow(x, y); }
long double remainderl(long double x, long double y) { return remainder(x, y); }
long double fmal(long double x, long double y, long double z) { return fma(x, y, z); }
long double ldexpl(long double x, int n) { return ldexp(x, n); }
long double scalbnl(long double x, int n) { return scalbn(x, n); }
long double frexpl(long double x, int *n) { return frexp(x, n); }
long double modfl(long double x, long double *whole) {
    double all, part = modf(x, &all);
    *whole = all;
    return part;
}
int ilogbl(long double x) { return ilogb(x); }
long lroundl(long double x) { return lround(x); }
long long llroundl(long double x) { return llround(x); }
long lrintl(long double x) { return lrint(x); }
long long llrintl(long double x) { return llrint(x); }
long double nanl(const char *text) { return NAN; }
