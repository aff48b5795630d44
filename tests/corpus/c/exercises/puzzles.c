// covers: functions, arrays of arrays, sorting and searching
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <stdbool.h>
#define SIZE 9
static int grid[SIZE][SIZE];
static int steps;
static bool ok(int r, int c, int v) {
    for (int i = 0; i < SIZE; i++)
        if (grid[r][i] == v || grid[i][c] == v || grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v)
            return false;
    return true;
}
static bool solve(void) {
    for (int r = 0; r < SIZE; r++)
        for (int c = 0; c < SIZE; c++)
            if (!grid[r][c]) {
                for (int v = 1; v <= 9; v++)
                    if (ok(r, c, v)) {
                        grid[r][c] = v;
                        steps++;
                        if (solve())
                            return true;
                        grid[r][c] = 0;
                    }
                return false;
            }
    return true;
}
static const char *maze[] = {"#########", "#S..#...#", "#.#.#.#.#", "#.#...#E#", "#########"};
typedef struct {
    int r, c, d;
} cell;
static int bfs(void) {
    int h = 5, w = 9;
    bool seen[5][9] = {{0}};
    cell q[64];
    int head = 0, tail = 0;
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++)
            if (maze[r][c] == 'S')
                q[tail++] = (cell){r, c, 0}, seen[r][c] = 1;
    static const int dr[] = {0, 1, 0, -1}, dc[] = {1, 0, -1, 0};
    while (head != tail) {
        cell x = q[head++];
        if (maze[x.r][x.c] == 'E')
            return x.d;
        for (int k = 0; k < 4; k++) {
            int r = x.r + dr[k], c = x.c + dc[k];
            if (maze[r][c] != '#' && !seen[r][c]) {
                seen[r][c] = true;
                q[tail++] = (cell){r, c, x.d + 1};
            }
        }
    }
    return -1;
}
static int board[8], sols;
static void place(int r) {
    if (r == 8) {
        if (sols++ == 0) {
            for (int i = 0; i < 8; i++) {
                for (int j = 0; j < 8; j++)
                    putchar(board[i] == j ? 'Q' : '.');
                putchar('\n');
            }
        }
        return;
    }
    for (int c = 0; c < 8; c++) {
        int i;
        for (i = 0; i < r; i++)
            if (board[i] == c || abs(board[i] - c) == r - i)
                break;
        if (i == r) {
            board[r] = c;
            place(r + 1);
        }
    }
}
static int lcs(const char *a, const char *b) {
    int n = strlen(a), m = strlen(b);
    int (*t)[m + 1] = calloc(n + 1, sizeof *t);
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            t[i][j] = a[i - 1] == b[j - 1]        ? t[i - 1][j - 1] + 1
                      : t[i - 1][j] > t[i][j - 1] ? t[i - 1][j]
                                                  : t[i][j - 1];
    int r = t[n][m];
    char out[r + 1];
    out[r] = 0;
    for (int i = n, j = m, k = r; k;) {
        if (a[i - 1] == b[j - 1]) {
            out[--k] = a[i - 1];
            i--;
            j--;
        } else if (t[i - 1][j] >= t[i][j - 1])
            i--;
        else
            j--;
    }
    printf("%s ", out);
    free(t);
    return r;
}
static void sieve(int n) {
    char *c = calloc(n + 1, 1);
    int k = 0;
    for (int i = 2; i <= n; i++) {
        if (c[i])
            continue;
        k++;
        for (long j = (long)i * i; j <= n; j += i)
            c[j] = 1;
    }
    printf("primes<=%d: %d\n", n, k);
    free(c);
}
static void collatz(unsigned long n) {
    int s = 0;
    unsigned long mx = n;
    while (n != 1) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        if (n > mx)
            mx = n;
        s++;
    }
    printf("%d %lu\n", s, mx);
}
static void roman(int n, char *o) {
    static const struct {
        int v;
        const char *s;
    } t[] = {{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
             {40, "XL"},  {10, "X"},   {9, "IX"},  {5, "V"},    {4, "IV"},  {1, "I"}};
    *o = 0;
    for (size_t i = 0; i < sizeof t / sizeof *t; i++)
        while (n >= t[i].v) {
            strcat(o, t[i].s);
            n -= t[i].v;
        }
}
static int cmp(const void *a, const void *b) { return *(char *)a - *(char *)b; }
static void quick(int *a, int lo, int hi) {
    if (lo >= hi)
        return;
    int p = a[(lo + hi) / 2], i = lo, j = hi;
    while (i <= j) {
        while (a[i] < p)
            i++;
        while (a[j] > p)
            j--;
        if (i <= j) {
            int t = a[i];
            a[i++] = a[j];
            a[j--] = t;
        }
    }
    quick(a, lo, j);
    quick(a, i, hi);
}
static void msort(int *a, int n) {
    if (n < 2)
        return;
    int m = n / 2, t[n];
    msort(a, m);
    msort(a + m, n - m);
    for (int i = 0, j = m, k = 0; k < n; k++)
        t[k] = j >= n || (i < m && a[i] <= a[j]) ? a[i++] : a[j++];
    memcpy(a, t, sizeof t);
}
static void shell(int *a, int n) {
    for (int g = n / 2; g; g /= 2)
        for (int i = g; i < n; i++) {
            int v = a[i], j = i;
            for (; j >= g && a[j - g] > v; j -= g)
                a[j] = a[j - g];
            a[j] = v;
        }
}
static void radix(unsigned *a, int n) {
    unsigned *t = malloc(n * sizeof *t);
    for (int s = 0; s < 32; s += 8) {
        int c[257] = {0};
        for (int i = 0; i < n; i++)
            c[(a[i] >> s & 255) + 1]++;
        for (int i = 0; i < 256; i++)
            c[i + 1] += c[i];
        for (int i = 0; i < n; i++)
            t[c[a[i] >> s & 255]++] = a[i];
        memcpy(a, t, n * sizeof *a);
    }
    free(t);
}
int main(void) {
    const char *p = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    for (int i = 0; i < 81; i++)
        grid[i / 9][i % 9] = p[i] - '0';
    printf("%d %d\n", solve(), steps);
    for (int r = 0; r < 9; r += 4) {
        for (int c = 0; c < 9; c++)
            printf("%d%s", grid[r][c], c % 3 == 2 ? " " : "");
        puts("");
    }
    printf("maze %d\n", bfs());
    place(0);
    printf("queens %d\n", sols);
    printf("%d\n", lcs("AGGTABQWERTY", "GXTXAYBWERT"));
    sieve(10000);
    collatz(27);
    char o[20];
    roman(1994, o);
    puts(o);
    char w1[] = "listen", w2[] = "silent";
    qsort(w1, 6, 1, cmp);
    qsort(w2, 6, 1, cmp);
    puts(strcmp(w1, w2) ? "no" : "anagram");
    int a[50], b[50], c[50];
    unsigned u[50];
    unsigned s = 1;
    for (int i = 0; i < 50; i++) {
        s = s * 1103515245 + 12345;
        a[i] = b[i] = c[i] = (int)(s >> 16) % 1000 - 500;
        u[i] = s;
    }
    quick(a, 0, 49);
    msort(b, 50);
    shell(c, 50);
    radix(u, 50);
    printf("%d %d\n", memcmp(a, b, sizeof a), memcmp(b, c, sizeof b));
    for (int i = 0; i < 50; i += 7)
        printf("%d:%u ", a[i], u[i]);
    puts("");
    double A[2][3] = {{1, 2, 3}, {4, 5, 6}}, B[3][2] = {{7, 8}, {9, 10}, {11, 12}}, C[2][2] = {{0}};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            for (int k = 0; k < 3; k++)
                C[i][j] += A[i][k] * B[k][j];
    printf("%g %g %g %g\n", C[0][0], C[0][1], C[1][0], C[1][1]);
    return 0;
}
