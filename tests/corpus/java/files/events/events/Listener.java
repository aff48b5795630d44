package events;

@FunctionalInterface
public interface Listener<E extends Event> {
    void on(E event);
}
