//! Breakpoints on single instructions of the IR.

use super::*;

const LOOP: &str = "total = 0
for k in range(4):
    total = total + k * 10
print(total)
";

impl Page {
    /// The rows of the IR that is listed.
    fn ir(&mut self) -> Vec<protocol::IrRow> {
        self.ask(Request::Watch {
            list: List::Ir,
            first: 0,
            count: 10_000,
        });
        let found = self.said.iter().find_map(|reply| match reply {
            Reply::Ir(rows) => Some(rows.rows.clone()),
            _ => None,
        });
        found.expect("rows were sent")
    }

    /// Stops in front of the only instruction of a line that says something, as a person does in the IR.
    fn stop_at_instruction(&mut self, line: u32, says: &str, rest: Stop) -> u32 {
        let rows = self.ir();
        let (at, row) = (0..)
            .zip(&rows)
            .find(|(_, row)| {
                row.site.is_some_and(|site| site.line == line) && row.text.contains(says)
            })
            .expect("the instruction");
        let site = row.site.expect("its place");
        self.ask(Request::Breakpoints(vec![Stop { site, ..rest }]));
        at
    }
}

fn run(page: &mut Page, direction: Direction) -> &StateView {
    page.go(Move::Run(direction))
}

#[test]
fn a_run_stops_in_front_of_an_instruction_both_ways() {
    let mut page = Page::with(LOOP);
    let at = page.stop_at_instruction(3, "store_var total", Stop::default());
    let mut steps = Vec::new();
    for k in ["0", "1", "2", "3"] {
        let state = run(&mut page, Direction::Forward);
        assert_eq!(state.status, Status::AtBreakpoint);
        assert_eq!(state.place.map(|place| place.ir), Some(at));
        assert_eq!(value(state, "k").as_deref(), Some(k));
        steps.push(state.step);
    }
    assert_eq!(run(&mut page, Direction::Forward).status, Status::Ended);
    assert_eq!(page.survey().hits[0].steps, steps);
    for step in steps.iter().rev() {
        let state = run(&mut page, Direction::Back);
        assert_eq!(state.step, *step);
        assert_eq!(state.place.map(|place| place.ir), Some(at));
    }
    assert_eq!(run(&mut page, Direction::Back).step, 0);
}

#[test]
fn every_instruction_that_has_a_place_is_stopped_at_as_often_as_it_runs() {
    let mut page = Page::with(LOOP);
    let end = page.go(Move::Last).step;
    let main = page.host.program.as_ref().unwrap().compiled().main.0;
    let mut met: Vec<u32> = Vec::new();
    for step in 0..end {
        let place = page.go(Move::To(step)).place;
        met.extend(
            place
                .filter(|place| place.module == main)
                .map(|place| place.ir),
        );
    }
    for (at, row) in (0..).zip(page.ir()) {
        let Some(site) = row.site else {
            assert!(row.label || row.place.is_empty(), "{}", row.text);
            continue;
        };
        page.ask(Request::Breakpoints(vec![Stop::at(site)]));
        let count = page.survey().hits[0].count;
        let times = met.iter().filter(|ir| **ir == at).count() as u64;
        assert_eq!(count, times, "{at} {}", row.text);
    }
}

#[test]
fn it_takes_a_condition_and_a_time_as_a_line_does() {
    let mut page = Page::with(LOOP);
    let rest = Stop {
        condition: "k % 2 == 1".into(),
        nth: 2,
        ..Stop::default()
    };
    page.stop_at_instruction(3, "store_var total", rest);
    assert_eq!(
        value(run(&mut page, Direction::Forward), "k").as_deref(),
        Some("3")
    );
    assert_eq!(run(&mut page, Direction::Forward).status, Status::Ended);
}

#[test]
fn a_line_and_its_instructions_are_told_apart_and_counted_each() {
    let mut page = Page::with(LOOP);
    let first = Site {
        file: 0,
        line: 3,
        instruction: 1,
    };
    // Where the line begins its first instruction stands, which a condition keeps from stopping.
    let stops = vec![
        Stop::at(Site::line(3)),
        Stop {
            condition: "k == 2".into(),
            ..Stop::at(first)
        },
    ];
    page.ask(Request::Breakpoints(stops));
    page.go(Move::Last);
    let counts = page
        .survey()
        .hits
        .iter()
        .map(|hits| (hits.site, hits.count))
        .collect::<Vec<_>>();
    assert_eq!(counts, [(Site::line(3), 4), (first, 1)]);
}

#[test]
fn the_instruction_is_told_and_one_that_is_not_there_is_none() {
    let mut page = Page::with(LOOP);
    let at = page.stop_at_instruction(3, "store_var total", Stop::default());
    let stop = &page.state().stops[0];
    assert_eq!(stop.ir, Some(at));
    assert!(stop.text.starts_with("store_var total %"), "{}", stop.text);
    let site = Site {
        file: 0,
        line: 3,
        instruction: 99,
    };
    page.ask(Request::Breakpoints(vec![Stop::at(site)]));
    let stop = &page.state().stops[0];
    assert_eq!((stop.ir, stop.text.as_str()), (None, ""));
    assert_eq!(run(&mut page, Direction::Forward).status, Status::Ended);
}

#[test]
fn instructions_of_the_library_have_no_place_for_a_breakpoint() {
    let mut page = Page::with("import bisect\nprint(bisect.bisect([1, 2], 2))\n");
    page.go(Move::Last);
    let program = page.host.program.as_ref().unwrap();
    let main = program.compiled().main;
    let library = ModuleId(main.0 - 1);
    let rows = crate::listing::rows(program, library, 0, 50).rows;
    assert!(!rows.is_empty() && rows.iter().all(|row| row.site.is_none()));
}

#[test]
fn the_ir_as_text_has_them_on_its_own_lines() {
    let text = "module main plain\nentry:\n  %0 = const 1\n  decl_var x %0\n  return %0\n";
    let mut page = Page::new();
    page.compile_in("ir", 1, text);
    let sites: Vec<_> = page.ir().iter().filter_map(|row| row.site).collect();
    let on = |line| Site {
        file: 0,
        line,
        instruction: 1,
    };
    assert_eq!(sites, [on(3), on(4), on(5)]);
    page.ask(Request::Breakpoints(vec![Stop::at(on(4))]));
    let state = run(&mut page, Direction::Forward);
    assert_eq!((state.step, state.status), (1, Status::AtBreakpoint));
}

#[test]
fn a_link_holds_them_beside_those_of_lines() {
    let mut page = Page::with(LOOP);
    let site = |line, instruction| Site {
        file: 0,
        line,
        instruction,
    };
    let document = Document {
        language: "python".into(),
        files: Files::one(LOOP.into()),
        breakpoints: vec![
            Stop::at(site(2, 0)),
            Stop {
                nth: 3,
                ..Stop::at(site(3, 0))
            },
            Stop {
                condition: "k > 1".into(),
                nth: 2,
                ..Stop::at(site(3, 4))
            },
            Stop {
                log: "k is {k}".into(),
                ..Stop::at(site(4, 0))
            },
        ],
        ..Document::default()
    };
    let (mut other, opened) = page.opened_elsewhere(&document);
    assert_eq!(opened.breakpoints, document.breakpoints);
    assert_eq!(
        run(&mut other, Direction::Forward).status,
        Status::AtBreakpoint
    );
}

/// As pages made them that knew of lines only.
#[test]
fn a_link_of_before_opens_with_the_breakpoints_that_it_had() {
    let setting = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let fragment = link::encode(&link::Document {
        language: "python".into(),
        source: LOOP.into(),
        breakpoints: vec![2, 3],
        settings: vec![
            setting("unit", "statement"),
            setting("panel", "ir"),
            setting("if:3", "k == 2"),
            setting("nth:2", "4"),
        ],
        engine: "0.1.0".into(),
        ..link::Document::default()
    });
    let (_, opened) = Page::opening(fragment);
    let expected = [
        Stop {
            nth: 4,
            ..Stop::at(Site::line(2))
        },
        Stop {
            condition: "k == 2".into(),
            ..Stop::at(Site::line(3))
        },
    ];
    assert_eq!(opened.breakpoints, expected);
}
