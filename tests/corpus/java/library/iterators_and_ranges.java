// covers: Iterable, Iterator, generics, ring buffer, generators, Spliterator-free streams
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    static class Range implements Iterable<Integer> {
        private final int start, end, step;

        Range(int start, int end, int step) {
            if (step == 0) {
                throw new IllegalArgumentException("step must not be zero");
            }
            this.start = start;
            this.end = end;
            this.step = step;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                private int next = start;

                @Override
                public boolean hasNext() {
                    return step > 0 ? next < end : next > end;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("range is over");
                    }
                    int value = next;
                    next += step;
                    return value;
                }
            };
        }
    }

    static class RingBuffer<T> extends AbstractCollection<T> {
        private final Object[] items;
        private int head, size;

        RingBuffer(int capacity) {
            items = new Object[capacity];
        }

        @Override
        public boolean add(T item) {
            items[(head + size) % items.length] = item;
            if (size < items.length) {
                size++;
            } else {
                head = (head + 1) % items.length;
            }
            return true;
        }

        @SuppressWarnings("unchecked")
        T get(int index) {
            Objects.checkIndex(index, size);
            return (T) items[(head + index) % items.length];
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<>() {
                int at;

                public boolean hasNext() {
                    return at < size;
                }

                public T next() {
                    return get(at++);
                }
            };
        }
    }

    static <T> Iterable<T> filter(Iterable<T> source, Predicate<? super T> test) {
        return () -> new Iterator<T>() {
            private final Iterator<T> inner = source.iterator();
            private T ready;
            private boolean isReady;

            @Override
            public boolean hasNext() {
                while (!isReady && inner.hasNext()) {
                    ready = inner.next();
                    isReady = test.test(ready);
                }
                return isReady;
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                isReady = false;
                return ready;
            }
        };
    }

    static <A, B> List<String> zip(Iterable<A> a, Iterable<B> b) {
        List<String> out = new ArrayList<>();
        Iterator<A> x = a.iterator();
        Iterator<B> y = b.iterator();
        while (x.hasNext() && y.hasNext()) {
            out.add(x.next() + ":" + y.next());
        }
        return out;
    }

    public static void main(String[] args) {
        for (int n : new Range(0, 10, 3)) {
            System.out.print(n + " ");
        }
        for (int n : new Range(5, 0, -2)) {
            System.out.print(n + " ");
        }
        System.out.println();
        try {
            new Range(0, 0, 1).iterator().next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Range(0, 1, 1).iterator().remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported " + e.getMessage());
        }
        RingBuffer<String> ring = new RingBuffer<>(3);
        for (String s : "a b c d e".split(" ")) {
            ring.add(s);
        }
        System.out.println(ring + " " + ring.contains("d") + " " + ring.contains("a") + " " + ring.get(0) + " " + ring.isEmpty() + " " + Arrays.toString(ring.toArray()) + " " + ring.stream().map(String::toUpperCase).collect(Collectors.joining()));
        try {
            ring.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(zip(filter(new Range(0, 20, 1), n -> n % 4 == 1), ring));
        new Range(1, 4, 1).forEach(n -> System.out.print(n * n + ";"));
        System.out.println();
        Iterator<Integer> walk = List.of(1, 2, 3, 4).iterator();
        walk.next();
        walk.forEachRemaining(n -> System.out.print(n + "/"));
        System.out.println();
        System.out.println(StreamSupportLike.of(new Range(0, 5, 1)).mapToInt(Integer::intValue).sum());
        PrimitiveIterator.OfInt ints = IntStream.range(0, 3).iterator();
        int total = 0;
        while (ints.hasNext()) {
            total += ints.nextInt();
        }
        System.out.println(total);
        Iterator<String> endless = Stream.iterate("x", s -> s + "y").iterator();
        endless.next();
        System.out.println(endless.next() + endless.next());
        ListIterator<String> both = new LinkedList<>(List.of("p", "q", "r")).listIterator(3);
        while (both.hasPrevious()) {
            String s = both.previous();
            if (s.equals("q")) {
                both.remove();
                both.add("Q");
                both.previous();
            }
        }
        while (both.hasNext()) {
            System.out.print(both.nextIndex() + both.next() + " ");
        }
        System.out.println();
    }

    static class StreamSupportLike {
        static <T> Stream<T> of(Iterable<T> items) {
            Stream.Builder<T> builder = Stream.builder();
            items.forEach(builder);
            return builder.build();
        }
    }
}
