// covers: complex numbers, variable length arrays, recursion
#include <stdio.h>
#include <complex.h>
#include <math.h>
#include <stdlib.h>
static void fft(double complex *x, int n) {
    if (n < 2)
        return;
    double complex e[n / 2], o[n / 2];
    for (int i = 0; i < n / 2; i++) {
        e[i] = x[2 * i];
        o[i] = x[2 * i + 1];
    }
    fft(e, n / 2);
    fft(o, n / 2);
    for (int k = 0; k < n / 2; k++) {
        double complex t = cexp(-2 * I * M_PI * k / n) * o[k];
        x[k] = e[k] + t;
        x[k + n / 2] = e[k] - t;
    }
}
int main() {
    double complex z = 3 + 4 * I, w = conj(z);
    printf("%.2f %.2f %.2f %.4f\n", creal(z), cimag(z), cabs(z), carg(z));
    printf("%.2f%+.2fi\n", creal(z * w), cimag(z * w));
    z /= 1 + I;
    printf("%.2f%+.2fi\n", creal(z), cimag(z));
    z += 2;
    z *= I;
    printf("%.2f%+.2fi %d\n", creal(z), cimag(z), z == w);
    double complex x[8] = {1, 1, 1, 1};
    fft(x, 8);
    for (int i = 0; i < 8; i++)
        printf("(%.4f, %.4f)\n", creal(x[i]), cimag(x[i]));
    double complex s = csqrt(-1), p = cpow(1 + I, 2);
    printf("%.3f %.3f %.3f %.3f\n", creal(s), cimag(s), creal(p), cimag(p));
    float complex f = 1.5f + 2.0f * I;
    printf("%.2f %.2f %zu %zu\n", crealf(f), cimagf(f), sizeof f, sizeof z);
    complex double c = CMPLX(0, 0);
    int n = 0;
    for (; n < 50 && cabs(c) < 2; n++)
        c = c * c + (0.3 + 0.5 * I);
    printf("%d\n", n);
    double complex q = -z;
    q = ~q;
    printf("%g %g\n", __real__ q, __imag__ q);
    __real__ q = 7;
    printf("%g\n", creal(q));
    if (q)
        puts("nonzero");
    double a = 1, b = 2, cc = 5;
    double complex d = csqrt(b * b - 4 * a * cc), r1 = (-b + d) / (2 * a), r2 = (-b - d) / (2 * a);
    printf("%.2f%+.2fi, %.2f%+.2fi\n", creal(r1), cimag(r1), creal(r2), cimag(r2));
    double r = (double)r1;
    printf("%g\n", r);
    return 0;
}
