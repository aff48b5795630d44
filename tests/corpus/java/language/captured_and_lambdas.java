// covers: lambdas, local-classes, anonymous-classes, inner-classes
import java.util.*;
import java.util.function.*;

public class Main {
    private int total = 0;
    private static int shared = 100;

    Runnable adder(int by) {
        return () -> total += by;
    }

    Supplier<Integer> counter() {
        int[] count = {0};
        return () -> ++count[0] + total;
    }

    static Function<Integer, Integer> compose(List<Function<Integer, Integer>> functions) {
        Function<Integer, Integer> all = Function.identity();
        for (Function<Integer, Integer> f : functions) {
            all = all.andThen(f);
        }
        return all;
    }

    static <T> Supplier<T> memo(Supplier<T> compute) {
        return new Supplier<>() {
            private T value;
            private boolean done;

            @Override
            public T get() {
                if (!done) {
                    value = compute.get();
                    done = true;
                }
                return value;
            }
        };
    }

    interface Visitor<R> {
        R number(int n);

        R pair(Tree left, Tree right);
    }

    interface Tree {
        <R> R accept(Visitor<R> visitor);

        static Tree leaf(int n) {
            return new Tree() {
                public <R> R accept(Visitor<R> visitor) {
                    return visitor.number(n);
                }
            };
        }

        static Tree node(Tree left, Tree right) {
            return new Tree() {
                public <R> R accept(Visitor<R> visitor) {
                    return visitor.pair(left, right);
                }
            };
        }
    }

    static int sum(Tree tree) {
        return tree.accept(new Visitor<Integer>() {
            public Integer number(int n) {
                return n;
            }

            public Integer pair(Tree left, Tree right) {
                return left.accept(this) + right.accept(this);
            }
        });
    }

    static String show(Tree tree) {
        class Shower implements Visitor<String> {
            int depth = 0;

            public String number(int n) {
                return n + "@" + depth;
            }

            public String pair(Tree left, Tree right) {
                depth++;
                String text = "(" + left.accept(this) + " " + right.accept(this) + ")";
                depth--;
                return text;
            }
        }
        return tree.accept(new Shower());
    }

    void deep() {
        int a = 1;
        class Level1 {
            int b = a + 1;

            Supplier<Supplier<String>> go() {
                int c = b + 1;
                return () -> {
                    int d = c + 1;
                    class Level2 {
                        String all() {
                            total += 1000;
                            return a + " " + b + " " + c + " " + d + " " + total + " " + shared;
                        }
                    }
                    return () -> new Level2().all();
                };
            }
        }
        System.out.println(new Level1().go().get().get());
    }

    static Runnable recursive;

    public static void main(String[] args) {
        Main m = new Main();
        Runnable five = m.adder(5);
        five.run();
        five.run();
        Supplier<Integer> counter = m.counter();
        System.out.println(counter.get() + " " + counter.get() + " " + m.counter().get());
        System.out.println(compose(List.of(x -> x + 1, x -> x * 10, x -> x - shared)).apply(4));
        Supplier<String> memo = memo(() -> {
            shared++;
            return "computed " + shared;
        });
        System.out.println(memo.get() + ", " + memo.get());
        Tree tree = Tree.node(Tree.leaf(1), Tree.node(Tree.leaf(2), Tree.leaf(3)));
        System.out.println(sum(tree) + " " + show(tree));
        m.deep();
        int[] fuel = {3};
        recursive = () -> {
            System.out.print(fuel[0] + " ");
            if (fuel[0]-- > 0) {
                recursive.run();
            }
        };
        recursive.run();
        System.out.println();
        List<Supplier<String>> suppliers = new ArrayList<>();
        for (String s : List.of("x", "y")) {
            for (int i = 0; i < 2; i++) {
                int j = i;
                suppliers.add(() -> s + j);
            }
        }
        for (Supplier<String> s : suppliers) {
            System.out.print(s.get() + " ");
        }
        System.out.println();
        BinaryOperator<Integer> power = new BinaryOperator<>() {
            @Override
            public Integer apply(Integer base, Integer exponent) {
                return exponent == 0 ? 1 : base * this.apply(base, exponent - 1);
            }
        };
        System.out.println(power.apply(3, 5));
        Comparator<String> byLength = (a, b) -> a.length() - b.length();
        List<String> words = new ArrayList<>(List.of("ccc", "a", "bb", "dd"));
        words.sort(byLength.reversed().thenComparing(Comparator.naturalOrder()));
        System.out.println(words);
        words.removeIf(w -> w.length() == 2);
        words.replaceAll(w -> w + w.length());
        System.out.println(words);
        Optional<Function<Integer, Integer>> f = Optional.of(x -> x * x);
        System.out.println(f.map(g -> g.apply(12)).orElse(0));
        Object o = (Runnable & java.io.Serializable) () -> System.out.println("intersection");
        ((Runnable) o).run();
        Predicate<String> p = String::isEmpty;
        System.out.println(p.negate().and(s -> s.length() < 3).or(s -> s.equals("long")).test("long"));
    }
}
