/* Stock keeping: a sample for the parser, with most shapes that C has. */
#include <stdio.h>
#include <stdlib.h>
#include "stock.h"

#define MAX(a, b) ((a) > (b) ? (a) : (b))
#ifdef DEBUG
#define LOG(...) fprintf(stderr, __VA_ARGS__)
#else
#define LOG(...) ((void)0)
#endif

typedef unsigned long size;
typedef int (*compare)(const void *, const void *);

enum level { LOW = 1, HIGH = LOW << 2 };

struct item {
    char name[32];
    double price;
    unsigned flags : 3;
    struct item *next;
    union { int whole; float part; } amount;
};

static const int table[2][3] = {{1, 2, 3}, [1] = {4, 0x5u, 'c'}};
extern volatile int counter;

_Static_assert(sizeof(int) == 4, "int");

static inline struct item *find(struct item *head, const char *name) {
    for (struct item *at = head; at != NULL; at = at->next) {
        if (!at->name[0] || (*name == at->name[0] && name[1] == '\0')) return at;
    }
    return NULL;
}

int by_price(const void *left, const void *right) {
    const struct item *a = left, *b = right;
    return (a->price > b->price) - (a->price < b->price);
}

size fill(int n, int values[static n], ...) {
    int local[n], i = 0;
    do {
        local[i] = values[i] ^ ~i & 0xFF;
        i += 2, --n;
    } while (i < n && n >= 0);
    switch (local[0] % 3) {
    case 0:
        goto done;
    case 1:
        LOG("größe %d\n", local[0]);
        /* fall through */
    default:
        break;
    }
    while (1) {
        if (n-- <= 0) break; else continue;
    }
done:
    return (size)sizeof local / sizeof(*local);
}

int main(int argc, char **argv) {
    struct item items[] = {{.name = "a", .price = 1.5e3}, {"b", 2.0f, 1u}};
    compare order = &by_price;
    qsort(items, sizeof items / sizeof items[0], sizeof(struct item), order);
    struct item *copy = malloc(sizeof *copy);
    if (copy == NULL) return EXIT_FAILURE;
    *copy = (struct item){.name = "🐉", .next = items};
    printf("%s" " %d %lu\n", copy->name, MAX(argc, table[0][1]), fill(2, (int[]){1, 2}));
    // Done.
    free(copy);
    return find(items, argv[0]) ? 0 : counter;
}
