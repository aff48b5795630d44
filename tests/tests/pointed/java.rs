//! In Java.

use super::{go, said_in, says, session, to_end};

const PROGRAM: &str = "\
import java.util.*;
import java.util.function.*;
public class Main {
    static int total = 5;
    static class Shape {
        int width = 3;
        Shape next;
        int area(int height) {
            int result = width * height;
            total += result;
            return result;
        }
    }
    static int count(int n) {
        int here = n * 10;
        if (n > 0) {
            count(n - 1);
        }
        return here;
    }
    public static void main(String[] args) {
        Shape shape = new Shape();
        shape.next = new Shape();
        shape.next.width = 8;
        int[] numbers = {4, 3, 2};
        int sum = 0;
        for (int i = 0; i < 2; i++) {
            sum += numbers[i];
        }
        for (int i = 5; i < 7; i++) {
            sum += i;
        }
        int width = 77;
        int base = 100;
        IntUnaryOperator add = x -> x + base;
        sum += add.applyAsInt(1);
        sum += shape.area(2);
        count(2);
        List<Integer> list = new ArrayList<>();
        list.add(sum);
        System.out.println(list);
    }
}
";

#[test]
fn variables_members_and_elements() {
    let mut session = session("java", PROGRAM);
    go(&mut session, 28);
    go(&mut session, 28);
    says(
        &mut session,
        &[
            (28, "numbers|[i]", "numbers[i] = 3 int"),
            (28, "|numbers", "numbers = [4, 3, 2] int[]"),
            (28, "numbers[|i", "i = 1 int"),
            (27, "int |i", "i = 1 int"),
            (27, "|i++", "i = 1 int"),
            (25, "int[] |numbers", "numbers = [4, 3, 2] int[]"),
            (24, "shape.next.|width", "shape.next.width = 8 int"),
            (
                24,
                "|shape.next",
                "shape = Shape(next=Shape(next=null, width=8), width=3) Shape",
            ),
            (26, "int |sum", "sum = 4 int"),
            // The other loop's is another variable.
            (30, "int |i", "-"),
            (31, "|i;", "-"),
            // Not there yet, or no variables.
            (33, "int |width", "-"),
            (22, "|Shape shape", "-"),
            (40, "list.|add", "-"),
            (21, "|main", "-"),
        ],
    );
}

#[test]
fn fields_by_simple_name() {
    let mut session = session("java", PROGRAM);
    go(&mut session, 10);
    says(
        &mut session,
        &[
            (9, "= |width", "width = 3 int"),
            (9, "* |height", "height = 2 int"),
            (9, "int |result", "result = 6 int"),
            (10, "|total", "total = 5 int"),
            // In the call around, a local variable of that name.
            (33, "int |width", "width = 77 int"),
        ],
    );
    let mut session = super::session("java", PROGRAM);
    go(&mut session, 34);
    says(
        &mut session,
        &[
            (9, "= |width", "-"),
            (9, "* |height", "-"),
            (10, "|total", "total = 5 int"),
            (33, "int |width", "width = 77 int"),
        ],
    );
}

#[test]
fn of_many_calls_the_innermost_and_the_one_that_is_looked_at() {
    let mut session = session("java", PROGRAM);
    for _ in 0..3 {
        go(&mut session, 16);
    }
    let innermost = session.machine().calls().0.len() - 1;
    assert_eq!(said_in(&mut session, None, 15, "int |here"), "here = 0 int");
    assert_eq!(
        said_in(&mut session, Some(innermost - 2), 15, "= |n"),
        "n = 2 int"
    );
    assert_eq!(
        said_in(&mut session, Some(innermost - 1), 15, "int |here"),
        "here = 10 int"
    );
}

#[test]
fn functions_in_functions() {
    let mut session = session("java", PROGRAM);
    go(&mut session, 36);
    says(
        &mut session,
        &[
            (35, "|x ->", "-"),
            (35, "-> |x", "-"),
            (35, "|base", "base = 100 int"),
        ],
    );
    // Into the function.
    go(&mut session, 35);
    says(
        &mut session,
        &[
            (35, "-> |x", "x = 1 int"),
            (35, "|x ->", "x = 1 int"),
            (35, "|base", "base = 100 int"),
            (34, "int |base", "base = 100 int"),
        ],
    );
}

#[test]
fn at_the_end_there_are_fields_of_classes_and_what_main_held() {
    let mut session = session("java", PROGRAM);
    to_end(&mut session);
    says(
        &mut session,
        &[
            (4, "int |total", "total = 11 int"),
            (10, "|total", "total = 11 int"),
            (9, "= |width", "-"),
            (26, "int |sum", "sum = 125 int"),
        ],
    );
}
