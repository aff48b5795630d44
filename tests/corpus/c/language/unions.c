// covers: unions, bit fields, enums, alignment
#include <stdio.h>
#include <stddef.h>
#include <stdint.h>

union number { uint32_t whole; unsigned char bytes[4]; float real; };
struct date { unsigned day : 5, month : 4, year : 12; };
struct flags { unsigned a : 1; signed b : 3; unsigned : 0; unsigned c : 2; _Bool d : 1; };
enum color { RED, GREEN = 5, BLUE };
struct padded { char a; int b; char c; double d; short e; };
struct value { enum { INT, TEXT } kind; union { int i; const char *s; }; };

static void show(struct value v) {
    switch (v.kind) {
    case INT: printf("int %d\n", v.i); break;
    case TEXT: printf("text %s\n", v.s); break;
    }
}

int main(void) {
    union number n = {.whole = 0x3f800000};
    printf("%g %d %d\n", n.real, n.bytes[3], n.bytes[2]);
    n.real = -2.0f;
    printf("%x\n", n.whole);
    struct date d = {31, 12, 1999};
    d.year++;
    d.day += 3;
    printf("%u %u %u %zu\n", d.day, d.month, d.year, sizeof d);
    struct flags f = {1, -2, 3, 1};
    f.b -= 1;
    f.c++;
    printf("%u %d %u %d %zu\n", f.a, f.b, f.c, f.d, sizeof f);
    enum color c = BLUE;
    printf("%d %d %d %zu\n", RED, GREEN, c, sizeof c);
    printf("%zu %zu %zu %zu %zu\n", sizeof(struct padded), offsetof(struct padded, b), offsetof(struct padded, d),
           offsetof(struct padded, e), _Alignof(struct padded));
    show((struct value){INT, .i = 7});
    show((struct value){TEXT, .s = "seven"});
    _Alignas(16) char aligned[3];
    printf("%d\n", (int)((uintptr_t)aligned % 16));
    printf("%zu %zu\n", sizeof(union number), sizeof(struct value));
    return 0;
}
