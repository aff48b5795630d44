package app.eval;

import app.ast.Add;
import app.ast.Div;
import app.ast.Expr;
import app.ast.Mul;
import app.ast.Num;

public class Printer {
    private int depth;

    public String print(Expr expr) {
        depth++;
        try {
            return switch (expr.getClass().getSimpleName()) {
                case "Num" -> String.valueOf(((Num) expr).value());
                case "Add" -> around(print(((Add) expr).left()) + " + " + print(((Add) expr).right()));
                case "Mul" -> print(((Mul) expr).left()) + " * " + print(((Mul) expr).right());
                default -> print(((Div) expr).left()) + " / " + print(((Div) expr).right());
            };
        } finally {
            depth--;
        }
    }

    private String around(String text) {
        return depth > 1 ? "(" + text + ")" : text;
    }
}
