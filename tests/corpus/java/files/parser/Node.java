import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

sealed interface Node {
    double value(Map<String, Double> names);

    record Number(double number) implements Node {
        public double value(Map<String, Double> names) { return number; }

        @Override public String toString() { return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number); }
    }

    record Name(String name) implements Node {
        public double value(Map<String, Double> names) {
            Double value = names.get(name);
            if (value == null) throw new EvaluationException(name + " is not known");
            return value;
        }

        @Override public String toString() { return name; }
    }

    record Binary(char operator, Node left, Node right) implements Node {
        public double value(Map<String, Double> names) {
            double a = left.value(names), b = right.value(names);
            return switch (operator) {
                case '+' -> a + b;
                case '-' -> a - b;
                case '*' -> a * b;
                case '/' -> {
                    if (b == 0) throw new EvaluationException(this + " has no value", new ArithmeticException("division by zero"));
                    yield a / b;
                }
                default -> Math.pow(a, b);
            };
        }

        @Override public String toString() { return "(" + left + " " + operator + " " + right + ")"; }
    }

    record Call(String name, List<Node> arguments) implements Node {
        public double value(Map<String, Double> names) {
            double[] values = arguments.stream().mapToDouble(argument -> argument.value(names)).toArray();
            return Functions.find(name, values.length).applyAsDouble(values);
        }

        @Override public String toString() { return arguments.stream().map(Node::toString).collect(Collectors.joining(", ", name + "(", ")")); }
    }
}
