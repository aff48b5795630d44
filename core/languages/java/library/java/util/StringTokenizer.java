package java.util;

public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private String delimiters;
    private final boolean givesDelimiters;
    private int at;

    public StringTokenizer(String text) {
        this(text, " \t\n\r\f", false);
    }

    public StringTokenizer(String text, String delimiters) {
        this(text, delimiters, false);
    }

    public StringTokenizer(String text, String delimiters, boolean givesDelimiters) {
        this.text = text;
        this.delimiters = delimiters;
        this.givesDelimiters = givesDelimiters;
    }

    private boolean isDelimiter(int place) {
        return delimiters.indexOf(text.charAt(place)) >= 0;
    }

    private int skip(int place) {
        while (!givesDelimiters && place < text.length() && isDelimiter(place)) {
            place++;
        }
        return place;
    }

    private int end(int place) {
        int end = place;
        while (end < text.length() && !isDelimiter(end)) {
            end++;
        }
        return end == place && end < text.length() ? end + 1 : end;
    }

    public boolean hasMoreTokens() {
        return skip(at) < text.length();
    }

    public String nextToken() {
        int start = skip(at);
        if (start >= text.length()) {
            throw new NoSuchElementException();
        }
        at = end(start);
        return text.substring(start, at);
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int count = 0;
        int place = skip(at);
        while (place < text.length()) {
            count++;
            place = skip(end(place));
        }
        return count;
    }

    public String nextToken(String delimiters) {
        this.delimiters = delimiters;
        return nextToken();
    }
}
