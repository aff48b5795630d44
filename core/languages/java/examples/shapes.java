// Records behind a sealed interface: the pattern of
// each `instanceof` binds what it found.
import java.util.List;

public class Main {
    sealed interface Shape permits Circle, Box {}

    record Circle(double radius) implements Shape {}

    record Box(double width, double height) implements Shape {}

    static double area(Shape shape) {
        if (shape instanceof Circle circle) {
            return Math.PI * circle.radius() * circle.radius();
        }
        if (shape instanceof Box box) {
            return box.width() * box.height();
        }
        return 0;
    }

    public static void main(String[] args) {
        double total = 0;
        for (Shape shape : List.of(new Circle(1), new Box(2, 3), new Box(0.5, 4))) {
            double area = area(shape);
            total += area;
            System.out.printf("%-30s %6.2f%n", shape, area);
        }
        System.out.printf("%-30s %6.2f%n", "together", total);
    }
}
