use super::super::{BreakpointMsg, DocumentMsg, Msg, update};
use super::*;
use protocol::{Site, Span, Stop};

fn language(name: &str, ending: &str, entry: &str) -> LanguageView {
    LanguageView {
        name: name.to_owned(),
        title: name.to_owned(),
        endings: vec![ending.to_owned()],
        entry: vec!["first.x".to_owned(), entry.to_owned()],
        marks: vec!["__main__".to_owned()],
        ..LanguageView::default()
    }
}

fn model() -> Model {
    let mut model = Model::default();
    model.document.languages = vec![
        language("python", "py", "main.py"),
        language("java", "java", "Main.java"),
    ]
    .into();
    model.document.language = "python".to_owned();
    update(
        &mut model,
        Msg::Document(DocumentMsg::Edited("x = 1\n".into())),
    );
    model
}

fn tab(model: &mut Model, msg: TabMsg) -> Vec<Effect> {
    update(model, Msg::Tab(msg))
}

fn paths(model: &Model) -> Vec<&str> {
    let files = model.document.files.list.iter();
    files.map(|file| file.path.as_str()).collect()
}

/// The files of the program that was sent last.
fn sent(effects: &[Effect]) -> Option<Files> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Post(Request::Compile { files, .. }) => Some(files.clone()),
        _ => None,
    })
}

#[test]
fn a_second_file_gives_the_first_its_usual_name() {
    let mut model = model();
    document::forget(&mut model);
    let effects = tab(&mut model, TabMsg::Add);
    assert_eq!(paths(&model), ["main.py", "other.py"]);
    assert_eq!(
        (model.document.files.shown, model.document.files.entry),
        (1, 0)
    );
    let files = sent(&effects).expect("it is read");
    assert_eq!((files.list.len(), files.entry), (2, 0));
    assert!(effects.contains(&Effect::Post(Request::Show(1))));
    update(
        &mut model,
        Msg::Document(DocumentMsg::Edited("y = 2\n".into())),
    );
    assert_eq!(*model.document.files.list[0].source, "x = 1\n");
    assert_eq!(*model.document.files.list[1].source, "y = 2\n");
}

#[test]
fn offsets_count_through_all_files_and_the_editor_is_told_its_own() {
    let mut model = model();
    tab(&mut model, TabMsg::Add);
    update(
        &mut model,
        Msg::Document(DocumentMsg::Edited("a = 1\nb = 2\n".into())),
    );
    let files = &model.document.files;
    assert_eq!(files.extent(), Span::new(7, 19));
    assert_eq!(files.offset_of(1, 2), 13);
    assert_eq!(files.line_at(13), 2);
    assert_eq!(
        [0, 6, 7, 19, 99].map(|at| files.local(at)),
        [(0, 0), (0, 6), (1, 0), (1, 12), (1, 92)]
    );
    let mut effects = Vec::new();
    go_to(&mut model, 2, &mut effects);
    assert_eq!(model.document.files.shown, 0);
    assert_eq!(effects.last(), Some(&Effect::GoTo(2)));
    reveal(&mut model, 13, &mut effects);
    assert_eq!(model.document.files.shown, 1);
    assert_eq!(effects.last(), Some(&Effect::Reveal(6)));
}

#[test]
fn a_path_is_one_within_the_folder_and_no_other_file_has_it() {
    let mut model = model();
    tab(&mut model, TabMsg::Add);
    for (path, is_taken) in [
        ("shop/prices.py", true),
        ("main.py", false),
        ("../out.py", false),
        ("/etc/passwd", false),
        ("  ", false),
    ] {
        model.notice = None;
        tab(&mut model, TabMsg::Rename(1, path.to_owned()));
        assert_eq!(
            model.notice.is_none(),
            is_taken,
            "{path}: {:?}",
            model.notice
        );
    }
    assert_eq!(paths(&model), ["main.py", "shop/prices.py"]);
}

#[test]
fn with_a_file_go_its_breakpoints_and_those_of_others_stay_with_theirs() {
    let mut model = model();
    tab(&mut model, TabMsg::Add);
    tab(&mut model, TabMsg::Add);
    for (file, line) in [(0, 1), (1, 5), (2, 9)] {
        let site = Site::line_of(file, line);
        update(&mut model, Msg::Breakpoint(BreakpointMsg::Toggle(site)));
    }
    tab(&mut model, TabMsg::Begin(2));
    tab(&mut model, TabMsg::Remove(1));
    let stops: Vec<Stop> = model.document.breakpoints.to_vec();
    assert_eq!(
        stops,
        [Stop::at(Site::line_of(0, 1)), Stop::at(Site::line_of(1, 9))]
    );
    assert_eq!((model.document.files.entry, paths(&model).len()), (1, 2));
    // An edit moves those of its own file.
    tab(&mut model, TabMsg::Show(1));
    update(
        &mut model,
        Msg::Breakpoint(BreakpointMsg::Moved(vec![(1, 7), (9, 10)])),
    );
    let lines: Vec<u32> = model
        .document
        .breakpoints
        .iter()
        .map(|stop| stop.site.line)
        .collect();
    assert_eq!(lines, [1, 10]);
}

#[test]
fn a_folder_is_opened_at_the_file_that_it_begins_with() {
    let mut model = model();
    let file = |path: &str, text: &str| (path.to_owned(), text.to_owned());
    let given = vec![
        file("README.md", "notes"),
        file("lib/main.py", ""),
        file("lib/tools.py", ""),
        file("main.py", "import lib.tools\n"),
    ];
    tab(&mut model, TabMsg::Take(given, false));
    assert_eq!(
        (model.document.files.entry, model.document.files.shown),
        (3, 3)
    );
    tab(
        &mut model,
        TabMsg::Take(
            vec![
                file("shop.py", "if __name__ == '__main__': pass"),
                file("a.py", ""),
            ],
            false,
        ),
    );
    assert_eq!(model.document.files.entry, 0);
    // One of another language is a program of that, and alone needs no name.
    tab(
        &mut model,
        TabMsg::Take(vec![file("src/Main.java", "class Main {}")], false),
    );
    assert_eq!(
        (model.document.language.as_str(), paths(&model)),
        ("java", vec![""])
    );
    // What is added is added, and takes the place of what has its path.
    tab(&mut model, TabMsg::Take(vec![file("Shop.java", "1")], true));
    tab(&mut model, TabMsg::Take(vec![file("Shop.java", "2")], true));
    assert_eq!(paths(&model), ["Main.java", "Shop.java"]);
    assert_eq!(*model.document.files.front().source, "2");
}

#[test]
fn typing_in_one_file_is_not_interrupted_by_where_the_run_stands() {
    let mut model = model();
    tab(&mut model, TabMsg::Add);
    let revision = model.document.revision;
    let view = |start: u32| protocol::StateView {
        revision,
        place: Some(protocol::Place {
            span: Some(Span::new(start, start + 1)),
            ..protocol::Place::default()
        }),
        ..protocol::StateView::default()
    };
    update(
        &mut model,
        Msg::Reply(protocol::Reply::State(view(0).into())),
    );
    assert_eq!(model.document.files.shown, 1);
    // A run that was moved is followed.
    model.run.moves = 1;
    update(
        &mut model,
        Msg::Reply(protocol::Reply::State(view(2).into())),
    );
    assert_eq!(model.document.files.shown, 0);
}
