// covers: structs, functions
#include <stdio.h>
#include <stdlib.h>

typedef struct { long n, d; } fraction;
static long gcd(long a, long b) { return b ? gcd(b, a % b) : labs(a); }
static fraction make(long n, long d) {
    if (d < 0) n = -n, d = -d;
    long g = gcd(n, d);
    return (fraction){n / g, d / g};
}
static fraction add(fraction a, fraction b) { return make(a.n * b.d + b.n * a.d, a.d * b.d); }
static fraction mul(fraction a, fraction b) { return make(a.n * b.n, a.d * b.d); }
static int less(fraction a, fraction b) { return a.n * b.d < b.n * a.d; }
static void show(fraction f) { if (f.d == 1) printf("%ld ", f.n); else printf("%ld/%ld ", f.n, f.d); }
int main(void) {
    fraction sum = {0, 1};
    for (int i = 1; i <= 6; i++) { sum = add(sum, make(1, i)); show(sum); }
    printf("\n");
    show(mul(make(2, 3), make(-3, 4)));
    show(make(4, -8));
    printf("%d %d\n", less(make(1, 3), make(1, 2)), less(make(1, 2), make(2, 4)));
    return 0;
}
