// covers: floating point, casts
#include <stdio.h>
#include <float.h>

int main(void) {
    float f = 0.1f;
    double d = 0.1;
    printf("%.10f %.20f\n", f, d);
    printf("%d %d\n", f == d, (float)d == f);
    printf("%g %g %e\n", 1e100, 1.0 / 3, 12345.678);
    printf("%f %.0f %5.1f|%-8.2f|\n", 2.5, 2.5, 3.14159, 2.0);
    printf("%d %d %d\n", (int)3.99, (int)-3.99, (int)f);
    printf("%d %g\n", 7 / 2, 7 / 2.0);
    double zero = 0.0;
    printf("%f %f %d\n", 1 / zero, -1 / zero, zero / zero == zero / zero);
    float sum = 0;
    for (int i = 0; i < 10; i++) sum += 0.1f;
    printf("%.9g %d\n", sum, sum == 1.0f);
    printf("%zu %zu %d\n", sizeof f, sizeof d, FLT_DIG);
    unsigned u = (unsigned)3e9;
    printf("%u %lu\n", u, (unsigned long)1e19);
    printf("%a\n", 1.0);
    return 0;
}
