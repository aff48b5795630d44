#include <stdio.h>
#include <string.h>
#include <stdlib.h>
/* VLAs, matrices, pointer to array, restrict, inline, static in params */
static inline int sq(int x) {
    return x * x;
}
static void mul(size_t n, size_t m, size_t p, const double a[restrict n][m], const double b[restrict m][p], double c[restrict n][p]) {
    for (size_t i = 0; i < n; i++) for (size_t j = 0; j < p; j++) {
        c[i][j] = 0;
        for (size_t k = 0; k < m; k++) c[i][j] += a[i][k] * b[k][j];
    }
}
static double det(int n, double m[n][n]) {
    if (n == 1) return m[0][0];
    double d = 0;
    for (int c = 0; c < n; c++) {
        double sub[n - 1][n - 1];
        for (int i = 1; i < n; i++) for (int j = 0, k = 0; j < n; j++) if (j != c) sub[i - 1][k++] = m[i][j];
        d += (c % 2 ? -1 : 1) * m[0][c] * det(n - 1, sub);
    }
    return d;
}
static int sum(int n, int a[static n]) {
    int s = 0;
    for (int i = 0; i < n; i++) s += a[i];
    return s;
}
static void print(int r, int c, int (*m)[c]) {
    for (int i = 0; i < r; i++, puts("")) for (int j = 0; j < c; j++) printf("%3d", m[i][j]);
}
static void transpose(int n, int m[n][n]) {
    for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) {
        int t = m[i][j];
        m[i][j] = m[j][i];
        m[j][i] = t;
    }
}
int main(void) {
    double a[2][3] = {{1,2,3},{4,5,6}}, b[3][2] = {{7,8},{9,10},{11,12}}, c[2][2];
    mul(2, 3, 2, a, b, c);
    printf("%g %g %g %g\n", c[0][0], c[0][1], c[1][0], c[1][1]);
    double d[3][3] = {{2,0,1},{1,3,2},{1,1,1}};
    printf("%g\n", det(3, d));
    int m[3][3];
    for (int i = 0; i < 9; i++) ((int *)m)[i] = i;
    transpose(3, m);
    print(3, 3, m);
    int n = 5;
    int v[n];
    for (int i = 0; i < n; i++) v[i] = sq(i);
    printf("%d %zu\n", sum(n, v), sizeof v / sizeof v[0]);
    int (*dyn)[n] = malloc(sizeof(int[3][n]));
    for (int i = 0; i < 3; i++) for (int j = 0; j < n; j++) dyn[i][j] = i * n + j;
    print(3, n, dyn);
    printf("%zu\n", sizeof *dyn);
    free(dyn);
    int **jag = malloc(3 * sizeof *jag);
    for (int i = 0; i < 3; i++) {
        jag[i] = calloc(i + 1, sizeof **jag);
        jag[i][i] = i;
    }
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j <= i; j++) printf("%d ", jag[i][j]);
        free(jag[i]);
    }
    free(jag);
    puts("");
    char *lines[] = { "delta", "alpha", "charlie", "bravo" };
    for (int i = 1; i < 4; i++) for (int j = i; j > 0 && strcmp(lines[j - 1], lines[j]) > 0; j--) {
        char *t = lines[j];
        lines[j] = lines[j - 1];
        lines[j - 1] = t;
    }
    for (char **p = lines; p < lines + 4; ++p) printf("%s ", *p);
    puts("");
    int cube[2][3][4];
    int k = 0;
    for (int (*p)[3][4] = cube; p != cube + 2; p++) for (int (*q)[4] = *p; q != *p + 3; q++) for (int *r = *q; r != *q + 4; r++) *r = k++;
    printf("%d %d %d\n", cube[1][2][3], *(*(*(cube + 1) + 1) + 2), (*cube)[2][0]);
    printf("%zu %zu %zu\n", sizeof cube, sizeof cube[0], sizeof cube[0][0]);
    const char s[] = "hello";
    printf("%zu %c %c\n", sizeof s, s[1], 1[s]);
    typedef int row[3];
    row rs[2] = {{1},{2}};
    row *pr = rs;
    printf("%d %d\n", (*pr)[0], pr[1][0]);
    int x = 5, *px = &x, **ppx = &px;
    **ppx = 6;
    printf("%d\n", x);
    return 0;
}
