// covers: sealed interfaces, records, visitor pattern, generics, switch, streams
import java.util.*;
import java.util.stream.*;

public class Main {
    sealed interface Shape permits Circle, Rectangle, Group {
        <R> R accept(Visitor<R> visitor);

        default double area() {
            return accept(new Visitor<Double>() {
                public Double circle(Circle c) {
                    return Math.PI * c.radius() * c.radius();
                }

                public Double rectangle(Rectangle r) {
                    return r.width() * r.height();
                }

                public Double group(Group g) {
                    return g.shapes().stream().mapToDouble(Shape::area).sum();
                }
            });
        }
    }

    interface Visitor<R> {
        R circle(Circle c);

        R rectangle(Rectangle r);

        R group(Group g);
    }

    record Circle(double radius) implements Shape {
        Circle {
            if (radius <= 0) throw new IllegalArgumentException("radius " + radius);
        }

        public <R> R accept(Visitor<R> visitor) {
            return visitor.circle(this);
        }
    }

    record Rectangle(double width, double height) implements Shape {
        static Rectangle square(double side) {
            return new Rectangle(side, side);
        }

        public <R> R accept(Visitor<R> visitor) {
            return visitor.rectangle(this);
        }
    }

    record Group(List<Shape> shapes) implements Shape {
        Group(Shape... shapes) {
            this(List.of(shapes));
        }

        public <R> R accept(Visitor<R> visitor) {
            return visitor.group(this);
        }
    }

    static class Describer implements Visitor<String> {
        private int depth;

        public String circle(Circle c) {
            return pad() + "circle of " + c.radius();
        }

        public String rectangle(Rectangle r) {
            return pad() + (r.width() == r.height() ? "square" : "rectangle") + " " + r.width() + "x" + r.height();
        }

        public String group(Group g) {
            String head = pad() + "group of " + g.shapes().size();
            depth++;
            String rest = g.shapes().stream().map(s -> s.accept(this)).collect(Collectors.joining("\n"));
            depth--;
            return head + "\n" + rest;
        }

        private String pad() {
            return "  ".repeat(depth);
        }
    }

    public static void main(String[] args) {
        Shape drawing = new Group(new Circle(1.5), Rectangle.square(2), new Group(new Rectangle(1, 4), new Circle(0.5)));
        System.out.println(drawing.accept(new Describer()));
        System.out.printf("%.4f%n", drawing.area());
        System.out.println(drawing);
        System.out.println(new Circle(2).equals(new Circle(2.0)) + " " + new Rectangle(1, 2).hashCode() + " " + Rectangle.square(3).equals(new Rectangle(3, 3)));
        try {
            new Circle(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<Shape> shapes = new ArrayList<>(List.of(new Circle(1), Rectangle.square(1), new Rectangle(5, 0.5), new Circle(0.1)));
        shapes.sort(Comparator.comparingDouble(Shape::area));
        for (Shape s : shapes) {
            String name = s instanceof Circle c ? "r=" + c.radius() : s instanceof Rectangle r && r.width() > 2 ? "wide" : "other";
            System.out.print(name + " ");
        }
        System.out.println();
    }
}
