// covers: Optional, map, flatMap, orElse, ifPresentOrElse, OptionalInt
import java.util.*;

public class Main {
    static Optional<String> find(Map<String, String> map, String key) {
        return Optional.ofNullable(map.get(key));
    }

    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public static void main(String[] args) {
        Map<String, String> map = Map.of("port", "8080", "host", "local");
        System.out.println(find(map, "port") + " " + find(map, "none") + " " + find(map, "port").flatMap(Main::parse) + " " + find(map, "host").flatMap(Main::parse));
        System.out.println(find(map, "port").map(String::length).orElse(0) + " " + find(map, "none").map(String::length).orElse(0) + " " + find(map, "none").orElseGet(() -> "made"));
        find(map, "host").ifPresent(h -> System.out.println("host " + h));
        find(map, "none").ifPresentOrElse(System.out::println, () -> System.out.println("nothing"));
        System.out.println(find(map, "port").filter(p -> p.startsWith("9")).isPresent() + " " + find(map, "none").or(() -> Optional.of("other")).get() + " " + Optional.of(1).equals(Optional.of(1)) + " " + Optional.of("x").hashCode() + " " + Optional.empty().isEmpty());
        System.out.println(find(map, "port").stream().count() + " " + OptionalInt.of(3) + " " + OptionalDouble.empty() + " " + OptionalLong.of(5).getAsLong());
        try {
            find(map, "none").get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            find(map, "none").orElseThrow(() -> new IllegalStateException("no none"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        try {
            OptionalInt.empty().getAsInt();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
    }
}
