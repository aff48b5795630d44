import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static class Box<T extends Number> {
        T value;
    }

    static class Sorted<T extends Comparable<T>> {
    }

    static class Plain {
    }

    static void show(List<Number> numbers) {
        System.out.println(numbers);
    }

    static double total(List<? extends Number> numbers) {
        return numbers.size();
    }

    void each(Map<String, List<Integer>> map) {
    }

    public static void main(String[] args) {
        List<Integer> whole = new ArrayList<>();
        List<Number> numbers = whole;
        List<Object> objects = new ArrayList<String>();
        List<? extends Number> some = whole;
        Box<String> text;
        Box<Integer> number = new Box<Integer>();
        Sorted<String> words = new Sorted<>();
        Sorted<Plain> plain;
        Map<String> half;
        Plain<String> none;
        HashMap<String, Integer> ages = new HashMap<String, Integer>();
        Map<String, Number> wide = ages;
        show(whole);
        total(whole);
        Map<String, List<Integer>> lists = new HashMap<>();
        new Main().each(lists);
        Map<String, ArrayList<Integer>> others = new HashMap<>();
        new Main().each(others);
        Iterable<Integer> all = whole;
        Iterable<String> wrong = whole;
    }
}
