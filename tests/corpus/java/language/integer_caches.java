// covers: autoboxing, string-concatenation, constant-folding
public class Main {
    static final String GREETING = "hello";
    static final int LIMIT = 3;

    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c == 128));
        Long l1 = 127L, l2 = 127L, l3 = 1000L, l4 = 1000L;
        System.out.println((l1 == l2) + " " + (l3 == l4) + " " + l3.equals(1000) + " " + l3.equals(1000L));
        Character x = 'a', y = 'a', p = '\u1234', q = '\u1234';
        System.out.println((x == y) + " " + (p == q) + " " + p.equals(q));
        Boolean t1 = true, t2 = Boolean.valueOf("TRUE");
        System.out.println(t1 == t2);
        Short s1 = 100, s2 = 100, s3 = 200, s4 = 200;
        System.out.println((s1 == s2) + " " + (s3 == s4));
        Byte b1 = -128, b2 = -128;
        System.out.println(b1 == b2);
        Integer min = -128, min2 = -128, below = -129, below2 = -129;
        System.out.println((min == min2) + " " + (below == below2));
        System.out.println(Integer.valueOf(5) == Integer.valueOf(5));
        System.out.println(Integer.parseInt("500") == Integer.valueOf(500));

        String hello = "hello";
        String made = new String("hello");
        final String hel = "hel";
        String lo = "lo";
        System.out.println((hello == "hel" + "lo") + " " + (hello == hel + "lo") + " " + (hello == "hel" + lo)
            + " " + (hello == made) + " " + (hello == made.intern()) + " " + (hello == GREETING));
        final int three = 3;
        String k = "k" + three;
        System.out.println((k == "k3") + " " + (k == "k" + LIMIT) + " " + ("k" + three == "k3"));
        final int late;
        late = 3;
        System.out.println(("k" + late == "k3") + " " + ("k" + late).equals("k3"));
        System.out.println("x".concat("") == "x");
        System.out.println("a,b".split(",")[0] == "a");
        String sub = hello.substring(0);
        System.out.println(sub == hello);

        byte small = three;
        char letter = 'a' + three;
        final char first = 'A';
        short mixed = first + 1;
        System.out.println(small + " " + letter + " " + mixed);
        switch (args.length + 4) {
            case three:
                System.out.println("three");
                break;
            case three + 1:
                System.out.println("four");
                break;
            case LIMIT * 10:
                System.out.println("thirty");
        }
        switch ("k3") {
            case "k" + LIMIT -> System.out.println("matched a constant expression");
            default -> System.out.println("missed");
        }
        long sum = 0;
        Integer counter = 0;
        for (int i = 0; i < 300; i++) {
            counter++;
            sum += counter;
        }
        System.out.println(sum + " " + counter);
        Object boxed = true ? 1 : 2.0;
        System.out.println(boxed);
        Object chosen = true ? Integer.valueOf(1) : Double.valueOf(2);
        System.out.println(chosen);
        Object kept = true ? (Object) 1 : 2.0;
        System.out.println(kept);
    }
}
