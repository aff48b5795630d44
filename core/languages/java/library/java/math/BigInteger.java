package java.math;

import java.util.Objects;
import java.util.Random;

/** Around one of the machine's unbounded integers, which the field {@code value} holds. */
public class BigInteger extends Number implements Comparable<BigInteger> {
    public static final BigInteger ZERO = valueOf(0);
    public static final BigInteger ONE = valueOf(1);
    public static final BigInteger TWO = valueOf(2);
    public static final BigInteger TEN = valueOf(10);

    private final Object value;

    private BigInteger(Object value, boolean isValue) {
        this.value = value;
    }

    public BigInteger(String text) {
        this(text, 10);
    }

    public BigInteger(String text, int radix) {
        String digits = text.startsWith("+") ? text.substring(1) : text;
        int first = digits.startsWith("-") ? 1 : 0;
        if (digits.length() == first) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        for (int i = first; i < digits.length(); i++) {
            if (Character.digit(digits.charAt(i), radix) < 0) {
                throw NumberFormats.forInput(digits);
            }
        }
        value = ofText(digits, radix);
    }

    /** The sign and the bytes of the magnitude, the greatest first. */
    public BigInteger(int sign, byte[] bytes) {
        BigInteger all = ZERO;
        for (byte part : bytes) {
            all = all.shiftLeft(8).or(valueOf(part & 255));
        }
        if (sign < -1 || sign > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        if (sign == 0 && all.signum() != 0) {
            throw new NumberFormatException("signum-magnitude mismatch");
        }
        value = sign < 0 ? all.negate().value : all.value;
    }

    /** The two's complement, the greatest byte first, as {@link #toByteArray} gives it. */
    public BigInteger(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public BigInteger(byte[] bytes, int start, int count) {
        Objects.checkFromIndexSize(start, count, bytes.length);
        if (count == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        BigInteger all = valueOf(bytes[start]);
        for (int i = start + 1; i < start + count; i++) {
            all = all.shiftLeft(8).or(valueOf(bytes[i] & 255));
        }
        value = all.value;
    }

    public BigInteger(int bits, Random random) {
        BigInteger all = valueOf(0);
        for (int i = 0; i < bits; i++) {
            all = all.shiftLeft(1).add(random.nextBoolean() ? ONE : ZERO);
        }
        value = all.value;
    }

    @Intrinsic("integer_of_text")
    private static native Object ofText(String text, int radix);

    @Intrinsic("integer_of")
    private static native Object of(long value);

    @Intrinsic("integer_to_text")
    private static native String text(Object value, int radix);

    @Intrinsic("integer_add")
    private static native Object sum(Object a, Object b);

    @Intrinsic("integer_subtract")
    private static native Object difference(Object a, Object b);

    @Intrinsic("integer_multiply")
    private static native Object product(Object a, Object b);

    @Intrinsic("integer_divide")
    private static native Object quotient(Object a, Object b);

    @Intrinsic("integer_remainder")
    private static native Object rest(Object a, Object b);

    @Intrinsic("integer_power")
    private static native Object raised(Object a, int exponent);

    @Intrinsic("integer_power_modulo")
    private static native Object raisedModulo(Object a, Object exponent, Object modulus);

    @Intrinsic("integer_gcd")
    private static native Object commonDivisor(Object a, Object b);

    @Intrinsic("integer_square_root")
    private static native Object root(Object a);

    @Intrinsic("integer_and")
    private static native Object bitAnd(Object a, Object b);

    @Intrinsic("integer_or")
    private static native Object bitOr(Object a, Object b);

    @Intrinsic("integer_xor")
    private static native Object bitXor(Object a, Object b);

    @Intrinsic("integer_shift")
    private static native Object shifted(Object a, int count);

    @Intrinsic("integer_compare")
    private static native int order(Object a, Object b);

    @Intrinsic("integer_bit_length")
    private static native int bitsOf(Object a);

    @Intrinsic("integer_low_bits")
    private static native long lowBits(Object a);

    @Intrinsic("integer_to_float")
    private static native double toDouble(Object a);

    public static BigInteger valueOf(long value) {
        return new BigInteger(of(value), true);
    }

    public BigInteger add(BigInteger other) {
        return new BigInteger(sum(value, other.value), true);
    }

    public BigInteger subtract(BigInteger other) {
        return new BigInteger(difference(value, other.value), true);
    }

    public BigInteger multiply(BigInteger other) {
        return new BigInteger(product(value, other.value), true);
    }

    private static void checkDivisor(BigInteger divisor) {
        if (divisor.signum() == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
    }

    public BigInteger divide(BigInteger other) {
        checkDivisor(other);
        return new BigInteger(quotient(value, other.value), true);
    }

    public BigInteger remainder(BigInteger other) {
        checkDivisor(other);
        return new BigInteger(rest(value, other.value), true);
    }

    public BigInteger[] divideAndRemainder(BigInteger other) {
        return new BigInteger[] {divide(other), remainder(other)};
    }

    public BigInteger mod(BigInteger modulus) {
        checkModulus(modulus);
        BigInteger rest = remainder(modulus);
        return rest.signum() < 0 ? rest.add(modulus) : rest;
    }

    private static void checkModulus(BigInteger modulus) {
        if (modulus.signum() <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
    }

    public BigInteger modPow(BigInteger exponent, BigInteger modulus) {
        checkModulus(modulus);
        BigInteger base = exponent.signum() < 0 ? modInverse(modulus) : mod(modulus);
        return new BigInteger(raisedModulo(base.value, exponent.abs().value, modulus.value), true);
    }

    public BigInteger modInverse(BigInteger modulus) {
        checkModulus(modulus);
        BigInteger a = mod(modulus);
        BigInteger b = modulus;
        BigInteger x = ONE;
        BigInteger y = ZERO;
        while (a.signum() != 0 && !a.equals(ONE)) {
            BigInteger quotient = b.divide(a);
            BigInteger rest = b.subtract(quotient.multiply(a));
            BigInteger next = y.subtract(quotient.multiply(x));
            b = a;
            a = rest;
            y = x;
            x = next;
        }
        if (a.signum() == 0) {
            if (modulus.equals(ONE)) {
                return ZERO;
            }
            throw new ArithmeticException("BigInteger not invertible.");
        }
        return x.mod(modulus);
    }

    public BigInteger pow(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        return new BigInteger(raised(value, exponent), true);
    }

    public BigInteger gcd(BigInteger other) {
        return new BigInteger(commonDivisor(value, other.value), true);
    }

    public BigInteger sqrt() {
        if (signum() < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        return new BigInteger(root(value), true);
    }

    public BigInteger abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigInteger negate() {
        return ZERO.subtract(this);
    }

    public int signum() {
        return order(value, ZERO.value);
    }

    public BigInteger and(BigInteger other) {
        return new BigInteger(bitAnd(value, other.value), true);
    }

    public BigInteger or(BigInteger other) {
        return new BigInteger(bitOr(value, other.value), true);
    }

    public BigInteger xor(BigInteger other) {
        return new BigInteger(bitXor(value, other.value), true);
    }

    public BigInteger not() {
        return negate().subtract(ONE);
    }

    public BigInteger andNot(BigInteger other) {
        return and(other.not());
    }

    public BigInteger shiftLeft(int count) {
        return new BigInteger(shifted(value, count), true);
    }

    public BigInteger shiftRight(int count) {
        return new BigInteger(shifted(value, -count), true);
    }

    private static void checkBit(int bit) {
        if (bit < 0) {
            throw new ArithmeticException("Negative bit address");
        }
    }

    public boolean testBit(int bit) {
        checkBit(bit);
        return (shiftRight(bit).longValue() & 1) != 0;
    }

    public BigInteger setBit(int bit) {
        checkBit(bit);
        return or(ONE.shiftLeft(bit));
    }

    public BigInteger clearBit(int bit) {
        checkBit(bit);
        return andNot(ONE.shiftLeft(bit));
    }

    public BigInteger flipBit(int bit) {
        checkBit(bit);
        return xor(ONE.shiftLeft(bit));
    }

    public int getLowestSetBit() {
        return signum() == 0 ? -1 : and(negate()).bitLength() - 1;
    }

    public int bitLength() {
        return bitsOf(value);
    }

    public int bitCount() {
        BigInteger rest = signum() < 0 ? not() : this;
        int count = 0;
        while (rest.signum() != 0) {
            count += Long.bitCount(rest.longValue());
            rest = rest.shiftRight(64);
        }
        return count;
    }

    /** Divides by small primes, then asks the witnesses that are known to do for numbers below 2 to the 64. */
    public boolean isProbablePrime(int certainty) {
        BigInteger n = abs();
        if (n.compareTo(TWO) < 0) {
            return false;
        }
        int[] primes = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
        for (int prime : primes) {
            BigInteger p = valueOf(prime);
            if (n.equals(p)) {
                return true;
            }
            if (n.remainder(p).signum() == 0) {
                return false;
            }
        }
        BigInteger last = n.subtract(ONE);
        int twos = last.getLowestSetBit();
        BigInteger odd = last.shiftRight(twos);
        for (int prime : primes) {
            BigInteger x = valueOf(prime).modPow(odd, n);
            boolean passes = x.equals(ONE) || x.equals(last);
            for (int i = 1; i < twos && !passes; i++) {
                x = x.multiply(x).mod(n);
                passes = x.equals(last);
            }
            if (!passes) {
                return false;
            }
        }
        return true;
    }

    public BigInteger nextProbablePrime() {
        if (signum() < 0) {
            throw new ArithmeticException("start < 0: " + this);
        }
        BigInteger next = add(ONE);
        while (!next.isProbablePrime(100)) {
            next = next.add(ONE);
        }
        return next;
    }

    /** Two's complement, the most significant byte first, in as few bytes as there is room for the sign. */
    public byte[] toByteArray() {
        byte[] bytes = new byte[bitLength() / 8 + 1];
        for (int i = 0; i < bytes.length; i++) {
            bytes[bytes.length - 1 - i] = shiftRight(8 * i).byteValue();
        }
        return bytes;
    }

    public BigInteger max(BigInteger other) {
        return compareTo(other) > 0 ? this : other;
    }

    public BigInteger min(BigInteger other) {
        return compareTo(other) < 0 ? this : other;
    }

    public int intValue() {
        return (int) lowBits(value);
    }

    public long longValue() {
        return lowBits(value);
    }

    public double doubleValue() {
        return toDouble(value);
    }

    public float floatValue() {
        return (float) toDouble(value);
    }

    public int intValueExact() {
        if (bitLength() > 31) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return intValue();
    }

    public long longValueExact() {
        if (bitLength() > 63) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return longValue();
    }

    public int compareTo(BigInteger other) {
        return order(value, other.value);
    }

    public boolean equals(Object other) {
        return other instanceof BigInteger && order(value, ((BigInteger) other).value) == 0;
    }

    public int hashCode() {
        int hash = 0;
        BigInteger size = abs();
        for (int i = (size.bitLength() + 31) / 32 - 1; i >= 0; i--) {
            hash = 31 * hash + size.shiftRight(32 * i).intValue();
        }
        return hash * signum();
    }

    public String toString(int radix) {
        return text(value, radix < 2 || radix > 36 ? 10 : radix);
    }

    public String toString() {
        return text(value, 10);
    }

    public BigInteger[] sqrtAndRemainder() {
        BigInteger whole = sqrt();
        return new BigInteger[] {whole, subtract(whole.multiply(whole))};
    }

    public short shortValueExact() {
        if (bitLength() > 15) {
            throw new ArithmeticException("BigInteger out of short range");
        }
        return (short) intValue();
    }

    public byte byteValueExact() {
        if (bitLength() > 7) {
            throw new ArithmeticException("BigInteger out of byte range");
        }
        return (byte) intValue();
    }

    public static BigInteger probablePrime(int bits, Random random) {
        if (bits < 2) {
            throw new ArithmeticException("bitLength < 2");
        }
        while (true) {
            BigInteger candidate = new BigInteger(bits, random).setBit(bits - 1).setBit(0);
            if (candidate.isProbablePrime(100)) {
                return candidate;
            }
        }
    }
}
