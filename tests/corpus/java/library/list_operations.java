// covers: List, ArrayList, subList, ListIterator, removeIf, sort, immutable lists
import java.util.*;
import java.util.function.UnaryOperator;

public class Main {
    static <T> void attempt(String what, Runnable run) {
        try {
            run.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("Zoe", "adam", "Bert", "carl", "Dora"));
        names.add("Eve");
        names.add(0, "first");
        names.addAll(2, Arrays.asList("x", "y"));
        System.out.println(names + " " + names.size() + " " + names.indexOf("Bert") + " " + names.contains("nobody") + " " + names.lastIndexOf("none"));
        names.remove("x");
        names.remove(0);
        names.set(1, "Adam");
        System.out.println(names + " " + names.get(2));
        Collections.sort(names);
        System.out.println(names);
        names.sort(String.CASE_INSENSITIVE_ORDER.reversed());
        System.out.println(names);
        names.sort(null);
        names.replaceAll(String::toLowerCase);
        names.removeIf(name -> name.length() < 2);
        System.out.println(names);

        List<Integer> numbers = new ArrayList<>();
        for (int i = 1; i <= 10; i++) {
            numbers.add(i * i % 11);
        }
        List<Integer> middle = numbers.subList(3, 7);
        System.out.println(numbers + " " + middle);
        middle.set(0, 100);
        middle.add(200);
        System.out.println(numbers + " " + middle.indexOf(200));
        middle.clear();
        System.out.println(numbers + " " + numbers.hashCode() + " " + numbers.equals(List.of(1, 4, 9, 9, 4, 1)));
        numbers.remove(Integer.valueOf(9));
        numbers.remove(0);
        System.out.println(numbers);
        ListIterator<Integer> walk = numbers.listIterator();
        while (walk.hasNext()) {
            int at = walk.nextIndex();
            int number = walk.next();
            if (number == 4) {
                walk.remove();
            } else {
                walk.set(number * 10 + at);
                walk.add(-number);
            }
        }
        System.out.println(numbers);
        while (walk.hasPrevious()) {
            System.out.print(walk.previous() + " ");
        }
        System.out.println();
        for (Iterator<Integer> it = numbers.iterator(); it.hasNext();) {
            if (it.next() < 0) {
                it.remove();
            }
        }
        System.out.println(numbers + " " + numbers.isEmpty());

        Integer[] array = numbers.toArray(new Integer[0]);
        Object[] objects = numbers.toArray();
        System.out.println(array.length + " " + objects.length + " " + Arrays.asList(array));
        List<Integer> fixed = Arrays.asList(3, 1, 2);
        fixed.set(0, 30);
        Collections.sort(fixed);
        System.out.println(fixed);
        attempt("add to asList", () -> fixed.add(1));
        attempt("add to List.of", () -> List.of(1).add(2));
        attempt("List.of null", () -> List.of(1, null));
        attempt("contains null", () -> List.of(1).contains(null));
        attempt("unmodifiable", () -> Collections.unmodifiableList(numbers).clear());
        attempt("copyOf", () -> List.copyOf(numbers).remove(0));
        attempt("get", () -> new ArrayList<>().get(0));
        attempt("linked get", () -> new LinkedList<>().get(2));
        attempt("set", () -> new ArrayList<>(List.of(1)).set(1, 2));
        attempt("insert", () -> new ArrayList<>().add(1, "x"));
        attempt("subList", () -> new ArrayList<>(List.of(1, 2)).subList(1, 4));
        attempt("capacity", () -> new ArrayList<>(-1));
        attempt("next", () -> new ArrayList<>().iterator().next());
        attempt("iterator remove", () -> new ArrayList<>(List.of(1)).iterator().remove());
        attempt("modified", () -> {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
            for (int n : list) {
                list.add(n);
            }
        });
        attempt("List.of get", () -> List.of(1, 2).get(5));
        List<List<Integer>> rows = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            rows.add(new ArrayList<>(Collections.nCopies(3, i)));
        }
        rows.get(1).set(1, 9);
        System.out.println(rows);
        List<Integer> copy = new ArrayList<>(rows.get(1));
        copy.retainAll(Set.of(9));
        System.out.println(copy + " " + rows.get(1).containsAll(copy) + " " + rows.get(1).removeAll(copy) + " " + rows);
        UnaryOperator<Integer> twice = n -> n * 2;
        rows.get(2).replaceAll(twice);
        rows.forEach(row -> System.out.print(row + ";"));
        System.out.println();
    }
}
