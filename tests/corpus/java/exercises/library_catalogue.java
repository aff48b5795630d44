// covers: interfaces, inheritance, Map of lists, Iterator, exceptions, toString, equals
import java.util.*;
import java.util.stream.*;

public class Main {
    interface Lendable {
        int maximumDays();

        default String policy() {
            return maximumDays() + " days";
        }
    }

    static abstract class Medium implements Lendable {
        private static int count = 0;
        protected final String title;
        protected final int year;
        final int id = ++count;

        Medium(String title, int year) {
            this.title = title;
            this.year = year;
        }

        abstract String kind();

        @Override
        public String toString() {
            return kind() + "#" + id + " \"" + title + "\" (" + year + ")";
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            Medium m = (Medium) o;
            return year == m.year && title.equals(m.title);
        }

        @Override
        public int hashCode() {
            return Objects.hash(title, year);
        }
    }

    static class Book extends Medium {
        private final List<String> authors;

        Book(String title, int year, String... authors) {
            super(title, year);
            this.authors = List.of(authors);
        }

        String kind() {
            return "book";
        }

        public int maximumDays() {
            return 28;
        }

        List<String> authors() {
            return authors;
        }
    }

    static class Film extends Medium {
        Film(String title, int year) {
            super(title, year);
        }

        String kind() {
            return "film";
        }

        public int maximumDays() {
            return 7;
        }

        @Override
        public String policy() {
            return "short: " + super.policy();
        }
    }

    static class NotAvailable extends Exception {
        NotAvailable(Medium m, String by) {
            super(m.title + " is lent to " + by);
        }
    }

    private final Map<Medium, String> lent = new LinkedHashMap<>();
    private final List<Medium> stock = new ArrayList<>();

    void lend(int id, String who) throws NotAvailable {
        Medium m = stock.stream().filter(x -> x.id == id).findFirst().orElseThrow(() -> new NoSuchElementException("no medium " + id));
        if (lent.containsKey(m)) throw new NotAvailable(m, lent.get(m));
        lent.put(m, who);
        System.out.println(who + " takes " + m + ", " + m.policy());
    }

    public static void main(String[] args) {
        Main library = new Main();
        library.stock.add(new Book("Dune", 1965, "Herbert"));
        library.stock.add(new Book("Good Omens", 1990, "Pratchett", "Gaiman"));
        library.stock.add(new Film("Alien", 1979));
        library.stock.add(new Film("Dune", 2021));
        int[][] wishes = {{1, 0}, {3, 1}, {1, 1}, {9, 0}};
        String[] people = {"Mia", "Tom"};
        for (int[] wish : wishes) {
            try {
                library.lend(wish[0], people[wish[1]]);
            } catch (NotAvailable | NoSuchElementException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(library.lent);
        System.out.println(new Book("X", 1).equals(new Book("X", 1)) + " " + new Book("X", 1).equals(new Film("X", 1)) + " " + new HashSet<>(List.of(new Film("Y", 2))).contains(new Film("Y", 2)));
        Map<String, String> byKind = library.stock.stream().collect(Collectors.groupingBy(Medium::kind, TreeMap::new, Collectors.mapping(m -> m.title, Collectors.joining("; "))));
        System.out.println(byKind);
        for (Medium m : library.stock) {
            if (m instanceof Book b && b.authors().size() > 1) {
                System.out.println(b.title + " by " + String.join(" & ", b.authors()));
            }
        }
    }
}
