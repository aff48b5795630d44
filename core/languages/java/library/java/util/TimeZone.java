package java.util;

/** A zone whose clock is always as far from Greenwich's: the machine knows no rules of summer time. */
public class TimeZone implements Cloneable, java.io.Serializable {
    private static TimeZone standard = new TimeZone("UTC", 0);

    private String id;
    private int offset;

    private TimeZone(String id, int offset) {
        this.id = id;
        this.offset = offset;
    }

    public static TimeZone getTimeZone(String id) {
        if (id.equals("UTC") || id.equals("GMT") || id.equals("Z")) {
            return new TimeZone(id.equals("Z") ? "GMT" : id, 0);
        }
        if (!id.startsWith("GMT") || id.length() < 5) {
            return new TimeZone("GMT", 0);
        }
        String[] parts = id.substring(4).split(":");
        try {
            int hours = Integer.parseInt(parts[0]);
            int minutes = parts.length > 1 ? Integer.parseInt(parts[1]) : 0;
            if (parts.length == 1 && parts[0].length() > 2) {
                minutes = hours % 100;
                hours /= 100;
            }
            char sign = id.charAt(3);
            int total = (hours * 60 + minutes) * 60000;
            return new TimeZone(String.format("GMT%c%02d:%02d", sign, hours, minutes), sign == '-' ? -total : total);
        } catch (NumberFormatException wrong) {
            return new TimeZone("GMT", 0);
        }
    }

    public static TimeZone getDefault() {
        return standard;
    }

    public static void setDefault(TimeZone zone) {
        standard = zone == null ? new TimeZone("UTC", 0) : zone;
    }

    public String getID() {
        return id;
    }

    public void setID(String id) {
        this.id = id;
    }

    public int getRawOffset() {
        return offset;
    }

    public int getOffset(long at) {
        return offset;
    }

    public String getDisplayName() {
        return id.equals("UTC") ? "Coordinated Universal Time" : id.equals("GMT") ? "Greenwich Mean Time" : id;
    }

    public boolean equals(Object other) {
        return other instanceof TimeZone && id.equals(((TimeZone) other).id) && offset == ((TimeZone) other).offset;
    }

    public int hashCode() {
        return id.hashCode() ^ offset;
    }
}
