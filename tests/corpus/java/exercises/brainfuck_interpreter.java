// covers: arrays, switch, string-switch, loops, exceptions
import java.util.*;

public class Main {
    static final int CELLS = 300;

    static int[] jumps(String code) {
        int[] target = new int[code.length()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            if (c == '[') {
                open.push(i);
            } else if (c == ']') {
                if (open.isEmpty()) {
                    throw new IllegalArgumentException("unmatched ] at " + i);
                }
                int start = open.pop();
                target[start] = i;
                target[i] = start;
            }
        }
        if (!open.isEmpty()) {
            throw new IllegalArgumentException("unmatched [ at " + open.peek());
        }
        return target;
    }

    static String run(String code, String input) {
        byte[] tape = new byte[CELLS];
        int[] jump = jumps(code);
        int at = 0, read = 0;
        long steps = 0;
        StringBuilder out = new StringBuilder();
        for (int ip = 0; ip < code.length(); ip++, steps++) {
            switch (code.charAt(ip)) {
                case '>' -> at++;
                case '<' -> at--;
                case '+' -> tape[at]++;
                case '-' -> tape[at]--;
                case '.' -> out.append((char) (tape[at] & 0xFF));
                case ',' -> tape[at] = read < input.length() ? (byte) input.charAt(read++) : 0;
                case '[' -> {
                    if (tape[at] == 0) {
                        ip = jump[ip];
                    }
                }
                case ']' -> {
                    if (tape[at] != 0) {
                        ip = jump[ip];
                    }
                }
                default -> steps--;
            }
        }
        return out + " (" + steps + " steps)";
    }

    public static void main(String[] args) {
        String hello = "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.";
        System.out.println(run(hello, ""));
        System.out.println(run(",[.,]", "echo"));
        System.out.println(run(">,[>,]<[.<]", "reversed"));
        System.out.println(run("++++[>+++++<-]>[<+++++>-]+<+[>[>+>+<<-]++>>[<<+>>-]>>>[-]++>[-]+>>>+[[-]++++++>>>]<<<[[<++++++++<++>>-]+<.<[>----<-]<]<<[>>>>>[>>>[-]+++++++++<[>-<-]+++++++++>[-[<->-]+[<<<]]<+>]<<-]<<-]", "").length());
        for (String bad : new String[] {"[[]", "+]", "<"}) {
            try {
                System.out.println(run(bad + "+", ""));
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}
