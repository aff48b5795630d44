//! In Python.

use super::{go, said_in, says, session, to_end};

const PROGRAM: &str = "\
import json
class Account:
    rate = 2
    def __init__(self, owner):
        self.owner = owner
        self.items = [10, 20]
    def add(self, amount, at=0):
        total = self.items[at] + amount
        self.items[at] = total
        return total
total = 7
def count(n):
    here = [n, n * n]
    if n:
        count(n - 1)
    return here
def outer(x):
    seen = x + 1
    def inner(y):
        both = seen + y
        return both
    return inner(x * 10)
def never(total):
    return total
account = Account('ann')
account.add(5, at=1)
count(2)
outer(3)
squares = [k * total for k in range(3)]
text = json.dumps({'a': squares})
print(text, len(text))
";

#[test]
fn variables_members_and_elements() {
    let mut session = session("python", PROGRAM);
    go(&mut session, 9);
    says(
        &mut session,
        &[
            (8, "|total", "total = 25 int"),
            (8, "self.it|ems[", "self.items = [10, 20] list"),
            (8, "self.items|[at]", "self.items[at] = 20 int"),
            (8, "self|.items", "self.items = [10, 20] list"),
            (8, "[|at]", "at = 1 int"),
            (8, "+ |amount", "amount = 5 int"),
            (7, "|amount", "amount = 5 int"),
            (9, "self.items[at|]", "self.items[at] = 20 int"),
            // The module's, which has another value.
            (11, "|total", "total = 7 int"),
            // Of a function that has not begun, what is around it.
            (29, "* |total", "total = 7 int"),
            // No variables: what is called, what is named, a keyword, a default.
            (7, "|add", "-"),
            (26, "account.a|dd", "-"),
            (26, "|at=1", "-"),
            (8, "|=", "-"),
        ],
    );
}

#[test]
fn names_mean_what_they_mean_at_their_place() {
    let mut session = session("python", PROGRAM);
    to_end(&mut session);
    says(
        &mut session,
        &[
            (11, "|total", "total = 7 int"),
            (
                25,
                "|account",
                "account = Account(owner='ann', items=[10, 25]) Account",
            ),
            (29, "|squares", "squares = [0, 7, 14] list"),
            // Locals of what is not in progress, though the module has a `total` too.
            (8, "|total", "-"),
            (23, "|total", "-"),
            (24, "return |total", "-"),
            (13, "|here", "-"),
            (29, "|k *", "-"),
            // What the language provides.
            (31, "|print", "-"),
            (31, "len(|text)", "text = '{\"a\": [0, 7, 14]}' str"),
        ],
    );
}

#[test]
fn of_many_calls_the_innermost_and_the_one_that_is_looked_at() {
    let mut session = session("python", PROGRAM);
    for _ in 0..3 {
        go(&mut session, 14);
    }
    assert_eq!(said_in(&mut session, None, 13, "|n,"), "n = 0 int");
    assert_eq!(
        said_in(&mut session, None, 13, "|here"),
        "here = [0, 0] list"
    );
    // The module's is the outermost call.
    assert_eq!(said_in(&mut session, Some(1), 13, "|n,"), "n = 2 int");
    assert_eq!(
        said_in(&mut session, Some(2), 13, "|here"),
        "here = [1, 1] list"
    );
    assert_eq!(
        said_in(&mut session, Some(0), 13, "|here"),
        "here = [0, 0] list"
    );
}

#[test]
fn closures_see_what_is_around_them() {
    let mut session = session("python", PROGRAM);
    go(&mut session, 21);
    says(
        &mut session,
        &[
            (20, "= |seen", "seen = 4 int"),
            (20, "|both", "both = 34 int"),
            (18, "= |x", "x = 3 int"),
            (22, "|x *", "x = 3 int"),
        ],
    );
    let mut session = super::session("python", PROGRAM);
    go(&mut session, 22);
    says(
        &mut session,
        &[
            // Not called yet: what is its own has no value, what is around has.
            (20, "= |seen", "seen = 4 int"),
            (20, "+ |y", "-"),
            (20, "|both", "-"),
        ],
    );
}

#[test]
fn while_the_library_runs_the_program_stands_where_it_called() {
    let mut session = session("python", PROGRAM);
    go(&mut session, 30);
    let calls = session.machine().calls().0.len();
    while session.machine().calls().0.len() == calls {
        session.advance(session.timeline().step() + 1);
    }
    assert_ne!(session.machine().position().0, session.compiled().main);
    says(
        &mut session,
        &[
            (30, "|squares", "squares = [0, 7, 14] list"),
            (30, "|text", "-"),
        ],
    );
}

#[test]
fn what_is_not_bound_yet_is_not_the_variable_around() {
    let source = "x = 1\ndef f():\n    print(0)\n    x = 2\n    return x\nf()\n";
    let mut session = session("python", source);
    go(&mut session, 3);
    says(&mut session, &[(5, "|x", "-"), (1, "|x", "x = 1 int")]);
}

#[test]
fn nothing_with_a_call_in_it_is_evaluated() {
    let source = "def f():\n    print('called')\n    return 0\nxs = [1, 2]\nys = [xs[f()], xs[(lambda: 1)()]]\nprint(xs[-1], xs[9 - 8:])\n";
    let mut session = session("python", source);
    go(&mut session, 6);
    says(
        &mut session,
        &[
            (5, "xs|[f", "-"),
            (5, "xs|[(l", "-"),
            (6, "xs|[-", "xs[-1] = 2 int"),
            (6, "xs|[9", "xs[9 - 8:] = [2] list"),
        ],
    );
}

#[test]
fn parts_of_heads_belong_to_what_is_around() {
    let source = "n = 5\ndef f(n=n, m=n):\n    return [n for n in [n, m]]\nf(1)\n";
    let mut session = session("python", source);
    go(&mut session, 3);
    says(
        &mut session,
        &[
            (2, "(|n=", "n = 1 int"),
            (2, "(n=|n", "-"),
            (2, "m=|n", "-"),
            (3, "[|n, m", "-"),
            (3, ", |m", "m = 5 int"),
            (1, "|n", "n = 5 int"),
        ],
    );
}

#[test]
fn unknowns_are_said_with_their_expression() {
    let source = "import requests\nreply = requests.get('x')\nprint(reply.status)\n";
    let compiled = reddragon_tests::compile("python", "main", source).unwrap();
    let mut session = session::Session::new(compiled.into(), session::vm::Settings::default());
    to_end(&mut session);
    let said = said_in(&mut session, None, 3, "reply.|status");
    assert!(
        said.starts_with("reply.status = symbolic(requests.get('x').status"),
        "{said}"
    );
}
