// covers: structs, dynamic memory, bool
#include <stdio.h>
#include <stdlib.h>
#include <stdbool.h>

typedef struct { int *data; size_t head, count, room; } queue;
static bool put(queue *q, int v) {
    if (q->count == q->room) return false;
    q->data[(q->head + q->count++) % q->room] = v;
    return true;
}
static bool get(queue *q, int *v) {
    if (!q->count) return false;
    *v = q->data[q->head];
    q->head = (q->head + 1) % q->room;
    q->count--;
    return true;
}
int main(void) {
    queue q = {malloc(4 * sizeof(int)), 0, 0, 4};
    for (int i = 0; i < 6; i++) printf("%d", put(&q, i * 10));
    int v, sum = 0;
    get(&q, &v);
    get(&q, &v);
    printf(" %d\n", v);
    put(&q, 99);
    while (get(&q, &v)) { printf("%d ", v); sum += v; }
    printf("%d %s\n", sum, get(&q, &v) ? "more" : "empty");
    free(q.data);
    return 0;
}
