//! Incomplete programs, exactly: what is missing is unknown, with where it came from; the rest is as ever.

use reddragon_tests::python;
use session::Status;
use session::vm::Stream;
use std::rc::Rc;

/// Far more steps than any of the fragments needs.
const LIMIT: u64 = 10_000_000;

/// Runs a fragment; gives its variables as `name = text`, those with an unknown marked by `?`, then what it
/// printed, line by line, then the unknown names and imports, each with its line.
fn report(source: &str) -> Vec<String> {
    let mut session = python(source, false);
    session.advance(LIMIT);
    let compiled = Rc::clone(session.compiled());
    let machine = session.machine_mut();
    assert_eq!(
        session::status(machine),
        Status::Finished,
        "{}",
        machine.written(Stream::Err)
    );
    let mut found: Vec<String> = session::variables(&compiled, machine)
        .into_iter()
        .map(|variable| {
            let mark = if variable.is_symbolic { "? " } else { "" };
            format!("{mark}{} = {}", variable.name, variable.text)
        })
        .collect();
    found.extend(
        machine
            .written(Stream::Out)
            .lines()
            .map(|line| format!("> {line}")),
    );
    let wrong = session::run_diagnostics(&compiled, machine);
    found.extend(compiled.diagnostics.iter().chain(&wrong).map(|diagnostic| {
        format!(
            "{} {} {}",
            diagnostic.span.start,
            diagnostic.code.name(),
            diagnostic.subject
        )
    }));
    found
}

#[test]
fn unknown_keys_and_places_decide_nothing() {
    let source = "\
prices = {'tea': 3}
a = prices.get(wanted, 0)
b = prices.setdefault(wanted, 5)
c = {}.get(wanted, 7)
d = [1, 2, 3][wanted:]
e = 'text'[:wanted]
f = str(wanted)
g = len(f)
";
    assert_eq!(
        report(source)[..8],
        [
            "prices = {'tea': 3}",
            "? a = symbolic({'tea': 3}.get(wanted, 0))",
            "? b = symbolic({'tea': 3}.setdefault(wanted, 5))",
            "c = 7",
            "? d = symbolic([1, 2, 3][wanted:])",
            "? e = symbolic('text'[:wanted])",
            "? f = symbolic(str(wanted))",
            "? g = symbolic(len(str(wanted)))",
        ]
    );
}

#[test]
fn unknown_operands_that_are_spread() {
    let source = "\
def pair(a, b=2): return (a, b)
def rest(*args, **named): return (args, named)
a = pair(*more)
b = pair(**more)
c = rest(1, *more, k=2)
d = rest(**more)
e = fetch(1, *more, timeout=5)
f = {'x': 1, **more}
g = more.send('a', retry=True)
";
    let found = report(source);
    let expected = [
        "a = (symbolic(element of more), 2)",
        "b = (symbolic(more['a']), symbolic(more.get('b', 2)))",
        "c = ((1, symbolic(element of more)), {'k': 2})",
        "d = ((), symbolic(more))",
        "? e = symbolic(fetch(1, *more, timeout=5))",
        "? f = symbolic({'x': 1} | more)",
        "? g = symbolic(more.send('a', retry=True))",
    ];
    for line in expected {
        assert!(found.iter().any(|found| found == line), "{line}: {found:?}");
    }
}

#[test]
fn a_class_with_an_unknown_parent() {
    let source = "\
class Model(Base):
    size = 3
    def __init__(self, x):
        super().__init__(x)
        self.x = x
    def load(self):
        return self.session.get(self.x)
class User(Model):
    pass
m = User(4)
a = m.load()
b = m.x + m.size
c = User.objects
";
    let found = report(source);
    for line in [
        "? a = symbolic(User(x=4).session.get(4))",
        "b = 7",
        "? c = symbolic(User.objects)",
    ] {
        assert!(found.iter().any(|found| found == line), "{line}: {found:?}");
    }
}

#[test]
fn what_an_unknown_is_computed_from() {
    let source = "\
price = catalogue[\"tea\"].price
total = price * 3 + 1
label = f\"{total:.2f}\"
flag = not total > 10
part = (total, 7)
print(total)
";
    assert_eq!(
        report(source),
        [
            "? price = symbolic(catalogue['tea'].price)",
            "? total = symbolic(catalogue['tea'].price * 3 + 1)",
            "? label = symbolic(format(catalogue['tea'].price * 3 + 1, '.2f'))",
            "? flag = symbolic(not catalogue['tea'].price * 3 + 1 > 10)",
            "part = (symbolic(catalogue['tea'].price * 3 + 1), 7)",
            "> symbolic(catalogue['tea'].price * 3 + 1)",
            "1:8 unknown_name catalogue",
        ]
    );
}

#[test]
fn chains_from_an_unknown_import() {
    let source = "\
import requests
from bs4 import BeautifulSoup as Soup
import os.path, sklearn.linear_model as lm

reply = requests.get(\"https://example.org\")
data = reply.json()[\"items\"][0]
title = Soup(reply.text, \"html.parser\").title.string.strip()
model = lm.Ridge(0.5).fit([[1], [2]], [3, 4])
joined = os.path.join(\"a\", \"b\")
";
    assert_eq!(
        report(source),
        [
            "? requests = symbolic(requests)",
            "? Soup = symbolic(bs4.BeautifulSoup)",
            "? lm = symbolic(sklearn.linear_model)",
            "? reply = symbolic(requests.get('https://example.org'))",
            "? data = symbolic(requests.get('https://example.org').json()['items'][0])",
            "? title = symbolic(bs4.BeautifulSoup(requests.get('https://example.org').text, \
             'html.parser').title.string.strip())",
            "? model = symbolic(sklearn.linear_model.Ridge(0.5).fit([[1], [2]], [3, 4]))",
            "joined = 'a/b'",
            "1:0 unknown_import requests",
            "2:0 unknown_import bs4",
            "3:0 unknown_import sklearn.linear_model",
        ]
    );
}

#[test]
fn branches_on_unknowns_end_loops() {
    let source = "\
rounds = 0
while reader.has_more():
    rounds += 1
seen = []
for record in reader:
    seen.append(record.id)
if reader.failed:
    outcome = \"failed\"
else:
    outcome = \"fine\"
";
    assert_eq!(
        report(source),
        [
            "rounds = 1",
            "seen = [symbolic((element of reader).id)]",
            "? record = symbolic(element of reader)",
            "outcome = 'failed'",
            "2:6 unknown_name reader",
            "2:6 assumed reader.has_more()",
            "2:6 assumed not (reader.has_more())",
            "7:3 assumed reader.failed",
        ]
    );
}

#[test]
fn unknown_arguments_of_known_functions() {
    let source = "\
def mean(values):
    return sum(values) / len(values)

def shout(text, *, mark=\"!\"):
    return text.upper() + mark

average = mean([1, missing, 3])
loud = shout(missing_name)
biggest = max(4, 2, key=ranking)
known = mean([1, 2, 3])
";
    let found = report(source);
    let [average, loud, biggest, rest @ ..] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!(average, "? average = symbolic((1 + missing + 3) / 3)");
    assert_eq!(loud, "? loud = symbolic(missing_name.upper() + '!')");
    assert!(biggest.contains("biggest = "), "{biggest}");
    assert_eq!(rest[0], "known = 2.0");
    assert_eq!(
        rest[1..],
        [
            "7:19 unknown_name missing",
            "8:13 unknown_name missing_name",
            "9:24 unknown_name ranking"
        ]
    );
}

/// How a program that is taken for a fragment ends, and its last error line.
fn ending(source: &str, complete: bool) -> (Status, String) {
    let mut session = python(source, complete);
    session.advance(LIMIT);
    let errors = session.machine().written(Stream::Err);
    (
        session::status(session.machine()),
        errors.lines().last().unwrap_or_default().to_owned(),
    )
}

#[test]
fn a_wrong_name_is_not_a_missing_one() {
    for (source, error) in [
        (
            "print(quizzical)\nquizzical = 1\n",
            "NameError: name 'quizzical' is not defined",
        ),
        (
            "x = 1\ndel x\nprint(x)\n",
            "NameError: name 'x' is not defined",
        ),
        ("[1, 2][5]\n", "IndexError: list index out of range"),
        ("{}[\"a\"]\n", "KeyError: 'a'"),
        (
            "\"a\".uper()\n",
            "AttributeError: 'str' object has no attribute 'uper'. Did you mean: 'upper'?",
        ),
        (
            "import math\nmath.squirt(4)\n",
            "AttributeError: module 'math' has no attribute 'squirt'. Did you mean: 'sqrt'?",
        ),
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        (
            "\"a\" + 1\n",
            "TypeError: can only concatenate str (not \"int\") to str",
        ),
    ] {
        assert_eq!(
            ending(source, false),
            (Status::Error, error.to_owned()),
            "{source}"
        );
    }
}

#[test]
fn a_complete_program_lacks_nothing() {
    for (source, error) in [
        (
            "print(never_bound)\n",
            "NameError: name 'never_bound' is not defined",
        ),
        (
            "import no_such_module\n",
            "ModuleNotFoundError: No module named 'no_such_module'",
        ),
    ] {
        assert_eq!(ending(source, false).0, Status::Finished, "{source}");
        assert_eq!(
            ending(source, true),
            (Status::Error, error.to_owned()),
            "{source}"
        );
    }
}
