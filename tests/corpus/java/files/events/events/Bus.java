package events;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Bus {
    private final Map<Class<?>, List<Listener<?>>> listeners = new LinkedHashMap<>();
    private int count;

    private class Entry implements Subscription {
        private final Class<?> type;
        private final Listener<?> listener;
        private boolean open = true;

        Entry(Class<?> type, Listener<?> listener) {
            this.type = type;
            this.listener = listener;
        }

        @Override public void close() {
            open = false;
            listeners.get(type).remove(listener);
        }

        @Override public String toString() { return type.getSimpleName() + (open ? " open" : " closed"); }
    }

    public <E extends Event> Subscription subscribe(Class<E> type, Listener<? super E> listener) {
        listeners.computeIfAbsent(type, key -> new ArrayList<>()).add(listener);
        return new Entry(type, listener);
    }

    @SuppressWarnings("unchecked")
    public <E extends Event> int publish(E event) {
        int failed = 0;
        count++;
        for (var entry : listeners.entrySet()) {
            if (!entry.getKey().isInstance(event)) continue;
            for (Listener<?> listener : entry.getValue()) {
                try {
                    ((Listener<E>) listener).on(event);
                } catch (RuntimeException e) {
                    failed++;
                    System.out.println("(" + e.getMessage() + ")");
                }
            }
        }
        return failed;
    }

    public int count() { return count; }
}
