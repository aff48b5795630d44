// covers: pointers, dynamic memory, function pointers, casts
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct vector { void *items; size_t size, used, room; };
static void *at(const struct vector *v, size_t i) { return (char *)v->items + i * v->size; }
static void push(struct vector *v, const void *item) {
    if (v->used == v->room) { v->room = v->room * 2 + 1; v->items = realloc(v->items, v->room * v->size); }
    memcpy(at(v, v->used++), item, v->size);
}
static void each(const struct vector *v, void (*f)(void *, void *), void *context) { for (size_t i = 0; i < v->used; i++) f(at(v, i), context); }
static void add_int(void *item, void *sum) { *(int *)sum += *(int *)item; }
struct point { double x, y; };
static void far(void *item, void *best) { struct point *p = item; double *b = best, d = p->x * p->x + p->y * p->y; if (d > *b) *b = d; }
int main(void) {
    struct vector ints = {.size = sizeof(int)}, points = {.size = sizeof(struct point)};
    for (int i = 1; i <= 10; i++) { push(&ints, &i); push(&points, &(struct point){i, -i / 2.0}); }
    int sum = 0;
    double best = 0;
    each(&ints, add_int, &sum);
    each(&points, far, &best);
    printf("%d %g %zu %d\n", sum, best, ints.used, *(int *)at(&ints, 4));
    free(ints.items);
    free(points.items);
    return 0;
}
