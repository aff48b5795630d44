package app.eval;

import app.ast.*;

public final class Evaluator {
    private Evaluator() {
    }

    public static int evaluate(Expr expr) {
        if (expr instanceof Num n) return n.value();
        if (expr instanceof Add a) return evaluate(a.left()) + evaluate(a.right());
        if (expr instanceof Mul m) return evaluate(m.left()) * evaluate(m.right());
        if (expr instanceof Div d) return evaluate(d.left()) / evaluate(d.right());
        throw new AssertionError(expr);
    }
}
