//! Graphs: which one is drawn, how it is folded, and where the run has been in it.

use super::Page;
use protocol::{Fold, Functions, GraphView, Graphed, Move, Reply, Request, Visits};

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
