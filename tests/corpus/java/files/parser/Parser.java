import java.util.ArrayList;
import java.util.List;

class Parser {
    private static final String[] LEVELS = {"+-", "*/", "^"};
    private final Lexer lexer;
    private Token now;

    Parser(Lexer lexer) {
        this.lexer = lexer;
        advance();
    }

    private void advance() { now = lexer.hasNext() ? lexer.next() : null; }

    private void expect(String symbol) {
        if (now == null || !now.is(symbol)) throw new SyntaxException("expected " + symbol, now == null ? lexer.length() : now.at());
        advance();
    }

    Node parse() {
        Node tree = level(0);
        if (now != null) throw new SyntaxException("unexpected " + now.text(), now.at());
        return tree;
    }

    private Node level(int level) {
        if (level == LEVELS.length) return primary();
        Node left = level(level + 1);
        while (now != null && now.kind() == Token.Kind.SYMBOL && LEVELS[level].contains(now.text())) {
            char operator = now.text().charAt(0);
            advance();
            left = new Node.Binary(operator, left, operator == '^' ? level(level) : level(level + 1));
        }
        return left;
    }

    private Node primary() {
        if (now == null) throw new SyntaxException("unexpected end", lexer.length());
        Token token = now;
        advance();
        switch (token.kind()) {
            case NUMBER:
                return new Node.Number(Double.parseDouble(token.text()));
            case NAME:
                if (now == null || !now.is("(")) return new Node.Name(token.text());
                advance();
                List<Node> arguments = new ArrayList<>();
                do {
                    if (!arguments.isEmpty()) advance();
                    arguments.add(level(0));
                } while (now != null && now.is(","));
                expect(")");
                return new Node.Call(token.text(), arguments);
            default:
                if (token.is("-")) return new Node.Binary('-', new Node.Number(0), level(1));
                if (!token.is("(")) throw new SyntaxException("unexpected " + token.text(), token.at());
                Node inner = level(0);
                expect(")");
                return inner;
        }
    }
}
