// covers: variable length arrays, sizeof
#include <stdio.h>
#include <string.h>

static double mean(int n, const double v[n]) {
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i];
    return s / n;
}
static void transpose(int r, int c, int in[r][c], int out[c][r]) {
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++) out[j][i] = in[i][j];
}
static int lcs(const char *a, const char *b) {
    int n = strlen(a), m = strlen(b), t[n + 1][m + 1];
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= m; j++)
            if (!i || !j) t[i][j] = 0;
            else if (a[i - 1] == b[j - 1]) t[i][j] = t[i - 1][j - 1] + 1;
            else t[i][j] = t[i - 1][j] > t[i][j - 1] ? t[i - 1][j] : t[i][j - 1];
    return t[n][m];
}
int main(void) {
    double d[] = {1, 2, 3, 4};
    printf("%g\n", mean(4, d));
    int a[2][3] = {{1, 2, 3}, {4, 5, 6}}, b[3][2];
    transpose(2, 3, a, b);
    printf("%d %d %d\n", b[0][1], b[2][0], b[2][1]);
    printf("%d\n", lcs("AGGTAB", "GXTXAYB"));
    int n = 3;
    typedef int row[n];
    row r;
    r[0] = 0;
    n = 10;
    printf("%zu %zu\n", sizeof(row) / sizeof(int), sizeof r / sizeof *r);
    int (*p)[n] = (int (*)[n])0;
    printf("%zu\n", sizeof *p);
    long total = 0;
    for (int k = 1; k <= 3; k++) {
        int v[k * 2];
        for (int i = 0; i < k * 2; i++) v[i] = i;
        total += v[k * 2 - 1] + sizeof v;
    }
    printf("%ld\n", total);
    return 0;
}
