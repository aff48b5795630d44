// covers: generics, inner-classes, anonymous-classes, interfaces, exceptions
import java.util.*;
import java.util.function.*;

public class Main {
    static class Ring<E> implements Iterable<E> {
        private class Link {
            E value;
            Link next = this;

            Link(E value) {
                this.value = value;
            }
        }

        private Link last;
        private int size, changes;

        Ring<E> add(E value) {
            Link link = new Link(value);
            if (last != null) {
                link.next = last.next;
                last.next = link;
            }
            last = link;
            size++;
            changes++;
            return this;
        }

        @Override
        public Iterator<E> iterator() {
            return new Iterator<E>() {
                private Link at = last;
                private int left = size;
                private final int expected = changes;

                @Override
                public boolean hasNext() {
                    return left > 0;
                }

                @Override
                public E next() {
                    if (changes != expected) {
                        throw new ConcurrentModificationException("changed");
                    }
                    if (left-- <= 0) {
                        throw new NoSuchElementException();
                    }
                    at = at.next;
                    return at.value;
                }
            };
        }

        <R> Ring<R> map(Function<? super E, ? extends R> f) {
            Ring<R> result = new Ring<>();
            for (E e : this) {
                result.add(f.apply(e));
            }
            return result;
        }

        E survivor(int step) {
            Link before = last;
            while (size > 1) {
                for (int i = 1; i < step; i++) {
                    before = before.next;
                }
                before.next = before.next.next;
                size--;
            }
            last = before;
            return before.value;
        }
    }

    static class Matrix<N extends Number & Comparable<N>> {
        private final List<List<N>> rows = new ArrayList<>();

        @SafeVarargs
        final Matrix<N> row(N... values) {
            rows.add(new ArrayList<>(Arrays.asList(values)));
            return this;
        }

        N max() {
            N best = null;
            for (List<N> row : rows) {
                for (N n : row) {
                    if (best == null || n.compareTo(best) > 0) {
                        best = n;
                    }
                }
            }
            return best;
        }

        double sum(ToDoubleFunction<? super N> f) {
            return rows.stream().flatMap(List::stream).mapToDouble(f).sum();
        }

        Map<Boolean, List<N>> split(Predicate<? super N> p) {
            Map<Boolean, List<N>> parts = new TreeMap<>();
            rows.forEach(row -> row.forEach(n -> parts.computeIfAbsent(p.test(n), k -> new ArrayList<>()).add(n)));
            return parts;
        }
    }

    static Iterable<Integer> range(int from, int to) {
        return () -> new Iterator<>() {
            int next = from;

            public boolean hasNext() {
                return next < to;
            }

            public Integer next() {
                return next++;
            }
        };
    }

    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) {
        return a -> g.apply(f.apply(a));
    }

    static <T> Optional<T> firstMatch(Iterable<? extends T> items, Predicate<? super T> p) {
        for (T item : items) {
            if (p.test(item)) {
                return Optional.of(item);
            }
        }
        return Optional.empty();
    }

    static <K, V> Map<V, Set<K>> invert(Map<? extends K, ? extends V> map) {
        Map<V, Set<K>> result = new TreeMap<>();
        for (Map.Entry<? extends K, ? extends V> e : map.entrySet()) {
            result.computeIfAbsent(e.getValue(), v -> new TreeSet<>()).add(e.getKey());
        }
        return result;
    }

    interface Shape<S extends Shape<S>> {
        S scale(double by);
    }

    record Square(double side) implements Shape<Square> {
        public Square scale(double by) {
            return new Square(side * by);
        }
    }

    static <S extends Shape<S>> List<S> scaled(List<S> shapes, double by) {
        List<S> result = new ArrayList<>();
        for (S s : shapes) {
            result.add(s.scale(by));
        }
        return result;
    }

    public static void main(String[] args) {
        Ring<String> ring = new Ring<String>().add("a").add("b").add("c");
        for (String s : ring) {
            System.out.print(s + " ");
        }
        System.out.println(ring.map(String::hashCode).map(h -> h * 2).survivor(2));
        Ring<Integer> people = new Ring<>();
        for (int i : range(1, 42)) {
            people.add(i);
        }
        System.out.println(people.survivor(3));
        try {
            for (String s : ring) {
                ring.add(s + s);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println(e.getMessage());
        }
        Iterator<String> it = new Ring<String>().iterator();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("nothing " + it.hasNext());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Matrix<Integer> m = new Matrix<Integer>().row(3, 8, 1).row(9, 2);
        System.out.println(m.max() + " " + m.sum(Integer::doubleValue) + " " + m.split(n -> n > 2));
        System.out.println(compose((String s) -> s.length(), n -> "#".repeat(n)).apply("four"));
        System.out.println(firstMatch(List.of(1, 4, 9), n -> n % 2 == 0) + " " + firstMatch(range(0, 3), n -> n > 5).isPresent());
        System.out.println(invert(Map.of("one", 3, "two", 3, "four", 4)));
        System.out.println(scaled(List.of(new Square(1), new Square(2.5)), 2));
        int total = 0;
        for (int x : range(0, 5)) {
            for (int y : range(x, 5)) {
                total += x * y;
            }
        }
        System.out.println(total);
    }
}
