import java.util.ArrayList;

public class Main {
    public static void main(String[] args) {
        var count;
        var nothing = null;
        var twice = () -> 2;
        var list = new ArrayList<String>();
        list.add("a");
        var fine = 3;
        System.out.println(list.size() + fine);
    }
}
