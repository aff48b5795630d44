// covers: local-classes, anonymous-classes, lambdas, inner-classes
import java.util.*;
import java.util.function.*;

public class Main {
    private int count = 10;

    class Counter {
        int step = 2;

        int next() {
            count += step;
            return count;
        }
    }

    interface Greeter {
        String greet(String name);
    }

    static List<Supplier<Integer>> suppliers() {
        List<Supplier<Integer>> made = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int square = i * i;
            made.add(() -> square);
        }
        return made;
    }

    Greeter greeter(String word) {
        class Polite implements Greeter {
            final String tail = "!";

            public String greet(String name) {
                return word + ", " + name + tail + count;
            }
        }
        return new Polite();
    }

    public static void main(String[] args) {
        Main main = new Main();
        Counter counter = main.new Counter();
        System.out.println(counter.next() + " " + counter.next());
        System.out.println(main.greeter("Hello").greet("Ann"));
        for (Supplier<Integer> supplier : suppliers()) {
            System.out.print(supplier.get() + " ");
        }
        System.out.println();
        String prefix = "<";
        Greeter anonymous = new Greeter() {
            int calls;

            @Override
            public String greet(String name) {
                calls++;
                return prefix + name + ">" + calls;
            }
        };
        System.out.println(anonymous.greet("a") + anonymous.greet("b"));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        Function<Integer, Function<Integer, Integer>> curried = a -> b -> a - b;
        System.out.println(add.apply(3, 4) + " " + curried.apply(9).apply(4) + " " + add.andThen(x -> x * 2).apply(1, 2));
    }
}
