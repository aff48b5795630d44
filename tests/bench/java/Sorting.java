// Sorting objects with a comparator of the program's own.

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class Sorting {
    record Person(String name, int age) {
    }

    public static void main(String[] args) {
        List<Person> people = new ArrayList<>();
        long state = 42;
        for (int i = 0; i < 60_000; i++) {
            state = (state * 6364136223846793005L + 1442695040888963407L) & Long.MAX_VALUE;
            people.add(new Person("p" + (state >> 20) % 5_000, (int) ((state >> 33) % 90)));
        }
        people.sort(new Comparator<Person>() {
            @Override
            public int compare(Person a, Person b) {
                if (a.age() != b.age()) {
                    return a.age() < b.age() ? -1 : 1;
                }
                return a.name().compareTo(b.name());
            }
        });
        people.sort((a, b) -> Integer.compare(b.name().length(), a.name().length()));
        Person first = people.get(0);
        Person last = people.get(people.size() - 1);
        System.out.println(first.name() + " " + first.age() + " " + last.name() + " " + last.age());
    }
}
