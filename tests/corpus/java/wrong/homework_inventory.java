import java.util.*;

public class Main {
    static class Item {
        String name;
        int quantity;

        Item(String name, int quantity) {
            this.name = name;
            this.quantity = quantity;
        }
    }

    static Map<String, Item> items = new TreeMap<>();

    static void add(String name, int quantity) {
        items.put(name, quantity);
    }

    static int count() {
        int sum = 0;
        for (Item item : items.values()) {
            sum += item.qty;
        }
        return sum;
    }

    public static void main(String[] args) {
        add("apple");
        add("pear", 3);
        for (String key : items) {
            System.out.println(key);
        }
        System.out.println(count().toString());
    }
}
