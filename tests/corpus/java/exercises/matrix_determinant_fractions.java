// covers: operator-like methods, gcd, immutability, compareTo, exceptions
import java.util.*;

public class Main {
    static final class Fraction implements Comparable<Fraction> {
        static final Fraction ZERO = new Fraction(0, 1), ONE = new Fraction(1, 1);
        private final long top, bottom;

        Fraction(long top, long bottom) {
            if (bottom == 0) throw new ArithmeticException("zero denominator");
            long g = gcd(Math.abs(top), Math.abs(bottom));
            if (bottom < 0) g = -g;
            this.top = top / g;
            this.bottom = bottom / g;
        }

        static Fraction parse(String s) {
            int slash = s.indexOf('/');
            return slash < 0 ? new Fraction(Long.parseLong(s), 1) : new Fraction(Long.parseLong(s.substring(0, slash)), Long.parseLong(s.substring(slash + 1)));
        }

        private static long gcd(long a, long b) {
            return b == 0 ? a == 0 ? 1 : a : gcd(b, a % b);
        }

        Fraction plus(Fraction o) {
            return new Fraction(top * o.bottom + o.top * bottom, bottom * o.bottom);
        }

        Fraction minus(Fraction o) {
            return plus(new Fraction(-o.top, o.bottom));
        }

        Fraction times(Fraction o) {
            return new Fraction(top * o.top, bottom * o.bottom);
        }

        Fraction over(Fraction o) {
            return new Fraction(top * o.bottom, bottom * o.top);
        }

        @Override
        public int compareTo(Fraction o) {
            return Long.compare(top * o.bottom, o.top * bottom);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Fraction f && top == f.top && bottom == f.bottom;
        }

        @Override
        public int hashCode() {
            return Objects.hash(top, bottom);
        }

        @Override
        public String toString() {
            return bottom == 1 ? Long.toString(top) : top + "/" + bottom;
        }
    }

    static Fraction determinant(Fraction[][] m) {
        if (m.length == 1) return m[0][0];
        Fraction sum = Fraction.ZERO;
        for (int col = 0; col < m.length; col++) {
            Fraction[][] minor = new Fraction[m.length - 1][m.length - 1];
            for (int r = 1; r < m.length; r++) {
                for (int c = 0, k = 0; c < m.length; c++) {
                    if (c != col) minor[r - 1][k++] = m[r][c];
                }
            }
            Fraction term = m[0][col].times(determinant(minor));
            sum = col % 2 == 0 ? sum.plus(term) : sum.minus(term);
        }
        return sum;
    }

    public static void main(String[] args) {
        Fraction a = Fraction.parse("3/4"), b = Fraction.parse("-5/6");
        System.out.println(a.plus(b) + " " + a.minus(b) + " " + a.times(b) + " " + a.over(b) + " " + new Fraction(6, -8));
        Fraction[][] m = new Fraction[3][3];
        String[] cells = "1/2 1/3 1 2 -1 1/4 0 5 1/6".split(" ");
        for (int i = 0; i < 9; i++) m[i / 3][i % 3] = Fraction.parse(cells[i]);
        System.out.println(Arrays.deepToString(m) + " " + determinant(m));
        Fraction harmonic = Fraction.ZERO;
        for (int n = 1; n <= 12; n++) harmonic = harmonic.plus(new Fraction(1, n));
        System.out.println(harmonic + " " + harmonic.compareTo(new Fraction(3, 1)));
        List<Fraction> list = new ArrayList<>(List.of(a, b, Fraction.ONE, new Fraction(1, 3)));
        Collections.sort(list);
        System.out.println(list + " " + Collections.max(list) + " " + list.contains(new Fraction(2, 6)) + " " + new HashSet<>(list).contains(new Fraction(9, 12)));
        try {
            a.over(Fraction.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
