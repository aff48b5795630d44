// covers: String.format, printf, widths, flags, conversions, format errors
import java.util.*;

public class Main {
    static void attempt(String format, Object... args) {
        try {
            System.out.println("[" + String.format(format, args) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("%d %5d %-5d| %05d %+d %,d %(d % d", 1, 22, 33, 44, 55, 1234567, -5, 6);
        attempt("%x %X %#x %o %08x", 255, 255, 255, 8, -1);
        attempt("%x %d %x", -1L, Long.MAX_VALUE, (byte) -1);
        attempt("%f %.2f %10.3f|%-10.1f|%010.2f %+.1f %,.2f", 1.5, 2.345, 3.14159, 2.5, -7.125, 1.0, 1234567.891);
        attempt("%.0f %.0f %.0f %.1f %.1f %.2f %.3f", 0.5, 1.5, 2.5, 0.25, 0.35, 1.005, 2.0005);
        attempt("%e %.2e %E %g %g %.3g", 12345.678, 0.00012, 1e10, 0.0001, 123456789.0, 1.0);
        attempt("%s %10s|%-10s|%.2s %S", "abc", "right", "left", "cutting", "upper");
        attempt("%s %s %s %s", null, List.of(1, 2), 3.5, 'c');
        attempt("%c %c %C %5c", 'a', 66, 'z', '!');
        attempt("%b %B %b %b", true, false, null, "x");
        attempt("%h %h %%|%n", "hello", 42);
        attempt("%2$s %1$s %2$s %<s", "a", "b");
        attempt("%d%%", 50);
        attempt("%8.3f|%-8s|%8s", Math.PI, "ab", true);
        attempt("%f %f %f %e", Double.NaN, Double.POSITIVE_INFINITY, -0.0, 0.0);
        attempt("%5.1f%%", 45.678);
        attempt("%08.3f %+08d %(,.2f", -3.14159, 42, -9876.54);
        attempt("%s", (Object) new int[0].length);
        attempt("%d", "text");
        attempt("%d", 1.5);
        attempt("%f", 3);
        attempt("%c", "string");
        attempt("%q", 1);
        attempt("%s %s", "one");
        attempt("%5", 1);
        attempt("%-d", 1);
        attempt("%.2d", 1);
        attempt("%,s", 1);
        attempt("%-05d", 1);
        attempt("%#d", 1);
        attempt("no arguments");
        attempt("extra", 1, 2);
        System.out.printf("%s has %d items costing %.2f%n", "cart", 3, 59.97);
        System.out.printf(Locale.US, "%,d%n", 1000000);
        System.out.println(String.format("|%6s|%-6s|%06d|", "ab", "cd", 42));
        System.out.format("%3d: %s%n", 7, "seven");
        StringBuilder table = new StringBuilder();
        String[] names = {"alpha", "be", "gamma"};
        double[] values = {1.5, 22.25, 333.125};
        for (int i = 0; i < names.length; i++) {
            table.append(String.format("%-8s%8.2f%n", names[i], values[i]));
        }
        System.out.print(table);
        System.out.println("%d-%s".formatted(1, "x"));
    }
}
