//! Programs of several files: each is looked at, stopped in and stepped through like the first.

use super::*;
use protocol::{Functions, Graphed, ImportKind, SourceFile};

const MAIN: &str = "import shapes\n\ntotal = 0\nfor side in [2, 3]:\n    total += shapes.area(side)\nprint(total)\n";
const SHAPES: &str = "\"\"\"é\"\"\"\nscale = 10\n\ndef area(side):\n    inner = side * side\n    return inner * scale\n";

fn shop(shown: u32) -> Page {
    let mut page = Page::new();
    page.ask(Request::Show(shown));
    page.ask(Request::Compile {
        revision: 1,
        language: "python".into(),
        files: files(),
        input: String::new(),
        ended: true,
        assumed: Assumed::default(),
    });
    page
}

fn files() -> Files {
    let file = |path: &str, source: &str| SourceFile {
        path: path.into(),
        source: source.into(),
    };
    Files {
        list: vec![
            file("notes.py", "1 +\n"),
            file("main.py", MAIN),
            file("shapes.py", SHAPES),
        ],
        entry: 1,
    }
}

/// The text of a span, and the number of its file.
fn text(span: protocol::Span) -> (usize, String) {
    let files = files();
    let starts = (0..files.list.len()).map(|file| files.start(file));
    let mut starts = starts.enumerate();
    let found = starts.rfind(|(_, start)| *start <= span.start);
    let (file, start) = found.expect("the first begins at 0");
    let units: Vec<u16> = files.list[file].source.encode_utf16().collect();
    let text = &units[(span.start - start) as usize..(span.end - start) as usize];
    (file, String::from_utf16(text).expect("a text"))
}

#[test]
fn a_run_goes_from_file_to_file_and_every_place_is_in_its_own() {
    let mut page = shop(1);
    let modules = &page.compiled().modules;
    assert_eq!(modules[0], None, "nothing names it: {modules:?}");
    assert!(modules[1].is_some() && modules[2].is_some(), "{modules:?}");
    assert!(page.problems().is_empty(), "{:?}", page.problems());
    page.ask(Request::Breakpoints(vec![Stop::at(Site::line_of(2, 5))]));
    page.ask(Request::Move(Move::Run(Direction::Forward)));
    let state = page.state().clone();
    assert_eq!(state.status, Status::AtBreakpoint);
    let span = state.place.and_then(|place| place.span);
    let (file, at) = text(span.expect("a place"));
    assert_eq!((file, at.as_str()), (2, "side"));
    let stack: Vec<_> = state
        .stack
        .iter()
        .map(|frame| (&*frame.name, frame.line))
        .collect();
    assert_eq!(stack, [("area", Some(5)), ("top level", Some(5))]);
    let files_of_stack = state.stack.iter().map(|frame| text(frame.span.unwrap()).0);
    assert_eq!(files_of_stack.collect::<Vec<_>>(), [2, 1]);
    let scopes: Vec<_> = state.scopes.iter().map(|scope| &*scope.title).collect();
    assert_eq!(scopes, ["area", "Globals of shapes.py"]);
    assert_eq!(variable(&state, "scale").expect("it is there").value, "10");
    assert!(page.said.iter().any(|reply| matches!(reply, Reply::Ir(_))));
    page.ask(Request::Frame(1));
    assert_eq!(
        variable(page.state(), "total").expect("it is there").value,
        "0"
    );
}

#[test]
fn steps_conditions_and_counts_reach_into_every_file() {
    let mut page = shop(1);
    page.ask(Request::Breakpoints(vec![Stop {
        condition: "side == 3 and scale == 10".into(),
        ..Stop::at(Site::line_of(2, 6))
    }]));
    page.ask(Request::Counts(true));
    page.ask(Request::Move(Move::Run(Direction::Forward)));
    assert_eq!(page.state().status, Status::AtBreakpoint);
    assert_eq!(
        variable(page.state(), "inner").expect("it is there").value,
        "9"
    );
    let counts = page.said.iter().rev().find_map(|reply| match reply {
        Reply::Counts(counts) => Some(counts.lines.clone()),
        _ => None,
    });
    let counts = counts.expect("they are sent");
    assert!(
        counts.contains(&(2, 5, 2)) && counts.contains(&(1, 5, 2)),
        "{counts:?}"
    );
    page.step(Stride::Out, Direction::Forward);
    let place = page.state().place.expect("a place");
    assert_eq!(text(place.span.expect("a span")).0, 1);
}

#[test]
fn the_file_in_front_has_the_tree_and_a_file_that_is_no_part_has_none() {
    let mut page = shop(1);
    page.ask(Request::Watch {
        list: List::Tree,
        first: 0,
        count: 50,
    });
    let rows = |page: &Page| {
        let found = page.said.iter().rev().find_map(|reply| match reply {
            Reply::Tree(rows) => Some(rows.clone()),
            _ => None,
        });
        found.expect("the tree is sent")
    };
    let first = rows(&page).rows[0].span;
    assert_eq!(text(first), (1, MAIN.to_owned()));
    page.ask(Request::Show(2));
    assert_eq!(text(rows(&page).rows[0].span), (2, SHAPES.to_owned()));
    page.ask(Request::Show(0));
    assert_eq!(rows(&page).total, 0);
}

#[test]
fn pointing_and_graphs_know_every_file() {
    let mut page = shop(2);
    let at = files().start(2) + SHAPES.find("side)").expect("it is there") as u32 - 1;
    page.ask(Request::Breakpoints(vec![Stop::at(Site::line_of(2, 6))]));
    page.ask(Request::Move(Move::Run(Direction::Forward)));
    let inner = files().start(2)
        + SHAPES[..SHAPES.find("inner").unwrap()]
            .encode_utf16()
            .count() as u32;
    page.ask(Request::Value(inner));
    let value = page.said.iter().find_map(|reply| match reply {
        Reply::Value(value) => Some(value.clone()),
        _ => None,
    });
    assert_eq!(value.expect("an answer").value, "4");
    page.ask(Request::Link(Pointer::Source(at)));
    let linked = page.said.iter().find_map(|reply| match reply {
        Reply::Linked(linked) => Some(linked.clone()),
        _ => None,
    });
    let linked = linked.expect("an answer");
    assert!(!linked.ir.is_empty() && linked.tree.is_some(), "{linked:?}");
    let page_functions = shop(2).compiled().functions.clone();
    let area = page_functions
        .iter()
        .position(|each| each.name.starts_with("area"));
    page.ask(Request::Graph(Graphed {
        shown: true,
        functions: Functions::One(area.expect("it is known") as u32),
        source: true,
    }));
    let graph = page.said.iter().find_map(|reply| match reply {
        Reply::Graph(graph) => Some(graph.clone()),
        _ => None,
    });
    assert_eq!(
        Some(graph.expect("a graph").module),
        page_functions[area.unwrap()].module.into()
    );
}

#[test]
fn a_link_holds_all_files_and_opens_where_it_stood() {
    let mut page = shop(2);
    page.ask(Request::Breakpoints(vec![Stop::at(Site::line_of(2, 6))]));
    page.ask(Request::Move(Move::Run(Direction::Forward)));
    let document = Document {
        language: "python".into(),
        files: files(),
        shown: 2,
        ended: true,
        breakpoints: vec![Stop::at(Site::line_of(2, 6))],
        ..Document::default()
    };
    page.ask(Request::Share {
        document: document.clone(),
        copy: Copied::Link,
    });
    let fragment = page.said.iter().find_map(|reply| match reply {
        Reply::Shared { fragment, .. } => Some(fragment.clone()),
        _ => None,
    });
    let mut other = Page::new();
    other.ask(Request::Open {
        revision: 7,
        fragment: fragment.expect("a link"),
    });
    let opened = other.said.iter().find_map(|reply| match reply {
        Reply::Opened(opened) => Some(opened.document.clone()),
        _ => None,
    });
    assert_eq!(opened, Some(document));
    let met = other.said.iter().any(|reply| {
        matches!(
            reply,
            Reply::Verdict {
                verdict: Verdict::Reproduced,
                ..
            }
        )
    });
    assert!(met, "{:?}", other.said);
}

#[test]
fn who_imports_whom_is_drawn_with_what_nobody_has() {
    let mut page = shop(1);
    page.ask(Request::Compile {
        revision: 2,
        language: "python".into(),
        files: Files {
            list: vec![
                SourceFile {
                    path: "main.py".into(),
                    source: format!("import math\nimport nowhere\n{MAIN}"),
                },
                SourceFile {
                    path: "shapes.py".into(),
                    source: format!("import main\n{SHAPES}"),
                },
                SourceFile {
                    path: "notes.py".into(),
                    source: String::new(),
                },
            ],
            entry: 0,
        },
        input: String::new(),
        ended: true,
        assumed: Assumed::default(),
    });
    page.ask(Request::Imports);
    let view = page.said.iter().rev().find_map(|reply| match reply {
        Reply::Imports(view) => Some(view.clone()),
        _ => None,
    });
    let view = view.expect("a picture");
    let mut names: Vec<_> = view
        .nodes
        .iter()
        .map(|node| (node.name.as_str(), node.kind))
        .collect();
    names.sort_by_key(|(name, _)| *name);
    assert_eq!(
        names,
        [
            ("main.py", ImportKind::File(0)),
            ("math", ImportKind::Library),
            ("notes.py", ImportKind::Aside(2)),
            ("nowhere", ImportKind::Missing),
            ("shapes.py", ImportKind::File(1)),
        ]
    );
    // The cycle of the two files is drawn as well.
    assert_eq!(view.edges.len(), 4);
    let is_inside = view.nodes.iter().all(|node| {
        node.at.x >= 0.0
            && node.at.x + node.width <= view.width
            && node.at.y >= 0.0
            && node.at.y + node.height <= view.height
    });
    assert!(is_inside, "{view:?}");
}

#[test]
fn a_header_is_part_of_the_program_and_is_drawn_with_what_includes_it() {
    let file = |path: &str, source: &str| SourceFile {
        path: path.into(),
        source: source.into(),
    };
    let mut page = Page::new();
    page.ask(Request::Compile {
        revision: 1,
        language: "c".into(),
        files: Files {
            list: vec![
                file(
                    "main.c",
                    "#include \"lib/area.h\"\nint main(void) { return area(2); }\n",
                ),
                file(
                    "lib/area.c",
                    "#include \"area.h\"\nint area(int n) { return n * n; }\n",
                ),
                file("lib/area.h", "#include \"unit.h\"\nint area(int n);\n"),
                file("lib/unit.h", "#define UNIT 1\n"),
                file("old.h", "#define OLD 1\n"),
            ],
            entry: 0,
        },
        input: String::new(),
        ended: true,
        assumed: Assumed::default(),
    });
    assert_eq!(page.compiled().parts, [true, true, true, true, false]);
    page.ask(Request::Imports);
    let view = page.said.iter().rev().find_map(|reply| match reply {
        Reply::Imports(view) => Some(view.clone()),
        _ => None,
    });
    let view = view.expect("a picture");
    let kinds: Vec<_> = view.nodes.iter().map(|node| node.kind).collect();
    let file = ImportKind::File;
    assert_eq!(
        kinds,
        [file(0), file(1), file(2), file(3), ImportKind::Aside(4)]
    );
    // `main.c` includes the header and calls what the other unit defines; both units include it, and it another one.
    assert_eq!(view.edges.len(), 4);
}
