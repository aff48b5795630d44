// covers: linked structures
#include <stdio.h>
#include <stdlib.h>
#include <stdbool.h>
#include <limits.h>
#include <string.h>
#define V 7
typedef struct edge {
    int to, w;
    struct edge *next;
} edge;
typedef struct {
    edge *adj[V];
    int n;
} graph;
static void link_(graph *g, int a, int b, int w) {
    edge *e = malloc(sizeof *e);
    *e = (edge){b, w, g->adj[a]};
    g->adj[a] = e;
}
static void both(graph *g, int a, int b, int w) {
    link_(g, a, b, w);
    link_(g, b, a, w);
}
static void dfs(const graph *g, int u, bool seen[], void (*visit)(int)) {
    if (seen[u])
        return;
    seen[u] = true;
    visit(u);
    for (const edge *e = g->adj[u]; e; e = e->next)
        dfs(g, e->to, seen, visit);
}
static void show(int u) { printf("%c ", 'A' + u); }
static void dijkstra(const graph *g, int s, int dist[V], int prev[V]) {
    bool done[V] = {false};
    for (int i = 0; i < V; i++)
        dist[i] = INT_MAX, prev[i] = -1;
    dist[s] = 0;
    for (int k = 0; k < V; k++) {
        int u = -1;
        for (int i = 0; i < V; i++)
            if (!done[i] && dist[i] != INT_MAX && (u < 0 || dist[i] < dist[u]))
                u = i;
        if (u < 0)
            break;
        done[u] = true;
        for (edge *e = g->adj[u]; e; e = e->next)
            if (dist[u] + e->w < dist[e->to]) {
                dist[e->to] = dist[u] + e->w;
                prev[e->to] = u;
            }
    }
}
static void path(int prev[], int t) {
    if (t < 0)
        return;
    path(prev, prev[t]);
    show(t);
}
static int fw[V][V];
static int parent[V];
static int find(int x) { return parent[x] == x ? x : (parent[x] = find(parent[x])); }
struct e3 {
    int a, b, w;
};
static int bw(const void *x, const void *y) { return ((const struct e3 *)x)->w - ((const struct e3 *)y)->w; }
int main(void) {
    graph g = {.n = V};
    static const struct e3 es[] = {{0, 1, 7},  {0, 3, 5}, {1, 2, 8}, {1, 3, 9}, {1, 4, 7}, {2, 4, 5},
                                   {3, 4, 15}, {3, 5, 6}, {4, 5, 8}, {4, 6, 9}, {5, 6, 11}};
    size_t n = sizeof es / sizeof *es;
    for (size_t i = 0; i < n; i++)
        both(&g, es[i].a, es[i].b, es[i].w);
    bool seen[V] = {0};
    dfs(&g, 0, seen, show);
    puts("");
    int dist[V], prev[V];
    dijkstra(&g, 0, dist, prev);
    for (int i = 0; i < V; i++) {
        printf("%c %2d: ", 'A' + i, dist[i]);
        path(prev, i);
        puts("");
    }
    for (int i = 0; i < V; i++)
        for (int j = 0; j < V; j++)
            fw[i][j] = i == j ? 0 : 1000000;
    for (size_t i = 0; i < n; i++)
        fw[es[i].a][es[i].b] = fw[es[i].b][es[i].a] = es[i].w;
    for (int k = 0; k < V; k++)
        for (int i = 0; i < V; i++)
            for (int j = 0; j < V; j++)
                if (fw[i][k] + fw[k][j] < fw[i][j])
                    fw[i][j] = fw[i][k] + fw[k][j];
    int same = 1;
    for (int i = 0; i < V; i++)
        same &= fw[0][i] == dist[i];
    printf("%d\n", same);
    struct e3 m[sizeof es / sizeof *es];
    memcpy(m, es, sizeof es);
    qsort(m, n, sizeof *m, bw);
    int tot = 0;
    for (int i = 0; i < V; i++)
        parent[i] = i;
    for (size_t i = 0; i < n; i++) {
        int a = find(m[i].a), b = find(m[i].b);
        if (a != b) {
            parent[a] = b;
            tot += m[i].w;
        }
    }
    printf("mst %d\n", tot);
    for (int i = 0; i < V; i++)
        for (edge *e = g.adj[i], *x; e; e = x) {
            x = e->next;
            free(e);
        }
    return 0;
}
