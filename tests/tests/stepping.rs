//! Moving through a run by lines: into, over and out, by breakpoints and to either end, both ways.

use reddragon_tests::{compile, python};
use session::vm::Settings;
use session::{Breakpoint, Breakpoints, Direction, Motion, Progress, Session, Site, Stride, Unit};
use std::rc::Rc;

const CALLS: &str = "\
def add(a, b):
    c = a + b
    return c

def twice(x):
    y = add(x, x)
    return y

total = 0
for i in range(2):
    total += twice(i)
print(total)
";

/// The line at which a run stands; 0 where it is over.
fn line(session: &Session) -> u32 {
    if session.machine().state.ending.is_some() {
        return 0;
    }
    let (module, inst) = session.machine().position();
    assert_eq!(
        module,
        session.compiled().main,
        "the run stands in the library"
    );
    session.compiled().module().inst(inst).span.start.line
}

/// Makes a motion; gives the line it leads to, or nothing at the edge of the run.
fn go(session: &mut Session, motion: &Motion) -> Option<u32> {
    loop {
        // Small slices, so that motions which take several are the rule.
        match session.make(motion, 7) {
            Progress::Moving => {}
            Progress::Arrived => return Some(line(session)),
            Progress::AtEdge => return None,
        }
    }
}

fn step(session: &mut Session, stride: Stride, direction: Direction) -> Option<u32> {
    let motion = Motion::step(session, stride, Unit::Statement, direction);
    go(session, &motion)
}

/// The lines of steps of one kind, to the edge of the run.
fn walk(session: &mut Session, stride: Stride, direction: Direction) -> Vec<u32> {
    std::iter::from_fn(|| step(session, stride, direction)).collect()
}

fn to_lines(session: &mut Session, lines: &[u32], direction: Direction) -> Option<u32> {
    let main = session.compiled().main;
    let lines: Vec<_> = lines.iter().map(|&line| (main, line)).collect();
    let motion = Motion::to_lines(session, &lines, direction);
    go(session, &motion)
}

fn to_end(session: &mut Session) {
    assert_eq!(go(session, &Motion::to_end()), None);
    assert!(session.machine().state.ending.is_some(), "the run is over");
}

fn variable(session: &Session, frame: usize, name: &str) -> Option<String> {
    let machine = session.machine();
    let (_, value) = machine
        .frame_variables(frame)
        .into_iter()
        .find(|&(symbol, _)| machine.name(symbol) == name)?;
    Some(session::vm::display::preview(machine, value, 100))
}

#[test]
fn into_visits_every_line_that_runs() {
    let mut session = python(CALLS, true);
    let call = [6, 2, 3, 7];
    let expected: Vec<u32> = [&[1, 5, 9, 10, 11][..], &call, &[10, 11], &call, &[10, 12]].concat();
    assert_eq!(
        walk(&mut session, Stride::Into, Direction::Forward),
        expected
    );
}

#[test]
fn over_stays_out_of_calls() {
    let mut session = python(CALLS, true);
    assert_eq!(
        walk(&mut session, Stride::Over, Direction::Forward),
        [1, 5, 9, 10, 11, 10, 11, 10, 12]
    );
}

#[test]
fn back_visits_the_same_lines_in_reverse() {
    for stride in [Stride::Into, Stride::Over] {
        let mut session = python(CALLS, true);
        let mut there = walk(&mut session, stride, Direction::Forward);
        let back = walk(&mut session, stride, Direction::Back);
        assert_eq!(session.timeline().step(), 0);
        there.reverse();
        assert_eq!(back, there, "{stride:?}");
    }
}

#[test]
fn over_and_out_and_back_out_of_a_call() {
    let mut session = python(CALLS, true);
    assert_eq!(to_lines(&mut session, &[2], Direction::Forward), Some(2));
    assert_eq!(session.machine().state.frames.len(), 3);
    assert_eq!(variable(&session, 2, "a").as_deref(), Some("0"));
    assert_eq!(variable(&session, 2, "c"), None);
    assert_eq!(
        step(&mut session, Stride::Over, Direction::Forward),
        Some(3)
    );
    assert_eq!(variable(&session, 2, "c").as_deref(), Some("0"));
    // Out of `add`, behind the call, whose line is not yet done.
    assert_eq!(step(&mut session, Stride::Out, Direction::Forward), Some(6));
    assert_eq!(session.machine().state.frames.len(), 2);
    assert_eq!(variable(&session, 1, "y"), None);
    assert_eq!(
        step(&mut session, Stride::Over, Direction::Forward),
        Some(7)
    );
    assert_eq!(variable(&session, 1, "y").as_deref(), Some("0"));
    // Back out of `twice`: to the line that called it.
    assert_eq!(step(&mut session, Stride::Out, Direction::Back), Some(11));
    assert_eq!(session.machine().state.frames.len(), 1);
    assert_eq!(variable(&session, 0, "i").as_deref(), Some("0"));
}

#[test]
fn a_step_over_a_call_stops_at_a_breakpoint_in_it_both_ways() {
    let mut session = python(CALLS, true);
    let stop = Breakpoint {
        site: Site::line((session.compiled().main, 3)),
        condition: None,
    };
    let breakpoints = Breakpoints::new(&session, vec![stop], None);
    let over = |session: &mut Session, direction| {
        let motion = Motion::step(session, Stride::Over, Unit::Statement, direction);
        let motion = motion.stopping_at(session, &breakpoints);
        go(session, &motion)
    };
    assert_eq!(to_lines(&mut session, &[11], Direction::Forward), Some(11));
    assert_eq!(over(&mut session, Direction::Forward), Some(3));
    assert_eq!(session.machine().state.frames.len(), 3);
    // From there a step is one of that call again.
    assert_eq!(over(&mut session, Direction::Forward), Some(7));
    to_end(&mut session);
    let lines: Vec<Option<u32>> = (0..3)
        .map(|_| over(&mut session, Direction::Back))
        .collect();
    assert_eq!(lines, [Some(12), Some(10), Some(3)]);
    assert_eq!(session.machine().state.frames.len(), 3);
}

/// A run that has lost most of its objects is due for a checkpoint in the middle of nowhere, and where a motion stopped.
#[test]
fn a_run_that_lost_its_objects_goes_on_from_each_stop() {
    const LOST: &str = "\
kept = [[number] for number in range(60000)]
kept = None
for turn in range(60000):
    made = [turn]
    last = made
";
    let mut session = python(LOST, true);
    let motion = Motion::to_lines(
        &session,
        &[(session.compiled().main, 5)],
        Direction::Forward,
    );
    let mut times = 0;
    let mut before = 0;
    loop {
        // In slices as the page makes them: where one ends a checkpoint may be kept.
        match session.make(&motion, 40_000) {
            Progress::Moving => continue,
            Progress::AtEdge => break,
            Progress::Arrived => {}
        }
        let step = session.timeline().step();
        assert!(step > before, "it stands still at {step}");
        before = step;
        times += 1;
    }
    assert_eq!(times, 60_000);
}

#[test]
fn breakpoints_are_met_each_time_both_ways() {
    let mut session = python(CALLS, true);
    let met = |session: &mut Session, direction| -> Vec<(u32, u64)> {
        std::iter::from_fn(|| {
            let line = to_lines(session, &[3, 11], direction)?;
            Some((line, session.timeline().step()))
        })
        .collect()
    };
    let mut there = met(&mut session, Direction::Forward);
    let lines: Vec<u32> = there.iter().map(|&(line, _)| line).collect();
    assert_eq!(lines, [11, 3, 11, 3]);
    let back = met(&mut session, Direction::Back);
    there.reverse();
    assert_eq!(back, there, "the same steps, not only the same lines");
}

#[test]
fn running_to_the_cursor_stops_in_front_of_the_line() {
    let mut session = python(CALLS, true);
    assert_eq!(to_lines(&mut session, &[12], Direction::Forward), Some(12));
    assert_eq!(variable(&session, 0, "total").as_deref(), Some("2"));
    assert_eq!(session.machine().written(session::vm::Stream::Out), "");
    to_end(&mut session);
    assert_eq!(session.machine().written(session::vm::Stream::Out), "2\n");
}

#[test]
fn a_line_that_never_runs_again_is_not_arrived_at() {
    let mut session = python(CALLS, true);
    assert_eq!(to_lines(&mut session, &[12], Direction::Forward), Some(12));
    assert_eq!(to_lines(&mut session, &[9], Direction::Forward), None);
    assert!(session.machine().state.ending.is_some());
    assert_eq!(to_lines(&mut session, &[9], Direction::Back), Some(9));
}

#[test]
fn for_a_line_on_which_nothing_runs_the_next_one_stands_on_which_something_does() {
    let c = "int twice(int n) {
    int two = 2;

    return two * n;
}
int main(void) {
    // A remark.
    return twice(3);
}
";
    let compiled = Rc::new(compile("c", "main.c", c).expect("it compiles"));
    let mut session = Session::new(compiled, Settings::default());
    let main = session.compiled().main;
    let landings = [1, 2, 3, 7].map(|line| session.lines().landing((main, line)));
    assert_eq!(landings, [2, 2, 4, 8].map(|line| Some((main, line))));
    assert_eq!(to_lines(&mut session, &[7], Direction::Forward), Some(8));
    let stop = Breakpoint {
        site: Site::line((session.compiled().main, 1)),
        condition: None,
    };
    let breakpoints = Breakpoints::new(&session, vec![stop], None);
    let motion = Motion::to_breakpoints(&session, &breakpoints, Direction::Forward);
    assert_eq!(go(&mut session, &motion), Some(2));
    assert_eq!(breakpoints.standing(session.machine()), [0]);
    assert_eq!(session.lines().landing((main, 99)), None);
    assert_eq!(to_lines(&mut session, &[99], Direction::Forward), None);
}

#[test]
fn to_the_end_and_to_the_start() {
    let mut session = python(CALLS, true);
    let start = session.digest();
    to_end(&mut session);
    let (end, digest) = (session.timeline().step(), session.digest());
    let motion = Motion::to(0, &session);
    go(&mut session, &motion);
    assert_eq!((session.timeline().step(), session.digest()), (0, start));
    let motion = Motion::to(end, &session);
    go(&mut session, &motion);
    assert_eq!((session.timeline().step(), session.digest()), (end, digest));
}

#[test]
fn an_instruction_is_the_smallest_step() {
    let mut session = python("x = 1\ny = x + 2\n", true);
    let mut steps = Vec::new();
    loop {
        steps.push(session.timeline().step());
        let motion = Motion::step(
            &session,
            Stride::Into,
            Unit::Instruction,
            Direction::Forward,
        );
        if go(&mut session, &motion).is_none() {
            break;
        }
    }
    // const, decl_var, load_var, const, binop, decl_var.
    assert_eq!(steps, [0, 1, 2, 3, 4, 5]);
    assert_eq!(session.timeline().end(), Some(6));
    let motion = Motion::step(&session, Stride::Into, Unit::Instruction, Direction::Back);
    assert_eq!(
        (go(&mut session, &motion), session.timeline().step()),
        (Some(2), 5)
    );
}

#[test]
fn a_generator_is_stepped_into_each_time_it_goes_on() {
    let source = "\
def count():
    yield 1
    yield 2

for n in count():
    print(n)
";
    let mut session = python(source, true);
    assert_eq!(
        walk(&mut session, Stride::Into, Direction::Forward),
        [1, 5, 2, 6, 5, 3, 6, 5]
    );
}

#[test]
fn a_handler_is_stepped_to_from_where_the_exception_was_raised() {
    let source = "\
def risky(n):
    return 10 // n

try:
    risky(0)
    print(\"not reached\")
except ZeroDivisionError:
    print(\"caught\")
finally:
    print(\"done\")
";
    let mut session = python(source, true);
    let lines = walk(&mut session, Stride::Into, Direction::Forward);
    assert_eq!(lines, [1, 4, 5, 2, 7, 8, 10]);
    assert_eq!(
        session.machine().written(session::vm::Stream::Out),
        "caught\ndone\n"
    );
}

#[test]
fn the_ends_of_branches_and_handlers_are_passed_over() {
    let source = "\
for n in range(3):
    if n == 0:
        n = 5
    elif n == 1:
        continue
    else:
        break
    try:
        n = 6
    except ValueError:
        n = 7
print(n)
";
    let mut session = python(source, true);
    let expected = [&[2, 3, 8, 9, 1][..], &[2, 4, 5], &[2, 4, 7], &[12]].concat();
    assert_eq!(
        walk(&mut session, Stride::Into, Direction::Forward),
        expected
    );
}

#[test]
fn the_head_of_a_loop_is_stopped_at_once_each_time_round() {
    let source = "\
n = 3
while n > 0:
    n -= 1
    if n == 1:
        continue
    n += 0
print(n)
";
    let mut session = python(source, true);
    let expected = [&[2, 3, 4, 6][..], &[2, 3, 4, 5], &[2, 3, 4, 6], &[2, 7]].concat();
    assert_eq!(
        walk(&mut session, Stride::Into, Direction::Forward),
        expected
    );
}

/// Programs that begin with a function: what only makes their definitions is no line of theirs.
#[test]
fn a_program_that_begins_with_a_function_is_walked_through_from_its_first_statement() {
    let programs = [
        (
            "java",
            "Main.java",
            "\
public class Main {
    record Pair(int a, int b) {}
    static int twice(int x) {
        return x + x;
    }
    static int base = 4;
    public static void main(String[] args) {
        int total = base;
        total += twice(3);
        System.out.println(total);
    }
}
",
            vec![6, 8, 9, 10, 11],
            4,
        ),
        (
            "c",
            "main.c",
            "\
#include <stdio.h>
static int base = 4;
static const char *names[] = {\"a\", \"b\"};
int twice(int x) {
    return x + x;
}
int main(void) {
    int total = base;
    total += twice(3);
    printf(\"%s %d\\n\", names[1], total);
    return 0;
}
",
            vec![8, 9, 10, 11],
            5,
        ),
    ];
    for (language, file, source, lines, inner) in programs {
        let compiled = compile(language, file, source).expect("it compiles");
        let mut session = Session::new(compiled.into(), Settings::default());
        let mut seen = Vec::new();
        while let Some(line) = step(&mut session, Stride::Over, Direction::Forward) {
            seen.push(line);
        }
        assert_eq!(seen, lines, "{language} forward");
        let mut back = Vec::new();
        while let Some(line) = step(&mut session, Stride::Over, Direction::Back) {
            back.push(line);
        }
        back.reverse();
        assert_eq!(back, lines, "{language} back");
        while step(&mut session, Stride::Into, Direction::Forward) != Some(inner) {}
        let out = step(&mut session, Stride::Out, Direction::Forward);
        assert_eq!(out, Some(9), "{language} out of the inner function");
        let out = step(&mut session, Stride::Out, Direction::Forward);
        assert_eq!(out, None, "{language} out of the first one");
    }
}

/// Whoever waits for an instruction of the library stops where somebody stands who takes the steps one by one: also where it is asked
/// to call a finalizer, which is between two instructions of the program.
#[test]
fn a_finalizer_stands_at_its_beginning_however_one_comes_to_the_step() {
    let source = "class Kept:\n    def __del__(self):\n        print('gone')\nkept = Kept()\nkept = None\nprint('behind')\n";
    let compiled = compile("python", "kept.py", source).expect("a program");
    let machine = || compiled.machine(reddragon_tests::settings(std::path::Path::new("kept.py")));
    let place = |machine: &session::vm::Machine| (machine.state.steps, machine.position());
    let library = session::vm::Watch::new(&compiled.linked, |module, _| module != compiled.main);
    let (mut one_by_one, mut walker) = (Vec::new(), machine());
    while walker.step() == session::vm::Stop::Limit {
        if walker.is_watched(&library) {
            one_by_one.push(place(&walker));
        }
    }
    let (mut waited_for, mut waiter) = (Vec::new(), machine());
    while waiter.run_watching(u64::MAX, &library) == session::vm::Stop::Watched {
        waited_for.push(place(&waiter));
    }
    assert_eq!(waited_for, one_by_one);
    let output = walker.written(session::vm::Stream::Out);
    assert_eq!(output, "gone\nbehind\n", "the finalizer has run");
}
