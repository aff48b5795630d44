// covers: BufferedReader, InputStreamReader, StringTokenizer, IOException
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int rows = Integer.parseInt(reader.readLine().trim());
        int[][] grid = new int[rows][];
        for (int i = 0; i < rows; i++) {
            StringTokenizer tokens = new StringTokenizer(reader.readLine());
            grid[i] = new int[tokens.countTokens()];
            for (int j = 0; tokens.hasMoreTokens(); j++) {
                grid[i][j] = Integer.parseInt(tokens.nextToken());
            }
        }
        System.out.println(Arrays.deepToString(grid));
        String line;
        int number = 0;
        while ((line = reader.readLine()) != null && !line.equals("end")) {
            System.out.println(++number + ": " + line);
        }
        System.out.println((char) reader.read() + "" + (char) reader.read());
        System.out.println(reader.lines().map(String::toUpperCase).toList());
        System.out.println(reader.readLine());
        StringTokenizer csv = new StringTokenizer("a,b;c", ",;", true);
        while (csv.hasMoreTokens()) {
            System.out.print("<" + csv.nextToken() + ">");
        }
        System.out.println();
        try (BufferedReader text = new BufferedReader(new StringReader("x\ny"))) {
            System.out.println(text.readLine() + text.readLine() + text.readLine());
        }
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        writer.printf("%d+%d", 1, 2);
        writer.println("=3");
        writer.flush();
        System.out.print(out);
    }
}
