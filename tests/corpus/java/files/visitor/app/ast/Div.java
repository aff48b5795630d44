package app.ast;

public record Div(Expr left, Expr right) implements Expr {
}
