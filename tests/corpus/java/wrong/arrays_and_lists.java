import java.util.*;

public class Main {
    public static void main(String[] args) {
        int[] a = {1, "two", 3.0};
        int[] b = new int["3"];
        System.out.println(a["0"]);
        List<String> list = new ArrayList<>();
        System.out.println(list[0]);
        list.add(5);
        int x = a;
        int[] y = 5;
        String[] names = new int[3];
        for (String s : a) {
        }
        for (int n : 10) {
        }
        for (int n : list) {
        }
        List<int> bad = null;
        Map<String, Integer> map = new HashMap<>();
        map.put(1, "one");
        String v = map.get("a");
    }
}
