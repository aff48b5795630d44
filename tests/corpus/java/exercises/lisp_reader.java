// covers: sealed-types, records, instanceof-patterns, lambdas, exceptions, varargs
import java.util.*;
import java.util.function.*;

public class Main {
    sealed interface Value permits Num, Sym, Pair, Nil, Fn {
    }

    record Num(long value) implements Value {
        public String toString() {
            return Long.toString(value);
        }
    }

    record Sym(String name) implements Value {
        public String toString() {
            return name;
        }
    }

    record Pair(Value head, Value tail) implements Value {
        public String toString() {
            StringBuilder out = new StringBuilder("(");
            Value at = this;
            String gap = "";
            while (at instanceof Pair p) {
                out.append(gap).append(p.head);
                gap = " ";
                at = p.tail;
            }
            if (!(at instanceof Nil)) {
                out.append(" . ").append(at);
            }
            return out.append(')').toString();
        }
    }

    enum Nil implements Value {
        NIL;

        @Override
        public String toString() {
            return "()";
        }
    }

    record Fn(Function<List<Value>, Value> body) implements Value {
        public String toString() {
            return "<function>";
        }
    }

    static class LispError extends RuntimeException {
        LispError(String format, Object... args) {
            super(String.format(format, args));
        }
    }

    static class Env {
        private final Map<String, Value> names = new HashMap<>();
        private final Env outer;

        Env(Env outer) {
            this.outer = outer;
        }

        Value get(String name) {
            for (Env at = this; at != null; at = at.outer) {
                Value v = at.names.get(name);
                if (v != null) {
                    return v;
                }
            }
            throw new LispError("unbound: %s", name);
        }

        Env with(String name, Value value) {
            names.put(name, value);
            return this;
        }
    }

    static class Reader {
        private final String[] tokens;
        private int at;

        Reader(String text) {
            tokens = text.replace("(", " ( ").replace(")", " ) ").replace("'", " ' ").trim().split("\\s+");
        }

        Value read() {
            if (at >= tokens.length) {
                throw new LispError("unexpected end");
            }
            String token = tokens[at++];
            switch (token) {
                case "(":
                    List<Value> items = new ArrayList<>();
                    while (at < tokens.length && !tokens[at].equals(")")) {
                        items.add(read());
                    }
                    if (at++ >= tokens.length) {
                        throw new LispError("missing )");
                    }
                    return list(items);
                case ")":
                    throw new LispError("unexpected )");
                case "'":
                    return list(List.of(new Sym("quote"), read()));
                default:
                    try {
                        return new Num(Long.parseLong(token));
                    } catch (NumberFormatException e) {
                        return new Sym(token);
                    }
            }
        }
    }

    static Value list(List<Value> items) {
        Value result = Nil.NIL;
        for (ListIterator<Value> it = items.listIterator(items.size()); it.hasPrevious(); ) {
            result = new Pair(it.previous(), result);
        }
        return result;
    }

    static List<Value> items(Value v) {
        List<Value> out = new ArrayList<>();
        while (v instanceof Pair p) {
            out.add(p.head());
            v = p.tail();
        }
        return out;
    }

    static long number(Value v) {
        if (v instanceof Num n) {
            return n.value();
        }
        throw new LispError("not a number: %s", v);
    }

    static Value eval(Value v, Env env) {
        if (v instanceof Sym s) {
            return env.get(s.name());
        }
        if (!(v instanceof Pair p)) {
            return v;
        }
        List<Value> args = items(p.tail());
        if (p.head() instanceof Sym s) {
            switch (s.name()) {
                case "quote":
                    return args.get(0);
                case "if":
                    boolean truth = !eval(args.get(0), env).equals(Nil.NIL);
                    return truth ? eval(args.get(1), env) : args.size() > 2 ? eval(args.get(2), env) : Nil.NIL;
                case "define":
                    env.with(args.get(0).toString(), eval(args.get(1), env));
                    return args.get(0);
                case "lambda":
                    List<Value> params = items(args.get(0));
                    return new Fn(actual -> {
                        if (actual.size() != params.size()) {
                            throw new LispError("%d arguments for %d", actual.size(), params.size());
                        }
                        Env inner = new Env(env);
                        for (int i = 0; i < params.size(); i++) {
                            inner.with(params.get(i).toString(), actual.get(i));
                        }
                        Value last = Nil.NIL;
                        for (Value body : args.subList(1, args.size())) {
                            last = eval(body, inner);
                        }
                        return last;
                    });
                default:
            }
        }
        Value callee = eval(p.head(), env);
        if (!(callee instanceof Fn fn)) {
            throw new LispError("not a function: %s", callee);
        }
        List<Value> actual = new ArrayList<>();
        args.forEach(a -> actual.add(eval(a, env)));
        return fn.body().apply(actual);
    }

    static Fn fold(long start, LongBinaryOperator op) {
        return new Fn(args -> new Num(args.stream().mapToLong(Main::number).reduce(start, op)));
    }

    static Value truth(boolean b) {
        return b ? new Sym("t") : Nil.NIL;
    }

    public static void main(String[] args) {
        Env env = new Env(null)
            .with("+", fold(0, Long::sum))
            .with("*", fold(1, (a, b) -> a * b))
            .with("-", new Fn(a -> new Num(number(a.get(0)) - number(a.get(1)))))
            .with("<", new Fn(a -> truth(number(a.get(0)) < number(a.get(1)))))
            .with("=", new Fn(a -> truth(a.get(0).equals(a.get(1)))))
            .with("cons", new Fn(a -> new Pair(a.get(0), a.get(1))))
            .with("car", new Fn(a -> ((Pair) a.get(0)).head()))
            .with("cdr", new Fn(a -> ((Pair) a.get(0)).tail()))
            .with("nil", Nil.NIL);
        String[] programs = {
            "(+ 1 2 (* 3 4))",
            "'(a (b . c) 3 ())",
            "(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))",
            "(fact 15)",
            "(define map (lambda (f l) (if (= l nil) nil (cons (f (car l)) (map f (cdr l))))))",
            "(map (lambda (x) (* x x)) '(1 2 3 4))",
            "(((lambda (a) (lambda (b) (- a b))) 10) 3)",
            "(cons 1 2)",
            "(car 5)",
            "(undefined 1)",
            "((lambda (x) x))",
            "(+ 1 'a)",
            "(+ 1",
            ")",
            "fact",
        };
        for (String program : programs) {
            try {
                System.out.println(eval(new Reader(program).read(), env));
            } catch (LispError e) {
                System.out.println("error: " + e.getMessage());
            } catch (ClassCastException e) {
                System.out.println("wrong kind of value");
            }
        }
    }
}
