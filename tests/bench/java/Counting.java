// A map from texts to numbers: how often each made-up word occurs.

import java.util.HashMap;
import java.util.Map;

public class Counting {
    static final String[] SYLLABLES = {"ka", "to", "mi", "re", "su", "no", "ha", "li"};

    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        long state = 12345;
        for (int i = 0; i < 400_000; i++) {
            state = (state * 1103515245L + 12345L) % 2147483648L;
            int number = (int) (state >> 16);
            String word = SYLLABLES[number % 8] + SYLLABLES[number / 8 % 8] + SYLLABLES[number / 64 % 8];
            counts.put(word, counts.getOrDefault(word, 0) + 1);
        }
        int most = 0;
        int sum = 0;
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            most = Math.max(most, entry.getValue());
            sum += entry.getValue();
        }
        System.out.println(counts.size() + " " + sum + " " + most + " " + counts.get("katomi"));
    }
}
