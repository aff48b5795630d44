package java.math;

/** An integer and how many of its decimal digits stand behind the point. */
public class BigDecimal extends Number implements Comparable<BigDecimal> {
    public static final BigDecimal ZERO = new BigDecimal(BigInteger.ZERO, 0);
    public static final BigDecimal ONE = new BigDecimal(BigInteger.ONE, 0);
    public static final BigDecimal TEN = new BigDecimal(BigInteger.TEN, 0);

    private final BigInteger unscaled;
    private final int scale;

    public BigDecimal(BigInteger unscaled, int scale) {
        this.unscaled = unscaled;
        this.scale = scale;
    }

    public BigDecimal(BigInteger value) {
        this(value, 0);
    }

    public BigDecimal(int value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(long value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(String text) {
        String digits = text;
        int exponent = 0;
        int e = Math.max(text.indexOf('e'), text.indexOf('E'));
        if (e >= 0) {
            exponent = Integer.parseInt(text.substring(e + 1));
            digits = text.substring(0, e);
        }
        int point = digits.indexOf('.');
        int places = 0;
        if (point >= 0) {
            places = digits.length() - point - 1;
            digits = digits.substring(0, point) + digits.substring(point + 1);
        }
        for (int i = 0; i < digits.length(); i++) {
            char unit = digits.charAt(i);
            boolean isSign = i == 0 && (unit == '-' || unit == '+');
            if (unit == '.') {
                throw new NumberFormatException("Character array contains more than one decimal point.");
            }
            if (!isSign && (unit < '0' || unit > '9')) {
                throw new NumberFormatException(
                        "Character " + unit + " is neither a decimal digit number, decimal point, nor"
                                + " \"e\" notation exponential mark.");
            }
        }
        if (digits.isEmpty() || digits.equals("-") || digits.equals("+")) {
            throw new NumberFormatException();
        }
        unscaled = new BigInteger(digits);
        scale = places - exponent;
    }

    public BigDecimal(char[] units) {
        this(new String(units));
    }

    public BigDecimal(char[] units, int start, int count) {
        this(new String(units, start, count));
    }

    public BigDecimal(char[] units, MathContext context) {
        this(new BigDecimal(units), context);
    }

    public BigDecimal(String text, MathContext context) {
        this(new BigDecimal(text), context);
    }

    public BigDecimal(BigInteger value, MathContext context) {
        this(new BigDecimal(value), context);
    }

    public BigDecimal(BigInteger unscaled, int scale, MathContext context) {
        this(new BigDecimal(unscaled, scale), context);
    }

    public BigDecimal(int value, MathContext context) {
        this(new BigDecimal(value), context);
    }

    public BigDecimal(long value, MathContext context) {
        this(new BigDecimal(value), context);
    }

    public BigDecimal(double value, MathContext context) {
        this(new BigDecimal(value), context);
    }

    private BigDecimal(BigDecimal exact, MathContext context) {
        BigDecimal rounded = exact.round(context);
        unscaled = rounded.unscaled;
        scale = rounded.scale;
    }

    /** The exact value of a double. */
    public BigDecimal(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new NumberFormatException("Infinite or NaN");
        }
        long bits = Double.doubleToRawLongBits(value);
        int exponent = (int) (bits >> 52 & 2047);
        long fraction = bits & (1L << 52) - 1;
        fraction = exponent == 0 ? fraction << 1 : fraction | 1L << 52;
        exponent -= 1075;
        if (fraction == 0) {
            exponent = 0;
        }
        while (fraction != 0 && (fraction & 1) == 0) {
            fraction >>= 1;
            exponent++;
        }
        BigInteger whole = BigInteger.valueOf(bits < 0 ? -fraction : fraction);
        if (exponent >= 0) {
            unscaled = whole.shiftLeft(exponent);
            scale = 0;
        } else {
            unscaled = whole.multiply(BigInteger.valueOf(5).pow(-exponent));
            scale = -exponent;
        }
    }

    public static BigDecimal valueOf(long value) {
        return new BigDecimal(BigInteger.valueOf(value), 0);
    }

    public static BigDecimal valueOf(long unscaled, int scale) {
        return new BigDecimal(BigInteger.valueOf(unscaled), scale);
    }

    public static BigDecimal valueOf(double value) {
        return new BigDecimal(Double.toString(value));
    }

    private static BigInteger tenTo(int exponent) {
        return BigInteger.TEN.pow(exponent);
    }

    /** The unscaled value for a scale that is not smaller. */
    private BigInteger unscaledAt(int wanted) {
        return wanted == scale ? unscaled : unscaled.multiply(tenTo(wanted - scale));
    }

    public BigDecimal add(BigDecimal other) {
        int common = Math.max(scale, other.scale);
        return new BigDecimal(unscaledAt(common).add(other.unscaledAt(common)), common);
    }

    public BigDecimal add(BigDecimal other, MathContext context) {
        return add(other).round(context);
    }

    public BigDecimal subtract(BigDecimal other) {
        return add(other.negate());
    }

    public BigDecimal subtract(BigDecimal other, MathContext context) {
        return subtract(other).round(context);
    }

    public BigDecimal multiply(BigDecimal other) {
        return new BigDecimal(unscaled.multiply(other.unscaled), scale + other.scale);
    }

    public BigDecimal multiply(BigDecimal other, MathContext context) {
        return multiply(other).round(context);
    }

    private void checkDivisor(BigDecimal divisor) {
        if (divisor.signum() == 0) {
            throw new ArithmeticException(signum() == 0 ? "Division undefined" : "Division by zero");
        }
    }

    public BigDecimal divide(BigDecimal other, int wanted, RoundingMode mode) {
        if (other.signum() == 0) {
            throw new ArithmeticException(signum() == 0 ? "Division undefined" : "Division by zero");
        }
        int shift = wanted - scale + other.scale;
        BigInteger a = shift > 0 ? unscaled.multiply(tenTo(shift)) : unscaled;
        BigInteger b = shift < 0 ? other.unscaled.multiply(tenTo(-shift)) : other.unscaled;
        return new BigDecimal(rounded(a, b, mode), wanted);
    }

    public BigDecimal divide(BigDecimal other, RoundingMode mode) {
        return divide(other, scale, mode);
    }

    public BigDecimal divide(BigDecimal other, MathContext context) {
        if (context.getPrecision() == 0) {
            return divide(other);
        }
        checkDivisor(other);
        int preferred = scale - other.scale;
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        int digits = context.getPrecision() + 3 + other.precision() - precision();
        int wanted = preferred + Math.max(digits, 0);
        BigDecimal exact = divide(other, wanted, RoundingMode.DOWN);
        boolean isExact = exact.multiply(other).compareTo(this) == 0;
        if (!isExact) {
            BigInteger sticky = exact.unscaled.multiply(BigInteger.TEN);
            sticky = sticky.add(BigInteger.valueOf(signum() * other.signum()));
            exact = new BigDecimal(sticky, wanted + 1);
        }
        BigDecimal result = exact.round(context);
        return isExact ? result.stripZerosTo(preferred) : result;
    }

    public BigDecimal divide(BigDecimal other) {
        checkDivisor(other);
        int preferred = scale - other.scale;
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, Math.max(preferred, 0));
        }
        BigInteger divisor = other.unscaled.divide(unscaled.gcd(other.unscaled)).abs();
        int twos = divisor.getLowestSetBit();
        divisor = divisor.shiftRight(twos);
        int fives = 0;
        BigInteger five = BigInteger.valueOf(5);
        while (divisor.remainder(five).signum() == 0) {
            divisor = divisor.divide(five);
            fives++;
        }
        if (!divisor.equals(BigInteger.ONE)) {
            throw new ArithmeticException(
                    "Non-terminating decimal expansion; no exact representable decimal result.");
        }
        int wanted = preferred + Math.max(twos, fives);
        return divide(other, wanted, RoundingMode.UNNECESSARY).stripZerosTo(preferred);
    }

    public BigDecimal divideToIntegralValue(BigDecimal other) {
        checkDivisor(other);
        BigDecimal quotient = divide(other, 0, RoundingMode.DOWN);
        int preferred = scale - other.scale;
        return preferred >= 0 ? quotient.setScale(preferred) : quotient.stripZerosTo(preferred);
    }

    public BigDecimal remainder(BigDecimal other) {
        checkDivisor(other);
        return subtract(divide(other, 0, RoundingMode.DOWN).multiply(other));
    }

    public BigDecimal[] divideAndRemainder(BigDecimal other) {
        return new BigDecimal[] {divideToIntegralValue(other), remainder(other)};
    }

    private BigDecimal stripZerosTo(int least) {
        BigInteger digits = unscaled;
        int places = scale;
        while (places > least) {
            if (digits.remainder(BigInteger.TEN).signum() != 0) {
                break;
            }
            digits = digits.divide(BigInteger.TEN);
            places--;
        }
        return new BigDecimal(digits, places);
    }

    /** The quotient of two integers, rounded. */
    private static BigInteger rounded(BigInteger a, BigInteger b, RoundingMode mode) {
        BigInteger quotient = a.divide(b);
        BigInteger rest = a.subtract(quotient.multiply(b));
        if (rest.signum() == 0) {
            return quotient;
        }
        int sign = a.signum() * b.signum();
        int half = rest.abs().shiftLeft(1).compareTo(b.abs());
        boolean away;
        switch (mode) {
            case UP:
                away = true;
                break;
            case DOWN:
                away = false;
                break;
            case CEILING:
                away = sign > 0;
                break;
            case FLOOR:
                away = sign < 0;
                break;
            case HALF_UP:
                away = half >= 0;
                break;
            case HALF_DOWN:
                away = half > 0;
                break;
            case HALF_EVEN:
                away = half > 0 || half == 0 && quotient.testBit(0);
                break;
            default:
                throw new ArithmeticException("Rounding necessary");
        }
        return away ? quotient.add(BigInteger.valueOf(sign)) : quotient;
    }

    public BigDecimal setScale(int wanted, RoundingMode mode) {
        if (wanted >= scale) {
            return new BigDecimal(unscaledAt(wanted), wanted);
        }
        return new BigDecimal(rounded(unscaled, tenTo(scale - wanted), mode), wanted);
    }

    public BigDecimal setScale(int wanted) {
        return setScale(wanted, RoundingMode.UNNECESSARY);
    }

    public BigDecimal round(MathContext context) {
        int extra = precision() - context.getPrecision();
        if (context.getPrecision() == 0 || extra <= 0) {
            return this;
        }
        BigDecimal result = setScale(scale - extra, context.getRoundingMode());
        return result.precision() > context.getPrecision() ? result.round(context) : result;
    }

    public BigDecimal negate() {
        return new BigDecimal(unscaled.negate(), scale);
    }

    public BigDecimal abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigDecimal pow(int exponent) {
        if (exponent < 0 || exponent > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        return new BigDecimal(unscaled.pow(exponent), scale * exponent);
    }

    public BigDecimal sqrt(MathContext context) {
        if (signum() < 0) {
            throw new ArithmeticException("Attempted square root of negative BigDecimal");
        }
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, scale / 2);
        }
        int preferred = scale / 2;
        int places = context.getPrecision() + 2 + Math.max(0, scale - precision() / 2);
        BigInteger root = unscaledAt(2 * Math.max(places, scale)).sqrt();
        BigDecimal result = new BigDecimal(root, Math.max(places, scale));
        boolean isExact = result.multiply(result).compareTo(this) == 0;
        result = result.round(context);
        return isExact ? result.stripZerosTo(preferred) : result;
    }

    public int signum() {
        return unscaled.signum();
    }

    public int scale() {
        return scale;
    }

    public int precision() {
        return signum() == 0 ? 1 : unscaled.abs().toString().length();
    }

    public BigInteger unscaledValue() {
        return unscaled;
    }

    public BigDecimal stripTrailingZeros() {
        return signum() == 0 ? ZERO : stripZerosTo(Integer.MIN_VALUE);
    }

    /** One in the place of the last digit. */
    public BigDecimal ulp() {
        return valueOf(1, scale());
    }

    public BigDecimal movePointLeft(int count) {
        BigDecimal moved = new BigDecimal(unscaled, scale + count);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public BigDecimal movePointRight(int count) {
        return movePointLeft(-count);
    }

    public BigDecimal max(BigDecimal other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public BigDecimal min(BigDecimal other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public BigInteger toBigInteger() {
        return setScale(0, RoundingMode.DOWN).unscaled;
    }

    public int intValue() {
        return toBigInteger().intValue();
    }

    public long longValue() {
        return toBigInteger().longValue();
    }

    public int intValueExact() {
        return setScale(0).unscaled.intValueExact();
    }

    public long longValueExact() {
        return setScale(0).unscaled.longValueExact();
    }

    public double doubleValue() {
        return Double.parseDouble(toString());
    }

    public float floatValue() {
        return Float.parseFloat(toString());
    }

    public int compareTo(BigDecimal other) {
        int common = Math.max(scale, other.scale);
        return unscaledAt(common).compareTo(other.unscaledAt(common));
    }

    public boolean equals(Object other) {
        if (!(other instanceof BigDecimal)) {
            return false;
        }
        BigDecimal second = (BigDecimal) other;
        return scale == second.scale && unscaled.equals(second.unscaled);
    }

    public int hashCode() {
        if (unscaled.bitLength() <= 63) {
            long size = Math.abs(unscaled.longValue());
            int hash = (int) ((int) (size >>> 32) * 31 + (size & 0xffffffffL));
            return 31 * (signum() < 0 ? -hash : hash) + scale;
        }
        return 31 * unscaled.hashCode() + scale;
    }

    public String toPlainString() {
        String digits = unscaled.abs().toString();
        if (scale <= 0) {
            digits = signum() == 0 ? "0" : digits + "0".repeat(-scale);
        } else {
            if (digits.length() <= scale) {
                digits = "0".repeat(scale - digits.length() + 1) + digits;
            }
            int point = digits.length() - scale;
            digits = digits.substring(0, point) + "." + digits.substring(point);
        }
        return signum() < 0 ? "-" + digits : digits;
    }

    public String toString() {
        String digits = unscaled.abs().toString();
        long exponent = -(long) scale + (digits.length() - 1);
        if (scale >= 0 && exponent >= -6) {
            return toPlainString();
        }
        String text = digits.substring(0, 1);
        if (digits.length() > 1) {
            text += "." + digits.substring(1);
        }
        if (exponent != 0) {
            text += "E" + (exponent > 0 ? "+" : "") + exponent;
        }
        return signum() < 0 ? "-" + text : text;
    }

    public BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext context) {
        return round(context);
    }

    public BigDecimal negate(MathContext context) {
        return negate().round(context);
    }

    public BigDecimal abs(MathContext context) {
        return abs().round(context);
    }

    /** As the JDK has it: with some more digits on the way, rounded at the end. */
    public BigDecimal pow(int exponent, MathContext context) {
        if (context.getPrecision() == 0) {
            return pow(exponent);
        }
        if (exponent < -999999999 || exponent > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        if (exponent == 0) {
            return ONE;
        }
        int digits = String.valueOf(Math.abs(exponent)).length();
        if (digits > context.getPrecision()) {
            throw new ArithmeticException("Invalid operation");
        }
        MathContext wide = new MathContext(context.getPrecision() + digits + 1, context.getRoundingMode());
        BigDecimal all = ONE;
        int left = Math.abs(exponent);
        boolean hasBegun = false;
        for (int i = 1; ; i++) {
            left += left;
            if (left < 0) {
                hasBegun = true;
                all = all.multiply(this, wide);
            }
            if (i == 31) {
                break;
            }
            if (hasBegun) {
                all = all.multiply(all, wide);
            }
        }
        if (exponent < 0) {
            all = ONE.divide(all, wide);
        }
        return all.round(context);
    }

    public BigDecimal remainder(BigDecimal other, MathContext context) {
        return subtract(divideToIntegralValue(other).multiply(other));
    }

    public BigDecimal scaleByPowerOfTen(int count) {
        return new BigDecimal(unscaled, scale - count);
    }

    public BigInteger toBigIntegerExact() {
        return setScale(0, RoundingMode.UNNECESSARY).unscaledValue();
    }

    public short shortValueExact() {
        return toBigIntegerExact().shortValueExact();
    }

    public byte byteValueExact() {
        return toBigIntegerExact().byteValueExact();
    }

    /** With exponents that three divides. */
    public String toEngineeringString() {
        String digits = unscaled.abs().toString();
        long exponent = -(long) scale + (digits.length() - 1);
        if (scale >= 0 && exponent >= -6) {
            return toString();
        }
        int beyond = (int) (exponent % 3);
        beyond = beyond < 0 ? beyond + 3 : beyond;
        exponent -= beyond;
        int whole = beyond + 1;
        StringBuilder text = new StringBuilder(signum() < 0 ? "-" : "");
        if (signum() == 0) {
            text.append(whole == 1 ? "0" : whole == 2 ? "0.00" : "0.0");
            exponent += whole == 1 ? 0 : 3;
        } else if (whole >= digits.length()) {
            text.append(digits).append("0".repeat(whole - digits.length()));
        } else {
            text.append(digits, 0, whole).append('.').append(digits, whole, digits.length());
        }
        if (exponent != 0) {
            text.append('E').append(exponent > 0 ? "+" : "").append(exponent);
        }
        return text.toString();
    }
}
