import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;
import java.util.TreeSet;

/** Texts as bytes of different encodings. */
public class charsets {
    static final List<Charset> ALL = List.of(
            StandardCharsets.UTF_8, StandardCharsets.US_ASCII, StandardCharsets.ISO_8859_1,
            StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE);

    interface Risky {
        Object run() throws Exception;
    }

    static void attempt(Risky risky) {
        try {
            System.out.println(risky.run());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static String points(String text) {
        List<String> points = new ArrayList<>();
        text.codePoints().forEach(point -> points.add(Integer.toHexString(point)));
        return String.join(" ", points);
    }

    public static void main(String[] args) throws IOException {
        names();
        String text = "h\u00e9\ud83d\ude00\u0416x";
        byte[] every = new byte[256];
        for (int i = 0; i < every.length; i++) {
            every[i] = (byte) i;
        }
        for (Charset charset : ALL) {
            byte[] bytes = text.getBytes(charset);
            System.out.println(charset + " " + Arrays.toString(bytes) + " " + points(new String(bytes, charset)));
            System.out.println(new String(every, charset).hashCode() + " " + "".getBytes(charset).length);
            System.out.println(points(new String(new byte[] {65, 66, 67}, charset)));
            System.out.println(points(new String(new byte[] {65, 66, 67, 68}, 1, 2, charset)));
        }
        pairs();
        streams();
        files();
        mistakes();
    }

    static void names() {
        for (Charset charset : ALL) {
            System.out.println(charset.name() + " " + new TreeSet<>(charset.aliases()) + " " + charset.hashCode());
        }
        System.out.println(Charset.forName("LATIN1") + " " + Charset.isSupported("utf8") + " " + Charset.isSupported("nope"));
        System.out.println(Charset.forName("utf-8").equals(StandardCharsets.UTF_8));
        System.out.println(StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII) > 0);
        System.out.println(StandardCharsets.UTF_8.contains(StandardCharsets.US_ASCII)
                + " " + StandardCharsets.US_ASCII.contains(StandardCharsets.UTF_8)
                + " " + StandardCharsets.ISO_8859_1.contains(StandardCharsets.US_ASCII));
    }

    /** Halves of pairs that stand alone, marks of the order of bytes. */
    static void pairs() throws UnsupportedEncodingException {
        byte high = (byte) 0xd8;
        byte low = (byte) 0xdc;
        System.out.println(points(new String(new byte[] {high, 0, 0, 65, 0, 66}, "UTF-16BE")));
        System.out.println(points(new String(new byte[] {low, 0, 0, 65, 0, 66}, "UTF-16BE")));
        System.out.println(points(new String(new byte[] {0, 65, high, 0}, "UTF-16BE")));
        System.out.println(points(new String(new byte[] {-2, -1, 0, 65}, "UTF-16BE")));
        System.out.println(points(new String(new byte[] {0, 65, -2, -1, 0, 65}, "UTF-16")));
        System.out.println(points(new String(new byte[] {-1, -2, 65, 0}, "UTF-16")));
        System.out.println(points(new String(new byte[] {-2, -1, 0, 65}, "utf16")));
    }

    static void streams() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        OutputStreamWriter writer = new OutputStreamWriter(out, "UTF-16");
        writer.write("ab");
        writer.write("c");
        writer.flush();
        System.out.println(Arrays.toString(out.toByteArray()) + " " + out.toString("UTF-16")
                + out.toString(StandardCharsets.UTF_16) + writer.getEncoding());
        out.reset();
        PrintStream print = new PrintStream(out, true, StandardCharsets.ISO_8859_1);
        print.println("caf\u00e9 \u20ac");
        print.write(0xe9);
        print.flush();
        System.out.println(Arrays.toString(out.toByteArray()));
        byte[] latin = {104, -23, 10, 122};
        InputStreamReader reader = new InputStreamReader(new ByteArrayInputStream(latin), "latin1");
        System.out.println(reader.read() + " " + reader.read() + " " + reader.read() + " " + reader.getEncoding());
        reader = new InputStreamReader(new ByteArrayInputStream(latin), StandardCharsets.UTF_8);
        System.out.println(reader.read() + " " + reader.read() + " " + reader.read() + " " + reader.getEncoding());
        Scanner scanner = new Scanner(new ByteArrayInputStream(latin), "ISO-8859-1");
        System.out.println(scanner.nextLine() + "|" + scanner.next() + "|" + scanner.hasNext());
    }

    static void files() throws IOException {
        Path path = Files.createTempFile("charsets", ".txt");
        attempt(() -> Files.writeString(path, "h\u00e9", StandardCharsets.US_ASCII));
        attempt(() -> Files.writeString(path, "\u20ac", StandardCharsets.ISO_8859_1));
        Files.writeString(path, "h\u00e9\nz\n", StandardCharsets.ISO_8859_1);
        System.out.println(Arrays.toString(Files.readAllBytes(path)));
        attempt(() -> Files.readAllLines(path));
        attempt(() -> Files.readString(path, StandardCharsets.US_ASCII));
        attempt(() -> Files.readAllLines(path, StandardCharsets.ISO_8859_1));
        try {
            Files.readString(path);
        } catch (CharacterCodingException e) {
            System.out.println("not UTF-8");
        }
        Files.delete(path);
    }

    static void mistakes() {
        attempt(() -> Charset.forName("no-such"));
        attempt(() -> Charset.forName("no such"));
        attempt(() -> Charset.forName(null));
        attempt(() -> "a".getBytes("no such"));
        attempt(() -> "a".getBytes((String) null));
        attempt(() -> "a".getBytes((Charset) null));
        attempt(() -> new String(new byte[3], 1, 5, "UTF-8"));
        attempt(() -> new String(new byte[3], -1, 5, StandardCharsets.UTF_8));
        attempt(() -> new InputStreamReader(System.in, "q"));
        attempt(() -> new PrintStream(System.out, true, "q"));
        attempt(() -> new Scanner(System.in, "q"));
    }
}
