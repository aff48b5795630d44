// covers: arrays, structs
#include <stdio.h>

struct heap { int v[32], n; };
static void push(struct heap *h, int x) {
    int i = h->n++;
    for (; i && h->v[(i - 1) / 2] > x; i = (i - 1) / 2) h->v[i] = h->v[(i - 1) / 2];
    h->v[i] = x;
}
static int pop(struct heap *h) {
    int top = h->v[0], x = h->v[--h->n], i = 0;
    for (int c; (c = 2 * i + 1) < h->n; i = c) {
        if (c + 1 < h->n && h->v[c + 1] < h->v[c]) c++;
        if (x <= h->v[c]) break;
        h->v[i] = h->v[c];
    }
    h->v[i] = x;
    return top;
}
int main(void) {
    struct heap h = {.n = 0};
    int in[] = {9, 4, 7, 1, 8, 2, 2, 6};
    for (int i = 0; i < 8; i++) push(&h, in[i]);
    while (h.n) printf("%d ", pop(&h));
    printf("\n");
    return 0;
}
