// covers: getClass of the library's classes, clone keeps the class of its receiver
import java.util.*;

public class Main {
    static class Named extends ArrayList<String> {
        String name = "own";
    }

    static void show(Object value) {
        System.out.println(value.getClass().getName() + " " + value.getClass().getSimpleName());
    }

    public static void main(String[] args) {
        List<Object> all = new ArrayList<>();
        all.add(Arrays.asList(1, 2));
        all.add(List.of());
        all.add(List.of(1));
        all.add(List.of(1, 2, 3));
        all.add(Set.of(1, 2));
        all.add(Set.of(1, 2, 3));
        all.add(Map.of(1, 2));
        all.add(Map.of());
        all.add(new HashMap<>(Map.of(1, 2)).keySet());
        all.add(new HashMap<>(Map.of(1, 2)).entrySet());
        all.add(new HashMap<>(Map.of(1, 2)).values());
        all.add(new TreeMap<>().keySet());
        all.add(new ArrayList<>().iterator());
        all.add(new LinkedList<>().listIterator());
        all.add(new ArrayDeque<>().iterator());
        all.add(new ArrayList<>(List.of(1)).subList(0, 1));
        all.add(Collections.unmodifiableList(new ArrayList<>()));
        all.add(Collections.unmodifiableList(new LinkedList<>()));
        all.add(Collections.emptyList());
        all.add(Collections.singletonList(1));
        all.add(Collections.nCopies(2, 1));
        for (Object one : all) {
            show(one);
        }
        try {
            Object fixed = Arrays.asList(1, 2);
            ArrayList<Integer> list = (ArrayList<Integer>) fixed;
            System.out.println(list);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().split(" \\(")[0]);
        }
        Stack<Integer> stack = new Stack<>();
        stack.push(1);
        stack.push(2);
        Stack<Integer> other = (Stack<Integer>) stack.clone();
        other.pop();
        System.out.println(stack + " " + other + " " + other.getClass());
        Object[] cloned = {
            new Vector<>(List.of(1)).clone(), new HashMap<>(Map.of(1, 2)).clone(), new LinkedHashMap<>(Map.of(1, 2)).clone(),
            new TreeMap<>(Map.of(1, 2)).clone(), new HashSet<>(Set.of(1)).clone(), new LinkedHashSet<>(Set.of(1)).clone(),
            new TreeSet<>(Set.of(1)).clone(), new ArrayDeque<>(List.of(1)).clone(), new LinkedList<>(List.of(1)).clone(),
            new Hashtable<>(Map.of(1, 2)).clone(), new IdentityHashMap<>(Map.of("a", 2)).clone(),
            new EnumMap<Thread.State, Integer>(Thread.State.class).clone(), new BitSet().clone(), new Properties().clone(),
        };
        for (Object one : cloned) {
            System.out.println(one.getClass().getName() + " " + one);
        }
        Named named = new Named();
        named.add("x");
        named.name = "changed";
        Named copy = (Named) named.clone();
        copy.add("y");
        System.out.println(named + " " + copy + " " + copy.name);
        LinkedHashMap<String, Integer> order = new LinkedHashMap<>(16, 0.75f, true);
        order.put("a", 1);
        order.put("b", 2);
        LinkedHashMap<String, Integer> same = (LinkedHashMap<String, Integer>) order.clone();
        same.get("a");
        System.out.println(order + " " + same);
        TreeSet<String> backwards = new TreeSet<>(Comparator.reverseOrder());
        backwards.addAll(List.of("p", "q"));
        TreeSet<String> also = (TreeSet<String>) backwards.clone();
        also.add("r");
        System.out.println(backwards + " " + also);
    }
}
