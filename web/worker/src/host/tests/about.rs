//! What a language model would be asked about, and programs that one has translated.

use super::*;
use protocol::{About, AssistTask, Assumed, Files, Given, SourceFile, Subject};

fn about(page: &mut Page, what: About) -> AssistTask {
    page.ask(Request::About(what));
    let told = page.said.iter().rev().find_map(|reply| match reply {
        Reply::About(task) => Some((**task).clone()),
        _ => None,
    });
    told.unwrap()
}

#[test]
fn a_call_is_told_with_its_arguments_and_what_it_sees() {
    let mut page =
        Page::with("import shop\ncount = 3\nprice = shop.ask('a', count)\nprint(price)\n");
    page.ask(Request::Unknowns(true));
    page.go(Move::Last);
    let unknown = page.said.iter().rev().find_map(|reply| match reply {
        Reply::Unknowns(view) => view
            .list
            .iter()
            .find(|each| !each.called.is_empty())
            .cloned(),
        _ => None,
    });
    let AssistTask::Resolve(call) = about(&mut page, About::Call(unknown.unwrap().number)) else {
        panic!("no call");
    };
    assert_eq!(call.call, "shop.ask('a', 3)");
    assert_eq!(call.arguments, ["'a'", "3"]);
    assert!(
        call.visible.contains(&("count".into(), "3".into())),
        "{call:?}"
    );
}

#[test]
fn what_a_call_writes_is_written_and_taken_back_with_the_step() {
    let mut page = Page::with("import shop\ncount = 3\nshop.tell()\nprint(count)\n");
    let assumed = Assumed {
        given: vec![Given {
            expression: "shop.tell()".into(),
            value: "1".into(),
            writes: vec![("count".into(), "7".into())],
            ..Given::default()
        }],
        ..Assumed::default()
    };
    page.ask(Request::Assume(assumed));
    page.go(Move::Last);
    let machine = page.host.program.as_ref().unwrap().session.machine();
    let printed: String = machine.output.iter().map(|piece| &*piece.text).collect();
    assert_eq!(printed, "7\n");
    page.go(Move::Line {
        file: 0,
        line: 3,
        direction: Direction::Back,
    });
    assert_eq!(value(page.state(), "count").as_deref(), Some("3"));
}

#[test]
fn a_step_and_an_error_are_told_with_their_instructions_and_variables() {
    let mut page = Page::with("x = 4\ny = x / 0\n");
    page.go(Move::Last);
    let AssistTask::Explain(topic) = about(&mut page, About::Ending) else {
        panic!("no topic");
    };
    let Subject::Error(text) = &topic.subject else {
        panic!("{topic:?}");
    };
    assert!(text.contains("division by zero"), "{text}");
    assert!(topic.run.contains("x = 4"), "{topic:?}");
    assert!(topic.ir.contains("binop /"), "{topic:?}");
    let AssistTask::Explain(topic) = about(&mut page, About::Function(0)) else {
        panic!("no topic");
    };
    assert_eq!(topic.subject, Subject::Function("top level".into()));
    assert!(
        topic.ir.contains("decl_var x") || topic.ir.contains("store_var x"),
        "{topic:?}"
    );
}

/// The IR's places are those of the source beside it.
#[test]
fn a_program_of_a_language_without_a_frontend_runs_by_the_ir_beside_it() {
    let source = "x = 40 + 2\nprint x\n";
    let text = "module main plain\nentry:\n%0 = const 40 # 1:4-1:6\n%1 = const 2 # 1:9-1:10\n%2 = binop + %0 %1 # 1:4-1:10\ndecl_var x %2 # 1:0-1:10\n";
    let file = |path: &str, source: &str| SourceFile {
        path: path.into(),
        source: source.into(),
    };
    let files = Files {
        list: vec![file("main.hs", source), file("main.hs.ir", text)],
        entry: 0,
    };
    let compile = |files: Files| Request::Compile {
        revision: 1,
        language: "Haskell".into(),
        files,
        input: String::new(),
        ended: true,
        assumed: Assumed::default(),
    };
    let mut page = Page::new();
    page.ask(compile(files.clone()));
    page.go(Move::Last);
    assert_eq!(value(page.state(), "x").as_deref(), Some("42"));
    page.go(Move::First);
    let place = page.state().place.unwrap();
    assert_eq!(place.span.map(|span| (span.start, span.end)), Some((4, 6)));
    let mut alone = files;
    alone.list.truncate(1);
    page.ask(compile(alone));
    let problems = page.said.iter().rev().find_map(|reply| match reply {
        Reply::Compiled(compiled) => Some(compiled.problems.clone()),
        _ => None,
    });
    assert!(
        problems.unwrap()[0]
            .message
            .contains("no frontend for Haskell")
    );
}
