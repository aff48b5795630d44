// covers: bit operations, unsigned arithmetic
#include <stdint.h>
#include <stdio.h>

static int population(uint32_t x) {
    int n = 0;
    for (; x; x &= x - 1) n++;
    return n;
}

static uint32_t reverse(uint32_t x) {
    uint32_t r = 0;
    for (int i = 0; i < 32; i++) r = r << 1 | (x >> i & 1);
    return r;
}

static uint32_t rotate(uint32_t x, int n) { return x << n | x >> (32 - n); }

static uint32_t crc(const char *s) {
    uint32_t c = 0xffffffff;
    while (*s) {
        c ^= (unsigned char)*s++;
        for (int i = 0; i < 8; i++) c = c >> 1 ^ (c & 1 ? 0xedb88320 : 0);
    }
    return ~c;
}

static uint64_t xorshift(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

int main(void) {
    printf("%d %08x %08x\n", population(0xf0f01), reverse(1), rotate(0x80000001, 4));
    printf("%08x\n", crc("123456789"));
    uint64_t s = 88172645463325252ULL;
    for (int i = 0; i < 3; i++) printf("%llu\n", (unsigned long long)xorshift(&s));
    uint16_t halves[2] = {0xabcd, 0x1234};
    uint8_t low = (uint8_t)halves[0];
    printf("%x %x\n", low, (halves[1] << 16 | halves[0]) == 0x1234abcd);
    return 0;
}
