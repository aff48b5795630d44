// covers: initialisers, inheritance, constructors, static-members
public class Main {
    static StringBuilder log = new StringBuilder();

    static int note(String what) {
        log.append(what).append(' ');
        return log.length();
    }

    static class Base {
        static int s = note("Base.static");
        int a = note("Base.a");
        {
            note("Base.block");
        }
        int b = note("Base.b");

        Base() {
            note("Base()");
            describe();
        }

        void describe() {
            note("Base.describe");
        }
    }

    static class Derived extends Base {
        static final int CONSTANT = 7;
        static int t = note("Derived.static");
        static {
            note("Derived.block");
        }
        String name = "set";
        int c = note("Derived.c");

        Derived() {
            this(1);
            note("Derived()");
        }

        Derived(int x) {
            super();
            note("Derived(" + x + ")");
        }

        @Override
        void describe() {
            // Runs ahead of this class's own initialisers.
            note("Derived.describe:" + name + ":" + c);
        }
    }

    static class Lazy {
        static {
            note("Lazy!");
        }
        static final String TEXT = "constant";
        static final Integer BOXED = 5;

        static void touch() {
        }
    }

    interface WithField {
        int VALUE = note("WithField.VALUE");

        default void m() {
        }
    }

    static class Implementing implements WithField {
        static {
            note("Implementing!");
        }
    }

    static int depth = first();
    static int second = 5;

    static int first() {
        return second + 1;
    }

    static void flush(String title) {
        System.out.println(title + ": " + log.toString().trim());
        log.setLength(0);
    }

    public static void main(String[] args) {
        flush("start");
        System.out.println("depth " + depth + ", second " + second);
        int k = Derived.CONSTANT;
        flush("constant " + k);
        new Derived();
        flush("new Derived()");
        new Derived(9);
        flush("new Derived(9)");
        String t = Lazy.TEXT;
        flush("Lazy.TEXT " + t);
        int boxed = Lazy.BOXED;
        flush("Lazy.BOXED " + boxed);
        Lazy.touch();
        flush("touch");
        Derived[] none = new Derived[3];
        Lazy nothing = null;
        flush("arrays " + none.length + nothing);
        new Implementing();
        flush("Implementing");
        int v = Implementing.VALUE;
        flush("VALUE");
        new Base() {
            int z = note("anonymous.z");
            {
                note("anonymous.block");
            }
        };
        flush("anonymous");
    }
}
