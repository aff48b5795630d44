// covers: Random, enums with fields, EnumMap, Deque, ternary, formatting
import java.util.*;

public class Main {
    enum Size {
        SMALL(1, 0.5), MEDIUM(2, 1.0), LARGE(4, 2.25);

        private final int places;
        private final double price;

        Size(int places, double price) {
            this.places = places;
            this.price = price;
        }

        double cost(int hours) {
            return hours <= 1 ? price : price * hours * 0.9;
        }

        static Size random(Random r) {
            return values()[r.nextInt(values().length)];
        }
    }

    record Car(int number, Size size, int leaves) {}

    public static void main(String[] args) {
        Random random = new Random(77);
        int free = 12, number = 0, refused = 0;
        double income = 0;
        List<Car> parked = new ArrayList<>();
        Map<Size, Integer> counts = new EnumMap<>(Size.class);
        Deque<Car> waiting = new ArrayDeque<>();
        for (int hour = 0; hour < 10; hour++) {
            final int now = hour;
            for (Iterator<Car> it = parked.iterator(); it.hasNext(); ) {
                Car car = it.next();
                if (car.leaves() <= now) {
                    it.remove();
                    free += car.size().places;
                }
            }
            int arrivals = 1 + random.nextInt(3);
            while (arrivals-- > 0) {
                Size size = Size.random(random);
                int stay = 1 + random.nextInt(4);
                waiting.add(new Car(++number, size, hour + stay));
                counts.merge(size, 1, Integer::sum);
            }
            while (!waiting.isEmpty()) {
                Car car = waiting.peek();
                if (car.size().places > free) {
                    if (waiting.size() > 2) {
                        refused++;
                        waiting.poll();
                        continue;
                    }
                    break;
                }
                waiting.poll();
                parked.add(car);
                free -= car.size().places;
                income += car.size().cost(car.leaves() - hour);
            }
            System.out.printf("%02d:00 free %2d parked %d waiting %d%n", hour + 8, free, parked.size(), waiting.size());
        }
        System.out.printf("income %.3f refused %d %s%n", income, refused, counts);
        parked.removeIf(c -> c.size() != Size.SMALL);
        System.out.println(parked);
        for (Size s : Size.values()) {
            System.out.println(s.name().charAt(0) + s.name().substring(1).toLowerCase() + " " + s.cost(3) + " " + s.compareTo(Size.MEDIUM));
        }
    }
}
