import java.util.*;

public class Main {
    private Stack<Character> stack = new Stack<>();

    boolean balanced(String text) {
        for (char c : text) {
            if (c == '(') {
                stack.push(c);
            } else if (c == ")") {
                stack.pop();
            }
        }
        return stack.isEmpty;
    }

    public static void main(String[] args) {
        Main main = new Main();
        System.out.println(main.balanced("(()"));
        System.out.println(balanced("()"));
    }
}
