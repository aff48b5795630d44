// covers: complex numbers
#include <complex.h>
#include <stdio.h>
#include <tgmath.h>
struct osc {
    double complex state;
    float complex gain;
    int n;
};
static double complex poly(const double complex *c, int n, double complex z) {
    double complex r = 0;
    for (int i = n - 1; i >= 0; i--)
        r = r * z + c[i];
    return r;
}
static void show(const char *w, double complex z) {
    printf("%-8s %.6f %+.6fi |%.6f| %.6f\n", w, creal(z), cimag(z), cabs(z), carg(z));
}
static double complex table[3] = {1, 2 * I, 3 + 4 * I};
double complex glob = 1.5 - 2.5 * I;
int main(void) {
    struct osc o = {.state = 1, .gain = 0.5f + 0.5f * I, .n = 3};
    for (int i = 0; i < o.n; i++) {
        o.state *= cexp(I * M_PI / 6);
        o.state += 0.1;
        o.state -= 0.05 * I;
        o.state /= 1.01;
    }
    show("state", o.state);
    show("gain", o.gain * o.gain);
    show("glob", glob);
    show("poly", poly(table, 3, 0.5 * I));
    show("sin", csin(1 + I));
    show("cos", ccos(1 + I));
    show("tan", ctan(0.5 + 0.5 * I));
    show("sinh", csinh(1 - I));
    show("cosh", ccosh(1 - I));
    show("tanh", ctanh(0.3 * I + 1));
    show("asin", casin(0.5 + 0.2 * I));
    show("acos", cacos(0.5 + 0.2 * I));
    show("atan", catan(0.5 + 0.2 * I));
    show("asinh", casinh(0.5 + I));
    show("acosh", cacosh(2 + I));
    show("atanh", catanh(0.25 + 0.5 * I));
    show("log", clog(-1));
    show("pow", cpow(2 + I, 3));
    show("sqrt", csqrt(-3 - 4 * I));
    show("proj", cproj(3 + I));
    double complex *p = table;
    show("p", p[0] + p[1]);
    p++;
    p[0] *= 2;
    show("p0", p[0]);
    (*p)++;
    show("p0", *p);
    double complex old = (*p)++;
    show("old", old);
    show("new", *p);
    double complex roots[4];
    for (int k = 0; k < 4; k++) {
        roots[k] = cpow(-16, 0.25) * cexp(2 * M_PI * I * k / 4);
        show("root", roots[k]);
    }
    printf("%d %d %d %zu %zu %zu\n", roots[0] == roots[1], roots[0] != roots[1], !table[0],
           sizeof(float complex), sizeof(double _Complex), sizeof(long double complex));
    double complex z = 3;
    z = z ? z * conj(z) : 0;
    show("z", z);
    int n = (int)z;
    float f = z;
    printf("%d %g\n", n, f);
    double x = creal(z) > 2 ? 1 : 2;
    show("cond", x > 1 ? 2.0 : z);
    printf("%.2f\n", cabs((1 + 2 * I) / (3 - 4 * I)));
    float complex fc = 1.0f / 3;
    printf("%.9f %.9f\n", crealf(fc * fc), cimagf(fc));
    printf("%.3f\n", (double)cabsf(CMPLXF(3, 4)));
    printf("%s\n", _Generic(z, double complex: "dc", default: "?"));
    double complex arr[2][2] = {{1, I}, {-I, 1}};
    double complex det = arr[0][0] * arr[1][1] - arr[0][1] * arr[1][0];
    show("det", det);
    show("neg", -z);
    show("conj", ~(1 + 2 * I));
    show("sub", 1 - (2 + 3 * I));
    show("subr", (2 + 3 * I) - 1);
    show("divr", (2 + 4 * I) / 2);
    show("rdiv", 2 / (1 + I));
    show("i", 2.5i * 2.5i);
    return 0;
}
