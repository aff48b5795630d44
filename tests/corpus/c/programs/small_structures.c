// covers: linked structures, function pointers, variadic functions, structs
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#include <stdbool.h>
/* generic ring buffer, LRU, bitmap allocator, coroutine via switch, event queue, matrix struct, string
 * builder, intrusive avl */
#define CR_BEGIN(s)                                                                                          \
    switch (s) {                                                                                             \
    case 0:
#define CR_YIELD(s, v)                                                                                       \
    do {                                                                                                     \
        s = __LINE__;                                                                                        \
        return v;                                                                                            \
    case __LINE__:;                                                                                          \
    } while (0)
#define CR_END }
struct gen {
    int st, i, a, b;
};
static int fib(struct gen *g) {
    CR_BEGIN(g->st) g->a = 0;
    g->b = 1;
    for (;;) {
        CR_YIELD(g->st, g->a);
        int t = g->a + g->b;
        g->a = g->b;
        g->b = t;
    }
    CR_END return -1;
}
typedef struct {
    size_t head, tail, cap, esz;
    unsigned char *data;
} ring;
static ring *ring_new(size_t cap, size_t esz) {
    ring *r = malloc(sizeof *r);
    *r = (ring){.cap = cap, .esz = esz, .data = malloc(cap * esz)};
    return r;
}
static bool ring_put(ring *r, const void *e) {
    if ((r->head + 1) % r->cap == r->tail)
        return false;
    memcpy(r->data + r->head * r->esz, e, r->esz);
    r->head = (r->head + 1) % r->cap;
    return true;
}
static bool ring_get(ring *r, void *e) {
    if (r->head == r->tail)
        return false;
    memcpy(e, r->data + r->tail * r->esz, r->esz);
    r->tail = (r->tail + 1) % r->cap;
    return true;
}
typedef struct node {
    int key, h;
    struct node *ch[2];
} node;
static int ht(node *n) { return n ? n->h : 0; }
static void up(node *n) {
    int a = ht(n->ch[0]), b = ht(n->ch[1]);
    n->h = 1 + (a > b ? a : b);
}
static node *rot(node *n, int d) {
    node *m = n->ch[!d];
    n->ch[!d] = m->ch[d];
    m->ch[d] = n;
    up(n);
    up(m);
    return m;
}
static node *bal(node *n) {
    up(n);
    int d = ht(n->ch[0]) - ht(n->ch[1]);
    if (d > 1) {
        if (ht(n->ch[0]->ch[0]) < ht(n->ch[0]->ch[1]))
            n->ch[0] = rot(n->ch[0], 0);
        return rot(n, 1);
    }
    if (d < -1) {
        if (ht(n->ch[1]->ch[1]) < ht(n->ch[1]->ch[0]))
            n->ch[1] = rot(n->ch[1], 1);
        return rot(n, 0);
    }
    return n;
}
static node *ins(node *n, int k) {
    if (!n) {
        n = calloc(1, sizeof *n);
        n->key = k;
        n->h = 1;
        return n;
    }
    if (k != n->key)
        n->ch[k > n->key] = ins(n->ch[k > n->key], k);
    return bal(n);
}
static node *rm(node *n, int k) {
    if (!n)
        return 0;
    if (k != n->key)
        n->ch[k > n->key] = rm(n->ch[k > n->key], k);
    else if (!n->ch[0] || !n->ch[1]) {
        node *c = n->ch[!n->ch[0]];
        free(n);
        return c;
    } else {
        node *m = n->ch[1];
        while (m->ch[0])
            m = m->ch[0];
        n->key = m->key;
        n->ch[1] = rm(n->ch[1], m->key);
    }
    return bal(n);
}
static void walk(node *n, void (*f)(int, void *), void *u) {
    if (n) {
        walk(n->ch[0], f, u);
        f(n->key, u);
        walk(n->ch[1], f, u);
    }
}
static void pr(int k, void *u) {
    printf("%d ", k);
    ++*(int *)u;
}
static void fr(node *n) {
    if (n) {
        fr(n->ch[0]);
        fr(n->ch[1]);
        free(n);
    }
}
typedef struct {
    char *s;
    size_t n, c;
} sb;
static void sb_add(sb *b, const char *fmt, ...);
#include <stdarg.h>
static void sb_add(sb *b, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    va_list cp;
    va_copy(cp, ap);
    int k = vsnprintf(NULL, 0, fmt, cp);
    va_end(cp);
    if (b->n + k + 1 > b->c) {
        b->c = (b->n + k + 1) * 2;
        b->s = realloc(b->s, b->c);
    }
    vsnprintf(b->s + b->n, b->c - b->n, fmt, ap);
    b->n += k;
    va_end(ap);
}
static uint64_t bm[4];
static int balloc(void) {
    for (int w = 0; w < 4; w++)
        if (~bm[w]) {
            int b = __builtin_ctzll(~bm[w]);
            bm[w] |= UINT64_C(1) << b;
            return w * 64 + b;
        }
    return -1;
}
static void bfree(int i) { bm[i / 64] &= ~(UINT64_C(1) << i % 64); }
typedef struct lru {
    int k, v;
    struct lru *p, *n;
} lru;
static lru head = {.p = &head, .n = &head};
static lru *map[16];
static int sz;
static void un(lru *e) {
    e->p->n = e->n;
    e->n->p = e->p;
}
static void front(lru *e) {
    e->n = head.n;
    e->p = &head;
    head.n->p = e;
    head.n = e;
}
static int get(int k) {
    lru *e = map[k];
    if (!e)
        return -1;
    un(e);
    front(e);
    return e->v;
}
static void put(int k, int v) {
    lru *e = map[k];
    if (e) {
        e->v = v;
        un(e);
        front(e);
        return;
    }
    if (sz == 3) {
        lru *l = head.p;
        un(l);
        map[l->k] = NULL;
        free(l);
        sz--;
    }
    e = malloc(sizeof *e);
    e->k = k;
    e->v = v;
    map[k] = e;
    front(e);
    sz++;
}
struct shape {
    const struct vt {
        double (*area)(const struct shape *);
        const char *(*name)(void);
    } *vt;
};
struct circle {
    struct shape base;
    double r;
};
struct rect {
    struct shape base;
    double w, h;
};
static double ca(const struct shape *s) {
    return 3.0 * ((const struct circle *)s)->r * ((const struct circle *)s)->r;
}
static const char *cn(void) { return "circle"; }
static double ra(const struct shape *s) {
    const struct rect *r = (const void *)s;
    return r->w * r->h;
}
static const char *rn(void) { return "rect"; }
static const struct vt cvt = {ca, cn}, rvt = {ra, rn};
typedef void (*cb)(void *ctx, int ev);
struct sub {
    cb f;
    void *ctx;
};
static struct sub subs[4];
static int ns;
static void on(cb f, void *c) { subs[ns++] = (struct sub){f, c}; }
static void emit(int e) {
    for (int i = 0; i < ns; i++)
        subs[i].f(subs[i].ctx, e);
}
static void acc(void *c, int e) { *(int *)c += e; }
static void lg(void *c, int e) { printf("%s:%d ", (char *)c, e); }
int main(void) {
    struct gen g = {0};
    for (int i = 0; i < 10; i++)
        printf("%d ", fib(&g));
    puts("");
    ring *r = ring_new(4, sizeof(double));
    double d;
    for (int i = 0; i < 5; i++)
        printf("%d", ring_put(r, &(double){i * 1.5}));
    while (ring_get(r, &d))
        printf(" %g", d);
    puts("");
    free(r->data);
    free(r);
    node *t = NULL;
    for (int i = 0; i < 20; i++)
        t = ins(t, i * 7 % 20);
    t = rm(t, 5);
    t = rm(t, 0);
    t = rm(t, 99);
    int c = 0;
    walk(t, pr, &c);
    printf("| %d h%d root%d\n", c, t->h, t->key);
    fr(t);
    sb b = {0};
    for (int i = 0; i < 5; i++)
        sb_add(&b, "%s%d", i ? ", " : "[", i * i);
    sb_add(&b, "]");
    printf("%s %zu\n", b.s, b.n);
    free(b.s);
    for (int i = 0; i < 70; i++)
        balloc();
    bfree(3);
    bfree(66);
    printf("%d %d %d\n", balloc(), balloc(), balloc());
    put(1, 10);
    put(2, 20);
    put(3, 30);
    get(1);
    put(4, 40);
    printf("%d %d %d %d\n", get(1), get(2), get(3), get(4));
    while (head.n != &head) {
        lru *e = head.n;
        un(e);
        free(e);
    }
    struct circle ci = {{&cvt}, 2};
    struct rect re = {{&rvt}, 2, 3};
    struct shape *sh[] = {&ci.base, &re.base};
    for (int i = 0; i < 2; i++)
        printf("%s %g ", sh[i]->vt->name(), sh[i]->vt->area(sh[i]));
    puts("");
    int total = 0;
    on(acc, &total);
    on(lg, "ev");
    emit(3);
    emit(4);
    printf("%d\n", total);
    return 0;
}
