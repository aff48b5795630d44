// covers: interpreters, switch, arrays, Deque, exceptions, varargs
import java.util.*;

public class Main {
    static String brainfuck(String program, String input) {
        byte[] cells = new byte[100];
        int at = 0, read = 0;
        int[] jump = new int[program.length()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < program.length(); i++) {
            if (program.charAt(i) == '[') {
                open.push(i);
            } else if (program.charAt(i) == ']') {
                if (open.isEmpty()) {
                    throw new IllegalArgumentException("unmatched ] at " + i);
                }
                jump[i] = open.pop();
                jump[jump[i]] = i;
            }
        }
        if (!open.isEmpty()) {
            throw new IllegalArgumentException("unmatched [ at " + open.peek());
        }
        StringBuilder out = new StringBuilder();
        for (int pc = 0; pc < program.length(); pc++) {
            switch (program.charAt(pc)) {
                case '>':
                    at++;
                    break;
                case '<':
                    at--;
                    break;
                case '+':
                    cells[at]++;
                    break;
                case '-':
                    cells[at]--;
                    break;
                case '.':
                    out.append((char) cells[at]);
                    break;
                case ',':
                    cells[at] = read < input.length() ? (byte) input.charAt(read++) : 0;
                    break;
                case '[':
                    if (cells[at] == 0) {
                        pc = jump[pc];
                    }
                    break;
                case ']':
                    if (cells[at] != 0) {
                        pc = jump[pc];
                    }
                    break;
                default:
                    // A comment.
            }
        }
        return out.toString();
    }

    enum Op { PUSH, ADD, SUB, MUL, DUP, SWAP, JZ, JMP, PRINT, LOAD, STORE, HALT }

    record Instruction(Op op, int argument) {
        static Instruction parse(String line) {
            String[] parts = line.trim().split("\\s+");
            return new Instruction(Op.valueOf(parts[0].toUpperCase()), parts.length > 1 ? Integer.parseInt(parts[1]) : 0);
        }
    }

    static class Machine {
        private final Stack<Integer> stack = new Stack<>();
        private final Map<Integer, Integer> memory = new TreeMap<>();
        private int steps;

        List<Integer> run(String... source) {
            Instruction[] code = Arrays.stream(source).map(Instruction::parse).toArray(Instruction[]::new);
            List<Integer> printed = new ArrayList<>();
            int pc = 0;
            while (true) {
                if (++steps > 10_000) {
                    throw new IllegalStateException("too many steps");
                }
                Instruction next = code[pc++];
                switch (next.op()) {
                    case PUSH -> stack.push(next.argument());
                    case ADD -> stack.push(stack.pop() + stack.pop());
                    case SUB -> {
                        int b = stack.pop();
                        stack.push(stack.pop() - b);
                    }
                    case MUL -> stack.push(stack.pop() * stack.pop());
                    case DUP -> stack.push(stack.peek());
                    case SWAP -> {
                        int b = stack.pop(), a = stack.pop();
                        stack.push(b);
                        stack.push(a);
                    }
                    case JZ -> {
                        if (stack.pop() == 0) {
                            pc = next.argument();
                        }
                    }
                    case JMP -> pc = next.argument();
                    case PRINT -> printed.add(stack.pop());
                    case LOAD -> stack.push(memory.getOrDefault(next.argument(), 0));
                    case STORE -> memory.put(next.argument(), stack.pop());
                    case HALT -> {
                        return printed;
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        System.out.print(brainfuck("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.", ""));
        System.out.println(brainfuck(">,[>,]<[.<]", "reverse"));
        for (String bad : new String[] {"[[]", "+]", "<+"}) {
            try {
                System.out.println(brainfuck(bad, ""));
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        Machine machine = new Machine();
        System.out.println(machine.run("push 10", "store 0", "push 1", "store 1",
                "load 0", "jz 15", "load 1", "load 0", "mul", "store 1", "load 0", "push 1", "sub", "store 0", "jmp 4",
                "load 1", "print", "halt"));
        System.out.println(machine.memory + " " + machine.steps + " " + machine.stack.empty());
        for (String[] program : new String[][] {{"add"}, {"jump 3"}, {"push x"}, {"jmp 0"}, {"push 1"}}) {
            try {
                System.out.println(new Machine().run(program));
            } catch (EmptyStackException e) {
                System.out.println("empty stack " + e.getMessage());
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
    }
}
