// covers: mathematics
#include <stdio.h>
#include <math.h>

int main(void) {
    double angles[] = {0, 0.5, 1, 2, -3};
    for (int i = 0; i < 5; i++) printf("%.6f %.6f %.6f %.6f\n", sin(angles[i]), cos(angles[i]), atan(angles[i]), tanh(angles[i]));
    printf("%.6f %.6f %.6f\n", asin(0.5), acos(0.5), atan2(-1, -1));
    printf("%g %g %g %g\n", fmod(-7, 3), remainder(-7, 3), fdim(5, 3), fma(2, 3, 4));
    printf("%.6f %.6f %.6f\n", log1p(1e-3), expm1(1e-3), log2(10));
    printf("%g %g %g\n", ldexp(0.75, 4), nextafter(1, 2) - 1, cbrt(-8));
    printf("%d %d %d\n", fpclassify(0.0) == FP_ZERO, fpclassify(1.0) == FP_NORMAL, isinf(-INFINITY) != 0);
    volatile double small = 0.17;
    printf("%d %d %d %.17g %.17g\n", isinf(-INFINITY), isinf(INFINITY), isinf(1.0), log10(small), log10(small * 9));
    printf("%.4f %.4f\n", M_PI, hypot(5, 12));
    return 0;
}
