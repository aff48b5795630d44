package app.ast;

public record Mul(Expr left, Expr right) implements Expr {
}
