import org.apache.commons.lang3.StringUtils;
import java.util.stream.*;
import java.util.*;

public class Main {
    public static void main(String[] args) {
        List<String> words = List.of("radar", "level", "tree");
        String joined = StringUtils.join(words, "-");
        boolean blank = StringUtils.isBlank(joined);
        long palindromes = words.stream()
            .filter(w -> new StringBuilder(w).reverse().toString().equals(w))
            .count();
        List<String> capital = words.stream().map(StringUtils::capitalize).collect(Collectors.toList());
        System.out.println(palindromes);
        System.out.println(capital.size());
        System.out.println(blank ? "blank" : "text");
    }
}
// out: 2
// out: 3
// out: blank
// unknown: StringUtils, joined, blank
