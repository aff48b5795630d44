import java.util.*;

public class Main {
    static class Box<T> {
        private T value;

        void put(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }
    }

    public static void main(String[] args) {
        Box<String> box = new Box<>();
        box.put(5);
        int n = box.get();
        box.take();
        List<Integer> numbers = new ArrayList<>();
        numbers.add("five");
        String first = numbers.get(0);
        Map<String, List<Integer>> groups = new HashMap<>();
        groups.get("a").add("b");
        Optional<String> maybe = Optional.of("x");
        int length = maybe.get();
    }
}
