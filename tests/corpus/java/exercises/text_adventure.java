// covers: HashMap, switch on strings, Scanner, while loops, StringBuilder, enums
import java.util.*;

public class Main {
    static class Room {
        final String name;
        final Map<String, Room> exits = new TreeMap<>();
        final Set<String> items = new TreeSet<>();

        Room(String name, String... items) {
            this.name = name;
            this.items.addAll(Arrays.asList(items));
        }

        void connect(String direction, Room other, String back) {
            exits.put(direction, other);
            other.exits.put(back, this);
        }

        @Override
        public String toString() {
            return name + " (exits " + exits.keySet() + ", items " + items + ")";
        }
    }

    public static void main(String[] args) {
        Room hall = new Room("hall", "lamp"), cellar = new Room("cellar", "coin", "rope"), garden = new Room("garden");
        hall.connect("down", cellar, "up");
        hall.connect("out", garden, "in");
        Room here = hall;
        Set<String> bag = new LinkedHashSet<>();
        Scanner in = new Scanner(System.in);
        int moves = 0;
        game:
        while (in.hasNextLine()) {
            String line = in.nextLine().trim().toLowerCase();
            if (line.isEmpty() || line.startsWith("#")) continue;
            String[] words = line.split("\\s+", 2);
            moves++;
            System.out.println("> " + line);
            switch (words[0]) {
                case "look":
                    System.out.println(here);
                    break;
                case "go":
                    Room next = words.length > 1 ? here.exits.get(words[1]) : null;
                    if (next == null) System.out.println("no way " + (words.length > 1 ? words[1] : "there"));
                    else {
                        here = next;
                        System.out.println("you are in the " + here.name);
                    }
                    break;
                case "take":
                    if (words.length == 2 && here.items.remove(words[1])) bag.add(words[1]);
                    else System.out.println("nothing like that here");
                    break;
                case "drop":
                    if (bag.remove(words[1])) here.items.add(words[1]);
                    // fall through
                case "bag":
                    System.out.println("you carry " + (bag.isEmpty() ? "nothing" : String.join(" and ", bag)));
                    break;
                case "quit":
                    break game;
                default:
                    System.out.println("what is '" + words[0] + "'?");
            }
        }
        System.out.println(moves + " moves, " + garden.items.size() + " item(s) in the garden");
    }
}
