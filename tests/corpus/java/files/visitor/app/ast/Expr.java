package app.ast;

public sealed interface Expr permits Num, Add, Mul, Div {
}
