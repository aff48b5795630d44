import java.util.Iterator;
import java.util.NoSuchElementException;

class Lexer implements Iterator<Token> {
    private final String text;
    private int at;

    Lexer(String text) { this.text = text; }

    @Override public boolean hasNext() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
        return at < text.length();
    }

    @Override public Token next() {
        if (!hasNext()) throw new NoSuchElementException();
        int from = at;
        char first = text.charAt(at++);
        if (Character.isDigit(first)) {
            while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
            return new Token(Token.Kind.NUMBER, text.substring(from, at), from);
        }
        if (Character.isLetter(first)) {
            while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) at++;
            return new Token(Token.Kind.NAME, text.substring(from, at), from);
        }
        if ("+-*/^(),".indexOf(first) < 0) throw new SyntaxException("'" + first + "' means nothing", from);
        return new Token(Token.Kind.SYMBOL, String.valueOf(first), from);
    }

    int length() { return text.length(); }
}
