//! Expressions in Java about a program that stands somewhere: names mean what they mean there.

use super::{gives, go, session};

const PROGRAM: &str = "\
import java.util.*;

public class Main {
    static int total = 5;
    static final int LIMIT = 10;
    static final List<String> LOG = new ArrayList<>();

    enum Colour { RED, GREEN }

    static class Shape {
        private int width = 3;
        private Colour colour = Colour.GREEN;
        protected String name;

        Shape(String name) {
            this.name = name;
        }

        int area(int height) {
            int result = width * height;
            total += result;
            return result;
        }

        static int twice(int n) {
            return n * 2;
        }
    }

    static class Box<T> extends Shape {
        private T content;
        private int width = 8;

        Box(T content) {
            super(\"box\");
            this.content = content;
        }

        T open() {
            LOG.add(name);
            return content;
        }

        class Lid {
            boolean isShut = true;

            void lift() {
                isShut = false;
            }
        }
    }

    public static void main(String[] args) {
        Shape shape = new Shape(\"square\");
        int[] numbers = {4, 3, 2};
        Map<String, Integer> ages = new HashMap<>();
        ages.put(\"Ann\", 31);
        char letter = 'x';
        for (int i = 0; i < numbers.length; i++) {
            int width = shape.area(numbers[i]);
            ages.merge(\"Ann\", width, Integer::sum);
        }
        Box<String> box = new Box<>(\"inside\");
        String text = box.open();
        Box<String>.Lid lid = box.new Lid();
        lid.lift();
        Object any = text;
        if (any instanceof String string && string.length() > 2) {
            System.out.println(string + letter);
        }
        Runnable job = () -> System.out.println(ages);
        job.run();
    }
}
";

#[test]
fn fields_are_seen_by_their_simple_names() {
    let mut session = session("java", "Main.java", PROGRAM);
    go(&mut session, 21);
    gives(
        &mut session,
        0,
        &[
            ("width", "3"),
            ("this.width", "3"),
            ("width * height", "12"),
            ("result", "12"),
            ("total", "5"),
            ("total + result > LIMIT", "true"),
            ("Main.total", "5"),
            ("colour", "GREEN"),
            ("colour == Colour.GREEN", "true"),
            ("name.length()", "6"),
            ("name + \"!\"", "\"square!\""),
            ("area(2)", "6"),
            ("twice(7)", "14"),
            ("LOG", "[]"),
            ("LOG.size()", "0"),
            (
                "numbers",
                "symbolic(cannot find symbol; symbol: variable numbers; location: class Shape)",
            ),
            ("LOG.isEmpty()", "symbolic([].isEmpty())"),
        ],
    );
    gives(
        &mut session,
        1,
        &[
            ("numbers[i]", "4"),
            ("i == 0 && numbers.length == 3", "true"),
            ("ages.get(\"Ann\") + 1", "32"),
            ("shape.width", "3"),
            ("letter + 1", "121"),
            ("(char) (letter + 1)", "y"),
            ("total / 2", "2"),
        ],
    );
}

#[test]
fn what_is_declared_within_hides_what_is_around() {
    let mut session = session("java", "Main.java", PROGRAM);
    go(&mut session, 61);
    // A local variable, not a field of some class.
    gives(&mut session, 0, &[("width", "12"), ("shape.width", "3")]);
    go(&mut session, 40);
    gives(
        &mut session,
        0,
        &[
            ("width", "8"),
            ("content", "\"inside\""),
            ("name", "\"box\""),
            ("super.area(1)", "3"),
            ("((Shape) this).width", "3"),
        ],
    );
    go(&mut session, 48);
    gives(
        &mut session,
        0,
        &[
            ("isShut", "true"),
            ("content", "\"inside\""),
            ("Box.this.width", "8"),
            ("total", "32"),
        ],
    );
    go(&mut session, 69);
    gives(&mut session, 0, &[("string.charAt(0)", "i")]);
}

#[test]
fn what_cannot_be_answered_says_why() {
    let mut session = session("java", "Main.java", PROGRAM);
    go(&mut session, 61);
    gives(
        &mut session,
        0,
        &[
            (
                "numbers[7]",
                "! java.lang.ArrayIndexOutOfBoundsException: Index 7 out of bounds for length 3",
            ),
            (
                "nowhere + 1",
                "symbolic(cannot find symbol; symbol: variable nowhere; location: class Main)",
            ),
            ("numbers +", "? `identifier` expected"),
        ],
    );
}
