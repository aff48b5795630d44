// covers: loops, pointers, assignment operators
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy(char *to, const char *from) {
    char *start = to;
    while ((*to++ = *from++)) ;
    return start;
}
static int lookup(int v[][3], int rows, int x) {
    for (int r = 0, c; r < rows; r++)
        for (c = 0; c < 3; c++)
            if (v[r][c] == x) return r * 3 + c;
    return -1;
}
static inline int max(int a, int b) { return a > b ? a : b; }
static void swap(void *a, void *b, size_t n) {
    char t[n];
    memcpy(t, a, n); memcpy(a, b, n); memcpy(b, t, n);
}
typedef struct node node;
struct node { int key; node *next; };
static void remove_key(node **list, int key) {
    for (node **p = list; *p; )
        if ((*p)->key == key) { node *gone = *p; *p = gone->next; free(gone); }
        else p = &(*p)->next;
}
int main(void) {
    char b[10];
    printf("%s\n", copy(b, "copied"));
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    printf("%d %d\n", lookup(m, 2, 5), lookup(m, 2, 7));
    double x = 1, y = 2;
    swap(&x, &y, sizeof x);
    printf("%g %g %d\n", x, y, max(3, 7));
    node *list = NULL;
    for (int i = 5; i > 0; i--) {
        node *n;
        if ((n = malloc(sizeof *n)) == NULL) return 1;
        n->key = i % 3, n->next = list, list = n;
    }
    remove_key(&list, 1);
    for (node *n = list; n; n = n->next) printf("%d ", n->key);
    remove_key(&list, 0); remove_key(&list, 2);
    printf("%d\n", list == NULL);
    int i = 0, c;
    const char *input = "a1b2";
    while ((c = input[i++]) != 0) {
        if (c < 'a') continue;
        putchar(c);
    }
    do { if (i == 7) { i += 10; continue; } i++; } while (i < 10);
    printf(" %d\n", i);
    int total = 0;
    for (int *p = m[0], *e = p + 3; p < e; total += *p++) ;
    printf("%d %d\n", total, -7 / 2 * 2 + -7 % 2);
    unsigned flags = 0;
    flags |= 1u << 3 | 1u << 5;
    flags &= ~(1u << 3);
    printf("%u %d\n", flags, !!(flags & 32));
    char *words[] = {"x", "yy", "zzz", NULL};
    size_t length = 0;
    for (char **w = words; *w; ++w) length += strlen(*w);
    printf("%zu %s\n", length, *words);
    return 0;
}
