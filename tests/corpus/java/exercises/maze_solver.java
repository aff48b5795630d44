// covers: two-dimensional arrays, recursion, backtracking, ArrayDeque, enums
import java.util.*;

public class Main {
    enum Direction {
        NORTH(0, -1), EAST(1, 0), SOUTH(0, 1), WEST(-1, 0);

        final int dx, dy;

        Direction(int dx, int dy) {
            this.dx = dx;
            this.dy = dy;
        }

        Direction opposite() {
            return values()[(ordinal() + 2) % 4];
        }
    }

    static final int SIZE = 7;
    static final char[][] grid = new char[2 * SIZE + 1][2 * SIZE + 1];
    static final Random random = new Random(11);

    static void carve(int x, int y) {
        grid[2 * y + 1][2 * x + 1] = ' ';
        List<Direction> directions = new ArrayList<>(Arrays.asList(Direction.values()));
        Collections.shuffle(directions, random);
        for (Direction d : directions) {
            int nx = x + d.dx, ny = y + d.dy;
            if (nx < 0 || ny < 0 || nx >= SIZE || ny >= SIZE || grid[2 * ny + 1][2 * nx + 1] == ' ') continue;
            grid[2 * y + 1 + d.dy][2 * x + 1 + d.dx] = ' ';
            carve(nx, ny);
        }
    }

    static int solve() {
        int[][] distance = new int[grid.length][grid.length];
        for (int[] row : distance) Arrays.fill(row, -1);
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {1, 1});
        distance[1][1] = 0;
        int goal = grid.length - 2;
        while (!queue.isEmpty()) {
            int[] at = queue.poll();
            for (Direction d : Direction.values()) {
                int x = at[0] + d.dx, y = at[1] + d.dy;
                if (grid[y][x] != '#' && distance[y][x] < 0) {
                    distance[y][x] = distance[at[1]][at[0]] + 1;
                    queue.add(new int[] {x, y});
                }
            }
        }
        int x = goal, y = goal;
        while (distance[y][x] > 0) {
            grid[y][x] = '.';
            for (Direction d : Direction.values()) {
                if (distance[y + d.dy][x + d.dx] == distance[y][x] - 1 && grid[y + d.dy][x + d.dx] != '#') {
                    x += d.dx;
                    y += d.dy;
                    break;
                }
            }
        }
        grid[1][1] = 'S';
        grid[goal][goal] = 'G';
        return distance[goal][goal];
    }

    public static void main(String[] args) {
        for (char[] row : grid) Arrays.fill(row, '#');
        carve(0, 0);
        int steps = solve();
        for (char[] row : grid) System.out.println(new String(row));
        System.out.println(steps + " steps; " + Direction.EAST.opposite() + " " + Direction.valueOf("NORTH").opposite());
    }
}
