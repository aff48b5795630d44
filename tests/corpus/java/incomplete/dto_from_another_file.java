import java.util.*;

public class Main {
    private final OrderRepository repository = new OrderRepository();

    double total(List<OrderDto> orders) {
        double sum = 0;
        for (OrderDto order : orders) {
            sum += order.getPrice() * order.getQuantity();
        }
        return sum;
    }

    static double withTax(double net) {
        return net * 1.2;
    }

    public static void main(String[] args) {
        OrderDto order = new OrderDto("tea", 3);
        Main main = new Main();
        double total = main.total(List.of(order));
        double known = withTax(10);
        System.out.println(known);
        System.out.println(total);
    }
}
// out: 12.0
// out: symbolic(0.0 + OrderDto("tea", 3).getPrice() * OrderDto("tea", 3).getQuantity())
// unknown: order, total
