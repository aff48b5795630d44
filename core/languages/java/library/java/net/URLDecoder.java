package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

/** What {@link URLEncoder} writes, read back. */
public class URLDecoder {
    public URLDecoder() {
    }

    static Charset named(String name) throws UnsupportedEncodingException {
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException unknown) {
            throw new UnsupportedEncodingException(name);
        }
    }

    public static String decode(String text) {
        return decode(text, Charset.forName("UTF-8"));
    }

    public static String decode(String text, String charset) throws UnsupportedEncodingException {
        return decode(text, named(charset));
    }

    public static String decode(String text, Charset charset) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '+') {
                out.append(' ');
                at++;
            } else if (c != '%') {
                out.append(c);
                at++;
            } else {
                byte[] bytes = new byte[(text.length() - at) / 3];
                int count = 0;
                while (at + 2 < text.length() && text.charAt(at) == '%') {
                    bytes[count++] = one(text.substring(at + 1, at + 3));
                    at += 3;
                }
                if (at < text.length() && text.charAt(at) == '%') {
                    throw new IllegalArgumentException("URLDecoder: Incomplete trailing escape (%) pattern");
                }
                out.append(new String(bytes, 0, count, charset));
            }
        }
        return out.toString();
    }

    private static byte one(String digits) {
        int value;
        try {
            value = Integer.parseInt(digits, 16);
        } catch (NumberFormatException wrong) {
            throw new IllegalArgumentException(
                    "URLDecoder: Illegal hex characters in escape (%) pattern - " + wrong.getMessage());
        }
        if (value < 0) {
            throw new IllegalArgumentException(
                    "URLDecoder: Illegal hex characters in escape (%) pattern - negative value");
        }
        return (byte) value;
    }
}
