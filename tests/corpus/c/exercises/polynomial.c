// covers: variable length arrays, floating point
#include <stdio.h>

static double horner(int n, const double c[n], double x) { double y = 0; while (n--) y = y * x + c[n]; return y; }
static double newton(double (*f)(double), double (*d)(double), double x) {
    for (int i = 0; i < 50; i++) {
        double step = f(x) / d(x);
        x -= step;
        if (step < 1e-12 && step > -1e-12) break;
    }
    return x;
}
static double f(double x) { return x * x * x - 2 * x - 5; }
static double df(double x) { return 3 * x * x - 2; }
static double simpson(double (*f)(double), double a, double b, int n) {
    double h = (b - a) / n, s = f(a) + f(b);
    for (int i = 1; i < n; i++) s += f(a + i * h) * (i % 2 ? 4 : 2);
    return s * h / 3;
}
int main(void) {
    double c[] = {-5, -2, 0, 1};
    printf("%g %g\n", horner(4, c, 2), f(2));
    printf("%.10f\n", newton(f, df, 2));
    printf("%.6f\n", simpson(f, 0, 2, 10));
    return 0;
}
