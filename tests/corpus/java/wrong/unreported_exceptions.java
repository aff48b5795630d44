import java.io.*;

public class Main {
    static class Trouble extends Exception {
        Trouble(String message) {
            super(message);
        }
    }

    static void risky() throws Trouble {
        throw new Trouble("always");
    }

    static void careless() {
        risky();
    }

    static void direct() {
        throw new Exception("checked");
    }

    static void fine() {
        throw new IllegalStateException("unchecked");
    }

    static void careful() {
        try {
            risky();
        } catch (Trouble e) {
            System.out.println(e.getMessage());
        }
    }

    static void general() throws Exception {
        risky();
    }

    static String first(BufferedReader reader) {
        return reader.readLine();
    }

    public static void main(String[] args) {
        careful();
        Thread.sleep(10);
        Runnable r = () -> risky();
        Runnable block = () -> {
            Thread.sleep(5);
        };
        java.util.concurrent.Callable<Integer> c = () -> {
            risky();
            return 1;
        };
        new Constructed();
    }

    static class Constructed {
        Constructed() throws IOException {
        }
    }

    static class Closing implements AutoCloseable {
        public void close() throws Exception {
        }
    }

    static void use() {
        try (Closing c = new Closing()) {
            System.out.println(c);
        }
    }
}
