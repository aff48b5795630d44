// covers: classes, static members, ArrayList, HashMap, sorting, formatting, varargs
import java.util.*;

public class Main {
    static class Student {
        private static int count;
        private final String name;
        private final Map<String, List<Integer>> grades = new TreeMap<>();

        Student(String name) {
            this.name = name;
            count++;
        }

        Student grade(String subject, int... marks) {
            List<Integer> list = grades.computeIfAbsent(subject, s -> new ArrayList<>());
            for (int mark : marks) {
                if (mark < 0 || mark > 100) throw new IllegalArgumentException(String.format("%s: mark %d", name, mark));
                list.add(mark);
            }
            return this;
        }

        double average(String subject) {
            List<Integer> list = grades.getOrDefault(subject, Collections.emptyList());
            return list.stream().mapToInt(Integer::intValue).average().orElse(Double.NaN);
        }

        double average() {
            double sum = 0;
            int n = 0;
            for (List<Integer> list : grades.values()) {
                for (int g : list) {
                    sum += g;
                    n++;
                }
            }
            return n == 0 ? 0 : sum / n;
        }

        char letter() {
            int tens = (int) average() / 10;
            return switch (tens) {
                case 10, 9 -> 'A';
                case 8 -> 'B';
                case 7 -> 'C';
                default -> 'F';
            };
        }
    }

    public static void main(String[] args) {
        List<Student> students = new ArrayList<>();
        students.add(new Student("Amy").grade("math", 90, 85).grade("art", 99));
        students.add(new Student("Ben").grade("math", 70).grade("art"));
        students.add(new Student("Cal").grade("math", 55, 65, 80).grade("art", 78));
        students.add(new Student("Dee"));
        try {
            students.get(3).grade("math", 80, 101);
        } catch (IllegalArgumentException e) {
            System.out.println("refused " + e.getMessage());
        }
        students.sort(Comparator.comparingDouble((Student s) -> s.average()).reversed());
        System.out.printf("%-5s %6s %6s %7s %s%n", "name", "math", "art", "average", "grade");
        for (Student s : students) {
            System.out.printf("%-5s %6.2f %6.2f %7.3f %c%n", s.name, s.average("math"), s.average("art"), s.average(), s.letter());
        }
        int[] histogram = new int[5];
        for (Student s : students) {
            for (List<Integer> list : s.grades.values()) {
                for (int g : list) histogram[Math.min(g / 20, 4)]++;
            }
        }
        for (int i = 0; i < histogram.length; i++) {
            System.out.println(i * 20 + "-" + (i == 4 ? 100 : i * 20 + 19) + ": " + "*".repeat(histogram[i]));
        }
        System.out.println(Student.count + " students");
    }
}
