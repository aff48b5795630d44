// covers: complex numbers, functions, number conversion
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
typedef __uint128_t u128;
typedef __int128_t i128;
static char *str(i128 v, char *end) {
    int neg = v < 0;
    u128 u = neg ? -(u128)v : (u128)v;
    *end = 0;
    do
        *--end = '0' + u % 10;
    while (u /= 10);
    if (neg)
        *--end = '-';
    return end;
}
#define S(v) str(v, (char[48]){0} + 47)
static i128 parse(const char *s) {
    i128 r = 0;
    int neg = *s == '-';
    if (neg)
        s++;
    while (*s)
        r = r * 10 + (*s++ - '0');
    return neg ? -r : r;
}
static u128 gcd(u128 a, u128 b) {
    while (b) {
        u128 t = a % b;
        a = b;
        b = t;
    }
    return a;
}
static uint64_t isqrt(u128 n) {
    u128 lo = 0, hi = ((u128)1 << 64) - 1;
    while (lo < hi) {
        u128 mid = lo + (hi - lo + 1) / 2;
        if (mid <= n / mid)
            lo = mid;
        else
            hi = mid - 1;
    }
    return (uint64_t)lo;
}
struct acc {
    i128 sum;
    u128 prod;
    int n;
};
static uint64_t pcg(u128 *st) {
    *st = *st * (((u128)2549297995355413924ull << 64) + 4865540595714422341ull) +
          (((u128)6364136223846793005ull << 64) + 1442695040888963407ull);
    uint64_t x = (uint64_t)(*st >> 64) ^ (uint64_t)*st;
    unsigned r = *st >> 122;
    return x >> r | x << (-r & 63);
}
int main(void) {
    i128 a = parse("170141183460469231731687303715884105727"), b = parse("-123456789012345678901234567890");
    puts(S(a));
    puts(S(b));
    puts(S(a / b));
    puts(S(a % b));
    puts(S(b / 7));
    puts(S(b % 7));
    puts(S(b >> 3));
    puts(S(b * 3 + 5));
    puts(S(-b));
    puts(S(~b));
    puts(S((b << 2) + 1));
    puts(S(a & b));
    puts(S(a ^ b));
    puts(S((a >> 64) | 1));
    printf("%d %d %d %d %d %d\n", a > b, a < b, a >= a, a <= b, a == a, a != b);
    printf("%d %d\n", b<0, 0> b);
    u128 g = gcd((u128)1 << 100, (u128)3 << 90);
    puts(S(g >> 80));
    printf("%llu\n", (unsigned long long)isqrt((u128)10000000000000000000ull * 1000000007));
    struct acc s = {0};
    s.prod = 1;
    for (int i = 1; i <= 20; i++) {
        s.sum += (i128)i * 1000000000000000000ll;
        s.prod *= i;
        s.n++;
        s.sum--;
        ++s.sum;
        s.prod |= 0;
    }
    puts(S(s.sum));
    puts(S(s.prod));
    u128 st = 42;
    for (int i = 0; i < 5; i++)
        printf("%016llx ", (unsigned long long)pcg(&st));
    puts("");
    double d = (double)a;
    printf("%.6e %.6e %g\n", d, (double)b, (double)(u128)5);
    i128 fd = 1e25;
    puts(S(fd));
    puts(S((i128)-2.9));
    int small = (int)(b % 100);
    unsigned char c = (unsigned char)a;
    printf("%d %d %d\n", small, c, (int)sizeof a);
    i128 arr[3] = {1, -2, 3};
    i128 t = 0;
    for (int i = 0; i < 3; i++)
        t += arr[i];
    puts(S(t));
    t = t ?: 9;
    puts(S(t++));
    puts(S(t--));
    puts(S(t));
    if (t)
        puts("true");
    if (!(t - 2))
        puts("zero");
    uint64_t x = 7;
    x *= (u128)3;
    x += t;
    printf("%lu\n", x);
    long k = 5;
    k <<= (u128)2;
    printf("%ld %g\n", k, a * 1.0);
    const char *e = getenv("NO_SUCH") ?: "default";
    puts(e);
    switch ((int)(a % 3)) {
    case 1:
        puts("one");
        break;
    default:
        puts("other");
    }
    return (int)(a % 7);
}
