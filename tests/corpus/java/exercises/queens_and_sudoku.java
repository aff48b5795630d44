// covers: arrays, bit-operations, labels, text-blocks
public class Main {
    static int solutions;

    static void queens(int n, int row, int columns, int left, int right) {
        if (row == n) {
            solutions++;
            return;
        }
        int free = ~(columns | left | right) & ((1 << n) - 1);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
    }

    static String firstBoard(int n) {
        int[] place = new int[n];
        int row = 0;
        place[0] = -1;
        search:
        while (row >= 0) {
            next:
            while (++place[row] < n) {
                for (int r = 0; r < row; r++) {
                    if (place[r] == place[row] || Math.abs(place[r] - place[row]) == row - r) {
                        continue next;
                    }
                }
                if (row == n - 1) {
                    break search;
                }
                place[++row] = -1;
                continue search;
            }
            row--;
        }
        StringBuilder out = new StringBuilder();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                out.append(place[r] == c ? 'Q' : '.');
            }
            out.append('\n');
        }
        return out.toString();
    }

    static final int[] rows = new int[9], columns = new int[9], boxes = new int[9];
    static long visited;

    static boolean solve(char[][] g, int cell) {
        visited++;
        while (cell < 81 && g[cell / 9][cell % 9] != '.') {
            cell++;
        }
        if (cell == 81) {
            return true;
        }
        int r = cell / 9, c = cell % 9, b = r / 3 * 3 + c / 3;
        for (int d = 0; d < 9; d++) {
            int bit = 1 << d;
            if (((rows[r] | columns[c] | boxes[b]) & bit) != 0) {
                continue;
            }
            rows[r] |= bit;
            columns[c] |= bit;
            boxes[b] |= bit;
            g[r][c] = (char) ('1' + d);
            if (solve(g, cell + 1)) {
                return true;
            }
            rows[r] &= ~bit;
            columns[c] &= ~bit;
            boxes[b] &= ~bit;
            g[r][c] = '.';
        }
        return false;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 7; n++) {
            solutions = 0;
            queens(n, 0, 0, 0, 0);
            System.out.print(solutions + " ");
        }
        System.out.println();
        System.out.print(firstBoard(6));
        String puzzle = """
            53..7....
            6..195...
            .98....6.
            8...6...3
            4..8.3..1
            7...2...6
            .6....28.
            ...419..5
            ....8..79
            """;
        char[][] g = puzzle.lines().map(String::toCharArray).toArray(char[][]::new);
        for (int i = 0; i < 81; i++) {
            char ch = g[i / 9][i % 9];
            if (ch != '.') {
                int bit = 1 << (ch - '1');
                rows[i / 9] |= bit;
                columns[i % 9] |= bit;
                boxes[i / 27 * 3 + i % 9 / 3] |= bit;
            }
        }
        System.out.println(solve(g, 0) + " " + visited);
        for (char[] row : g) {
            System.out.println(row);
        }
    }
}
