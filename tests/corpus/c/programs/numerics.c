// covers: mathematics, structs, arrays of arrays, floating point
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
typedef float vec3[3];
typedef struct {
    double m[4][4];
} mat;
static mat ident(void) {
    mat r = {{{0}}};
    for (int i = 0; i < 4; i++)
        r.m[i][i] = 1;
    return r;
}
static mat mul(mat a, mat b) {
    mat r;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            double s = 0;
            for (int k = 0; k < 4; k++)
                s += a.m[i][k] * b.m[k][j];
            r.m[i][j] = s;
        }
    return r;
}
static mat rotz(double t) {
    mat r = ident();
    r.m[0][0] = r.m[1][1] = cos(t);
    r.m[0][1] = -(r.m[1][0] = sin(t));
    return r;
}
static float dot(const vec3 a, const vec3 b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
static void cross(const vec3 a, const vec3 b, vec3 o) {
    o[0] = a[1] * b[2] - a[2] * b[1];
    o[1] = a[2] * b[0] - a[0] * b[2];
    o[2] = a[0] * b[1] - a[1] * b[0];
}
struct stats {
    double mean, sd, min, max;
};
static struct stats st(const double *x, int n) {
    struct stats s = {.min = INFINITY, .max = -INFINITY};
    double m = 0, q = 0;
    for (int i = 0; i < n; i++) {
        double d = x[i] - m;
        m += d / (i + 1);
        q += d * (x[i] - m);
        s.min = fmin(s.min, x[i]);
        s.max = fmax(s.max, x[i]);
    }
    s.mean = m;
    s.sd = sqrt(q / (n - 1));
    return s;
}
static double newton(double (*f)(double), double (*d)(double), double x) {
    for (int i = 0; i < 50; i++) {
        double n = x - f(x) / d(x);
        if (fabs(n - x) < 1e-12)
            return n;
        x = n;
    }
    return x;
}
static double f(double x) { return x * x * x - 2 * x - 5; }
static double df(double x) { return 3 * x * x - 2; }
static void rk4(double (*f)(double, double), double y, double t0, double t1, int n) {
    double h = (t1 - t0) / n, t = t0;
    for (int i = 0; i < n; i++) {
        double a = f(t, y), b = f(t + h / 2, y + h / 2 * a), c = f(t + h / 2, y + h / 2 * b),
               d = f(t + h, y + h * c);
        y += h / 6 * (a + 2 * b + 2 * c + d);
        t += h;
    }
    printf("%.10f\n", y);
}
static double ode(double t, double y) { return y - t * t + 1; }
static unsigned mt[624];
static int mi = 625;
static void sr(unsigned s) {
    mt[0] = s;
    for (int i = 1; i < 624; i++)
        mt[i] = 1812433253u * (mt[i - 1] ^ mt[i - 1] >> 30) + i;
    mi = 624;
}
static unsigned rnd(void) {
    if (mi >= 624) {
        for (int i = 0; i < 624; i++) {
            unsigned y = (mt[i] & 0x80000000u) | (mt[(i + 1) % 624] & 0x7fffffff);
            mt[i] = mt[(i + 397) % 624] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
        }
        mi = 0;
    }
    unsigned y = mt[mi++];
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    return y ^ y >> 18;
}
int main() {
    mat r = ident();
    for (int i = 0; i < 8; i++)
        r = mul(r, rotz(M_PI / 16));
    for (int i = 0; i < 2; i++)
        printf("%.6f %.6f\n", r.m[i][0], r.m[i][1]);
    vec3 a = {1, 2, 3}, b = {4, 5, 6}, c;
    cross(a, b, c);
    printf("%g %g %g %g\n", dot(a, b), c[0], c[1], c[2]);
    double x[] = {2, 4, 4, 4, 5, 5, 7, 9};
    struct stats s = st(x, 8);
    printf("%.3f %.4f %g %g\n", s.mean, s.sd, s.min, s.max);
    printf("%.12f\n", newton(f, df, 2));
    rk4(ode, 0.5, 0, 2, 10);
    sr(5489);
    for (int i = 0; i < 999; i++)
        rnd();
    printf("%u\n", rnd());
    long double ld = 1.0L / 3;
    printf("%.5Lf\n", ld);
    float fl = 16777216.0f;
    printf("%.1f %d\n", fl + 1, (fl + 1) == fl);
    double acc = 0;
    for (int i = 0; i < 10; i++)
        acc += 0.1;
    printf("%.17g %d\n", acc, acc == 1.0);
    printf("%d %d\n", (int)floor(-2.5), (int)-2.5);
    printf("%.3e %.3E %g\n", 123456.789, 0.000123, 1e-5);
    printf("%5.1f|%-8.3f|%+.2f|%08.2f\n", 3.14159, 2.71828, 1.0, -3.5);
    int pi = 0;
    for (int i = 0; i < 2000; i++) {
        double p = (rnd() >> 8) / 16777216.0, q = (rnd() >> 8) / 16777216.0;
        pi += p * p + q * q < 1;
    }
    printf("%.3f\n", 4.0 * pi / 2000);
    return 0;
}
