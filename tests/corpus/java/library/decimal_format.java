// covers: DecimalFormat, NumberFormat
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.util.Locale;

public class Main {
    public static void main(String[] args) throws Exception {
        double[] values = {0, 0.5, 1.005, 2.345, -3.14159, 1234.5, 1234567.891, 0.004, 99.995, 1e9};
        for (String pattern : new String[] {"0.00", "#.##", "#,##0.00", "0", "#", "000.0", "$#,##0.00", "#.#%", "0.###'x'"}) {
            DecimalFormat format = new DecimalFormat(pattern);
            StringBuilder line = new StringBuilder(pattern + ":");
            for (double value : values) {
                line.append(' ').append(format.format(value));
            }
            System.out.println(line);
        }
        System.out.println(new DecimalFormat("#,###").format(1234567L) + " " + new DecimalFormat("0.0").format(12) + " " + new DecimalFormat("0.00").format(new BigDecimal("2.675")));
        DecimalFormat up = new DecimalFormat("0.0");
        up.setRoundingMode(RoundingMode.HALF_UP);
        System.out.println(up.format(0.25) + " " + up.format(0.35) + " " + up.format(-0.25) + " " + new DecimalFormat("0.0").format(0.25));
        NumberFormat plain = NumberFormat.getInstance(Locale.US);
        plain.setMaximumFractionDigits(1);
        plain.setMinimumFractionDigits(1);
        System.out.println(plain.format(1234.56) + " " + plain.format(7) + " " + NumberFormat.getPercentInstance(Locale.US).format(0.256));
        System.out.println(NumberFormat.getCurrencyInstance(Locale.US).format(1234.5) + " " + NumberFormat.getIntegerInstance().format(1234));
        System.out.println(new DecimalFormat("0.00").format(Double.NaN) + " " + new DecimalFormat("0.00").format(-0.001));
        System.out.println(plain.parse("1,234.5") + " " + plain.parse("12 apples"));
        try {
            plain.parse("apples");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
    }
}
