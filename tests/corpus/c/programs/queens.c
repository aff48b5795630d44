// covers: functions, loops, arrays
#include <stdio.h>
#include <stdlib.h>

static int solutions, board[8];

static int safe(int row, int col) {
    for (int r = 0; r < row; r++)
        if (board[r] == col || abs(board[r] - col) == row - r) return 0;
    return 1;
}

static void place(int row, int n) {
    if (row == n) {
        if (!solutions++)
            for (int r = 0; r < n; r++) printf("%d ", board[r]);
        return;
    }
    for (int col = 0; col < n; col++)
        if (safe(row, col)) {
            board[row] = col;
            place(row + 1, n);
        }
}

int main(void) {
    place(0, 6);
    printf("\n%d solutions\n", solutions);
    return 0;
}
