// covers: arrays of arrays, loops
#include <stdio.h>

int main(void) {
    enum { N = 5 };
    int m[N][N] = {0}, r = 0, c = 0, dr = 0, dc = 1;
    for (int k = 1; k <= N * N; k++) {
        m[r][c] = k;
        int nr = r + dr, nc = c + dc;
        if (nr < 0 || nr >= N || nc < 0 || nc >= N || m[nr][nc]) { int t = dr; dr = dc; dc = -t; }
        r += dr; c += dc;
    }
    for (int i = 0; i < N; i++, putchar('\n')) for (int j = 0; j < N; j++) printf("%3d", m[i][j]);
    return 0;
}
