// covers: annotations, spliterators, byte and data streams, StreamTokenizer, Properties, Base64, MessageFormat, Phaser, Exchanger, StampedLock
import java.io.*;
import java.lang.annotation.*;
import java.math.BigInteger;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;
public class Main {
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.METHOD, ElementType.TYPE}) @Documented @interface Info { String author() default "x"; int version() default 1; }
    @Info(author = "me", version = 2) static class Marked {}
    static class Range implements Iterable<Integer> { final int a, b; Range(int a, int b) { this.a = a; this.b = b; } public Iterator<Integer> iterator() { return new Iterator<>() { int c = a; public boolean hasNext() { return c < b; } public Integer next() { return c++; } }; } }
    static class Temp extends Observable { void set(int t) { setChanged(); notifyObservers(t); } }
    static class Upper extends FilterIn { Upper(InputStream i) { super(i); } }
    static class FilterIn extends InputStream { InputStream in; FilterIn(InputStream i) { in = i; } public int read() throws IOException { int c = in.read(); return c < 0 ? c : Character.toUpperCase(c); } }
    public static void main(String[] args) throws Exception {
        System.out.println(StreamSupport.stream(new Range(1, 6).spliterator(), false).map(x -> x * x).collect(Collectors.toList()));
        Spliterator<String> sp = List.of("a", "b", "c").spliterator(); sp.tryAdvance(System.out::println); System.out.println(sp.estimateSize()); sp.forEachRemaining(System.out::print); System.out.println();
        Temp t = new Temp(); t.addObserver((o, v) -> System.out.println("first " + v)); t.addObserver((o, v) -> System.out.println("second " + v)); t.set(5); System.out.println(t.countObservers());
        System.out.println(Base64.getEncoder().encodeToString("Hello, World!".getBytes()) + " " + new String(Base64.getDecoder().decode("SGVsbG8=")) + " " + Base64.getEncoder().withoutPadding().encodeToString(new byte[]{1}) + " " + Base64.getUrlEncoder().encodeToString(new byte[]{-1, -2, -3, -4}));
        try { Base64.getDecoder().decode("a$b="); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Properties p = new Properties(); p.load(new StringReader("# comment\nname = Ann\nage: 31\n\npath=a\\tb\n")); System.out.println(p.getProperty("name") + "|" + p.getProperty("age") + "|" + p.getProperty("path") + "|" + p.getProperty("none", "dflt") + "|" + new TreeSet<>(p.stringPropertyNames()));
        ByteArrayOutputStream bos = new ByteArrayOutputStream(); DataOutputStream dos = new DataOutputStream(bos); dos.writeInt(-5); dos.writeUTF("héllo"); dos.writeDouble(2.5); dos.writeBoolean(true); System.out.println(Arrays.toString(bos.toByteArray()) + " " + dos.size());
        DataInputStream dis = new DataInputStream(new ByteArrayInputStream(bos.toByteArray())); System.out.println(dis.readInt() + dis.readUTF() + dis.readDouble() + dis.readBoolean()); try { dis.readByte(); } catch (EOFException e) { System.out.println(e); }
        InputStream is = new ByteArrayInputStream("line one\nline two".getBytes()); BufferedReader br = new BufferedReader(new InputStreamReader(is)); System.out.println(br.readLine() + "/" + br.readLine() + "/" + br.readLine());
        System.out.println(new String(new Upper(new ByteArrayInputStream("shout".getBytes())).readAllBytes()));
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.5 + foo_2 \"str\" // c\n-7")); while (st.nextToken() != StreamTokenizer.TT_EOF) System.out.print(st.ttype + ":" + st.sval + ":" + (st.ttype == StreamTokenizer.TT_NUMBER ? st.nval : "") + " "); System.out.println();
        System.out.println(MessageFormat.format("{0} has {1} items costing {2,number,#.##} it''s {0}", "Bob", 1234, 5.678));
        System.out.println(new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.US)).format(1234.5));
        StringWriter sw = new StringWriter(); new IllegalStateException("boom").printStackTrace(new PrintWriter(sw)); System.out.println(sw.toString().lines().findFirst().get());
        System.out.println(Arrays.toString(new BigInteger("-129").toByteArray()) + Math.nextAfter(1.0, 0) + Math.nextUp(1f) + Math.ulp(1f));
        Phaser ph = new Phaser(1); for (int i = 0; i < 2; i++) { ph.register(); new Thread(() -> { ph.arriveAndAwaitAdvance(); ph.arriveAndDeregister(); }).start(); } System.out.println(ph.arriveAndAwaitAdvance() + " " + ph.arriveAndDeregister());
        Exchanger<String> ex = new Exchanger<>(); Thread th = new Thread(() -> { try { System.out.println("t " + ex.exchange("A")); } catch (InterruptedException e) {} }); th.start(); String got = ex.exchange("B"); th.join(); System.out.println(got);
        AtomicReferenceArray<String> ara = new AtomicReferenceArray<>(2); ara.set(0, "q"); System.out.println(ara + " " + ara.compareAndSet(1, null, "z") + ara.get(1));
        AtomicStampedReference<Integer> asr = new AtomicStampedReference<>(1, 0); int[] h = new int[1]; Integer cur = asr.get(h); System.out.println(asr.compareAndSet(cur, 2, h[0], h[0] + 1) + " " + asr.getReference() + asr.getStamp());
        StampedLock sl = new StampedLock(); long o = sl.tryOptimisticRead(); System.out.println(sl.validate(o)); long w = sl.writeLock(); System.out.println(sl.validate(o)); sl.unlockWrite(w);
        DoubleAdder da = new DoubleAdder(); da.add(1.5); da.add(2); System.out.println(da + " " + da.sum());
        Scanner in = new Scanner(new ByteArrayInputStream("5 abc\n7.5 end".getBytes())); System.out.println(in.nextInt() + in.next() + in.nextDouble() + in.next() + in.hasNext());
        System.setIn(new ByteArrayInputStream("fed\nin".getBytes())); System.out.println(new Scanner(System.in).nextLine());
        char[] cb = new char[4]; Reader r = new StringReader("abcdef"); System.out.println(r.read(cb) + new String(cb) + r.read(cb, 1, 2) + new String(cb) + r.read());
    }
}
