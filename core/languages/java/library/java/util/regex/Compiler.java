package java.util.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes steps of the text of a pattern; each part is made with the step that follows it. */
final class Compiler {
    private final String text;
    private final Map<String, Integer> names;
    private int flags;
    private int at;
    int groups = 1;
    int loops;

    /** The first and the last step of a part; the last one's {@code next} is still open. */
    private static final class Part {
        final Node first;
        final Node last;

        Part(Node first, Node last) {
            this.first = first;
            this.last = last;
        }
    }

    /** A step that does nothing: both ends of an empty part. */
    private static final class Nothing extends Node {
        int match(Matcher m, int at) {
            return next.match(m, at);
        }
    }

    Compiler(String text, int flags, Map<String, Integer> names) {
        this.text = text;
        this.flags = flags;
        this.names = names;
    }

    Node compile() {
        Part all = alternatives();
        if (at < text.length()) {
            throw error("Unmatched closing ')'", at - 1);
        }
        all.last.next = new Node.End();
        return all.first;
    }

    private PatternSyntaxException error(String description, int place) {
        return new PatternSyntaxException(description, text, place);
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }

    private boolean isAt(char unit) {
        return at < text.length() && text.charAt(at) == unit;
    }

    private boolean accept(String part) {
        if (!text.startsWith(part, at)) {
            return false;
        }
        at += part.length();
        return true;
    }

    private Part alternatives() {
        int outer = flags;
        List<Part> branches = new ArrayList<>();
        branches.add(sequence());
        while (accept("|")) {
            branches.add(sequence());
        }
        flags = outer;
        if (branches.size() == 1) {
            return branches.get(0);
        }
        Node join = new Nothing();
        Node[] firsts = new Node[branches.size()];
        for (int i = 0; i < firsts.length; i++) {
            branches.get(i).last.next = join;
            firsts[i] = branches.get(i).first;
        }
        return new Part(new Node.Choice(firsts), join);
    }

    private Part sequence() {
        Node first = new Nothing();
        Node last = first;
        while (at < text.length() && !isAt('|') && !isAt(')')) {
            if (has(Pattern.COMMENTS) && skipComment()) {
                continue;
            }
            Part part = quantified();
            last.next = part.first;
            last = part.last;
        }
        return new Part(first, last);
    }

    private boolean skipComment() {
        if (isAt('#')) {
            while (at < text.length() && !isAt('\n')) {
                at++;
            }
            return true;
        }
        if (Character.isWhitespace(text.charAt(at))) {
            at++;
            return true;
        }
        return false;
    }

    private Part quantified() {
        int groupsBefore = groups;
        Part atom = atom();
        while (at < text.length()) {
            int least;
            int most = Integer.MAX_VALUE;
            if (accept("*")) {
                least = 0;
            } else if (accept("+")) {
                least = 1;
            } else if (accept("?")) {
                least = 0;
                most = 1;
            } else if (isAt('{')) {
                at++;
                least = number();
                most = least;
                if (accept(",")) {
                    most = isAt('}') ? Integer.MAX_VALUE : number();
                }
                if (!accept("}")) {
                    throw error("Unclosed counted closure", at);
                }
                if (most < least) {
                    throw error("Illegal repetition range", at - 1);
                }
            } else {
                break;
            }
            char mode = accept("?") ? '?' : accept("+") ? '+' : '*';
            atom = repeat(atom, least, most, mode);
        }
        return atom;
    }

    private int number() {
        int start = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            at++;
        }
        if (start == at) {
            throw error("Illegal repetition", start - 1);
        }
        return Integer.parseInt(text.substring(start, at));
    }

    private Part repeat(Part atom, int least, int most, char mode) {
        if (atom.first == atom.last && atom.first instanceof Node.Unit) {
            Node loop = new Node.UnitLoop(((Node.Unit) atom.first).set, least, most, mode);
            return new Part(loop, loop);
        }
        Node.Loop loop = new Node.Loop(loops++, least, most, mode != '?');
        loop.body = atom.first;
        atom.last.next = loop;
        Node entry = new Node.Entry(loop);
        if (mode == '+') {
            loop.next = new Node.Stop();
            Node atomic = new Node.Atomic(entry);
            return new Part(atomic, atomic);
        }
        return new Part(entry, loop);
    }

    private Part single(Node node) {
        return new Part(node, node);
    }

    private Part unit(char unit) {
        UnitSet set = new UnitSet();
        set.add(unit, unit);
        set.ignoresCase = has(Pattern.CASE_INSENSITIVE);
        return single(new Node.Unit(set));
    }

    private Part atom() {
        char unit = text.charAt(at++);
        switch (unit) {
            case '(':
                return group();
            case '[':
                return single(new Node.Unit(set()));
            case '.':
                return single(new Node.Unit(UnitSet.any(has(Pattern.DOTALL))));
            case '^':
            case '$':
                return single(new Node.Anchor(unit, has(Pattern.MULTILINE)));
            case '\\':
                return escape();
            case '*':
            case '+':
            case '?':
                throw error("Dangling meta character '" + unit + "'", at - 1);
            default:
                return unit(unit);
        }
    }

    private Part group() {
        int outer = flags;
        if (!accept("?")) {
            return captured(groups++);
        }
        if (accept(":")) {
            return closed(alternatives());
        }
        if (accept(">")) {
            Part part = closed(alternatives());
            part.last.next = new Node.Stop();
            return single(new Node.Atomic(part.first));
        }
        boolean isBehind = text.startsWith("<=", at) || text.startsWith("<!", at);
        if (isBehind) {
            at++;
        }
        if (isAt('=') || isAt('!')) {
            boolean isWanted = text.charAt(at++) == '=';
            Part part = closed(alternatives());
            part.last.next = new Node.Stop();
            return single(new Node.Look(part.first, isWanted, isBehind));
        }
        if (accept("<")) {
            int end = text.indexOf('>', at);
            if (end < 0) {
                throw error("named capturing group is missing trailing '>'", at);
            }
            names.put(text.substring(at, end), groups);
            at = end + 1;
            return captured(groups++);
        }
        readFlags();
        if (accept(")")) {
            return single(new Nothing());
        }
        if (!accept(":")) {
            throw error("Unknown inline modifier", at);
        }
        Part part = closed(alternatives());
        flags = outer;
        return part;
    }

    private void readFlags() {
        boolean isSet = true;
        while (at < text.length() && !isAt(')') && !isAt(':')) {
            char unit = text.charAt(at++);
            int flag = unit == 'i' ? Pattern.CASE_INSENSITIVE
                    : unit == 'm' ? Pattern.MULTILINE
                    : unit == 's' ? Pattern.DOTALL
                    : unit == 'x' ? Pattern.COMMENTS
                    : unit == 'u' ? Pattern.UNICODE_CASE : 0;
            if (unit == '-') {
                isSet = false;
            } else if (flag == 0) {
                throw error("Unknown inline modifier", at - 1);
            } else {
                flags = isSet ? flags | flag : flags & ~flag;
            }
        }
    }

    private Part closed(Part part) {
        if (!accept(")")) {
            throw error("Unclosed group", at);
        }
        return part;
    }

    private Part captured(int number) {
        Part part = closed(alternatives());
        Node open = new Node.Open(number);
        Node close = new Node.Close(number);
        open.next = part.first;
        part.last.next = close;
        return new Part(open, close);
    }

    private Part escape() {
        if (at >= text.length()) {
            throw error("Unexpected internal error", at);
        }
        char unit = text.charAt(at++);
        if ("bBAzZG".indexOf(unit) >= 0) {
            return single(new Node.Anchor(unit, false));
        }
        if (unit == 'Q') {
            int end = text.indexOf("\\E", at);
            String literal = text.substring(at, end < 0 ? text.length() : end);
            at = end < 0 ? text.length() : end + 2;
            return single(new Node.Literal(literal, has(Pattern.CASE_INSENSITIVE)));
        }
        if (unit == 'k' && accept("<")) {
            int end = text.indexOf('>', at);
            String name = text.substring(at, end);
            at = end + 1;
            if (!names.containsKey(name)) {
                throw error("named capturing group <" + name + "> does not exist", at - 1);
            }
            return single(new Node.Back(names.get(name)));
        }
        if (unit >= '1' && unit <= '9') {
            return single(new Node.Back(unit - '0'));
        }
        UnitSet kind = escapedSet(unit);
        return kind != null ? single(new Node.Unit(kind)) : unit(escapedUnit(unit));
    }

    /** The set that a letter behind a backslash stands for, if it does. */
    private UnitSet escapedSet(char unit) {
        if ("dDwWsShHvV".indexOf(unit) >= 0) {
            return UnitSet.of(unit);
        }
        if (unit != 'p' && unit != 'P') {
            return null;
        }
        String name;
        if (accept("{")) {
            int end = text.indexOf('}', at);
            if (end < 0) {
                throw error("Unclosed character family", text.length() - 1);
            }
            name = text.substring(at, end);
            at = end + 1;
        } else {
            name = text.substring(at, at + 1);
            at++;
        }
        return UnitSet.ofProperty(name, unit == 'P');
    }

    private char escapedUnit(char unit) {
        switch (unit) {
            case 'n':
                return '\n';
            case 't':
                return '\t';
            case 'r':
                return '\r';
            case 'f':
                return '\f';
            case 'e':
                return '\u001b';
            case 'a':
                return '\u0007';
            case '0':
                return (char) Character.digit(text.charAt(at++), 8);
            case 'x':
                at += 2;
                return (char) Integer.parseInt(text.substring(at - 2, at), 16);
            case 'u':
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 4, at), 16);
            default:
                if (Character.isLetter(unit)) {
                    throw error("Illegal/unsupported escape sequence", at - 1);
                }
                return unit;
        }
    }

    /** What stands between brackets, the first of which has been read. */
    private UnitSet set() {
        UnitSet set = new UnitSet();
        set.ignoresCase = has(Pattern.CASE_INSENSITIVE);
        set.isNegated = accept("^");
        boolean isFirst = true;
        while (true) {
            if (at >= text.length()) {
                throw error("Unclosed character class", text.length() - 1);
            }
            char unit = text.charAt(at++);
            if (unit == ']' && !isFirst) {
                return set;
            }
            isFirst = false;
            if (unit == '[') {
                set.add(set());
                continue;
            }
            if (unit == '&' && isAt('&')) {
                at++;
                UnitSet limit = isAt('[') ? bracketed() : rest();
                set.intersect(limit);
                continue;
            }
            if (unit == '\\') {
                char letter = text.charAt(at++);
                UnitSet kind = escapedSet(letter);
                if (kind != null) {
                    set.add(kind);
                    continue;
                }
                unit = escapedUnit(letter);
            }
            char last = unit;
            if (isAt('-') && at + 1 < text.length() && text.charAt(at + 1) != ']' && text.charAt(at + 1) != '[') {
                at++;
                last = text.charAt(at++);
                if (last == '\\') {
                    last = escapedUnit(text.charAt(at++));
                }
                if (last < unit) {
                    throw error("Illegal character range", at - 1);
                }
            }
            set.add(unit, last);
        }
    }

    private UnitSet bracketed() {
        at++;
        return set();
    }

    /** The units up to the closing bracket, which stays. */
    private UnitSet rest() {
        UnitSet rest = set();
        at--;
        return rest;
    }
}
