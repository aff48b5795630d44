// covers: unions, memory functions, pointers
#include <stdio.h>
#include <string.h>
#include <stdint.h>
#include <stdlib.h>

struct header { uint8_t kind; uint16_t length; uint32_t id; };
static void dump(const void *p, size_t n) {
    const unsigned char *b = p;
    for (size_t i = 0; i < n; i++) printf("%02x", b[i]);
    printf("\n");
}
static uint32_t bits(float f) { uint32_t u; memcpy(&u, &f, sizeof u); return u; }
static float fast_half(float f) { union { float f; uint32_t u; } x = {f}; x.u -= 1u << 23; return x.f; }
int main(void) {
    uint32_t n = 0x11223344;
    dump(&n, sizeof n);
    printf("%08x %g\n", bits(1.5f), fast_half(10));
    struct header h;
    memset(&h, 0, sizeof h);
    h.kind = 7; h.length = 0x0102; h.id = 0xdeadbeef;
    dump(&h, sizeof h);
    unsigned char raw[sizeof h];
    memcpy(raw, &h, sizeof h);
    struct header copy;
    memcpy(&copy, raw, sizeof copy);
    printf("%d %x %x\n", copy.kind, copy.length, copy.id);
    double d = -2;
    uint64_t u;
    memcpy(&u, &d, 8);
    printf("%016lx\n", u);
    int *cell = malloc(sizeof(double));
    *cell = 5;
    printf("%d ", *cell);
    *(double *)cell = 2.5;
    printf("%g\n", *(double *)(void *)cell);
    free(cell);
    int v[3] = {1, 2, 3}, w[3];
    memcpy(w, v, sizeof v);
    printf("%d %d\n", w[2], memcmp(v, w, sizeof v));
    int *pointers[2] = {v, w}, **pp = malloc(sizeof pointers);
    memcpy(pp, pointers, sizeof pointers);
    pp[1][0] = 42;
    printf("%d\n", w[0]);
    free(pp);
    uintptr_t address = (uintptr_t)&v[1];
    printf("%d %d\n", *(int *)address, *(int *)(address + sizeof(int)));
    char *s = (char *)&n;
    printf("%d\n", s[0] == 0x44);
    return 0;
}
