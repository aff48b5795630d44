// covers: minimax, char arrays, caching with HashMap, static nested classes
import java.util.*;

public class Main {
    static final int[][] LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    static final Map<String, Integer> known = new HashMap<>();
    static int asked;

    static char winner(char[] board) {
        for (int[] line : LINES) {
            char c = board[line[0]];
            if (c != ' ' && c == board[line[1]] && c == board[line[2]]) {
                return c;
            }
        }
        for (char c : board) {
            if (c == ' ') {
                return ' ';
            }
        }
        return '=';
    }

    static int value(char[] board, char player) {
        asked++;
        char winner = winner(board);
        if (winner == '=') {
            return 0;
        }
        if (winner != ' ') {
            return winner == player ? 1 : -1;
        }
        String key = new String(board) + player;
        Integer cached = known.get(key);
        if (cached != null) {
            return cached;
        }
        int best = -2;
        char other = player == 'X' ? 'O' : 'X';
        for (int i = 0; i < 9; i++) {
            if (board[i] == ' ') {
                board[i] = player;
                best = Math.max(best, -value(board, other));
                board[i] = ' ';
            }
        }
        known.put(key, best);
        return best;
    }

    static int move(char[] board, char player) {
        int best = -2;
        int at = -1;
        char other = player == 'X' ? 'O' : 'X';
        for (int i = 0; i < 9; i++) {
            if (board[i] == ' ') {
                board[i] = player;
                int worth = -value(board, other);
                board[i] = ' ';
                if (worth > best) {
                    best = worth;
                    at = i;
                }
            }
        }
        return at;
    }

    static void print(char[] board) {
        for (int r = 0; r < 3; r++) {
            System.out.printf(" %c | %c | %c %n", board[3 * r], board[3 * r + 1], board[3 * r + 2]);
            if (r < 2) {
                System.out.println("---+---+---");
            }
        }
    }

    public static void main(String[] args) {
        char[] board = new char[9];
        Arrays.fill(board, ' ');
        char player = 'X';
        board[4] = 'X';
        player = 'O';
        StringBuilder moves = new StringBuilder("4");
        while (winner(board) == ' ') {
            int at = move(board, player);
            board[at] = player;
            moves.append(at);
            player = player == 'X' ? 'O' : 'X';
        }
        print(board);
        System.out.println("winner '" + winner(board) + "' moves " + moves + " positions " + known.size() + " asked " + asked);
        Random random = new Random(7);
        int[] results = new int[3];
        for (int game = 0; game < 20; game++) {
            Arrays.fill(board, ' ');
            player = 'X';
            while (winner(board) == ' ') {
                int at;
                if (player == 'X') {
                    at = move(board, player);
                } else {
                    do {
                        at = random.nextInt(9);
                    } while (board[at] != ' ');
                }
                board[at] = player;
                player = player == 'X' ? 'O' : 'X';
            }
            results[winner(board) == 'X' ? 0 : winner(board) == 'O' ? 1 : 2]++;
        }
        System.out.println("X won " + results[0] + ", O won " + results[1] + ", drawn " + results[2]);
    }
}
