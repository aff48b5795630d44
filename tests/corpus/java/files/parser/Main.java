import java.util.Map;

public class Main {
    public static void main(String[] args) {
        Map<String, Double> names = Map.of("x", 3.0, "y", -0.5);
        for (String text : new String[]{"1 + 2 * x", "-(y - 2) ^ 2", "2 ^ 3 ^ 2", "max(x, 7) / y", "sqrt(2", "4 $ 4", "z * 2", "1 / 0"}) {
            try {
                Node tree = new Parser(new Lexer(text)).parse();
                System.out.println(tree + " = " + tree.value(names));
            } catch (SyntaxException e) {
                System.out.println(text + "\n" + " ".repeat(e.at) + "^ " + e.getMessage());
            } catch (EvaluationException e) {
                System.out.println(e.getMessage() + (e.getCause() == null ? "" : " because of " + e.getCause()));
            }
        }
    }
}
