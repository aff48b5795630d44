// covers: HexFormat, CRC32, Adler32, WeakReference, code points, unmodifiable sorted collections
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.*;
import java.util.stream.*;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Checksum;

public class Main {
    static long sum(Checksum checksum, String text) {
        checksum.update(text.getBytes());
        long value = checksum.getValue();
        checksum.reset();
        return value;
    }

    public static void main(String[] args) {
        for (Checksum checksum : List.of(new CRC32(), new Adler32()))
            System.out.printf("%08x %08x %d%n", sum(checksum, "123456789"), sum(checksum, "hello"), checksum.getValue());
        HexFormat colons = HexFormat.ofDelimiter(":").withUpperCase();
        byte[] bytes = {1, (byte) 0xab, 127, -1};
        System.out.println(HexFormat.of().formatHex(bytes) + " " + colons.formatHex(bytes) + " " + colons.formatHex(bytes, 1, 3));
        System.out.println(Arrays.toString(HexFormat.of().parseHex("00ff7f")) + " " + HexFormat.fromHexDigits("cafe"));
        System.out.println(HexFormat.of().toHexDigits((byte) 10) + " " + HexFormat.of().toHexDigits(255) + " " + HexFormat.isHexDigit('g'));
        for (String wrong : new String[]{"abc", "zz"}) {
            try {
                System.out.println(HexFormat.of().parseHex(wrong).length);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        WeakReference<String> weak = new WeakReference<>("held");
        SoftReference<Integer> soft = new SoftReference<>(5);
        System.out.println(weak.get() + " " + soft.get() + " " + weak.refersTo("held"));
        weak.clear();
        System.out.println(weak.get());
        CharSequence text = new StringBuilder("aé😀");
        System.out.println(text.codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(" ")));
        System.out.println(Character.isISOControl('\n') + " " + Character.isISOControl(65) + " " + Character.isSpaceChar(' '));
        System.out.println(Character.isJavaIdentifierStart('$') + " " + Character.isJavaIdentifierPart((int) '1') + " " + Character.isTitleCase('A'));
        SortedMap<String, Integer> fixed = Collections.unmodifiableSortedMap(new TreeMap<>(Map.of("b", 2, "a", 1)));
        System.out.println(fixed + " " + fixed.firstKey() + " " + Collections.emptySortedSet() + Collections.emptyNavigableMap());
        try {
            fixed.put("c", 3);
        } catch (UnsupportedOperationException e) {
            System.out.println("it cannot be changed");
        }
        System.out.println(Stream.of(1, 2).flatMapToDouble(n -> DoubleStream.of(n, n / 4.0)).sum());
        System.out.println(Stream.of("ab", "c").mapMultiToInt((word, sink) -> word.chars().forEach(sink)).boxed().toList());
        System.out.println(Integer.getInteger("no.such.property") + " " + Long.getLong("no.such.property", 7L));
    }
}
