package java.time.format;

import java.time.temporal.TemporalAccessor;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;

/** What is there or not. */
final class OptionalPart extends Part {
    private final List<Part> parts;

    OptionalPart(List<Part> parts) {
        this.parts = parts;
    }

    void print(TemporalAccessor temporal, StringBuilder target) {
        int length = target.length();
        try {
            for (Part part : parts) {
                part.print(temporal, target);
            }
        } catch (UnsupportedTemporalTypeException e) {
            target.setLength(length);
        }
    }

    int read(String text, int at, Parsed target) {
        Parsed further = target.copy();
        int place = readAll(parts, text, at, further);
        if (place < 0) {
            return at;
        }
        target.become(further);
        return place;
    }

    static int readAll(List<Part> parts, String text, int at, Parsed target) {
        int place = at;
        for (Part part : parts) {
            place = part.read(text, place, target);
            if (place < 0) {
                return place;
            }
        }
        return place;
    }
}
