public class Main {
    public static void main(String[] args) {
        int best;
        int[] data = {3, 9, 2};
        for (int i = 0; i < data.length; i++) {
            if (i == 0 || data[i] > best) {
                best = data[i];
            }
        }
        System.out.println(best);
    }
}
