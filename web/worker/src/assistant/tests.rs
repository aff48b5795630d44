//! The assistant without a page: what a person wishes and what a provider says go in, questions and outcomes come out.

use super::*;
use crate::host::tests::bring;
use protocol::{AssistTask, CallView, Piece, Provider, Question, Span, Subject, Tone, Topic};

struct Page {
    assistant: Assistant,
    heard: Vec<Heard>,
}

impl Page {
    /// With Anthropic chosen.
    fn new() -> Page {
        let mut page = Page {
            assistant: Assistant::default(),
            heard: Vec::new(),
        };
        page.wish(Wish::Provider(Provider {
            kind: "anthropic".into(),
            base: "https://models.example".into(),
            model: "m".into(),
            has_key: true,
        }));
        page
    }

    fn wish(&mut self, wish: Wish) {
        while let Some(missing) = self.assistant.receive(&wish) {
            bring(self.assistant.compiler(), missing, true);
        }
        self.heard.extend(self.assistant.take_replies());
    }

    fn task(&mut self, task: AssistTask) {
        self.wish(Wish::Task(task.into()));
    }

    /// Answers the question at hand as a stream, in two pieces.
    fn answer(&mut self, text: &str) {
        self.wish(Wish::Status {
            status: 200,
            retry_after: None,
            whole: false,
        });
        for event in events(text) {
            self.wish(Wish::Text(event));
        }
        self.wish(Wish::Ended);
    }

    fn question(&self) -> &Question {
        match self.heard.last() {
            Some(Heard::Ask(question)) => question,
            other => panic!("{other:?}"),
        }
    }

    fn outcome(&self) -> &Outcome {
        match self.heard.last() {
            Some(Heard::Done(outcome)) => outcome,
            other => panic!("{other:?}"),
        }
    }
}

fn events(text: &str) -> [String; 3] {
    let (first, second) = text.split_at(text.len() / 2);
    let delta = |text: &str| {
        let text = format!("{text:?}");
        format!(
            "data: {{\"type\":\"content_block_delta\",\"index\":0,\"delta\":{{\"type\":\"text_delta\",\"text\":{text}}}}}\n\n"
        )
    };
    let end = "data: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"input_tokens\":7,\"output_tokens\":3}}\n\ndata: {\"type\":\"message_stop\"}\n\n";
    [delta(first), delta(second), end.to_owned()]
}

fn repair(source: &str) -> AssistTask {
    AssistTask::Repair {
        language: "python".into(),
        source: source.into(),
    }
}

#[test]
fn a_question_says_where_it_goes_and_what_it_holds_and_has_no_key() {
    let mut page = Page::new();
    page.task(repair("def foo(:\n    pass\n"));
    let question = page.question();
    assert_eq!(question.url, "https://models.example/v1/messages");
    assert_eq!(
        question.key_header,
        Some(("x-api-key".to_owned(), String::new()))
    );
    assert!(question.said[0].1.contains("def foo(:"), "{question:?}");
    assert!(question.body.contains("def foo(:"), "{question:?}");
    assert!(question.system.contains("Python") || question.system.contains("python"));
    assert!(!format!("{question:?}").contains(KEY));
}

#[test]
fn a_repair_is_a_difference_of_lines_and_leaves_no_errors() {
    let mut page = Page::new();
    page.task(repair("x = 1\ndef foo(:\n    pass\n"));
    page.answer("def foo():");
    let Outcome::Repaired { source, lines, .. } = page.outcome() else {
        panic!("{:?}", page.outcome());
    };
    assert_eq!(source, "x = 1\ndef foo():\n    pass\n");
    let changed = lines.iter().filter(|(tone, _)| *tone != Tone::Plain);
    let changed: Vec<_> = changed.map(|(tone, line)| (*tone, line.as_str())).collect();
    assert_eq!(
        changed,
        [(Tone::Bad, "def foo(:"), (Tone::Good, "def foo():")]
    );
    let spent = page.heard.iter().rev().find_map(|heard| match heard {
        Heard::Spent(spent) => Some(*spent),
        _ => None,
    });
    let spent = spent.unwrap();
    assert_eq!((spent.calls, spent.input, spent.output), (1, 7, 3));
}

#[test]
fn an_answer_is_shown_as_it_comes() {
    let mut page = Page::new();
    page.task(repair("def foo(:\n    pass\n"));
    page.answer("def foo():");
    let shown = page.heard.iter().filter_map(|heard| match heard {
        Heard::Answer(text) => Some(text.as_str()),
        _ => None,
    });
    assert_eq!(
        shown.collect::<Vec<_>>(),
        ["def f", "def foo():", "def foo():"]
    );
}

#[test]
fn a_bad_answer_is_asked_about_again_and_the_source_stays_where_none_is_good() {
    let mut page = Page::new();
    page.task(repair("def foo(:\n    pass\n"));
    for round in 0..3 {
        assert_eq!(page.question().round, round);
        page.answer("def foo(((:");
    }
    let Outcome::Nothing(why) = page.outcome() else {
        panic!("{:?}", page.outcome());
    };
    assert!(why.contains("stays as it was"), "{why}");
}

#[test]
fn a_source_without_errors_is_not_asked_about() {
    let mut page = Page::new();
    page.task(repair("x = 1\n"));
    let asked = page
        .heard
        .iter()
        .any(|heard| matches!(heard, Heard::Ask(_)));
    assert!(!asked, "{:?}", page.heard);
    assert!(matches!(page.outcome(), Outcome::Nothing(_)));
}

#[test]
fn a_refusal_is_told_in_words() {
    let mut page = Page::new();
    page.task(repair("def foo(:\n    pass\n"));
    page.wish(Wish::Status {
        status: 401,
        retry_after: None,
        whole: true,
    });
    page.wish(Wish::Text("{\"error\":{\"message\":\"no\"}}".into()));
    page.wish(Wish::Ended);
    assert_eq!(
        *page.outcome(),
        Outcome::Nothing(Failure::KeyRefused.to_string())
    );
    page.task(repair("def foo(:\n    pass\n"));
    page.wish(Wish::Unreachable(true));
    let Outcome::Nothing(why) = page.outcome() else {
        panic!("{:?}", page.outcome());
    };
    assert!(why.contains("https://models.example"), "{why}");
    page.task(repair("def foo(:\n    pass\n"));
    page.wish(Wish::Stopped);
    assert_eq!(
        *page.outcome(),
        Outcome::Nothing(Failure::Stopped.to_string())
    );
}

#[test]
fn the_models_of_a_provider_are_listed() {
    let mut page = Page::new();
    page.wish(Wish::Models);
    assert_eq!(page.question().method, "GET");
    page.wish(Wish::Status {
        status: 200,
        retry_after: None,
        whole: true,
    });
    page.wish(Wish::Text(
        "{\"data\":[{\"id\":\"b\"},{\"id\":\"a\"}]}".into(),
    ));
    page.wish(Wish::Ended);
    let models = Heard::Models(vec!["a".into(), "b".into()]);
    assert_eq!(page.heard.last(), Some(&models));
}

#[test]
fn what_is_lowered_passed_the_verifier() {
    let mut page = Page::new();
    page.task(AssistTask::Lower {
        language: "Haskell".into(),
        source: "x = 1\n".into(),
    });
    page.answer("entry:\n%0 = const 1\nstore_var");
    let again = page.question();
    assert_eq!(again.round, 1);
    assert!(again.said.last().unwrap().1.contains("line 3"), "{again:?}");
    page.answer("entry:\n%0 = const 1 # 1:4-1:5\ndecl_var x %0 # 1:0-1:5\n");
    let Outcome::Lowered { text, language, .. } = page.outcome() else {
        panic!("{:?}", page.outcome());
    };
    assert_eq!(language, "Haskell");
    assert!(text.contains("decl_var x %0"), "{text}");
}

#[test]
fn a_call_is_given_a_value_and_writes_only_what_it_sees() {
    let call = CallView {
        language: "python".into(),
        call: "fetch(1)".into(),
        visible: vec![("count".into(), "0".into())],
        nil: "None".into(),
        bools: ["False".into(), "True".into()],
        ..CallView::default()
    };
    let mut page = Page::new();
    page.task(AssistTask::Resolve(call.clone()));
    page.answer("{\"returns\": [1, \"x\", null, true], \"writes\": {\"count\": 3}}");
    let Outcome::Resolved {
        returns, writes, ..
    } = page.outcome()
    else {
        panic!("{:?}", page.outcome());
    };
    assert_eq!(returns, "[1, \"x\", None, True]");
    assert_eq!(*writes, [("count".to_owned(), "3".to_owned())]);
    page.task(AssistTask::Resolve(call));
    page.answer("{\"returns\": 1, \"writes\": {\"other\": 3}}");
    assert!(matches!(page.outcome(), Outcome::Nothing(_)));
}

#[test]
fn an_explanation_leads_to_places_that_there_are_and_is_never_markup() {
    let mut page = Page::new();
    page.task(AssistTask::Explain(Topic {
        revision: 1,
        subject: Subject::Step(2),
        language: "python".into(),
        source: "def f():\n    pass\n".into(),
        ir: "return".into(),
        run: String::new(),
        functions: vec![("f".into(), Some(Span::new(0, 8)))],
        steps: 9,
    }));
    page.answer("<b>In</b> [[function f]] at [[step 9]], not [[line 77]].");
    let text = |text: &str| Piece::Text(text.to_owned());
    assert_eq!(
        *page.outcome(),
        Outcome::Explained(vec![
            text("<b>In</b> "),
            Piece::Function("f".into(), Some(Span::new(0, 8))),
            text(" at "),
            Piece::Step(9),
            text(", not [[line 77]]."),
        ])
    );
}
