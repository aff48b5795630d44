// covers: try-with-resources, exceptions, inner-classes
import java.util.*;

public class Main {
    static final List<String> log = new ArrayList<>();

    static class Resource implements AutoCloseable {
        final String name;
        final boolean failsOnClose;

        Resource(String name) {
            this(name, false);
        }

        Resource(String name, boolean failsOnClose) {
            if (name.startsWith("!")) {
                throw new IllegalArgumentException("cannot open " + name);
            }
            this.name = name;
            this.failsOnClose = failsOnClose;
            log.add("open " + name);
        }

        void use(boolean fails) {
            log.add("use " + name);
            if (fails) {
                throw new IllegalStateException("use of " + name);
            }
        }

        @Override
        public void close() {
            log.add("close " + name);
            if (failsOnClose) {
                throw new UnsupportedOperationException("close of " + name);
            }
        }
    }

    static void report(String title, Runnable action) {
        try {
            action.run();
            log.add("done");
        } catch (RuntimeException e) {
            log.add("caught " + e.getMessage());
            for (Throwable suppressed : e.getSuppressed()) {
                log.add("suppressed " + suppressed.getMessage());
            }
        }
        System.out.println(title + ": " + String.join(", ", log));
        log.clear();
    }

    static int early() {
        try (Resource r = new Resource("early")) {
            return log.size();
        } finally {
            log.add("finally");
        }
    }

    static String loop() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            try (Resource r = new Resource("r" + i)) {
                if (i == 1) {
                    continue;
                }
                if (i == 3) {
                    break;
                }
                out.append(r.name);
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        report("plain", () -> {
            try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
                a.use(false);
                b.use(false);
            }
        });
        report("body fails", () -> {
            try (Resource a = new Resource("a")) {
                a.use(true);
            }
        });
        report("both fail", () -> {
            try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
                b.use(true);
            }
        });
        report("close fails", () -> {
            try (Resource a = new Resource("a", true)) {
                a.use(false);
            }
        });
        report("second cannot be opened", () -> {
            try (Resource a = new Resource("a"); Resource b = new Resource("!b")) {
                b.use(false);
            }
        });
        report("with catch and finally", () -> {
            try (Resource a = new Resource("a")) {
                a.use(true);
            } catch (IllegalStateException e) {
                log.add("handled " + e.getMessage());
            } finally {
                log.add("finally");
            }
        });
        report("nothing to close", () -> {
            try (Resource none = null) {
                log.add("body " + none);
            }
        });
        Resource outside = new Resource("outside");
        report("a variable", () -> {
            try (outside) {
                outside.use(false);
            }
        });
        report("a lambda", () -> {
            try (AutoCloseable c = () -> log.add("closed by lambda")) {
                log.add("body");
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
        System.out.println(early() + " " + log);
        log.clear();
        System.out.println(loop() + " " + log);
        try (Scanner in = new Scanner("1 2 3")) {
            int sum = 0;
            while (in.hasNextInt()) {
                sum += in.nextInt();
            }
            System.out.println(sum);
        }
        try {
            try (Resource a = new Resource("outer", true)) {
                throw new Exception("primary");
            }
        } catch (Exception e) {
            System.out.println(e.getMessage() + " " + Arrays.toString(e.getSuppressed()));
        }
    }
}
