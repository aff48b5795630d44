// covers: exceptions, causes, suppressed, stack traces, finally, custom exceptions
import java.io.*;
import java.util.*;

public class Main {
    static class ResourceException extends Exception {
        private final int code;

        ResourceException(String message, int code, Throwable cause) {
            super(message, cause);
            this.code = code;
        }

        @Override
        public String toString() {
            return super.toString() + " [" + code + "]";
        }
    }

    static class Resource implements AutoCloseable {
        private final String name;
        private final boolean failsToClose;

        Resource(String name, boolean failsToClose) {
            this.name = name;
            this.failsToClose = failsToClose;
            System.out.println("open " + name);
        }

        void use(int n) {
            System.out.println(name + " " + 10 / n);
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (failsToClose) {
                throw new IllegalStateException("cannot close " + name);
            }
        }
    }

    static void work(int n) throws ResourceException {
        try (Resource a = new Resource("a", false); Resource b = new Resource("b", true)) {
            a.use(n);
            b.use(n);
        } catch (ArithmeticException e) {
            throw new ResourceException("work failed", 7, e);
        } finally {
            System.out.println("finally " + n);
        }
    }

    @SuppressWarnings("finally")
    static int odd() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }

    static int order(StringBuilder log) {
        int x = 1;
        try {
            log.append("try ");
            return x;
        } finally {
            x = 2;
            log.append("finally ");
        }
    }

    static void deep(int n) {
        if (n == 0) {
            throw new UnsupportedOperationException("bottom");
        }
        deep(n - 1);
    }

    public static void main(String[] args) throws Exception {
        for (int n : new int[] {5, 0}) {
            try {
                work(n);
            } catch (ResourceException e) {
                System.out.println(e + " / " + e.getMessage() + " / " + e.getCause() + " / " + Arrays.toString(e.getCause().getSuppressed()));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        StringBuilder log = new StringBuilder();
        System.out.println(odd() + " " + order(log) + " " + log);
        try {
            deep(2);
        } catch (UnsupportedOperationException e) {
            StackTraceElement[] trace = e.getStackTrace();
            System.out.println(trace.length + " " + trace[0].getMethodName() + " " + trace[3].getMethodName() + " " + trace[0].getClassName());
            StringWriter text = new StringWriter();
            e.printStackTrace(new PrintWriter(text));
            System.out.print(text);
        }
        try {
            try {
                Object o = "text";
                Integer i = (Integer) o;
            } catch (ClassCastException e) {
                System.out.println("cast");
                throw new IllegalArgumentException("wrapped", e);
            }
        } catch (IllegalArgumentException e) {
            System.out.println(e.getCause() instanceof ClassCastException);
        }
        Throwable chain = new Error("top", new IOException("middle", new RuntimeException("root")));
        for (Throwable t = chain; t != null; t = t.getCause()) {
            System.out.println(t);
        }
        Exception own = new Exception();
        own.addSuppressed(new RuntimeException("s1"));
        own.addSuppressed(new RuntimeException("s2"));
        System.out.println(own + " " + own.getMessage() + " " + own.getSuppressed().length + " " + own.getLocalizedMessage());
        try {
            Objects.requireNonNull(null, "must be there");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw new FileNotFoundException("x.txt");
        } catch (IOException e) {
            System.out.println(e.getClass().getName() + " " + (e instanceof FileNotFoundException));
        }
        int[] counts = new int[3];
        for (int i = 0; i < 6; i++) {
            try {
                if (i % 3 == 0) {
                    continue;
                }
                if (i == 5) {
                    break;
                }
                counts[0]++;
            } finally {
                counts[1]++;
            }
            counts[2]++;
        }
        System.out.println(Arrays.toString(counts));
        throw new ResourceException("end", 42, new IllegalStateException("reason"));
    }
}
