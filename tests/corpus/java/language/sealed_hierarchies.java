// covers: sealed-types, records, instanceof-patterns, interfaces, generics
import java.util.*;

public class Main {
    sealed interface Expr permits Num, Add, Mul, Neg, Var {
    }

    record Num(double value) implements Expr {
    }

    record Add(Expr left, Expr right) implements Expr {
    }

    record Mul(Expr left, Expr right) implements Expr {
    }

    record Neg(Expr inner) implements Expr {
    }

    record Var(String name) implements Expr {
        Var {
            if (name.isBlank()) {
                throw new IllegalArgumentException("a variable needs a name");
            }
        }
    }

    static double eval(Expr e, Map<String, Double> env) {
        if (e instanceof Num n) {
            return n.value();
        } else if (e instanceof Add a) {
            return eval(a.left(), env) + eval(a.right(), env);
        } else if (e instanceof Mul m && m.left() instanceof Num k && k.value() == 0) {
            return 0;
        } else if (e instanceof Mul m) {
            return eval(m.left(), env) * eval(m.right(), env);
        } else if (e instanceof Neg n) {
            return -eval(n.inner(), env);
        }
        if (!(e instanceof Var v)) {
            throw new AssertionError("cannot be");
        }
        Double value = env.get(v.name());
        if (value == null) {
            throw new NoSuchElementException("no variable " + v.name());
        }
        return value;
    }

    static Expr simplify(Expr e) {
        if (e instanceof Add a) {
            Expr l = simplify(a.left()), r = simplify(a.right());
            if (l instanceof Num x && r instanceof Num y) {
                return new Num(x.value() + y.value());
            }
            if (l instanceof Num x && x.value() == 0) {
                return r;
            }
            if (r instanceof Num y && y.value() == 0) {
                return l;
            }
            return new Add(l, r);
        }
        if (e instanceof Mul m) {
            Expr l = simplify(m.left()), r = simplify(m.right());
            if (l instanceof Num x && (x.value() == 0 || x.value() == 1)) {
                return x.value() == 0 ? new Num(0) : r;
            }
            return new Mul(l, r);
        }
        return e instanceof Neg n ? negate(n.inner()) : e;
    }

    static Expr negate(Expr e) {
        return e instanceof Neg n ? simplify(n.inner()) : new Neg(simplify(e));
    }

    static String show(Expr e) {
        if (e instanceof Num n) {
            return n.value() == Math.rint(n.value()) ? String.valueOf((long) n.value()) : String.valueOf(n.value());
        }
        if (e instanceof Add a) {
            return "(" + show(a.left()) + " + " + show(a.right()) + ")";
        }
        if (e instanceof Mul m) {
            return show(m.left()) + " * " + show(m.right());
        }
        if (e instanceof Neg n) {
            return "-" + show(n.inner());
        }
        return ((Var) e).name();
    }

    static abstract sealed class Vehicle {
        abstract int wheels();
    }

    static final class Car extends Vehicle {
        int wheels() {
            return 4;
        }
    }

    static non-sealed class Bike extends Vehicle {
        int wheels() {
            return 2;
        }
    }

    static class Tandem extends Bike {
        @Override
        public String toString() {
            return "Tandem on " + wheels();
        }
    }

    public static void main(String[] args) {
        Expr e = new Add(new Mul(new Num(2), new Var("x")), new Neg(new Neg(new Add(new Num(0), new Num(3)))));
        System.out.println(show(e) + " = " + eval(e, Map.of("x", 5.0)));
        System.out.println(show(simplify(e)));
        System.out.println(simplify(new Mul(new Num(1), new Var("y"))));
        System.out.println(e.equals(new Add(new Mul(new Num(2), new Var("x")), new Neg(new Neg(new Add(new Num(0), new Num(3)))))));
        try {
            eval(new Var("z"), Map.of());
        } catch (NoSuchElementException ex) {
            System.out.println(ex.getMessage());
        }
        try {
            new Var(" ");
        } catch (IllegalArgumentException ex) {
            System.out.println(ex.getMessage());
        }
        for (Vehicle v : new Vehicle[] {new Car(), new Bike(), new Tandem()}) {
            System.out.println(v.wheels() + " " + (v instanceof Bike) + " " + (v instanceof Tandem t ? t.toString() : "-"));
        }
    }
}
