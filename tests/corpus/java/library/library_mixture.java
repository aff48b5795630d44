// covers: lambdas, string-concatenation
import java.math.*;
import java.util.*;
public class Main {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 30; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f + " " + f.mod(BigInteger.valueOf(1000007)) + " " + f.bitLength() + " " + new BigInteger("123456789").pow(3) + " " + BigInteger.TWO.modPow(BigInteger.TEN, BigInteger.valueOf(7)) + " " + f.gcd(BigInteger.valueOf(1024)));
        BigDecimal p = new BigDecimal("10.25");
        System.out.println(p.multiply(new BigDecimal("3.1")) + " " + p.setScale(1, RoundingMode.HALF_UP) + " " + p.divide(new BigDecimal("3"), 5, RoundingMode.HALF_EVEN) + " " + p.negate() + " " + p.compareTo(BigDecimal.TEN) + " " + p.stripTrailingZeros() + " " + new BigDecimal("1E+3").toPlainString());
        System.out.println(Character.isDigit('5') + " " + Character.isLetter('x') + " " + Character.toUpperCase('q') + " " + Character.getNumericValue('7') + " " + Character.isWhitespace(' ') + " " + (int) Character.forDigit(11, 16) + " " + Character.isUpperCase('A'));
        System.out.println(Math.sqrt(2) + " " + Math.pow(2, 10) + " " + Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.ceil(1.2) + " " + Math.hypot(3, 4) + " " + Math.abs(-0.0) + " " + Math.toDegrees(Math.PI) + " " + Math.cbrt(27) + " " + (0.1 + 0.2) + " " + 1.0 / 3 + " " + 100.0 + " " + 1e7 + " " + 1.0e-5 + " " + (float) 0.1 + " " + 1.0 / 0 + " " + Double.compare(0.0, -0.0) + " " + (0.0 == -0.0) + " " + Double.NaN);
        System.out.println("a,b,,c,,".split(",").length + " " + Arrays.toString("a1b22c".split("\\d+")) + " " + "Hello".chars().sum() + " " + "  trim ".strip() + "|" + " x ".isBlank() + " " + "abc".compareTo("abd") + " " + "Mississippi".replace("ss", "SS").replaceAll("[aeiou]", "*") + " " + "x".repeat(3) + " " + String.join("-", "a", "b") + " " + "abc".contains("bc") + " " + "AbC".equalsIgnoreCase("aBc") + " " + "hello".indexOf('l', 3) + " " + String.valueOf(new char[] {'o', 'k'}) + " " + "a-b".lastIndexOf("-") + " " + "é".length() + " " + "line1\nline2".lines().count() + " " + "%d%%".formatted(5));
        System.out.println(Objects.hash(1, "a", null) + " " + List.of(1, 2).hashCode() + " " + "hello".hashCode() + " " + Arrays.hashCode(new int[] {1, 2}) + " " + Map.of("k", 1).hashCode() + " " + Boolean.hashCode(true) + " " + Double.hashCode(1.5) + " " + Long.hashCode(1L << 40) + " " + new HashSet<>(List.of("a", "b")).hashCode() + " " + Character.valueOf('a').hashCode() + " " + Optional.of(5).hashCode());
        PriorityQueue<int[]> pq = new PriorityQueue<>((x, y) -> x[1] != y[1] ? Integer.compare(x[1], y[1]) : y[0] - x[0]);
        pq.add(new int[] {1, 5});
        pq.add(new int[] {2, 3});
        pq.add(new int[] {3, 5});
        pq.offer(new int[] {4, 1});
        StringBuilder sb = new StringBuilder();
        while (!pq.isEmpty()) {
            int[] x = pq.poll();
            sb.append(x[0]).append(':').append(x[1]).append(' ');
        }
        System.out.println(sb.toString().trim());
        TreeMap<Integer, String> tm = new TreeMap<>(Map.of(1, "a", 5, "e", 9, "i"));
        System.out.println(tm.floorKey(4) + " " + tm.ceilingEntry(6) + " " + tm.headMap(5, true) + " " + tm.descendingMap() + " " + tm.firstEntry().getValue() + " " + tm.pollLastEntry() + " " + tm.subMap(1, 5));
        Deque<Integer> dq = new ArrayDeque<>();
        dq.push(1);
        dq.addLast(2);
        dq.offerFirst(0);
        System.out.println(dq + " " + dq.peekLast() + " " + dq.pollFirst());
        LinkedList<String> ll = new LinkedList<>(List.of("x", "y"));
        ll.addFirst("w");
        ll.add(1, "m");
        ll.removeLastOccurrence("y");
        System.out.println(ll + " " + ll.indexOf("m"));
        List<Integer> nums = new ArrayList<>(List.of(5, 3, 8));
        nums.remove(Integer.valueOf(3));
        nums.remove(0);
        nums.addAll(0, List.of(7, 7));
        Collections.sort(nums, Collections.reverseOrder());
        System.out.println(nums + " " + Collections.frequency(nums, 7) + " " + Collections.max(nums) + " " + nums.subList(1, 3) + " " + Collections.nCopies(2, "z") + " " + nums.contains(8));
        Collections.swap(nums, 0, 2);
        nums.replaceAll(x -> x + 1);
        nums.sort(null);
        System.out.println(nums + " " + Collections.binarySearch(nums, 8) + " " + Collections.unmodifiableList(nums));
        int[] arr = {5, 2, 9, 1};
        Arrays.sort(arr);
        System.out.println(Arrays.toString(arr) + Arrays.binarySearch(arr, 5) + Arrays.stream(arr).sum() + Arrays.toString(Arrays.copyOfRange(arr, 1, 6)) + Arrays.equals(arr, arr.clone()) + Arrays.asList(3, 4).indexOf(4));
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(Arrays.toString(boxed));
        Arrays.fill(arr, 7);
        System.out.println(Arrays.toString(arr));
        BitSet bs = new BitSet();
        bs.set(3);
        bs.set(7);
        System.out.println(bs + " " + bs.cardinality() + " " + bs.nextSetBit(4));
        System.out.println(new StringJoiner(", ", "{", "}").add("a").add("b"));
        System.out.printf("%-10s|%6.2f|%s|%5s|%05d|%.3s|%h|%S%n", "name", 3.14159, null, true, 42, "abcdef", "hi", "up");
        System.out.println(String.format("%3$s %1$s %2$s", "a", "b", "c") + String.format("%,.2f", 1234567.891) + String.format("%(d", -5) + String.format("% d", 5) + String.format("%#x", 255));
    }
}
