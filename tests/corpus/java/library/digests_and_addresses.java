// covers: MessageDigest, URLEncoder, URLDecoder, UUID.nameUUIDFromBytes
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.UUID;

public class Main {
    static String hex(byte[] bytes) {
        StringBuilder out = new StringBuilder();
        for (byte one : bytes) {
            out.append(String.format("%02x", one));
        }
        return out.toString();
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-384", "SHA-512"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            System.out.println(digest.getAlgorithm() + " " + digest.getDigestLength());
            for (String text : new String[] {"", "abc", "grüße", "a".repeat(55), "b".repeat(56), "c".repeat(64), "d".repeat(200)}) {
                System.out.println(hex(digest.digest(text.getBytes(StandardCharsets.UTF_8))));
            }
            digest.update("ab".getBytes());
            digest.update((byte) 'c');
            System.out.println(hex(digest.digest()));
        }
        try {
            MessageDigest.getInstance("ROT13");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(UUID.nameUUIDFromBytes("name".getBytes()) + " " + UUID.nameUUIDFromBytes("name".getBytes()).version());
        String query = URLEncoder.encode("a b&c=é/\u20ac*-_.~\ud83d\ude00", "UTF-8");
        System.out.println(query);
        System.out.println(URLDecoder.decode(query, StandardCharsets.UTF_8));
        System.out.println(URLDecoder.decode("x+y%2Bz%3f", "UTF-8"));
        try {
            URLDecoder.decode("50%", "UTF-8");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
