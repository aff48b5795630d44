package java.security;

/** MD5, SHA-1 and the family of SHA-2, from their published definitions. */
public class MessageDigest {
    private static final int[] TURNS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
    private static final int[] SHA256 = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    };

    private final String algorithm;
    private byte[] held = new byte[64];
    private int count = 0;

    protected MessageDigest(String algorithm) {
        this.algorithm = algorithm;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        String name = algorithm.toUpperCase();
        if (name.equals("MD5") || name.equals("SHA-1") || name.equals("SHA") || name.equals("SHA1")
                || name.equals("SHA-256") || name.equals("SHA-384") || name.equals("SHA-512")) {
            return new MessageDigest(algorithm);
        }
        throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final int getDigestLength() {
        return isLong() ? longLength() : words() * 4;
    }

    private boolean isLong() {
        String name = algorithm.toUpperCase();
        return name.equals("SHA-384") || name.equals("SHA-512");
    }

    private int longLength() {
        return algorithm.endsWith("384") ? 48 : 64;
    }

    private int words() {
        String name = algorithm.toUpperCase();
        return name.equals("MD5") ? 4 : name.equals("SHA-256") ? 8 : 5;
    }

    public void update(byte one) {
        if (count == held.length) {
            held = java.util.Arrays.copyOf(held, 2 * count);
        }
        held[count++] = one;
    }

    public void update(byte[] bytes) {
        update(bytes, 0, bytes.length);
    }

    public void update(byte[] bytes, int from, int length) {
        for (int i = 0; i < length; i++) {
            update(bytes[from + i]);
        }
    }

    public void reset() {
        count = 0;
    }

    public byte[] digest(byte[] bytes) {
        update(bytes);
        return digest();
    }

    public byte[] digest() {
        if (isLong()) {
            int length = count;
            count = 0;
            return LongDigest.digest(held, length, longLength());
        }
        boolean isLittle = words() == 4;
        int[] blocks = padded(isLittle);
        count = 0;
        int[] state = switch (words()) {
            case 4 -> md5(blocks);
            case 5 -> sha1(blocks);
            default -> sha256(blocks);
        };
        byte[] out = new byte[4 * state.length];
        for (int i = 0; i < out.length; i++) {
            int shift = isLittle ? i % 4 * 8 : 24 - i % 4 * 8;
            out[i] = (byte) (state[i / 4] >>> shift);
        }
        return out;
    }

    public static boolean isEqual(byte[] a, byte[] b) {
        return java.util.Arrays.equals(a, b);
    }

    /** The message with its end and its length, as words. */
    private int[] padded(boolean isLittle) {
        int size = (count + 8) / 64 * 16 + 16;
        int[] words = new int[size];
        for (int i = 0; i <= count; i++) {
            int one = i < count ? held[i] & 255 : 128;
            words[i / 4] |= one << (isLittle ? i % 4 * 8 : 24 - i % 4 * 8);
        }
        long bits = 8L * count;
        words[size - (isLittle ? 2 : 1)] = (int) bits;
        words[size - (isLittle ? 1 : 2)] = (int) (bits >>> 32);
        return words;
    }

    private static int[] md5(int[] words) {
        int[] sines = new int[64];
        for (int i = 0; i < 64; i++) {
            sines[i] = (int) (long) Math.floor(Math.abs(Math.sin(i + 1)) * 4294967296.0);
        }
        int[] state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
        for (int block = 0; block < words.length; block += 16) {
            int a = state[0];
            int b = state[1];
            int c = state[2];
            int d = state[3];
            for (int i = 0; i < 64; i++) {
                int mixed;
                int word;
                if (i < 16) {
                    mixed = b & c | ~b & d;
                    word = i;
                } else if (i < 32) {
                    mixed = d & b | ~d & c;
                    word = (5 * i + 1) % 16;
                } else if (i < 48) {
                    mixed = b ^ c ^ d;
                    word = (3 * i + 5) % 16;
                } else {
                    mixed = c ^ (b | ~d);
                    word = 7 * i % 16;
                }
                int sum = a + mixed + sines[i] + words[block + word];
                a = d;
                d = c;
                c = b;
                b += Integer.rotateLeft(sum, TURNS[i / 16 * 4 + i % 4]);
            }
            state[0] += a;
            state[1] += b;
            state[2] += c;
            state[3] += d;
        }
        return state;
    }

    private static int[] sha1(int[] words) {
        int[] state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
        int[] w = new int[80];
        for (int block = 0; block < words.length; block += 16) {
            for (int i = 0; i < 80; i++) {
                w[i] = i < 16 ? words[block + i] : Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
            }
            int a = state[0];
            int b = state[1];
            int c = state[2];
            int d = state[3];
            int e = state[4];
            for (int i = 0; i < 80; i++) {
                int mixed;
                if (i < 20) {
                    mixed = (b & c | ~b & d) + 0x5a827999;
                } else if (i < 40) {
                    mixed = (b ^ c ^ d) + 0x6ed9eba1;
                } else if (i < 60) {
                    mixed = (b & c | b & d | c & d) + 0x8f1bbcdc;
                } else {
                    mixed = (b ^ c ^ d) + 0xca62c1d6;
                }
                int next = Integer.rotateLeft(a, 5) + mixed + e + w[i];
                e = d;
                d = c;
                c = Integer.rotateLeft(b, 30);
                b = a;
                a = next;
            }
            state[0] += a;
            state[1] += b;
            state[2] += c;
            state[3] += d;
            state[4] += e;
        }
        return state;
    }

    private static int[] sha256(int[] words) {
        int[] state = {
            0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
        };
        int[] w = new int[64];
        for (int block = 0; block < words.length; block += 16) {
            for (int i = 0; i < 64; i++) {
                if (i < 16) {
                    w[i] = words[block + i];
                    continue;
                }
                int early = w[i - 15];
                int late = w[i - 2];
                w[i] = w[i - 16] + w[i - 7]
                        + (Integer.rotateRight(early, 7) ^ Integer.rotateRight(early, 18) ^ early >>> 3)
                        + (Integer.rotateRight(late, 17) ^ Integer.rotateRight(late, 19) ^ late >>> 10);
            }
            int[] s = state.clone();
            for (int i = 0; i < 64; i++) {
                int e = s[4];
                int a = s[0];
                int first = s[7] + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25))
                        + (e & s[5] ^ ~e & s[6]) + SHA256[i] + w[i];
                int second = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
                        + (a & s[1] ^ a & s[2] ^ s[1] & s[2]);
                for (int at = 7; at > 0; at--) {
                    s[at] = s[at - 1];
                }
                s[4] += first;
                s[0] = first + second;
            }
            for (int i = 0; i < 8; i++) {
                state[i] += s[i];
            }
        }
        return state;
    }

    public String toString() {
        return algorithm + " Message Digest from SUN, <initialized>\n";
    }
}
