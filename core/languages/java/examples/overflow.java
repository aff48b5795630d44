// An average that is negative: the sum of two ints
// is an int.
public class Main {
    static int middle(int low, int high) {
        return (low + high) / 2;
    }

    static int carefulMiddle(int low, int high) {
        return low + (high - low) / 2;
    }

    public static void main(String[] args) {
        int low = 1_500_000_000;
        int high = 1_600_000_000;
        System.out.println("middle:  " + middle(low, high));
        System.out.println("careful: " + carefulMiddle(low, high));
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d));
    }
}
