// covers: exceptions, labels, try-with-resources, switch
public class Main {
    static class Door implements AutoCloseable {
        final String name;

        Door(String name) {
            this.name = name;
            System.out.println("open " + name);
        }

        public void close() {
            System.out.println("close " + name);
        }
    }

    static int early(int n) {
        for (int i = 0; ; i++) {
            try {
                if (i == n) return i * 10;
                if (i % 2 == 0) continue;
                System.out.println("odd " + i);
            } finally {
                System.out.println("round " + i);
            }
        }
    }

    static String kind(int n) {
        String s = "";
        switch (n) {
            case 1:
                s += "one ";
            case 2:
                s += "two ";
                break;
            default:
                s += "many ";
        }
        return s + switch (n % 3) {
            case 0 -> "zero";
            case 1 -> {
                String half = "on";
                yield half + "e";
            }
            default -> "two";
        };
    }

    public static void main(String[] args) {
        System.out.println(early(3));
        outer:
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                if (j == 2) continue outer;
                if (i == 2) break outer;
                System.out.print(i + "" + j + " ");
            }
        }
        System.out.println();
        for (int n = 1; n < 4; n++) System.out.println(kind(n));
        try (Door a = new Door("a"); Door b = new Door("b")) {
            System.out.println("inside");
            throw new IllegalStateException("fire");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        } finally {
            System.out.println("done");
        }
        int[] numbers = {1, 2, 3};
        try {
            numbers[3] = 4;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(1 / (numbers[0] - 1));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
