//! Steps that follow each other by themselves: where breakpoints stop them.

use super::*;

fn play(page: &mut Page, unit: Unit, direction: Direction) -> Status {
    page.go(Move::Play { unit, direction }).status
}

/// Plays by lines until it stops: the lines that it came to, and why it stopped.
fn played(page: &mut Page, direction: Direction) -> (Vec<u32>, Status) {
    let mut lines = Vec::new();
    for _ in 0..100 {
        let status = play(page, Unit::Statement, direction);
        let line = page.state().stack.first().and_then(|frame| frame.line);
        lines.extend(line);
        if status != Status::Paused {
            return (lines, status);
        }
    }
    panic!("it does not stop: {lines:?}");
}

fn stop(page: &mut Page, stop: Stop) {
    page.ask(Request::Breakpoints(vec![stop]));
}

const CALLS: &str = "\
def double(n):
    return n + n

for k in range(3):
    x = double(k)
print(x)
";

#[test]
fn it_goes_through_calls_to_the_end_and_back_to_the_start() {
    let mut page = Page::with(CALLS);
    let (lines, status) = played(&mut page, Direction::Forward);
    assert_eq!(status, Status::Ended);
    assert_eq!(
        lines.iter().filter(|line| **line == 2).count(),
        3,
        "{lines:?}"
    );
    let (lines, status) = played(&mut page, Direction::Back);
    assert_eq!(status, Status::Ready);
    assert_eq!(
        lines.iter().filter(|line| **line == 2).count(),
        3,
        "{lines:?}"
    );
}

#[test]
fn a_breakpoint_stops_it_both_ways_and_lets_it_go_on() {
    let mut page = Page::with(CALLS);
    stop(
        &mut page,
        Stop {
            site: Site::line(2),
            ..Stop::default()
        },
    );
    for n in ["0", "1", "2"] {
        assert_eq!(
            played(&mut page, Direction::Forward).1,
            Status::AtBreakpoint
        );
        assert_eq!(value(page.state(), "n").as_deref(), Some(n));
    }
    assert_eq!(played(&mut page, Direction::Forward).1, Status::Ended);
    assert_eq!(played(&mut page, Direction::Back).1, Status::AtBreakpoint);
    assert_eq!(value(page.state(), "n").as_deref(), Some("2"));
}

#[test]
fn conditions_and_counts_decide_whether_a_breakpoint_stops_it() {
    let mut page = Page::with(CALLS);
    let condition = "n == 1".to_owned();
    stop(
        &mut page,
        Stop {
            site: Site::line(2),
            condition,
            nth: 0,
            ..Stop::default()
        },
    );
    assert_eq!(
        played(&mut page, Direction::Forward).1,
        Status::AtBreakpoint
    );
    assert_eq!(value(page.state(), "n").as_deref(), Some("1"));
    assert_eq!(played(&mut page, Direction::Forward).1, Status::Ended);
    page.go(Move::First);
    stop(
        &mut page,
        Stop {
            site: Site::line(2),
            condition: String::new(),
            nth: 3,
            ..Stop::default()
        },
    );
    assert_eq!(
        played(&mut page, Direction::Forward).1,
        Status::AtBreakpoint
    );
    assert_eq!(
        value(page.state(), "n").as_deref(),
        Some("2"),
        "the third time only"
    );
    assert_eq!(played(&mut page, Direction::Back).1, Status::Ready);
}

#[test]
fn by_instructions_a_line_stops_it_at_its_first_one() {
    let mut page = Page::with("a = 1\nb = 2\nc = 3\n");
    stop(
        &mut page,
        Stop {
            site: Site::line(2),
            ..Stop::default()
        },
    );
    let mut steps = 0;
    while play(&mut page, Unit::Instruction, Direction::Forward) != Status::AtBreakpoint {
        steps += 1;
        assert!(steps < 20);
    }
    assert_eq!(value(page.state(), "a").as_deref(), Some("1"));
    assert_eq!(value(page.state(), "b"), None);
    assert_eq!(
        play(&mut page, Unit::Instruction, Direction::Forward),
        Status::Paused,
        "from there it goes on"
    );
}
