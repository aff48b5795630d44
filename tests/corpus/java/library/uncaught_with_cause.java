// covers: uncaught exceptions, causes, stack traces, exit status
import java.util.*;

public class Main {
    static class Parser {
        int parse(List<String> items, int index) {
            return Integer.parseInt(items.get(index));
        }
    }

    static int total(List<String> items) {
        int sum = 0;
        for (int i = 0; i < items.size(); i++) {
            sum += one(items, i);
        }
        return sum;
    }

    static int one(List<String> items, int i) {
        if (items.get(i).isEmpty()) {
            throw new IllegalArgumentException("item " + i + " is empty");
        }
        return items.get(i).length();
    }

    public static void main(String[] args) {
        System.out.println(total(List.of("a", "bc")));
        try {
            System.out.println(total(List.of("a", "", "c")));
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("no total", e);
        } finally {
            System.out.println("done");
        }
    }
}
