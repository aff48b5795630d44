package java.net;

/** Where something is, by which protocol. Nothing can be opened: the machine knows no net. */
public final class URL implements java.io.Serializable {
    private static final String[] PROTOCOLS = {"http", "https", "ftp", "file", "jar", "mailto"};
    private static final int[] PORTS = {80, 443, 21, -1, -1, -1};

    private String protocol;
    private String userInfo;
    private String host = "";
    private int port = -1;
    private String authority;
    private String path = "";
    private String query;
    private String ref;

    public URL(String text) throws MalformedURLException {
        String rest = text.trim();
        int colon = rest.indexOf(':');
        int slash = rest.indexOf('/');
        boolean isNamed = colon > 0 && (slash < 0 || colon < slash);
        for (int i = 0; isNamed && i < colon; i++) {
            char c = rest.charAt(i);
            isNamed = Character.isLetter(c) || i > 0 && (Character.isDigit(c) || "+-.".indexOf(c) >= 0);
        }
        if (!isNamed) {
            throw new MalformedURLException("no protocol: " + text);
        }
        protocol = rest.substring(0, colon).toLowerCase();
        known();
        rest = rest.substring(colon + 1);
        int hash = rest.indexOf('#');
        if (hash >= 0) {
            ref = rest.substring(hash + 1);
            rest = rest.substring(0, hash);
        }
        int question = rest.indexOf('?');
        if (question >= 0) {
            query = rest.substring(question + 1);
            rest = rest.substring(0, question);
        }
        if (rest.startsWith("//")) {
            int end = rest.indexOf('/', 2);
            end = end < 0 ? rest.length() : end;
            authority = rest.substring(2, end);
            rest = rest.substring(end);
            readAuthority(text);
        }
        path = rest;
    }

    public URL(String protocol, String host, int port, String file) throws MalformedURLException {
        this(protocol + "://" + host + (port < 0 ? "" : ":" + port) + file);
    }

    public URL(String protocol, String host, String file) throws MalformedURLException {
        this(protocol, host, -1, file);
    }

    public URL(URL context, String text) throws MalformedURLException {
        this(URI.create(context.toString()).resolve(text).toString());
    }

    private int known() throws MalformedURLException {
        for (int i = 0; i < PROTOCOLS.length; i++) {
            if (PROTOCOLS[i].equals(protocol)) {
                return i;
            }
        }
        throw new MalformedURLException("unknown protocol: " + protocol);
    }

    private void readAuthority(String text) throws MalformedURLException {
        int at = authority.lastIndexOf('@');
        userInfo = at >= 0 ? authority.substring(0, at) : null;
        host = authority.substring(at + 1);
        int colon = host.startsWith("[") ? host.indexOf(':', host.indexOf(']')) : host.indexOf(':');
        if (colon >= 0) {
            String number = host.substring(colon + 1);
            host = host.substring(0, colon);
            try {
                port = number.isEmpty() ? -1 : Integer.parseInt(number);
            } catch (NumberFormatException wrong) {
                throw new MalformedURLException("Error at index 0 in: \"" + number + "\"");
            }
            if (port < -1) {
                throw new MalformedURLException("Invalid port number :" + port);
            }
        }
    }

    public String getProtocol() {
        return protocol;
    }

    public String getAuthority() {
        return authority;
    }

    public String getUserInfo() {
        return userInfo;
    }

    public String getHost() {
        return host;
    }

    public int getPort() {
        return port;
    }

    public int getDefaultPort() {
        for (int i = 0; i < PROTOCOLS.length; i++) {
            if (PROTOCOLS[i].equals(protocol)) {
                return PORTS[i];
            }
        }
        return -1;
    }

    public String getPath() {
        return path;
    }

    public String getQuery() {
        return query;
    }

    public String getFile() {
        return query == null ? path : path + "?" + query;
    }

    public String getRef() {
        return ref;
    }

    public URI toURI() throws URISyntaxException {
        return new URI(toString());
    }

    public boolean sameFile(URL other) {
        int own = port < 0 ? getDefaultPort() : port;
        int others = other.port < 0 ? other.getDefaultPort() : other.port;
        return protocol.equals(other.protocol) && host.equalsIgnoreCase(other.host) && own == others
                && getFile().equals(other.getFile());
    }

    public boolean equals(Object other) {
        return other instanceof URL && sameFile((URL) other) && java.util.Objects.equals(ref, ((URL) other).ref);
    }

    public int hashCode() {
        return toString().hashCode();
    }

    public String toExternalForm() {
        return protocol + ":" + (authority != null && !authority.isEmpty() ? "//" + authority : "") + getFile()
                + (ref == null ? "" : "#" + ref);
    }

    public String toString() {
        return toExternalForm();
    }
}
