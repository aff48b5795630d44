import java.util.*;
import java.util.function.Consumer;
import java.util.stream.Collectors;

public class Inventory implements Iterable<Item> {
    static int changes;
    private final Map<String, Item> items = new LinkedHashMap<>();
    private final List<Consumer<String>> listeners = new ArrayList<>();

    void add(Item item) {
        items.put(item.name(), item);
        changed("add " + item.name());
    }

    void onChange(Consumer<String> listener) {
        listeners.add(listener);
    }

    void take(String name, int n) {
        Item item = items.get(name);
        if (item == null) throw new NoSuchElementException("no " + name);
        if (item.count() < n) throw new OutOfStock(name, n - item.count());
        items.put(name, item.less(n));
        changed("take " + n + " " + name);
    }

    Optional<Item> find(String name) {
        return Optional.ofNullable(items.get(name));
    }

    Map<String, Integer> byCategory() {
        return items.values().stream()
            .collect(Collectors.groupingBy(i -> i.category().label(), TreeMap::new, Collectors.summingInt(Item::count)));
    }

    private void changed(String what) {
        changes++;
        listeners.forEach(listener -> listener.accept(what));
    }

    @Override
    public Iterator<Item> iterator() {
        return items.values().iterator();
    }
}

class OutOfStock extends RuntimeException {
    private final int missing;

    OutOfStock(String name, int missing) {
        super("not enough " + name);
        this.missing = missing;
    }

    int missing() {
        return missing;
    }
}
