// covers: unknown-imports
import com.acme.Depot;
import java.util.*;

/** What the library makes of values that are not known is not known either, and stops nothing. */
public class LibraryOfUnknowns {
    static int total;

    public static void main(String[] args) {
        Depot depot = new Depot("north");
        int number = Integer.parseInt(depot.text());
        total = number + 1;
        String line = String.format("%s-%d", depot.name(), number);
        Map<String, Integer> stock = new HashMap<>();
        stock.put(depot.name(), 4);
        stock.put("nails", 1);
        int nails = stock.get("nails");
        int kinds = stock.size();
        double root = Math.sqrt(depot.area());
        int larger = Math.max(number, 10);
        List<Integer> counts = new ArrayList<>();
        counts.add(depot.count());
        counts.add(3);
        Integer second = counts.get(1);
        StringBuilder sign = new StringBuilder();
        sign.append(depot.name()).append(3);
        String message = "";
        try {
            Integer.parseInt("twelve");
        } catch (NumberFormatException failure) {
            message = failure.getMessage();
        }
        System.out.println(line + " " + message);
    }
}
