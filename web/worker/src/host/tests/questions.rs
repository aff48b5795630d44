//! Watched expressions and conditions of breakpoints.

use super::*;

const FACTORIAL: &str = "\
def factorial(n):
    if n < 2:
        return 1
    return n * factorial(n - 1)
numbers = [1, 2, 3]
total = 0
for k in range(6):
    total = total + factorial(k)
print(total)
";

fn watch(page: &mut Page, texts: &[&str]) {
    let texts = texts.iter().map(|&text| text.to_owned()).collect();
    page.ask(Request::Watches(texts));
}

fn answers(page: &Page) -> Vec<(String, bool)> {
    let watches = page.state().watches.iter();
    watches
        .map(|each| (each.value.clone(), each.is_error))
        .collect()
}

fn run(page: &mut Page) -> &StateView {
    page.go(Move::Run(Direction::Forward))
}

fn stop(page: &mut Page, line: u32, condition: &str) {
    stop_at(page, line, condition, 0);
}

fn stop_at(page: &mut Page, line: u32, condition: &str, nth: u32) {
    page.ask(Request::Breakpoints(vec![Stop {
        condition: condition.to_owned(),
        nth,
        ..Stop::at(Site::line(line))
    }]));
}

impl Page {
    /// What another page finds in a link to a document.
    pub(super) fn opened_elsewhere(&mut self, document: &Document) -> (Page, Document) {
        self.ask(Request::Share {
            document: document.clone(),
            copy: Copied::Nothing,
        });
        let Some(Reply::Shared { fragment, .. }) = self.said.first().cloned() else {
            panic!("a link");
        };
        Page::opening(fragment)
    }

    /// A page that has opened a link, and what it found in it.
    pub(super) fn opening(fragment: String) -> (Page, Document) {
        let mut page = Page::new();
        page.ask(Request::Open {
            revision: 1,
            fragment,
        });
        let opened = page.said.iter().find_map(|reply| match reply {
            Reply::Opened(opened) => Some(opened.document.clone()),
            _ => None,
        });
        let opened = opened.expect("it was opened");
        (page, opened)
    }

    pub(super) fn survey(&self) -> protocol::Survey {
        let found = self.said.iter().rev().find_map(|reply| match reply {
            Reply::Survey(survey) => Some(survey.clone()),
            _ => None,
        });
        found.expect("a survey was sent")
    }
}

const LOOP: &str = "total = 0
for k in range(10):
    total += k
    if k % 2:
        total += 1
print(total)
";

#[test]
fn a_breakpoint_can_stop_at_its_nth_time_both_ways() {
    let mut page = Page::with(LOOP);
    stop_at(&mut page, 3, "", 4);
    let state = run(&mut page);
    assert_eq!(state.status, Status::AtBreakpoint);
    assert_eq!(value(state, "k").as_deref(), Some("3"), "the fourth time");
    assert_eq!(run(&mut page).status, Status::Ended);
    let survey = page.survey();
    assert_eq!((survey.hits[0].count, survey.hits[0].here), (10, 10));
    assert_eq!(survey.hits[0].steps.len(), 10);
    let state = page.go(Move::Run(Direction::Back));
    assert_eq!(value(state, "k").as_deref(), Some("3"), "and back");
    assert_eq!(page.survey().hits[0].here, 4);
    assert_eq!(page.go(Move::Run(Direction::Back)).step, 0);
    // Only times at which the condition holds are counted.
    stop_at(&mut page, 5, "total > 5", 2);
    let state = run(&mut page);
    assert_eq!(value(state, "k").as_deref(), Some("5"));
    assert_eq!(run(&mut page).status, Status::Ended);
}

#[test]
fn the_history_of_a_watched_expression_is_gathered_beside_the_run() {
    let mut page = Page::with(LOOP);
    watch(&mut page, &["k * 10", "nothing"]);
    page.go(Move::Last);
    let step = page.state().step;
    let survey = page.survey();
    assert_eq!(survey.steps, step);
    let plot = &survey.plots[0];
    let range = plot.range.clone().expect("numbers");
    assert_eq!(range, ("0".to_owned(), "90".to_owned()));
    let values: Vec<f32> = plot.points.iter().filter_map(|point| point.1).collect();
    assert!(values.is_sorted(), "{values:?}");
    assert_eq!((values[0], values[values.len() - 1]), (0.0, 1.0));
    assert!(plot.points[0].1.is_none(), "there is no k at first");
    let other = &survey.plots[1].points;
    assert!(
        other
            .iter()
            .all(|point| point.1.is_none() || point.1 == Some(0.5))
    );
}

#[test]
fn expressions_see_the_frame_that_is_looked_at() {
    let mut page = Page::with(FACTORIAL);
    stop(&mut page, 3, "");
    watch(
        &mut page,
        &["n * 10", "len(numbers) + sum(x * 2 for x in numbers)"],
    );
    page.go(Move::Line {
        file: 0,
        line: 8,
        direction: Direction::Forward,
    });
    page.go(Move::Line {
        file: 0,
        line: 8,
        direction: Direction::Forward,
    });
    for _ in 0..3 {
        run(&mut page);
    }
    assert_eq!(page.state().stack.len(), 4);
    assert_eq!(answers(&page)[0].0, "10");
    assert_eq!(answers(&page)[1], ("15".into(), false));
    page.ask(Request::Frame(1));
    assert_eq!(answers(&page)[0].0, "20");
    assert!(page.state().watches[0].is_changed);
}

#[test]
fn what_an_expression_does_leaves_no_trace() {
    let source = "xs = [1]\nprint(len(xs))\nxs.append(2)\nprint(xs)\n";
    let mut plain = Page::with(source);
    plain.go(Move::Last);
    let digest = plain.host.program.as_ref().unwrap().session.digest();
    let mut page = Page::with(source);
    watch(
        &mut page,
        &[
            "xs.append(9) or print('trace') or xs",
            "nowhere.to.be(found)",
            "'text' + str(len(xs))",
        ],
    );
    for _ in 0..40 {
        page.over();
    }
    let program = page.host.program.as_ref().unwrap();
    assert_eq!(program.session.digest(), digest);
    let output = program.session.machine().written(session::vm::Stream::Out);
    assert_eq!(output, "1\n[1, 2]\n");
    assert_eq!(answers(&page)[0].0, "[1, 2, 9]");
    assert_eq!(answers(&page)[2].0, "'text2'");
}

#[test]
fn an_expression_that_has_no_value_says_why() {
    let mut page = Page::with("x = 3\ny = 0\nz = 1\n");
    watch(
        &mut page,
        &["x / y", "x = 5", "x +", "[i for i in iter(int, 1)]", "x"],
    );
    page.go(Move::Last);
    let answers = answers(&page);
    assert!(answers[0].0.contains("division by zero"), "{answers:?}");
    assert!(
        answers[..4].iter().all(|(_, is_error)| *is_error),
        "{answers:?}"
    );
    assert_eq!(answers[4], ("3".into(), false));
}

#[test]
fn a_condition_decides_where_a_run_stops_both_ways() {
    let mut page = Page::with(FACTORIAL);
    stop(&mut page, 8, "k % 2 == 1 and total > 1");
    let mut seen = Vec::new();
    while run(&mut page).status == Status::AtBreakpoint {
        seen.push(value(page.state(), "k").unwrap());
    }
    assert_eq!(seen, ["3", "5"]);
    for k in ["5", "3"] {
        let state = page.go(Move::Run(Direction::Back));
        assert_eq!(value(state, "k").as_deref(), Some(k));
    }
    assert_eq!(page.go(Move::Run(Direction::Back)).step, 0);
}

#[test]
fn a_condition_that_cannot_be_answered_stops_and_says_so() {
    let mut page = Page::with(FACTORIAL);
    stop(&mut page, 8, "k %% 2");
    assert!(!page.state().stops[0].bad_condition.is_empty());
    assert_eq!(run(&mut page).status, Status::AtBreakpoint);
    stop(&mut page, 8, "1 / (k - 2)");
    assert_eq!(run(&mut page).status, Status::AtBreakpoint);
}

#[test]
fn a_link_carries_conditions_and_watches() {
    let mut page = Page::with(FACTORIAL);
    let document = Document {
        language: "python".into(),
        files: Files::one(FACTORIAL.into()),
        breakpoints: vec![
            Stop {
                nth: 7,
                ..Stop::at(Site::line(3))
            },
            Stop {
                condition: "k == 4".into(),
                ..Stop::at(Site::line(8))
            },
        ],
        watches: vec!["total".into(), "k * 2".into()],
        ..Document::default()
    };
    let (other, opened) = page.opened_elsewhere(&document);
    assert_eq!(opened.breakpoints, document.breakpoints);
    assert_eq!(opened.watches, document.watches);
    assert_eq!(other.state().watches.len(), 2);
}

#[test]
fn what_a_run_found_wrong_leads_to_the_step_that_showed_it() {
    let source = "#include <stdlib.h>
int main(void) {
    int *cell = malloc(sizeof *cell);
    *cell = 3;
    free(cell);
    int late = *cell;
    return late;
}
";
    let mut page = Page::new();
    page.compile_in("c", 1, source);
    page.go(Move::Last);
    let problems = page.said.iter().find_map(|reply| match reply {
        Reply::Problems { problems, .. } => Some(problems.clone()),
        _ => None,
    });
    let problems = problems.expect("undefined behaviour was found");
    let problem = problems.iter().find(|each| each.step.is_some());
    let step = problem.and_then(|each| each.step).expect("its step");
    let state = page.go(Move::To(step)).clone();
    let span = state.place.and_then(|place| place.span).expect("a place");
    let text = &source[span.start as usize..span.end as usize];
    assert!("int late = *cell;".contains(text), "{text}");
    assert_eq!(state.stack[0].line, Some(6));
    let forgotten = page
        .said
        .iter()
        .any(|reply| matches!(reply, Reply::Problems { .. }));
    assert!(!forgotten, "going back forgets no problem");
}

#[test]
fn something_unknown_says_where_it_began() {
    let mut page = Page::with("a = 1\nb = missing\nc = b + a\n");
    let state = page.go(Move::Last);
    let kind = |name: &str| variable(state, name).map(|variable| variable.kind.clone());
    assert_eq!(kind("b").as_deref(), Some("unknown, line 2"));
    assert_eq!(kind("c").as_deref(), Some("unknown, line 3"));
    assert!(value(state, "c").is_some_and(|value| value.contains("missing + 1")));
}

const IN_C: &str = "\
#include <stdio.h>
struct point { int x, y; };
static int area(struct point *p) { return p->x * p->y; }
int main(void)
{
    struct point points[3] = {{1, 2}, {3, 4}, {5, 6}};
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        struct point *p = &points[i];
        sum += area(p);
    }
    printf(\"%d\\n\", sum);
    return 0;
}
";

#[test]
fn expressions_in_c_know_the_types_of_what_they_name() {
    let mut page = Page::new();
    page.compile_in("c", 1, IN_C);
    stop(&mut page, 10, "p->y == 4 && i");
    watch(
        &mut page,
        &[
            "points[i]",
            "area(p)",
            "p->x",
            "p[5].x",
            "sum > 1 ? 'y' : 'n'",
        ],
    );
    assert_eq!(run(&mut page).status, Status::AtBreakpoint);
    assert_eq!(page.state().stops[0].bad_condition, "");
    let found = answers(&page);
    assert_eq!(found[0], ("{x = 3, y = 4}".into(), false));
    assert_eq!(found[1], ("12".into(), false));
    assert_eq!(found[2], ("3".into(), false));
    assert!(
        found[3].1 && found[3].0.starts_with("out_of_bounds"),
        "{found:?}"
    );
    assert_eq!(found[4], ("121".into(), false));
    assert_eq!(run(&mut page).status, Status::Ended);
    stop(&mut page, 10, "p->z");
    assert!(!page.state().stops[0].bad_condition.is_empty());
}
