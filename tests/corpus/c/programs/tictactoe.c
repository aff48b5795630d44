// covers: arrays of arrays, functions, characters
#include <stdio.h>

static char board[3][3];
static char winner(void) {
    for (int i = 0; i < 3; i++) {
        if (board[i][0] && board[i][0] == board[i][1] && board[i][1] == board[i][2]) return board[i][0];
        if (board[0][i] && board[0][i] == board[1][i] && board[1][i] == board[2][i]) return board[0][i];
    }
    if (board[1][1] && ((board[0][0] == board[1][1] && board[1][1] == board[2][2]) || (board[0][2] == board[1][1] && board[1][1] == board[2][0]))) return board[1][1];
    return 0;
}
static int nodes;
static int minimax(char who, int depth) {
    nodes++;
    char w = winner();
    if (w) return w == 'X' ? 10 - depth : depth - 10;
    int best = who == 'X' ? -100 : 100, moved = 0;
    for (int i = 0; i < 9; i++) {
        char *cell = &board[i / 3][i % 3];
        if (*cell) continue;
        moved = 1;
        *cell = who;
        int s = minimax(who == 'X' ? 'O' : 'X', depth + 1);
        *cell = 0;
        if (who == 'X' ? s > best : s < best) best = s;
    }
    return moved ? best : 0;
}
int main(void) {
    board[0][0] = board[1][1] = 'X';
    board[2][2] = board[0][1] = 'O';
    printf("%d\n", minimax('X', 0));
    printf("%d nodes\n", nodes);
    return 0;
}
