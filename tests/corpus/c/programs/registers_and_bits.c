#include <stdio.h>
#include <stdint.h>
#include <string.h>
/* embedded-style bit twiddling */
#define BIT(n) (1u << (n))
#define SET(r, m) ((r) |= (m))
#define CLR(r, m) ((r) &= ~(m))
typedef union {
    struct {
        uint8_t b0:1, b1:1, b2:1, b3:1, hi:4;
    } f;
    uint8_t raw;
} reg8;
typedef struct __attribute__((packed)) {
    uint8_t type;
    uint32_t len;
    uint16_t crc;
} header;
typedef struct {
    unsigned sign:1, exp:8, mant:23;
} notused;
static uint32_t crc32(const void *data, size_t n) {
    const uint8_t *p = data;
    uint32_t c = ~0u;
    while (n--) {
        c ^= *p++;
        for (int k = 0; k < 8; k++) c = c & 1 ? (c >> 1) ^ 0xEDB88320u : c >> 1;
    }
    return ~c;
}
static uint16_t crc16(const uint8_t *p, size_t n) {
    uint16_t c = 0xffff;
    while (n--) {
        c ^= (uint16_t)(*p++ << 8);
        for (int i = 0; i < 8; i++) c = c & 0x8000 ? (c << 1) ^ 0x1021 : c << 1;
    }
    return c;
}
static unsigned popcount(uint32_t v) {
    unsigned c;
    for (c = 0; v; c++) v &= v - 1;
    return c;
}
static uint32_t rev(uint32_t x) {
    x = (x >> 16) | (x << 16);
    x = ((x & 0xff00ff00) >> 8) | ((x & 0x00ff00ff) << 8);
    x = ((x & 0xf0f0f0f0) >> 4) | ((x & 0x0f0f0f0f) << 4);
    x = ((x & 0xcccccccc) >> 2) | ((x & 0x33333333) << 2);
    return ((x & 0xaaaaaaaa) >> 1) | ((x & 0x55555555) << 1);
}
static uint32_t rotl(uint32_t x, int r) {
    return (x << r) | (x >> (32 - r));
}
static volatile uint32_t PORT;
struct flags {
    int a:3;
    unsigned b:5;
    signed c:7;
    _Bool d:1;
    long e:40;
};
int main(void) {
    reg8 r = { .raw = 0xA5 };
    printf("%d %d %d %d %d\n", r.f.b0, r.f.b1, r.f.b2, r.f.b3, r.f.hi);
    r.f.hi = 3;
    r.f.b1 = 1;
    printf("%02x\n", r.raw);
    header h = { 1, 0x11223344, 0xBEEF };
    uint8_t bytes[sizeof h];
    memcpy(bytes, &h, sizeof h);
    for (size_t i = 0; i < sizeof bytes; i++) printf("%02x ", bytes[i]);
    printf("(%zu)\n", sizeof h);
    printf("%08x %04x\n", crc32("123456789", 9), crc16((const uint8_t *)"123456789", 9));
    printf("%u %u %08x %08x\n", popcount(0xF0F0), (unsigned)__builtin_popcount(0xFFu), rev(1), rotl(0x80000001, 4));
    SET(PORT, BIT(3) | BIT(7));
    CLR(PORT, BIT(3));
    printf("%08x\n", PORT);
    struct flags f = { -1, 31, -64, 1, -5 };
    printf("%d %u %d %d %ld %zu\n", f.a, f.b, f.c, f.d, (long)f.e, sizeof f);
    f.a = 3;
    f.a++;
    printf("%d\n", f.a);
    f.b += 5;
    printf("%u\n", f.b);
    union {
        float f;
        uint32_t u;
    }
    fu = { 3.14f };
    printf("%08x %u %u %u\n", fu.u, fu.u >> 31, (fu.u >> 23) & 0xff, fu.u & 0x7fffff);
    union {
        uint32_t w;
        uint8_t b[4];
    }
    e = { 0x01020304 };
    printf("%s\n", e.b[0] == 4 ? "little" : "big");
    int8_t sc = (int8_t)0x80;
    printf("%d %d\n", sc, sc >> 2);
    uint8_t uc = 0xff;
    uc++;
    printf("%d %d\n", uc, (uint8_t)~0x0f);
    printf("%d %d %d\n", __builtin_clz(1), __builtin_ctz(8), __builtin_ffs(0));
    uint64_t big = 1ull << 63;
    printf("%llu %lld\n", (unsigned long long)big, (long long)(big >> 1));
    printf("%x %x\n", (uint16_t)(0xff << 8), (unsigned)(-1) >> 28);
    int gray[8];
    for (int i = 0; i < 8; i++) {
        gray[i] = i ^ (i >> 1);
        for (int b = 2; b >= 0; b--) putchar('0' + ((gray[i] >> b) & 1));
        putchar(' ');
    }
    puts("");
    uint32_t bcd = 0;
    for (int n = 1994, s = 0; n; n /= 10, s += 4) bcd |= (uint32_t)(n % 10) << s;
    printf("%x\n", bcd);
    return 0;
}
