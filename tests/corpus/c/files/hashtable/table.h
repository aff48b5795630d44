#ifndef TABLE_H
#define TABLE_H

#include <stddef.h>

/* What a table is made of is known in table.c alone. */
struct table;

typedef void (*visitor)(const char *key, int value, void *with);

struct table *table_new(size_t buckets);
void table_free(struct table *);
int *table_at(struct table *, const char *key);
int table_remove(struct table *, const char *key);
size_t table_size(const struct table *);
void table_each(const struct table *, visitor, void *with);

#endif
