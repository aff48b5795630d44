// covers: labels, loops, enhanced-for, arrays
import java.util.*;

public class Main {
    static int[][] grid = {{1, 2, 3}, {4, -5, 6}, {7, 8, 9}, {}};

    static String find(int wanted) {
        search:
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                if (grid[r][c] == wanted) {
                    return r + "," + c;
                }
                if (grid[r][c] < 0) {
                    continue search;
                }
            }
        }
        return "none";
    }

    static List<Integer> primes(int limit) {
        List<Integer> found = new ArrayList<>();
        next:
        for (int i = 2; i <= limit; i++) {
            for (int p : found) {
                if (p * p > i) {
                    break;
                }
                if (i % p == 0) {
                    continue next;
                }
            }
            found.add(i);
        }
        return found;
    }

    static int collatz(long n) {
        int steps = 0;
        for (; n != 1; steps++) {
            n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
        }
        return steps;
    }

    static int tricky() {
        int i = 0;
        int result = 0;
        do {
            if (i == 3) {
                continue;
            }
            result += i;
        } while (++i < 6);
        return result * 100 + i;
    }

    static String blocks(int n) {
        StringBuilder out = new StringBuilder();
        block: {
            out.append("in ");
            if (n == 0) {
                break block;
            }
            inner: {
                if (n == 1) {
                    break inner;
                }
                if (n == 2) {
                    break block;
                }
                out.append("inner ");
            }
            out.append("after ");
        }
        return out.append("end").toString();
    }

    public static void main(String[] args) {
        System.out.println(find(3) + " " + find(6) + " " + find(8) + " " + find(100));
        System.out.println(primes(50));
        System.out.println(collatz(27) + " " + collatz(97) + " " + tricky());
        for (int n = 0; n < 4; n++) {
            System.out.println(blocks(n));
        }
        for (int i = 0, j = 10; i < j; i += 3, j--) {
            System.out.print(i + ":" + j + " ");
        }
        System.out.println();
        int count = 0;
        outer:
        while (true) {
            while (true) {
                count++;
                if (count % 2 == 0) {
                    continue outer;
                }
                if (count > 6) {
                    break outer;
                }
            }
        }
        System.out.println(count);
        long total = 0;
        for (int[] row : grid) {
            for (final int x : row) {
                total += x;
            }
        }
        System.out.println(total);
        String text = "";
        for (char c : "loop".toCharArray()) {
            text = c + text;
        }
        for (var entry : new TreeMap<>(Map.of("a", 1, "b", 2)).entrySet()) {
            text += entry.getKey() + entry.getValue();
        }
        System.out.println(text);
        List<Integer> numbers = new ArrayList<>(List.of(5, 6, 7, 8));
        try {
            for (Integer n : numbers) {
                if (n == 6) {
                    numbers.remove(n);
                }
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("modified " + numbers);
        }
        for (Iterator<Integer> it = numbers.iterator(); it.hasNext(); ) {
            if (it.next() % 2 == 1) {
                it.remove();
            }
        }
        System.out.println(numbers);
        int x = 10;
        while (x-- > 0) {
            if (x == 5) break;
        }
        System.out.println(x);
        for (int i = 0; ; i++) {
            if (i > 3) {
                System.out.println("left at " + i);
                break;
            }
        }
        List<Runnable> later = new ArrayList<>();
        for (int i : new int[] {1, 2, 3}) {
            later.add(() -> System.out.print(i * i + " "));
        }
        later.forEach(Runnable::run);
        System.out.println();
        for (String s : new String[0]) {
            System.out.println("never " + s);
        }
        byte[] bytes = {1, 2, 3};
        int sum = 0;
        for (int b : bytes) sum += b;
        for (long b : bytes) sum += b;
        System.out.println(sum);
    }
}
