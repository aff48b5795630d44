//! What is sent, and when; what is kept, and where the key is not.

use super::*;
use crate::store::{AssumedMsg, DocumentMsg, LayoutMsg, LinkMsg, Msg, Start, update};
use protocol::{CallView, Copied, Reply, Tone};

const KEY: &str = "sk-secret-0123456789";

fn say(model: &mut Model, msg: AssistMsg) -> Vec<Effect> {
    update(model, Msg::Assist(msg))
}

/// Models are on, with a provider, a model and a key.
fn ready() -> Model {
    let mut model = Model::default();
    update(
        &mut model,
        Msg::Document(DocumentMsg::Edited("def f(:\n".into())),
    );
    model.document.language = "python".into();
    model.document.text_form = "ir".into();
    say(&mut model, AssistMsg::Set(SettingsMsg::TurnOn));
    let kinds = ["anthropic", "ollama"].map(|kind| ProviderView {
        kind: kind.into(),
        title: kind.into(),
        base: format!("https://{kind}.example"),
        needs_key: kind == "anthropic",
    });
    say(&mut model, AssistMsg::Heard(Heard::Providers(kinds.into())));
    say(&mut model, AssistMsg::Set(SettingsMsg::Model("m".into())));
    say(
        &mut model,
        AssistMsg::Set(SettingsMsg::Key(Secret::new(KEY))),
    );
    model
}

fn question(round: u32) -> AssistMsg {
    AssistMsg::Heard(Heard::Ask(
        Question {
            round,
            url: "https://anthropic.example/v1/messages".into(),
            key_header: Some(("x-api-key".into(), String::new())),
            body: "{}".into(),
            ..Question::default()
        }
        .into(),
    ))
}

fn sent(effects: &[Effect]) -> Option<&Sending> {
    effects.iter().find_map(|effect| match effect {
        Effect::Send(sending) => Some(&**sending),
        _ => None,
    })
}

fn done(outcome: Outcome) -> AssistMsg {
    AssistMsg::Heard(Heard::Done(outcome.into()))
}

#[test]
fn the_function_around_the_cursor_is_asked_about_by_its_number() {
    let mut model = ready();
    let here = AssistMsg::FunctionHere;
    assert!(
        !say(&mut model, here.clone()).contains(&about(0)),
        "there is none"
    );
    let function = |alone: &str, span| protocol::FunctionView {
        alone: alone.into(),
        span: Some(span),
        module: 0,
        number: 0,
        name: alone.into(),
        blocks: 1,
    };
    let functions = [
        function("", protocol::Span::new(0, 9)),
        function("f", protocol::Span::new(0, 9)),
    ];
    model.document.compiled = protocol::Compiled {
        functions: functions.into(),
        ..protocol::Compiled::default()
    }
    .into();
    assert!(say(&mut model, here).contains(&about(1)));
}

fn about(number: u32) -> Effect {
    Effect::Post(Request::About(About::Function(number)))
}

#[test]
fn nothing_is_loaded_or_asked_before_models_are_on() {
    let mut model = Model::default();
    for msg in [
        AssistMsg::Settings,
        AssistMsg::Begin(Entry::Repair),
        AssistMsg::Begin(Entry::About(About::Step)),
        AssistMsg::Ready,
    ] {
        let effects = say(&mut model, msg.clone());
        let is_any = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Wish(_) | Effect::Send(_) | Effect::Post(_)));
        assert!(!is_any, "{msg:?}: {effects:?}");
    }
    assert!(!model.assist.is_on);
}

#[test]
fn a_question_is_sent_when_it_is_allowed_and_not_before() {
    let mut model = ready();
    let effects = say(&mut model, AssistMsg::Begin(Entry::Repair));
    assert!(matches!(
        &effects[..],
        [Effect::Wish(Wish::Provider(_)), Effect::Wish(Wish::Task(_))]
    ));
    let effects = say(&mut model, question(0));
    assert_eq!(effects, []);
    assert!(matches!(model.assist.phase, Phase::Asking(_)));
    let effects = say(&mut model, AssistMsg::Allow);
    assert_eq!(
        sent(&effects).unwrap().url,
        "https://anthropic.example/v1/messages"
    );
    // Allowed once: not again.
    assert_eq!(say(&mut model, AssistMsg::Allow), []);
}

#[test]
fn a_further_question_of_a_task_is_shown_where_the_person_wants_that() {
    for asks in [false, true] {
        let mut model = ready();
        say(&mut model, AssistMsg::Set(SettingsMsg::AskEach(asks)));
        say(&mut model, AssistMsg::Begin(Entry::Repair));
        say(&mut model, question(0));
        say(&mut model, AssistMsg::Allow);
        let effects = say(&mut model, question(1));
        assert_eq!(sent(&effects).is_some(), !asks);
        assert_eq!(matches!(model.assist.phase, Phase::Asking(_)), asks);
    }
}

#[test]
fn an_answer_to_a_question_that_was_left_changes_nothing() {
    let mut model = ready();
    say(&mut model, AssistMsg::Begin(Entry::Repair));
    say(&mut model, question(0));
    say(&mut model, AssistMsg::Allow);
    let effects = say(&mut model, AssistMsg::Leave);
    assert!(effects.contains(&Effect::StopSending), "{effects:?}");
    assert_eq!(say(&mut model, AssistMsg::Came(Wish::Ended)), []);
    say(&mut model, done(Outcome::Nothing("stopped".into())));
    say(&mut model, question(1));
    assert_eq!(model.assist.phase, Phase::Idle);
}

#[test]
fn a_repair_is_taken_only_where_the_source_is_still_that_one() {
    let repaired = |before: &str| Outcome::Repaired {
        before: before.into(),
        source: "def f():\n".into(),
        lines: vec![(Tone::Good, "def f():".into())],
    };
    let mut model = ready();
    for (before, after) in [("other", "def f(:\n"), ("def f(:\n", "def f():\n")] {
        say(&mut model, AssistMsg::Begin(Entry::Repair));
        say(&mut model, done(repaired(before)));
        say(&mut model, AssistMsg::Take);
        assert_eq!(*model.document.files.front().source, *after);
    }
}

#[test]
fn a_translation_becomes_the_program_with_its_source() {
    let mut model = ready();
    say(&mut model, AssistMsg::Begin(Entry::Lower("Haskell".into())));
    say(
        &mut model,
        done(Outcome::Lowered {
            language: "Haskell".into(),
            source: "x = 1\n".into(),
            text: "module main plain\n".into(),
            failed: vec![],
        }),
    );
    let effects = say(&mut model, AssistMsg::Take);
    assert_eq!(model.document.language, "Haskell");
    let held = model.document.files.held();
    let paths: Vec<_> = held.list.iter().map(|file| file.path.as_str()).collect();
    assert_eq!(paths, ["main.haskell", "main.haskell.ir"]);
    assert_eq!(held.entry, 0);
    let compiles = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Post(Request::Compile { .. })));
    assert!(compiles || model.document.reading, "{effects:?}");
}

#[test]
fn a_value_that_is_taken_is_one_that_a_person_could_have_given() {
    let mut model = ready();
    say(&mut model, AssistMsg::Begin(Entry::About(About::Call(3))));
    say(
        &mut model,
        done(Outcome::Resolved {
            call: CallView {
                call: "f(1)".into(),
                nth: 2,
                ..CallView::default()
            },
            returns: "7".into(),
            writes: vec![("x".into(), "1".into())],
        }),
    );
    say(&mut model, AssistMsg::Take);
    let given = &model.assumed.now.given;
    assert_eq!(
        (
            given[0].expression.as_str(),
            given[0].nth,
            given[0].value.as_str()
        ),
        ("f(1)", 2, "7")
    );
    assert_eq!(given[0].writes, [("x".to_owned(), "1".to_owned())]);
    update(&mut model, Msg::Assumed(AssumedMsg::Forget));
    assert!(model.assumed.now.given.is_empty());
}

#[test]
fn the_key_goes_with_its_own_requests_and_nowhere_else() {
    let mut model = ready();
    let mut all = say(&mut model, AssistMsg::Begin(Entry::Repair));
    all.extend(say(&mut model, question(0)));
    let effects = say(&mut model, AssistMsg::Allow);
    assert_eq!(sent(&effects).unwrap().key.reveal(), KEY);
    all.extend(effects);
    all.extend(update(&mut model, Msg::Link(LinkMsg::Copy(Copied::Link))));
    all.extend(update(&mut model, Msg::Layout(LayoutMsg::Theme)));
    // What is shown for debugging, and what goes to workers and into the browser's store.
    assert!(!format!("{all:?} {:?} {:?}", model.assist.key, model.assist.chosen).contains(KEY));
    let reply = Reply::About(
        AssistTask::Repair {
            language: String::new(),
            source: String::new(),
        }
        .into(),
    );
    assert!(!format!("{reply:?}").contains(KEY));
    // Another server does not get it.
    say(
        &mut model,
        AssistMsg::Set(SettingsMsg::Base("https://other.example".into())),
    );
    assert!(!model.assist.has_key());
}

#[test]
fn a_key_is_kept_where_the_person_wants_that_and_forgotten_with_all_else() {
    let kept = |effects: &[Effect]| {
        effects.iter().rev().find_map(|effect| match effect {
            Effect::RememberKey(_, key) => Some(key.reveal().to_owned()),
            _ => None,
        })
    };
    let mut model = ready();
    let effects = say(
        &mut model,
        AssistMsg::Set(SettingsMsg::Key(Secret::new(KEY))),
    );
    assert_eq!(kept(&effects).as_deref(), Some(""));
    let effects = say(&mut model, AssistMsg::Set(SettingsMsg::KeepKey(true)));
    assert_eq!(kept(&effects).as_deref(), Some(KEY));
    let text = effects.iter().find_map(|effect| match effect {
        Effect::Remember(name, text) if *name == KEPT[0] => Some(text.clone()),
        _ => None,
    });
    let start = Start {
        remembered: vec![
            (KEPT[0].into(), text.unwrap()),
            (KEPT[1].into(), KEY.into()),
        ],
        ..Start::default()
    };
    let mut later = Model::default();
    update(&mut later, Msg::Start(start));
    assert!(later.assist.is_on && later.assist.has_key());
    assert_eq!(later.assist.chosen, model.assist.chosen);
    let effects = say(&mut model, AssistMsg::Set(SettingsMsg::TurnOff));
    assert_eq!(kept(&effects).as_deref(), Some(""));
    assert!(effects.contains(&Effect::QuitAssistant));
    assert!(!model.assist.is_on && !model.assist.has_key());
}
