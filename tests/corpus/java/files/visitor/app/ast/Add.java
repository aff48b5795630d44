package app.ast;

public record Add(Expr left, Expr right) implements Expr {
}
