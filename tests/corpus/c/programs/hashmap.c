// covers: linked structures, strings, unsigned arithmetic
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define BUCKETS 8

struct entry { char *key; int value; struct entry *next; };
struct map { struct entry *buckets[BUCKETS]; size_t size; };

static unsigned long hash(const char *s) {
    unsigned long h = 5381;
    int c;
    while ((c = (unsigned char)*s++)) h = (h << 5) + h + c;
    return h;
}

static struct entry **find(struct map *m, const char *key) {
    struct entry **e = &m->buckets[hash(key) % BUCKETS];
    while (*e && strcmp((*e)->key, key) != 0) e = &(*e)->next;
    return e;
}

static void put(struct map *m, const char *key, int value) {
    struct entry **e = find(m, key);
    if (!*e) {
        *e = calloc(1, sizeof **e);
        (*e)->key = strdup(key);
        m->size++;
    }
    (*e)->value = value;
}

static int take(struct map *m, const char *key) {
    struct entry **e = find(m, key), *gone = *e;
    if (!gone) return 0;
    *e = gone->next;
    free(gone->key);
    free(gone);
    m->size--;
    return 1;
}

int main(void) {
    struct map m = {0};
    const char *words[] = {"the", "quick", "brown", "fox", "the", "lazy", "dog", "the"};
    for (int i = 0; i < 8; i++) {
        struct entry *e = *find(&m, words[i]);
        put(&m, words[i], e ? e->value + 1 : 1);
    }
    printf("%zu the=%d fox=%d cat=%d\n", m.size, (*find(&m, "the"))->value, (*find(&m, "fox"))->value, *find(&m, "cat") != NULL);
    printf("%d %d %zu\n", take(&m, "dog"), take(&m, "cat"), m.size);
    printf("%lu\n", hash("hello"));
    for (int i = 0; i < BUCKETS; i++)
        while (m.buckets[i]) take(&m, m.buckets[i]->key);
    printf("%zu\n", m.size);
    return 0;
}
