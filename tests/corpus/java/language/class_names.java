import java.util.ArrayList;
import java.util.List;

/** What classes are called: nested, local and anonymous ones, arrays, and those of the library. */
public class Main {
    static class Outer {
        class Deep {}

        static Object local() {
            class Local {}
            return new Local();
        }
    }

    interface Shape {}

    enum Size { SMALL, LARGE }

    record Pair(int a, int b) {}

    static Object another() {
        class Local {}
        class Other {}
        Object first = new Other();
        return List.of(first, new Local());
    }

    public static void main(String[] args) {
        class Local {}
        Object[] all = {
            1, 2L, 'c', 2.5f, true, "text",
            new int[2], new int[2][3], new boolean[0], new long[1], new String[1][1][1],
            new Outer(), new Outer().new Deep(), new Outer[0], Outer.local(), new Local(), another(),
            new Object() {}, new Shape() {}, Size.LARGE, Size.class, new Pair(1, 2), new ArrayList<String>(),
        };
        for (Object each : all) {
            Class<?> type = each instanceof Class<?> given ? given : each.getClass();
            if (each instanceof List<?> list && !list.isEmpty()) {
                System.out.println(list.get(0).getClass().getName() + " " + list.get(1).getClass().getName());
                continue;
            }
            System.out.println("'" + type.getSimpleName() + "' " + type.getName() + " " + type.getTypeName());
        }
        System.out.println(int[].class.getCanonicalName() + " " + Outer.Deep.class.getCanonicalName());
    }
}
