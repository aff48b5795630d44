// covers: casts, floating point, integer types
#include <stdio.h>
#include <stdint.h>

int main(void) {
    double d = 3.99, negative = -3.99;
    printf("%d %d %u %ld\n", (int)d, (int)negative, (unsigned)d, (long)1e15);
    float f = 1.1f;
    printf("%.8f %.8f %d\n", f, (double)f * f, f * f == 1.1 * 1.1);
    printf("%f %f\n", (float)16777217, (double)16777217);
    long l = 0x123456789;
    printf("%d %hd %hhd\n", (int)l, (short)l, (signed char)l);
    unsigned char c = (unsigned char)-1;
    signed char sc = (signed char)c;
    printf("%d %d %d\n", c, sc, (char)c == sc);
    printf("%u %lu\n", (unsigned)-1, (unsigned long)-1);
    printf("%lu\n", (unsigned long)(unsigned)-1);
    printf("%ld\n", (long)(int)0x80000000);
    printf("%d\n", (int)(char)0x1ff);
    int i = 7;
    double half = i / 2, exact = i / 2.0;
    printf("%g %g %g\n", half, exact, (double)i / 2);
    printf("%g\n", 0.1 + 0.2 == 0.3 ? 1.0 : 0.0);
    long long big = 9007199254740993;
    printf("%lld %.0f\n", big, (double)big);
    float inf = 1e38f * 10;
    printf("%f %f\n", inf, -inf);
    uint64_t u = 1ull << 63;
    printf("%.0f %.0f\n", (double)u, (double)(int64_t)u);
    _Bool b = 'x' - 'x', n = -0.5;
    printf("%d %d %d\n", b, n, (_Bool)&i);
    i += 2.7;
    i -= 0.5;
    i *= 1.5f;
    printf("%d\n", i);
    short s = 1;
    s += 70000;
    printf("%d\n", s);
    char x = 'a';
    x += 1.9;
    printf("%c\n", x);
    unsigned short us = -1;
    us >>= 4;
    printf("%d %d\n", us, us << 8);
    int shifted = 1 << 4 + 1;
    printf("%d %d\n", shifted, -17 >> 2);
    printf("%d %d %d\n", 10 == 10.0, 'a' == 97, 1u > -1);
    return 0;
}
