package java.text;

import java.util.Locale;

/** The signs with which numbers are written, those of English whatever the locale. */
public class DecimalFormatSymbols {
    public DecimalFormatSymbols() {
    }

    public DecimalFormatSymbols(Locale locale) {
    }

    public static DecimalFormatSymbols getInstance() {
        return new DecimalFormatSymbols();
    }

    public static DecimalFormatSymbols getInstance(Locale locale) {
        return new DecimalFormatSymbols();
    }

    public char getDecimalSeparator() {
        return '.';
    }

    public char getGroupingSeparator() {
        return ',';
    }

    public char getMinusSign() {
        return '-';
    }
}
