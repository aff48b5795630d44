//! What becomes of an example when something else is opened before it stands at its telling step.

use super::*;
use crate::store::{DocumentMsg, FileMsg, LayoutMsg, LinkMsg, Msg, Overlay, RunMsg, update};
use protocol::{Compiled, Document, Opened, Reply, Request, StateView, Status};

const LINK: &str = "1link";

fn example(id: &str) -> Example {
    Example {
        id: id.into(),
        line: Some(2),
        visit: 1,
        ..Example::default()
    }
}

/// A page with two examples that begins with the one its address asks for.
fn begin(id: &str) -> (Model, Vec<Effect>) {
    let mut model = Model::default();
    let gallery = Gallery {
        list: vec![example("first"), example("second")],
        first: "first".into(),
    };
    let start = Start {
        gallery: Some(gallery),
        example: id.into(),
        ..Start::default()
    };
    let effects = update(&mut model, Msg::Start(start));
    (model, effects)
}

/// The page with two examples, of which the first is open and not read yet.
fn model() -> Model {
    let (mut model, _) = begin("");
    model.ready = true;
    model
}

fn pick(model: &mut Model, id: &str) {
    let asked = update(model, Msg::Example(ExampleMsg::Pick(id.into())));
    assert_eq!(asked, [Effect::FetchExample(example(id))]);
}

fn came(model: &mut Model, id: &str) -> Vec<Effect> {
    let came = ExampleMsg::Fetched(example(id), id.into());
    update(model, Msg::Example(came))
}

fn navigate(model: &mut Model) {
    let effects = update(model, Msg::Link(LinkMsg::Navigated(LINK.into())));
    let opens = |effect: &Effect| matches!(effect, Effect::Post(Request::Open { fragment, .. }) if fragment == LINK);
    assert!(effects.iter().any(opens), "{effects:?}");
}

fn compiled(model: &mut Model, revision: u32) -> Vec<Effect> {
    let compiled = Compiled {
        revision,
        ..Compiled::default()
    };
    update(model, Msg::Reply(Reply::Compiled(compiled)))
}

fn stands(model: &mut Model, step: u64, status: Status) -> Vec<Effect> {
    let view = StateView {
        revision: model.document.revision,
        moves: model.run.moves,
        step,
        known: 9,
        status,
        ..StateView::default()
    };
    update(model, Msg::Reply(Reply::State(view.into())))
}

/// The worker answers the link that the page was last sent to.
fn linked(model: &mut Model) -> Vec<Effect> {
    let revision = model.document.revision;
    let document = Document {
        files: Files::one("linked".into()),
        ..Document::default()
    };
    let opened = Opened {
        revision,
        document,
        engine: String::new(),
        step: Some(7),
    };
    let mut effects = update(model, Msg::Reply(Reply::Opened(opened.into())));
    effects.extend(compiled(model, revision));
    effects.extend(stands(model, 7, Status::Paused));
    effects
}

fn source(model: &Model) -> &str {
    &model.document.files.front().source
}

/// However far the first example had come: its parts of the way.
#[test]
fn a_link_takes_the_place_of_an_example_on_its_way_and_stays_where_it_leads() {
    type Way = fn(&mut Model) -> Vec<Effect>;
    let way: [Way; 3] = [
        |model| compiled(model, 1),
        |model| stands(model, 0, Status::Ready),
        |model| stands(model, 9, Status::Ended),
    ];
    for far in 0..=way.len() {
        let mut model = model();
        for part in &way[..far] {
            part(&mut model);
        }
        assert!(model.examples.expected(), "{far}");
        navigate(&mut model);
        if far == 0 {
            compiled(&mut model, 1);
            assert!(model.busy(), "the link is still to be read");
        }
        let effects = linked(&mut model);
        let moves = |effect: &Effect| matches!(effect, Effect::Post(Request::Move(_)));
        assert!(!effects.iter().any(moves), "{far}: {effects:?}");
        assert_eq!((source(&model), model.run.view.step), ("linked", 7));
        assert!(!model.busy(), "{far}");
    }
}

#[test]
fn an_example_that_comes_after_something_else_is_not_opened() {
    let typed = Msg::Document(DocumentMsg::Edited("other".into()));
    let file = Msg::File(FileMsg::Opened("other.py".into(), "other".into()));
    for msg in [typed, file] {
        let mut model = model();
        pick(&mut model, "second");
        update(&mut model, msg);
        came(&mut model, "second");
        assert_eq!(source(&model), "other");
    }
    let mut model = model();
    pick(&mut model, "second");
    navigate(&mut model);
    came(&mut model, "second");
    linked(&mut model);
    assert_eq!(source(&model), "linked");
    assert!(!model.busy());
}

#[test]
fn the_last_example_that_was_chosen_is_opened() {
    let mut model = model();
    pick(&mut model, "first");
    pick(&mut model, "second");
    let failed = ExampleMsg::Failed(example("first"), "no network".into());
    update(&mut model, Msg::Example(failed));
    assert_eq!(model.notice, None, "nobody waits for it");
    came(&mut model, "second");
    came(&mut model, "first");
    assert_eq!(source(&model), "second");
}

#[test]
fn a_step_does_not_send_away_an_example_that_was_chosen() {
    let mut model = model();
    pick(&mut model, "second");
    update(&mut model, Msg::Run(RunMsg::Last));
    came(&mut model, "second");
    assert_eq!(source(&model), "second");
}

#[test]
fn what_is_typed_before_there_is_a_list_stays() {
    let mut model = Model::default();
    update(&mut model, Msg::Start(Start::default()));
    update(
        &mut model,
        Msg::Document(DocumentMsg::Edited("mine".into())),
    );
    let effects = update(
        &mut model,
        Msg::Example(ExampleMsg::Listed(vec![example("first")])),
    );
    assert_eq!(effects, []);
    assert_eq!(source(&model), "mine");
}

#[test]
fn an_address_can_ask_for_an_example() {
    let (model, effects) = begin("second");
    assert!(effects.contains(&Effect::FetchExample(example("second"))));
    assert!(
        model.examples.current.is_none(),
        "not the first one meanwhile"
    );
    let (model, _) = begin("first");
    assert_eq!(model.examples.current, Some(example("first")));
    assert_eq!(model.notice, None);
    let (model, effects) = begin("third");
    assert!(effects.contains(&Effect::FetchExample(example("first"))));
    assert!(
        model
            .notice
            .is_some_and(|notice| notice.text.contains("third"))
    );
}

#[test]
fn choosing_an_example_closes_the_gallery() {
    let mut model = model();
    let open = LayoutMsg::Dialog(Some(Overlay::Gallery));
    update(&mut model, Msg::Layout(open));
    pick(&mut model, "second");
    assert_eq!(model.layout.dialog, None);
}
