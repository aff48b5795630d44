package java.io;

/** Words, numbers and other characters of a text, one after the other. */
public class StreamTokenizer {
    public static final int TT_EOF = -1;
    public static final int TT_EOL = '\n';
    public static final int TT_NUMBER = -2;
    public static final int TT_WORD = -3;

    public int ttype = -4;
    public String sval;
    public double nval;

    private static final int NONE = -5;

    private final Reader from;
    private final String[] kinds = new String[256];
    private int ahead = NONE;
    private boolean isPushedBack;
    private boolean linesMatter;
    private boolean lowersWords;
    private int line = 1;

    public StreamTokenizer(Reader from) {
        this.from = from;
        set('a', 'z', "word");
        set('A', 'Z', "word");
        set(160, 255, "word");
        set(0, ' ', "space");
        commentChar('/');
        quoteChar('"');
        quoteChar('\'');
        parseNumbers();
    }

    public StreamTokenizer(InputStream from) {
        this(new InputStreamReader(from));
    }

    private void set(int start, int end, String kind) {
        for (int unit = start; unit <= end; unit++) {
            kinds[unit] = kind;
        }
    }

    private String kind(int unit) {
        return unit < 0 ? "end" : unit < 256 ? kinds[unit] : "word";
    }

    private boolean is(int unit, String kind) {
        return kind.equals(kind(unit));
    }

    public void resetSyntax() {
        set(0, 255, null);
    }

    public void wordChars(int start, int end) {
        set(start, end, "word");
    }

    public void whitespaceChars(int start, int end) {
        set(start, end, "space");
    }

    public void ordinaryChars(int start, int end) {
        set(start, end, null);
    }

    public void ordinaryChar(int unit) {
        kinds[unit] = null;
    }

    public void commentChar(int unit) {
        kinds[unit] = "comment";
    }

    public void quoteChar(int unit) {
        kinds[unit] = "quote";
    }

    public void parseNumbers() {
        set('0', '9', "digit");
        kinds['.'] = "digit";
        kinds['-'] = "digit";
    }

    public void eolIsSignificant(boolean matters) {
        linesMatter = matters;
    }

    public void lowerCaseMode(boolean lowers) {
        lowersWords = lowers;
    }

    public int lineno() {
        return line;
    }

    public void pushBack() {
        isPushedBack = ttype != -4;
    }

    private int take() throws IOException {
        int unit = ahead == NONE ? from.read() : ahead;
        ahead = NONE;
        if (unit == '\n') {
            line++;
        }
        return unit;
    }

    private int peek() throws IOException {
        if (ahead == NONE) {
            ahead = from.read();
        }
        return ahead;
    }

    public int nextToken() throws IOException {
        if (isPushedBack) {
            isPushedBack = false;
            return ttype;
        }
        sval = null;
        int unit = take();
        while (is(unit, "space") || is(unit, "comment")) {
            while (is(unit, "comment") && peek() >= 0 && peek() != '\n') {
                take();
            }
            if (unit == '\n' && linesMatter) {
                return ttype = TT_EOL;
            }
            unit = take();
        }
        if (unit < 0) {
            return ttype = TT_EOF;
        }
        if (is(unit, "digit")) {
            return number(unit);
        }
        if (is(unit, "word")) {
            StringBuilder word = new StringBuilder().append((char) unit);
            while (is(peek(), "word") || is(peek(), "digit")) {
                word.append((char) take());
            }
            sval = lowersWords ? word.toString().toLowerCase() : word.toString();
            return ttype = TT_WORD;
        }
        if (is(unit, "quote")) {
            StringBuilder text = new StringBuilder();
            while (peek() >= 0 && peek() != unit && peek() != '\n') {
                text.append((char) take());
            }
            if (peek() == unit) {
                take();
            }
            sval = text.toString();
        }
        return ttype = unit;
    }

    private int number(int first) throws IOException {
        int unit = first;
        boolean isNegative = unit == '-';
        if (isNegative) {
            if (peek() != '.' && (peek() < '0' || peek() > '9')) {
                return ttype = '-';
            }
            unit = take();
        }
        StringBuilder digits = new StringBuilder().append((char) unit);
        boolean hasPoint = unit == '.';
        while (peek() >= '0' && peek() <= '9' || peek() == '.' && !hasPoint) {
            hasPoint |= peek() == '.';
            digits.append((char) take());
        }
        if (digits.toString().equals(".")) {
            return ttype = '.';
        }
        nval = Double.parseDouble(digits.toString());
        if (isNegative) {
            nval = -nval;
        }
        return ttype = TT_NUMBER;
    }
}
