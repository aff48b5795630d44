// covers: two-dimensional arrays, StringBuilder, HashSet, records
import java.util.*;

public class Main {
    private boolean[][] cells;

    Main(String... rows) {
        cells = new boolean[rows.length][rows[0].length()];
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                cells[y][x] = rows[y].charAt(x) == '#';
            }
        }
    }

    int neighbours(int x, int y) {
        int n = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int yy = Math.floorMod(y + dy, cells.length);
                int xx = Math.floorMod(x + dx, cells[0].length);
                if ((dx != 0 || dy != 0) && cells[yy][xx]) {
                    n++;
                }
            }
        }
        return n;
    }

    void step() {
        boolean[][] next = new boolean[cells.length][cells[0].length];
        for (int y = 0; y < cells.length; y++) {
            for (int x = 0; x < cells[y].length; x++) {
                int n = neighbours(x, y);
                next[y][x] = n == 3 || cells[y][x] && n == 2;
            }
        }
        cells = next;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (boolean[] row : cells) {
            for (boolean cell : row) {
                sb.append(cell ? '#' : '.');
            }
            sb.append('\n');
        }
        return sb.toString();
    }

    record Cell(int x, int y) {}

    static Set<Cell> sparse(Set<Cell> alive) {
        Map<Cell, Integer> counts = new HashMap<>();
        for (Cell c : alive) {
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    if (dx != 0 || dy != 0) {
                        counts.merge(new Cell(c.x() + dx, c.y() + dy), 1, Integer::sum);
                    }
                }
            }
        }
        Set<Cell> next = new HashSet<>();
        for (Map.Entry<Cell, Integer> e : counts.entrySet()) {
            if (e.getValue() == 3 || e.getValue() == 2 && alive.contains(e.getKey())) {
                next.add(e.getKey());
            }
        }
        return next;
    }

    public static void main(String[] args) {
        Main life = new Main(".......", "..#....", "...#...", ".###...", ".......", ".......");
        for (int i = 0; i < 4; i++) {
            life.step();
        }
        System.out.print(life);
        Set<Cell> alive = new HashSet<>(List.of(new Cell(0, 0), new Cell(1, 0), new Cell(2, 0)));
        for (int i = 0; i < 3; i++) {
            alive = sparse(alive);
            System.out.println(alive);
        }
    }
}
