// covers: EnumMap, EnumSet, BitSet, enum methods, switch on enums
import java.util.*;
import java.util.stream.*;

public class Main {
    enum Day {
        MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

        boolean isWeekend() {
            return this == SATURDAY || this == SUNDAY;
        }

        Day plus(int days) {
            return values()[Math.floorMod(ordinal() + days, values().length)];
        }
    }

    enum Operation {
        ADD("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        MULTIPLY("*") {
            int apply(int a, int b) {
                return a * b;
            }
        };

        private static final Map<String, Operation> BY_SYMBOL = new HashMap<>();

        static {
            for (Operation operation : values()) {
                BY_SYMBOL.put(operation.symbol, operation);
            }
        }

        private final String symbol;

        Operation(String symbol) {
            this.symbol = symbol;
        }

        abstract int apply(int a, int b);

        static Operation of(String symbol) {
            return Optional.ofNullable(BY_SYMBOL.get(symbol)).orElseThrow(() -> new IllegalArgumentException("no operation " + symbol));
        }
    }

    enum Permission {
        READ, WRITE, DELETE
    }

    public static void main(String[] args) {
        EnumMap<Day, List<String>> plan = new EnumMap<>(Day.class);
        plan.put(Day.FRIDAY, new ArrayList<>(List.of("swim")));
        plan.put(Day.MONDAY, List.of("work"));
        plan.computeIfAbsent(Day.SUNDAY, d -> new ArrayList<>()).add("rest");
        plan.get(Day.FRIDAY).add("dance");
        System.out.println(plan + " " + plan.containsKey(Day.TUESDAY) + " " + plan.size());
        for (Map.Entry<Day, List<String>> entry : plan.entrySet()) {
            System.out.print(entry.getKey().name().charAt(0) + entry.getKey().name().substring(1).toLowerCase() + entry.getValue() + " ");
        }
        System.out.println();
        EnumSet<Day> weekend = EnumSet.of(Day.SUNDAY, Day.SATURDAY);
        EnumSet<Day> week = EnumSet.complementOf(weekend);
        System.out.println(weekend + " " + week + " " + EnumSet.range(Day.TUESDAY, Day.THURSDAY) + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.allOf(Permission.class));
        week.removeIf(day -> day.ordinal() % 2 == 0);
        week.add(Day.SUNDAY);
        week.retainAll(EnumSet.of(Day.TUESDAY, Day.SUNDAY));
        System.out.println(week + " " + week.contains(Day.SUNDAY) + " " + week.equals(Set.of(Day.SUNDAY, Day.TUESDAY)));
        System.out.println(Arrays.stream(Day.values()).collect(Collectors.partitioningBy(Day::isWeekend, Collectors.counting())));
        System.out.println(Day.SATURDAY.plus(3) + " " + Day.MONDAY.plus(-1) + " " + Day.valueOf("FRIDAY").compareTo(Day.MONDAY) + " " + Day.FRIDAY.getClass() + " " + Operation.ADD.getClass() + " " + Operation.ADD.getDeclaringClass());
        System.out.println(Operation.of("*").apply(6, 7) + " " + Operation.of("+").apply(6, 7) + " " + Operation.MULTIPLY.symbol);
        try {
            Operation.of("?");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Day day : new Day[] {Day.MONDAY, Day.FRIDAY, Day.SUNDAY}) {
            String mood = switch (day) {
                case MONDAY -> "tired";
                case TUESDAY, WEDNESDAY, THURSDAY -> "busy";
                case FRIDAY -> {
                    String text = "nearly";
                    yield text + " there";
                }
                default -> day.isWeekend() ? "free" : "?";
            };
            System.out.print(mood + "; ");
        }
        System.out.println();
        Map<Permission, Integer> counts = new EnumMap<>(Map.of(Permission.WRITE, 2, Permission.READ, 5));
        counts.merge(Permission.READ, 1, Integer::sum);
        System.out.println(counts + " " + Collections.max(EnumSet.allOf(Permission.class)));
        try {
            plan.put(null, List.of());
        } catch (NullPointerException e) {
            System.out.println("no null keys");
        }
        BitSet sieve = new BitSet(60);
        sieve.set(2, 60);
        for (int i = 2; i * i < 60; i++) {
            if (sieve.get(i)) {
                for (int j = i * i; j < 60; j += i) {
                    sieve.clear(j);
                }
            }
        }
        System.out.println(sieve + " " + sieve.cardinality() + " " + sieve.nextSetBit(32) + " " + sieve.nextClearBit(2) + " " + sieve.length());
        BitSet low = new BitSet();
        low.set(0, 10);
        low.flip(3);
        BitSet both = (BitSet) sieve.clone();
        both.and(low);
        low.andNot(sieve);
        System.out.println(both + " " + low + " " + both.intersects(low) + " " + sieve.stream().filter(p -> p > 40).boxed().toList());
        both.or(low);
        both.xor(sieve);
        System.out.println(both.isEmpty() + " " + both.cardinality() + " " + both.previousSetBit(20));
    }
}
