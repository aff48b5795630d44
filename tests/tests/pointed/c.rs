//! In C.

use super::{go, said_in, says, session, to_end};

const PROGRAM: &str = "\
#include <stdio.h>
#define LIMIT 3
struct node { int value; struct node *next; };
static int calls = 7;
static int count(int n)
{
    int here = n * 10;
    calls++;
    if (n > 0)
        here += count(n - 1);
    return here;
}
static int first(struct node *list)
{
    int value = list->value;
    return value;
}
int main(void)
{
    struct node last = {2, 0};
    struct node head = {1, &last};
    struct node *p = &head;
    int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int x = 5;
    for (int i = 0; i < LIMIT; i++) {
        double x = i + 0.5;
        printf(\"%g\\n\", x);
    }
    for (int i = 7; i < 8; i++)
        x += i + calls;
    int row = 1;
    x += grid[row][2] + p->next->value + *&x;
    x += count(2) + first(p);
    printf(\"%d\\n\", x);
    return 0;
}
";

#[test]
fn members_and_elements() {
    let mut session = session("c", PROGRAM);
    go(&mut session, 33);
    says(
        &mut session,
        &[
            (32, "|grid", "grid = {{1, 2, 3}, {4, 5, 6}} int[2][3]"),
            (32, "grid[row]|[2]", "grid[row][2] = 6 int"),
            (32, "grid[|row]", "row = 1 int"),
            (32, "grid|[row]", "grid[row] = {4, 5, 6} int[3]"),
            (32, "p->next->v|alue", "p->next->value = 2 int"),
            (20, "|last", "last = {value = 2, next = NULL} struct node"),
            (25, "|LIMIT", "LIMIT = 3 int"),
            (33, "|first(", "-"),
            (3, "int |value", "-"),
            (5, "|count", "-"),
        ],
    );
}

#[test]
fn blocks_shadow_what_is_around_them() {
    let mut session = session("c", PROGRAM);
    go(&mut session, 27);
    go(&mut session, 27);
    says(
        &mut session,
        &[
            (26, "double |x", "x = 1.5 double"),
            (27, "|x)", "x = 1.5 double"),
            (24, "int |x", "x = 5 int"),
            (32, "|x +=", "x = 5 int"),
            (25, "int |i", "i = 1 int"),
            (26, "= |i", "i = 1 int"),
            (29, "int |i", "-"),
            (30, "+= |i", "-"),
        ],
    );
    go(&mut session, 30);
    says(
        &mut session,
        &[
            (29, "int |i", "i = 7 int"),
            (30, "+= |i", "i = 7 int"),
            (25, "int |i", "-"),
            (26, "double |x", "-"),
            (30, "|x +=", "x = 5 int"),
            (30, "|calls", "calls = 7 int"),
        ],
    );
}

#[test]
fn of_many_calls_the_innermost_and_the_one_that_is_looked_at() {
    let mut session = session("c", PROGRAM);
    for _ in 0..3 {
        go(&mut session, 8);
    }
    let innermost = session.machine().calls().0.len() - 1;
    says(
        &mut session,
        &[
            (7, "int |here", "here = 0 int"),
            (5, "int |n", "n = 0 int"),
            (8, "|calls", "calls = 9 int"),
            (24, "int |x", "x = 46 int"),
            // Not in progress.
            (15, "int |value", "-"),
            (15, "list->|value", "-"),
        ],
    );
    assert_eq!(
        said_in(&mut session, Some(innermost - 2), 10, "count(|n"),
        "n = 2 int"
    );
}

#[test]
fn at_the_end_there_is_what_is_not_of_a_call() {
    let mut session = session("c", PROGRAM);
    to_end(&mut session);
    says(
        &mut session,
        &[(4, "int |calls", "calls = 10 int"), (7, "int |here", "-")],
    );
}
