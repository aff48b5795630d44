//! Python: whatever an expression does, the run does not notice; and one expression does not answer for another.

use super::{ask, go, reader, session};
use session::vm::debug::evaluate::Evaluated;
use session::{Expressions, Session};

/// Objects of most kinds, of which so many were lost that the heap has free places in its middle.
const SOURCE: &str = "\
class Node:
    made = 0
    def __init__(self, value, after=None):
        self.value = value
        self.after = after
        Node.made += 1

class Watched:
    def __del__(self):
        print('gone')

def count(limit):
    for number in range(limit):
        yield number

def counter():
    calls = 0
    def call():
        nonlocal calls
        calls += 1
        return calls
    return call

kept = [[number] for number in range(1000)]
lost = [[number] for number in range(150_000)]
lost = None
more = [(number,) for number in range(60_000)]
more = None
names = {'a': 1}
letters = {'x', 'y'}
node = Node(1, Node(2))
watched = Watched()
numbers = count(10)
call = counter()
total = 0
for turn in range(3):
    total += next(numbers)
    names[str(turn)] = call()
    letters.add(turn)
    kept.append(Node(turn))
    here = total
watched = None
print(total, names, len(letters), len(kept), Node.made, node.after.value, call(), next(numbers))
";

/// What they do to the run would be seen at its end, and what they give.
const MEDDLING: [(&str, &str); 14] = [
    ("kept.append(0) or len(kept) > 1000", "True"),
    ("kept.clear() or len(kept)", "0"),
    ("names.update(a=7) or names['a']", "7"),
    ("letters.clear() or len(letters)", "0"),
    ("setattr(node, 'value', 9) or node.value", "9"),
    ("setattr(node.after, 'extra', 9) or node.after.extra", "9"),
    ("setattr(Node, 'made', -1) or Node.made", "-1"),
    ("type('Leaf', (Node,), {'made': 5})(1).made", "5"),
    ("next(numbers) >= 0", "True"),
    ("call() > 0", "True"),
    // More than is made between two collections.
    ("sum(1 for each in ('x ' * 110_000).split()[:100])", "100"),
    ("(lambda: Watched())() is None", "False"),
    ("print('seen') or globals().clear() or 3", "3"),
    (
        "1 // 0",
        "! ZeroDivisionError('integer division or modulo by zero')",
    ),
];

fn end(session: &mut Session) -> (u64, String) {
    session.advance(u64::MAX);
    let machine = session.machine();
    let printed = machine.output.iter().map(|piece| piece.text.as_ref());
    (session.digest(), printed.collect())
}

#[test]
fn whatever_an_expression_does_the_run_goes_on_as_if_it_had_not_been_asked() {
    let mut alone = session("python", "main.py", SOURCE);
    let expected = end(&mut alone);
    assert!(expected.1.contains("gone\n3 {'a': 1"), "{}", expected.1);
    let mut meddled = session("python", "main.py", SOURCE);
    for _ in 0..3 {
        go(&mut meddled, 41);
        for (text, gives) in MEDDLING {
            let found = ask(&mut meddled, text, 0);
            let found = found.split(" (").next().unwrap_or_default();
            assert_eq!(found, gives, "{text}");
        }
    }
    assert_eq!(end(&mut meddled), expected);
}

#[test]
fn expressions_that_are_asked_in_turn_do_not_answer_for_each_other() {
    let mut session = session("python", "main.py", SOURCE);
    go(&mut session, 41);
    let read =
        |text: &str| -> Expressions { session.expressions(&reader("python"), &[text.to_owned()]) };
    let asked = [
        ("node.value", "1"),
        ("node.after.value", "2"),
        ("sum(each[0] for each in kept[:500])", "124750"),
        ("sum(each[0] * 2 for each in kept[:500] if each)", "249500"),
    ]
    .map(|(text, gives)| (read(text), gives));
    for _ in 0..3 {
        for (read, gives) in &asked {
            match session.evaluate(read, 0, Some(0)) {
                Ok(Evaluated::Value { text, .. }) => assert_eq!(text, *gives),
                other => panic!("{gives}: {other:?}"),
            }
        }
    }
}
