import java.util.*;
import java.util.function.*;

sealed interface Expr permits Num, Var, Bin, Neg, Call, Let {}
record Num(double v) implements Expr {}
record Var(String n) implements Expr {}
record Bin(char op, Expr l, Expr r) implements Expr {}
record Neg(Expr e) implements Expr {}
record Call(String f, List<Expr> args) implements Expr {}
record Let(String n, Expr v, Expr b) implements Expr {}

class ParseException extends RuntimeException {
    final int pos;
    ParseException(String m, int pos) { super(m + " at " + pos); this.pos = pos; }
}

class Parser {
    private final String s; private int i;
    Parser(String s) { this.s = s; }
    private void ws() { while (i < s.length() && Character.isWhitespace(s.charAt(i))) i++; }
    private boolean eat(char c) { ws(); if (i < s.length() && s.charAt(i) == c) { i++; return true; } return false; }
    Expr parse() { Expr e = expr(); ws(); if (i != s.length()) throw new ParseException("trailing '" + s.charAt(i) + "'", i); return e; }
    private Expr expr() {
        ws();
        if (s.startsWith("let ", i)) {
            i += 4; String n = ident(); if (!eat('=')) throw new ParseException("= expected", i);
            Expr v = expr(); ws();
            if (!s.startsWith("in ", i)) throw new ParseException("in expected", i);
            i += 3; return new Let(n, v, expr());
        }
        Expr l = term();
        for (;;) { if (eat('+')) l = new Bin('+', l, term()); else if (eat('-')) l = new Bin('-', l, term()); else return l; }
    }
    private Expr term() {
        Expr l = power();
        while (true) {
            if (eat('*')) l = new Bin('*', l, power());
            else if (eat('/')) l = new Bin('/', l, power());
            else if (eat('%')) l = new Bin('%', l, power());
            else return l;
        }
    }
    private Expr power() { Expr b = unary(); return eat('^') ? new Bin('^', b, power()) : b; }
    private Expr unary() { return eat('-') ? new Neg(unary()) : atom(); }
    private String ident() { ws(); int st = i; while (i < s.length() && Character.isJavaIdentifierPart(s.charAt(i))) i++; if (st == i) throw new ParseException("identifier expected", i); return s.substring(st, i); }
    private Expr atom() {
        ws();
        if (i >= s.length()) throw new ParseException("unexpected end", i);
        char c = s.charAt(i);
        if (Character.isDigit(c) || c == '.') { int st = i; while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) i++; return new Num(Double.parseDouble(s.substring(st, i))); }
        if (eat('(')) { Expr e = expr(); if (!eat(')')) throw new ParseException(") expected", i); return e; }
        String n = ident();
        if (!eat('(')) return new Var(n);
        List<Expr> args = new ArrayList<>();
        if (!eat(')')) { do args.add(expr()); while (eat(',')); if (!eat(')')) throw new ParseException(") expected", i); }
        return new Call(n, args);
    }
}

public class Main {
    static final Map<String, ToDoubleFunction<double[]>> FUNCS = new TreeMap<>(Map.of(
        "max", a -> Arrays.stream(a).max().orElseThrow(),
        "sqrt", a -> Math.sqrt(a[0]),
        "avg", a -> Arrays.stream(a).average().orElse(Double.NaN)));

    static double eval(Expr e, Map<String, Double> env) {
        if (e instanceof Num n) return n.v();
        if (e instanceof Var v) { Double d = env.get(v.n()); if (d == null) throw new NoSuchElementException("unbound " + v.n()); return d; }
        if (e instanceof Neg g) return -eval(g.e(), env);
        if (e instanceof Let l) { Map<String, Double> inner = new HashMap<>(env); inner.put(l.n(), eval(l.v(), env)); return eval(l.b(), inner); }
        if (e instanceof Call c) return Optional.ofNullable(FUNCS.get(c.f())).orElseThrow(() -> new NoSuchElementException("no function " + c.f())).applyAsDouble(c.args().stream().mapToDouble(a -> eval(a, env)).toArray());
        if (e instanceof Bin b) {
            double x = eval(b.l(), env), y = eval(b.r(), env);
            return switch (b.op()) { case '+' -> x + y; case '-' -> x - y; case '*' -> x * y; case '/' -> x / y; case '%' -> x % y; case '^' -> Math.pow(x, y); default -> throw new AssertionError(b.op()); };
        }
        throw new AssertionError();
    }
    static Expr simplify(Expr e) {
        if (e instanceof Bin b) {
            Expr l = simplify(b.l()), r = simplify(b.r());
            if (l instanceof Num x && r instanceof Num y) return new Num(eval(new Bin(b.op(), x, y), Map.of()));
            if (b.op() == '*' && (l.equals(new Num(0)) || r.equals(new Num(0)))) return new Num(0);
            if (b.op() == '*' && l.equals(new Num(1))) return r;
            if (b.op() == '+' && r.equals(new Num(0))) return l;
            return new Bin(b.op(), l, r);
        }
        return e;
    }
    public static void main(String[] args) {
        String[] inputs = { "1 + 2 * 3", "-(2 ^ 3 ^ 2) / 4", "let x = 5 in x * x - 1", "max(1, 2, sqrt(16)) + avg(1,2)", "10 % 4 + .5", "2 * (3", "foo(1)", "y + 1", "1 +", "3 $ 4", "0 * z + 1 * w", "1/0 - 1/0" };
        for (String in : inputs) {
            try {
                Expr e = new Parser(in).parse();
                System.out.println(in + " => " + eval(e, Map.of("pi", Math.PI)) );
            } catch (ParseException | NoSuchElementException e) {
                System.out.println(in + " !! " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(simplify(new Parser("0 * z + 1 * w + 2 * 3").parse()));
        System.out.println(new Parser("f(a, -1)").parse().hashCode() == new Parser("f( a , - 1 )").parse().hashCode());
    }
}
