#include <stdio.h>
#include "list.h"
#include "text.h"

static int compare(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

static void show(const void *item, void *extra) {
    printf("%s%d", (*(int *)extra)++ ? ", " : "", *(const int *)item);
}

int main(void) {
    struct list numbers = LIST_EMPTY(int);
    int values[] = {5, 3, 9, 1, 7};
    for (size_t i = 0; i < COUNT(values); i++) list_add(&numbers, &values[i]);
    int shown = 0;
    list_each(&numbers, show, &shown);
    puts("");
    list_sort(&numbers, compare);
    shown = 0;
    list_each(&numbers, show, &shown);
    puts("");
    printf("%zu items, first %d, last %d\n", numbers.count, *(int *)list_at(&numbers, 0), *(int *)list_at(&numbers, 4));
    printf("out of range: %s\n", list_at(&numbers, 5) ? "there" : "nothing");
    char line[] = "  several   words in\ta line ";
    printf("[%s] %d words\n", trimmed(line), words(line));
    printf("allocated %d times\n", list_allocations);
    list_free(&numbers);
    return list_allocations > 0 ? 0 : 1;
}
