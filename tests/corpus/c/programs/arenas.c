// covers: alignment, dynamic memory
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#include <stdalign.h>
typedef struct arena {
    uint8_t *base, *cur, *end;
    struct arena *prev;
} arena;
static arena *arena_new(size_t n) {
    arena *a = malloc(sizeof *a + n);
    a->base = a->cur = (uint8_t *)(a + 1);
    a->end = a->base + n;
    a->prev = NULL;
    return a;
}
static void *arena_alloc(arena **pa, size_t n, size_t al) {
    arena *a = *pa;
    uintptr_t p = ((uintptr_t)a->cur + al - 1) & ~(uintptr_t)(al - 1);
    size_t pad = p - (uintptr_t)a->cur;
    if (a->cur + pad + n > a->end) {
        arena *b = arena_new(n > 256 ? n + al : 256);
        b->prev = a;
        *pa = b;
        return arena_alloc(pa, n, al);
    }
    void *r = a->cur + pad;
    a->cur += pad + n;
    return memset(r, 0, n);
}
#define NEW(a, T) ((T *)arena_alloc(&(a), sizeof(T), alignof(T)))
struct tree {
    int k;
    struct tree *l, *r;
};
static struct tree *ins(arena **a, struct tree *t, int k) {
    if (!t) {
        t = arena_alloc(a, sizeof *t, alignof(struct tree));
        t->k = k;
    } else if (k < t->k)
        t->l = ins(a, t->l, k);
    else if (k > t->k)
        t->r = ins(a, t->r, k);
    return t;
}
static int sum(const struct tree *t) { return t ? t->k + sum(t->l) + sum(t->r) : 0; }
static int height(const struct tree *t) {
    if (!t)
        return 0;
    int a = height(t->l), b = height(t->r);
    return 1 + (a > b ? a : b);
}
static char *dup(arena **a, const char *s) {
    size_t n = strlen(s) + 1;
    return memcpy(arena_alloc(a, n, 1), s, n);
}
/* fixed block pool with a free list inside of the blocks */
union block {
    union block *next;
    char data[24];
};
static union block pool[8], *freelist;
static void pool_init(void) {
    for (size_t i = 0; i + 1 < sizeof pool / sizeof *pool; i++)
        pool[i].next = &pool[i + 1];
    pool[7].next = NULL;
    freelist = pool;
}
static void *pget(void) {
    union block *b = freelist;
    if (b)
        freelist = b->next;
    return b;
}
static void pput(void *p) {
    union block *b = p;
    b->next = freelist;
    freelist = b;
}
int main(void) {
    arena *a = arena_new(128);
    struct tree *root = NULL;
    for (int i = 0; i < 50; i++)
        root = ins(&a, root, i * 37 % 101);
    printf("%d %d\n", sum(root), height(root));
    char *s = dup(&a, "arena string");
    double *d = NEW(a, double);
    *d = 2.5;
    printf("%s %g %d\n", s, *d, (int)((uintptr_t)d % alignof(double)));
    int n = 0;
    while (a) {
        arena *p = a->prev;
        free(a);
        a = p;
        n++;
    }
    printf("%d arenas\n", n > 3);
    pool_init();
    char *x[9];
    for (int i = 0; i < 9; i++) {
        x[i] = pget();
        if (x[i])
            sprintf(x[i], "block%d", i);
    }
    printf("%s %d\n", x[7], x[8] == NULL);
    pput(x[3]);
    pput(x[5]);
    char *y = pget();
    printf("%d\n", y == x[5]);
    strcpy(y, "again");
    printf("%s %s\n", x[5], x[4]);
    return 0;
}
