// covers: field-shadowing, inheritance, static-members, casts, constructors
public class Main {
    static class A {
        int x = 1;
        static String kind = "A";

        static String hello() {
            return "static A";
        }

        String name() {
            return "A" + x;
        }

        String viaThis() {
            return name() + this.x + x + hello();
        }

        private String secret() {
            return "A's secret";
        }

        String tell() {
            return secret();
        }

        A self() {
            return this;
        }

        Object value() {
            return x;
        }
    }

    static class B extends A {
        int x = 2;
        static String kind = "B";

        static String hello() {
            return "static B";
        }

        @Override
        String name() {
            return "B" + x + super.x + ((A) this).x + super.name();
        }

        String secret() {
            return "B's secret";
        }

        @Override
        B self() {
            return this;
        }

        @Override
        Integer value() {
            return x * 10;
        }

        void set(int x) {
            x = x + 1;
            this.x = x;
            super.x = -x;
        }
    }

    static class C extends B {
        int x = 3;

        String all() {
            return x + " " + super.x + " " + ((A) this).x + " " + ((B) this).x;
        }
    }

    static class Escape {
        static Escape last;
        final int value;
        int seen;

        Escape() {
            last = this;
            seen = peek();
            value = 5;
        }

        int peek() {
            return value;
        }
    }

    static class Late extends Escape {
        int own = 7;
        final int fixed = 8;
        final Integer boxed = 9;

        @Override
        int peek() {
            return own + fixed + (boxed == null ? 100 : boxed);
        }
    }

    static int x = 50;

    static int scopes(int x) {
        int result = x;
        for (int i = 0; i < 2; i++) {
            int y = x + i;
            result += y;
        }
        {
            int y = Main.x;
            result += y;
        }
        class Local {
            int x = 7;

            int get() {
                return x + Main.x;
            }
        }
        return result + new Local().get();
    }

    static class Point {
        int x, y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        Point(Point other) {
            this(other.x, other.y);
        }

        @Override
        public boolean equals(Object o) {
            if (!(o instanceof Point)) {
                return false;
            }
            Point p = (Point) o;
            return p.x == x && p.y == y;
        }

        public boolean equals(Point p) {
            return false;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }
    }

    static void change(Point p, int n, String s) {
        p.x = 100;
        p = new Point(0, 0);
        n++;
        s += "!";
    }

    public static void main(String[] args) {
        A a = new B();
        B b = (B) a;
        System.out.println(a.x + " " + b.x + " " + ((A) b).x + " " + a.name() + " " + a.kind + b.kind);
        System.out.println(a.viaThis() + " " + a.tell() + " " + b.secret());
        System.out.println(a.hello() + " " + b.hello() + " " + ((A) b).hello());
        System.out.println(a.self().x + " " + b.self().x + " " + a.value() + " " + b.value());
        b.set(5);
        System.out.println(a.x + " " + b.x + " " + b.name());
        System.out.println(new C().all() + " " + new C().name());
        Late late = new Late();
        System.out.println(late.seen + " " + late.peek() + " " + late.value + " " + (Escape.last == late));
        System.out.println(scopes(1));
        Point p = new Point(1, 2);
        Point copy = new Point(p);
        Object o = copy;
        System.out.println(p.equals(copy) + " " + p.equals(o) + " " + o.equals(p) + " " + (p.hashCode() == copy.hashCode()));
        int n = 1;
        String s = "s";
        change(p, n, s);
        System.out.println(p.x + " " + n + " " + s + " " + copy.x);
        A nothing = null;
        System.out.println(nothing.kind + " " + (nothing instanceof A));
        try {
            B wrong = (B) new A();
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        int y = 5, z = y;
        y = y++ + ++y;
        z = -z - -z - --z;
        System.out.println(y + " " + z);
    }
}
