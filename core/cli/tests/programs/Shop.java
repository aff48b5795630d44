import java.util.*;

public class Shop {
    static String clean(String text) {
        return text.trim();
    }

    static int price(int count, int each) {
        int total = count * each;
        int unused = total + 1;
        if (total > 100) {
            total = total - 10;
        }
        return total;
    }

    interface Shape { int area(); }
    record Square(int side) implements Shape { public int area() { return side * side; } }
    record Box(int w, int h) implements Shape { public int area() { return w * h; } }

    static void execute(String text) {
        System.out.println(text);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String name = clean(in.nextLine());
        int count = 3;
        int each = 40;
        int other = 7;
        int cost = price(count, each);
        String label = name + cost;
        execute(label);
        Shape shape = cost > 50 ? new Square(count) : new Box(each, other);
        int area = shape.area();
        while (true) {
            if (area > 10) {
                break;
            }
            area = area + other;
        }
        List<Integer> all = new ArrayList<>();
        all.add(area);
        int first = all.get(0);
        System.out.println(first);
    }
}
