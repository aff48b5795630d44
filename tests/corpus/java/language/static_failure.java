// covers: initialisers, exceptions, static-members
public class Main {
    static class Fragile {
        static final int LIMIT = 10;
        static int[] table = new int[3];
        static int value = compute(5);

        static int compute(int at) {
            System.out.println("computing " + at);
            return table[at];
        }

        static void use() {
            System.out.println("never reached");
        }
    }

    static class Unlucky {
        static {
            if (Integer.parseInt("7") == 7) {
                throw new IllegalStateException("no luck");
            }
        }
        int x = 1;
    }

    static class Fine {
        static int count = 0;
        static final Fine SHARED = new Fine();

        Fine() {
            count++;
        }
    }

    static class Down {
        static {
            boolean always = true;
            if (always) {
                throw new OutOfMemoryError("pretended");
            }
        }

        static void touch() {
        }
    }

    public static void main(String[] args) {
        System.out.println(Fragile.LIMIT);
        for (int i = 0; i < 2; i++) {
            try {
                Fragile.use();
            } catch (ExceptionInInitializerError e) {
                System.out.println("first: " + e.getMessage() + ", " + e.getCause().getMessage());
            } catch (NoClassDefFoundError e) {
                System.out.println("later: " + e.getMessage());
            }
        }
        for (int i = 0; i < 3; i++) {
            try {
                System.out.println(new Unlucky().x);
            } catch (LinkageError e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e.getCause() instanceof IllegalStateException));
            }
        }
        try {
            Down.touch();
        } catch (OutOfMemoryError e) {
            System.out.println(e);
        }
        System.out.println(Fine.count + " " + (Fine.SHARED != null));
        System.out.println("end");
    }
}
