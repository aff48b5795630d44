// covers: exceptions, arrays, autoboxing, nested-classes, string-switch, enums
import java.util.*;

public class Main {
    enum Colour { RED, GREEN }

    static class Node {
        int value;
        Node next;
        String[] names;
        static Node shared;

        Node next() {
            return next;
        }

        Node find(String name, int... path) {
            return null;
        }
    }

    interface Source {
        Node get(long at);
    }

    int[][] grid;

    static void attempt(Runnable action) {
        try {
            action.run();
            System.out.println("fine");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static String text(boolean absent) {
        return absent ? null : "text";
    }

    static Integer number(Map<String, Integer> map, String key) {
        return map.get(key);
    }

    public static void main(String[] args) {
        Node node = new Node();
        Node gone = null;
        attempt(() -> System.out.println(node.next.value));
        attempt(() -> node.next.value = 5);
        attempt(() -> node.next.next.value++);
        attempt(() -> System.out.println(node.next().next().value));
        attempt(() -> node.names[0] = "a");
        attempt(() -> System.out.println(node.names.length));
        attempt(() -> System.out.println(gone.names[2].length()));
        attempt(() -> Node.shared.next());
        attempt(() -> node.find("x", 1, 2).find(null).next());
        attempt(() -> new Main().grid[1][2] = 3);
        attempt(() -> {
            Main main = new Main();
            main.grid = new int[2][];
            int i = 1;
            main.grid[i][i + 1]++;
        });
        attempt(() -> System.out.println(text(true).trim()));
        attempt(() -> System.out.println(text(true) + text(false)));
        attempt(() -> {
            int n = number(new HashMap<>(), "k");
        });
        attempt(() -> {
            Long boxed = null;
            long sum = 5 + boxed;
        });
        attempt(() -> {
            Boolean flag = null;
            if (flag) {
                System.out.println("never");
            }
        });
        attempt(() -> {
            RuntimeException none = null;
            throw none;
        });
        attempt(() -> {
            throw null;
        });
        attempt(() -> {
            Object lock = null;
            synchronized (lock) {
                System.out.println("never");
            }
        });
        attempt(() -> {
            List<String> list = null;
            for (String s : list) {
                System.out.println(s);
            }
        });
        attempt(() -> {
            Colour colour = null;
            switch (colour) {
                case RED:
                    System.out.println("red");
            }
        });
        attempt(() -> {
            Source source = null;
            source.get(3L);
        });
        attempt(() -> {
            double[] numbers = null;
            numbers[0] += 1.5;
        });
        attempt(() -> {
            Object[] objects = new Object[1];
            objects[0].toString();
        });
        attempt(() -> {
            char[][] rows = {{'a'}, null};
            System.out.println(rows[1][0]);
        });
        attempt(() -> {
            String s = null;
            System.out.println(s.equals("a"));
        });
        attempt(() -> {
            String s = null;
            System.out.println("a".equals(s) + " " + s + " " + (s == null));
        });
        attempt(() -> {
            Comparable<String> c = null;
            c.compareTo("x");
        });
        attempt(() -> {
            StringBuilder sb = null;
            sb.append("x").append(1);
        });
        attempt(() -> Objects.requireNonNull(null));
        attempt(() -> Objects.requireNonNull(null, "must be there"));
        String[] words = new String[2];
        int length = words[1].length();
    }
}
