// covers: bit operations
#include <stdio.h>
#include <stdint.h>
#include <string.h>
/* chip-8-like emulator and LFSR and fixed point and gray code and BCD, endian */
typedef struct {
    uint8_t mem[256], v[16];
    uint16_t i, pc, sp, stack[8];
} cpu;
static int step(cpu *c) {
    uint16_t op = c->mem[c->pc] << 8 | c->mem[c->pc + 1];
    c->pc += 2;
    uint8_t x = op >> 8 & 15, y = op >> 4 & 15, n = op & 15, kk = op & 0xff;
    switch (op >> 12) {
    case 0:
        if (op == 0x00EE)
            c->pc = c->stack[--c->sp];
        else
            return 0;
        break;
    case 1:
        c->pc = op & 0xfff;
        break;
    case 2:
        c->stack[c->sp++] = c->pc;
        c->pc = op & 0xfff;
        break;
    case 3:
        if (c->v[x] == kk)
            c->pc += 2;
        break;
    case 6:
        c->v[x] = kk;
        break;
    case 7:
        c->v[x] += kk;
        break;
    case 8:
        switch (n) {
        case 0:
            c->v[x] = c->v[y];
            break;
        case 1:
            c->v[x] |= c->v[y];
            break;
        case 4: {
            unsigned s = c->v[x] + c->v[y];
            c->v[x] = s;
            c->v[15] = s > 255;
            break;
        }
        case 5:
            c->v[15] = c->v[x] >= c->v[y];
            c->v[x] -= c->v[y];
            break;
        case 6:
            c->v[15] = c->v[x] & 1;
            c->v[x] >>= 1;
            break;
        }
        break;
    case 0xA:
        c->i = op & 0xfff;
        break;
    case 0xF:
        switch (kk) {
        case 0x33:
            c->mem[c->i] = c->v[x] / 100;
            c->mem[c->i + 1] = c->v[x] / 10 % 10;
            c->mem[c->i + 2] = c->v[x] % 10;
            break;
        case 0x55:
            memcpy(c->mem + c->i, c->v, x + 1);
            break;
        }
    }
    return 1;
}
static uint16_t lfsr(uint16_t s) {
    unsigned lsb = s & 1;
    s >>= 1;
    if (lsb)
        s ^= 0xB400u;
    return s;
}
typedef int32_t fix;
#define FIX(x) ((fix)((x) * 65536.0 + ((x) < 0 ? -0.5 : 0.5)))
#define FMUL(a, b) ((fix)(((int64_t)(a) * (b)) >> 16))
#define FDIV(a, b) ((fix)((((int64_t)(a)) * 65536) / (b)))
static uint32_t bswap(uint32_t x) { return x >> 24 | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | x << 24; }
static uint8_t crc8(const uint8_t *p, size_t n) {
    uint8_t c = 0;
    while (n--) {
        c ^= *p++;
        for (int i = 0; i < 8; i++)
            c = c & 0x80 ? (c << 1) ^ 0x07 : c << 1;
    }
    return c;
}
int main(void) {
    cpu c = {.pc = 0};
    static const uint8_t prog[] = {0x60, 200, 0x61, 100, 0x22, 0x10, 0xA0, 0x80, 0xF0, 0x33, 0x12, 0x20};
    memcpy(c.mem, prog, sizeof prog);
    c.mem[4] = 0x20;
    const uint8_t sub[] = {0x80, 0x14, 0x82, 0x00, 0x82, 0x06, 0x00, 0xEE};
    memcpy(c.mem + 0x10, sub, sizeof sub);
    c.mem[10] = 0x10;
    c.mem[11] = 0x20;
    int n = 0;
    while (step(&c) && n++ < 100)
        ;
    printf("%d steps v0=%d v2=%d vf=%d bcd %d%d%d pc=%x\n", n, c.v[0], c.v[2], c.v[15], c.mem[0x80],
           c.mem[0x81], c.mem[0x82], c.pc);
    uint16_t s = 0xACE1;
    unsigned period = 0;
    do {
        s = lfsr(s);
        period++;
    } while (s != 0xACE1);
    printf("%u\n", period);
    printf("%.4f %.4f\n", FMUL(FIX(1.5), FIX(-2.25)) / 65536.0, FDIV(FIX(1), FIX(3)) / 65536.0);
    for (unsigned i = 0; i < 8; i++)
        printf("%u ", i ^ i >> 1);
    puts("");
    printf("%08x %02x\n", bswap(0x12345678), crc8((const uint8_t *)"123456789", 9));
    int16_t t = -1;
    printf("%d %u %d\n", t >> 4, (uint16_t)t >> 4, (int8_t)0x80);
    uint8_t a = 250;
    a += 10;
    printf("%u %d\n", a, a - 5 < 0);
    printf("%d\n", (uint8_t)~0x0f == 0xf0);
    unsigned bits = 0;
    for (int i = 0; i < 32; i += 3)
        bits |= 1u << i;
    printf("%#010x %d\n", bits, __builtin_popcount(bits));
    printf("%d %d\n", __builtin_ctz(40), __builtin_parity(7));
    return 0;
}
