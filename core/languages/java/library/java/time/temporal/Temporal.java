package java.time.temporal;

public interface Temporal extends TemporalAccessor {
    boolean isSupported(TemporalUnit unit);

    Temporal with(TemporalField field, long value);

    Temporal plus(long amount, TemporalUnit unit);

    long until(Temporal end, TemporalUnit unit);

    default Temporal with(TemporalAdjuster adjuster) {
        return adjuster.adjustInto(this);
    }

    default Temporal plus(TemporalAmount amount) {
        return amount.addTo(this);
    }

    default Temporal minus(long amount, TemporalUnit unit) {
        return plus(-amount, unit);
    }

    default Temporal minus(TemporalAmount amount) {
        return amount.subtractFrom(this);
    }
}
