import java.util.List;
import shop.*;
import shop.pricing.*;

public class Main {
    public static void main(String[] args) {
        Cart cart = new Cart();
        cart.add(new Item("tea", 450), 2).add(new Item("pot", 2399), 1).add(new Item("cup", 300), 6);
        List<Discount> discounts = List.of(Discount.none(), new Percent(10), new ForMany(5, 100), Discount.best(new Percent(5), new ForMany(2, 50)));
        for (Discount discount : discounts) System.out.printf("%-22s %s%n", discount.name(), Money.of(cart.total(discount)));
        System.out.println(new Percent(10).andThen(new Percent(10)).name());
        System.out.println(Money.of(cart.total(new Percent(10).andThen(new Percent(10)))));
        Cart.Line heaviest = cart.lines().stream().max(Cart.Line.BY_COST).get();
        System.out.println(heaviest);
        try {
            cart.lines().clear();
        } catch (UnsupportedOperationException e) {
            System.out.println("the lines are a copy that cannot be changed");
        }
    }
}
