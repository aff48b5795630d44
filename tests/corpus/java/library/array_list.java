// covers: ArrayList, ListIterator, subList, removeIf, fail-fast iterators
import java.util.*;

public class Main {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            list.add(i * i);
        }
        list.add(2, -1);
        System.out.println(list + " " + list.size() + " " + list.get(3) + " " + list.indexOf(16) + " " + list.contains(5));
        System.out.println(list.remove(2) + " " + list.remove(Integer.valueOf(121)) + " " + list.remove((Object) 7));
        System.out.println(list.set(0, 100) + " " + list);
        list.removeIf(x -> x % 2 == 1);
        System.out.println(list);
        list.replaceAll(x -> x / 2);
        Collections.sort(list);
        System.out.println(list + " " + list.isEmpty());
        list.addAll(List.of(7, 8));
        list.addAll(1, Arrays.asList(5, 6));
        System.out.println(list + " " + list.lastIndexOf(8));
        List<Integer> part = list.subList(2, 5);
        part.set(0, -9);
        part.remove(1);
        part.add(77);
        System.out.println(part + " " + list + " " + part.size());
        part.clear();
        System.out.println(list);
        list.sort(Comparator.reverseOrder());
        System.out.println(list + " " + list.hashCode() + " " + list.equals(new LinkedList<>(list)));
        ListIterator<Integer> it = list.listIterator();
        while (it.hasNext()) {
            int i = it.nextIndex();
            int x = it.next();
            if (i == 0) it.remove();
            else if (i == 1) it.set(x + 1000);
            else if (i == 2) it.add(-5);
        }
        while (it.hasPrevious()) {
            System.out.print(it.previous() + " ");
        }
        System.out.println();
        list.retainAll(Set.of(7, -5, 8));
        System.out.println(list + " " + list.containsAll(List.of(7)) + " " + list.removeAll(List.of(7)) + list);
        Integer[] array = list.toArray(new Integer[0]);
        Object[] objects = list.toArray();
        System.out.println(array.length + " " + objects.length + " " + Arrays.toString(array));
        ArrayList<String> words = new ArrayList<>(List.of("a", "b", "c", "d"));
        attempt(() -> {
            for (String w : words) {
                if (w.equals("b")) words.remove(w);
            }
        });
        System.out.println(words);
        attempt(() -> words.forEach(w -> words.add(w + w)));
        System.out.println(words);
        attempt(() -> words.get(10));
        attempt(() -> words.set(-1, "x"));
        attempt(() -> words.add(9, "x"));
        attempt(() -> words.remove(7));
        attempt(() -> new ArrayList<Integer>(-1));
        attempt(() -> words.subList(2, 1));
        attempt(() -> words.iterator().remove());
        attempt(() -> new ArrayList<>().iterator().next());
        List<Object> self = new ArrayList<>();
        self.add(self);
        self.add(null);
        System.out.println(self + " " + self.indexOf(null));
        List<List<Integer>> nested = new ArrayList<>();
        for (int i = 1; i < 4; i++) {
            nested.add(new ArrayList<>(Collections.nCopies(i, i)));
        }
        System.out.println(nested);
    }
}
