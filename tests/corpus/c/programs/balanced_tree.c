// covers: linked structures, functions, dynamic memory
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdbool.h>
typedef struct Node {
    int key;
    char color;
    struct Node *l, *r, *p;
} Node;
typedef struct {
    Node *root, *nil;
    int size;
} RB;
static void rot(RB *t, Node *x, bool left) {
    Node *y = left ? x->r : x->l;
    if (left) {
        x->r = y->l;
        if (y->l != t->nil)
            y->l->p = x;
    } else {
        x->l = y->r;
        if (y->r != t->nil)
            y->r->p = x;
    }
    y->p = x->p;
    if (x->p == t->nil)
        t->root = y;
    else if (x == x->p->l)
        x->p->l = y;
    else
        x->p->r = y;
    if (left)
        y->l = x;
    else
        y->r = x;
    x->p = y;
}
static RB *rb_new(void) {
    RB *t = malloc(sizeof *t);
    t->nil = calloc(1, sizeof(Node));
    t->nil->color = 'B';
    t->root = t->nil;
    t->size = 0;
    return t;
}
static bool rb_insert(RB *t, int k) {
    Node *y = t->nil, *x = t->root;
    while (x != t->nil) {
        y = x;
        if (k == x->key)
            return false;
        x = k < x->key ? x->l : x->r;
    }
    Node *z = malloc(sizeof *z);
    *z = (Node){k, 'R', t->nil, t->nil, y};
    if (y == t->nil)
        t->root = z;
    else if (k < y->key)
        y->l = z;
    else
        y->r = z;
    while (z->p->color == 'R') {
        bool left = z->p == z->p->p->l;
        Node *u = left ? z->p->p->r : z->p->p->l;
        if (u->color == 'R') {
            z->p->color = u->color = 'B';
            z->p->p->color = 'R';
            z = z->p->p;
        } else {
            if (z == (left ? z->p->r : z->p->l)) {
                z = z->p;
                rot(t, z, left);
            }
            z->p->color = 'B';
            z->p->p->color = 'R';
            rot(t, z->p->p, !left);
        }
    }
    t->root->color = 'B';
    t->size++;
    return true;
}
static int height(RB *t, Node *n) {
    if (n == t->nil)
        return 0;
    int a = height(t, n->l), b = height(t, n->r);
    return 1 + (a > b ? a : b);
}
static void show(RB *t, Node *n, int d) {
    if (n == t->nil)
        return;
    show(t, n->r, d + 1);
    printf("%*s%d%c\n", d * 4, "", n->key, n->color);
    show(t, n->l, d + 1);
}
static void destroy(RB *t, Node *n) {
    if (n == t->nil)
        return;
    destroy(t, n->l);
    destroy(t, n->r);
    free(n);
}
typedef struct {
    int *a;
    size_t n, cap;
    int (*cmp)(int, int);
} Heap;
static int lt(int a, int b) { return a < b; }
static int gt(int a, int b) { return a > b; }
static void push(Heap *h, int v) {
    if (h->n == h->cap)
        h->a = realloc(h->a, (h->cap = h->cap ? 2 * h->cap : 1) * sizeof(int));
    size_t i = h->n++;
    for (; i && h->cmp(v, h->a[(i - 1) / 2]); i = (i - 1) / 2)
        h->a[i] = h->a[(i - 1) / 2];
    h->a[i] = v;
}
static int pop(Heap *h) {
    int top = h->a[0], v = h->a[--h->n];
    size_t i = 0, c;
    while ((c = 2 * i + 1) < h->n) {
        if (c + 1 < h->n && h->cmp(h->a[c + 1], h->a[c]))
            c++;
        if (!h->cmp(h->a[c], v))
            break;
        h->a[i] = h->a[c];
        i = c;
    }
    h->a[i] = v;
    return top;
}
typedef struct Edge {
    int to, w;
    struct Edge *next;
} Edge;
#define N 7
static Edge *adj[N];
static void edge(int a, int b, int w) {
    Edge *e = malloc(sizeof *e);
    e->to = b;
    e->w = w;
    e->next = adj[a];
    adj[a] = e;
    e = malloc(sizeof *e);
    *e = (Edge){a, w, adj[b]};
    adj[b] = e;
}
static int seen[N];
static void dfs(int u) {
    seen[u] = 1;
    printf("%d ", u);
    for (Edge *e = adj[u]; e; e = e->next)
        if (!seen[e->to])
            dfs(e->to);
}
static void bfs(int s) {
    int q[N], h = 0, t = 0, d[N];
    memset(d, -1, sizeof d);
    d[s] = 0;
    q[t++] = s;
    while (h < t) {
        int u = q[h++];
        for (Edge *e = adj[u]; e; e = e->next)
            if (d[e->to] < 0) {
                d[e->to] = d[u] + 1;
                q[t++] = e->to;
            }
    }
    for (int i = 0; i < N; i++)
        printf("%d:%d ", i, d[i]);
    puts("");
}
static void dijkstra(int s) {
    enum { INF = 0x3f3f3f3f };
    int d[N];
    bool done[N] = {false};
    for (int i = 0; i < N; i++)
        d[i] = INF;
    d[s] = 0;
    for (int k = 0; k < N; k++) {
        int u = -1;
        for (int i = 0; i < N; i++)
            if (!done[i] && (u < 0 || d[i] < d[u]))
                u = i;
        if (d[u] == INF)
            break;
        done[u] = true;
        for (Edge *e = adj[u]; e; e = e->next)
            if (d[u] + e->w < d[e->to])
                d[e->to] = d[u] + e->w;
    }
    for (int i = 0; i < N; i++)
        d[i] == INF ? printf("inf ") : printf("%d ", d[i]);
    puts("");
}
typedef struct List {
    int v;
    struct List *next;
} List;
static List *rev(List *l) {
    List *p = NULL;
    while (l) {
        List *n = l->next;
        l->next = p;
        p = l;
        l = n;
    }
    return p;
}
static List *merge(List *a, List *b) {
    List head, *t = &head;
    while (a && b) {
        List **m = a->v <= b->v ? &a : &b;
        t = t->next = *m;
        *m = (*m)->next;
    }
    t->next = a ? a : b;
    return head.next;
}
static List *msort(List *l) {
    if (!l || !l->next)
        return l;
    List *s = l, *f = l->next;
    while (f && f->next) {
        s = s->next;
        f = f->next->next;
    }
    List *b = s->next;
    s->next = NULL;
    return merge(msort(l), msort(b));
}
static void del(List **pp, int v) {
    while (*pp)
        if ((*pp)->v == v) {
            List *d = *pp;
            *pp = d->next;
            free(d);
        } else
            pp = &(*pp)->next;
}
int main(void) {
    RB *t = rb_new();
    int ks[] = {41, 38, 31, 12, 19, 8, 45, 50, 60, 70, 12};
    for (size_t i = 0; i < sizeof ks / sizeof *ks; i++)
        if (!rb_insert(t, ks[i]))
            printf("dup %d\n", ks[i]);
    show(t, t->root, 0);
    printf("h=%d n=%d\n", height(t, t->root), t->size);
    destroy(t, t->root);
    free(t->nil);
    free(t);
    Heap mn = {.cmp = lt}, mx = {.cmp = gt};
    for (int i = 0; i < 10; i++) {
        push(&mn, i * 7 % 10);
        push(&mx, i * 3 % 10);
    }
    while (mn.n)
        printf("%d/%d ", pop(&mn), pop(&mx));
    puts("");
    free(mn.a);
    free(mx.a);
    edge(0, 1, 4);
    edge(0, 2, 1);
    edge(2, 1, 2);
    edge(1, 3, 5);
    edge(2, 3, 8);
    edge(3, 4, 3);
    dfs(0);
    puts("");
    bfs(0);
    dijkstra(0);
    for (int i = 0; i < N; i++)
        for (Edge *e = adj[i], *n; e; e = n) {
            n = e->next;
            free(e);
        }
    List *l = NULL;
    for (int i = 0; i < 10; i++) {
        List *n = malloc(sizeof *n);
        n->v = i * 37 % 11;
        n->next = l;
        l = n;
    }
    l = rev(l);
    l = msort(l);
    del(&l, 5);
    for (List *p = l; p; p = p->next)
        printf("%d->", p->v);
    puts("NULL");
    while (l) {
        List *n = l->next;
        free(l);
        l = n;
    }
    return 0;
}
