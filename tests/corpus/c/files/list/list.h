#ifndef LIST_H
#define LIST_H

#include <stddef.h>

struct list {
    size_t count, capacity, size;
    char *data;
};

#define LIST_EMPTY(type) { 0, 0, sizeof(type), NULL }
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

typedef void (*visitor)(const void *item, void *extra);

extern int list_allocations;

void list_add(struct list *list, const void *item);
void *list_at(const struct list *list, size_t at);
void list_each(const struct list *list, visitor visit, void *extra);
void list_sort(struct list *list, int (*compare)(const void *, const void *));
void list_free(struct list *list);

#endif
