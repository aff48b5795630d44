/* What the functions of mathematics say in errno, and the signs of what is not a number. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define TRY(expression)                                                          \
    do {                                                                         \
        errno = 0;                                                               \
        volatile double result = (expression);                                   \
        printf("%-16s %9g %s\n", #expression, result, errno ? strerror(errno) : ""); \
    } while (0)

int main(void) {
    volatile double zero = 0, one = 1, two = 2, big = 1e308, inf = INFINITY, none = NAN;
    printf("%d %d %d\n", math_errhandling & MATH_ERRNO, HUGE_VAL == inf, isinf(-HUGE_VAL) != 0);
    printf("%f %f %f %f\n", none, -none, zero / zero, fabs(zero / zero));
    TRY(sqrt(-one));
    TRY(sqrt(inf));
    TRY(sqrt(none));
    TRY(log(zero));
    TRY(log(-one));
    TRY(log10(zero));
    TRY(log2(-two));
    TRY(log1p(-one));
    TRY(pow(10, 400 * one));
    TRY(pow(-8, one / 3));
    TRY(pow(zero, -one));
    TRY(pow(10, -400 * one));
    TRY(pow(inf, two));
    TRY(pow(zero, two));
    TRY(exp(1000 * one));
    TRY(exp(-1000 * one));
    TRY(exp(-inf));
    TRY(exp2(2000 * one));
    TRY(expm1(1000 * one));
    TRY(fmod(one, zero));
    TRY(fmod(inf, one));
    TRY(fmod(one, inf));
    TRY(remainder(one, zero));
    TRY(acosh(one / 2));
    TRY(atanh(one));
    TRY(atanh(two));
    TRY(cosh(1000 * one));
    TRY(sinh(-1000 * one));
    TRY(sin(inf));
    TRY(cos(inf));
    TRY(tan(-inf));
    TRY(tgamma(zero));
    TRY(tgamma(200 * one));
    TRY(lgamma(-one));
    TRY(hypot(big * 1.5, big * 1.5));
    TRY(ldexp(one, 2000));
    TRY(ldexp(one, -2000));
    TRY(ldexp(zero, -2000));
    TRY(cbrt(-8 * one));
    TRY(atan2(zero, zero));
    TRY(fma(big, 10, one));
    TRY(ceil(inf));
    return 0;
}
