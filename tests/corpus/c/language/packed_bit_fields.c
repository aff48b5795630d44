// covers: bit fields, packed structs, pragma pack
#include <stdio.h>
#include <string.h>

struct __attribute__((packed)) a { unsigned a : 3; unsigned b : 13; unsigned c : 20; unsigned char d; };
struct b { char x; unsigned a : 3; unsigned b : 13; } __attribute__((packed));
struct c { unsigned long long a : 40; unsigned b : 10 __attribute__((packed)); unsigned c : 30; };
struct __attribute__((packed)) d { short h; int f : 7; long long g : 50; int k : 5; _Bool last : 1; };
struct __attribute__((packed)) e { unsigned f : 1; unsigned long long all : 64; unsigned : 3; int z : 4; };
#pragma pack(push, 1)
struct f { unsigned a : 3; unsigned b : 31; unsigned short c : 9; unsigned char d; };
struct g { int a : 20; int b : 20; int : 0; int c : 3; };
#pragma pack(pop)
#pragma pack(push, 2)
struct h { char a; int b : 17; int c : 20; long d : 33; };
#pragma pack(pop)

static void dump(const char *name, const void *object, size_t size) {
    const unsigned char *bytes = object;
    printf("%s (%zu):", name, size);
    for (size_t i = 0; i < size; i++) printf(" %02x", bytes[i]);
    printf("\n");
}
#define CLEAR(v) memset(&v, 0, sizeof v)
#define DUMP(v) dump(#v, &v, sizeof v)

int main(void) {
    struct a a; CLEAR(a);
    a.a = 5; a.b = 0x1234; a.c = 0xabcde; a.d = 0x7f;
    DUMP(a);
    a.c += 0x54321; a.b--; a.a++;
    printf("%x %x %x %x\n", a.a, a.b, a.c, a.d);
    DUMP(a);
    struct b b; CLEAR(b);
    b.x = 1; b.a = 7; b.b = 0x1abc;
    DUMP(b);
    struct c c; CLEAR(c);
    c.a = 0xfedcba9876; c.b = 0x3ab; c.c = 0x2aaaaaaa;
    DUMP(c);
    printf("%llx %x %x\n", (unsigned long long)c.a, c.b, c.c);
    struct d d; CLEAR(d);
    d.h = -2; d.f = -3; d.g = -0x123456789abcLL; d.k = -16; d.last = 1;
    DUMP(d);
    printf("%d %d %lld %d %d\n", d.h, d.f, (long long)d.g, d.k, d.last);
    struct e e; CLEAR(e);
    e.f = 1; e.all = 0xfedcba9876543210; e.z = -1;
    DUMP(e);
    printf("%d %llx %d\n", e.f, (unsigned long long)e.all, e.z);
    struct f f; CLEAR(f);
    f.a = 7; f.b = 0x7edcba98; f.c = 0x155; f.d = 9;
    DUMP(f);
    struct g g; CLEAR(g);
    g.a = -1; g.b = 1; g.c = 2;
    DUMP(g);
    struct h h; CLEAR(h);
    h.a = 1; h.b = -2; h.c = 3; h.d = -4;
    DUMP(h);
    printf("%d %d %d %ld\n", h.a, h.b, h.c, (long)h.d);
    struct d list[3] = {{1, 2, 3, 4, 0}, {.g = 77}, {-1, -1, -1, -1, 1}};
    printf("%zu %d %lld %d\n", sizeof list, list[0].f, (long long)list[1].g, list[2].k);
    return 0;
}
