#include <stdio.h>
#include <stdlib.h>
#include <string.h>
/* Dijkstra with binary heap, adjacency lists, flexible array member paths */
typedef struct edge {
    int to, w;
    struct edge *next;
} edge;
typedef struct {
    int n;
    edge *adj[];
} graph;
typedef struct {
    int v, d;
} item;
typedef struct {
    size_t len, cap;
    item *a;
} heap;
static graph *mk(int n) {
    graph *g = calloc(1, sizeof *g + n * sizeof g->adj[0]);
    g->n = n;
    return g;
}
static void link_(graph *g, int a, int b, int w) {
    edge *e = malloc(sizeof *e);
    *e = (edge){ b, w, g->adj[a] };
    g->adj[a] = e;
}
static void push(heap *h, item x) {
    if (h->len == h->cap) {
        h->cap = h->cap ? 2 * h->cap : 1;
        h->a = realloc(h->a, h->cap * sizeof *h->a);
        if (!h->a) abort();
    }
    size_t i = h->len++;
    while (i && h->a[(i - 1) / 2].d > x.d) {
        h->a[i] = h->a[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    h->a[i] = x;
}
static item pop(heap *h) {
    item top = h->a[0], x = h->a[--h->len];
    size_t i = 0, c;
    while ((c = 2 * i + 1) < h->len) {
        if (c + 1 < h->len && h->a[c + 1].d < h->a[c].d) c++;
        if (x.d <= h->a[c].d) break;
        h->a[i] = h->a[c];
        i = c;
    }
    h->a[i] = x;
    return top;
}
static void path(const int *prev, int v) {
    if (prev[v] >= 0) {
        path(prev, prev[v]);
        printf("->");
    }
    printf("%d", v);
}
int main(void) {
    enum { N = 6, INF = 1 << 29 };
    graph *g = mk(N);
    static const int es[][3] = { {0,1,7},{0,2,9},{0,5,14},{1,2,10},{1,3,15},{2,3,11},{2,5,2},{3,4,6},{4,5,9} };
    for (size_t i = 0; i < sizeof es / sizeof *es; i++) {
        link_(g, es[i][0], es[i][1], es[i][2]);
        link_(g, es[i][1], es[i][0], es[i][2]);
    }
    int dist[N], prev[N];
    for (int i = 0; i < N; i++) dist[i] = INF, prev[i] = -1;
    heap h = {0};
    dist[0] = 0;
    push(&h, (item){0, 0});
    while (h.len) {
        item it = pop(&h);
        if (it.d > dist[it.v]) continue;
        for (edge *e = g->adj[it.v]; e; e = e->next) {
            int nd = it.d + e->w;
            if (nd < dist[e->to]) {
                dist[e->to] = nd;
                prev[e->to] = it.v;
                push(&h, (item){ e->to, nd });
            }
        }
    }
    for (int i = 0; i < N; i++) {
        printf("%d: %d ", i, dist[i]);
        path(prev, i);
        puts("");
    }
    for (int i = 0; i < N; i++) for (edge *e = g->adj[i], *nx; e; e = nx) {
        nx = e->next;
        free(e);
    }
    free(h.a);
    free(g);
    return 0;
}
