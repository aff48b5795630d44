// covers: pointers, pointer arithmetic, arrays, arrays of arrays
#include <stdio.h>

static void swap(int *a, int *b) {
    int t = *a;
    *a = *b;
    *b = t;
}

static int sum(const int *from, const int *to) {
    int total = 0;
    while (from != to) total += *from++;
    return total;
}

static int trace(int m[3][3]) {
    int t = 0;
    for (int i = 0; i < 3; i++) t += m[i][i];
    return t;
}

int main(void) {
    int x = 1, y = 2;
    swap(&x, &y);
    printf("%d %d\n", x, y);
    int v[] = {1, 2, 3, 4, 5};
    printf("%d %zu\n", sum(v, v + 5), sizeof v / sizeof *v);
    int *p = &v[1], *q = &v[4];
    printf("%td %d %d %d\n", q - p, p < q, p[2], *(q - 1));
    printf("%d\n", 2[v]);
    int m[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
    printf("%d %d\n", trace(m), m[1][2]);
    int (*row)[3] = m + 1;
    printf("%d %d\n", (*row)[0], row[1][1]);
    int *flat = &m[0][0];
    printf("%d\n", flat[2]);
    int **pp = &p;
    **pp = 42;
    *pp += 1;
    printf("%d %d\n", v[1], *p);
    void *any = v;
    printf("%d\n", *(int *)any);
    char *names[] = {"one", "two", "three"};
    for (char **n = names; n < names + 3; n++) printf("%s ", *n);
    printf("%c\n", *(names[2] + 1));
    int *null = 0;
    if (!null && p) puts("null is false");
    unsigned char *bytes = (unsigned char *)&v[0];
    v[0] = 0x01020304;
    printf("%d %d %d %d\n", bytes[0], bytes[1], bytes[2], bytes[3]);
    return 0;
}
