//! Expressions in C about a program that stands somewhere: what they give there, and that the run does not notice.

use super::{ask, gives, go, reader};
use reddragon_tests::compile;
use session::vm::Settings;
use session::{Breakpoint, Breakpoints, Direction, Motion, Progress, Session, Site};
use std::rc::Rc;

fn session(source: &str) -> Session {
    super::session("c", "main.c", source)
}

const PROGRAM: &str = "\
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define LIMIT 3
#define TWICE(x) ((x) * 2)
enum colour { RED, GREEN = 5, BLUE };
typedef struct node { int value; const char *name; struct node *next; } Node;
union bits { float f; unsigned u; };
static int calls = 7;
static int square(int n) { calls++; return n * n; }
static Node *push(Node *list, int value, const char *name)
{
    static int made;
    Node *node = malloc(sizeof *node);
    node->value = value;
    node->name = name;
    node->next = list;
    made++;
    return node;
}
static int outer(int x)
{
    char *text = \"outer\";
    int y;
    for (int i = 0; i < 2; i++) {
        double x = i + 0.5;
        printf(\"%g\\n\", x);
    }
    y = (int)strlen(text);
    return x + y;
}
int main(void)
{
    int a[4] = {4, 3, 2, 1};
    int unset;
    enum colour colour = GREEN;
    char letter = 'q';
    long big = 1L << 40;
    double ratio = 0.75;
    union bits bits = { .f = 1.0f };
    int rows = 2;
    int grid[rows][3];
    memset(grid, 0, sizeof grid);
    grid[1][2] = 9;
    Node *list = push(push(NULL, 1, \"one\"), 2, \"two\");
    Node first = *list;
    for (int i = 0; i < 4; i++) {
        a[i] += square(i);
    }
    unset = outer(10);
    printf(\"%d %d\\n\", a[3], unset);
    free(list->next);
    free(list);
    return 0;
}
";

#[test]
fn expressions_are_read_with_the_programs_types_and_macros() {
    let mut session = session(PROGRAM);
    go(&mut session, 48);
    gives(
        &mut session,
        0,
        &[
            ("a[1]", "3"),
            ("a", "{4, 3, 2, 1}"),
            ("*a + 1", "5"),
            ("a[0] > 3 && rows", "1"),
            ("sizeof a / sizeof a[0]", "4"),
            ("list->next->name", "0x… \"one\""),
            ("list->next->name[1]", "110 'n'"),
            ("(*list).value", "2"),
            ("list->next->next == NULL", "1"),
            ("first.name == list->name", "1"),
            ("first.value", "2"),
            ("colour", "GREEN"),
            ("colour == GREEN ? BLUE : RED", "6"),
            ("(enum colour)6", "BLUE"),
            ("letter", "113 'q'"),
            ("letter + 1", "114"),
            ("big >> 38", "4"),
            ("ratio * 2", "1.5"),
            ("(int)ratio", "0"),
            ("bits.u", "1065353216"),
            ("grid[1][2]", "9"),
            ("sizeof grid", "24"),
            ("TWICE(LIMIT) + 1", "7"),
            ("square(12)", "144"),
            ("(square(2), calls)", "8"),
            ("calls", "7"),
            ("strlen(list->name)", "3"),
            (
                "({ int s = 0; for (int k = 0; k < 4; k++) s += a[k]; s; })",
                "10",
            ),
            ("a[0] = 100, a[0] + a[1]", "103"),
            ("((Node *)list)->value", "2"),
            ("&a[2] - a", "2"),
            ("-7 / 2", "-3"),
            ("sizeof(Node)", "24"),
        ],
    );
}

#[test]
fn what_cannot_be_answered_says_why() {
    let mut session = session(PROGRAM);
    go(&mut session, 48);
    gives(
        &mut session,
        0,
        &[
            (
                "a[4]",
                "! out_of_bounds: reading 4 bytes at offset 16 of `a`, which has 16 bytes",
            ),
            (
                "*list->next->next",
                "! null_deref: reading 24 bytes through a null pointer",
            ),
            (
                "1 / (rows - 2)",
                "! division_by_zero: an integer is divided by zero",
            ),
            ("unset", "symbolic(unset unset)"),
            ("nowhere + 1", "symbolic(nowhere + 1)"),
            (
                "list->nothing",
                "? 'struct node' has no member named 'nothing'",
            ),
            ("a +", "? this text fits no rule of the language"),
            ("rows rows", "? unexpected `rows`"),
            (
                "&rows",
                "? 'rows' is not kept in memory, so it has no address",
            ),
            ("free(list)", "? it has no value"),
            ("", "? this is not one expression"),
            ("for (;;) {}", "? unexpected `for`"),
            ("({ for (;;) {} 1; })", "! too long"),
            ("({ exit(3); 1; })", "! it ends the run"),
        ],
    );
}

#[test]
fn a_name_means_what_it_means_where_the_call_stands() {
    let mut session = session(PROGRAM);
    go(&mut session, 14);
    gives(
        &mut session,
        0,
        &[
            ("made", "0"),
            ("value", "1"),
            ("x", "symbolic(x)"),
            ("text", "symbolic(text)"),
        ],
    );
    // In `push`'s caller there is no `value`; in `push` there is no `rows`.
    gives(
        &mut session,
        1,
        &[("value", "symbolic(value)"), ("rows", "2")],
    );
    gives(&mut session, 0, &[("rows", "symbolic(rows)")]);
    go(&mut session, 27);
    gives(
        &mut session,
        0,
        &[
            ("x", "0.5"),
            ("i", "0"),
            ("sizeof x", "8"),
            ("text", "0x… \"outer\""),
        ],
    );
    gives(&mut session, 1, &[("x", "symbolic(x)"), ("a[3]", "10")]);
    // At the head of a loop its own variable is seen.
    go(&mut session, 25);
    gives(&mut session, 0, &[("i", "0"), ("x", "10")]);
    go(&mut session, 25);
    gives(&mut session, 0, &[("i", "1")]);
    go(&mut session, 29);
    gives(
        &mut session,
        0,
        &[
            ("x", "10"),
            ("i", "symbolic(i)"),
            ("sizeof x", "4"),
            ("y", "symbolic(unset y)"),
        ],
    );
}

#[test]
fn breakpoints_hold_where_their_conditions_do() {
    let mut session = session(PROGRAM);
    let texts = [
        "i == 2 && a[i] < LIMIT".to_owned(),
        "name[0] == 't'".to_owned(),
    ];
    let conditions = Rc::new(session.expressions(&reader("c"), &texts));
    let main = session.compiled().main;
    assert_eq!(session.refusal(&conditions, 0, main), None);
    assert_eq!(session.refusal(&conditions, 1, main), None);
    let lines = [15, 48];
    let list = lines
        .iter()
        .zip([1, 0])
        .map(|(&line, condition)| Breakpoint {
            site: Site::line((session.compiled().main, line)),
            condition: Some(condition),
        });
    let stops = Breakpoints::new(&session, list.collect(), Some(conditions));
    let motion = Motion::to_breakpoints(&session, &stops, Direction::Forward);
    let mut seen = Vec::new();
    loop {
        match session.make(&motion, 1000) {
            Progress::Moving => {}
            Progress::Arrived => {
                let line = lines[stops.holding(session.machine_mut())[0]];
                let what = if line == 15 { "value" } else { "i" };
                seen.push((line, ask(&mut session, what, 0)));
            }
            Progress::AtEdge => break,
        }
    }
    assert_eq!(seen, [(15, "2".to_owned()), (48, "2".to_owned())]);
}

#[test]
fn broken_programs_are_asked_about_as_well() {
    let compiled = compile(
        "c",
        "main.c",
        "int x = 4;\nint y = x + ;\nint f(int n) {\n  return n * x;\n",
    )
    .unwrap();
    let mut session = Session::new(Rc::new(compiled), Settings::default());
    for text in ["x", "f(2)", "}{", "#define Q 1", "\"", "/*", "x \\"] {
        let read = session.expressions(&reader("c"), &[text.to_owned()]);
        let _ = session.evaluate(&read, 0, None);
    }
}
