// covers: enums, EnumMap, switch expressions, nested maps, records as keys
import java.util.*;

public class Main {
    enum State { IDLE, HAS_COIN, DISPENSING, OUT_OF_ORDER }

    enum Input { COIN, BUTTON, TAKE, KICK }

    record Transition(State from, Input on) {}

    static final Map<Transition, State> TABLE = new HashMap<>();
    static {
        TABLE.put(new Transition(State.IDLE, Input.COIN), State.HAS_COIN);
        TABLE.put(new Transition(State.HAS_COIN, Input.BUTTON), State.DISPENSING);
        TABLE.put(new Transition(State.HAS_COIN, Input.COIN), State.HAS_COIN);
        TABLE.put(new Transition(State.DISPENSING, Input.TAKE), State.IDLE);
        for (State s : State.values()) TABLE.putIfAbsent(new Transition(s, Input.KICK), State.OUT_OF_ORDER);
    }

    private State state = State.IDLE;
    private final EnumMap<State, Integer> visits = new EnumMap<>(State.class);
    private int coins;

    void feed(Input input) {
        State next = TABLE.get(new Transition(state, input));
        if (next == null) {
            System.out.println(state + " ignores " + input);
            return;
        }
        if (input == Input.COIN) coins++;
        System.out.println(state + " --" + input.name().toLowerCase() + "--> " + next);
        state = next;
        visits.merge(next, 1, Integer::sum);
    }

    static boolean accepts(String dfa, String text) {
        int state = 0;
        for (char c : text.toCharArray()) {
            state = switch (dfa) {
                case "even ones" -> c == '1' ? 1 - state : state;
                case "multiple of 3" -> (state * 2 + (c - '0')) % 3;
                default -> throw new IllegalArgumentException(dfa);
            };
        }
        return state == 0;
    }

    public static void main(String[] args) {
        Main machine = new Main();
        for (String word : "coin coin button take button coin kick coin".split(" ")) {
            machine.feed(Input.valueOf(word.toUpperCase()));
        }
        System.out.println(machine.visits + " " + machine.coins + " " + TABLE.size());
        for (int i = 0; i < 10; i++) {
            String bits = Integer.toBinaryString(i);
            System.out.print(bits + (accepts("even ones", bits) ? " even" : "") + (accepts("multiple of 3", bits) ? " three" : "") + "; ");
        }
        System.out.println();
        try {
            accepts("other", "1");
        } catch (IllegalArgumentException e) {
            System.out.println("no automaton " + e.getMessage());
        }
        try {
            Input.valueOf("PUSH");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
