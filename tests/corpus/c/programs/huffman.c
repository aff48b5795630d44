// covers: structs, pointers, sorting and searching
#include <stdio.h>
#include <string.h>
#include <stdlib.h>

struct node { int weight; char c; struct node *left, *right; };
static struct node pool[64];
static int used;
static struct node *leaf(char c, int w) { pool[used] = (struct node){w, c, 0, 0}; return &pool[used++]; }
static int lighter(const void *a, const void *b) {
    const struct node *x = *(struct node *const *)a, *y = *(struct node *const *)b;
    return x->weight != y->weight ? y->weight - x->weight : y->c - x->c;
}
static void codes(const struct node *n, char *prefix, int depth, int *bits) {
    if (!n->left) {
        prefix[depth] = 0;
        printf("%c %d %zu\n", n->c, n->weight, strlen(prefix));
        *bits += n->weight * depth;
        return;
    }
    prefix[depth] = '0'; codes(n->left, prefix, depth + 1, bits);
    prefix[depth] = '1'; codes(n->right, prefix, depth + 1, bits);
}
int main(void) {
    const char *text = "abracadabra alakazam";
    int freq[128] = {0};
    for (const char *p = text; *p; p++) freq[(int)*p]++;
    struct node *heap[32];
    int n = 0;
    for (int c = 0; c < 128; c++) if (freq[c]) heap[n++] = leaf((char)c, freq[c]);
    while (n > 1) {
        qsort(heap, n, sizeof *heap, lighter);
        struct node *a = heap[--n], *b = heap[--n];
        struct node *m = leaf(a->c < b->c ? a->c : b->c, a->weight + b->weight);
        m->left = a; m->right = b;
        heap[n++] = m;
    }
    char prefix[32];
    int bits = 0;
    codes(heap[0], prefix, 0, &bits);
    printf("%d bits for %zu characters\n", bits, strlen(text));
    return 0;
}
