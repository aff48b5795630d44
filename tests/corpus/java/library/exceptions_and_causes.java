// covers: getMessage, getCause, suppressed, initCause, custom exceptions, printStackTrace to a writer
import java.io.*;
import java.util.*;

public class Main {
    static class ConfigException extends RuntimeException {
        private final int code;

        ConfigException(String message, int code, Throwable cause) {
            super(message, cause);
            this.code = code;
        }

        @Override
        public String getMessage() {
            return "[" + code + "] " + super.getMessage();
        }
    }

    static class Resource implements AutoCloseable {
        private final String name;
        private final boolean fails;

        Resource(String name, boolean fails) {
            this.name = name;
            this.fails = fails;
            System.out.println("open " + name);
        }

        @Override
        public void close() throws IOException {
            System.out.println("close " + name);
            if (fails) throw new IOException("closing " + name);
        }
    }

    static int finallyWins(boolean fail) {
        try {
            if (fail) throw new IllegalStateException("inside");
            return 1;
        } catch (IllegalStateException e) {
            return 2;
        } finally {
            System.out.print("finally ");
        }
    }

    static void load(String text) {
        try {
            Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new ConfigException("bad value", 42, e);
        }
    }

    public static void main(String[] args) {
        try {
            load("x1");
        } catch (ConfigException e) {
            System.out.println(e + " caused by " + e.getCause());
            System.out.println(e.getCause().getClass().getName() + " " + e.getStackTrace()[0].getMethodName() + " " + e.getLocalizedMessage());
        }
        System.out.println(finallyWins(true) + " " + finallyWins(false));
        try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
            System.out.println("body");
            throw new RuntimeException("body failed");
        } catch (Exception e) {
            System.out.println(e.getMessage() + " suppressed " + Arrays.toString(e.getSuppressed()));
        }
        try (Resource c = new Resource("c", true)) {
            System.out.println("fine");
        } catch (IOException e) {
            System.out.println(e);
        }
        Exception plain = new Exception();
        System.out.println(plain.getMessage() + " " + plain + " " + plain.getCause() + " " + new Exception(new Error("inner")).getMessage());
        Throwable t = new IllegalStateException("outer").initCause(new IOException("disk"));
        System.out.println(t + " / " + t.getCause().getMessage());
        try {
            t.initCause(new Exception());
        } catch (IllegalStateException e) {
            System.out.println("cause given twice");
        }
        try {
            Object o = "text";
            Integer i = (Integer) o;
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        try {
            Object[] objects = new String[1];
            objects[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e);
        }
        try {
            int[] negative = new int[-3];
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        try {
            System.out.println(10 / (args.length));
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            System.out.println(new int[2][3][1].length);
            int[] small = {1, 2};
            small[2]++;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            recurse(1);
        } catch (StackOverflowError e) {
            System.out.println("overflow " + (e.getMessage() == null));
        }
        try {
            throw new AssertionError("impossible " + 1);
        } catch (Error e) {
            System.out.println(e);
        }
        try {
            try {
                throw new IOException("first");
            } finally {
                System.out.println("cleanup");
            }
        } catch (IOException | UncheckedIOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new UncheckedIOException("wrapped", new IOException("io")).getCause().getMessage());
        Objects.requireNonNullElse(null, "fallback").chars().limit(2).forEach(c -> System.out.print((char) c));
        System.out.println();
        try {
            Objects.requireNonNull(null, "needs a value");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkIndex(5, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    static int recurse(int n) {
        return recurse(n + 1) + 1;
    }
}
