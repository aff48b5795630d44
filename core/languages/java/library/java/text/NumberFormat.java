package java.text;

import java.util.Locale;

/** Numbers as people write them; there is one locale. */
public abstract class NumberFormat {
    public static NumberFormat getInstance() {
        return new DecimalFormat("#,##0.###");
    }

    public static NumberFormat getInstance(Locale locale) {
        return getInstance();
    }

    public static NumberFormat getNumberInstance() {
        return getInstance();
    }

    public static NumberFormat getNumberInstance(Locale locale) {
        return getInstance();
    }

    public static NumberFormat getIntegerInstance() {
        return new DecimalFormat("#,##0");
    }

    public static NumberFormat getIntegerInstance(Locale locale) {
        return getIntegerInstance();
    }

    public static NumberFormat getPercentInstance() {
        return new DecimalFormat("#,##0%");
    }

    public static NumberFormat getPercentInstance(Locale locale) {
        return getPercentInstance();
    }

    public static NumberFormat getCurrencyInstance() {
        return new DecimalFormat("$#,##0.00");
    }

    public static NumberFormat getCurrencyInstance(Locale locale) {
        return getCurrencyInstance();
    }

    public abstract String format(double number);

    public abstract String format(long number);

    public abstract String format(Object number);

    public abstract Number parse(String text) throws ParseException;

    public abstract void setMinimumFractionDigits(int count);

    public abstract void setMaximumFractionDigits(int count);

    public abstract void setMinimumIntegerDigits(int count);

    public abstract void setGroupingUsed(boolean isUsed);

    public abstract int getMinimumFractionDigits();

    public abstract int getMaximumFractionDigits();

    public abstract int getMinimumIntegerDigits();

    public abstract boolean isGroupingUsed();

    public abstract java.math.RoundingMode getRoundingMode();

    public abstract void setRoundingMode(java.math.RoundingMode mode);
}
