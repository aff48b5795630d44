// covers: undefined behaviour, dangling_pointer
#include <stdio.h>
#include <stdlib.h>

struct vector {
    int *items;
    size_t count, room;
};

static void push(struct vector *v, int item) {
    if (v->count == v->room) {
        v->room = v->room ? v->room * 2 : 1;
        v->items = realloc(v->items, v->room * sizeof *v->items);
    }
    v->items[v->count++] = item;
}

int main(void) {
    struct vector v = {0};
    push(&v, 1);
    int *first = &v.items[0];
    push(&v, 2);
#ifdef FIXED
    first = &v.items[0];
#endif
    printf("%d\n", *first > -1000); // UB
    free(v.items);
    return 0;
}
