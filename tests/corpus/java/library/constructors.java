// covers: constructors of the library that take what to begin with, a size or a context
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.*;
import java.util.concurrent.*;

public class Constructors {
    public static void main(String[] args) {
        Map<String, Integer> one = new HashMap<>(Map.of("a", 1));
        Map<String, Integer> weak = new WeakHashMap<>(one);
        System.out.println(weak + " " + weak.entrySet().iterator().next() + " " + new WeakHashMap<String, String>(16, 0.5f).isEmpty());
        System.out.println(new LinkedHashSet<Integer>(16, 0.75f));

        System.out.println(new BigInteger(new byte[] {1, 0}) + " " + new BigInteger(new byte[] {-1, 0}) + " " + new BigInteger(new byte[] {-128}));
        BigInteger large = new BigInteger("-123456789012345678901234567890");
        System.out.println(new BigInteger(large.toByteArray()).equals(large) + " " + new BigInteger(new byte[] {9, 1, 2, 9}, 1, 2));
        try {
            new BigInteger(new byte[0]);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }

        MathContext three = new MathContext(3);
        System.out.println(new BigDecimal("123.456", three) + " " + new BigDecimal(2.0 / 3, three) + " " + new BigDecimal(99999, three));
        System.out.println(new BigDecimal(new BigInteger("98765"), new MathContext(2, RoundingMode.DOWN)) + " " + new BigDecimal(new BigInteger("98765"), 2, three));
        System.out.println(new BigDecimal(new char[] {'1', '.', '5', '0'}) + " " + new BigDecimal("x1.25y".toCharArray(), 1, 4) + " " + new BigDecimal(123456L, MathContext.UNLIMITED));

        System.out.println(new ConcurrentLinkedDeque<>(List.of(1, 2)).peekLast() + " " + new LinkedBlockingDeque<>(List.of(3, 4)));
        System.out.println(new ArrayBlockingQueue<>(3, true, List.of(5, 6)) + " " + new ArrayBlockingQueue<>(3, true, List.of(5, 6)).remainingCapacity());
        try {
            new ArrayBlockingQueue<>(1, false, List.of(5, 6));
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }

        Exception cause = new ClassNotFoundException("Missing", new RuntimeException("why"));
        System.out.println(cause + " " + cause.getCause());
        MissingResourceException missing = new MissingResourceException("no such text", "Texts", "greeting");
        System.out.println(missing.getMessage() + " " + missing.getClassName() + " " + missing.getKey());

        System.out.println(new Locale("en", "US").equals(Locale.US) + " " + new Locale("EN", "us") + " " + Locale.CANADA_FRENCH.toLanguageTag());
        System.out.println(Locale.forLanguageTag("de-AT").getCountry() + " " + Locale.ROOT.toLanguageTag() + " " + new Locale("no", "NO", "NY"));
        System.out.println(new HashSet<>(List.of(Locale.UK, new Locale("en", "GB", ""), Locale.GERMAN)).size() == 2);
    }
}
