// covers: records, equals and hashCode, immutable classes, defensive copies, sets of values
import java.util.*;

public class Main {
    record Point(int x, int y) {
        static final Point ORIGIN = new Point(0, 0);

        Point {
            if (x < -1000 || y < -1000) {
                throw new IllegalArgumentException("too far: " + x + "," + y);
            }
        }

        Point(int both) {
            this(both, both);
        }

        Point plus(Point other) {
            return new Point(x + other.x, y + other.y);
        }

        double distance(Point other) {
            return Math.hypot(x - other.x, y - other.y);
        }
    }

    record Named<T>(String name, T value, int... extra) {
        @Override
        public String toString() {
            return name + "=" + value + Arrays.toString(extra);
        }
    }

    static final class Money implements Comparable<Money> {
        private final long cents;
        private final String currency;

        Money(long cents, String currency) {
            this.cents = cents;
            this.currency = Objects.requireNonNull(currency, "currency");
        }

        Money plus(Money other) {
            if (!currency.equals(other.currency)) {
                throw new IllegalArgumentException(currency + " and " + other.currency);
            }
            return new Money(Math.addExact(cents, other.cents), currency);
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) {
                return true;
            }
            if (o == null || getClass() != o.getClass()) {
                return false;
            }
            Money money = (Money) o;
            return cents == money.cents && currency.equals(money.currency);
        }

        @Override
        public int hashCode() {
            return Objects.hash(cents, currency);
        }

        @Override
        public int compareTo(Money other) {
            return Comparator.comparing((Money m) -> m.currency).thenComparingLong(m -> m.cents).compare(this, other);
        }

        @Override
        public String toString() {
            return String.format("%d.%02d %s", cents / 100, cents % 100, currency);
        }
    }

    static class Team {
        private final List<String> members;

        Team(List<String> members) {
            this.members = List.copyOf(members);
        }

        List<String> members() {
            return members;
        }
    }

    static class Bad {
        int value = 1;

        @Override
        public int hashCode() {
            return value;
        }
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.equals(new Point(3, 4)) + " " + (p == new Point(3, 4)) + " " + p.hashCode() + " " + p.plus(new Point(1)) + " " + p.distance(Point.ORIGIN));
        try {
            new Point(-2000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Set<Point> points = new HashSet<>(List.of(p, new Point(1)));
        points.add(new Point(3, 4));
        System.out.println(points.size() + " " + points.contains(new Point(1, 1)) + " " + new Named<>("n", 1.5, 1, 2) + " " + new Named<>("a", "b").equals(new Named<>("a", "b")));
        Money a = new Money(1050, "EUR");
        Money b = new Money(995, "EUR");
        System.out.println(a.plus(b) + " " + a.equals(new Money(1050, "EUR")) + " " + a.equals(null) + " " + a.equals("x") + " " + a.hashCode() + " " + (a.compareTo(b) > 0));
        try {
            a.plus(new Money(1, "USD"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Money(1, null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        TreeSet<Money> sorted = new TreeSet<>(List.of(a, b, new Money(5, "USD"), new Money(1, "CHF")));
        System.out.println(sorted);
        List<String> names = new ArrayList<>(List.of("x", "y"));
        Team team = new Team(names);
        names.add("z");
        System.out.println(team.members() + " " + names);
        try {
            team.members().add("w");
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
        Bad bad = new Bad();
        Set<Bad> lost = new HashSet<>();
        lost.add(bad);
        bad.value = 2;
        System.out.println(lost.contains(bad) + " " + lost.size() + " " + lost.iterator().next().equals(bad));
        Integer i1 = 127, i2 = 127, i3 = 1000, i4 = 1000;
        Long l = 127L;
        System.out.println((i1 == i2) + " " + (i3 == i4) + " " + i3.equals(i4) + " " + l.equals(127) + " " + l.equals(127L) + " " + (i3 >= i4 && i3 <= i4));
        int[] x = {1, 2}, y = {1, 2};
        System.out.println(x.equals(y) + " " + Arrays.equals(x, y) + " " + Objects.equals(x, x) + " " + Objects.deepEquals(x, y) + " " + Objects.hash(1, "a", null) + " " + Arrays.hashCode(x) + " " + List.of(1, 2).hashCode());
        System.out.println("Aa".hashCode() == "BB".hashCode() ? "collision" : "different");
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "none") + " " + Objects.requireNonNullElse(null, 5) + " " + Objects.isNull(p) + " " + Objects.compare(1, 2, Integer::compare) + " " + Boolean.hashCode(true) + " " + Character.hashCode('a') + " " + Double.hashCode(1.5));
        StringBuilder text = new StringBuilder("shared");
        StringBuilder alias = text;
        alias.append("!");
        String s = "fixed";
        String t = s;
        t += "!";
        System.out.println(text + " " + s + " " + t);
    }
}
