// covers: StringJoiner, BitSet, StringTokenizer, Iterator, Objects
import java.util.*;

public class Main {
    public static void main(String[] args) {
        StringJoiner j = new StringJoiner(", ", "(", ")");
        j.setEmptyValue("nobody");
        System.out.println(j + " " + j.length());
        j.add("ann").add("bob");
        StringJoiner other = new StringJoiner("/");
        other.add("x").add("y");
        System.out.println(j.merge(other) + " " + new StringJoiner("-").add("only") + " [" + new StringJoiner("-") + "]");
        BitSet a = new BitSet(), b = new BitSet(128);
        for (int i = 0; i < 100; i += 3) a.set(i);
        for (int i = 0; i < 100; i += 5) b.set(i);
        BitSet both = (BitSet) a.clone();
        both.and(b);
        System.out.println(both + " " + both.cardinality() + " " + both.length() + " " + a.nextSetBit(31) + " " + a.nextClearBit(30) + " " + a.get(99) + a.get(100));
        both.or(new BitSet());
        both.xor(b);
        both.flip(0, 3);
        System.out.println(both + " " + a.intersects(b) + " " + both.equals(b) + " " + new BitSet().isEmpty() + " " + a.stream().sum());
        b.clear(10, 90);
        b.andNot(a);
        System.out.println(b + " " + b.previousSetBit(60) + " " + b.hashCode());
        StringTokenizer st = new StringTokenizer("the  quick fox");
        System.out.print(st.countTokens() + ":");
        while (st.hasMoreTokens()) System.out.print(" " + st.nextToken());
        System.out.println();
        System.out.println(Objects.hash(1, "a", null) + " " + Objects.equals(null, null) + " " + Objects.hashCode(null) + " " + Objects.toString(null) + " " + Objects.isNull(1) + " " + Arrays.asList(1, 2).hashCode());
        Iterable<Integer> countdown = () -> new Iterator<>() {
            int n = 3;

            public boolean hasNext() {
                return n > 0;
            }

            public Integer next() {
                return n--;
            }
        };
        for (int x : countdown) System.out.print(x + " ");
        countdown.forEach(x -> System.out.print(x * x + " "));
        System.out.println();
        try {
            countdown.iterator().remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
    }
}
