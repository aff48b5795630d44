package java.util.regex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

public final class Matcher implements MatchResult {
    private Pattern pattern;
    String text;
    int regionEnd;
    private int regionStart;
    boolean mustReachEnd;
    int lastEnd;

    /** Where groups begin and end, and where those that are still open began. */
    int[] starts;
    int[] ends;
    int[] opened;
    /** How often loops have been gone round, and where the last time began. */
    int[] counts;
    int[] begun;

    private boolean hasMatched;
    private int next;
    private int appended;

    Matcher(Pattern pattern, String text) {
        this.pattern = pattern;
        this.counts = new int[pattern.loops];
        this.begun = new int[pattern.loops];
        reset(text);
    }

    public Matcher reset() {
        return reset(text);
    }

    public Matcher reset(CharSequence other) {
        text = other.toString();
        regionStart = 0;
        regionEnd = text.length();
        next = 0;
        appended = 0;
        lastEnd = 0;
        forget();
        return this;
    }

    private void forget() {
        hasMatched = false;
        starts = new int[pattern.groups];
        ends = new int[pattern.groups];
        opened = new int[pattern.groups];
        Arrays.fill(starts, -1);
        Arrays.fill(ends, -1);
    }

    private boolean matchAt(int start) {
        forget();
        int end = pattern.first.match(this, start);
        if (end < 0) {
            return false;
        }
        hasMatched = true;
        starts[0] = start;
        ends[0] = end;
        lastEnd = end;
        next = end == start ? end + 1 : end;
        return true;
    }

    public boolean matches() {
        mustReachEnd = true;
        boolean found = matchAt(regionStart);
        mustReachEnd = false;
        return found;
    }

    public boolean lookingAt() {
        return matchAt(regionStart);
    }

    public boolean find() {
        for (int start = next; start <= regionEnd; start++) {
            if (matchAt(start)) {
                return true;
            }
        }
        next = regionEnd + 1;
        forget();
        return false;
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        next = start;
        return find();
    }

    /** Only what lies there is looked at from now on. */
    public Matcher region(int start, int end) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("start");
        }
        if (end < start || end > text.length()) {
            throw new IndexOutOfBoundsException("end");
        }
        reset();
        regionStart = start;
        regionEnd = end;
        next = start;
        return this;
    }

    public int regionStart() {
        return regionStart;
    }

    public int regionEnd() {
        return regionEnd;
    }

    public Matcher usePattern(Pattern other) {
        pattern = other;
        counts = new int[pattern.loops];
        begun = new int[pattern.loops];
        forget();
        return this;
    }

    public boolean hitEnd() {
        return lastEnd == regionEnd;
    }

    private void check(int group) {
        if (!hasMatched) {
            throw new IllegalStateException("No match found");
        }
        if (group < 0 || group >= pattern.groups) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    private int numbered(String name) {
        if (!pattern.names.containsKey(name)) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return pattern.names.get(name);
    }

    public int start() {
        return start(0);
    }

    public int start(int group) {
        if (!hasMatched) {
            throw new IllegalStateException("No match available");
        }
        check(group);
        return starts[group];
    }

    public int start(String name) {
        return start(numbered(name));
    }

    public int end() {
        return end(0);
    }

    public int end(int group) {
        if (!hasMatched) {
            throw new IllegalStateException("No match available");
        }
        check(group);
        return ends[group];
    }

    public int end(String name) {
        return end(numbered(name));
    }

    public String group() {
        return group(0);
    }

    public String group(int group) {
        check(group);
        return starts[group] < 0 ? null : text.substring(starts[group], ends[group]);
    }

    public String group(String name) {
        return group(numbered(name));
    }

    public int groupCount() {
        return pattern.groups - 1;
    }

    public Pattern pattern() {
        return pattern;
    }

    public MatchResult toMatchResult() {
        Matcher copy = new Matcher(pattern, text);
        copy.starts = starts.clone();
        copy.ends = ends.clone();
        copy.hasMatched = hasMatched;
        return copy;
    }

    public Stream<MatchResult> results() {
        reset();
        List<MatchResult> all = new ArrayList<>();
        while (find()) {
            all.add(toMatchResult());
        }
        return all.stream();
    }

    public static String quoteReplacement(String other) {
        return other.replace("\\", "\\\\").replace("$", "\\$");
    }

    /** A replacement with its references to groups filled in. */
    private String expanded(String other) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < other.length()) {
            char unit = other.charAt(at++);
            if (unit == '\\') {
                if (at == other.length()) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                out.append(other.charAt(at++));
            } else if (unit == '$') {
                if (at == other.length()) {
                    throw new IllegalArgumentException("Illegal group reference: group index is missing");
                }
                int number;
                if (other.charAt(at) == '{') {
                    int end = other.indexOf('}', at);
                    number = numbered(other.substring(at + 1, end));
                    at = end + 1;
                } else {
                    number = other.charAt(at++) - '0';
                    if (number < 0 || number > 9) {
                        throw new IllegalArgumentException("Illegal group reference");
                    }
                    while (at < other.length() && Character.digit(other.charAt(at), 10) >= 0) {
                        int longer = number * 10 + other.charAt(at) - '0';
                        if (longer > groupCount()) {
                            break;
                        }
                        number = longer;
                        at++;
                    }
                }
                String part = group(number);
                out.append(part == null ? "" : part);
            } else {
                out.append(unit);
            }
        }
        return out.toString();
    }

    public Matcher appendReplacement(StringBuilder out, String other) {
        String part = expanded(other);
        out.append(text.substring(appended, start())).append(part);
        appended = end();
        return this;
    }

    public Matcher appendReplacement(StringBuffer out, String other) {
        String part = expanded(other);
        out.append(text.substring(appended, start())).append(part);
        appended = end();
        return this;
    }

    public StringBuilder appendTail(StringBuilder out) {
        return out.append(text.substring(appended));
    }

    public StringBuffer appendTail(StringBuffer out) {
        return out.append(text.substring(appended));
    }

    public String replaceAll(String other) {
        return replaceAll(match -> other);
    }

    public String replaceAll(Function<MatchResult, String> function) {
        reset();
        StringBuilder out = new StringBuilder();
        while (find()) {
            appendReplacement(out, function.apply(this));
        }
        return appendTail(out).toString();
    }

    public String replaceFirst(String other) {
        reset();
        StringBuilder out = new StringBuilder();
        if (find()) {
            appendReplacement(out, other);
        }
        return appendTail(out).toString();
    }

    public String toString() {
        return "java.util.regex.Matcher[pattern=" + pattern + " region=" + regionStart + "," + regionEnd + " lastmatch="
                + (hasMatched ? group() : "") + "]";
    }
}
