// covers: StringWriter, PrintWriter, BufferedReader over StringReader, try-with-resources, PrintStream
import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Main {
    static Map<String, String> parse(String text) throws IOException {
        Map<String, String> settings = new LinkedHashMap<>();
        try (BufferedReader reader = new BufferedReader(new StringReader(text))) {
            String line;
            int number = 0;
            while ((line = reader.readLine()) != null) {
                number++;
                line = line.strip();
                if (line.isEmpty() || line.startsWith("#")) {
                    continue;
                }
                int at = line.indexOf('=');
                if (at < 0) {
                    throw new IOException("line " + number + ": no '=' in \"" + line + "\"");
                }
                settings.put(line.substring(0, at).trim(), line.substring(at + 1).trim());
            }
        }
        return settings;
    }

    static String csv(List<List<Object>> rows) {
        StringWriter out = new StringWriter();
        try (PrintWriter writer = new PrintWriter(out)) {
            for (List<Object> row : rows) {
                writer.println(row.stream().map(cell -> {
                    String text = String.valueOf(cell);
                    return text.contains(",") || text.contains("\"") ? '"' + text.replace("\"", "\"\"") + '"' : text;
                }).collect(Collectors.joining(",")));
            }
            writer.printf("%d rows%n", rows.size());
        }
        return out.toString();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(parse("# settings\nname = test\n\n  size=10\nempty=\n"));
        try {
            parse("a=1\nwrong line");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.print(csv(List.of(List.of("id", "text"), List.of(1, "plain"), List.of(2, "with, comma"), List.of(3.5, "say \"hi\""))));
        BufferedReader lines = new BufferedReader(new StringReader("one\ntwo\nthree"));
        System.out.println(lines.lines().map(String::length).collect(Collectors.toList()));
        Reader letters = new StringReader("ab");
        System.out.println((char) letters.read() + " " + letters.read() + " " + letters.read());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream old = System.out;
        System.setOut(new PrintStream(bytes));
        System.out.print("captured");
        System.out.println(42);
        System.out.flush();
        System.setOut(old);
        System.out.println(bytes.toString().replace("\n", "|") + " " + bytes.size() + " " + Arrays.toString(bytes.toByteArray()).length());
        StringWriter trace = new StringWriter();
        try {
            Integer.parseInt("many");
        } catch (NumberFormatException e) {
            e.printStackTrace(new PrintWriter(trace, true));
        }
        System.out.println(trace.toString().lines().findFirst().get());
        System.out.println(new UncheckedIOException("wrapped", new IOException("io")).getCause().getMessage());
        System.out.append("appended ").append('c').println();
        System.out.print(new char[] {'c', 'h', 's'});
        System.out.print(1L);
        System.out.print(2.5f);
        System.out.println((Object) null);
        System.out.printf("%s %s%n", "printf", 1);
        System.out.format("%5.1f|%n", 2.25);
        System.err.println("to the error stream");
    }
}
