package java.util;

/** Six bits to a character. */
public final class Base64 {
    private static final String PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final String FOR_URLS = PLAIN.substring(0, 62) + "-_";

    private Base64() {
    }

    public static Encoder getEncoder() {
        return new Encoder(PLAIN, true, 0);
    }

    public static Encoder getUrlEncoder() {
        return new Encoder(FOR_URLS, true, 0);
    }

    public static Encoder getMimeEncoder() {
        return new Encoder(PLAIN, true, 76);
    }

    public static Decoder getDecoder() {
        return new Decoder(PLAIN, false);
    }

    public static Decoder getUrlDecoder() {
        return new Decoder(FOR_URLS, false);
    }

    public static Decoder getMimeDecoder() {
        return new Decoder(PLAIN, true);
    }

    public static class Encoder {
        private final String letters;
        private final boolean pads;
        private final int lineLength;

        Encoder(String letters, boolean pads, int lineLength) {
            this.letters = letters;
            this.pads = pads;
            this.lineLength = lineLength;
        }

        public Encoder withoutPadding() {
            return new Encoder(letters, false, lineLength);
        }

        public String encodeToString(byte[] bytes) {
            StringBuilder out = new StringBuilder();
            int lineStart = 0;
            for (int i = 0; i < bytes.length; i += 3) {
                if (lineLength > 0 && out.length() - lineStart == lineLength) {
                    out.append("\r\n");
                    lineStart = out.length();
                }
                int count = Math.min(3, bytes.length - i);
                int bits = 0;
                for (int k = 0; k < 3; k++) {
                    bits = bits << 8 | (k < count ? bytes[i + k] & 255 : 0);
                }
                for (int k = 0; k < 4; k++) {
                    if (k <= count) {
                        out.append(letters.charAt(bits >> 18 - 6 * k & 63));
                    } else if (pads) {
                        out.append('=');
                    }
                }
            }
            return out.toString();
        }

        public byte[] encode(byte[] bytes) {
            return encodeToString(bytes).getBytes();
        }
    }

    public static class Decoder {
        private final String letters;
        private final boolean skipsOthers;

        Decoder(String letters, boolean skipsOthers) {
            this.letters = letters;
            this.skipsOthers = skipsOthers;
        }

        public byte[] decode(byte[] text) {
            return decode(new String(text));
        }

        public byte[] decode(String text) {
            byte[] out = new byte[text.length()];
            int length = 0;
            int bits = 0;
            int count = 0;
            int at = 0;
            for (; at < text.length() && text.charAt(at) != '='; at++) {
                int value = letters.indexOf(text.charAt(at));
                if (value < 0) {
                    if (skipsOthers) {
                        continue;
                    }
                    throw new IllegalArgumentException(
                            "Illegal base64 character " + Integer.toString(text.charAt(at), 16));
                }
                bits = bits << 6 | value;
                if (++count == 4) {
                    out[length++] = (byte) (bits >> 16);
                    out[length++] = (byte) (bits >> 8);
                    out[length++] = (byte) bits;
                    bits = 0;
                    count = 0;
                }
            }
            if (count == 1 && at == text.length()) {
                throw new IllegalArgumentException("Last unit does not have enough valid bits");
            }
            int padding = skipsOthers ? 0 : text.length() - at;
            if (padding > 0 && padding + count != 4) {
                throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
            }
            if (count >= 2) {
                bits <<= 6 * (4 - count);
                out[length++] = (byte) (bits >> 16);
                if (count == 3) {
                    out[length++] = (byte) (bits >> 8);
                }
            }
            return Arrays.copyOf(out, length);
        }
    }
}
