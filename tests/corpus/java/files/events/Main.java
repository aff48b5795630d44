import events.*;

public class Main {
    private static int total;

    record Sold(String what, int cents) implements Event {}

    record Returned(Sold sold) implements Event {}

    enum Shout implements Listener<Event> {
        LOUD, QUIET;

        @Override public void on(Event event) { System.out.println((this == LOUD ? event.toString().toUpperCase() : event.label())); }
    }

    public static void main(String[] args) {
        Bus bus = new Bus();
        Subscription sum = bus.subscribe(Sold.class, sold -> total += sold.cents());
        bus.subscribe(Returned.class, returned -> total -= returned.sold().cents());
        bus.subscribe(Event.class, Shout.QUIET);
        bus.subscribe(Returned.class, Shout.LOUD::on);
        Sold cup = new Sold("cup", 300);
        bus.publish(cup);
        bus.publish(new Sold("pot", 1200));
        bus.publish(new Returned(cup));
        System.out.println(total + " after " + bus.count() + ", " + sum);
        try (sum) {
            System.out.println("closing");
        }
        bus.publish(cup);
        System.out.println(total + " " + sum);
        bus.subscribe(Sold.class, sold -> { throw new IllegalStateException("no " + sold.what()); });
        System.out.println(bus.publish(cup) + " failed");
    }
}
