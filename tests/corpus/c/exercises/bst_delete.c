// covers: linked structures, pointers
#include <stdio.h>
#include <stdlib.h>

struct node { int k; struct node *l, *r; };
static struct node **find(struct node **t, int k) { while (*t && (*t)->k != k) t = k < (*t)->k ? &(*t)->l : &(*t)->r; return t; }
static void insert(struct node **t, int k) { t = find(t, k); if (!*t) { *t = calloc(1, sizeof **t); (*t)->k = k; } }
static void erase(struct node **t, int k) {
    t = find(t, k);
    struct node *n = *t;
    if (!n) return;
    if (n->l && n->r) {
        struct node **m = &n->r;
        while ((*m)->l) m = &(*m)->l;
        n->k = (*m)->k;
        t = m;
        n = *m;
    }
    *t = n->l ? n->l : n->r;
    free(n);
}
static void show(const struct node *t) { if (t) { putchar('('); show(t->l); printf("%d", t->k); show(t->r); putchar(')'); } }
int main(void) {
    struct node *root = NULL;
    for (int i = 0; i < 9; i++) insert(&root, i * 5 % 9);
    show(root);
    puts("");
    for (int i = 0; i < 9; i += 2) erase(&root, i);
    show(root);
    puts("");
    while (root) erase(&root, root->k);
    printf("%d\n", root == NULL);
    return 0;
}
