package java.util;

public final class UUID implements Comparable<UUID> {
    private static final Random RANDOM = new Random(0);

    private final long most;
    private final long least;

    public UUID(long most, long least) {
        this.most = most;
        this.least = least;
    }

    public static UUID randomUUID() {
        return new UUID(
                RANDOM.nextLong() & ~0xf000L | 0x4000L, RANDOM.nextLong() & 0x3fffffffffffffffL | 0x8000000000000000L);
    }

    public static UUID nameUUIDFromBytes(byte[] name) {
        byte[] digest;
        try {
            digest = java.security.MessageDigest.getInstance("MD5").digest(name);
        } catch (java.security.NoSuchAlgorithmException impossible) {
            throw new InternalError("MD5 not supported", impossible);
        }
        long most = 0;
        long least = 0;
        for (int i = 0; i < 8; i++) {
            most = most << 8 | digest[i] & 255;
            least = least << 8 | digest[i + 8] & 255;
        }
        return new UUID(most & ~0xf000L | 0x3000L, least & 0x3fffffffffffffffL | 0x8000000000000000L);
    }

    public static UUID fromString(String text) {
        String[] parts = text.split("-");
        if (parts.length != 5) {
            throw new IllegalArgumentException("Invalid UUID string: " + text);
        }
        long most = Long.parseLong(parts[0], 16) << 32 | Long.parseLong(parts[1], 16) << 16 | Long.parseLong(parts[2], 16);
        return new UUID(most, Long.parseLong(parts[3], 16) << 48 | Long.parseLong(parts[4], 16));
    }

    public long getMostSignificantBits() {
        return most;
    }

    public long getLeastSignificantBits() {
        return least;
    }

    public int version() {
        return (int) (most >> 12 & 15);
    }

    private static String hex(long value, int digits) {
        String text = Long.toHexString(value & (1L << digits * 4) - 1);
        return "0".repeat(digits - text.length()) + text;
    }

    public String toString() {
        return hex(most >>> 32, 8) + "-" + hex(most >>> 16, 4) + "-" + hex(most, 4) + "-" + hex(least >>> 48, 4) + "-"
                + hex(least, 12);
    }

    public boolean equals(Object other) {
        return other instanceof UUID && most == ((UUID) other).most && least == ((UUID) other).least;
    }

    public int hashCode() {
        return Long.hashCode(most ^ least);
    }

    public int compareTo(UUID other) {
        return most != other.most ? Long.compare(most, other.most) : Long.compare(least, other.least);
    }
}
