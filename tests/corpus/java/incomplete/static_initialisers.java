public class Settings {
    static final int[] SQUARES = new int[6];
    static String mode = "fast";
    static int total;

    static {
        for (int i = 0; i < SQUARES.length; i++) {
            SQUARES[i] = i * i;
            total += SQUARES[i];
        }
        System.out.println(mode + " " + total);
    }
}
// out: fast 55
