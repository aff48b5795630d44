// covers: String.format, printf, tables, flags, widths, precisions
import java.util.*;

public class Main {
    record Item(String name, int count, double price) {
        double total() {
            return count * price;
        }
    }

    static void wrong(String pattern, Object... args) {
        try {
            System.out.println(String.format(pattern, args));
        } catch (IllegalFormatException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Item> items = List.of(new Item("apple", 12, 0.5), new Item("watermelon", 1, 3.25), new Item("fig", 150, 0.125));
        System.out.printf("%-12s|%6s|%10s%n", "name", "count", "total");
        System.out.println("-".repeat(30));
        double sum = 0;
        for (Item item : items) {
            System.out.printf("%-12s|%6d|%10.2f%n", item.name(), item.count(), item.total());
            sum += item.total();
        }
        System.out.printf("%-12s|%6s|%10.2f%n", "sum", "", sum);
        System.out.println(String.format("[%5d] [%-5d] [%05d] [%+d] [%,d] [%(d] [% d]", 42, 42, 42, 42, 1234567, -42, 42));
        System.out.println(String.format("[%x] [%X] [%o] [%#x] [%08x] [%x]", 255, 255, 8, 255, 48879, -1));
        System.out.println(String.format("[%f] [%.0f] [%.3f] [%10.2f] [%-10.1f] [%010.3f] [%+.2f] [%,.2f]", 3.14159, 2.5, 2.0005, 3.14159, 2.25, -3.5, 1.0, 9876543.215));
        System.out.println(String.format("[%e] [%.2e] [%E] [%g] [%.3g]", 12345.678, 0.00012, 1e10, 0.0001234, 123456.0));
        System.out.println(String.format("[%s] [%10s] [%-10s] [%.2s] [%S] [%8.3s]", "text", "text", "text", "text", "text", "text"));
        System.out.println(String.format("[%c] [%C] [%5c] [%b] [%B] [%b] [%-7b]", 'x', 'x', 'y', true, false, null, true));
        System.out.println(String.format("%2$s %1$s %2$s %<s %n", "a", "b").trim());
        System.out.println(String.format("%h %h %s %s", "hello", 42, null, List.of(1, 2)));
        System.out.println(String.format("%d%% of %s", 50, Arrays.asList("x", "y")));
        System.out.println(String.format("%d %d %d %d", (byte) -1, (short) 300, 5L, new java.math.BigInteger("123456789012345678901234567890")));
        System.out.println(String.format("%.3f %s %10.2e", new java.math.BigDecimal("2.71828"), new java.math.BigDecimal("1.10"), 6.02e23));
        System.out.println(String.format("%f %f %.1f %5.1f", Double.NaN, Double.POSITIVE_INFINITY, -0.04, Double.NEGATIVE_INFINITY));
        System.out.println(String.format("%-6b|%6b|%s|%s", true, false, 1.0f, 100.0));
        System.out.println(String.format(Locale.ROOT, "%.2f %,d", 1234.5, 1000000) + String.format(Locale.US, " %,.3f", 1234567.8912));
        wrong("%d", "text");
        wrong("%s %s", "one");
        wrong("%q", 1);
        wrong("%.2d", 1);
        wrong("%f", 1);
        wrong("%c", "text");
        wrong("%-d", 1);
        wrong("%+s", "x");
        wrong("%5%|");
        wrong("%");
        wrong("%,x", 1);
        wrong("%--5d", 1);
        wrong("%3$s", "a", "b");
        wrong("%x", 1.5);
        wrong("%b %c", "x", 65);
    }
}
