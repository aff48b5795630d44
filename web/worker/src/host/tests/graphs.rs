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
