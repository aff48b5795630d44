// covers: command pattern, interfaces, Deque, StringBuilder, lambdas, inner classes
import java.util.*;
import java.util.function.*;

public class Main {
    private final StringBuilder text = new StringBuilder();
    private final Deque<Command> done = new ArrayDeque<>(), undone = new ArrayDeque<>();

    interface Command {
        void apply();

        void revert();

        default String label() {
            return getClass().getSimpleName();
        }
    }

    class Insert implements Command {
        final int at;
        final String what;

        Insert(int at, String what) {
            this.at = at;
            this.what = what;
        }

        public void apply() {
            text.insert(at, what);
        }

        public void revert() {
            text.delete(at, at + what.length());
        }
    }

    class Delete implements Command {
        final int from, to;
        private String removed;

        Delete(int from, int to) {
            this.from = from;
            this.to = to;
        }

        public void apply() {
            removed = text.substring(from, to);
            text.delete(from, to);
        }

        public void revert() {
            text.insert(from, removed);
        }
    }

    Command whole(String name, UnaryOperator<String> change) {
        return new Command() {
            private String before;

            @Override
            public void apply() {
                before = text.toString();
                text.setLength(0);
                text.append(change.apply(before));
            }

            @Override
            public void revert() {
                text.replace(0, text.length(), before);
            }

            @Override
            public String label() {
                return name;
            }
        };
    }

    void run(Command c) {
        c.apply();
        done.push(c);
        undone.clear();
        show(c.label());
    }

    boolean undo() {
        if (done.isEmpty()) return false;
        Command c = done.pop();
        c.revert();
        undone.push(c);
        show("undo " + c.label());
        return true;
    }

    boolean redo() {
        if (undone.isEmpty()) return false;
        Command c = undone.pop();
        c.apply();
        done.push(c);
        show("redo " + c.label());
        return true;
    }

    private void show(String what) {
        System.out.printf("%-14s [%s]%n", what, text);
    }

    public static void main(String[] args) {
        Main editor = new Main();
        editor.run(editor.new Insert(0, "hello world"));
        editor.run(editor.new Delete(0, 6));
        editor.run(editor.whole("upper", String::toUpperCase));
        editor.run(editor.whole("reverse", s -> new StringBuilder(s).reverse().toString()));
        while (editor.undo()) { }
        editor.redo();
        editor.redo();
        editor.run(editor.new Insert(5, "!"));
        System.out.println(editor.redo() + " " + editor.done.size() + " " + editor.undone.isEmpty());
        try {
            editor.run(editor.new Delete(3, 99));
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
