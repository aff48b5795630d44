package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

/** Text as a part of the query of an address. */
public class URLEncoder {
    private static final String PLAIN = ".-*_";

    private URLEncoder() {
    }

    public static String encode(String text) {
        return encode(text, Charset.forName("UTF-8"));
    }

    public static String encode(String text, String charset) throws UnsupportedEncodingException {
        return encode(text, URLDecoder.named(charset));
    }

    public static String encode(String text, Charset charset) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (isPlain(c)) {
                out.append(c);
                at++;
            } else if (c == ' ') {
                out.append('+');
                at++;
            } else {
                int end = at;
                while (end < text.length() && !isPlain(text.charAt(end)) && text.charAt(end) != ' ') {
                    end++;
                }
                for (byte one : text.substring(at, end).getBytes(charset)) {
                    out.append(String.format("%%%02X", one));
                }
                at = end;
            }
        }
        return out.toString();
    }

    private static boolean isPlain(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || PLAIN.indexOf(c) >= 0;
    }
}
