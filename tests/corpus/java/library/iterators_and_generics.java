// covers: Iterator, ListIterator, bounded generics, wildcards, generic methods
import java.util.*;
import java.util.function.*;

public class Main {
    static class Range implements Iterable<Integer> {
        private final int start, end, step;

        Range(int start, int end, int step) {
            this.start = start;
            this.end = end;
            this.step = step;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = start;

                @Override
                public boolean hasNext() {
                    return step > 0 ? next < end : next > end;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException("range is exhausted");
                    int value = next;
                    next += step;
                    return value;
                }
            };
        }
    }

    static <T, R> Iterator<R> mapped(Iterator<? extends T> it, Function<? super T, ? extends R> f) {
        return new Iterator<R>() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public R next() {
                return f.apply(it.next());
            }
        };
    }

    static double total(Collection<? extends Number> numbers) {
        double sum = 0;
        for (Number n : numbers) sum += n.doubleValue();
        return sum;
    }

    static <T extends Comparable<? super T>> T largest(Iterable<T> items) {
        Iterator<T> it = items.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T next = it.next();
            if (next.compareTo(best) > 0) best = next;
        }
        return best;
    }

    static <E> void fill(List<? super E> target, E value, int count) {
        for (int i = 0; i < count; i++) target.add(value);
    }

    static class Matrix<T extends Number> {
        private final List<List<T>> rows = new ArrayList<>();

        @SafeVarargs
        final Matrix<T> row(T... values) {
            rows.add(new ArrayList<>(Arrays.asList(values)));
            return this;
        }

        double trace() {
            double t = 0;
            for (int i = 0; i < rows.size(); i++) t += rows.get(i).get(i).doubleValue();
            return t;
        }
    }

    public static void main(String[] args) {
        for (int i : new Range(0, 10, 3)) System.out.print(i + " ");
        for (int i : new Range(5, 0, -2)) System.out.print(i + " ");
        System.out.println();
        Iterator<String> it = mapped(new Range(1, 4, 1).iterator(), i -> "#" + i);
        StringBuilder sb = new StringBuilder();
        it.forEachRemaining(sb::append);
        System.out.println(sb);
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(total(List.of(1, 2.5, 3L)) + " " + total(new HashSet<>(List.of(1.5f))) + " " + largest(List.of("pear", "zoo", "apple")) + " " + largest(new Range(3, 9, 4)));
        List<Object> objects = new ArrayList<>();
        fill(objects, "x", 2);
        fill(objects, 7, 1);
        System.out.println(objects + " " + new Matrix<Integer>().row(1, 2).row(3, 4).trace() + " " + new Matrix<Double>().row(0.5).trace());
        Map<Character, Deque<String>> piles = new TreeMap<>();
        for (String w : "cat cow dog ant".split(" ")) piles.computeIfAbsent(w.charAt(0), c -> new ArrayDeque<>()).push(w);
        for (Map.Entry<Character, ? extends Collection<String>> e : piles.entrySet()) System.out.print(e.getKey() + "" + e.getValue() + " ");
        System.out.println();
        ListIterator<Integer> walk = new LinkedList<>(List.of(1, 2, 3)).listIterator(3);
        int product = 1;
        while (walk.hasPrevious()) product = product * 10 + walk.previous();
        System.out.println(product + " " + walk.nextIndex() + " " + walk.previousIndex());
        Iterator<Integer> fixed = Arrays.asList(1, 2).iterator();
        fixed.next();
        for (Runnable wrong : new Runnable[] {fixed::remove, () -> new ArrayList<>(List.of(1)).listIterator(5), () -> Character.toChars(-1)}) {
            try {
                wrong.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
    }
}
