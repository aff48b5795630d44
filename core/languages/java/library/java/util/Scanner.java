package java.util;

import java.io.Decoder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;

/** Reads tokens and lines from standard input or a text. */
public final class Scanner implements Iterator<String>, java.io.Closeable {
    private final InputStream input;
    private String buffer;
    private int at;
    private boolean isClosed;
    /** What separates tokens; null for white space. */
    private java.util.regex.Pattern delimiter;

    public Scanner(InputStream input) {
        this.input = Objects.requireNonNull(input, "source");
        this.buffer = "";
    }

    public Scanner(InputStream input, String charset) {
        this(input, named(charset));
    }

    public Scanner(InputStream input, Charset charset) {
        this(Decoder.of(input, charset));
    }

    private static Charset named(String name) {
        Objects.requireNonNull(name, "charsetName");
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public Scanner(java.io.File file) throws java.io.FileNotFoundException {
        this(new java.io.FileInputStream(file));
    }

    public Scanner(java.nio.file.Path path) throws IOException {
        this(java.nio.file.Files.newInputStream(path));
    }

    public Scanner(java.io.Reader reader) {
        this(new java.io.BufferedReader(reader).lines().collect(java.util.stream.Collectors.joining("\n")));
    }

    public Scanner(String text) {
        this.input = null;
        this.buffer = text;
    }

    /** Reads one more line; says whether there was one. */
    private boolean fill() {
        String line = input == null ? "" : input.readText();
        if (line.isEmpty()) {
            return false;
        }
        buffer = at == buffer.length() ? line : buffer.substring(at) + line;
        at = 0;
        return true;
    }

    private void checkOpen() {
        if (isClosed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    /** The place at which the next token begins, or -1 if there is none. */
    private int tokenStart() {
        checkOpen();
        if (delimiter != null) {
            return delimitedStart();
        }
        int place = at;
        while (true) {
            while (place < buffer.length() && Character.isWhitespace(buffer.charAt(place))) {
                place++;
            }
            if (place < buffer.length()) {
                return place;
            }
            int seen = place - at;
            if (!fill()) {
                return -1;
            }
            place = at + seen;
        }
    }

    private int tokenEnd(int start) {
        if (delimiter != null) {
            java.util.regex.Matcher matcher = delimiter.matcher(buffer);
            return matcher.find(start) ? matcher.start() : buffer.length();
        }
        int end = start;
        while (end < buffer.length() && !Character.isWhitespace(buffer.charAt(end))) {
            end++;
        }
        return end;
    }

    private String peekToken() {
        int start = tokenStart();
        return start < 0 ? null : buffer.substring(start, tokenEnd(start));
    }

    public boolean hasNext() {
        return tokenStart() >= 0;
    }

    public String next() {
        int start = tokenStart();
        if (start < 0) {
            throw new NoSuchElementException();
        }
        int end = tokenEnd(start);
        at = end;
        return buffer.substring(start, end);
    }

    private boolean hasLine() {
        checkOpen();
        return at < buffer.length() || fill();
    }

    public boolean hasNextLine() {
        return hasLine();
    }

    public String nextLine() {
        if (!hasLine()) {
            throw new NoSuchElementException("No line found");
        }
        int end = buffer.indexOf('\n', at);
        while (end < 0 && fill()) {
            end = buffer.indexOf('\n', at);
        }
        String line = buffer.substring(at, end < 0 ? buffer.length() : end);
        at = end < 0 ? buffer.length() : end + 1;
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }

    private String numberToken() {
        String token = peekToken();
        if (token == null) {
            throw new NoSuchElementException();
        }
        return token;
    }

    /** Digits that are too many are named; what is no number is not. */
    private InputMismatchException mismatch(String token) {
        for (int i = token.startsWith("-") ? 1 : 0; i < token.length(); i++) {
            if (!Character.isDigit(token.charAt(i))) {
                return new InputMismatchException();
            }
        }
        return new InputMismatchException("For input string: \"" + token + "\"");
    }

    public int nextInt() {
        return nextInt(10);
    }

    public int nextInt(int radix) {
        String token = numberToken();
        try {
            int value = Integer.parseInt(token, radix);
            next();
            return value;
        } catch (NumberFormatException e) {
            throw mismatch(token);
        }
    }

    public long nextLong() {
        String token = numberToken();
        try {
            long value = Long.parseLong(token);
            next();
            return value;
        } catch (NumberFormatException e) {
            throw mismatch(token);
        }
    }

    public double nextDouble() {
        String token = numberToken();
        try {
            double value = Double.parseDouble(token);
            next();
            return value;
        } catch (NumberFormatException e) {
            throw mismatch(token);
        }
    }

    public boolean nextBoolean() {
        String token = numberToken();
        if (!hasNextBoolean()) {
            throw mismatch(token);
        }
        next();
        return Boolean.parseBoolean(token);
    }

    public boolean hasNextInt() {
        return hasNextInt(10);
    }

    public boolean hasNextInt(int radix) {
        String token = peekToken();
        try {
            return token != null && Integer.parseInt(token, radix) <= Integer.MAX_VALUE;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextLong() {
        String token = peekToken();
        try {
            return token != null && Long.parseLong(token) <= Long.MAX_VALUE;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextDouble() {
        String token = peekToken();
        try {
            return token != null && !Double.isNaN(Double.parseDouble(token));
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextBoolean() {
        String token = peekToken();
        return token != null && (token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false"));
    }

    public void close() {
        isClosed = true;
    }

    /** The same where something else than white space separates tokens: all of the input is looked at. */
    private int delimitedStart() {
        int seen = buffer.length();
        StringBuilder all = new StringBuilder(buffer);
        if (input != null) {
            for (String line = input.readText(); !line.isEmpty(); line = input.readText()) {
                all.append(line);
            }
        }
        if (all.length() > seen) {
            buffer = all.toString();
        }
        java.util.regex.Matcher matcher = delimiter.matcher(buffer.substring(at));
        int start = matcher.lookingAt() ? at + matcher.end() : at;
        return start < buffer.length() ? start : -1;
    }

    public Scanner useDelimiter(String regex) {
        delimiter = java.util.regex.Pattern.compile(regex);
        return this;
    }

    public Scanner useDelimiter(java.util.regex.Pattern pattern) {
        delimiter = pattern;
        return this;
    }

    public Scanner useLocale(Locale locale) {
        return this;
    }

    public float nextFloat() {
        return (float) nextDouble();
    }

    public boolean hasNextFloat() {
        return hasNextDouble();
    }

    public short nextShort() {
        String token = numberToken();
        try {
            short value = Short.parseShort(token);
            next();
            return value;
        } catch (NumberFormatException e) {
            throw mismatch(token);
        }
    }

    public byte nextByte() {
        String token = numberToken();
        try {
            byte value = Byte.parseByte(token);
            next();
            return value;
        } catch (NumberFormatException e) {
            throw mismatch(token);
        }
    }

    public boolean hasNextShort() {
        return hasNextInt() && Integer.parseInt(peekToken()) == (short) Integer.parseInt(peekToken());
    }

    public boolean hasNextByte() {
        return hasNextInt() && Integer.parseInt(peekToken()) == (byte) Integer.parseInt(peekToken());
    }

    public boolean hasNextBigInteger() {
        String token = peekToken();
        return token != null && token.matches("[-+]?\\d+");
    }

    public boolean hasNextBigDecimal() {
        String token = peekToken();
        return token != null && token.matches("[-+]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?");
    }

    public java.math.BigInteger nextBigInteger() {
        String token = numberToken();
        try {
            java.math.BigInteger value = new java.math.BigInteger(token);
            next();
            return value;
        } catch (NumberFormatException e) {
            throw mismatch(token);
        }
    }

    public java.math.BigDecimal nextBigDecimal() {
        String token = numberToken();
        try {
            java.math.BigDecimal value = new java.math.BigDecimal(token);
            next();
            return value;
        } catch (NumberFormatException e) {
            throw mismatch(token);
        }
    }

    public boolean hasNext(String regex) {
        String token = peekToken();
        return token != null && token.matches(regex);
    }

    public String next(String regex) {
        String token = numberToken();
        if (!token.matches(regex)) {
            throw new InputMismatchException();
        }
        return next();
    }

    public java.util.stream.Stream<String> tokens() {
        List<String> all = new ArrayList<>();
        while (hasNext()) {
            all.add(next());
        }
        return all.stream();
    }

    /** What a pattern finds in the rest of the line at hand; null where it finds nothing. */
    public String findInLine(java.util.regex.Pattern pattern) {
        if (!hasLine()) {
            return null;
        }
        int end = buffer.indexOf('\n', at);
        String line = buffer.substring(at, end < 0 ? buffer.length() : end);
        java.util.regex.Matcher matcher = pattern.matcher(line);
        if (!matcher.find()) {
            return null;
        }
        at += matcher.end();
        return matcher.group();
    }

    public String findInLine(String regex) {
        return findInLine(java.util.regex.Pattern.compile(regex));
    }

    public java.util.stream.Stream<java.util.regex.MatchResult> findAll(java.util.regex.Pattern pattern) {
        List<java.util.regex.MatchResult> all = new ArrayList<>();
        while (hasLine()) {
            int end = buffer.indexOf('\n', at);
            end = end < 0 ? buffer.length() : end + 1;
            java.util.regex.Matcher matcher = pattern.matcher(buffer.substring(at, end));
            while (matcher.find()) {
                all.add(matcher.toMatchResult());
            }
            at = end;
        }
        return all.stream();
    }

    public java.util.stream.Stream<java.util.regex.MatchResult> findAll(String regex) {
        return findAll(java.util.regex.Pattern.compile(regex));
    }

    public Scanner skip(java.util.regex.Pattern pattern) {
        hasLine();
        java.util.regex.Matcher matcher = pattern.matcher(buffer.substring(at));
        if (!matcher.lookingAt()) {
            throw new NoSuchElementException();
        }
        at += matcher.end();
        return this;
    }

    public Scanner skip(String regex) {
        return skip(java.util.regex.Pattern.compile(regex));
    }

    public java.util.regex.Pattern delimiter() {
        return delimiter == null ? java.util.regex.Pattern.compile("\\p{javaWhitespace}+") : delimiter;
    }

    public Locale locale() {
        return Locale.US;
    }

    public int radix() {
        return 10;
    }

    public java.io.IOException ioException() {
        return null;
    }
}
