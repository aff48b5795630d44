#include "table.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    int value;
    char key[];
};

struct table {
    size_t buckets, size;
    struct entry *heads[];
};

static size_t hash(const char *key) {
    size_t h = 14695981039346656037u;
    for (; *key; key++) h = (h ^ (unsigned char)*key) * 1099511628211u;
    return h;
}

struct table *table_new(size_t buckets) {
    struct table *t = calloc(1, sizeof *t + buckets * sizeof t->heads[0]);
    t->buckets = buckets;
    return t;
}

void table_free(struct table *t) {
    for (size_t i = 0; i < t->buckets; i++)
        for (struct entry *e = t->heads[i], *next; e; e = next) {
            next = e->next;
            free(e);
        }
    free(t);
}

static struct entry **find(struct table *t, const char *key) {
    struct entry **at = &t->heads[hash(key) % t->buckets];
    while (*at && strcmp((*at)->key, key) != 0) at = &(*at)->next;
    return at;
}

int *table_at(struct table *t, const char *key) {
    struct entry **at = find(t, key);
    if (!*at) {
        size_t length = strlen(key) + 1;
        struct entry *made = malloc(sizeof *made + length);
        made->next = NULL;
        made->value = 0;
        memcpy(made->key, key, length);
        *at = made;
        t->size++;
    }
    return &(*at)->value;
}

int table_remove(struct table *t, const char *key) {
    struct entry **at = find(t, key), *gone = *at;
    if (!gone) return 0;
    *at = gone->next;
    free(gone);
    t->size--;
    return 1;
}

size_t table_size(const struct table *t) { return t->size; }

void table_each(const struct table *t, visitor visit, void *with) {
    for (size_t i = 0; i < t->buckets; i++)
        for (const struct entry *e = t->heads[i]; e; e = e->next) visit(e->key, e->value, with);
}
