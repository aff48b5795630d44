package java.net;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** An identifier as RFC 2396 has them, in its parts. */
public final class URI implements Comparable<URI>, java.io.Serializable {
    private static final String MARKS = "-_.!~*'()";
    private static final String PATH = MARKS + ":@&=+$,/;";
    private static final String ANY = MARKS + ";/?:@&=+$,[]";

    private String text;
    private String scheme;
    private String specific;
    private String authority;
    private String userInfo;
    private String host;
    private int port = -1;
    private String path;
    private String query;
    private String fragment;

    private URI() {
    }

    public URI(String text) throws URISyntaxException {
        this.text = text;
        parse();
    }

    public URI(String scheme, String userInfo, String host, int port, String path, String query, String fragment)
            throws URISyntaxException {
        StringBuilder out = new StringBuilder();
        if (host != null || userInfo != null || port >= 0) {
            out.append("//");
            if (userInfo != null) {
                out.append(quoted(userInfo, MARKS + ";:&=+$,")).append('@');
            }
            if (host != null) {
                boolean isBare = host.indexOf(':') >= 0 && !host.startsWith("[");
                out.append(isBare ? "[" + host + "]" : host);
            }
            if (port >= 0) {
                out.append(':').append(port);
            }
        }
        finish(scheme, out, path, query, fragment);
    }

    public URI(String scheme, String authority, String path, String query, String fragment) throws URISyntaxException {
        StringBuilder out = new StringBuilder();
        if (authority != null) {
            out.append("//").append(quoted(authority, MARKS + "$,;:@&=+[]"));
        }
        finish(scheme, out, path, query, fragment);
    }

    public URI(String scheme, String host, String path, String fragment) throws URISyntaxException {
        this(scheme, null, host, -1, path, null, fragment);
    }

    public URI(String scheme, String specific, String fragment) throws URISyntaxException {
        StringBuilder out = new StringBuilder();
        if (scheme != null) {
            out.append(scheme).append(':');
        }
        out.append(quoted(specific, ANY));
        if (fragment != null) {
            out.append('#').append(quoted(fragment, ANY));
        }
        text = out.toString();
        parse();
    }

    private void finish(String scheme, StringBuilder out, String path, String query, String fragment)
            throws URISyntaxException {
        if (scheme != null) {
            out.insert(0, scheme + ":");
        }
        if (path != null) {
            out.append(quoted(path, PATH));
        }
        if (query != null) {
            out.append('?').append(quoted(query, ANY));
        }
        if (fragment != null) {
            out.append('#').append(quoted(fragment, ANY));
        }
        text = out.toString();
        if (scheme != null && path != null && !path.isEmpty() && path.charAt(0) != '/') {
            throw new URISyntaxException(text, "Relative path in absolute URI");
        }
        parse();
    }

    public static URI create(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException wrong) {
            throw new IllegalArgumentException(wrong.getMessage(), wrong);
        }
    }

    // --- reading

    private static boolean isPlain(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    private static boolean isOther(char c) {
        return c > 127 && !Character.isSpaceChar(c) && !Character.isISOControl(c);
    }

    private URISyntaxException wrong(String what, int at) {
        return new URISyntaxException(text, what, at);
    }

    private void check(int start, int end, String allowed, String what) throws URISyntaxException {
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c == '%') {
                boolean isEscape = i + 2 < end && Character.digit(text.charAt(i + 1), 16) >= 0
                        && Character.digit(text.charAt(i + 2), 16) >= 0;
                if (!isEscape) {
                    throw wrong("Malformed escape pair", i);
                }
                i += 2;
            } else if (!isPlain(c) && !isOther(c) && allowed.indexOf(c) < 0) {
                throw wrong("Illegal character in " + what, i);
            }
        }
    }

    private void parse() throws URISyntaxException {
        int end = text.length();
        int hash = text.indexOf('#');
        if (hash >= 0) {
            check(hash + 1, end, ANY, "fragment");
            fragment = text.substring(hash + 1);
            end = hash;
        }
        int start = 0;
        int colon = first(":/?#", 0);
        if (colon < end && text.charAt(colon) == ':') {
            if (colon == 0) {
                throw wrong("Expected scheme name", 0);
            }
            for (int i = 0; i < colon; i++) {
                char c = text.charAt(i);
                boolean isLetter = isPlain(c) && !Character.isDigit(c);
                if (!isLetter && (i == 0 || !isPlain(c) && "+-.".indexOf(c) < 0)) {
                    throw wrong("Illegal character in scheme name", i);
                }
            }
            scheme = text.substring(0, colon);
            start = colon + 1;
            if (start == end) {
                throw wrong("Expected scheme-specific part", start);
            }
        }
        specific = text.substring(start, end);
        if (scheme != null && text.charAt(start) != '/') {
            check(start, end, ANY, "opaque part");
            return;
        }
        if (text.startsWith("//", start)) {
            int stop = Math.min(first("/?#", start + 2), end);
            if (stop > start + 2) {
                readAuthority(start + 2, stop);
            } else if (stop == end) {
                throw wrong("Expected authority", stop);
            }
            start = stop;
        }
        int question = text.indexOf('?', start);
        if (question < 0 || question > end) {
            question = end;
        }
        check(start, question, PATH, "path");
        path = text.substring(start, question);
        if (question < end) {
            check(question + 1, end, ANY, "query");
            query = text.substring(question + 1, end);
        }
    }

    /** The first place at or behind another where one of some characters stands; the end where none does. */
    private int first(String marks, int from) {
        int at = from;
        while (at < text.length() && marks.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    private void readAuthority(int start, int end) throws URISyntaxException {
        try {
            check(start, end, MARKS + "$,;:@&=+[]", "authority");
        } catch (URISyntaxException anywhere) {
            throw wrong(anywhere.getReason(), start);
        }
        authority = text.substring(start, end);
        int at = authority.lastIndexOf('@');
        String place = authority.substring(at + 1);
        String number = null;
        int colon = place.startsWith("[") ? place.indexOf(':', place.indexOf(']')) : place.indexOf(':');
        if (colon >= 0) {
            number = place.substring(colon + 1);
            place = place.substring(0, colon);
        }
        // What is no server is a name that some registry knows.
        boolean isServer = place.startsWith("[") && place.endsWith("]") || isHostName(place);
        for (int i = 0; number != null && i < number.length(); i++) {
            isServer &= number.charAt(i) >= '0' && number.charAt(i) <= '9';
        }
        if (!isServer) {
            return;
        }
        userInfo = at >= 0 ? authority.substring(0, at) : null;
        host = place;
        if (number != null && !number.isEmpty()) {
            port = Integer.parseInt(number);
        }
    }

    private static boolean isHostName(String name) {
        String plain = name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
        if (plain.isEmpty()) {
            return false;
        }
        String[] labels = plain.split("\\.", -1);
        boolean isAddress = labels.length == 4;
        for (String label : labels) {
            if (label.isEmpty() || label.startsWith("-") || label.endsWith("-")) {
                return false;
            }
            for (char c : label.toCharArray()) {
                if (!isPlain(c) && c != '-') {
                    return false;
                }
                isAddress &= Character.isDigit(c);
            }
        }
        return isAddress || !Character.isDigit(labels[labels.length - 1].charAt(0));
    }

    private static String quoted(String text, String allowed) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isPlain(c) || isOther(c) || allowed.indexOf(c) >= 0 || c == '%' && allowed != PATH && isEscape(text, i)) {
                out.append(c);
            } else {
                for (byte b : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) {
                    out.append(String.format("%%%02X", b & 255));
                }
            }
        }
        return out.toString();
    }

    private static boolean isEscape(String text, int at) {
        return at + 2 < text.length() && Character.digit(text.charAt(at + 1), 16) >= 0
                && Character.digit(text.charAt(at + 2), 16) >= 0;
    }

    private static String decoded(String text) {
        if (text == null || text.indexOf('%') < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length();) {
            if (text.charAt(i) != '%') {
                out.append(text.charAt(i++));
                continue;
            }
            int end = i;
            while (end < text.length() && text.charAt(end) == '%') {
                end += 3;
            }
            byte[] bytes = new byte[(end - i) / 3];
            for (int at = 0; at < bytes.length; at++) {
                bytes[at] = (byte) Integer.parseInt(text.substring(i + at * 3 + 1, i + at * 3 + 3), 16);
            }
            out.append(new String(bytes, StandardCharsets.UTF_8));
            i = end;
        }
        return out.toString();
    }

    // --- parts

    public String getScheme() {
        return scheme;
    }

    public boolean isAbsolute() {
        return scheme != null;
    }

    public boolean isOpaque() {
        return path == null;
    }

    public String getRawSchemeSpecificPart() {
        return specific;
    }

    public String getSchemeSpecificPart() {
        return decoded(specific);
    }

    public String getRawAuthority() {
        return authority;
    }

    public String getAuthority() {
        return decoded(authority);
    }

    public String getRawUserInfo() {
        return userInfo;
    }

    public String getUserInfo() {
        return decoded(userInfo);
    }

    public String getHost() {
        return host;
    }

    public int getPort() {
        return port;
    }

    public String getRawPath() {
        return path;
    }

    public String getPath() {
        return decoded(path);
    }

    public String getRawQuery() {
        return query;
    }

    public String getQuery() {
        return decoded(query);
    }

    public String getRawFragment() {
        return fragment;
    }

    public String getFragment() {
        return decoded(fragment);
    }

    public URL toURL() throws MalformedURLException {
        if (scheme == null) {
            throw new IllegalArgumentException("URI is not absolute");
        }
        return new URL(text);
    }

    // --- other identifiers

    private static URI of(String scheme, String authority, String path, String query, String fragment) {
        StringBuilder out = new StringBuilder();
        if (scheme != null) {
            out.append(scheme).append(':');
        }
        if (authority != null) {
            out.append("//").append(authority);
        }
        out.append(path);
        if (query != null) {
            out.append('?').append(query);
        }
        if (fragment != null) {
            out.append('#').append(fragment);
        }
        return create(out.toString());
    }

    private static String normal(String path) {
        if (path.isEmpty()) {
            return path;
        }
        boolean isAbsolute = path.startsWith("/");
        List<String> kept = new ArrayList<>();
        String[] steps = path.split("/", -1);
        boolean endsOpen = false;
        for (int i = isAbsolute ? 1 : 0; i < steps.length; i++) {
            String step = steps[i];
            boolean isLast = i == steps.length - 1;
            if (step.equals(".") || step.isEmpty()) {
                endsOpen = isLast;
            } else if (step.equals("..") && !kept.isEmpty() && !kept.get(kept.size() - 1).equals("..")) {
                kept.remove(kept.size() - 1);
                endsOpen = isLast;
            } else {
                kept.add(step);
            }
        }
        String joined = String.join("/", kept);
        if (!isAbsolute && !kept.isEmpty() && kept.get(0).indexOf(':') >= 0) {
            joined = "./" + joined;
        }
        return (isAbsolute ? "/" : "") + joined + (endsOpen && !kept.isEmpty() ? "/" : "");
    }

    public URI normalize() {
        if (isOpaque()) {
            return this;
        }
        String there = normal(path);
        return there.equals(path) ? this : of(scheme, authority, there, query, fragment);
    }

    public URI resolve(URI other) {
        if (other.isOpaque() || isOpaque()) {
            return other;
        }
        if (other.scheme == null && other.authority == null && other.path.isEmpty() && other.fragment != null
                && other.query == null) {
            return of(scheme, authority, path, query, other.fragment);
        }
        if (other.scheme != null) {
            return other;
        }
        if (other.authority != null) {
            return of(scheme, other.authority, other.path, other.query, other.fragment);
        }
        String there = other.path;
        if (!there.startsWith("/")) {
            there = normal(path.substring(0, path.lastIndexOf('/') + 1) + there);
        }
        return of(scheme, authority, there, other.query, other.fragment);
    }

    public URI resolve(String other) {
        return resolve(create(other));
    }

    private static boolean isSame(String one, String other) {
        return one == null ? other == null : one.equalsIgnoreCase(other);
    }

    public URI relativize(URI other) {
        if (isOpaque() || other.isOpaque() || !isSame(scheme, other.scheme) || !isSame(authority, other.authority)) {
            return other;
        }
        String base = normal(path);
        String there = normal(other.path);
        if (!base.equals(there)) {
            if (!base.endsWith("/")) {
                base += "/";
            }
            if (!there.startsWith(base)) {
                return other;
            }
        }
        return of(null, null, there.substring(base.length()), other.query, other.fragment);
    }

    public URI parseServerAuthority() throws URISyntaxException {
        return this;
    }

    public String toASCIIString() {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c < 128) {
                out.append(c);
            } else {
                for (byte b : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) {
                    out.append(String.format("%%%02X", b & 255));
                }
            }
        }
        return out.toString();
    }

    private static int compare(String one, String other) {
        if (one == null || other == null) {
            return one == other ? 0 : one == null ? -1 : 1;
        }
        return one.compareTo(other);
    }

    public int compareTo(URI other) {
        int found = scheme != null && other.scheme != null
                ? scheme.compareToIgnoreCase(other.scheme) : compare(scheme, other.scheme);
        if (found != 0) {
            return found;
        }
        if (isOpaque() || other.isOpaque()) {
            if (isOpaque() != other.isOpaque()) {
                return isOpaque() ? 1 : -1;
            }
            found = compare(specific, other.specific);
            return found != 0 ? found : compare(fragment, other.fragment);
        }
        found = host != null && other.host != null ? host.compareToIgnoreCase(other.host) : compare(authority, other.authority);
        if (found == 0) {
            found = port - other.port;
        }
        if (found == 0) {
            found = compare(path, other.path);
        }
        if (found == 0) {
            found = compare(query, other.query);
        }
        return found != 0 ? found : compare(fragment, other.fragment);
    }

    public boolean equals(Object other) {
        return other instanceof URI && compareTo((URI) other) == 0;
    }

    private static int hash(int hash, String part) {
        return part == null ? hash : hash * 127 + part.hashCode();
    }

    public int hashCode() {
        int hash = scheme == null ? 0 : scheme.toLowerCase().hashCode();
        hash = hash(hash, fragment);
        if (isOpaque()) {
            return hash(hash, specific);
        }
        hash = hash(hash, path);
        hash = hash(hash, query);
        if (host == null) {
            return hash(hash, authority);
        }
        hash = hash(hash, userInfo);
        for (char c : host.toLowerCase().toCharArray()) {
            hash = 31 * hash + c;
        }
        return hash + 1949 * port;
    }

    public String toString() {
        return text;
    }
}
