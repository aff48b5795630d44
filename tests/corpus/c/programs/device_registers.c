// covers: bit fields, unions, integer types, packed layouts
#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <limits.h>
#include <inttypes.h>
typedef union {
    uint32_t word;
    struct {
        uint32_t en : 1;
        uint32_t mode : 3;
        uint32_t : 4;
        uint32_t div : 8;
        int32_t off : 6;
        uint32_t rest : 10;
    };
    uint8_t b[4];
} reg_t;
typedef struct __attribute__((packed)) {
    uint8_t ver;
    uint16_t len;
    uint32_t seq;
    uint8_t crc;
} hdr;
struct flags {
    unsigned a : 1, b : 2, : 0, c : 3;
    signed d : 4;
    _Bool e : 1;
};
volatile uint32_t PORTA, DDRA;
#define BIT(n) (1u << (n))
#define SET(r, m) ((r) |= (m))
#define CLR(r, m) ((r) &= ~(m))
#define TOG(r, m) ((r) ^= (m))
static uint8_t rev8(uint8_t b) {
    b = (b & 0xF0) >> 4 | (b & 0x0F) << 4;
    b = (b & 0xCC) >> 2 | (b & 0x33) << 2;
    b = (b & 0xAA) >> 1 | (b & 0x55) << 1;
    return b;
}
static uint16_t crc16(const uint8_t *p, size_t n) {
    uint16_t c = 0xFFFF;
    while (n--) {
        c ^= *p++ << 8;
        for (int i = 0; i < 8; i++)
            c = c & 0x8000 ? c << 1 ^ 0x1021 : c << 1;
    }
    return c;
}
static uint32_t lfsr(uint32_t *s) {
    uint32_t b = *s & 1;
    *s >>= 1;
    if (b)
        *s ^= 0xB4BCD35C;
    return *s;
}
static uint32_t bswap(uint32_t x) { return x >> 24 | (x >> 8 & 0xFF00) | (x << 8 & 0xFF0000) | x << 24; }
static void bin(uint32_t v, int n) {
    for (int i = n - 1; i >= 0; i--) {
        putchar('0' + (v >> i & 1));
        if (i % 4 == 0 && i)
            putchar('_');
    }
}
static int32_t sext(uint32_t v, int bits) {
    uint32_t m = 1u << (bits - 1);
    return (int32_t)((v ^ m) - m);
}
static unsigned isqrt(unsigned n) {
    unsigned r = 0, b = 1u << 30;
    while (b > n)
        b >>= 2;
    while (b) {
        if (n >= r + b) {
            n -= r + b;
            r = (r >> 1) + b;
        } else
            r >>= 1;
        b >>= 2;
    }
    return r;
}
int main() {
    reg_t r = {0};
    r.en = 1;
    r.mode = 5;
    r.div = 200;
    r.off = -3;
    printf("%08" PRIx32 " %d %d %u %d\n", r.word, r.en, r.mode, r.div, r.off);
    for (int i = 0; i < 4; i++)
        printf("%02x ", r.b[i]);
    puts("");
    r.word = 0xFFFFFFFF;
    r.mode = 0;
    r.off = 31;
    r.off++;
    printf("%08x %d\n", r.word, r.off);
    hdr h = {1, 0x1234, 0xdeadbeef, 0xAA};
    uint8_t raw[sizeof h];
    memcpy(raw, &h, sizeof h);
    printf("%zu:", sizeof h);
    for (size_t i = 0; i < sizeof raw; i++)
        printf(" %02X", raw[i]);
    puts("");
    struct flags f = {1, 3, 5, -8, 1};
    f.a++;
    f.b += 2;
    f.d--;
    printf("%d %d %d %d %d %zu\n", f.a, f.b, f.c, f.d, f.e, sizeof f);
    SET(DDRA, BIT(3) | BIT(7));
    CLR(DDRA, BIT(3));
    TOG(PORTA, 0xF0F0);
    printf("%x %x\n", DDRA, PORTA);
    printf("%02x %04x\n", rev8(0x2D), crc16((const uint8_t *)"123456789", 9));
    uint32_t s = 0xACE1;
    for (int i = 0; i < 5; i++)
        printf("%08x ", lfsr(&s));
    puts("");
    printf("%08x ", bswap(0x11223344));
    bin(0xA5, 8);
    putchar('\n');
    printf("%d %d %u\n", sext(0xF, 4), sext(0x7F, 8), isqrt(1000000));
    printf("%d %d %d %d\n", __builtin_popcount(0xFF0F), __builtin_clz(1), __builtin_ctz(8),
           __builtin_parity(7));
    printf("%d %u %ld\n", INT_MAX, UINT_MAX, LONG_MIN);
    printf("%d %d\n", (int8_t)200, (uint8_t)-1);
    printf("%d\n", -7 >> 1);
    printf("%u\n", -7u >> 1);
    printf("%d %d\n", -7 / 2, -7 % 2);
    uint8_t a = 250, b = 10;
    uint8_t c8 = a + b;
    int c = a + b;
    printf("%d %d %d\n", c8, c, (uint8_t)(a + b) == a + b);
    uint16_t u = 65535;
    printf("%d\n", u);
    int64_t big = INT64_C(1) << 40;
    printf("%" PRId64 " %#" PRIx64 " %20" PRIi64 "|\n", big, (uint64_t)big, -big);
    float fl = -0.15625f;
    uint32_t fb;
    memcpy(&fb, &fl, 4);
    printf("%08x s%u e%d m%06x\n", fb, fb >> 31, (int)(fb >> 23 & 255) - 127, fb & 0x7fffff);
    unsigned char gray[8];
    for (int i = 0; i < 8; i++) {
        gray[i] = i ^ i >> 1;
        bin(gray[i], 3);
        putchar(' ');
    }
    puts("");
    return 0;
}
