package java.lang;

/** The same as {@link Math}. Floating-point functions are the machine's own, the same on every computer. */
public final class StrictMath {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private StrictMath() {
    }

    @Intrinsic("f64_sqrt")
    public static native double sqrt(double value);

    @Intrinsic("f64_cbrt")
    public static native double cbrt(double value);

    @Intrinsic("f64_sin")
    public static native double sin(double value);

    @Intrinsic("f64_cos")
    public static native double cos(double value);

    @Intrinsic("f64_tan")
    public static native double tan(double value);

    @Intrinsic("f64_asin")
    public static native double asin(double value);

    @Intrinsic("f64_acos")
    public static native double acos(double value);

    @Intrinsic("f64_atan")
    public static native double atan(double value);

    @Intrinsic("f64_sinh")
    public static native double sinh(double value);

    @Intrinsic("f64_cosh")
    public static native double cosh(double value);

    @Intrinsic("f64_tanh")
    public static native double tanh(double value);

    @Intrinsic("f64_exp")
    public static native double exp(double value);

    @Intrinsic("f64_expm1")
    public static native double expm1(double value);

    @Intrinsic("f64_log")
    public static native double log(double value);

    @Intrinsic("f64_log10")
    public static native double log10(double value);

    @Intrinsic("f64_log1p")
    public static native double log1p(double value);

    @Intrinsic("f64_floor")
    public static native double floor(double value);

    @Intrinsic("f64_ceil")
    public static native double ceil(double value);

    @Intrinsic("f64_rint")
    public static native double rint(double value);

    @Intrinsic("f64_atan2")
    public static native double atan2(double y, double x);

    @Intrinsic("f64_pow")
    public static native double pow(double base, double exponent);

    @Intrinsic("f64_hypot")
    public static native double hypot(double x, double y);

    @Intrinsic("f64_remainder")
    public static native double IEEEremainder(double x, double y);

    @Intrinsic("f64_fma")
    public static native double fma(double a, double b, double c);

    private static java.util.Random random;

    public static double random() {
        if (random == null) {
            random = new java.util.Random();
        }
        return random.nextDouble();
    }

    public static double toRadians(double degrees) {
        return degrees * 0.017453292519943295;
    }

    public static double toDegrees(double radians) {
        return radians * 57.29577951308232;
    }

    public static long round(double value) {
        double floor = floor(value);
        return (long) (value - floor >= 0.5 ? floor + 1 : floor);
    }

    public static int round(float value) {
        double floor = floor(value);
        return (int) (value - floor >= 0.5 ? floor + 1 : floor);
    }

    public static int abs(int value) {
        return value < 0 ? -value : value;
    }

    public static long abs(long value) {
        return value < 0 ? -value : value;
    }

    public static float abs(float value) {
        return value <= 0 ? 0 - value : value;
    }

    public static double abs(double value) {
        return value <= 0 ? 0 - value : value;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static float max(float a, float b) {
        if (a != a || a == 0 && b == 0 && 1 / a < 0) {
            return a != a ? a : b;
        }
        return a >= b ? a : b;
    }

    public static double max(double a, double b) {
        if (a != a || a == 0 && b == 0 && 1 / a < 0) {
            return a != a ? a : b;
        }
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static float min(float a, float b) {
        if (a != a || a == 0 && b == 0 && 1 / b < 0) {
            return a != a ? a : b;
        }
        return a <= b ? a : b;
    }

    public static double min(double a, double b) {
        if (a != a || a == 0 && b == 0 && 1 / b < 0) {
            return a != a ? a : b;
        }
        return a <= b ? a : b;
    }

    public static double signum(double value) {
        return value > 0 ? 1.0 : value < 0 ? -1.0 : value;
    }

    public static float signum(float value) {
        return value > 0 ? 1.0f : value < 0 ? -1.0f : value;
    }

    public static double copySign(double size, double sign) {
        boolean isNegative = sign < 0 || sign == 0 && 1 / sign < 0;
        return isNegative ? -abs(size) : abs(size);
    }

    public static double nextUp(double value) {
        if (value == 0) {
            return Double.MIN_VALUE;
        }
        if (!(value < Double.POSITIVE_INFINITY)) {
            return value;
        }
        long bits = Double.doubleToRawLongBits(value);
        return Double.longBitsToDouble(value > 0 ? bits + 1 : bits - 1);
    }

    public static double nextDown(double value) {
        return -nextUp(-value);
    }

    public static double ulp(double value) {
        double size = abs(value);
        return size == Double.MAX_VALUE ? size - nextDown(size) : nextUp(size) - size;
    }

    public static int getExponent(double value) {
        return (int) (Double.doubleToRawLongBits(value) >>> 52 & 2047) - 1023;
    }

    public static double scalb(double value, int exponent) {
        return value * pow(2, exponent);
    }

    public static int floorDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static long floorDiv(long a, int b) {
        return floorDiv(a, (long) b);
    }

    public static long floorDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static int floorMod(int a, int b) {
        int rest = a % b;
        return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
    }

    public static int floorMod(long a, int b) {
        return (int) floorMod(a, (long) b);
    }

    public static long floorMod(long a, long b) {
        long rest = a % b;
        return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
    }

    public static int ceilDiv(int a, int b) {
        return -floorDiv(-a, b);
    }

    private static ArithmeticException overflow(String type) {
        return new ArithmeticException(type + " overflow");
    }

    public static int addExact(int a, int b) {
        int sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw overflow("integer");
        }
        return sum;
    }

    public static long addExact(long a, long b) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw overflow("long");
        }
        return sum;
    }

    public static int subtractExact(int a, int b) {
        int difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw overflow("integer");
        }
        return difference;
    }

    public static long subtractExact(long a, long b) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw overflow("long");
        }
        return difference;
    }

    public static int multiplyExact(int a, int b) {
        long product = (long) a * b;
        if ((int) product != product) {
            throw overflow("integer");
        }
        return (int) product;
    }

    public static long multiplyExact(long a, int b) {
        return multiplyExact(a, (long) b);
    }

    public static long multiplyExact(long a, long b) {
        long product = a * b;
        if (multiplyHigh(a, b) != product >> 63) {
            throw overflow("long");
        }
        return product;
    }

    public static long multiplyHigh(long a, long b) {
        long aHigh = a >> 32;
        long aLow = a & 0xffffffffL;
        long bHigh = b >> 32;
        long bLow = b & 0xffffffffL;
        long low = aLow * bLow;
        long middle = aHigh * bLow + (low >>> 32);
        long other = aLow * bHigh + (middle & 0xffffffffL);
        return aHigh * bHigh + (middle >> 32) + (other >> 32);
    }

    public static long multiplyFull(int a, int b) {
        return (long) a * b;
    }

    public static int incrementExact(int value) {
        return addExact(value, 1);
    }

    public static long incrementExact(long value) {
        return addExact(value, 1L);
    }

    public static int decrementExact(int value) {
        return subtractExact(value, 1);
    }

    public static long decrementExact(long value) {
        return subtractExact(value, 1L);
    }

    public static int negateExact(int value) {
        return subtractExact(0, value);
    }

    public static long negateExact(long value) {
        return subtractExact(0L, value);
    }

    public static int absExact(int value) {
        if (value == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(value);
    }

    public static int toIntExact(long value) {
        if ((int) value != value) {
            throw overflow("integer");
        }
        return (int) value;
    }
}
