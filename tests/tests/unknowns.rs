//! What is unknown: the same place gives the same symbol until something may have changed it, calls give what somebody says,
//! and any function can be run by itself.

use reddragon_tests::compile;
use session::ir::Const;
use session::vm::symbolic::UnknownCalls;
use session::vm::symbolic::given::{Datum, Given};
use session::vm::{Machine, Settings, Stream};
use session::{Session, Status};
use std::rc::Rc;

const STEPS: u64 = 1_000_000;

/// The outermost variables of a program after its run.
fn variables(language: &str, source: &str, settings: Settings) -> Vec<(String, String)> {
    let compiled = Rc::new(compile(language, "main", source).expect("it compiles"));
    let mut machine = compiled.machine(settings);
    machine.run(STEPS);
    assert_eq!(session::status(&machine), Status::Finished, "{source}");
    let variables = session::variables(&compiled, &mut machine).into_iter();
    variables.map(|one| (one.name, one.text)).collect()
}

fn value(variables: &[(String, String)], name: &str) -> String {
    let found = variables.iter().find(|(own, _)| own == name);
    found.map_or_else(|| format!("no `{name}`"), |(_, text)| text.clone())
}

fn policy(unknown_calls: UnknownCalls) -> Settings {
    Settings {
        unknown_calls,
        ..Settings::default()
    }
}

#[test]
fn what_comes_of_a_missing_import_keeps_its_chain() {
    let source = r#"
import requests

def extract_name(data):
    return data["user"]["name"]

response = requests.get("https://api.example.com/users/1")
body = response.json()
name = extract_name(body)
greeting = "Hello, " + name
"#;
    let found = variables("python", source, Settings::default());
    let chain = "requests.get('https://api.example.com/users/1')";
    assert_eq!(value(&found, "response"), format!("symbolic({chain})"));
    assert_eq!(value(&found, "body"), format!("symbolic({chain}.json())"));
    assert_eq!(
        value(&found, "name"),
        format!("symbolic({chain}.json()['user']['name'])")
    );
    assert_eq!(
        value(&found, "greeting"),
        format!("symbolic('Hello, ' + {chain}.json()['user']['name'])")
    );
}

#[test]
fn the_same_place_gives_the_same_symbol() {
    let source = "
same = thing.x is thing.x and thing['k'] is thing['k'] and thing[n] is thing[n]
thing.x = 5
written = thing.x
thing['k'] = 6
kept = thing.x + thing['k']
thing[n] = 7
somewhere = thing['k']
one = make() is make()
both = (a + b) is (a + b)
";
    let found = variables("python", source, Settings::default());
    assert_eq!(value(&found, "same"), "True");
    assert_eq!(value(&found, "written"), "5");
    assert_eq!(value(&found, "kept"), "11");
    assert_eq!(value(&found, "somewhere"), "symbolic(thing['k'])");
    assert_eq!(value(&found, "one"), "symbolic(make() is make())");
    assert_eq!(value(&found, "both"), "True");
}

#[test]
fn calls_change_what_the_policy_says() {
    let source = "
class Box:
    def __init__(self):
        self.v = 1
box = Box()
items = [1, 2]
table = {'k': 1}
limit = 9
config.mode = 'fast'
other.mode = 'slow'
touch(config, box, items, table)
seen = [config.mode, other.mode, box.v, items[0], table['k'], limit]
";
    let seen = |which| {
        let found = variables("python", source, policy(which));
        value(&found, "seen")
    };
    assert_eq!(seen(UnknownCalls::Pure), "['fast', 'slow', 1, 1, 1, 9]");
    assert_eq!(
        seen(UnknownCalls::Symbolic),
        "[symbolic(config.mode), 'slow', 1, 1, 1, 9]"
    );
    assert_eq!(
        seen(UnknownCalls::Arguments),
        "[symbolic(config.mode), 'slow', symbolic(.v after touch()), \
         symbolic(element 0 after touch()), symbolic(element 0 after touch()), 9]"
    );
    let everything = seen(UnknownCalls::Everything);
    assert!(
        everything.contains("symbolic(limit after touch())"),
        "{everything}"
    );
    assert!(everything.contains("symbolic(other.mode)"), "{everything}");
}

/// The same in Java, where objects and arrays are reached by reference.
#[test]
fn calls_change_what_the_policy_says_in_java() {
    let source = "
class Box { int v = 1; }
class Main {
    static int limit = 9;
    static int[] seen() {
        Box box = new Box();
        int[] items = {1, 2};
        Service.touch(box, items);
        return new int[] {box.v, items[0], limit};
    }
}
";
    let seen = |which| {
        let compiled = Rc::new(compile("java", "main", source).expect("it compiles"));
        let session = Session::alone(compiled, policy(which), "seen", STEPS);
        let mut session = session.expect("it is there");
        session.advance(STEPS);
        let machine = session.machine();
        let result = machine.result_alone();
        result
            .map(|result| session::vm::display::preview(machine, result, 200))
            .unwrap_or_default()
    };
    assert_eq!(seen(UnknownCalls::Pure), "[1, 1, 9]");
    assert_eq!(seen(UnknownCalls::Symbolic), "[1, 1, 9]");
    let arguments = seen(UnknownCalls::Arguments);
    assert!(
        arguments.contains("symbolic(.v after ") && arguments.ends_with(", 9]"),
        "{arguments}"
    );
    let everything = seen(UnknownCalls::Everything);
    assert!(!everything.ends_with(", 9]"), "{everything}");
}

/// And in C, where what a pointer leads to is reached, and globals are by everything.
#[test]
fn calls_change_what_the_policy_says_in_c() {
    let source = "
void touch(int *p);
int limit = 9;
int main(void) {
    int local = 1, other = 2;
    touch(&local);
    int first = local, second = other, third = limit;
    return 0;
}
";
    let seen = |which| {
        let found = variables("c", source, policy(which));
        ["first", "second", "third"].map(|name| value(&found, name).starts_with("symbolic("))
    };
    assert_eq!(seen(UnknownCalls::Pure), [false, false, false]);
    assert_eq!(seen(UnknownCalls::Symbolic), [false, false, false]);
    assert_eq!(seen(UnknownCalls::Arguments), [true, false, false]);
    assert!(seen(UnknownCalls::Everything)[2]);
}

#[test]
fn the_same_place_gives_the_same_symbol_in_java_and_c() {
    let java = "
class Main {
    int kept;
    static boolean f(Main m, int[] a, int i) {
        m.kept = 5;
        return m.kept == 5 && a[i] == a[i] && a[0] == a[0] && Depot.size == Depot.size;
    }
}
";
    assert_eq!(alone("java", java, "f"), "true");
    let c = "
extern int size;
int f(int *a, int i) { a[1] = 7; return a[1] == 7 && a[i] == a[i] && size == size; }
";
    assert_eq!(alone("c", c, "f"), "1");
}

/// Answers from a log, in Java and C.
#[test]
fn calls_give_what_somebody_says_in_java_and_c() {
    let given = |expression: &str, value: i64| Given {
        expression: expression.into(),
        is_called: true,
        nth: None,
        value: Const::Int(value).into(),
        writes: Vec::new(),
    };
    let settings = |given: Given| Settings {
        given: [given].into(),
        ..Settings::default()
    };
    let c = "
int fetch(int at);
int main(void) { int sum = fetch(1) + fetch(2); return 0; }
";
    let found = variables("c", c, settings(given("fetch", 4)));
    assert_eq!(value(&found, "sum"), "8");
    let java = "
public class Main {
    public static void main(String[] args) {
        int sum = Service.fetch(1) + 1;
    }
}
";
    let found = variables("java", java, settings(given("Service.fetch", 4)));
    assert_eq!(value(&found, "sum"), "5");
}

#[test]
fn memory_that_an_unknown_function_gets_may_be_written_there() {
    let source = r#"
int fetch(int *out);
int main(void) {
    int got;
    int kept = 4;
    fetch(&got);
    fetch(&kept);
    int sum = got + kept;
    return 0;
}
"#;
    let found = variables("c", source, Settings::default());
    assert_eq!(value(&found, "sum"), "symbolic((got after fetch()) + 4)");
    let found = variables("c", source, policy(UnknownCalls::Arguments));
    assert_eq!(
        value(&found, "sum"),
        "symbolic((got after fetch()) + (kept after fetch()))"
    );
}

#[test]
fn memory_behind_unknown_pointers_is_remembered() {
    let source = "
struct pair { int first, second; };
int f(struct pair *p, int *q) {
    p->second = 8;
    if (p->first == p->first && p->second == 8 && q[2] == *(q + 2)) return 1;
    return 2;
}
";
    assert_eq!(alone("c", source, "f"), "1");
}

/// What a function returns that is run by itself.
fn alone(language: &str, source: &str, function: &str) -> String {
    let compiled = Rc::new(compile(language, "main", source).expect("it compiles"));
    let session = Session::alone(compiled, Settings::default(), function, STEPS);
    let mut session = session.unwrap_or_else(|error| panic!("{error}\n{source}"));
    session.advance(STEPS);
    let machine: &Machine = session.machine();
    let result = machine.result_alone();
    let result = result.map(|result| session::vm::display::preview(machine, result, 200));
    result.unwrap_or_else(|| "nothing".to_owned())
}

#[test]
fn functions_and_methods_run_by_themselves() {
    let python = "
class Account:
    def __init__(self, owner): self.owner = owner
    def worth(self, rate):
        return self.balance * rate + len(self.history)
    @staticmethod
    def double(x): return x + x
    @classmethod
    def named(cls, name): return cls(name).owner
def area(w, h=2): return w * h
";
    assert_eq!(alone("python", python, "area"), "symbolic(w * h)");
    assert_eq!(
        alone("python", python, "Account.worth"),
        "symbolic(self.balance * rate + len(self.history))"
    );
    assert_eq!(
        alone("python", python, "worth"),
        alone("python", python, "Account.worth")
    );
    assert_eq!(alone("python", python, "double"), "symbolic(x + x)");
    let java = "
class Account {
    int balance; String owner;
    int worth(int rate) { return balance * rate + 0; }
    static int twice(int x) { return x + x; }
    class Inner { int deep(int x) { return x - x; } }
}
";
    assert_eq!(
        alone("java", java, "Account.worth"),
        "symbolic(this.balance * rate)"
    );
    assert_eq!(alone("java", java, "twice"), "symbolic(x + x)");
    assert_eq!(alone("java", java, "deep"), "0");
    let c = "
struct point { int x, y; };
int area(const struct point *p) { return p->x * p->y; }
int same(unsigned u) { return (u + 1 - 1) == u; }
";
    assert_eq!(alone("c", c, "area"), "symbolic(p->x * p->y)");
    assert_eq!(alone("c", c, "same"), "1");
    let compiled = Rc::new(compile("python", "main", python).expect("it compiles"));
    let mut machine = compiled.machine(Settings::default());
    machine.run(STEPS);
    assert_eq!(
        session::functions_alone(&compiled, &machine),
        ["Account.worth", "Account.double", "Account.named", "area"]
    );
    let wrong = Session::alone(compiled, Settings::default(), "nobody", STEPS);
    assert!(wrong.is_err_and(|error| error.contains("`nobody`")));
}

#[test]
fn calls_give_what_somebody_says() {
    let source = "
first = fetch('a')
second = fetch('b')
third = fetch('b')
user = service.load(first)
name = user['name'] if user['tags'][1] == 'x' else None
";
    let given = |expression: &str, nth, value: Datum| Given {
        expression: expression.into(),
        is_called: !expression.ends_with(')'),
        nth,
        value,
        writes: Vec::new(),
    };
    let text = |text: &str| Datum::One(Const::Text(text.into()));
    let user = Datum::Map(vec![
        (text("name"), text("Ann")),
        (text("tags"), Datum::List(vec![text("w"), text("x")])),
    ]);
    let settings = Settings {
        given: [
            given("fetch('b')", Some(1), Const::Int(3).into()),
            given("fetch", Some(0), Const::Int(1).into()),
            given("service.load", None, user),
        ]
        .into(),
        ..Settings::default()
    };
    let found = variables("python", source, settings);
    assert_eq!(value(&found, "first"), "1");
    assert_eq!(value(&found, "second"), "symbolic(fetch('b'))");
    assert_eq!(value(&found, "third"), "3");
    assert_eq!(value(&found, "name"), "'Ann'");
}

#[test]
fn what_is_an_integer_for_sure_is_simplified() {
    let source = "
class Main {
    static boolean f(int x, boolean flag) {
        return (x + 3 - 5 + 2 == x) && (x * 0 == 0) && ((x ^ x) == 0) && !!flag == flag;
    }
    static int g(int x) { return (x + 1) + 2; }
}
";
    assert_eq!(alone("java", source, "f"), "true");
    assert_eq!(alone("java", source, "g"), "symbolic(x + 3)");
}

/// A program of the corpus that lacks something.
fn incomplete(language: &str, file: &str) -> String {
    let path = reddragon_tests::corpus()
        .join(language)
        .join("incomplete")
        .join(file);
    std::fs::read_to_string(path).expect("the program is there")
}

#[test]
fn what_the_library_makes_of_unknowns_is_unknown() {
    let source = incomplete("python", "library_of_unknowns.py");
    let found = variables("python", &source, Settings::default());
    let reply = "requests.get('https://example.com/plan')";
    for (name, made) in [
        ("plan", format!("json.loads({reply}.text)")),
        ("again", format!("json.loads({reply}.content)")),
        ("found", format!(r"re.match('(\\d+)', {reply}.text)")),
        ("path", format!("pathlib.Path({reply}.url)")),
        ("name", format!("posixpath.join('plans', {reply}.name)")),
        ("roll", format!("random.Random.randint(1, {reply}.sides)")),
        ("many", format!("math.factorial({reply}.count)")),
        ("root", format!("math.log2({reply}.count)")),
        ("average", format!("statistics.mean([1, {reply}.count])")),
        ("settings", format!("json.loads({reply}.settings)")),
    ] {
        assert_eq!(value(&found, name), format!("symbolic({made})"), "{name}");
    }
    // What is known stays so, and so do errors that have nothing to do with unknowns.
    assert_eq!(value(&found, "known"), "[1, 2]");
    assert_eq!(value(&found, "waiting"), "3");
    let errors = "[\"the program's own errors stay errors\", 'Expecting property name enclosed in double quotes']";
    assert_eq!(value(&found, "errors"), errors);

    let source = incomplete("java", "LibraryOfUnknowns.java");
    let found = variables("java", &source, Settings::default());
    let depot = "com.acme.Depot(\"north\")";
    for (name, made) in [
        ("number", format!("Integer.parseInt({depot}.text())")),
        ("total", format!("Integer.parseInt({depot}.text()) + 1")),
        (
            "larger",
            format!("Math.max(Integer.parseInt({depot}.text()), 10)"),
        ),
        ("root", format!("Math.sqrt((double) {depot}.area())")),
        ("sign", format!("f\"{{{depot}.name()}}3\"")),
    ] {
        assert_eq!(value(&found, name), format!("symbolic({made})"), "{name}");
    }
    for (name, held) in [
        (
            "stock",
            format!("{{symbolic({depot}.name())=4, \"nails\"=1}}"),
        ),
        ("nails", "1".to_owned()),
        ("kinds", "2".to_owned()),
        ("second", "3".to_owned()),
        ("message", "For input string: \"twelve\"".to_owned()),
    ] {
        assert_eq!(value(&found, name), held, "{name}");
    }
}

#[test]
fn what_c_s_library_makes_of_unknown_memory_is_unknown_and_no_undefined_behaviour() {
    let source = incomplete("c", "library_of_unknowns.c");
    let stop = Settings {
        undefined: session::vm::memory::undefined::AfterUndefined::Stop,
        ..Settings::default()
    };
    let found = variables("c", &source, stop);
    for (name, made) in [
        ("root", "sqrt(sensor_level())"),
        ("same", "strcmp(sensor_name(), "),
        ("number", "(int) strtol(sensor_name()"),
        ("size", "abs(sensor_read(2))"),
        ("many", "malloc((unsigned long) sensor_read(2) * 4)"),
    ] {
        let expected = format!("symbolic({made}");
        let held = value(&found, name);
        assert!(held.starts_with(&expected), "{name}: {held}");
    }
    assert!(value(&found, "length").starts_with("symbolic("));
    assert_eq!(value(&found, "first"), "3");
}

#[test]
fn what_our_library_lacks_is_unknown_and_what_nobody_has_is_an_error() {
    let source = "
import ast, math
tree = ast.dump
from ast import unparse
try:
    math.sqr
except AttributeError as error:
    first = str(error)
try:
    from math import sqr
except ImportError as error:
    second = str(error)
file = __file__
";
    let found = variables("python", source, Settings::default());
    assert_eq!(value(&found, "tree"), "symbolic(ast.dump)");
    assert_eq!(value(&found, "unparse"), "symbolic(ast.unparse)");
    assert_eq!(
        value(&found, "first"),
        "\"module 'math' has no attribute 'sqr'\""
    );
    assert_eq!(
        value(&found, "second"),
        "\"cannot import name 'sqr' from 'math' (unknown location)\""
    );
    assert_eq!(value(&found, "file"), "'main'");
}

/// A text that is put together before it is written is written as far as it is known.
#[test]
fn the_known_parts_of_a_text_are_written() {
    let source = "\
console.log('a', x, 'b');
console.log(`n is ${n}`);
console.log([n], { n });
console.log('sum: ' + (x + n));
";
    let compiled = compile("javascript", "Main", source).unwrap();
    let mut session = Session::new(Rc::new(compiled), Settings::default());
    session.advance(STEPS);
    assert_eq!(
        session.machine().written(Stream::Out),
        "a symbolic(x) b\nn is symbolic(n)\n[ symbolic(n) ] { n: symbolic(n) }\nsum: symbolic(x + n)\n"
    );
}

/// A call writes what it is said to write, and going back and forth in the run takes that back and does it again.
#[test]
fn what_a_call_is_said_to_write_is_undone_and_redone() {
    let source = "\
count = 1
def work():
    k = 5
    fetch(k)
    return k
before = count
after = work()
last = count
";
    let compiled = compile("python", "main", source).expect("it compiles");
    let number = |value| Datum::One(Const::Int(value));
    let given = Given {
        expression: "fetch".into(),
        is_called: true,
        nth: None,
        value: Datum::Unknown,
        writes: vec![
            ("k".into(), number(6)),
            ("count".into(), number(7)),
            // Nothing that the call sees.
            ("nobody".into(), number(8)),
        ],
    };
    let settings = Settings {
        given: [given].into(),
        ..Settings::default()
    };
    let mut session = Session::new(compiled.into(), settings);
    session.advance(u64::MAX);
    let end = session.timeline().step();
    let all = |session: &mut Session| -> Vec<(String, String)> {
        let compiled = Rc::clone(session.compiled());
        let variables = session::variables(&compiled, session.machine_mut());
        variables
            .into_iter()
            .map(|variable| (variable.name, variable.text))
            .collect()
    };
    let told = all(&mut session);
    let text = |name: &str| -> &str {
        let found = told.iter().find(|(own, _)| own == name);
        &found.expect("a variable").1
    };
    assert_eq!(
        [text("before"), text("after"), text("last"), text("count")],
        ["1", "6", "7", "7"]
    );
    let digests: Vec<u64> = (0..=end)
        .map(|step| {
            session.seek(step);
            session.digest()
        })
        .collect();
    for step in (0..=end).rev() {
        session.seek(step);
        assert_eq!(session.digest(), digests[step as usize], "step {step}");
    }
    session.seek(end);
    assert_eq!(all(&mut session), told);
}
