// covers: java.net.URI and URL: parts, escapes, resolving, normalizing, comparing, what is refused
import java.net.*;

public class identifiers_of_resources {
    static void told(String text) {
        try {
            URI u = new URI(text);
            System.out.println(u.getScheme() + "|" + u.getSchemeSpecificPart() + "|" + u.getAuthority() + "|" + u.getUserInfo()
                    + "|" + u.getHost() + "|" + u.getPort() + "|" + u.getPath() + "|" + u.getQuery() + "|" + u.getFragment());
            System.out.println("  " + u.isAbsolute() + " " + u.isOpaque() + " " + u.getRawPath() + " " + u.normalize());
        } catch (URISyntaxException e) {
            System.out.println(e.getMessage() + " (" + e.getIndex() + ", " + e.getReason() + ")");
        }
    }

    static void url(String text) {
        try {
            URL u = new URL(text);
            System.out.println(u.getProtocol() + "|" + u.getHost() + "|" + u.getPort() + "|" + u.getDefaultPort() + "|"
                    + u.getPath() + "|" + u.getFile() + "|" + u.getQuery() + "|" + u.getRef() + "|" + u);
        } catch (MalformedURLException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        told("http://user:pw@example.com:8080/a/b%20c/../d?x=1&y=%41#frag");
        told("mailto:someone@example.com");
        told("urn:isbn:096139210x");
        told("file:///etc/hosts");
        told("/a/./b/../../c?q");
        told("../x/y#z");
        told("ldap://[2001:db8::7]/c=GB?one");
        told("http://under_score.com/x");
        told("");
        told("http://a b");
        told("ht!tp://x");
        told("http://x/%zz");
        told("http://x/a|b");
        told("http:");
        URI base = URI.create("http://a/b/c/d;p?q");
        for (String other : new String[] {"g", "./g/", "/g", "//g", "?y", "#s", "..", "../../g", "g;x=1/../y", "http:g"}) {
            System.out.print(base.resolve(other) + " ");
        }
        System.out.println(URI.create("http://a/b/").relativize(URI.create("http://a/b/c?d")));
        System.out.println(new URI("http", "h", "/p q", "é k=v w", null) + " "
                + new URI("http", "u", "h", 80, "/p", "q", "f") + " " + new URI("mailto", "a b", null));
        System.out.println(URI.create("HTTP://A.com/x").equals(URI.create("http://a.COM/x")) + " "
                + URI.create("a").compareTo(URI.create("b")) + " " + URI.create("http://a.com").hashCode() + " "
                + URI.create("http://ü.x/é").toASCIIString());
        try {
            URI.create("a b");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " from " + e.getCause().getClass().getName());
        }
        url("https://example.org/path/file.html?q=1#top");
        url("http://user@host:81");
        url("foo");
        url("zzz://x");
        url("http://h:x/");
        System.out.println(new URL(new URL("http://h/a/b"), "../c") + " " + URI.create("http://h/p").toURL());
    }
}
