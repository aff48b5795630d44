// covers: bit fields, unions
#include <stdio.h>
#include <stdint.h>

struct packed { unsigned low : 4, mid : 8, high : 20; };
struct mixed { int a : 5; int b : 7; unsigned long c : 40; char d; };
struct rgb { uint16_t b : 5, g : 6, r : 5; };
union color { struct rgb part; uint16_t whole; };
struct opts { _Bool on : 1; unsigned mode : 2; signed delta : 4; };

int main(void) {
    struct packed p = {0};
    p.low = 0xf;
    p.mid = 0x1ab;
    p.high = 0xfffff;
    printf("%x %x %x\n", p.low, p.mid, p.high);
    p.low++;
    p.mid -= 0xac;
    p.high >>= 4;
    printf("%x %x %x %zu\n", p.low, p.mid, p.high, sizeof p);
    struct mixed m = {.a = -16, .b = 63, .c = 1UL << 39, .d = 'x'};
    printf("%d %d %lu %c %zu\n", m.a, m.b, (unsigned long)m.c, m.d, sizeof m);
    m.a--;
    m.b++;
    printf("%d %d\n", m.a, m.b);
    union color c = {{.r = 31, .g = 0, .b = 1}};
    printf("%04x %zu\n", c.whole, sizeof c);
    c.whole = 0x07e0;
    printf("%d %d %d\n", c.part.r, c.part.g, c.part.b);
    struct opts o = {1, 3, -8};
    o.mode = o.mode + 1;
    o.on = 4;
    printf("%d %u %d\n", o.on, o.mode, o.delta);
    int got = (o.delta = 7);
    printf("%d %d\n", got, o.delta == 7 && o.mode < 1);
    struct opts copy = o;
    copy.delta ^= 5;
    printf("%d %d\n", copy.delta, o.delta);
    return 0;
}
