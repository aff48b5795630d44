import java.util.*;

record Line(int quantity) { }

record Order(int id, List<Line> lines) {
    int total() {
        int sum = 0;
        for (Line line : lines) {
            sum += line.quantity() * factor;
        }
        return sum;
    }
}

int factor = 10;
List<Order> orders = List.of(new Order(1, List.of(new Line(2), new Line(3))));
List<Line> lines = new ArrayList<>();
System.out.println(orders.get(0).total() + " " + lines.size());
// out: 50 0
