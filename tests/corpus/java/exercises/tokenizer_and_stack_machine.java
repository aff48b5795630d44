// covers: enums with bodies, switch expressions, ArrayDeque, StringBuilder, custom exceptions
import java.util.*;

public class Main {
    enum Op {
        PUSH(1) {
            void run(Machine m, int arg) {
                m.stack.push(arg);
            }
        },
        ADD(0) {
            void run(Machine m, int arg) {
                m.stack.push(m.stack.pop() + m.stack.pop());
            }
        },
        SUB(0) {
            void run(Machine m, int arg) {
                int b = m.stack.pop();
                m.stack.push(m.stack.pop() - b);
            }
        },
        MUL(0) {
            void run(Machine m, int arg) {
                m.stack.push(m.stack.pop() * m.stack.pop());
            }
        },
        DUP(0) {
            void run(Machine m, int arg) {
                m.stack.push(m.stack.peek());
            }
        },
        JNZ(1) {
            void run(Machine m, int arg) {
                if (m.stack.peek() != 0) {
                    m.pc = arg;
                }
            }
        },
        PRINT(0) {
            void run(Machine m, int arg) {
                m.out.append(m.stack.peek()).append(' ');
            }
        };

        final int operands;

        Op(int operands) {
            this.operands = operands;
        }

        abstract void run(Machine m, int arg);
    }

    static class Machine {
        final Deque<Integer> stack = new ArrayDeque<>();
        final StringBuilder out = new StringBuilder();
        int pc, steps;

        void execute(List<int[]> program) {
            while (pc < program.size()) {
                int[] inst = program.get(pc++);
                steps++;
                Op.values()[inst[0]].run(this, inst[1]);
            }
        }
    }

    static List<int[]> assemble(String source) {
        List<int[]> program = new ArrayList<>();
        Map<String, Integer> labels = new HashMap<>();
        List<String[]> pending = new ArrayList<>();
        for (String line : source.split("\n")) {
            String[] parts = line.trim().split("\\s+");
            if (parts[0].endsWith(":")) {
                labels.put(parts[0].substring(0, parts[0].length() - 1), pending.size());
            } else if (!parts[0].isEmpty()) {
                pending.add(parts);
            }
        }
        for (String[] parts : pending) {
            Op op = Op.valueOf(parts[0].toUpperCase());
            if (parts.length - 1 != op.operands) {
                throw new IllegalArgumentException(op + " takes " + op.operands + " operands");
            }
            int arg = op.operands == 0 ? 0 : labels.containsKey(parts[1]) ? labels.get(parts[1]) : Integer.parseInt(parts[1]);
            program.add(new int[] {op.ordinal(), arg});
        }
        return program;
    }

    static String describe(Op op) {
        return switch (op) {
            case ADD, SUB, MUL -> "arithmetic";
            case PUSH, DUP -> "stack";
            case JNZ -> {
                String kind = "control";
                yield kind + " flow";
            }
            default -> "output";
        };
    }

    public static void main(String[] args) {
        Machine m = new Machine();
        m.execute(assemble("""
                push 5
                loop:
                print
                push 1
                sub
                jnz loop
                print
                """));
        System.out.println(m.out + "after " + m.steps + " steps");
        for (Op op : Op.values()) {
            System.out.println(op + " " + describe(op));
        }
        for (String bad : new String[] {"push", "jump 3", "push x"}) {
            try {
                assemble(bad);
            } catch (NumberFormatException e) {
                System.out.println("number: " + e.getMessage());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            new Machine().execute(assemble("add"));
        } catch (NoSuchElementException e) {
            System.out.println("stack underflow");
        }
    }
}
