// covers: dynamic memory, strings, sorting and searching
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct list { char **items; size_t used, room; };
static void append(struct list *l, const char *s) {
    if (l->used == l->room) {
        l->room = l->room ? l->room * 2 : 2;
        l->items = realloc(l->items, l->room * sizeof *l->items);
    }
    l->items[l->used] = malloc(strlen(s) + 1);
    strcpy(l->items[l->used++], s);
}
static void split(struct list *l, const char *text, char by) {
    char part[32];
    size_t n = 0;
    for (;; text++) {
        if (*text == by || !*text) {
            part[n] = 0;
            append(l, part);
            n = 0;
            if (!*text) return;
        } else part[n++] = *text;
    }
}
static int compare(const void *a, const void *b) { return strcmp(*(char **)a, *(char **)b); }
static void drop(struct list *l) { while (l->used) free(l->items[--l->used]); free(l->items); }
int main(void) {
    struct list l = {0};
    split(&l, "pear,apple,fig,banana,cherry", ',');
    qsort(l.items, l.used, sizeof *l.items, compare);
    for (size_t i = 0; i < l.used; i++) printf("%s%s", i ? " < " : "", l.items[i]);
    printf("\n%zu of %zu\n", l.used, l.room);
    drop(&l);
    return 0;
}
