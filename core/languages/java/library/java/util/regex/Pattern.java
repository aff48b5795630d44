package java.util.regex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A compiled regular expression: matched by backtracking. */
public final class Pattern {
    public static final int UNIX_LINES = 1;
    public static final int CASE_INSENSITIVE = 2;
    public static final int COMMENTS = 4;
    public static final int MULTILINE = 8;
    public static final int LITERAL = 16;
    public static final int DOTALL = 32;
    public static final int UNICODE_CASE = 64;

    private final String pattern;
    private final int flags;
    final Node first;
    final int groups;
    final int loops;
    final Map<String, Integer> names = new HashMap<>();

    private Pattern(String pattern, int flags) {
        this.pattern = pattern;
        this.flags = flags;
        String text = (flags & LITERAL) != 0 ? quote(pattern) : pattern;
        Compiler compiler = new Compiler(text, flags, names);
        first = compiler.compile();
        groups = compiler.groups;
        loops = compiler.loops;
    }

    public static Pattern compile(String pattern) {
        return new Pattern(pattern, 0);
    }

    public static Pattern compile(String pattern, int flags) {
        return new Pattern(pattern, flags);
    }

    public static boolean matches(String pattern, CharSequence text) {
        return compile(pattern).matcher(text).matches();
    }

    public static String quote(String text) {
        return "\\Q" + text + "\\E";
    }

    /** The text that a pattern without special characters stands for; null for all others. */
    public static String literal(String pattern) {
        if (pattern.length() == 2 && pattern.charAt(0) == '\\') {
            return Character.isLetterOrDigit(pattern.charAt(1)) ? null : pattern.substring(1);
        }
        for (int i = 0; i < pattern.length(); i++) {
            if (".$|()[{^?*+\\".indexOf(pattern.charAt(i)) >= 0) {
                return null;
            }
        }
        return pattern.isEmpty() ? null : pattern;
    }

    public String pattern() {
        return pattern;
    }

    public int flags() {
        return flags;
    }

    public String toString() {
        return pattern;
    }

    public Matcher matcher(CharSequence text) {
        return new Matcher(this, text.toString());
    }

    public Predicate<String> asPredicate() {
        return text -> matcher(text).find();
    }

    public Predicate<String> asMatchPredicate() {
        return text -> matcher(text).matches();
    }

    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    public String[] split(CharSequence sequence, int limit) {
        String text = sequence.toString();
        List<String> parts = new ArrayList<>();
        Matcher matcher = matcher(text);
        int start = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            if (matcher.end() == 0) {
                continue;
            }
            parts.add(text.substring(start, matcher.start()));
            start = matcher.end();
        }
        if (start == 0) {
            return new String[] {text};
        }
        parts.add(text.substring(start));
        int count = parts.size();
        while (limit == 0 && count > 0 && parts.get(count - 1).isEmpty()) {
            count--;
        }
        return parts.subList(0, count).toArray(new String[0]);
    }

    public Stream<String> splitAsStream(CharSequence text) {
        return Stream.of(split(text));
    }
}
