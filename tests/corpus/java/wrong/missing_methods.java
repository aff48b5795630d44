import java.util.*;

public class Main {
    static int twice(int x) {
        return 2 * x;
    }

    public static void main(String[] args) {
        String s = "hello";
        System.out.println(s.size());
        int[] numbers = {1, 2, 3};
        System.out.println(numbers.length());
        List<Integer> list = new ArrayList<>();
        list.push(3);
        System.out.println(list.length());
        System.out.printn("typo");
        thrice(4);
        System.out.println(twice(4));
    }
}
