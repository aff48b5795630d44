// covers: ArrayDeque, Stack, LinkedList as queue and deque, bracket matching, sliding windows
import java.util.*;

public class Main {
    static boolean isBalanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : text.toCharArray()) {
            switch (c) {
                case '(', '[', '{' -> open.push(c);
                case ')', ']', '}' -> {
                    if (open.isEmpty() || "([{".indexOf(open.pop()) != ")]}".indexOf(c)) {
                        return false;
                    }
                }
                default -> {
                }
            }
        }
        return open.isEmpty();
    }

    static List<Integer> windowMaxima(int[] numbers, int width) {
        Deque<Integer> best = new ArrayDeque<>();
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
            while (!best.isEmpty() && numbers[best.peekLast()] <= numbers[i]) {
                best.pollLast();
            }
            best.offerLast(i);
            if (best.peekFirst() <= i - width) {
                best.pollFirst();
            }
            if (i >= width - 1) {
                out.add(numbers[best.peekFirst()]);
            }
        }
        return out;
    }

    static int rpn(String expression) {
        Stack<Integer> stack = new Stack<>();
        for (String token : expression.split(" ")) {
            if (token.matches("-?\\d+")) {
                stack.push(Integer.valueOf(token));
                continue;
            }
            int b = stack.pop(), a = stack.pop();
            stack.push(switch (token) {
                case "+" -> a + b;
                case "-" -> a - b;
                case "*" -> a * b;
                case "/" -> a / b;
                default -> throw new IllegalArgumentException("unknown " + token);
            });
        }
        return stack.pop();
    }

    static String postfix(String infix) {
        StringBuilder out = new StringBuilder();
        Deque<Character> operators = new ArrayDeque<>();
        String ranks = "+-*/";
        for (char c : infix.replace(" ", "").toCharArray()) {
            if (Character.isDigit(c)) {
                out.append(c).append(' ');
            } else if (c == '(') {
                operators.push(c);
            } else if (c == ')') {
                while (operators.peek() != '(') {
                    out.append(operators.pop()).append(' ');
                }
                operators.pop();
            } else {
                while (!operators.isEmpty() && operators.peek() != '(' && ranks.indexOf(operators.peek()) / 2 >= ranks.indexOf(c) / 2) {
                    out.append(operators.pop()).append(' ');
                }
                operators.push(c);
            }
        }
        while (!operators.isEmpty()) {
            out.append(operators.pop()).append(' ');
        }
        return out.toString().trim();
    }

    public static void main(String[] args) {
        for (String text : new String[] {"()", "([{}])", "(]", "((", "a(b)c[d]", "}"}) {
            System.out.print(isBalanced(text) + " ");
        }
        System.out.println();
        System.out.println(windowMaxima(new int[] {1, 3, -1, -3, 5, 3, 6, 7}, 3));
        System.out.println(rpn("3 4 + 2 * 7 /") + " " + postfix("2 * (3 + 4) - 6 / 2") + " = " + rpn(postfix("2 * (3 + 4) - 6 / 2")));
        for (String wrong : new String[] {"1 +", "1 0 /", "1 2 %"}) {
            try {
                System.out.println(rpn(wrong));
            } catch (EmptyStackException e) {
                System.out.println(e + " " + e.getMessage());
            } catch (ArithmeticException | IllegalArgumentException e) {
                System.out.println(e);
            }
        }
        Stack<String> stack = new Stack<>();
        stack.push("a");
        stack.push("b");
        stack.add("c");
        System.out.println(stack + " " + stack.peek() + " " + stack.search("a") + " " + stack.search("z") + " " + stack.get(0) + " " + stack.firstElement());
        ArrayDeque<Integer> deque = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) {
                deque.addFirst(i);
            } else {
                deque.addLast(i);
            }
        }
        System.out.println(deque + " " + deque.size());
        System.out.println(deque.peekFirst() + " " + deque.getLast() + " " + deque.removeFirst() + " " + deque.pollLast() + " " + deque.pop() + " " + deque.contains(7) + " " + deque.removeFirstOccurrence(7));
        deque.removeIf(n -> n % 2 == 0);
        System.out.println(deque);
        Iterator<Integer> down = deque.descendingIterator();
        down.next();
        down.remove();
        System.out.println(deque + " " + new ArrayList<>(deque).indexOf(5));
        LinkedList<String> list = new LinkedList<>(List.of("x", "y", "z"));
        list.addFirst("w");
        list.add(2, "inserted");
        list.offerLast("end");
        System.out.println(list + " " + list.peek() + " " + list.poll() + " " + list.removeLast() + " " + list.indexOf("z") + " " + list.getFirst() + " " + list.pop() + list);
        Runnable[] wrong = {
            () -> new ArrayDeque<Integer>().add(null),
            () -> new ArrayDeque<Integer>().removeFirst(),
            () -> new ArrayDeque<Integer>().getLast(),
            () -> new LinkedList<Integer>().getFirst(),
            () -> new ArrayDeque<Integer>().element(),
            () -> new LinkedList<>(List.of(1)).add(5, 2),
        };
        for (Runnable run : wrong) {
            try {
                run.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        System.out.println(new ArrayDeque<Integer>().poll() + " " + new LinkedList<Integer>().peekLast());
    }
}
