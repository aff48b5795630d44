package app;

import app.ast.*;
import static app.eval.Evaluator.evaluate;
import app.eval.Printer;

public class Main {
    public static void main(String[] args) {
        Expr expr = new Add(new Num(2), new Mul(new Num(3), new Add(new Num(4), new Num(1))));
        System.out.println(new Printer().print(expr) + " = " + evaluate(expr));
        Expr division = new Div(new Num(1), new Add(new Num(1), new Num(-1)));
        System.out.println(new Printer().print(division));
        System.out.println(expr);
        System.out.println(expr.getClass().getName() + " " + expr.getClass().getPackageName());
        System.out.println(evaluate(division));
    }
}
