package java.text;

import java.util.Date;
import java.util.TimeZone;

/** Dates as text. */
public abstract class DateFormat implements Cloneable, java.io.Serializable {
    protected TimeZone zone = TimeZone.getDefault();
    private boolean isLenient = true;

    public final String format(Date date) {
        StringBuilder out = new StringBuilder();
        write(date, out);
        return out.toString();
    }

    abstract void write(Date date, StringBuilder out);

    public abstract Date parse(String text) throws ParseException;

    public void setTimeZone(TimeZone zone) {
        this.zone = zone;
    }

    public TimeZone getTimeZone() {
        return zone;
    }

    public void setLenient(boolean lenient) {
        isLenient = lenient;
    }

    public boolean isLenient() {
        return isLenient;
    }
}
