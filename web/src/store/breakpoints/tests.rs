use super::*;
use crate::store::{DocumentMsg, Msg, Start, update};
use protocol::{Hits, IrRow, Logs, Place, Reply, Rows, Said, StateView, StopView, Survey};

fn model() -> Model {
    let mut model = Model::default();
    update(&mut model, Msg::Start(Start::default()));
    model.ready = true;
    model
}

fn say(model: &mut Model, msg: BreakpointMsg) -> Vec<Effect> {
    update(model, Msg::Breakpoint(msg))
}

fn within(line: u32, instruction: u32) -> Site {
    Site {
        file: 0,
        line,
        instruction,
    }
}

fn sites(model: &Model) -> Vec<Site> {
    let stops = model.document.breakpoints.iter();
    stops.map(|stop| stop.site).collect()
}

#[test]
fn they_toggle_and_stay_in_order() {
    let mut model = model();
    let [five, two, nine] = [5, 2, 9].map(Site::line);
    for site in [
        five,
        within(2, 3),
        two,
        nine,
        within(2, 3),
        five,
        within(2, 7),
    ] {
        say(&mut model, BreakpointMsg::Toggle(site));
    }
    assert_eq!(sites(&model), [two, within(2, 7), nine]);
}

#[test]
fn what_is_asked_of_them_goes_where_they_go() {
    let mut model = model();
    let (line, inner) = (Site::line(3), within(7, 2));
    say(&mut model, BreakpointMsg::Toggle(line));
    say(&mut model, BreakpointMsg::Toggle(inner));
    say(
        &mut model,
        BreakpointMsg::Condition(inner, " k > 2 ".into()),
    );
    say(&mut model, BreakpointMsg::Nth(line, "3".into()));
    say(&mut model, BreakpointMsg::Log(inner, "k is {k}".into()));
    let effects = say(&mut model, BreakpointMsg::Moved(vec![(3, 4), (7, 8)]));
    let stops = vec![
        Stop {
            nth: 3,
            ..Stop::at(Site::line(4))
        },
        Stop {
            condition: "k > 2".into(),
            log: "k is {k}".into(),
            ..Stop::at(within(8, 2))
        },
    ];
    assert_eq!(effects, [Effect::Post(Request::Breakpoints(stops))]);
    // One that is taken away and set again is a new one.
    say(&mut model, BreakpointMsg::Toggle(within(8, 2)));
    say(&mut model, BreakpointMsg::Toggle(within(8, 2)));
    assert_eq!(model.document.breakpoints[1], Stop::at(within(8, 2)));
}

#[test]
fn a_line_that_is_gone_takes_its_breakpoints_along_and_lines_that_become_one_keep_the_first() {
    let mut model = model();
    for site in [Site::line(2), within(2, 1), Site::line(4), Site::line(5)] {
        say(&mut model, BreakpointMsg::Toggle(site));
    }
    say(
        &mut model,
        BreakpointMsg::Condition(Site::line(4), "a".into()),
    );
    say(
        &mut model,
        BreakpointMsg::Moved(vec![(2, 0), (4, 3), (5, 3)]),
    );
    assert_eq!(sites(&model), [Site::line(3)]);
    assert_eq!(model.document.breakpoints[0].condition, "a");
    assert!(say(&mut model, BreakpointMsg::Moved(vec![(9, 8)])).is_empty());
}

#[test]
fn a_line_of_the_ir_says_where_its_breakpoint_stands() {
    let mut model = model();
    let row = |site| IrRow {
        text: "x".into(),
        label: false,
        span: None,
        place: String::new(),
        site,
    };
    let rows = Rows {
        revision: 0,
        total: 40,
        first: 32,
        rows: vec![row(Some(within(4, 2))), row(None)],
    };
    update(&mut model, Msg::Reply(Reply::Ir(rows)));
    say(&mut model, BreakpointMsg::ToggleInstruction(32));
    assert_eq!(sites(&model), [within(4, 2)]);
    say(&mut model, BreakpointMsg::ToggleInstruction(33));
    assert!(model.notice.is_some(), "why there is none is said");
    say(&mut model, BreakpointMsg::ToggleInstruction(32));
    assert!(sites(&model).is_empty());
}

#[test]
fn what_is_shown_of_a_run_is_of_breakpoints_that_there_are() {
    let mut model = model();
    let (line, log) = (Site::line(1), Site::line(2));
    say(&mut model, BreakpointMsg::Toggle(line));
    say(&mut model, BreakpointMsg::Toggle(log));
    say(&mut model, BreakpointMsg::Log(log, "here".into()));
    let hits = |site, is_log| Hits {
        site,
        is_log,
        count: 1,
        ..Hits::default()
    };
    let survey = Survey {
        hits: vec![hits(line, false), hits(log, true)],
        ..Survey::default()
    };
    let logs = Logs {
        said: vec![Said {
            site: log,
            ..Said::default()
        }],
        left_out: vec![(log, 3)],
        ..Logs::default()
    };
    let tell = |model: &mut Model| {
        update(model, Msg::Reply(Reply::Survey(survey.clone())));
        update(model, Msg::Reply(Reply::Logs(logs.clone())));
    };
    let seen = |model: &Model| {
        let run = &model.run;
        (
            run.survey.hits.len(),
            run.logs.said.len(),
            run.logs.left_out.len(),
        )
    };
    tell(&mut model);
    assert_eq!(seen(&model), (2, 1, 1));
    // It stops again: what it said is gone.
    say(&mut model, BreakpointMsg::Log(log, String::new()));
    assert_eq!(seen(&model), (1, 0, 0));
    say(&mut model, BreakpointMsg::Toggle(line));
    assert_eq!(seen(&model), (0, 0, 0));
    // What was on its way meanwhile does not bring it back.
    tell(&mut model);
    assert_eq!(seen(&model), (0, 0, 0));
}

#[test]
fn an_instruction_is_shown_in_the_ir_where_that_is_listed() {
    let mut model = model();
    update(
        &mut model,
        Msg::Document(DocumentMsg::Edited("a\nb\n".into())),
    );
    model.document.compiled = protocol::Compiled {
        modules: vec![Some(0)],
        ..protocol::Compiled::default()
    }
    .into();
    let site = within(2, 1);
    let stands = |model: &mut Model, module| {
        let view = StateView {
            revision: model.document.revision,
            place: Some(Place {
                module,
                ..Place::default()
            }),
            stops: vec![StopView {
                site,
                ir: Some(5),
                ..StopView::default()
            }],
            ..StateView::default()
        };
        update(model, Msg::Reply(Reply::State(view.into())));
    };
    stands(&mut model, 0);
    let effects = say(&mut model, BreakpointMsg::Show(site));
    let point = Effect::Post(Request::Link(Pointer::Ir(5)));
    assert_eq!(effects[..2], [point, Effect::Reveal(2)]);
    assert_eq!(model.layout.middle, Panel::Ir);
    // The rows are the library's there.
    stands(&mut model, 3);
    assert_eq!(
        say(&mut model, BreakpointMsg::Show(site))[0],
        Effect::GoTo(2)
    );
}
