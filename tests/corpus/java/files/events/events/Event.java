package events;

public interface Event {
    default String label() { return "<" + getClass().getSimpleName() + ">"; }
}
