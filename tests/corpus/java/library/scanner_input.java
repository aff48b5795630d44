// covers: Scanner, standard input, tokens, lines, hasNext
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long total = 0;
        for (int i = 0; i < n; i++) {
            total += in.nextLong();
        }
        System.out.println(n + " numbers, total " + total);
        System.out.println("rest: [" + in.nextLine() + "]");
        String line = in.nextLine();
        System.out.println("line: " + line + " (" + line.length() + ")");
        System.out.println(in.next() + "|" + in.nextDouble() + "|" + in.nextBoolean() + "|" + in.hasNextInt());
        try {
            in.nextInt();
        } catch (InputMismatchException e) {
            System.out.println("not a number: " + in.next());
        }
        in.nextLine();
        List<String> words = new ArrayList<>();
        while (in.hasNextLine()) {
            String rest = in.nextLine();
            if (rest.isBlank()) {
                System.out.println("(blank)");
                continue;
            }
            Scanner words2 = new Scanner(rest);
            while (words2.hasNext()) {
                words.add(words2.next());
            }
        }
        System.out.println(words);
        System.out.println(in.hasNext() + " " + in.hasNextLine());
        try {
            in.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        in.close();
    }
}
