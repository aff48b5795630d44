// covers: arrays of arrays, functions
#include <stdio.h>

#define N 4
static void rotate(int m[N][N]) {
    for (int i = 0; i < N / 2; i++)
        for (int j = i; j < N - 1 - i; j++) {
            int t = m[i][j];
            m[i][j] = m[N - 1 - j][i];
            m[N - 1 - j][i] = m[N - 1 - i][N - 1 - j];
            m[N - 1 - i][N - 1 - j] = m[j][N - 1 - i];
            m[j][N - 1 - i] = t;
        }
}
int main(void) {
    int m[N][N], k = 0;
    for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) m[i][j] = k++;
    rotate(m);
    for (int i = 0; i < N; i++) { for (int j = 0; j < N; j++) printf("%3d", m[i][j]); puts(""); }
    int t = 0;
    for (int i = 0; i < N; i++) t += m[i][N - 1 - i];
    printf("%d\n", t);
    return 0;
}
