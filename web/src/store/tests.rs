//! What the store promises.

use super::*;
use protocol::{
    Compiled, Direction, LanguageView, Linked, Move, OutcomeKind, OutcomeView, Place, Pointer,
    Span, StateView, Status, Stride,
};

pub(super) fn model() -> Model {
    let mut model = Model::default();
    update(&mut model, Msg::Start(Start::default()));
    model.ready = true;
    model
}

pub(super) fn edit(model: &mut Model, text: &str) -> Vec<Effect> {
    update(model, Msg::Document(DocumentMsg::Edited(text.into())))
}

/// Chooses an example and fetches it.
fn open(model: &mut Model, example: Example) -> Vec<Effect> {
    let id = example.id.clone();
    model.examples.list = vec![example.clone()].into();
    update(model, Msg::Example(ExampleMsg::Pick(id)));
    let fetched = ExampleMsg::Fetched(example, "source".into());
    update(model, Msg::Example(fetched))
}

fn compiles(effects: &[Effect]) -> Vec<String> {
    let source = |effect: &Effect| match effect {
        Effect::Post(Request::Compile { files, .. }) => Some(files.first().source.clone()),
        _ => None,
    };
    effects.iter().filter_map(source).collect()
}

pub(super) fn moves(effects: &[Effect]) -> Vec<Move> {
    let to = |effect: &Effect| match effect {
        Effect::Post(Request::Move(to)) => Some(to.clone()),
        _ => None,
    };
    effects.iter().filter_map(to).collect()
}

pub(super) fn compiled(model: &mut Model, revision: u32) -> Vec<Effect> {
    let compiled = Compiled {
        revision,
        ..Compiled::default()
    };
    update(model, Msg::Reply(Reply::Compiled(compiled)))
}

pub(super) fn stands(model: &mut Model, step: u64, status: Status) -> Vec<Effect> {
    let view = StateView {
        revision: model.document.revision,
        moves: model.run.moves,
        step,
        known: step,
        status,
        ..StateView::default()
    };
    update(model, Msg::Reply(Reply::State(view.into())))
}

#[test]
fn typing_faster_than_reading_keeps_only_the_newest() {
    let mut model = model();
    assert_eq!(compiles(&edit(&mut model, "a")), ["a"]);
    assert!(compiles(&edit(&mut model, "ab")).is_empty());
    assert!(compiles(&edit(&mut model, "abc")).is_empty());
    assert_eq!(compiles(&compiled(&mut model, 1)), ["abc"]);
    assert!(compiles(&compiled(&mut model, 3)).is_empty());
}

#[test]
fn a_held_key_queues_one_move() {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    let step = || Msg::Run(RunMsg::Step(Stride::Over, Direction::Forward));
    assert_eq!(moves(&update(&mut model, step())).len(), 1);
    assert!(moves(&update(&mut model, step())).is_empty());
    assert!(moves(&update(&mut model, step())).is_empty());
    assert_eq!(moves(&stands(&mut model, 1, Status::Paused)).len(), 1);
    assert!(moves(&stands(&mut model, 2, Status::Paused)).is_empty());
}

#[test]
fn a_move_during_a_run_pauses_it_first() {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    update(&mut model, Msg::Run(RunMsg::Toggle));
    stands(&mut model, 0, Status::Running);
    assert!(model.run.running());
    let effects = update(&mut model, Msg::Run(RunMsg::First));
    assert_eq!(effects, [Effect::Post(Request::Pause)]);
    assert_eq!(moves(&stands(&mut model, 9, Status::Paused)), [Move::First]);
}

#[test]
fn running_again_starts_over() {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    update(&mut model, Msg::Run(RunMsg::Toggle));
    stands(&mut model, 5, Status::Ended);
    assert_eq!(
        moves(&update(&mut model, Msg::Run(RunMsg::Toggle))),
        [Move::First]
    );
    assert_eq!(
        moves(&stands(&mut model, 0, Status::Ready)),
        [Move::Run(Direction::Forward)]
    );
}

#[test]
fn the_state_of_a_fresh_program_answers_no_move() {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    update(&mut model, Msg::Run(RunMsg::Toggle));
    let view = StateView {
        revision: 1,
        moves: 0,
        ..StateView::default()
    };
    update(&mut model, Msg::Reply(Reply::State(view.into())));
    assert!(model.run.moving, "the run is still under way");
    stands(&mut model, 9, Status::Ended);
    assert!(!model.run.moving);
}

#[test]
fn a_state_of_an_older_source_is_dropped() {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    edit(&mut model, "b");
    let view = StateView {
        revision: 1,
        step: 7,
        ..StateView::default()
    };
    update(&mut model, Msg::Reply(Reply::State(view.into())));
    assert_eq!(model.run.view.step, 0);
}

#[test]
fn a_step_shows_its_place_in_the_source() {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    let view = StateView {
        revision: 1,
        step: 1,
        place: Some(Place {
            span: Some(Span::new(40, 44)),
            ..Place::default()
        }),
        ..StateView::default()
    };
    let effects = update(&mut model, Msg::Reply(Reply::State(view.into())));
    assert!(effects.contains(&Effect::Reveal(40)));
}

#[test]
fn a_run_that_goes_wrong_shows_where_in_the_source() {
    let shown = |kind| {
        let mut model = model();
        edit(&mut model, "a");
        compiled(&mut model, 1);
        let view = StateView {
            revision: 1,
            step: 9,
            outcome: Some(OutcomeView {
                kind,
                text: String::new(),
                span: Some(Span::new(40, 44)),
            }),
            ..StateView::default()
        };
        update(&mut model, Msg::Reply(Reply::State(view.into())))
    };
    assert!(shown(OutcomeKind::Error).contains(&Effect::Reveal(40)));
    assert!(!shown(OutcomeKind::Finished).contains(&Effect::Reveal(40)));
}

#[test]
fn pointing_asks_once_and_leaving_clears() {
    let mut model = model();
    let point = |at: Option<u32>| Msg::Focus(FocusMsg::Point(at.map(Pointer::Ir)));
    assert_eq!(
        update(&mut model, point(Some(3))),
        [Effect::Post(Request::Link(Pointer::Ir(3)))]
    );
    assert!(update(&mut model, point(Some(3))).is_empty());
    let linked = Linked::default();
    update(&mut model, Msg::Reply(Reply::Linked(linked.clone())));
    assert!(model.focus.linked.is_some());
    update(&mut model, point(None));
    assert!(model.focus.linked.is_none());
    update(&mut model, Msg::Reply(Reply::Linked(linked)));
    assert!(
        model.focus.linked.is_none(),
        "an answer that comes too late"
    );
}

#[test]
fn the_cursors_line_counts_code_units() {
    let mut model = model();
    edit(&mut model, "é😀\nb\nc");
    // "é" is one code unit, "😀" two, so line 2 starts at 4.
    for (offset, line) in [(0, 1), (3, 1), (4, 2), (6, 3)] {
        update(&mut model, Msg::Document(DocumentMsg::Cursor(offset)));
        assert_eq!(model.document.cursor_line(), line, "offset {offset}");
    }
}

#[test]
fn an_example_opens_at_its_telling_step() {
    let mut model = model();
    let example = Example {
        id: "loop".into(),
        line: Some(4),
        visit: 2,
        ..Example::default()
    };
    assert_eq!(compiles(&open(&mut model, example)), ["source"]);
    let to_line = Move::Line {
        file: 0,
        line: 4,
        direction: Direction::Forward,
    };
    compiled(&mut model, 1);
    assert_eq!(moves(&stands(&mut model, 0, Status::Ready)), [Move::Last]);
    assert_eq!(moves(&stands(&mut model, 90, Status::Ended)), [Move::First]);
    assert_eq!(
        moves(&stands(&mut model, 0, Status::Ready)),
        std::slice::from_ref(&to_line)
    );
    assert_eq!(moves(&stands(&mut model, 20, Status::Paused)), [to_line]);
    let effects = stands(&mut model, 40, Status::Paused);
    assert!(moves(&effects).is_empty());
    assert!(!effects.contains(&Effect::ShareLater), "nobody moved it");
}

#[test]
fn the_address_follows_what_a_person_moves() {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    update(&mut model, Msg::Run(RunMsg::Toggle));
    assert!(stands(&mut model, 5, Status::Ended).contains(&Effect::ShareLater));
}

#[test]
fn a_fault_keeps_the_text_and_restarts() {
    let mut model = model();
    edit(&mut model, "precious");
    let effects = update(&mut model, Msg::Reply(Reply::Fault("index".into())));
    assert!(effects.contains(&Effect::Restart));
    assert_eq!(*model.document.files.front().source, "precious");
    assert!(model.notice.as_ref().is_some_and(|notice| notice.bad));
    assert_eq!(compiles(&edit(&mut model, "precious!")), ["precious!"]);
}

#[test]
fn after_a_fault_a_run_has_the_source_read_again() {
    let step = Msg::Run(RunMsg::Step(Stride::Over, Direction::Forward));
    let alone = Msg::Assumed(AssumedMsg::Alone("f".into()));
    for msg in [step, Msg::Run(RunMsg::Toggle), alone] {
        let mut model = model();
        edit(&mut model, "precious");
        compiled(&mut model, 1);
        update(&mut model, Msg::Reply(Reply::Fault("index".into())));
        let effects = update(&mut model, msg.clone());
        assert_eq!(compiles(&effects), ["precious"], "{msg:?}");
        let revision = model.document.revision;
        compiled(&mut model, revision);
        // The worker counts from this source on.
        let moved = moves(&effects).len() as u32;
        assert_eq!(model.run.moves, moved);
        stands(&mut model, 1, Status::Paused);
        model.ready = true;
        assert!(!model.busy(), "{msg:?}");
        assert!(compiles(&update(&mut model, msg)).is_empty(), "once");
    }
}

#[test]
fn an_unreadable_link_leaves_a_page_that_works() {
    let mut model = Model::default();
    let start = Start {
        fragment: "1xyz".into(),
        ..Start::default()
    };
    let effects = update(&mut model, Msg::Start(start));
    assert!(
        effects
            .iter()
            .any(|e| matches!(e, Effect::Post(Request::Open { .. })))
    );
    update(&mut model, Msg::Reply(Reply::Unreadable("checksum".into())));
    assert!(
        model
            .notice
            .as_ref()
            .is_some_and(|notice| notice.text.contains("checksum"))
    );
    assert_eq!(
        *model.document.files.front().source,
        "",
        "and nothing that it did not hold"
    );
}

#[test]
fn an_unreadable_link_takes_no_text_away() {
    let mut model = Model::default();
    edit(&mut model, "kept");
    let compiled = Compiled {
        revision: model.document.revision,
        ..Compiled::default()
    };
    update(&mut model, Msg::Reply(Reply::Compiled(compiled)));
    update(&mut model, Msg::Link(LinkMsg::Navigated("1xyz".into())));
    let effects = update(&mut model, Msg::Reply(Reply::Unreadable("checksum".into())));
    assert_eq!(
        compiles(&effects),
        ["kept"],
        "read again: the worker has forgotten it"
    );
    assert_eq!(*model.document.files.front().source, "kept");
}

#[test]
fn a_newcomer_sees_control_flow_in_the_words_of_the_program() {
    let mut model = Model::default();
    let effects = update(&mut model, Msg::Start(Start::default()));
    assert_eq!(model.layout.middle, Panel::Cfg);
    let looked = |effect: &Effect| match effect {
        Effect::Post(Request::Graph(look)) => Some((look.shown, look.source)),
        _ => None,
    };
    assert_eq!(effects.iter().find_map(looked), Some((true, true)));
    // Who prefers instructions gets them the next time too.
    let effects = update(&mut model, Msg::Graph(GraphMsg::Source(false)));
    assert!(effects.contains(&Effect::Remember("blocks", "ir".into())));
}

#[test]
fn what_was_remembered_is_taken_up_where_it_makes_sense() {
    let recall = |splits: &str| {
        let start = Start {
            remembered: vec![
                ("splits".into(), splits.into()),
                ("middle".into(), "tree".into()),
                ("theme".into(), "dark".into()),
                ("blocks".into(), "ir".into()),
            ],
            ..Start::default()
        };
        let mut model = Model::default();
        update(&mut model, Msg::Start(start));
        assert!(!model.graph.source, "blocks show instructions");
        model.layout
    };
    let layout = recall("30 60 40");
    assert_eq!(layout.splits, [30.0, 60.0, 40.0]);
    assert_eq!((layout.middle, layout.theme), (Panel::Tree, Theme::Dark));
    let initial = LayoutState::default().splits;
    for nonsense in ["", "30 20 40", "1 2", "NaN 60 40", "30 60 400"] {
        assert_eq!(recall(nonsense).splits, initial, "{nonsense}");
    }
}

#[test]
fn no_two_commands_share_a_key() {
    let commands = keys::commands();
    for (at, one) in commands.iter().enumerate() {
        for other in &commands[at + 1..] {
            let key = |c: &keys::Command| (c.key, c.shift, c.control);
            assert_ne!(key(one), key(other), "{} / {}", one.says, other.says);
        }
    }
}

#[test]
fn letters_are_text_while_typing() {
    let press = |key, typing| keys::Press {
        key,
        shift: false,
        control: false,
        alt: false,
        typing,
    };
    assert!(keys::command(press("t", true)).is_none());
    assert!(keys::command(press("t", false)).is_some());
    assert!(keys::command(press("F10", true)).is_some());
}

#[test]
fn a_jump_can_be_taken_back_and_made_again() {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    stands(&mut model, 7, Status::Paused);
    let run = |model: &mut Model, msg| moves(&update(model, Msg::Run(msg)));
    assert_eq!(run(&mut model, RunMsg::To(40)), [Move::To(40)]);
    stands(&mut model, 40, Status::Paused);
    for at in [41, 45, 50] {
        run(&mut model, RunMsg::Drag(at));
        stands(&mut model, at, Status::Paused);
    }
    assert_eq!(run(&mut model, RunMsg::Return), [Move::To(40)]);
    stands(&mut model, 40, Status::Paused);
    assert_eq!(run(&mut model, RunMsg::Return), [Move::To(7)]);
    stands(&mut model, 7, Status::Paused);
    assert!(!model.run.trail.can_return());
    assert_eq!(run(&mut model, RunMsg::Redo), [Move::To(40)]);
    stands(&mut model, 40, Status::Paused);
    run(&mut model, RunMsg::Last);
    assert!(!model.run.trail.can_redo(), "another way was taken");
}

#[test]
fn clicking_a_value_again_goes_on_to_what_it_was_made_of() {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    stands(&mut model, 90, Status::Ended);
    let asked = || Msg::Run(RunMsg::Origin("g/x".into()));
    let written = |path: &str, before| Move::Written {
        path: path.into(),
        before,
    };
    assert_eq!(moves(&update(&mut model, asked())), [written("g/x", 90)]);
    let view = StateView {
        revision: model.document.revision,
        moves: model.run.moves,
        step: 60,
        known: 90,
        status: Status::Paused,
        origin: Some(protocol::Origin {
            path: "g/x".into(),
            step: Some(60),
            inputs: vec![protocol::OriginInput {
                name: "y".into(),
                value: "1".into(),
                target: protocol::Target::Written("g/y".into()),
            }],
            ..protocol::Origin::default()
        }),
        ..StateView::default()
    };
    update(&mut model, Msg::Reply(Reply::State(view.into())));
    assert_eq!(moves(&update(&mut model, asked())), [written("g/y", 59)]);
}

#[test]
fn a_watch_is_added_once_and_survives_a_fault() {
    let mut model = model();
    edit(&mut model, "a");
    let watch = || Msg::Document(DocumentMsg::Watch(" x + 1 ".into()));
    let asked = Effect::Post(Request::Watches(vec!["x + 1".into()]));
    assert_eq!(update(&mut model, watch()), std::slice::from_ref(&asked));
    assert!(update(&mut model, watch()).is_empty());
    let effects = update(&mut model, Msg::Reply(Reply::Fault("index".into())));
    assert!(effects.contains(&asked), "the new worker is told");
    update(&mut model, Msg::Document(DocumentMsg::Unwatch(0)));
    assert!(model.document.watches.is_empty());
}

#[test]
fn a_page_that_came_with_its_gallery_reads_the_first_program_at_once_unless_a_link_is_opened() {
    let example = Example {
        id: "one".into(),
        language: "python".into(),
        ..Example::default()
    };
    let gallery = Gallery {
        list: vec![example],
        first: "print(1)".into(),
    };
    let start = Start {
        gallery: Some(gallery),
        ..Start::default()
    };
    let mut model = Model::default();
    let effects = update(&mut model, Msg::Start(start.clone()));
    assert_eq!(compiles(&effects), ["print(1)"]);
    assert!(!effects.contains(&Effect::FetchExamples));
    assert_eq!(model.document.language, "python");
    assert!(model.busy());

    let linked = Start {
        fragment: "1a".into(),
        ..start
    };
    let mut model = Model::default();
    let effects = update(&mut model, Msg::Start(linked));
    assert!(compiles(&effects).is_empty());
    assert_eq!(model.examples.list.len(), 1);
    assert!(model.document.files.front().source.is_empty());
}

#[test]
fn an_example_opens_the_panel_that_tells_it() {
    let mut model = model();
    let example = Example {
        id: "picture".into(),
        panel: "memory".into(),
        ..Example::default()
    };
    open(&mut model, example);
    model.examples.opened_at = None;
    examples::look(&mut model, &mut Vec::new());
    assert_eq!(model.layout.middle, Panel::Memory);
    // The next one that shows nothing in particular shows what was open before, or what was chosen since.
    model.examples.current = Some(Example::default());
    examples::look(&mut model, &mut Vec::new());
    assert_eq!(model.layout.middle, Panel::FIRST);
    model.examples.current = Some(Example {
        panel: "unknowns".into(),
        ..Example::default()
    });
    examples::look(&mut model, &mut Vec::new());
    assert_eq!(model.layout.lower, Panel::Unknowns);
    update(&mut model, Msg::Layout(LayoutMsg::Show(Panel::Tree)));
    model.examples.current = Some(Example::default());
    examples::look(&mut model, &mut Vec::new());
    let layout = &model.layout;
    assert_eq!((layout.middle, layout.lower), (Panel::Tree, Panel::Output));
    model.layout.middle = Panel::Ir;
    // On a phone the source stays, which is what there is to read.
    model.layout.narrow = true;
    model.layout.middle = Panel::Ir;
    examples::look(&mut model, &mut Vec::new());
    assert_eq!(model.layout.middle, Panel::Ir);
}

#[test]
fn moves_without_a_button_are_in_the_menu() {
    let listed: Vec<Msg> = keys::further_moves().map(|command| command.msg).collect();
    let moves = [
        RunMsg::Backwards,
        RunMsg::Step(Stride::Into, Direction::Back),
        RunMsg::Step(Stride::Out, Direction::Back),
        RunMsg::ToCursor(Direction::Forward),
        RunMsg::ToCursor(Direction::Back),
        RunMsg::Return,
        RunMsg::Redo,
    ];
    assert_eq!(listed, moves.map(Msg::Run));
}

#[test]
fn moves_lead_nowhere_from_the_edges_of_a_run_and_without_a_trail() {
    let mut model = model();
    edit(&mut model, "a");
    compiled(&mut model, 1);
    let back = RunMsg::Step(Stride::Into, Direction::Back);
    let on = RunMsg::ToCursor(Direction::Forward);
    let leads = |model: &Model, msg: &RunMsg| model.run.ways().lead(msg);
    stands(&mut model, 0, Status::Ready);
    assert!(!leads(&model, &back) && leads(&model, &on));
    update(&mut model, Msg::Run(RunMsg::Last));
    stands(&mut model, 9, Status::Ended);
    assert!(leads(&model, &back) && !leads(&model, &on));
    assert!(leads(&model, &RunMsg::Return) && !leads(&model, &RunMsg::Redo));
    update(&mut model, Msg::Run(RunMsg::Return));
    assert!(!leads(&model, &RunMsg::Return) && leads(&model, &RunMsg::Redo));
}

#[test]
fn a_text_that_reads_like_another_language_is_offered_to_be_read_as_that_once() {
    let mut model = model();
    let view = |name: &str, title: &str| LanguageView {
        name: name.into(),
        title: title.into(),
        ..LanguageView::default()
    };
    model.document.languages = vec![view("python", "Python"), view("c", "C")].into();
    model.document.language = "python".into();
    let read = |model: &mut Model, reads_like: &str| {
        let compiled = Compiled {
            revision: model.document.revision,
            reads_like: reads_like.into(),
            ..Compiled::default()
        };
        update(model, Msg::Reply(Reply::Compiled(compiled)));
        let offered = model.document.offered_language();
        offered.map(|other| other.title.clone())
    };
    edit(&mut model, "int main(void) {}");
    assert_eq!(read(&mut model, "c"), Some("C".into()));
    assert_eq!(model.document.language_title(), "Python");
    edit(&mut model, "int main(void) { }");
    assert_eq!(
        model.document.offered_language(),
        None,
        "it was read before that"
    );
    read(&mut model, "c");
    update(&mut model, Msg::Document(DocumentMsg::Language("c".into())));
    assert_eq!(read(&mut model, ""), None);

    update(
        &mut model,
        Msg::Document(DocumentMsg::Language("python".into())),
    );
    assert!(read(&mut model, "c").is_some());
    update(&mut model, Msg::Document(DocumentMsg::KeepLanguage));
    assert_eq!(model.document.offered_language(), None);
    edit(&mut model, "int main(void) {  }");
    assert_eq!(read(&mut model, "c"), None, "it was kept");
    update(&mut model, Msg::Document(DocumentMsg::Language("c".into())));
    assert_eq!(
        read(&mut model, "python"),
        Some("Python".into()),
        "what was kept was another"
    );
}

#[test]
fn the_style_sheet_begins_with_the_shares_that_the_page_does() {
    let sheet = include_str!("../../../www/css/layout.css");
    let shares = LayoutState::default().splits;
    for (name, share) in ["source", "state", "lower"].iter().zip(shares) {
        let declared = format!("--split-{name}: {share}%;");
        assert!(sheet.contains(&declared), "{declared}");
    }
}
