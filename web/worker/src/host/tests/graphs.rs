//! Graphs: which one is drawn, how it is folded, and where the run has been in it.

use super::Page;
use protocol::{EdgeKind, Fold, Functions, GraphView, Graphed, Move, Reply, Request, Visits};
use std::path::Path;

impl Page {
    /// The graphs that were drawn, the last one first.
    fn graphs(&self) -> impl Iterator<Item = GraphView> {
        self.said.iter().rev().filter_map(|reply| match reply {
            Reply::Graph(graph) => Some(graph.clone()),
            _ => None,
        })
    }

    fn graph(&self) -> GraphView {
        self.graphs().next().expect("a graph")
    }

    /// The counts that were told last.
    fn visits(&self) -> Visits {
        let mut visits = self.said.iter().rev().filter_map(|reply| match reply {
            Reply::Visits(visits) => Some(visits.clone()),
            _ => None,
        });
        visits.next().expect("counts")
    }
}

#[test]
fn a_graph_counts_where_the_run_has_been() {
    let mut page = Page::new();
    page.ask(Request::Graph(Graphed {
        shown: true,
        functions: Functions::One(0),
        source: false,
    }));
    page.compile(1, "n = 3\nwhile n:\n    n -= 1\nprint(n)\n");
    let graph = page.graph();
    assert_eq!(graph.edges.iter().filter(|edge| edge.back).count(), 1);
    assert_eq!(graph.loops.len(), 1);
    page.ask(Request::Move(Move::Last));
    let visits = page.visits();
    let back = graph
        .edges
        .iter()
        .position(|edge| edge.back)
        .expect("a loop");
    assert_eq!(visits.edges[back], 3);
    assert!(visits.blocks.iter().all(|count| *count > 0), "{visits:?}");
    assert!(visits.blocks.contains(&4), "the loop's head: {visits:?}");
}

#[test]
fn a_loop_and_a_function_are_folded_and_counted_as_one() {
    const LOOPS: &str = "def f(n):\n    while n:\n        n -= 1\n    return n\n\nf(3)\nf(2)\n";
    let mut page = Page::new();
    let mut look = Graphed {
        shown: true,
        functions: Functions::One(1),
        source: true,
    };
    page.ask(Request::Graph(look));
    page.compile(1, LOOPS);
    let whole = page.graph();
    assert_eq!(whole.loops.len(), 1);
    let head = whole.index_of(whole.loops[0].head).expect("the head");
    assert_eq!(whole.blocks[head].lines, ["while n:"]);
    page.ask(Request::Move(Move::Last));
    page.ask(Request::FoldGraph(Fold::Loop(whole.loops[0].head)));
    let folded = page.graph();
    assert!(folded.loops.is_empty() && folded.blocks.len() < whole.blocks.len());
    let at = folded.index_of(whole.loops[0].head).expect("the loop");
    assert_eq!(folded.blocks[at].lines, ["2 blocks"]);
    let visits = page.visits();
    assert_eq!(visits.serial, folded.serial);
    assert_eq!(
        visits.blocks[at], 2,
        "entered twice, however often it went round"
    );

    look.functions = Functions::All;
    page.ask(Request::Graph(look));
    page.ask(Request::FoldGraph(Fold::All));
    assert!(page.graph().loops.len() == 1, "what was folded comes first");
    page.ask(Request::FoldGraph(Fold::All));
    let all = page.graph();
    assert_eq!(all.clusters.len(), 2);
    assert_eq!((all.blocks.len(), all.edges.len()), (2, 0));
}

#[test]
fn the_graph_that_follows_a_run_is_that_of_its_outermost_function_before_and_after_it() {
    let followed = |language: &str, source: &str| {
        let mut page = Page::new();
        page.ask(Request::Graph(Graphed {
            shown: true,
            functions: Functions::Executed,
            source: true,
        }));
        page.compile_in(language, 1, source);
        let mut shown = vec![page.graph()];
        page.ask(Request::Move(Move::Last));
        // Another one is only told where it is another.
        shown.extend(page.graphs().next());
        let lines = |graph: GraphView| {
            let blocks = graph.blocks.into_iter();
            blocks.flat_map(|block| block.lines).collect::<Vec<_>>()
        };
        shown.into_iter().map(lines).collect::<Vec<_>>()
    };
    for lines in followed(
        "c",
        "int f(void) { return 1; }\nint main(void) {\n  return f() - 1;\n}\n",
    ) {
        assert!(lines.contains(&"return f() - 1;".to_owned()), "{lines:?}");
    }
    for lines in followed("python", "def f():\n    return 1\nprint(f())\n") {
        assert!(
            lines.contains(&"print(f())".to_owned()),
            "the program itself: {lines:?}"
        );
    }
}

#[test]
fn the_graph_of_a_run_that_an_error_has_ended_is_that_of_the_function_it_was_in() {
    let mut page = Page::new();
    page.ask(Request::Graph(Graphed {
        shown: true,
        functions: Functions::Executed,
        source: true,
    }));
    page.compile(1, "def f(n):\n    m = n\n    return 1 // m\nprint(f(0))\n");
    page.ask(Request::Move(Move::Last));
    let graph = page.graphs().next().expect("another graph");
    let lines = ["def f(n):", "m = n", "return 1 // m"];
    assert_eq!(graph.blocks[0].lines, lines);
    let standing = page.visits().standing.expect("it stands where it failed");
    assert_eq!((standing.block, standing.line), (0, 2));
}

#[test]
fn the_line_at_which_the_run_stands_is_known_in_its_block_and_shown_in_a_long_one() {
    let source: String = (0..20).map(|n| format!("x{n} = {n}\n")).collect();
    let program = format!("print(1)\n{source}");
    let mut page = Page::new();
    page.ask(Request::Graph(Graphed {
        shown: true,
        functions: Functions::Executed,
        source: false,
    }));
    page.compile(1, &program);
    let graph = page.graph();
    let block = &graph.blocks[0];
    // Two instructions to print, and two for each assignment.
    assert_eq!((block.lines.len(), block.more), (14, 28));
    let at = |page: &mut Page, step: u64| {
        page.ask(Request::Move(Move::To(step)));
        let standing = page.visits().standing.expect("it stands in the graph");
        assert_eq!(standing.block, 0);
        (standing.line, standing.instead)
    };
    assert_eq!(at(&mut page, 3), (3, None));
    assert_eq!(at(&mut page, 13), (13, None));
    let (line, window) = at(&mut page, 14);
    let window = window.expect("other lines");
    assert_eq!((line, window.above, window.below), (0, 14, 15));
    assert_eq!(window.lines[0], "%8 = const 6");
    let (line, same) = at(&mut page, 26);
    assert_eq!(
        (line, same.as_ref()),
        (12, Some(&window)),
        "it stays for some steps"
    );
    let (line, last) = at(&mut page, 41);
    let last = last.expect("other lines");
    assert_eq!((line, last.above, last.below), (1, 40, 0));
    assert_eq!(last.lines[1], "decl_var x19 %21");
    page.ask(Request::Move(Move::Last));
    assert_eq!(page.visits().standing, None, "the run is over");
}

#[test]
fn where_blocks_show_source_its_line_is_marked() {
    let mut page = Page::new();
    page.ask(Request::Graph(Graphed {
        shown: true,
        functions: Functions::Executed,
        source: true,
    }));
    page.compile(1, "a = 1\nb = 2\nif a:\n    c = 3\n");
    assert_eq!(page.graph().blocks[0].lines, ["a = 1", "b = 2", "if a:"]);
    let lines = [0, 1, 2, 3, 4, 5].map(|step| {
        page.ask(Request::Move(Move::To(step)));
        page.visits()
            .standing
            .map(|standing| (standing.block, standing.line))
    });
    assert_eq!(
        lines[..4],
        [Some((0, 0)), Some((0, 0)), Some((0, 1)), Some((0, 1))]
    );
    assert_eq!(lines[4..], [Some((0, 2)), Some((0, 2))]);
}

/// How often blocks that hold a piece of text were entered, at the end of a program's run, and for each block that raised its
/// last line and how often it did.
fn entered(
    language: &str,
    source: &str,
    name: &str,
    texts: &[&str],
) -> (Vec<u64>, Vec<(String, u64)>) {
    let mut page = Page::new();
    page.compile_in(language, 1, source);
    let mut functions = page.compiled().functions.iter();
    let function =
        functions.position(|function| function.name == name || function.alone.ends_with(name));
    page.ask(Request::Graph(Graphed {
        shown: true,
        functions: Functions::One(function.expect("the function") as u32),
        source: true,
    }));
    let graph = page.graph();
    page.ask(Request::Move(Move::Last));
    let visits = page.visits();
    let of = |text: &str| {
        let blocks = graph.blocks.iter().zip(&visits.blocks);
        let of_text = blocks.filter(|(block, _)| block.lines.iter().any(|line| line == text));
        of_text.map(|(_, count)| *count).max().expect("a block")
    };
    let raised = graph.edges.iter().zip(&visits.edges);
    let raised = raised.filter(|(edge, count)| edge.kind == EdgeKind::Exception && **count > 0);
    let raised = raised.map(|(edge, count)| {
        let lines = &graph.blocks[edge.from as usize].lines;
        (lines.last().cloned().unwrap_or_default(), *count)
    });
    (
        texts.iter().map(|text| of(text)).collect(),
        raised.collect(),
    )
}

#[test]
fn what_only_exceptions_lead_to_is_counted() {
    let python = "\
def f(n):
    try:
        if n % 2:
            raise ValueError
        return 1 // n
    except:
        return n

total = 0
for n in range(5):
    total += f(n)
";
    // 1 and 3 raise by themselves, 0 divides.
    let (counts, raised) = entered(
        "python",
        python,
        "f",
        &["if n % 2:", "raise ValueError", "return n"],
    );
    assert_eq!(counts, [5, 2, 3]);
    let raises = |text: &str, times| (text.to_owned(), times);
    assert_eq!(
        raised,
        [raises("raise ValueError", 2), raises("return 1 // n", 1)]
    );
    let returning = "\
def h(n):
    try:
        if n:
            return n
        raise ValueError
    except ValueError:
        return 0
h(1), h(2), h(0)
";
    let (counts, raised) = entered("python", returning, "h", &["return n", "return 0"]);
    assert_eq!(counts, [2, 1]);
    assert_eq!(raised, [raises("raise ValueError", 1)]);
    let again = "\
def g():
    try:
        raise KeyError
    except KeyError:
        raise
for n in range(3):
    try:
        g()
    except KeyError:
        pass
";
    let (counts, _) = entered("python", again, "g", &["raise KeyError", "raise"]);
    assert_eq!(counts, [3, 3]);
    let java = "\
public class Main {
    static int f(int n) {
        try {
            return 6 / n;
        } catch (ArithmeticException e) {
            return -1;
        }
    }
    public static void main(String[] args) {
        for (int n = 0; n < 3; n++) System.out.println(f(n));
    }
}
";
    let (counts, raised) = entered("java", java, "f", &["return 6 / n;", "return -1;"]);
    assert_eq!(counts, [3, 1]);
    assert_eq!(raised, [raises("return 6 / n;", 1)]);
}

/// What comes to a block comes by its edges, but for a function's first: of every program of the gallery, in the middle and
/// at the end of its run.
#[test]
fn counts_of_blocks_and_edges_agree() {
    let languages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../core/languages");
    let files = |language: &'static str| {
        let folder = languages.join(language).join("examples");
        let files = std::fs::read_dir(folder).expect("the gallery");
        let paths = files.map(|file| file.expect("a file").path());
        let sources = paths.filter(|path| path.extension().is_some_and(|ending| ending != "json"));
        sources.map(move |path| (language, path))
    };
    let mut checked = 0;
    for (language, path) in ["python", "java", "c"].into_iter().flat_map(files) {
        let source = std::fs::read_to_string(&path).expect("a text");
        let mut page = Page::new();
        page.compile_in(language, 1, &source);
        page.ask(Request::Graph(Graphed {
            shown: true,
            functions: Functions::All,
            source: false,
        }));
        let graph = page.graph();
        page.ask(Request::Move(Move::Last));
        let last = page.state().step;
        for step in [last, last / 2, last / 3] {
            page.ask(Request::Move(Move::To(step)));
            let visits = page.visits();
            for (at, block) in graph.blocks.iter().enumerate() {
                let into = graph.edges.iter().zip(&visits.edges);
                let into = into.filter(|(edge, _)| edge.to as usize == at);
                let (ways, counts): (Vec<_>, Vec<u64>) = into.unzip();
                if ways.is_empty() || block.label.starts_with("func_") {
                    continue;
                }
                let sum: u64 = counts.iter().sum();
                assert_eq!(
                    visits.blocks[at], sum,
                    "{path:?} at {step}: {}",
                    block.label
                );
                checked += 1;
            }
        }
    }
    assert!(checked > 500, "{checked}");
}
