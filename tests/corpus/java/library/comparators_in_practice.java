// covers: Comparator, comparing, thenComparing, nullsFirst, stable sorting, Comparable
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    static class Player implements Comparable<Player> {
        final String name;
        final int score;
        final Double rating;

        Player(String name, int score, Double rating) {
            this.name = name;
            this.score = score;
            this.rating = rating;
        }

        @Override
        public int compareTo(Player other) {
            return name.compareTo(other.name);
        }

        String getName() {
            return name;
        }

        int getScore() {
            return score;
        }

        Double getRating() {
            return rating;
        }

        @Override
        public String toString() {
            return name + score;
        }
    }

    static class ByLastLetter implements Comparator<String> {
        int asked;

        @Override
        public int compare(String a, String b) {
            asked++;
            return Character.compare(a.charAt(a.length() - 1), b.charAt(b.length() - 1));
        }
    }

    static void show(String what, List<Player> players, Comparator<? super Player> order) {
        List<Player> copy = new ArrayList<>(players);
        copy.sort(order);
        System.out.println(what + " " + copy);
    }

    public static void main(String[] args) {
        List<Player> players = List.of(new Player("cat", 5, 2.5), new Player("ann", 7, null), new Player("bob", 5, 9.0), new Player("dan", 7, 1.0), new Player("Eve", 1, 2.5));
        show("natural", players, Comparator.naturalOrder());
        show("reversed", players, Comparator.reverseOrder());
        show("score", players, Comparator.comparingInt(Player::getScore));
        show("score desc, name", players, Comparator.comparing(Player::getScore, Comparator.reverseOrder()).thenComparing(Player::getName));
        show("rating nulls first", players, Comparator.comparing(Player::getRating, Comparator.nullsFirst(Comparator.naturalOrder())));
        show("rating nulls last", players, Comparator.comparing(Player::getRating, Comparator.nullsLast(Comparator.reverseOrder())).thenComparing(Comparator.comparing(Player::getName, String.CASE_INSENSITIVE_ORDER)));
        show("lambda", players, (a, b) -> a.score != b.score ? b.score - a.score : b.name.compareTo(a.name));
        show("length, reversed", players, Comparator.<Player, Integer>comparing(p -> p.name.length()).thenComparing(p -> p.name, Comparator.reverseOrder()).reversed());
        ByLastLetter byLast = new ByLastLetter();
        String[] words = {"pear", "fig", "apple", "melon", "kiwi", "plum", "date"};
        Arrays.sort(words, byLast);
        System.out.println(Arrays.toString(words) + " " + (byLast.asked >= 6));
        Arrays.sort(words, Comparator.comparing(String::length).thenComparing(byLast.reversed()).thenComparing(Function.identity()));
        System.out.println(Arrays.toString(words));
        System.out.println(Collections.min(players, Comparator.comparing(Player::getScore)) + " " + players.stream().max(Comparator.comparing(p -> p.name.toLowerCase())).get() + " " + players.stream().sorted().limit(2).collect(Collectors.toList()));
        int[][] intervals = {{5, 6}, {1, 9}, {1, 3}};
        Arrays.sort(intervals, (a, b) -> a[0] != b[0] ? Integer.compare(a[0], b[0]) : Integer.compare(a[1], b[1]));
        System.out.println(Arrays.deepToString(intervals));
        Map<String, Integer> map = Map.of("x", 3, "y", 1, "z", 2);
        System.out.println(map.entrySet().stream().sorted(Map.Entry.comparingByValue(Comparator.reverseOrder())).map(Map.Entry::getKey).collect(Collectors.joining()));
        Integer[] numbers = {3, -10, 7, -2};
        Arrays.sort(numbers, Comparator.comparingInt(Math::abs));
        System.out.println(Arrays.toString(numbers));
        String[] versions = {"1.10", "1.2", "1.2.1", "0.9"};
        Arrays.sort(versions, (a, b) -> {
            String[] x = a.split("\\."), y = b.split("\\.");
            for (int i = 0; i < Math.min(x.length, y.length); i++) {
                int order = Integer.compare(Integer.parseInt(x[i]), Integer.parseInt(y[i]));
                if (order != 0) {
                    return order;
                }
            }
            return x.length - y.length;
        });
        System.out.println(String.join(" < ", versions));
        try {
            new TreeMap<String, Integer>(Comparator.naturalOrder()).put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
    }
}
