// covers: Comparator, thenComparing, reversed, nullsLast, Comparable
import java.util.*;

public class Main {
    static class Version implements Comparable<Version> {
        final int[] parts;

        Version(String text) {
            parts = Arrays.stream(text.split("\\.")).mapToInt(Integer::parseInt).toArray();
        }

        @Override
        public int compareTo(Version o) {
            for (int i = 0; i < Math.max(parts.length, o.parts.length); i++) {
                int a = i < parts.length ? parts[i] : 0, b = i < o.parts.length ? o.parts[i] : 0;
                if (a != b) return Integer.compare(a, b);
            }
            return 0;
        }

        @Override
        public String toString() {
            return Arrays.toString(parts).replaceAll("[\\[\\] ]", "").replace(',', '.');
        }
    }

    record Student(String name, String house, Integer year, double grade) {}

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<Version> versions = new ArrayList<>();
        for (String v : "1.10 1.2 1.2.1 2.0 1.2.0".split(" ")) versions.add(new Version(v));
        Collections.sort(versions);
        System.out.println(versions + " " + Collections.max(versions) + " " + versions.get(0).compareTo(versions.get(1)));
        List<Student> students = new ArrayList<>(List.of(
                new Student("Hermione", "G", 3, 9.8), new Student("Draco", "S", 3, 7.5), new Student("Luna", "R", 2, 8.25),
                new Student("Ron", "G", 3, 6.5), new Student("Ginny", "G", 2, 8.25)));
        students.sort(Comparator.comparing(Student::house).thenComparing(Student::name));
        print(students);
        students.sort(Comparator.comparingDouble(Student::grade).reversed().thenComparing(Student::name, Comparator.reverseOrder()));
        print(students);
        students.sort(Comparator.comparing(Student::year, Collections.reverseOrder()).thenComparingInt(s -> s.name().length()));
        print(students);
        students.sort((a, b) -> a.name().charAt(a.name().length() - 1) - b.name().charAt(b.name().length() - 1));
        print(students);
        List<String> holes = new ArrayList<>(Arrays.asList("b", null, "a", null, "c"));
        holes.sort(Comparator.nullsLast(Comparator.reverseOrder()));
        System.out.println(holes);
        holes.sort(Comparator.nullsFirst(String::compareTo));
        System.out.println(holes);
        TreeSet<String> set = new TreeSet<>(Comparator.comparing(String::length));
        Collections.addAll(set, "aa", "b", "cc", "ddd");
        System.out.println(set);
        Comparator<Integer> byMod = Comparator.comparing(x -> x % 3);
        System.out.println(byMod.compare(3, 4) + " " + byMod.reversed().compare(3, 4) + " " + byMod.thenComparing(Comparator.naturalOrder()).compare(6, 3) + " " + Comparator.<Integer>naturalOrder().reversed().compare(1, 2));
        try {
            List<Object> mixed = new ArrayList<>(List.of(1, "one"));
            Collections.sort((List) mixed);
        } catch (ClassCastException e) {
            System.out.println("cannot compare");
        }
    }

    static void print(List<Student> students) {
        StringJoiner out = new StringJoiner(" < ", "{", "}");
        for (Student s : students) out.add(s.name());
        System.out.println(out);
    }
}
