package app.ast;

public record Num(int value) implements Expr {
}
