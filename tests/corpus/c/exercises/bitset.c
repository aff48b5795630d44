// covers: bit operations, structs, function macros
#include <stdio.h>
#include <stdint.h>

#define BITS 128
typedef struct { uint64_t w[BITS / 64]; } bitset;
static void set(bitset *s, int i) { s->w[i / 64] |= 1ull << i % 64; }
static void clear(bitset *s, int i) { s->w[i / 64] &= ~(1ull << i % 64); }
static int has(const bitset *s, int i) { return s->w[i / 64] >> i % 64 & 1; }
static bitset both(bitset a, bitset b) { for (int i = 0; i < BITS / 64; i++) a.w[i] &= b.w[i]; return a; }
static int count(bitset s) { int n = 0; for (int i = 0; i < BITS / 64; i++) for (uint64_t x = s.w[i]; x; x &= x - 1) n++; return n; }
int main(void) {
    bitset even = {{0}}, three = {{0}};
    for (int i = 0; i < BITS; i += 2) set(&even, i);
    for (int i = 0; i < BITS; i += 3) set(&three, i);
    bitset six = both(even, three);
    clear(&six, 0);
    printf("%d %d %d %d %d\n", count(even), count(three), count(six), has(&six, 126), has(&six, 0));
    printf("%016llx\n", (unsigned long long)six.w[1]);
    return 0;
}
