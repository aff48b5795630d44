// covers: temporary folders, filters of names, paths in parts, properties with escapes, decimal patterns of two forms and with powers
// of ten, days of months, texts that are no numbers
import java.io.File;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.file.*;
import java.text.DecimalFormat;
import java.time.*;
import java.util.*;

public class files_properties_and_patterns {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("work");
        Path one = Files.writeString(folder.resolve("one.txt"), "1\n");
        Files.writeString(folder.resolve("two.log"), "22\n");
        Path other = Files.createTempFile(folder, "sub", ".txt");
        Files.writeString(other, "1x");
        File file = folder.toFile();
        String[] names = file.list((where, name) -> name.endsWith(".log"));
        System.out.println(Arrays.toString(names) + " " + file.listFiles(f -> f.length() == 2).length + " "
                + file.listFiles((where, name) -> name.startsWith("one"))[0].getName());
        System.out.println(Files.mismatch(one, other) + " " + Files.isSameFile(one, folder.resolve("./one.txt")) + " "
                + folder.getFileName().toString().startsWith("work") + " " + other.getParent().equals(folder));
        System.out.println(Path.of("a/b/c/d").subpath(1, 3) + " " + Path.of("/x/y").subpath(0, 1));
        Properties p = new Properties();
        p.load(new StringReader("# c\n! d\na=1\nb : two\nc\\ d=e\\\n   f\nkey\\:x=y\\tz\\u0041\\q\nempty\n  lead = v \n"));
        for (String key : new TreeSet<>(p.stringPropertyNames())) {
            System.out.println("[" + key + "]=[" + p.getProperty(key) + "]");
        }
        for (String pattern : new String[] {"0.###E0", "##0.##E0", "00.00E00", "#,##0.00;(#,##0.00)", "0.0%", "0;0 CR"}) {
            DecimalFormat format = new DecimalFormat(pattern);
            System.out.print(pattern + ":");
            for (double number : new double[] {0, 1.5, -1234.567, 0.00012, 98765432}) {
                System.out.print(" " + format.format(number));
            }
            System.out.println(" " + format.parse(format.format(-2)));
        }
        System.out.println(MonthDay.of(2, 29).isValidYear(2023) + " " + MonthDay.of(12, 25) + " "
                + MonthDay.of(2, 29).atYear(2023) + " " + MonthDay.from(LocalDate.of(2024, 3, 1)).compareTo(MonthDay.of(3, 2)));
        System.out.println(new Scanner("x1y22\nz3").findAll("\\d+").map(m -> m.group()).toList());
        for (Runnable wrong : List.<Runnable>of(() -> new BigDecimal("1.2.3"), () -> Integer.parseUnsignedInt("-1"),
                () -> MonthDay.of(4, 31))) {
            try {
                wrong.run();
            } catch (RuntimeException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
