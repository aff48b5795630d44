//! From a value back to the step that wrote it, and on to what it was made of.

use super::*;
use protocol::{Origin, Target};

impl Page {
    fn origin(&mut self, path: &str, before: u64) -> Origin {
        let to = Move::Written {
            path: path.into(),
            before,
        };
        let state = self.go(to);
        let origin = state.origin.clone().expect("an origin was asked for");
        assert!(origin.step.is_none_or(|step| step == state.step));
        origin
    }

    /// Goes on from an input of that name.
    fn further(&mut self, origin: &Origin, name: &str) -> Origin {
        let input = origin.inputs.iter().find(|input| input.name == name);
        let input = input.unwrap_or_else(|| panic!("no {name} among {:?}", origin.inputs));
        match &input.target {
            Target::Written(path) => {
                let behind = u64::from(!origin.is_return);
                self.origin(&path.clone(), origin.step.unwrap() - behind)
            }
            Target::Returned(step, name) => {
                let (step, name) = (*step, name.clone());
                let state = self.go(Move::Returned { step, name });
                assert_eq!(state.step, step);
                state.origin.clone().expect("an origin was asked for")
            }
        }
    }

    fn at_end(source: &str) -> (Page, u64) {
        let mut page = Page::with(source);
        let end = page.go(Move::Last).step;
        (page, end)
    }
}

fn names(origin: &Origin) -> Vec<(&str, &str)> {
    let inputs = origin.inputs.iter();
    inputs
        .map(|input| (input.name.as_str(), input.value.as_str()))
        .collect()
}

#[test]
fn a_variable_comes_from_its_last_assignment_and_on_to_constants() {
    let (mut page, end) = Page::at_end("a = 2\nb = 3\nc = a * b\nc = c + 1\na = 9\n");
    let c = page.origin("g/c", end);
    assert_eq!((c.line, c.value.as_str()), (Some(4), "7"));
    assert_eq!(names(&c), [("c", "6")]);
    assert_eq!(
        value(page.state(), "c").as_deref(),
        Some("7"),
        "it is there"
    );
    let c = page.further(&c, "c");
    assert_eq!(c.line, Some(3));
    assert_eq!(names(&c), [("a", "2"), ("b", "3")]);
    let a = page.further(&c, "a");
    assert_eq!((a.line, a.end.as_deref()), (Some(1), Some("a constant")));
    let gone = page.origin("g/a", a.step.unwrap() - 1);
    assert_eq!(gone.step, None);
    assert!(gone.end.is_some());
}

#[test]
fn a_local_variable_comes_from_its_own_call() {
    let source = "def f(n):\n    m = n + 1\n    if n:\n        f(n - 1)\n    return m\nf(2)\n";
    let mut page = Page::with(source);
    let state = page.go(Move::Line {
        file: 0,
        line: 5,
        direction: Direction::Forward,
    });
    let (depth, step) = (state.stack.len(), state.step);
    assert_eq!(depth, 4, "the innermost of three calls");
    let outer = page.origin("1/m", step);
    assert_eq!((outer.line, outer.value.as_str()), (Some(2), "3"));
    assert_eq!(page.state().stack.len(), 2, "written in the outermost call");
    let n = page.further(&outer, "n");
    assert_eq!((n.line, n.value.as_str()), (Some(1), "2"));
}

#[test]
fn a_parameter_comes_from_the_callers_argument() {
    let source = "def f(a, b):\n    return a + b\nx = 4\ny = 5\nz = f(x, y)\n";
    let (mut page, end) = Page::at_end(source);
    let z = page.origin("g/z", end);
    let gave = page.further(&z, "f()");
    assert_eq!((gave.line, gave.value.as_str()), (Some(2), "9"));
    assert_eq!(names(&gave), [("a", "4"), ("b", "5")]);
    assert_eq!(
        page.state().stack.len(),
        2,
        "inside of the call that gave it"
    );
    assert_eq!(page.further(&gave, "a").line, Some(1));
    let step = gave.step.unwrap();
    let b = page.origin("1/b", step);
    assert_eq!(names(&b), [("y", "5")]);
    assert_eq!(page.further(&b, "y").line, Some(4));
}

#[test]
fn elements_entries_and_members_come_from_what_changed_them() {
    let source = "\
xs = [1, 2]
xs.append(3)
ys = xs
ys[0] = 7
d = {'a/b': 1, 'c': 2}
d['a/b'] = xs[0]
class P:
    def __init__(self, v):
        self.v = v
p = P(5)
q = p
q.v = d['a/b'] + q.v
";
    let (mut page, end) = Page::at_end(source);
    for (path, line) in [("g/xs/[0]", 4), ("g/xs/[1]", 1), ("g/xs/[2]", 2)] {
        assert_eq!(page.origin(path, end).line, Some(line), "{path}");
    }
    assert_eq!(page.origin("g/d/['c']", end).line, Some(5));
    let entry = page.origin("g/d/['a/b']", end);
    assert_eq!(entry.line, Some(6));
    assert_eq!(names(&entry), [("xs[0]", "7")]);
    let member = page.origin("g/p/.v", end);
    assert_eq!((member.line, member.value.as_str()), (Some(12), "12"));
    assert_eq!(names(&member), [("d['a/b']", "7"), ("q.v", "5")]);
    assert_eq!(page.further(&member, "q.v").line, Some(9));
}

#[test]
fn a_captured_variable_comes_from_the_function_that_changed_it() {
    let source = "\
def counter():
    n = 0
    def up():
        nonlocal n
        n = n + 1
        return n
    return up
c = counter()
c()
c()
";
    let mut page = Page::with(source);
    let inside = Move::Line {
        file: 0,
        line: 6,
        direction: Direction::Forward,
    };
    page.go(inside.clone());
    let step = page.go(inside).step;
    let n = page.origin("1/n", step);
    assert_eq!((n.line, n.value.as_str()), (Some(5), "2"));
    let n = page.further(&n, "n");
    assert_eq!((n.line, n.value.as_str()), (Some(5), "1"));
    let n = page.further(&n, "n");
    assert_eq!((n.line, n.value.as_str()), (Some(2), "0"));
}

#[test]
fn asking_does_not_change_the_run() {
    let source = "t = 0\nfor i in range(2000):\n    t = t + i\nprint(t)\n";
    let (mut page, end) = Page::at_end(source);
    let digest = page.host.program.as_ref().unwrap().session.digest();
    assert_eq!(page.origin("g/t", end).value, "1999000");
    page.origin("g/nothing", end);
    page.go(Move::Last);
    let program = page.host.program.as_ref().unwrap();
    assert_eq!(program.step(), end);
    assert_eq!(program.session.digest(), digest);
}

#[test]
fn a_search_through_a_long_run_is_made_in_slices_and_can_be_stopped() {
    let source = "xs = [1, 2]\nn = 0\nwhile n < 60000:\n    n += 1\nxs.append(3)\n";
    let (mut page, end) = Page::at_end(source);
    let to = Move::Written {
        path: "g/xs/[0]".into(),
        before: end,
    };
    page.host.receive(&Request::Move(to.clone()));
    page.host.slice(&mut || true);
    assert!(page.host.busy(), "it takes more than a slice");
    page.ask(Request::Pause);
    assert_eq!(page.state().step, end, "the run stands where it stood");
    let state = page.go(to);
    let origin = state.origin.clone().expect("its origin");
    assert_eq!((origin.line, origin.value.as_str()), (Some(1), "1"));
}

#[test]
fn memory_comes_from_the_step_that_wrote_its_bytes() {
    let source = "struct point { int x; int y; };
int main(void) {
    int cells[3] = {1, 2, 3};
    struct point p = {4, 5};
    int *second = &cells[1];
    *second = p.y;
    p.x = 9;
    return cells[1];
}
";
    let mut page = Page::new();
    page.compile_in("c", 1, source);
    let end = page
        .go(Move::Line {
            file: 0,
            line: 8,
            direction: Direction::Forward,
        })
        .clone();
    let path = |name: &str| variable(&end, name).expect("a variable").path.clone();
    let cell = page.origin(&format!("{}/[1]", path("cells")), end.step);
    assert_eq!((cell.line, cell.value.as_str()), (Some(6), "5"));
    assert_eq!(cell.name, "cells[1]");
    let x = page.origin(&format!("{}/x", path("p")), end.step);
    assert_eq!((x.line, x.name.as_str()), (Some(7), "p.x"));
    let whole = page.origin(&path("p"), end.step);
    assert_eq!(whole.line, Some(7));
    let first = page.origin(&format!("{}/[0]", path("cells")), end.step);
    assert_eq!(first.line, Some(3));
}

/// What a person gave is where a chain ends, in every language, whoever of the library read it.
#[test]
fn a_chain_ends_at_the_programs_input() {
    let python = "limit = int(input())\nother = 3\nprint(limit)\n";
    let java = "import java.util.Scanner;
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int limit = in.nextInt();
        int other = 3;
        System.out.println(limit);
    }
}
";
    let c = "#include <stdio.h>
int main(void) {
    int limit = 1;
    if (scanf(\"%d\", &limit) != 1) return 1;
    int other = 3;
    printf(\"%d\\n\", limit);
    return 0;
}
";
    for (language, source, line, written) in [
        ("python", python, 3, 1),
        ("java", java, 7, 5),
        ("c", c, 6, 4),
    ] {
        let mut page = Page::new();
        page.ask(Request::Compile {
            revision: 1,
            language: language.into(),
            files: Files::one(source.into()),
            input: "40\n".into(),
            ended: true,
            assumed: Assumed::default(),
        });
        let state = page.go(Move::Line {
            file: 0,
            line,
            direction: Direction::Forward,
        });
        let (state, step) = (state.clone(), state.step);
        let path = |name: &str| variable(&state, name).expect("it is there").path.clone();
        let limit = page.origin(&path("limit"), step);
        assert_eq!(limit.line, Some(written), "{language}");
        let end = limit.end.as_deref();
        assert_eq!(end, Some("the program’s input"), "{language}: {limit:?}");
        let other = page.origin(&path("other"), step);
        assert_eq!(other.end.as_deref(), Some("a constant"), "{language}");
    }
}
