/* Bit sets of any size: union, intersection, difference, iteration, primes, subsets, and a Gray code. */
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WORD_BITS (sizeof(uint64_t) * CHAR_BIT)

typedef struct {
    size_t bits;
    uint64_t words[];
} bitset;

static size_t words_of(size_t bits) {
    return (bits + WORD_BITS - 1) / WORD_BITS;
}

static bitset *bitset_new(size_t bits) {
    bitset *set = calloc(1, sizeof *set + words_of(bits) * sizeof set->words[0]);
    set->bits = bits;
    return set;
}

static void set_bit(bitset *set, size_t at) { set->words[at / WORD_BITS] |= UINT64_C(1) << at % WORD_BITS; }
static void clear_bit(bitset *set, size_t at) { set->words[at / WORD_BITS] &= ~(UINT64_C(1) << at % WORD_BITS); }
static bool has_bit(const bitset *set, size_t at) { return set->words[at / WORD_BITS] >> at % WORD_BITS & 1; }

static int count_ones(uint64_t word) {
    word -= word >> 1 & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + (word >> 2 & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (int)(word * 0x0101010101010101u >> 56);
}

static size_t cardinality(const bitset *set) {
    size_t total = 0;
    for (size_t i = 0; i < words_of(set->bits); i++)
        total += (size_t)count_ones(set->words[i]);
    return total;
}

#define OPERATION(name, expression) \
    static bitset *name(const bitset *a, const bitset *b) { \
        bitset *result = bitset_new(a->bits > b->bits ? a->bits : b->bits); \
        for (size_t i = 0; i < words_of(result->bits); i++) { \
            uint64_t x = i < words_of(a->bits) ? a->words[i] : 0; \
            uint64_t y = i < words_of(b->bits) ? b->words[i] : 0; \
            result->words[i] = expression; \
        } \
        return result; \
    }
OPERATION(both, x & y)
OPERATION(either, x | y)
OPERATION(without, x & ~y)
OPERATION(differing, x ^ y)

static size_t next_bit(const bitset *set, size_t from) {
    while (from < set->bits) {
        uint64_t word = set->words[from / WORD_BITS] >> from % WORD_BITS;
        if (word == 0) {
            from = (from / WORD_BITS + 1) * WORD_BITS;
            continue;
        }
        while (!(word & 1)) {
            word >>= 1;
            from++;
        }
        return from;
    }
    return SIZE_MAX;
}

static void show(const char *name, const bitset *set, size_t most) {
    printf("%-10s %3zu:", name, cardinality(set));
    size_t shown = 0;
    for (size_t at = next_bit(set, 0); at != SIZE_MAX && shown < most; at = next_bit(set, at + 1), shown++)
        printf(" %zu", at);
    puts(cardinality(set) > shown ? " ..." : "");
}

static bitset *sieve(size_t limit) {
    bitset *primes = bitset_new(limit);
    for (size_t i = 2; i < limit; i++)
        set_bit(primes, i);
    for (size_t i = 2; i * i < limit; i++)
        if (has_bit(primes, i))
            for (size_t j = i * i; j < limit; j += i)
                clear_bit(primes, j);
    return primes;
}

static uint32_t reverse_bits(uint32_t x) {
    uint32_t result = 0;
    for (int i = 0; i < 32; i++, x >>= 1)
        result = result << 1 | (x & 1);
    return result;
}

int main(void) {
    bitset *primes = sieve(300), *triples = bitset_new(200), *squares = bitset_new(300);
    for (size_t i = 0; i < 200; i += 3)
        set_bit(triples, i);
    for (size_t i = 0; i * i < 300; i++)
        set_bit(squares, i * i);
    show("primes", primes, 12);
    show("triples", triples, 8);
    show("squares", squares, 20);
    bitset *sets[] = {both(triples, squares), either(primes, squares), without(primes, triples), differing(squares, triples)};
    const char *names[] = {"both", "either", "without", "differing"};
    for (int i = 0; i < 4; i++) {
        show(names[i], sets[i], 6);
        free(sets[i]);
    }
    free(primes);
    free(triples);
    free(squares);
    for (unsigned i = 0; i < 8; i++) {
        unsigned gray = i ^ i >> 1;
        printf("%u%u%u%c", gray >> 2 & 1, gray >> 1 & 1, gray & 1, i < 7 ? ' ' : '\n');
    }
    int weights[] = {3, 5, 8, 11}, hits = 0;
    for (unsigned mask = 0; mask < 1u << 4; mask++) {
        int total = 0;
        for (int i = 0; i < 4; i++)
            if (mask & 1u << i)
                total += weights[i];
        hits += total % 8 == 0;
    }
    printf("%d subsets, %#x %#x\n", hits, reverse_bits(1), reverse_bits(0xf0f0aaaau));
    uint8_t byte = 0xb4;
    printf("%02x %02x %02x\n", (uint8_t)(byte << 3 | byte >> 5), (uint8_t)~byte, byte & -byte);
    return 0;
}
