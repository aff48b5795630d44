// covers: integer types, integer promotions, unsigned arithmetic
#include <stdio.h>
#include <limits.h>

int main(void) {
    signed char small = 127;
    unsigned char byte = 250;
    short s = -3;
    unsigned short us = 65535;
    unsigned int u = 4000000000u;
    long l = -5L;
    unsigned long ul = ULONG_MAX;
    long long ll = LLONG_MIN;
    small = small + 1;
    byte += 10;
    printf("%d %d %d %d\n", small, byte, s, us);
    printf("%u %ld %lu %lld\n", u + 500000000u, l, ul + 2, ll);
    printf("%d %d %d\n", -7 / 2, -7 % 2, 7 / -2);
    printf("%d %d\n", (int)u, (unsigned char)300);
    printf("%d %d %d\n", -1 < 1u, (short)-1 < (unsigned short)1, l < u);
    printf("%zu %zu %zu %zu %zu\n", sizeof(char), sizeof(short), sizeof 1, sizeof 1L, sizeof(long long));
    printf("%d %d\n", us + 1, (unsigned short)(us + 1));
    printf("%x %X %o\n", 0xBEEF, 0xcafe, 0755);
    printf("%d\n", 'a' + 1);
    printf("%lu\n", 1UL << 63);
    printf("%d %d\n", INT_MAX, INT_MIN);
    return 0;
}
