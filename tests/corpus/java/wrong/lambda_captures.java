import java.util.*;

public class Main {
    public static void main(String[] args) {
        int count = 0;
        List<Integer> list = List.of(1, 2, 3);
        list.forEach(x -> count++);
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            Runnable r = () -> System.out.println(i);
        }
        for (int n : list) {
            Runnable fine = () -> System.out.println(n);
        }
        String s = "a";
        s = "b";
        Runnable r = new Runnable() {
            public void run() {
                System.out.println(s);
            }
        };
        int[] box = {0};
        list.forEach(x -> box[0] += x);
    }
}
