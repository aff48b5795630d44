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

double logb(double x) { return __exponent(x) - 1; }
int ilogb(double x) { return __exponent(x) - 1; }
long lround(double x) { return (long)round(x); }
long long llround(double x) { return (long long)round(x); }
long lrint(double x) { return (long)rint(x); }
long long llrint(double x) { return (long long)rint(x); }

float acosf(float x) { return (float)acos(x); }
float asinf(float x) { return (float)asin(x); }
float atanf(float x) { return (float)atan(x); }
float atan2f(float y, float x) { return (float)atan2(y, x); }
float cbrtf(float x) { return (float)cbrt(x); }
float ceilf(float x) { return (float)ceil(x); }
float copysignf(float x, float y) { return (float)copysign(x, y); }
float cosf(float x) { return (float)cos(x); }
float expf(float x) { return (float)exp(x); }
float fabsf(float x) { return (float)fabs(x); }
float floorf(float x) { return (float)floor(x); }
float fmaxf(float x, float y) { return (float)fmax(x, y); }
float fminf(float x, float y) { return (float)fmin(x, y); }
float fmodf(float x, float y) { return (float)fmod(x, y); }
float hypotf(float x, float y) { return (float)hypot(x, y); }
float logf(float x) { return (float)log(x); }
float log10f(float x) { return (float)log10(x); }
float log2f(float x) { return (float)log2(x); }
float powf(float x, float y) { return (float)pow(x, y); }
float roundf(float x) { return (float)round(x); }
float sinf(float x) { return (float)sin(x); }
float sqrtf(float x) { return (float)sqrt(x); }
float tanf(float x) { return (float)tan(x); }
float truncf(float x) { return (float)trunc(x); }
long double fabsl(long double x) { return fabs(x); }
long double sqrtl(long double x) { return sqrt(x); }
long double powl(long double x, long double y) { return pow(x, y); }
long double floorl(long double x) { return floor(x); }
long double ceill(long double x) { return ceil(x); }
