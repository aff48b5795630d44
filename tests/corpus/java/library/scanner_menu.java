// covers: Scanner, menus, input checking, switch
import java.util.*;

public class Main {
    static final Scanner in = new Scanner(System.in);
    static final Map<String, Double> accounts = new TreeMap<>();

    static int readInt(String prompt, int low, int high) {
        while (true) {
            System.out.print(prompt);
            if (!in.hasNextInt()) {
                System.out.println("'" + in.next() + "' is no number");
                continue;
            }
            int number = in.nextInt();
            if (number >= low && number <= high) {
                return number;
            }
            System.out.println(number + " is not between " + low + " and " + high);
        }
    }

    public static void main(String[] args) {
        boolean isRunning = true;
        while (isRunning) {
            System.out.println("1 open 2 deposit 3 list 4 notes 5 quit");
            switch (readInt("> ", 1, 5)) {
                case 1:
                    String name = in.next();
                    accounts.putIfAbsent(name, 0.0);
                    System.out.println("opened " + name);
                    break;
                case 2:
                    String owner = in.next();
                    try {
                        double amount = in.nextDouble();
                        if (accounts.computeIfPresent(owner, (k, v) -> v + amount) == null) {
                            System.out.println("nobody is called " + owner);
                        }
                    } catch (InputMismatchException e) {
                        System.out.println("bad amount " + in.next());
                    }
                    break;
                case 3:
                    accounts.forEach((k, v) -> System.out.printf("%-8s %10.2f%n", k, v));
                    break;
                case 4:
                    in.nextLine();
                    String line;
                    int count = 0;
                    while (!(line = in.nextLine()).isEmpty()) {
                        System.out.println(++count + ": " + line.trim());
                    }
                    break;
                default:
                    isRunning = false;
            }
        }
        System.out.println(in.hasNextBoolean() + " " + in.nextBoolean() + " " + in.nextLong() + " " + in.hasNextLine());
        Scanner words = new Scanner("a1, b22,c333").useDelimiter(",\\s*");
        while (words.hasNext()) {
            System.out.print("[" + words.next() + "]");
        }
        System.out.println();
        Scanner mixed = new Scanner("12 3.5 true 99999999999 rest of line\nnext");
        System.out.println(mixed.nextInt() + mixed.nextDouble() + " " + mixed.nextBoolean() + " " + mixed.nextLong() + mixed.nextLine() + "|" + mixed.nextLine() + "|" + mixed.hasNext());
        try {
            mixed.next();
        } catch (NoSuchElementException e) {
            System.out.println("no more " + e.getMessage());
        }
        try {
            new Scanner("x").nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e);
        }
        try {
            new Scanner("99999999999").nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        while (in.hasNextLine()) {
            in.nextLine();
        }
        try {
            in.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
