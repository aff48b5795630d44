// covers: linked structures, dynamic memory, pointers
#include <stdio.h>
#include <stdlib.h>

typedef struct tree { int key; struct tree *left, *right; } tree;

static void insert(tree **t, int key) {
    while (*t) t = key < (*t)->key ? &(*t)->left : &(*t)->right;
    *t = malloc(sizeof **t);
    **t = (tree){key, NULL, NULL};
}

static int depth(const tree *t) {
    if (!t) return 0;
    int l = depth(t->left), r = depth(t->right);
    return 1 + (l > r ? l : r);
}

static void each(const tree *t, void (*visit)(int, void *), void *context) {
    if (!t) return;
    each(t->left, visit, context);
    visit(t->key, context);
    each(t->right, visit, context);
}

static void sum(int key, void *total) { *(int *)total += key; }
static void print(int key, void *unused) { printf("%d ", key); }

static void drop(tree *t) {
    if (!t) return;
    drop(t->left);
    drop(t->right);
    free(t);
}

int main(void) {
    tree *root = NULL;
    int keys[] = {50, 30, 70, 20, 40, 60, 80, 35, 45};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) insert(&root, keys[i]);
    each(root, print, NULL);
    int total = 0;
    each(root, sum, &total);
    printf("\n%d %d\n", total, depth(root));
    drop(root);
    return 0;
}
