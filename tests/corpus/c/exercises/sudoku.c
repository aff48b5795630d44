// covers: arrays of arrays, functions
#include <stdio.h>

static char g[9][10] = {"53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.", "...419..5", "....8..79"};
static int allowed(int r, int c, char d) {
    for (int i = 0; i < 9; i++)
        if (g[r][i] == d || g[i][c] == d || g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return 0;
    return 1;
}
static int steps;
static int solve(void) {
    for (int i = 0; i < 81; i++) {
        char *cell = &g[i / 9][i % 9];
        if (*cell != '.') continue;
        for (char d = '1'; d <= '9'; d++)
            if (allowed(i / 9, i % 9, d)) {
                steps++;
                *cell = d;
                if (solve()) return 1;
                *cell = '.';
            }
        return 0;
    }
    return 1;
}
int main(void) {
    printf("%d\n", solve());
    for (int r = 0; r < 9; r++) puts(g[r]);
    printf("%d steps\n", steps);
    return 0;
}
