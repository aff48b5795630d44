// covers: interfaces, maps of commands, tokenizer, recursion, exceptions, scopes
import java.util.*;

public class Main {
    static class ParseError extends RuntimeException {
        ParseError(String message) {
            super(message);
        }
    }

    static class Tokens {
        private final List<String> all = new ArrayList<>();
        private int at;

        Tokens(String text) {
            StringTokenizer tokenizer = new StringTokenizer(text, " ()+-*/=,<>", true);
            while (tokenizer.hasMoreTokens()) {
                String token = tokenizer.nextToken();
                if (!token.isBlank()) {
                    all.add(token);
                }
            }
        }

        boolean has() {
            return at < all.size();
        }

        String peek() {
            return has() ? all.get(at) : "";
        }

        String next() {
            if (!has()) {
                throw new ParseError("unexpected end");
            }
            return all.get(at++);
        }

        boolean accept(String token) {
            if (peek().equals(token)) {
                at++;
                return true;
            }
            return false;
        }

        void expect(String token) {
            if (!accept(token)) {
                throw new ParseError("expected " + token + " but found " + (has() ? peek() : "end"));
            }
        }
    }

    interface Expr {
        double eval(Map<String, Double> scope);
    }

    interface Function {
        double call(double... args);
    }

    private final Map<String, Function> functions = new TreeMap<>();
    private final Map<String, Double> variables = new LinkedHashMap<>();

    Main() {
        functions.put("max", args -> Arrays.stream(args).max().orElseThrow());
        functions.put("sqrt", args -> Math.sqrt(args[0]));
        functions.put("sum", args -> Arrays.stream(args).sum());
        variables.put("pi", Math.PI);
    }

    Expr sum(Tokens tokens) {
        Expr left = product(tokens);
        while (true) {
            Expr first = left;
            if (tokens.accept("+")) {
                Expr right = product(tokens);
                left = scope -> first.eval(scope) + right.eval(scope);
            } else if (tokens.accept("-")) {
                Expr right = product(tokens);
                left = scope -> first.eval(scope) - right.eval(scope);
            } else {
                return left;
            }
        }
    }

    Expr product(Tokens tokens) {
        Expr left = unary(tokens);
        while (true) {
            Expr first = left;
            if (tokens.accept("*")) {
                Expr right = unary(tokens);
                left = scope -> first.eval(scope) * right.eval(scope);
            } else if (tokens.accept("/")) {
                Expr right = unary(tokens);
                left = scope -> {
                    double divisor = right.eval(scope);
                    if (divisor == 0) {
                        throw new ArithmeticException("division by zero");
                    }
                    return first.eval(scope) / divisor;
                };
            } else {
                return left;
            }
        }
    }

    Expr unary(Tokens tokens) {
        if (tokens.accept("-")) {
            Expr inner = unary(tokens);
            return scope -> -inner.eval(scope);
        }
        if (tokens.accept("(")) {
            Expr inner = sum(tokens);
            tokens.expect(")");
            return inner;
        }
        String token = tokens.next();
        if (Character.isDigit(token.charAt(0))) {
            double value = Double.parseDouble(token);
            return scope -> value;
        }
        if (!Character.isLetter(token.charAt(0))) {
            throw new ParseError("unexpected " + token);
        }
        if (!tokens.accept("(")) {
            return scope -> {
                Double value = scope.get(token);
                if (value == null) {
                    throw new NoSuchElementException("unknown variable " + token);
                }
                return value;
            };
        }
        List<Expr> args = new ArrayList<>();
        if (!tokens.accept(")")) {
            do {
                args.add(sum(tokens));
            } while (tokens.accept(","));
            tokens.expect(")");
        }
        return scope -> {
            Function function = functions.get(token);
            if (function == null) {
                throw new NoSuchElementException("unknown function " + token);
            }
            return function.call(args.stream().mapToDouble(arg -> arg.eval(scope)).toArray());
        };
    }

    void run(String line) {
        try {
            Tokens tokens = new Tokens(line);
            if (tokens.peek().equals("def")) {
                tokens.next();
                String name = tokens.next();
                List<String> params = new ArrayList<>();
                tokens.expect("(");
                while (!tokens.accept(")")) {
                    params.add(tokens.next());
                    tokens.accept(",");
                }
                tokens.expect("=");
                Expr body = sum(tokens);
                functions.put(name, args -> {
                    if (args.length != params.size()) {
                        throw new IllegalArgumentException(name + " takes " + params.size() + ", got " + args.length);
                    }
                    Map<String, Double> scope = new HashMap<>(variables);
                    for (int i = 0; i < args.length; i++) {
                        scope.put(params.get(i), args[i]);
                    }
                    return body.eval(scope);
                });
                System.out.println("defined " + name + params);
                return;
            }
            String target = null;
            if (tokens.all.size() > 1 && tokens.all.get(1).equals("=")) {
                target = tokens.next();
                tokens.expect("=");
            }
            double value = sum(tokens).eval(variables);
            if (tokens.has()) {
                throw new ParseError("left over " + tokens.peek());
            }
            if (target != null) {
                variables.put(target, value);
            }
            System.out.println((target == null ? "" : target + " = ") + value);
        } catch (ParseError | NoSuchElementException | ArithmeticException | IllegalArgumentException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Main interpreter = new Main();
        String program = """
                1 + 2 * 3 - 4 / 8
                x = (1 + 2) * -3
                x * x
                max(1, x, 4) + sum()
                def square(n) = n * n
                def hyp(a, b) = sqrt(square(a) + square(b))
                hyp(3, 4) + pi * 0
                y + 1
                1 / (x + 9)
                hyp(1)
                2 +
                (2
                nope(1)
                3 4
                1.5.2
                """;
        program.lines().forEach(interpreter::run);
        System.out.println(interpreter.variables.keySet() + " " + interpreter.functions.keySet());
    }
}
