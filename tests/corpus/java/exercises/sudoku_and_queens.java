// covers: backtracking, two-dimensional arrays, recursion
import java.util.Arrays;

public class Main {
    static class Sudoku {
        private final int[][] cells = new int[9][9];
        private int guesses;

        Sudoku(String text) {
            String[] rows = text.split("/");
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    char digit = rows[r].charAt(c);
                    cells[r][c] = digit == '.' ? 0 : digit - '0';
                }
            }
        }

        private boolean fits(int row, int column, int digit) {
            for (int i = 0; i < 9; i++) {
                if (cells[row][i] == digit || cells[i][column] == digit
                        || cells[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) {
                    return false;
                }
            }
            return true;
        }

        boolean solve() {
            int best = 10, row = -1, column = -1;
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (cells[r][c] == 0) {
                        int count = 0;
                        for (int d = 1; d <= 9; d++) {
                            count += fits(r, c, d) ? 1 : 0;
                        }
                        if (count < best) {
                            best = count;
                            row = r;
                            column = c;
                        }
                    }
                }
            }
            if (row < 0) {
                return true;
            }
            for (int digit = 1; digit <= 9; digit++) {
                if (fits(row, column, digit)) {
                    cells[row][column] = digit;
                    guesses++;
                    if (solve()) {
                        return true;
                    }
                    cells[row][column] = 0;
                }
            }
            return false;
        }

        void print() {
            for (int r = 0; r < 9; r++) {
                if (r > 0 && r % 3 == 0) {
                    System.out.println("------+-------+------");
                }
                StringBuilder line = new StringBuilder();
                for (int c = 0; c < 9; c++) {
                    if (c > 0) {
                        line.append(c % 3 == 0 ? " | " : " ");
                    }
                    line.append(cells[r][c] == 0 ? "." : cells[r][c]);
                }
                System.out.println(line);
            }
        }
    }

    static int solutions;
    static int[] first;

    static void queens(int n, int row, int[] columns) {
        if (row == n) {
            if (solutions++ == 0) {
                first = columns.clone();
            }
            return;
        }
        next:
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < row; r++) {
                if (columns[r] == c || Math.abs(columns[r] - c) == row - r) {
                    continue next;
                }
            }
            columns[row] = c;
            queens(n, row + 1, columns);
        }
    }

    static boolean subsetSum(int[] numbers, int at, int target, StringBuilder chosen) {
        if (target == 0) {
            return true;
        }
        if (at == numbers.length || target < 0) {
            return false;
        }
        int mark = chosen.length();
        chosen.append(numbers[at]).append(' ');
        if (subsetSum(numbers, at + 1, target - numbers[at], chosen)) {
            return true;
        }
        chosen.setLength(mark);
        return subsetSum(numbers, at + 1, target, chosen);
    }

    public static void main(String[] args) {
        Sudoku puzzle = new Sudoku("53..7..../6..195.../.98....6./8...6...3/4..8.3..1/7...2...6/.6....28./...419..5/....8..79");
        System.out.println(puzzle.solve() + " with " + puzzle.guesses + " guesses");
        puzzle.print();
        for (int n = 1; n <= 7; n++) {
            solutions = 0;
            first = null;
            queens(n, 0, new int[n]);
            System.out.println(n + " queens: " + solutions + " " + Arrays.toString(first));
        }
        StringBuilder chosen = new StringBuilder();
        System.out.println(subsetSum(new int[] {3, 34, 4, 12, 5, 2}, 0, 9, chosen) + " " + chosen);
    }
}
