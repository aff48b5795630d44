package java.time;

/** So much ahead of Greenwich. */
public final class ZoneOffset implements Comparable<ZoneOffset>, java.io.Serializable {
    public static final ZoneOffset UTC = new ZoneOffset(0);
    public static final ZoneOffset MIN = new ZoneOffset(-64800);
    public static final ZoneOffset MAX = new ZoneOffset(64800);

    private final int seconds;

    private ZoneOffset(int seconds) {
        this.seconds = seconds;
    }

    public static ZoneOffset ofTotalSeconds(int seconds) {
        if (seconds < -64800 || seconds > 64800) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        return seconds == 0 ? UTC : new ZoneOffset(seconds);
    }

    public static ZoneOffset ofHours(int hours) {
        if (hours < -18 || hours > 18) {
            throw new DateTimeException(
                    "Zone offset hours not in valid range: value " + hours + " is not in the range -18 to 18");
        }
        return ofTotalSeconds(hours * 3600);
    }

    public static ZoneOffset ofHoursMinutes(int hours, int minutes) {
        return ofTotalSeconds(hours * 3600 + minutes * 60);
    }

    public int getTotalSeconds() {
        return seconds;
    }

    public String getId() {
        if (seconds == 0) {
            return "Z";
        }
        int size = Math.abs(seconds);
        String text = (seconds < 0 ? "-" : "+") + LocalDate.two(size / 3600) + ":" + LocalDate.two(size / 60 % 60);
        return size % 60 == 0 ? text : text + ":" + LocalDate.two(size % 60);
    }

    /** What is further ahead comes first. */
    public int compareTo(ZoneOffset other) {
        return other.seconds - seconds;
    }

    public boolean equals(Object other) {
        return other instanceof ZoneOffset offset && offset.seconds == seconds;
    }

    public int hashCode() {
        return seconds;
    }

    public String toString() {
        return getId();
    }
}
