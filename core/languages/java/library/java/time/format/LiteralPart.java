package java.time.format;

import java.time.temporal.TemporalAccessor;

final class LiteralPart extends Part {
    private final String literal;

    LiteralPart(String literal) {
        this.literal = literal;
    }

    void print(TemporalAccessor temporal, StringBuilder target) {
        target.append(literal);
    }

    int read(String text, int at, Parsed target) {
        return text.startsWith(literal, at) ? at + literal.length() : ~at;
    }
}
