// covers: enums, interfaces, switch, lambdas, static-members
import java.util.*;
import java.util.function.*;

public class Main {
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6),
        EARTH(5.976e+24, 6.37814e6);

        private final double mass, radius;
        private static final double G = 6.67300E-11;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return G * mass / (radius * radius);
        }
    }

    enum Op implements IntBinaryOperator {
        PLUS("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            public int applyAsInt(int a, int b) {
                return a * b;
            }

            @Override
            int precedence() {
                return 2;
            }
        };

        final String sign;
        private static final Map<String, Op> BY_SIGN = new HashMap<>();

        static {
            for (Op op : values()) {
                BY_SIGN.put(op.sign, op);
            }
        }

        Op(String sign) {
            this.sign = sign;
        }

        int precedence() {
            return 1;
        }

        static Optional<Op> of(String sign) {
            return Optional.ofNullable(BY_SIGN.get(sign));
        }
    }

    enum Level {
        LOW(1), MIDDLE(5), HIGH(10), ;

        final int weight;

        Level(int weight) {
            this.weight = weight;
        }

        Level next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    enum Convert {
        UPPER(String::toUpperCase), REVERSED(s -> new StringBuilder(s).reverse().toString());

        private final UnaryOperator<String> how;

        Convert(UnaryOperator<String> how) {
            this.how = how;
        }

        String apply(String s) {
            return how.apply(s);
        }
    }

    enum Single {
        INSTANCE;

        private int count;

        int next() {
            return ++count;
        }
    }

    interface HasCode {
        int code();
    }

    enum Code implements HasCode {
        A, B, C;

        @Override
        public int code() {
            return ordinal() * 100;
        }

        @Override
        public String toString() {
            return name().toLowerCase();
        }
    }

    static <E extends Enum<E> & HasCode> int codes(Class<E> type) {
        int sum = 0;
        for (E e : type.getEnumConstants()) {
            sum += e.code();
        }
        return sum;
    }

    public static void main(String[] args) {
        for (Planet p : Planet.values()) {
            System.out.printf("%s %.2f%n", p, p.gravity());
        }
        for (Op op : Op.values()) {
            System.out.println(op + " " + op.sign + " " + op.applyAsInt(6, 7) + " " + op.precedence() + " " + op.getDeclaringClass().getSimpleName());
        }
        System.out.println(Op.of("*") + " " + Op.of("/"));
        System.out.println(Level.HIGH.next() + " " + Level.LOW.compareTo(Level.HIGH) + " " + Level.valueOf("MIDDLE").weight);
        try {
            Level.valueOf("NONE");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Convert c : Convert.values()) {
            System.out.print(c.apply("abc") + " ");
        }
        System.out.println(Single.INSTANCE.next() + Single.INSTANCE.next());
        System.out.println(Arrays.toString(Code.values()) + " " + codes(Code.class) + " " + Code.valueOf("B"));
        EnumMap<Level, List<String>> tasks = new EnumMap<>(Level.class);
        tasks.computeIfAbsent(Level.HIGH, k -> new ArrayList<>()).add("pay");
        tasks.computeIfAbsent(Level.LOW, k -> new ArrayList<>()).add("nap");
        tasks.computeIfAbsent(Level.HIGH, k -> new ArrayList<>()).add("eat");
        System.out.println(tasks);
        EnumSet<Code> set = EnumSet.of(Code.C, Code.A);
        System.out.println(set + " " + EnumSet.complementOf(set) + " " + EnumSet.allOf(Level.class) + EnumSet.range(Level.LOW, Level.MIDDLE));
        Level level = Level.MIDDLE;
        switch (level) {
            case LOW:
                System.out.println("low");
                break;
            case MIDDLE:
                System.out.println("middle");
            case HIGH:
                System.out.println("and up");
        }
        System.out.println(level == Level.valueOf("MIDDLE"));
        System.out.println(level.equals(Code.A));
        Map<Level, Integer> counts = new TreeMap<>(Comparator.reverseOrder());
        for (Level l : Level.values()) {
            counts.merge(l, l.weight, Integer::sum);
        }
        System.out.println(counts);
    }
}
