// covers: unsigned arithmetic, integer types
#include <stdio.h>
#include <stdint.h>

static uint32_t fnv(const char *s) {
    uint32_t h = 2166136261u;
    for (; *s; s++) h = (h ^ (uint8_t)*s) * 16777619u;
    return h;
}
static uint32_t lcg(uint32_t *s) { return *s = *s * 1664525u + 1013904223u; }
static int leading(uint64_t x) {
    int n = 0;
    while (n < 64 && !(x & 1ull << (63 - n))) n++;
    return n;
}
int main(void) {
    unsigned a = 3, b = 5;
    printf("%u %u\n", a - b, (a - b) / 2);
    printf("%d\n", (int)(a - b));
    printf("%u %u\n", -1u, ~0u >> 28);
    uint8_t c = 0;
    c--;
    printf("%u\n", c);
    uint16_t d = 65535;
    d += 2;
    printf("%u\n", d);
    printf("%u %u\n", fnv("hello"), fnv(""));
    uint32_t seed = 1;
    for (int i = 0; i < 3; i++) printf("%u ", lcg(&seed) >> 16);
    printf("\n%d %d\n", leading(1), leading(UINT64_MAX));
    uint64_t big = 0x123456789abcdef0;
    printf("%lx %x %x\n", big << 4, (uint32_t)big, (uint16_t)(big >> 48));
    int64_t s = (int64_t)0x8000000000000000;
    printf("%ld %d\n", s, s < 0);
    printf("%lu\n", (uint64_t)-1 / 3);
    printf("%lu %lu\n", 18446744073709551615ul % 10, 10000000000000000000ul / 3);
    printf("%g %g\n", (double)UINT64_MAX, (double)3000000000u);
    unsigned i = 3;
    while (i-- > 0) printf("%u ", i);
    printf("\n");
    return 0;
}
