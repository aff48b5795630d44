/* Mathematics. */
__from(math);
typedef double double_t;
typedef float float_t;
#define HUGE_VAL (1e308 * 10)
#define INFINITY ((float)(1e308 * 10))
#define NAN ((float)fabs((1e308 * 10) - (1e308 * 10)))
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define MATH_ERRNO 1
#define MATH_ERREXCEPT 2
#define math_errhandling (MATH_ERRNO | MATH_ERREXCEPT)
#define FP_NAN 0
#define FP_INFINITE 1
#define FP_ZERO 2
#define FP_SUBNORMAL 3
#define FP_NORMAL 4
int __classify(double);
int __infinite(double);
int __signbit(double);
#define fpclassify(x) __classify(x)
#define isnan(x) (__classify(x) == FP_NAN)
#define isinf(x) __infinite(x)
#define isfinite(x) (__classify(x) > FP_INFINITE)
#define isnormal(x) (__classify(x) == FP_NORMAL)
#define signbit(x) __signbit(x)
double acos(double) __intrinsic(f64_acos);
double acosh(double) __intrinsic(f64_acosh);
double asin(double) __intrinsic(f64_asin);
double asinh(double) __intrinsic(f64_asinh);
double atan(double) __intrinsic(f64_atan);
double atan2(double, double) __intrinsic(f64_atan2);
double atanh(double) __intrinsic(f64_atanh);
double cbrt(double) __intrinsic(f64_cbrt);
double ceil(double) __intrinsic(f64_ceil);
double copysign(double, double) __intrinsic(f64_copysign);
double cos(double) __intrinsic(f64_cos);
double cosh(double) __intrinsic(f64_cosh);
double erf(double) __intrinsic(f64_erf);
double erfc(double) __intrinsic(f64_erfc);
double exp(double) __intrinsic(f64_exp);
double exp2(double) __intrinsic(f64_exp2);
double expm1(double) __intrinsic(f64_expm1);
double fabs(double) __intrinsic(f64_abs);
double fdim(double, double) __intrinsic(f64_dim);
double floor(double) __intrinsic(f64_floor);
double fma(double, double, double) __intrinsic(f64_fma);
double fmax(double, double) __intrinsic(f64_max);
double fmin(double, double) __intrinsic(f64_min);
double fmod(double, double) __intrinsic(f64_fmod);
double hypot(double, double) __intrinsic(f64_hypot);
double ldexp(double, int) __intrinsic(f64_scale);
double scalbn(double, int) __intrinsic(f64_scale);
double lgamma(double) __intrinsic(f64_lgamma);
double log(double) __intrinsic(f64_log);
double log10(double) __intrinsic(f64_log10);
double log1p(double) __intrinsic(f64_log1p);
double log2(double) __intrinsic(f64_log2);
double nearbyint(double) __intrinsic(f64_rint);
double nextafter(double, double) __intrinsic(f64_nextafter);
double pow(double, double) __intrinsic(f64_pow);
double remainder(double, double) __intrinsic(f64_remainder);
double rint(double) __intrinsic(f64_rint);
double round(double) __intrinsic(f64_round);
double sin(double) __intrinsic(f64_sin);
double sinh(double) __intrinsic(f64_sinh);
double sqrt(double) __intrinsic(f64_sqrt);
double tan(double) __intrinsic(f64_tan);
double tanh(double) __intrinsic(f64_tanh);
double tgamma(double) __intrinsic(f64_tgamma);
double trunc(double) __intrinsic(f64_trunc);
double __mantissa(double) __intrinsic(f64_mantissa);
int __exponent(double) __intrinsic(f64_exponent);
double frexp(double, int *);
double modf(double, double *);
double logb(double);
int ilogb(double);
long lround(double);
long long llround(double);
long lrint(double);
long long llrint(double);
double nan(const char *);
double scalbln(double, long);
double nexttoward(double, long double);
double remquo(double, double, int *);
#define FP_ILOGB0 (-2147483647 - 1)
#define FP_ILOGBNAN (-2147483647 - 1)
#define HUGE_VALF ((float)(1e308 * 10))
#define HUGE_VALL ((long double)(1e308 * 10))
#define MATH_ERRNO 1
#define MATH_ERREXCEPT 2
#define isgreater(x, y) ((x) > (y))
#define isgreaterequal(x, y) ((x) >= (y))
#define isless(x, y) ((x) < (y))
#define islessequal(x, y) ((x) <= (y))
#define islessgreater(x, y) ((x) < (y) || (x) > (y))
#define isunordered(x, y) (isnan(x) || isnan(y))
#define M_2_SQRTPI 1.12837916709551257390
float acosf(float);
float acoshf(float);
float asinf(float);
float asinhf(float);
float atanf(float);
float atanhf(float);
float cbrtf(float);
float ceilf(float);
float cosf(float);
float coshf(float);
float erff(float);
float erfcf(float);
float expf(float);
float exp2f(float);
float expm1f(float);
float fabsf(float);
float floorf(float);
float lgammaf(float);
float logf(float);
float log10f(float);
float log1pf(float);
float log2f(float);
float logbf(float);
float nearbyintf(float);
float rintf(float);
float roundf(float);
float sinf(float);
float sinhf(float);
float sqrtf(float);
float tanf(float);
float tanhf(float);
float tgammaf(float);
float truncf(float);
float atan2f(float, float);
float copysignf(float, float);
float fdimf(float, float);
float fmaxf(float, float);
float fminf(float, float);
float fmodf(float, float);
float hypotf(float, float);
float nextafterf(float, float);
float powf(float, float);
float remainderf(float, float);
float fmaf(float x, float y, float z);
float ldexpf(float x, int n);
float scalbnf(float x, int n);
float frexpf(float x, int *n);
float modff(float x, float *whole);
int ilogbf(float);
long lroundf(float);
long long llroundf(float);
long lrintf(float);
long long llrintf(float);
float nanf(const char *);
long double acosl(long double);
long double acoshl(long double);
long double asinl(long double);
long double asinhl(long double);
long double atanl(long double);
long double atanhl(long double);
long double cbrtl(long double);
long double ceill(long double);
long double cosl(long double);
long double coshl(long double);
long double erfl(long double);
long double erfcl(long double);
long double expl(long double);
long double exp2l(long double);
long double expm1l(long double);
long double fabsl(long double);
long double floorl(long double);
long double lgammal(long double);
long double logl(long double);
long double log10l(long double);
long double log1pl(long double);
long double log2l(long double);
long double logbl(long double);
long double nearbyintl(long double);
long double rintl(long double);
long double roundl(long double);
long double sinl(long double);
long double sinhl(long double);
long double sqrtl(long double);
long double tanl(long double);
long double tanhl(long double);
long double tgammal(long double);
long double truncl(long double);
long double atan2l(long double, long double);
long double copysignl(long double, long double);
long double fdiml(long double, long double);
long double fmaxl(long double, long double);
long double fminl(long double, long double);
long double fmodl(long double, long double);
long double hypotl(long double, long double);
long double nextafterl(long double, long double);
long double powl(long double, long double);
long double remainderl(long double, long double);
long double fmal(long double x, long double y, long double z);
long double ldexpl(long double x, int n);
long double scalbnl(long double x, int n);
long double frexpl(long double x, int *n);
long double modfl(long double x, long double *whole);
int ilogbl(long double);
long lroundl(long double);
long long llroundl(long double);
long lrintl(long double);
long long llrintl(long double);
long double nanl(const char *);
