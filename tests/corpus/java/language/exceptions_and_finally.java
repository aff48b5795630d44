// covers: exceptions, multi-catch, labels, inheritance
import java.util.*;

public class Main {
    static class AppException extends Exception {
        final int code;

        AppException(String message, int code) {
            super(message);
            this.code = code;
        }
    }

    static class NotFound extends AppException {
        NotFound(String what) {
            super(what + " not found", 404);
        }
    }

    static final StringBuilder log = new StringBuilder();

    @SuppressWarnings("finally")
    static int overridden() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int kept() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 5;
        }
    }

    static int[] shared() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 5;
        }
    }

    @SuppressWarnings("finally")
    static String swallowed() {
        for (int i = 0; ; i++) {
            try {
                if (i < 2) {
                    throw new RuntimeException("lost " + i);
                }
                return "returned";
            } finally {
                if (i < 3) {
                    continue;
                }
                break;
            }
        }
        return "swallowed";
    }

    static void step(int n) throws AppException {
        log.append("<").append(n);
        try {
            switch (n) {
                case 1:
                    throw new NotFound("one");
                case 2:
                    throw new AppException("two", 2);
                case 3:
                    throw new IllegalStateException("three");
                case 4:
                    Object[] array = new Integer[1];
                    array[0] = "four";
                    break;
                case 5:
                    int[] numbers = new int[2];
                    numbers[2] = 5;
                    break;
                case 6:
                    Object o = "six";
                    Integer bad = (Integer) o;
                    break;
                case 7:
                    int[] negative = new int[-7];
                    break;
                case 8:
                    "eight".charAt(8);
                    break;
                case 9:
                    Integer.parseInt("nine");
                    break;
                case 10:
                    List.of(1).add(10);
                    break;
                case 11:
                    new ArrayDeque<Integer>().pop();
                    break;
                case 12:
                    throw new Error("twelve");
                default:
                    log.append("ok");
            }
        } finally {
            log.append(">");
        }
    }

    static String handle(int n) {
        try {
            step(n);
            return "fine";
        } catch (NotFound e) {
            return "not found: " + e.getMessage() + " " + e.code;
        } catch (AppException e) {
            return "app: " + e.getMessage() + " " + e.code;
        } catch (IllegalStateException | ArrayStoreException e) {
            return "multi: " + e;
        } catch (IndexOutOfBoundsException e) {
            return "index: " + e.getMessage();
        } catch (ClassCastException | NegativeArraySizeException | NumberFormatException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        } catch (RuntimeException e) {
            return "runtime: " + e;
        } catch (Throwable t) {
            return "throwable: " + t;
        }
    }

    static void nested() {
        try {
            try {
                throw new RuntimeException("inner");
            } catch (RuntimeException e) {
                log.append("caught ").append(e.getMessage()).append("; ");
                throw new RuntimeException("from catch", e);
            } finally {
                log.append("finally 1; ");
                try {
                    throw new IllegalArgumentException("in finally");
                } catch (IllegalArgumentException e) {
                    log.append(e.getMessage()).append("; ");
                }
            }
        } catch (RuntimeException e) {
            log.append(e.getMessage()).append(" caused by ").append(e.getCause().getMessage());
        }
    }

    static <T extends Exception> void sneak(Exception e) throws T {
        @SuppressWarnings("unchecked")
        T t = (T) e;
        throw t;
    }

    static int depth = 0;

    static void forever() {
        depth++;
        forever();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(overridden() + " " + kept() + " " + shared()[0] + " " + swallowed());
        for (int i = 0; i <= 12; i++) {
            System.out.println(i + " " + handle(i));
        }
        System.out.println(log);
        log.setLength(0);
        nested();
        System.out.println(log);
        try {
            Main.<RuntimeException>sneak(new AppException("sneaked", 1));
        } catch (Exception e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
        try {
            forever();
        } catch (StackOverflowError e) {
            System.out.println("overflow " + (depth > 500) + " " + e.getMessage());
        }
        try {
            throw (Exception) new NotFound("x").initCause(new Error("why"));
        } catch (NotFound e) {
            System.out.println(e.getCause() + " " + e.getStackTrace()[0].getMethodName());
        }
        try {
            Object o = null;
            o.hashCode();
        } catch (Exception e) {
            System.out.println(e instanceof NullPointerException);
        }
        Thread t = new Thread(() -> {
            throw new IllegalStateException("in thread");
        });
        t.setUncaughtExceptionHandler((thread, e) -> System.out.println("handler got " + e.getMessage()));
        t.start();
        t.join();
        try {
            System.out.println("before exit");
            System.exit(3);
        } finally {
            System.out.println("never printed");
        }
    }
}
