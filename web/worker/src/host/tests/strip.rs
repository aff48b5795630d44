//! Going from mark to mark of the run's strip, and to marks near a place that was clicked.

use super::*;

fn to(page: &mut Page, kind: Option<MarkKind>, direction: Direction) -> u64 {
    page.go(Move::Mark { kind, direction }).step
}

fn next(page: &mut Page, kind: MarkKind) -> u64 {
    to(page, Some(kind), Direction::Forward)
}

fn previous(page: &mut Page, kind: MarkKind) -> u64 {
    to(page, Some(kind), Direction::Back)
}

/// The steps of all that was printed, once each.
fn printed(page: &Page) -> Vec<u64> {
    let chunks = page.said.iter().filter_map(|reply| match reply {
        Reply::Output(output) => Some(&output.chunks),
        _ => None,
    });
    let mut steps: Vec<u64> = chunks.flatten().map(|chunk| chunk.step).collect();
    steps.dedup();
    steps
}

fn breakpoint(page: &mut Page, line: u32) {
    let stop = Stop {
        site: Site::line(line),
        ..Stop::default()
    };
    page.ask(Request::Breakpoints(vec![stop]));
}

const RAISES: &str = "\
caught = 0
for k in range(2000):
    try:
        [][k]
    except IndexError:
        caught += 1
    if k % 500 == 499:
        print(k)
";

#[test]
fn prints_are_gone_through_one_by_one_both_ways() {
    let mut page = Page::with(RAISES);
    page.go(Move::Last);
    let all = printed(&page);
    assert!(all.len() >= 4, "{all:?}");
    page.go(Move::First);
    let there: Vec<u64> = all
        .iter()
        .map(|_| next(&mut page, MarkKind::Print))
        .collect();
    assert_eq!(there, all);
    let last = *all.last().unwrap();
    assert_eq!(
        next(&mut page, MarkKind::Print),
        last,
        "there is none behind the last"
    );
    let mut back: Vec<u64> = (1..all.len())
        .map(|_| previous(&mut page, MarkKind::Print))
        .collect();
    back.reverse();
    assert_eq!(back, all[..all.len() - 1]);
}

#[test]
fn every_exception_is_come_to_though_few_are_sent() {
    let mut page = Page::with(RAISES);
    page.go(Move::Last);
    let strip = page.said.iter().find_map(|reply| match reply {
        Reply::Strip(strip) => Some(strip.marks.len()),
        _ => None,
    });
    assert!(strip.is_some_and(|sent| sent < 1000), "{strip:?}");
    page.go(Move::First);
    for caught in 0..7 {
        next(&mut page, MarkKind::Exception);
        // Raised, and not yet counted.
        assert_eq!(value(page.state(), "caught"), Some(caught.to_string()));
        assert_eq!(value(page.state(), "k"), Some(caught.to_string()));
    }
    page.go(Move::Last);
    previous(&mut page, MarkKind::Exception);
    assert_eq!(value(page.state(), "k").as_deref(), Some("1999"));
}

#[test]
fn the_uncaught_exception_is_the_last_mark() {
    let mut page = Page::with("try:\n    {}[1]\nexcept KeyError:\n    pass\nx = 3\n{}[x]\n");
    let end = page.go(Move::Last).step;
    page.go(Move::First);
    let step = next(&mut page, MarkKind::Uncaught);
    assert!(step > 0 && step <= end);
    assert_eq!(value(page.state(), "x").as_deref(), Some("3"));
    let caught = previous(&mut page, MarkKind::Exception);
    assert!(caught < step);
}

#[test]
fn undefined_behaviour_is_found_again_from_the_start() {
    let source = "\
#include <stdio.h>
int main(void) {
    int a[2] = {1, 2};
    int i = 2;
    int b = a[i];
    printf(\"%d\\n\", b);
    return 0;
}
";
    let mut page = Page::new();
    page.compile_in("c", 1, source);
    page.go(Move::Last);
    let expected = page.said.iter().find_map(|reply| match reply {
        Reply::Strip(strip) => strip
            .marks
            .iter()
            .find(|mark| mark.1 == MarkKind::Problem)
            .copied(),
        _ => None,
    });
    page.go(Move::First);
    let step = next(&mut page, MarkKind::Problem);
    assert_eq!(Some((step, MarkKind::Problem)), expected);
}

#[test]
fn breakpoints_are_come_to_however_often_they_are_to_stop_and_while_they_are_still_gathered() {
    let mut page = Page::with("total = 0\nfor k in range(4000):\n    total += k\n");
    page.go(Move::Last);
    page.go(Move::First);
    let stop = Stop {
        site: Site::line(3),
        nth: 7,
        ..Stop::default()
    };
    // The survey has only begun when the next mark is asked for.
    assert!(
        page.host
            .receive(&Request::Breakpoints(vec![stop]))
            .is_none()
    );
    for k in ["0", "1", "2"] {
        next(&mut page, MarkKind::Breakpoint);
        assert_eq!(value(page.state(), "k").as_deref(), Some(k));
    }
    previous(&mut page, MarkKind::Breakpoint);
    assert_eq!(value(page.state(), "k").as_deref(), Some("1"));
    page.go(Move::Last);
    previous(&mut page, MarkKind::Breakpoint);
    assert_eq!(value(page.state(), "k").as_deref(), Some("3999"));
}

#[test]
fn marks_of_any_kind_are_met_in_the_order_of_the_run() {
    let mut page = Page::with(
        "print(1)\ntry:\n    [][0]\nexcept IndexError:\n    pass\nx = 1\nprint(2)\nx = 2\n",
    );
    page.go(Move::Last);
    breakpoint(&mut page, 6);
    page.go(Move::First);
    let any = |page: &mut Page| to(page, None, Direction::Forward);
    let mut steps = vec![any(&mut page)];
    while let step = any(&mut page)
        && step > *steps.last().unwrap()
    {
        steps.push(step);
    }
    page.go(Move::First);
    let of = |page: &mut Page, kind| {
        page.go(Move::First);
        next(page, kind)
    };
    let first = of(&mut page, MarkKind::Print);
    let raised = of(&mut page, MarkKind::Exception);
    let hit = of(&mut page, MarkKind::Breakpoint);
    assert_eq!(steps[0], first);
    let at = |step| steps.iter().position(|each| *each == step);
    assert!(at(raised) < at(hit) && at(hit).is_some(), "{steps:?}");
    page.go(Move::Last);
    assert_eq!(to(&mut page, None, Direction::Back), *steps.last().unwrap());
}

#[test]
fn a_place_near_a_mark_is_the_mark_and_another_is_itself() {
    let mut page = Page::with(RAISES);
    page.go(Move::Last);
    let print = printed(&page)[0];
    // Far from any other mark than those around it.
    let mut near = |step, within| page.go(Move::Near { step, within }).step;
    assert_eq!(near(print, 0), print);
    assert_eq!(near(print + 1, 1), print);
    assert_eq!(near(3, 2), 3, "nothing has happened there");
    assert_eq!(near(1, 0), 1);
}

#[test]
fn in_a_run_of_ten_million_steps_the_next_mark_is_met_exactly() {
    let mut page = Page::with(
        "k = 0\nwhile k < 900000:\n    k += 1\n    if k == 400000:\n        print(k)\nprint('end')\n",
    );
    let end = page.go(Move::Last).step;
    assert!(end > 8_000_000, "{end}");
    page.go(Move::First);
    let step = next(&mut page, MarkKind::Print);
    assert_eq!(value(page.state(), "k").as_deref(), Some("400000"));
    // A pixel of the strip is ten thousand steps.
    assert_eq!(
        page.go(Move::Near {
            step: step + 9_000,
            within: 20_000
        })
        .step,
        step
    );
}
