import java.util.*;

public class Main {
    public static void main(String[] args) {
        Inventory inventory = new Inventory();
        inventory.add(new Item("bolt", 120, Category.HARDWARE));
        inventory.add(new Item("lamp", 3, Category.LIGHT));
        inventory.add(new Item("nut", 80, Category.HARDWARE));
        System.out.println(inventory.byCategory());
        inventory.onChange(event -> System.out.println("changed: " + event));
        inventory.take("nut", 30);
        try {
            inventory.take("lamp", 5);
        } catch (OutOfStock e) {
            System.out.println(e.getMessage() + " / missing " + e.missing());
        }
        System.out.println(inventory.find("gear").map(Item::name).orElse("none"));
        for (Item item : inventory) System.out.println(item);
        System.out.println(Inventory.changes + " changes");
        inventory.take("gear", 1);
    }
}
