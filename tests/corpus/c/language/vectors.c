// covers: GNU vectors, vector_size, lanes, shuffle, convertvector
#include <stdio.h>

typedef int v4si __attribute__((vector_size(16)));
typedef float v4sf __attribute__((vector_size(4 * sizeof(float))));
typedef double v2df __attribute__((vector_size(16)));
typedef unsigned char v8qi __attribute__((vector_size(8)));
typedef short v8hi __attribute__((__vector_size__(16)));
struct particle { v4sf at; int id; };

static int calls;
static v4si next(void) { calls++; return (v4si){calls, calls + 1, calls + 2, calls + 3}; }
static v4si twice(v4si v) { return v + v; }
static void show(const char *name, v4si v) {
    printf("%s:", name);
    for (int i = 0; i < 4; i++) printf(" %d", v[i]);
    printf("\n");
}
static v4si table[2] = {{1, 2, 3, 4}, {5, 6, 7, 8}};

int main(void) {
    v4si a = {1, 2, 3, 4}, b = {10, 20, 30, 40}, part = {7};
    show("sum", a + b);
    show("mixed", 2 * a - b / 3);
    show("bits", (a << 2 | b) & ~(a ^ 1));
    show("shifted by lanes", (v4si){256, 256, 256, 256} >> a);
    show("less", a < (v4si){2, 2, 4, 4});
    show("equal", a == 3);
    show("chosen", ((a > 2) & a) | (~(a > 2) & b));
    show("negative", -a);
    show("rest", part);
    show("call", twice(table[1]) - table[0]);
    a += b;
    a[1] = -5;
    a[2]++;
    show("written", a);
    show("old", a++);
    show("new", ++a);
    v4si *p = &table[0];
    *p *= 3;
    (*p)[3] = next()[2];
    show("through a pointer", *p);
    show("once", next() + next() * 2);
    printf("calls %d, size %zu, alignment %zu\n", calls, sizeof a, _Alignof(v4si));

    v4sf f = {1.5f, 2.5f, -3.5f, 4.25f};
    f = f * f / 2;
    printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
    show("float less", f < 5.0f);
    show("converted", __builtin_convertvector(f, v4si));
    show("reinterpreted", (v4si)(v4sf){1, -1, 0, 2});
    v2df d = {1, 3};
    d = -d + 0.5;
    printf("%g %g\n", d[0], d[1]);
    v8qi bytes = {250, 251, 252, 253, 254, 255, 0, 1};
    bytes += 10;
    for (int i = 0; i < 8; i++) printf("%d ", bytes[i]);
    printf("%#lx\n", (long)bytes);
    v8hi h = (v8hi)b;
    printf("%d %d %d\n", h[0], h[1], h[2]);

    show("shuffled", __builtin_shuffle(b, (v4si){3, 2, 5, 0}));
    show("of two", __builtin_shuffle(a, b, (v4si){0, 4, 1, 13}));
    show("by numbers", __builtin_shufflevector(a, b, 7, 6, 0, 1));
    struct particle all[2] = {{{1, 2, 3, 4}, 1}, {.id = 2, .at = {0.5f}}};
    all[1].at += all[0].at;
    for (int i = 0; i < 4; i++) printf("%g ", all[1].at[i]);
    printf("id %d\n", all[1].id);
    union { v4si v; int each[4]; } u = {.v = b};
    printf("%d %d\n", u.each[3], u.v[0]);
    int n = 0;
    for (v4si i = {0, 1, 2, 3}; i[0] < 8; i += 4) n += i[0] * i[3];
    printf("%d\n", n);
    return 0;
}
