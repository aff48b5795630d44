//! What playing promises.

use super::super::tests::{compiled, edit, model, moves, stands};
use super::super::{DocumentMsg, InputMsg, Msg, RunMsg, Start, update as update_all};
use super::*;
use protocol::{Stride, Unit};

fn stopped_at(step: u64, status: Status) -> Model {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    stands(&mut model, step, status);
    model
}

fn say(model: &mut Model, msg: PlayMsg) -> Vec<Effect> {
    update_all(model, Msg::Play(msg))
}

fn toggle(model: &mut Model, way: Direction) -> Vec<Effect> {
    say(model, PlayMsg::Toggle(way))
}

fn played(direction: Direction) -> Move {
    Move::Play {
        unit: Unit::Statement,
        direction,
    }
}

/// A model that plays forward and stands after its first step.
fn playing() -> Model {
    let mut model = stopped_at(0, Status::Ready);
    toggle(&mut model, Direction::Forward);
    stands(&mut model, 3, Status::Paused);
    model
}

fn is_playing(model: &Model) -> bool {
    model.play.way.is_some()
}

#[test]
fn the_next_step_waits_for_its_time_and_for_the_paint_of_the_last_one() {
    let mut model = stopped_at(0, Status::Ready);
    let effects = toggle(&mut model, Direction::Forward);
    assert_eq!(moves(&effects), [played(Direction::Forward)]);
    assert!(
        effects.contains(&Effect::PlayLater(200)),
        "5 steps a second"
    );
    assert!(
        moves(&say(&mut model, PlayMsg::Due)).is_empty(),
        "no answer yet"
    );
    let effects = stands(&mut model, 3, Status::Paused);
    assert!(moves(&effects).is_empty());
    assert!(effects.contains(&Effect::AfterPaint));
    assert_eq!(moves(&say(&mut model, PlayMsg::Painted)).len(), 1);
    stands(&mut model, 4, Status::Paused);
    assert!(
        moves(&say(&mut model, PlayMsg::Painted)).is_empty(),
        "its time has not come"
    );
    assert_eq!(moves(&say(&mut model, PlayMsg::Due)).len(), 1);
}

#[test]
fn a_slow_step_is_waited_for_and_nothing_queues_behind_it() {
    let mut model = stopped_at(0, Status::Ready);
    toggle(&mut model, Direction::Forward);
    stands(&mut model, 1, Status::Running);
    for _ in 0..5 {
        assert!(moves(&say(&mut model, PlayMsg::Due)).is_empty());
    }
    stands(&mut model, 9, Status::Paused);
    assert_eq!(moves(&say(&mut model, PlayMsg::Painted)).len(), 1);
    assert!(moves(&stands(&mut model, 10, Status::Paused)).is_empty());
}

#[test]
fn breakpoints_and_edges_end_it() {
    for (way, step, status) in [
        (Direction::Forward, 9, Status::AtBreakpoint),
        (Direction::Forward, 9, Status::Ended),
        (Direction::Back, 0, Status::Ready),
        (Direction::Back, 2, Status::AtBreakpoint),
    ] {
        let mut model = stopped_at(5, Status::Paused);
        toggle(&mut model, way);
        let effects = stands(&mut model, step, status);
        assert!(!is_playing(&model), "{way:?} {status:?}");
        assert!(!effects.contains(&Effect::AfterPaint));
        assert!(
            effects.contains(&Effect::ShareLater),
            "the address says where"
        );
        assert!(!model.busy());
    }
}

#[test]
fn where_no_step_leads_anywhere_it_ends() {
    let mut model = stopped_at(0, Status::Ready);
    toggle(&mut model, Direction::Forward);
    stands(&mut model, 0, Status::Ready);
    assert!(!is_playing(&model));
    assert!(
        toggle(&mut model, Direction::Back).is_empty(),
        "nor back from the start"
    );
}

#[test]
fn the_same_key_and_escape_end_it_and_the_other_way_turns_it() {
    let mut model = playing();
    toggle(&mut model, Direction::Forward);
    assert!(!is_playing(&model));
    let mut model = playing();
    say(&mut model, PlayMsg::Stop);
    assert!(!is_playing(&model));
    let mut model = playing();
    toggle(&mut model, Direction::Back);
    say(&mut model, PlayMsg::Due);
    let effects = say(&mut model, PlayMsg::Painted);
    assert_eq!(moves(&effects), [played(Direction::Back)]);
}

#[test]
fn stopping_in_a_slow_step_pauses_that() {
    let mut model = stopped_at(0, Status::Ready);
    toggle(&mut model, Direction::Forward);
    stands(&mut model, 1, Status::Running);
    let effects = say(&mut model, PlayMsg::Stop);
    assert_eq!(effects, [Effect::Post(Request::Pause)]);
    let effects = stands(&mut model, 500, Status::Paused);
    assert!(moves(&effects).is_empty() && effects.contains(&Effect::ShareLater));
}

#[test]
fn whatever_else_moves_the_run_or_changes_the_program_ends_it() {
    for msg in [
        Msg::Run(RunMsg::Step(Stride::Over, Direction::Back)),
        Msg::Run(RunMsg::To(1)),
        Msg::Run(RunMsg::Toggle),
        Msg::Run(RunMsg::Mark(None, Direction::Forward)),
        Msg::Document(DocumentMsg::Edited("b".into())),
        Msg::Input(InputMsg::Whole("b".into())),
    ] {
        let mut model = playing();
        update_all(&mut model, msg.clone());
        assert!(!is_playing(&model), "{msg:?}");
        say(&mut model, PlayMsg::Due);
        assert!(
            moves(&say(&mut model, PlayMsg::Painted)).is_empty(),
            "{msg:?}"
        );
    }
    for msg in [
        Msg::Run(RunMsg::Unit(Unit::Instruction)),
        Msg::Run(RunMsg::Frame(1)),
        Msg::Document(DocumentMsg::Cursor(1)),
    ] {
        let mut model = playing();
        update_all(&mut model, msg.clone());
        assert!(is_playing(&model), "{msg:?}");
    }
}

#[test]
fn at_the_end_it_begins_again_from_the_start() {
    let mut model = stopped_at(9, Status::Ended);
    let effects = toggle(&mut model, Direction::Forward);
    assert_eq!(moves(&effects), [Move::First]);
    stands(&mut model, 0, Status::Ready);
    assert!(is_playing(&model));
    say(&mut model, PlayMsg::Due);
    let effects = say(&mut model, PlayMsg::Painted);
    assert_eq!(moves(&effects), [played(Direction::Forward)]);
}

#[test]
fn a_run_under_way_is_paused_first() {
    let mut model = stopped_at(0, Status::Ready);
    update_all(&mut model, Msg::Run(RunMsg::Toggle));
    stands(&mut model, 0, Status::Running);
    let effects = toggle(&mut model, Direction::Forward);
    assert_eq!(effects, [Effect::Post(Request::Pause)]);
    assert!(stands(&mut model, 700, Status::Paused).contains(&Effect::AfterPaint));
    assert_eq!(moves(&say(&mut model, PlayMsg::Painted)).len(), 1);
}

#[test]
fn the_page_is_not_at_rest_and_shares_nothing_while_it_is_played() {
    let mut model = playing();
    assert!(model.busy());
    let settled = Msg::Link(super::super::LinkMsg::Settled);
    assert!(update_all(&mut model, settled).is_empty());
    toggle(&mut model, Direction::Forward);
    assert!(!model.busy());
}

#[test]
fn one_can_go_back_to_where_it_began() {
    let mut model = stopped_at(5, Status::Paused);
    toggle(&mut model, Direction::Forward);
    stands(&mut model, 9, Status::Paused);
    say(&mut model, PlayMsg::Stop);
    let back = update_all(&mut model, Msg::Run(RunMsg::Return));
    assert_eq!(moves(&back), [Move::To(5)]);
}

#[test]
fn only_its_begin_and_end_are_said() {
    let mut model = playing();
    let said = |model: &Model| model.play.said(&model.run.view);
    assert_eq!(said(&model), "Playing forwards.");
    say(&mut model, PlayMsg::Due);
    say(&mut model, PlayMsg::Painted);
    stands(&mut model, 4, Status::Paused);
    assert_eq!(said(&model), "Playing forwards.", "whatever the step did");
    say(&mut model, PlayMsg::Stop);
    assert!(said(&model).starts_with("Stopped at step 4."));
    update_all(&mut model, Msg::Run(RunMsg::First));
    assert!(!said(&model).starts_with("Stopped"));
}

#[test]
fn the_speed_is_kept_and_taken_up_where_it_makes_sense() {
    let mut model = stopped_at(0, Status::Ready);
    let kept = say(&mut model, PlayMsg::Speed(30));
    assert_eq!(kept, [Effect::Remember("speed", "30".into())]);
    let effects = toggle(&mut model, Direction::Forward);
    assert!(effects.contains(&Effect::PlayLater(33)));
    let recalled = |speed: &str| {
        let start = Start {
            remembered: vec![("speed".into(), speed.into())],
            ..Start::default()
        };
        let mut model = Model::default();
        update_all(&mut model, Msg::Start(start));
        model.play.speed
    };
    assert_eq!(recalled("2"), 2);
    for nonsense in ["", "0", "7", "-1", "many"] {
        assert_eq!(recalled(nonsense), USUAL, "{nonsense}");
    }
}
