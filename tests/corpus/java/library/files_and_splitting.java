import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
import java.math.*;
public class Main {
    static class P { int x; Object copy() throws CloneNotSupportedException { return super.clone(); } }
    static class Node implements Cloneable { int v = 3; int[] a = {1}; Node copy() throws CloneNotSupportedException { return (Node) super.clone(); } }
    public static void main(String[] args) throws Exception {
        try { new P().copy(); } catch (CloneNotSupportedException e) { System.out.println(e); }
        Node n = new Node(), m = n.copy(); m.v = 4; System.out.println(n.v + " " + m.v + (n.a == m.a) + n.a.clone().length);
        File f = new File("data.txt");
        System.out.println(f.exists() + " " + f.getName() + " " + f.length());
        try (PrintWriter pw = new PrintWriter(new FileWriter(f))) { pw.println("line one"); pw.printf("%d %s%n", 2, "two"); pw.print(3.5); }
        try (BufferedReader br = new BufferedReader(new FileReader("data.txt"))) { String l; while ((l = br.readLine()) != null) System.out.println("[" + l + "]"); }
        try (FileWriter fw = new FileWriter("data.txt", true)) { fw.write("\nappended\n"); fw.append('c').append("def"); }
        Scanner sc = new Scanner(f);
        int words = 0;
        while (sc.hasNext()) { sc.next(); words++; }
        sc.close();
        System.out.println(words + " " + f.length() + f.isFile() + f.isDirectory());
        try { new FileReader("missing.txt"); } catch (FileNotFoundException e) { System.out.println(e.getMessage()); }
        try { Files.readString(Path.of("nope")); } catch (NoSuchFileException e) { System.out.println(e); }
        Path p = Paths.get("sub", "x.txt"); try { Files.writeString(p, "q"); } catch (IOException e) { System.out.println(e); }
        Files.createDirectories(p.getParent());
        Files.write(p, List.of("a", "b", "c"));
        System.out.println(Files.readAllLines(p) + " " + Files.size(p) + Files.exists(p) + p.getFileName() + p);
        Files.writeString(p, "more", StandardOpenOption.APPEND);
        try (Stream<String> s = Files.lines(p)) { System.out.println(s.map(String::toUpperCase).collect(Collectors.toList())); }
        try { Files.delete(Path.of("sub")); } catch (DirectoryNotEmptyException e) { System.out.println(e); }
        Files.copy(p, Path.of("sub/y.txt"));
        System.out.println(Files.list(Path.of("sub")).sorted().toList() + " " + new File("sub").list().length);
        Files.delete(p);
        Files.deleteIfExists(Path.of("sub/y.txt"));
        System.out.println(new File("sub").delete() + " " + f.delete() + f.exists() + f.delete());
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (DataOutputStream d = new DataOutputStream(new BufferedOutputStream(bo))) { d.writeInt(258); d.writeUTF("hé"); d.writeDouble(1.5); }
        System.out.println(Arrays.toString(bo.toByteArray()));
        DataInputStream di = new DataInputStream(new ByteArrayInputStream(bo.toByteArray()));
        System.out.println(di.readInt() + di.readUTF() + di.readDouble());
        BufferedReader r = new BufferedReader(new StringReader("abc\ndef\nghi"));
        r.mark(10);
        System.out.println((char) r.read() + r.readLine());
        r.reset();
        System.out.println(r.readLine() + r.readLine());
        StringWriter sw = new StringWriter();
        new PrintWriter(sw, true).println("x");
        sw.write("hello", 1, 2);
        System.out.println(sw + "" + sw.getBuffer().length());
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb")); ln.readLine(); System.out.println(ln.getLineNumber());
        System.out.println(new BigDecimal("12345E-10").toEngineeringString() + new BigDecimal("1E+7").toEngineeringString() + " " + new BigDecimal("5").scaleByPowerOfTen(-3) + " " + new BigInteger(1, new byte[]{(byte) 0xff, 1}) + new BigDecimal("1.1").pow(20, new MathContext(10)) + " " + new BigDecimal("123.456").plus(new MathContext(2)) + Arrays.toString(new BigInteger("17").sqrtAndRemainder()));
        SplittableRandom sr = new SplittableRandom(3);
        System.out.println(sr.nextInt(100) + " " + sr.nextLong() + " " + sr.nextDouble() + sr.nextBoolean() + sr.nextInt(3, 9) + sr.split().nextInt() + sr.ints(3, 0, 50).boxed().toList());
        Random rn = new Random(5);
        System.out.println(rn.nextLong(100) + " " + rn.nextDouble(2.5) + " " + rn.nextInt(3, 7) + " " + rn.longs(3, 1, 100).boxed().toList() + rn.nextFloat(3f) + rn.doubles(2, 1, 2).boxed().toList() + rn.ints(4).boxed().toList() + rn.longs(2).boxed().toList());
        Spliterator<Integer> sp = List.of(1, 2, 3, 4, 5).spliterator(), h = sp.trySplit();
        sp.tryAdvance(x -> System.out.print("a" + x));
        h.forEachRemaining(x -> System.out.print("h" + x));
        sp.forEachRemaining(x -> System.out.print("r" + x));
        System.out.println(sp.hasCharacteristics(Spliterator.SIZED));
        Spliterator<String> st = new LinkedList<>(List.of("x", "y")).spliterator();
        System.out.println(st.estimateSize() + " " + st.trySplit().estimateSize());
        Spliterator<Integer> ts = new TreeSet<>(Set.of(3, 1)).spliterator();
        System.out.println(ts.estimateSize());
        System.out.println(Character.isSupplementaryCodePoint(0x1F600) + " " + Character.isBmpCodePoint('a') + Byte.decode("0x1F") + OptionalInt.of(3).stream().sum());
        Vector<String> v = new Vector<>(List.of("a", "b", "a"));
        System.out.println(v.indexOf("a", 1) + " " + v.lastIndexOf("a", 1));
        v.setSize(2);
        System.out.println(v);
        BitSet bs = BitSet.valueOf(new long[]{5L});
        System.out.println(bs + "" + bs.get(1, 3) + Arrays.toString(bs.toLongArray()));
        java.util.regex.Matcher mt = java.util.regex.Pattern.compile("\\d+").matcher("12 34 56");
        mt.region(2, 6);
        while (mt.find()) System.out.print(mt.group() + ";");
        System.out.println(mt.regionStart());
        StringBuilder fb = new StringBuilder();
        try (Formatter fm = new Formatter(fb)) { fm.format("%5.1f|", 2.25).format("%s", "z"); }
        System.out.println(fb);
        System.out.println(Stream.of("a", "bb", "cc").collect(Collectors.groupingByConcurrent(String::length)) + "" + new TreeMap<>(Stream.of("a", "bb").collect(Collectors.toConcurrentMap(s -> s, String::length))));
        ConcurrentHashMap<String, Integer> ch = new ConcurrentHashMap<>(Map.of("a", 1, "b", 2));
        System.out.println(ch.reduceValuesToLong(1, Integer::longValue, 0, Long::sum) + " " + ch.searchValues(1, x -> x > 1 ? x : null) + Collections.list(ch.keys()).size());
        Scanner s2 = new Scanner("12 ab 99999999999 x=5");
        System.out.println(s2.hasNextShort() + "" + s2.nextInt() + s2.next() + s2.hasNextBigInteger() + s2.hasNextInt() + s2.next() + s2.findInLine("(\\w)=(\\d)"));
        OutputStream os = new FileOutputStream("b.bin");
        os.write(65);
        os.write(new byte[]{66, 67});
        os.close();
        InputStream is = new FileInputStream("b.bin");
        int c;
        while ((c = is.read()) != -1) System.out.print((char) c);
        System.out.println(is.available());
        is.close();
        new File("b.bin").delete();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("bye")));
        System.out.println("exiting"); if (args.length == 0) System.exit(3); System.out.println("no");
    }
}
