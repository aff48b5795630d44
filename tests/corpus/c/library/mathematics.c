/* The whole of math.h: every function, for double, float and long double, at ordinary and at odd places. */
#include <float.h>
#include <math.h>
#include <stdio.h>

#define ONE(name) printf("%-10s %.12g %.12g %.5g %.12g\n", #name, name(0.5), name(-0.25), (double)name##f(0.5f), (double)name##l(0.5L))
#define TWO(name) printf("%-10s %.12g %.12g %.5g %.12g\n", #name, name(7.5, 2.0), name(-7.5, 2.25), (double)name##f(7.5f, 2.0f), (double)name##l(7.5L, 2.0L))

int main(void) {
    ONE(acos); ONE(asin); ONE(atan); ONE(cos); ONE(sin); ONE(tan);
    ONE(cosh); ONE(sinh); ONE(tanh); ONE(asinh); ONE(atanh);
    ONE(exp); ONE(exp2); ONE(expm1); ONE(log1p); ONE(cbrt); ONE(fabs);
    ONE(erf); ONE(erfc); ONE(ceil); ONE(floor); ONE(trunc); ONE(round); ONE(rint); ONE(nearbyint);
    printf("%.12g %.12g %.12g %.12g\n", acosh(1.5), log(10.0), log10(1000.0), log2(10.0));
    printf("%.12g %.12g %.12g %.12g\n", sqrt(2.0), tgamma(5.0), lgamma(10.0), logb(100.0));
    TWO(atan2); TWO(copysign); TWO(fdim); TWO(fmax); TWO(fmin); TWO(fmod); TWO(hypot); TWO(remainder);
    printf("%.12g %.12g %.6g\n", pow(2.0, 0.5), pow(-8.0, 3.0), (double)powf(1.5f, 2.5f));
    printf("%.17g %.17g %.9g\n", nextafter(1.0, 2.0), nextafter(0.0, -1.0), (double)nextafterf(1.0f, 0.0f));
    int exponent, quotient;
    double whole;
    printf("%g", frexp(40.0, &exponent));
    printf(" %d %g", exponent, ldexp(0.625, 6));
    printf(" %g", modf(-3.75, &whole));
    printf(" %g %g", whole, remquo(17.0, 5.0, &quotient));
    printf(" %d %d\n", quotient, ilogb(1000.0));
    printf("%ld %ld %lld %ld\n", lround(2.5), lrint(2.5), llround(-2.5), lrint(3.5));
    printf("%g %g\n", fma(2.0, 3.0, 4.0), scalbn(1.5, 4));
    printf("%d %d %d %d %d\n", isnan(NAN) != 0, isinf(-INFINITY) != 0, isfinite(1.0) != 0, isnormal(DBL_MIN / 2) != 0, signbit(-0.0) != 0);
    printf("%d %d %d\n", fpclassify(0.0) == FP_ZERO, fpclassify(1e-310) == FP_SUBNORMAL, isunordered(1.0, NAN) != 0);
    printf("%g %g %g %g\n", HUGE_VAL, -INFINITY, 1 / HUGE_VAL, fmax(NAN, 3.0));
    printf("%d %d\n", isless(1.0, 2.0), isgreater(NAN, 2.0));
    printf("%.10f %.10f\n", M_PI, M_SQRT2);
    return 0;
}
