// covers: interfaces, recursive descent, switch, maps, exceptions, StringBuilder
import java.util.*;

public class Main {
    interface Expr {
        double eval(Map<String, Double> env);
    }

    record Num(double value) implements Expr {
        public double eval(Map<String, Double> env) {
            return value;
        }
    }

    record Var(String name) implements Expr {
        public double eval(Map<String, Double> env) {
            Double value = env.get(name);
            if (value == null) {
                throw new NoSuchElementException("unknown variable " + name);
            }
            return value;
        }
    }

    record Bin(char op, Expr left, Expr right) implements Expr {
        public double eval(Map<String, Double> env) {
            double a = left.eval(env), b = right.eval(env);
            switch (op) {
                case '+': return a + b;
                case '-': return a - b;
                case '*': return a * b;
                case '/':
                    if (b == 0) throw new ArithmeticException("division by zero");
                    return a / b;
                case '^': return Math.pow(a, b);
                default: throw new IllegalStateException("operator " + op);
            }
        }
    }

    static class Parser {
        private final String text;
        private int at;

        Parser(String text) {
            this.text = text.replace(" ", "");
        }

        Expr parse() {
            Expr e = sum();
            if (at < text.length()) {
                throw error("unexpected '" + text.charAt(at) + "'");
            }
            return e;
        }

        private RuntimeException error(String message) {
            return new IllegalArgumentException(message + " at " + at);
        }

        private boolean accept(char c) {
            if (at < text.length() && text.charAt(at) == c) {
                at++;
                return true;
            }
            return false;
        }

        private Expr sum() {
            Expr left = product();
            while (true) {
                if (accept('+')) left = new Bin('+', left, product());
                else if (accept('-')) left = new Bin('-', left, product());
                else return left;
            }
        }

        private Expr product() {
            Expr left = power();
            while (true) {
                if (accept('*')) left = new Bin('*', left, power());
                else if (accept('/')) left = new Bin('/', left, power());
                else return left;
            }
        }

        private Expr power() {
            Expr base = atom();
            return accept('^') ? new Bin('^', base, power()) : base;
        }

        private Expr atom() {
            if (accept('(')) {
                Expr e = sum();
                if (!accept(')')) throw error("missing ')'");
                return e;
            }
            if (accept('-')) {
                return new Bin('-', new Num(0), atom());
            }
            int start = at;
            while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
                at++;
            }
            if (at > start) {
                return new Num(Double.parseDouble(text.substring(start, at)));
            }
            while (at < text.length() && Character.isLetter(text.charAt(at))) {
                at++;
            }
            if (at == start) {
                throw error("expected a number or name");
            }
            return new Var(text.substring(start, at));
        }
    }

    public static void main(String[] args) {
        Map<String, Double> env = new HashMap<>();
        env.put("x", 3.0);
        env.put("pi", Math.PI);
        String[] inputs = {
            "1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-x * x + 10", "2 * pi * x", "7 / 2 / 2",
            "1 / (x - 3)", "2 * y", "2 * (3 + 4", "2 $ 3", "", "1.5.2 + 1"
        };
        for (String input : inputs) {
            try {
                System.out.println(input + " = " + new Parser(input).parse().eval(env));
            } catch (ArithmeticException | NoSuchElementException e) {
                System.out.println(input + " ! " + e.getMessage());
            } catch (IllegalArgumentException e) {
                System.out.println(input + " ? " + e.getClass().getName() + ": " + e.getMessage());
            }
        }
        System.out.println(new Parser("a+2*b").parse());
    }
}
