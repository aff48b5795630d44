// covers: the last places of functions of Math and StrictMath
import java.util.function.*;

public class Main {
    static final int COUNT = 200;

    /** A digest of all bits of the function's values over a range, and some of the values. */
    static void show(String name, double from, double to, DoubleUnaryOperator function) {
        long digest = 0;
        double step = (to - from) / COUNT;
        for (int i = 0; i <= COUNT; i++) {
            digest = digest * 31 + Double.doubleToLongBits(function.applyAsDouble(from + i * step));
        }
        System.out.println(name + " " + Long.toHexString(digest) + " " + function.applyAsDouble(from) + " " + function.applyAsDouble(to));
    }

    public static void main(String[] args) {
        show("acos", -0.99, 0.99, Math::acos);
        show("asin", -0.99, 0.99, Math::asin);
        show("atan", -30, 30, Math::atan);
        show("atan2", -7, 9, x -> Math.atan2(x, 2.5));
        show("atan2 of negative ones", -7, 9, x -> Math.atan2(2.5, x));
        show("cbrt", -1000, 27, Math::cbrt);
        show("cbrt of small ones", 5e-324, 1e-310, Math::cbrt);
        show("sinh", -25, 25, Math::sinh);
        show("cosh", -25, 25, Math::cosh);
        show("tanh", -25, 25, Math::tanh);
        show("expm1", -3, 3, Math::expm1);
        show("log1p", -0.9, 20, Math::log1p);
        show("hypot", 0.01, 9, x -> Math.hypot(x, 2.3));
        show("hypot of large ones", 1e250, 7e251, x -> Math.hypot(x, 1e251));
        show("hypot of small ones", 1e-250, 7e-249, x -> Math.hypot(x, 1e-249));
        show("sqrt", 0, 90, Math::sqrt);
        System.out.println(Math.hypot(3, 4) + " " + Math.hypot(Double.NaN, Double.NEGATIVE_INFINITY) + " " + Math.cbrt(-0.0) + " " + Math.cbrt(27)
            + " " + Math.sinh(-0.0) + " " + Math.sinh(800) + " " + Math.cosh(-800) + " " + Math.atan2(-0.0, -1) + " " + Math.acos(2) + " " + Math.hypot(1e-320, 1e-320));
    }
}
