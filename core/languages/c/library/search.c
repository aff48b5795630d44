/* Binary trees by comparison, a table of names, linear search, links. */
#include <search.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef int (*order)(const void *, const void *);

/* The key comes first: what is given back points to it. Trees are not balanced. */
struct node {
    const void *key;
    struct node *smaller, *larger;
};

static struct node **place_of(const void *key, struct node **root, order compare) {
    while (*root) {
        int where = compare(key, (*root)->key);
        if (where == 0)
            break;
        root = where < 0 ? &(*root)->smaller : &(*root)->larger;
    }
    return root;
}

void *tsearch(const void *key, void **root, order compare) {
    struct node *top = *root, **place = place_of(key, &top, compare);
    if (!*place) {
        *place = malloc(sizeof(struct node));
        if (*place)
            **place = (struct node){key, NULL, NULL};
    }
    struct node *found = *place;
    *root = top;
    return found;
}

void *tfind(const void *key, void *const *root, order compare) {
    struct node *top = *root;
    return *place_of(key, &top, compare);
}

void *tdelete(const void *restrict key, void **restrict root, order compare) {
    struct node *top = *root, **place = &top, *above = NULL;
    while (*place) {
        int where = compare(key, (*place)->key);
        if (where == 0)
            break;
        above = *place;
        place = where < 0 ? &above->smaller : &above->larger;
    }
    struct node *gone = *place;
    if (!gone)
        return NULL;
    if (gone->smaller && gone->larger) {
        /* The next larger one takes its place. */
        struct node **next = &gone->larger;
        while ((*next)->smaller)
            next = &(*next)->smaller;
        struct node *moved = *next;
        *next = moved->larger;
        moved->smaller = gone->smaller;
        moved->larger = gone->larger;
        *place = moved;
    } else {
        *place = gone->smaller ? gone->smaller : gone->larger;
    }
    void *result = above ? (void *)above : (void *)root;
    free(gone);
    *root = top;
    return result;
}

static void walk(const struct node *node, void (*visit)(const void *, VISIT, int), int depth) {
    if (!node->smaller && !node->larger) {
        visit(node, leaf, depth);
        return;
    }
    visit(node, preorder, depth);
    if (node->smaller)
        walk(node->smaller, visit, depth + 1);
    visit(node, postorder, depth);
    if (node->larger)
        walk(node->larger, visit, depth + 1);
    visit(node, endorder, depth);
}

void twalk(const void *root, void (*visit)(const void *, VISIT, int)) {
    if (root)
        walk(root, visit, 0);
}

void tdestroy(void *root, void (*release)(void *)) {
    struct node *node = root;
    if (!node)
        return;
    tdestroy(node->smaller, release);
    tdestroy(node->larger, release);
    release((void *)node->key);
    free(node);
}

static ENTRY *table;
static size_t room;

int hcreate(size_t count) {
    if (table)
        return 0;
    room = count < 3 ? 3 : count;
    table = calloc(room, sizeof(ENTRY));
    return table != NULL;
}

void hdestroy(void) {
    free(table);
    table = NULL;
}

ENTRY *hsearch(ENTRY entry, ACTION action) {
    size_t hash = strlen(entry.key);
    for (const char *at = entry.key; *at; at++)
        hash = hash * 31 + (unsigned char)*at;
    for (size_t tried = 0; tried < room; tried++) {
        ENTRY *found = &table[(hash + tried) % room];
        if (!found->key && action == ENTER)
            *found = entry;
        if (!found->key)
            break;
        if (strcmp(found->key, entry.key) == 0)
            return found;
    }
    errno = action == ENTER ? ENOMEM : ESRCH;
    return NULL;
}

void *lfind(const void *key, const void *from, size_t *count, size_t size, order compare) {
    for (size_t i = 0; i < *count; i++) {
        const char *at = (const char *)from + i * size;
        if (compare(key, at) == 0)
            return (void *)at;
    }
    return NULL;
}

void *lsearch(const void *key, void *from, size_t *count, size_t size, order compare) {
    void *found = lfind(key, from, count, size, compare);
    return found ? found : memcpy((char *)from + (*count)++ * size, key, size);
}

struct link {
    struct link *next, *before;
};

void insque(void *element, void *before) {
    struct link *link = element, *left = before;
    link->before = left;
    link->next = left ? left->next : NULL;
    if (link->next)
        link->next->before = link;
    if (left)
        left->next = link;
}

void remque(void *element) {
    struct link *link = element;
    if (link->next)
        link->next->before = link->before;
    if (link->before)
        link->before->next = link->next;
}
