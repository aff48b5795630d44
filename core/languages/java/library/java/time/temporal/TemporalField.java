package java.time.temporal;

public interface TemporalField {
    ValueRange range();

    boolean isDateBased();

    boolean isTimeBased();

    boolean isSupportedBy(TemporalAccessor temporal);

    long getFrom(TemporalAccessor temporal);
}
