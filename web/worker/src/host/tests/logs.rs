//! What is logged at breakpoints that do not stop.

use super::*;
use protocol::Logs;

fn log(page: &mut Page, line: u32, text: &str) {
    ask(page, vec![said_at(line, text)]);
}

fn said_at(line: u32, text: &str) -> Stop {
    Stop {
        log: text.to_owned(),
        ..Stop::at(Site::line(line))
    }
}

fn ask(page: &mut Page, stops: Vec<Stop>) {
    page.ask(Request::Breakpoints(stops));
}

impl Page {
    fn logs(&self) -> Logs {
        let found = self.said.iter().rev().find_map(|reply| match reply {
            Reply::Logs(logs) => Some(logs.clone()),
            _ => None,
        });
        found.expect("logs were sent")
    }

    fn logged(&self) -> Vec<String> {
        let said = self.logs().said;
        said.into_iter().map(|said| said.text).collect()
    }
}

const IN_PYTHON: &str = "total = 0
for k in range(4):
    total = total + k
print(total)
";

#[test]
fn a_log_says_what_it_has_to_at_each_visit_and_nothing_stops() {
    let mut page = Page::with(IN_PYTHON);
    log(&mut page, 3, "k is {k}, twice {total * 2} {{k}}");
    assert_eq!(page.go(Move::Run(Direction::Forward)).status, Status::Ended);
    let lines = [
        "k is 0, twice 0 {k}",
        "k is 1, twice 0 {k}",
        "k is 2, twice 2 {k}",
        "k is 3, twice 6 {k}",
    ];
    assert_eq!(page.logged(), lines);
    let output = &page.host.program.as_ref().unwrap().session.machine().output;
    let output: String = output.iter().map(|each| &*each.text).collect();
    assert_eq!(output, "6\n", "the program prints what it did without");
    // Each leads to the step at which it was said.
    let said = page.logs().said[2].clone();
    let state = page.go(Move::To(said.step));
    assert_eq!(value(state, "k").as_deref(), Some("2"));
    assert_eq!(said.site, Site::line(3));
}

#[test]
fn a_log_that_is_added_after_the_run_says_it_all_the_same() {
    let mut page = Page::with(IN_PYTHON);
    page.go(Move::Last);
    let digest = page.host.program.as_ref().unwrap().session.digest();
    log(&mut page, 3, "{k}");
    assert_eq!(page.logged(), ["0", "1", "2", "3"]);
    assert_eq!(page.host.program.as_ref().unwrap().session.digest(), digest);
    assert_eq!(page.survey().hits[0].count, 4);
    assert!(page.survey().hits[0].is_log);
    // The same program with nothing to say has nothing to show.
    ask(&mut page, vec![Stop::at(Site::line(3))]);
    assert!(page.logged().is_empty());
}

#[test]
fn conditions_and_times_decide_what_is_said() {
    let mut page = Page::with(IN_PYTHON);
    let odd = Stop {
        condition: "k % 2 == 1".into(),
        ..said_at(3, "odd {k}")
    };
    let third = Stop {
        nth: 3,
        ..said_at(2, "third")
    };
    ask(&mut page, vec![third, odd]);
    page.go(Move::Last);
    assert_eq!(page.logged(), ["odd 1", "third", "odd 3"]);
}

#[test]
fn logs_and_breakpoints_go_side_by_side() {
    let mut page = Page::with(IN_PYTHON);
    let stop = Stop {
        nth: 2,
        ..Stop::at(Site::line(3))
    };
    let log = Stop {
        log: "{k}".into(),
        ..Stop::at(Site {
            file: 0,
            line: 3,
            instruction: 2,
        })
    };
    ask(&mut page, vec![stop, log]);
    let state = page.go(Move::Run(Direction::Forward));
    assert_eq!(value(state, "k").as_deref(), Some("1"));
    assert_eq!(page.logged(), ["0"], "what was said so far");
    assert_eq!(page.go(Move::Run(Direction::Forward)).status, Status::Ended);
    assert_eq!(page.logged(), ["0", "1", "2", "3"]);
}

#[test]
fn what_has_no_value_says_why_in_its_place() {
    let mut page = Page::with("x = 3\ny = 0\nz = 1\n");
    log(&mut page, 3, "{x / y}, {x}");
    page.go(Move::Last);
    let logged = page.logged();
    assert!(logged[0].starts_with("<ZeroDivisionError("), "{logged:?}");
    assert!(logged[0].ends_with(">, 3"), "{logged:?}");
}

#[test]
fn a_log_that_cannot_be_read_says_why_and_stops_nothing() {
    let mut page = Page::with(IN_PYTHON);
    for (text, why) in [("{k", "brace"), ("{k +}", "k +: ")] {
        log(&mut page, 3, text);
        let stop = &page.state().stops[0];
        assert!(stop.bad_log.contains(why), "{text}: {}", stop.bad_log);
        assert_eq!(page.go(Move::Last).status, Status::Ended);
    }
    log(&mut page, 3, "{k}");
    assert_eq!(page.state().stops[0].bad_log, "");
}

#[test]
fn logs_speak_c() {
    let source = "#include <stdio.h>
struct point { int x, y; };
int main(void) {
    struct point p = {1, 2};
    for (int i = 0; i < 3; i++) {
        p.x += p.y * i;
    }
    printf(\"%d\\n\", p.x);
    return 0;
}
";
    let mut page = Page::new();
    page.compile_in("c", 1, source);
    log(&mut page, 6, "i {i}: {p}, {p.x > 1 ? 'y' : 'n'}");
    page.go(Move::Last);
    assert_eq!(
        page.logged(),
        [
            "i 0: {x = 1, y = 2}, 110",
            "i 1: {x = 1, y = 2}, 110",
            "i 2: {x = 3, y = 2}, 121"
        ]
    );
}

#[test]
fn logs_speak_java() {
    let source = "import java.util.*;
public class Main {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>();
        for (String name : new String[] {\"a\", \"b\"}) {
            names.add(name);
        }
        System.out.println(names.size());
    }
}
";
    let mut page = Page::new();
    page.compile_in("java", 1, source);
    log(
        &mut page,
        6,
        "{name} of {names.size()}: {new int[] {4, 5}[1]}",
    );
    page.go(Move::Last);
    assert_eq!(page.logged(), ["a of 0: 5", "b of 1: 5"]);
}

#[test]
fn a_log_that_speaks_very_often_is_cut_off_and_counted() {
    let mut page = Page::with("n = 0\nwhile n < 60000:\n    n += 1\nprint(n)\n");
    log(&mut page, 3, "n is {n}");
    page.go(Move::Last);
    let logs = page.logs();
    assert_eq!(logs.said.len(), 1_000);
    assert_eq!(logs.said[999].text, "n is 999");
    assert_eq!(logs.left_out, [(Site::line(3), 59_000)]);
    // Several share what may be said, so that a busy one does not silence another.
    ask(&mut page, vec![said_at(3, "{n}"), said_at(4, "end {n}")]);
    let logs = page.logs();
    assert_eq!(logs.said.len(), 501);
    assert_eq!(logs.said[500].text, "end 60000");
    assert_eq!(logs.left_out, [(Site::line(3), 59_500)]);
}

#[test]
fn a_long_run_is_gone_through_in_slices() {
    let mut page = Page::with("n = 0\nwhile n < 200000:\n    n += 1\n");
    page.go(Move::Last);
    let stops = vec![said_at(3, "{n} {n * n} {str(n)}")];
    page.host.receive(&Request::Breakpoints(stops));
    let mut slices = 0;
    while page.host.busy() {
        page.host.slice(&mut || true);
        slices += 1;
    }
    // Whoever waits for an answer has a turn behind every line that is worked out.
    assert!(slices > 1_000, "{slices}");
    page.said = page.host.take_replies();
    assert_eq!(page.logs().left_out, [(Site::line(3), 199_000)]);
}
