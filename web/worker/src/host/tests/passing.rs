//! Breakpoints in what a step passes over.

use super::*;

const CALLS: &str = "\
def add(total, k):
    total = total + k
    return total
total = 0
for k in range(4):
    total = add(total, k)
print(total)
";

fn over(page: &mut Page, direction: Direction) -> (Option<u32>, Option<String>) {
    let stride = Stride::Over;
    let unit = Unit::Statement;
    let state = page.go(Move::Step {
        stride,
        unit,
        direction,
    });
    (
        state.stack.first().and_then(|frame| frame.line),
        value(state, "k"),
    )
}

fn told(line: u32, k: &str) -> (Option<u32>, Option<String>) {
    (Some(line), Some(k.to_owned()))
}

fn stopping(stop: Stop) -> Page {
    let mut page = Page::with(CALLS);
    page.ask(Request::Breakpoints(vec![stop]));
    let line = Move::Line {
        file: 0,
        line: 6,
        direction: Direction::Forward,
    };
    page.go(line);
    page
}

#[test]
fn a_step_stops_where_the_condition_of_a_breakpoint_in_a_call_holds() {
    let mut page = stopping(Stop {
        condition: "k == 1".to_owned(),
        ..Stop::at(Site::line(3))
    });
    assert_eq!(over(&mut page, Direction::Forward), told(5, "0"));
    assert_eq!(over(&mut page, Direction::Forward), told(6, "1"));
    assert_eq!(over(&mut page, Direction::Forward), told(3, "1"));
    // From the call onwards, and to the next one's line, in which it does not hold.
    page.go(Move::Last);
    let back: Vec<_> = (0..4).map(|_| over(&mut page, Direction::Back).0).collect();
    assert_eq!(back, [7, 5, 6, 5].map(Some));
}

#[test]
fn a_breakpoint_that_counts_its_times_takes_nothing_from_the_others() {
    let mut page = Page::with(CALLS);
    let counted = Stop {
        nth: 3,
        ..Stop::at(Site::line(2))
    };
    page.ask(Request::Breakpoints(vec![counted, Stop::at(Site::line(3))]));
    page.go(Move::Line {
        file: 0,
        line: 6,
        direction: Direction::Forward,
    });
    assert_eq!(over(&mut page, Direction::Forward), told(3, "0"));
}

#[test]
fn a_log_in_a_call_stops_no_step() {
    let mut page = stopping(Stop {
        log: "k is {k}".to_owned(),
        ..Stop::at(Site::line(3))
    });
    assert_eq!(over(&mut page, Direction::Forward), told(5, "0"));
}
