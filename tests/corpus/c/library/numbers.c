// covers: number conversion, random numbers, limits, mathematics
#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
#include <inttypes.h>
#include <math.h>
#include <limits.h>
#include <errno.h>

int main(void) {
    printf("%d %d %d\n", atoi("42"), atoi("  -7x"), atoi("none"));
    char *end;
    long l = strtol("0x1Fz", &end, 0);
    printf("%ld %s %ld %ld\n", l, end, strtol("777", NULL, 8), strtol("-101", NULL, 2));
    errno = 0;
    l = strtol("99999999999999999999", NULL, 10);
    printf("%d %d\n", l == LONG_MAX, errno == ERANGE);
    printf("%g %g\n", strtod("3.5e2abc", &end), atof("-0.25"));
    printf("%s %lu\n", end, strtoul("4294967296", NULL, 10));
    srand(42);
    int a = rand(), b = rand();
    srand(42);
    printf("%d %d\n", a == rand(), b == rand());
    printf("%.6f %.6f %.6f\n", sqrt(2), pow(2, 0.5), cbrt(27));
    printf("%.6f %.6f %.6f\n", sin(1), cos(1), atan2(1, -1));
    printf("%g %g %g %g\n", floor(-2.5), ceil(-2.5), round(-2.5), trunc(-2.5));
    printf("%g %g %g\n", fmod(7, 3), fabs(-1.5), hypot(3, 4));
    printf("%.6f %.6f %.6f\n", exp(1), log(10), log10(1000));
    double whole, part = modf(3.75, &whole);
    int exponent;
    double mantissa = frexp(48, &exponent);
    printf("%g %g %g %d\n", whole, part, mantissa, exponent);
    printf("%d %d %d\n", isnan(NAN) != 0, isinf(INFINITY) != 0, signbit(-1.0) != 0);
    int64_t big = INT64_MAX;
    uint8_t small = UINT8_MAX;
    printf("%" PRId64 " %" PRIu8 " %d\n", big, small, abs(-5));
    div_t d = div(17, 5);
    printf("%d %d\n", d.quot, d.rem);
    return 0;
}
