// covers: interfaces, abstract-classes, inheritance, static-members, lambdas
import java.util.*;

public class Main {
    interface Named {
        String name();

        default String greet() {
            return prefix() + name();
        }

        private String prefix() {
            return count() > 0 ? "Hello again, " : "Hello, ";
        }

        static int count() {
            return COUNTER[0]++;
        }

        int[] COUNTER = {0};
    }

    interface Polite extends Named {
        @Override
        default String greet() {
            return Named.super.greet() + ", if I may";
        }
    }

    interface Loud {
        default String greet() {
            return "HEY";
        }

        default int volume() {
            return 11;
        }
    }

    static class Person implements Polite, Loud {
        private final String name;

        Person(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public String greet() {
            return Polite.super.greet() + " / " + Loud.super.greet();
        }
    }

    static abstract class Template {
        protected int steps;

        final String run() {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < 3; i++) {
                out.append(step(i)).append(hook() ? "!" : ".");
            }
            return out.append(steps).toString();
        }

        protected abstract String step(int i);

        protected boolean hook() {
            return false;
        }
    }

    static class Squares extends Template {
        @Override
        protected String step(int i) {
            steps++;
            return "" + i * i;
        }
    }

    static class Loudly extends Squares {
        @Override
        protected boolean hook() {
            return steps > 1;
        }

        @Override
        protected String step(int i) {
            return "<" + super.step(i) + ">";
        }
    }

    static class FromClass {
        public String greet() {
            return "class wins";
        }
    }

    static class Winner extends FromClass implements Loud {
    }

    @FunctionalInterface
    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);

        default TriFunction<A, B, C, String> text() {
            return (a, b, c) -> "=" + apply(a, b, c);
        }
    }

    interface Stack<T> extends Iterable<T> {
        void push(T t);

        T pop();

        boolean isEmpty();

        static <T> Stack<T> create() {
            return new Stack<>() {
                private final ArrayList<T> items = new ArrayList<>();

                public void push(T t) {
                    items.add(t);
                }

                public T pop() {
                    return items.remove(items.size() - 1);
                }

                public boolean isEmpty() {
                    return items.isEmpty();
                }

                public Iterator<T> iterator() {
                    return items.iterator();
                }
            };
        }

        default Stack<T> with(T t) {
            push(t);
            return this;
        }
    }

    static class Covariant implements Cloneable {
        int[] data = {1, 2, 3};
        String label = "original";

        @Override
        public Covariant clone() {
            try {
                Covariant copy = (Covariant) super.clone();
                copy.data = data.clone();
                return copy;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) {
        Person p = new Person("Eve");
        System.out.println(p.greet());
        System.out.println(p.greet() + " " + p.volume());
        Named lambda = () -> "lambda";
        System.out.println(lambda.greet());
        System.out.println(new Squares().run() + " " + new Loudly().run());
        System.out.println(new Winner().greet() + new Winner().volume());
        TriFunction<Integer, Integer, Integer, Integer> f = (a, b, c) -> a * b + c;
        System.out.println(f.apply(2, 3, 4) + f.text().apply(5, 6, 7));
        Stack<String> stack = Stack.create();
        stack.with("a").with("b").push("c");
        for (String s : stack) {
            System.out.print(s + " ");
        }
        while (!stack.isEmpty()) {
            System.out.print(stack.pop());
        }
        System.out.println();
        Covariant a = new Covariant();
        Covariant b = a.clone();
        b.data[0] = 99;
        b.label = "copy";
        System.out.println(Arrays.toString(a.data) + a.label + Arrays.toString(b.data) + b.label + (a.getClass() == b.getClass()));
        Loud[] louds = {new Winner(), p, new Loud() { }};
        for (Loud l : louds) {
            System.out.print(l.greet().length() + " ");
        }
        System.out.println(Named.COUNTER[0]);
    }
}
