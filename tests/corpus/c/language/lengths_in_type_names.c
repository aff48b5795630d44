// covers: variable length arrays
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static void mul(size_t n, size_t m, size_t p, double a[n][m], double b[m][p], double c[static n][p]) {
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < p; j++) {
            c[i][j] = 0;
            for (size_t k = 0; k < m; k++)
                c[i][j] += a[i][k] * b[k][j];
        }
}
struct flex {
    int n;
    double v[];
};
static int sum(int n, int (*m)[n]) {
    int s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            s += m[i][j];
    return s;
}
typedef int row_t[4];
int main(void) {
    double a[2][3] = {{1, 2, 3}, {4, 5, 6}}, b[3][2] = {{7, 8}, {9, 10}, {11, 12}}, c[2][2];
    mul(2, 3, 2, a, b, c);
    for (int i = 0; i < 2; i++)
        printf("%g %g\n", c[i][0], c[i][1]);
    for (int n = 1; n < 4; n++) {
        int m[n][n];
        for (int i = 0; i < n * n; i++)
            (&m[0][0])[i] = i;
        printf("%zu %d\n", sizeof m, sum(n, m));
    }
    struct flex *f = malloc(sizeof *f + 3 * sizeof f->v[0]);
    f->n = 3;
    for (int i = 0; i < f->n; i++)
        f->v[i] = i * .5;
    printf("%g %zu\n", f->v[2], sizeof *f);
    free(f);
    int n = 3;
    int (*p)[n] = malloc(n * sizeof *p);
    memset(p, 0, n * sizeof *p);
    p[1][2] = 9;
    printf("%d %zu\n", *(*(p + 1) + 2), sizeof p[0]);
    free(p);
    row_t *r = calloc(2, sizeof(row_t));
    r[1][3] = 5;
    printf("%d\n", ((int *)r)[7]);
    free(r);
    char s[n + 1];
    strcpy(s, "abc");
    printf("%s %zu\n", s, sizeof s);
    int k = 2;
    int z[k++];
    printf("%zu %d %zu\n", sizeof z, k, sizeof(int[k]));
    int t[2][3][2] = {[1] = {[2] = {7, 8}}, [0][1][0] = 3};
    int *q = (int *)t;
    for (int i = 0; i < 12; i++)
        printf("%d", q[i]);
    puts("");
    return 0;
}
