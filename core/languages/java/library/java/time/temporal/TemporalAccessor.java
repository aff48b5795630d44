package java.time.temporal;

public interface TemporalAccessor {
    boolean isSupported(TemporalField field);

    long getLong(TemporalField field);

    default int get(TemporalField field) {
        return Math.toIntExact(getLong(field));
    }

    default ValueRange range(TemporalField field) {
        return field.range();
    }
}
