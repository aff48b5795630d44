// covers: arrays of arrays, loops
#include <stdio.h>
#include <string.h>
enum { H = 6, W = 8 };

static int neighbours(char g[H][W], int r, int c) {
    int n = 0;
    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++)
            if (dr || dc) n += g[(r + dr + H) % H][(c + dc + W) % W] == '#';
    return n;
}

int main(void) {
    char grid[H][W], next[H][W];
    memset(grid, '.', sizeof grid);
    grid[0][1] = grid[1][2] = grid[2][0] = grid[2][1] = grid[2][2] = '#';
    for (int step = 0; step < 4; step++) {
        for (int r = 0; r < H; r++)
            for (int c = 0; c < W; c++) {
                int n = neighbours(grid, r, c);
                next[r][c] = n == 3 || (n == 2 && grid[r][c] == '#') ? '#' : '.';
            }
        memcpy(grid, next, sizeof grid);
    }
    for (int r = 0; r < H; r++) printf("%.*s\n", W, grid[r]);
    return 0;
}
