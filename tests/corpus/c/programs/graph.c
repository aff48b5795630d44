// covers: arrays, linked structures, dynamic memory
#include <stdio.h>
#include <stdlib.h>

#define N 7
struct edge { int to, cost; struct edge *next; };
static struct edge *graph[N];
static void connect(int a, int b, int cost) {
    struct edge *e = malloc(sizeof *e);
    *e = (struct edge){b, cost, graph[a]};
    graph[a] = e;
    e = malloc(sizeof *e);
    *e = (struct edge){a, cost, graph[b]};
    graph[b] = e;
}
static void bfs(int start) {
    int queue[N], head = 0, tail = 0, seen[N] = {0};
    queue[tail++] = start;
    seen[start] = 1;
    while (head < tail) {
        int at = queue[head++];
        printf("%d ", at);
        for (struct edge *e = graph[at]; e; e = e->next)
            if (!seen[e->to]) { seen[e->to] = 1; queue[tail++] = e->to; }
    }
    printf("\n");
}
static void dijkstra(int start) {
    int dist[N], done[N] = {0};
    for (int i = 0; i < N; i++) dist[i] = i == start ? 0 : 1 << 30;
    for (int round = 0; round < N; round++) {
        int best = -1;
        for (int i = 0; i < N; i++)
            if (!done[i] && (best < 0 || dist[i] < dist[best])) best = i;
        done[best] = 1;
        for (struct edge *e = graph[best]; e; e = e->next)
            if (dist[best] + e->cost < dist[e->to]) dist[e->to] = dist[best] + e->cost;
    }
    for (int i = 0; i < N; i++) printf("%d ", dist[i]);
    printf("\n");
}
int main(void) {
    connect(0, 1, 4); connect(0, 2, 1); connect(2, 1, 2); connect(1, 3, 5);
    connect(2, 3, 8); connect(3, 4, 3); connect(4, 5, 1); connect(5, 6, 2);
    bfs(0);
    dijkstra(0);
    for (int i = 0; i < N; i++)
        while (graph[i]) { struct edge *e = graph[i]; graph[i] = e->next; free(e); }
    return 0;
}
