// covers: generics, listeners, inner classes, event bus, weak coupling, LinkedHashMap, varargs
import java.util.*;
import java.util.function.*;

public class Main {
    interface Event {
        default String describe() {
            return getClass().getSimpleName();
        }
    }

    record Deposited(String account, int amount) implements Event { }

    record Withdrawn(String account, int amount) implements Event { }

    record Closed(String account) implements Event {
        @Override
        public String describe() {
            return "closing of " + account;
        }
    }

    static class Bus {
        private final Map<Class<?>, List<Consumer<Object>>> handlers = new LinkedHashMap<>();
        private final Deque<Object> pending = new ArrayDeque<>();
        private boolean isDelivering;

        <E> Runnable on(Class<E> type, Consumer<? super E> handler) {
            Consumer<Object> wrapped = event -> handler.accept(type.cast(event));
            handlers.computeIfAbsent(type, k -> new ArrayList<>()).add(wrapped);
            return () -> handlers.get(type).remove(wrapped);
        }

        void publish(Object... events) {
            pending.addAll(Arrays.asList(events));
            if (isDelivering) {
                return;
            }
            isDelivering = true;
            try {
                while (!pending.isEmpty()) {
                    Object event = pending.remove();
                    for (Map.Entry<Class<?>, List<Consumer<Object>>> entry : handlers.entrySet()) {
                        if (entry.getKey().isInstance(event)) {
                            for (Consumer<Object> handler : new ArrayList<>(entry.getValue())) {
                                try {
                                    handler.accept(event);
                                } catch (RuntimeException e) {
                                    System.out.println("handler failed: " + e.getMessage());
                                }
                            }
                        }
                    }
                }
            } finally {
                isDelivering = false;
            }
        }
    }

    static class Ledger {
        private final Map<String, Integer> balances = new TreeMap<>();
        private final Bus bus;
        private int version;

        Ledger(Bus bus) {
            this.bus = bus;
            bus.on(Deposited.class, this::apply);
            bus.on(Withdrawn.class, event -> {
                version++;
                int left = balances.merge(event.account(), -event.amount(), Integer::sum);
                if (left == 0) {
                    bus.publish(new Closed(event.account()));
                } else if (left < 0) {
                    balances.merge(event.account(), event.amount(), Integer::sum);
                    throw new IllegalStateException(event.account() + " is short of " + -left);
                }
            });
            bus.on(Closed.class, event -> balances.remove(event.account()));
        }

        private void apply(Deposited event) {
            version++;
            balances.merge(event.account(), event.amount(), Integer::sum);
        }
    }

    static class Property<T> {
        private T value;
        private final List<BiConsumer<T, T>> listeners = new ArrayList<>();

        Property(T value) {
            this.value = value;
        }

        void listen(BiConsumer<T, T> listener) {
            listeners.add(listener);
        }

        void set(T next) {
            T old = value;
            value = next;
            if (!Objects.equals(old, next)) {
                listeners.forEach(listener -> listener.accept(old, next));
            }
        }

        <R> Property<R> map(Function<? super T, ? extends R> function) {
            Property<R> mapped = new Property<>(function.apply(value));
            listen((old, next) -> mapped.set(function.apply(next)));
            return mapped;
        }
    }

    public static void main(String[] args) {
        Bus bus = new Bus();
        Ledger ledger = new Ledger(bus);
        List<String> audit = new ArrayList<>();
        Runnable stop = bus.on(Event.class, event -> audit.add(event.describe()));
        bus.on(Object.class, new Consumer<Object>() {
            private int count;

            @Override
            public void accept(Object event) {
                System.out.println(++count + " " + event);
            }
        });
        bus.publish(new Deposited("ann", 50), new Deposited("bob", 20), "a text");
        bus.publish(new Withdrawn("ann", 80));
        bus.publish(new Withdrawn("ann", 50));
        stop.run();
        bus.publish(new Withdrawn("bob", 5));
        System.out.println(audit + " " + ledger.balances + " v" + ledger.version);
        Property<Integer> celsius = new Property<>(20);
        Property<Double> fahrenheit = celsius.map(c -> c * 1.8 + 32);
        Property<String> label = fahrenheit.map(f -> f > 80 ? "hot" : "fine");
        label.listen((old, next) -> System.out.println(old + " -> " + next));
        for (int c : new int[] {21, 25, 30, 31, 10}) {
            celsius.set(c);
        }
        System.out.println(celsius.value + " " + fahrenheit.value + " " + label.value);
    }
}
