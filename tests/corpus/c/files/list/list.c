#include "list.h"
#include <stdlib.h>
#include <string.h>

int list_allocations;

static void *grow(struct list *list) {
    list->capacity = list->capacity ? list->capacity * 2 : 2;
    list_allocations++;
    return realloc(list->data, list->capacity * list->size);
}

void list_add(struct list *list, const void *item) {
    if (list->count == list->capacity) list->data = grow(list);
    memcpy(list->data + list->count++ * list->size, item, list->size);
}

void *list_at(const struct list *list, size_t at) {
    return at < list->count ? list->data + at * list->size : NULL;
}

void list_each(const struct list *list, visitor visit, void *extra) {
    for (size_t i = 0; i < list->count; i++) visit(list_at(list, i), extra);
}

void list_sort(struct list *list, int (*compare)(const void *, const void *)) {
    qsort(list->data, list->count, list->size, compare);
}

void list_free(struct list *list) {
    free(list->data);
    list->data = NULL;
    list->count = list->capacity = 0;
}
