//! Drawings: nothing overlaps, edges go around what they do not belong to, and the same graph gives the same.

use crate::support::{Random, random_program};
use analysis::export::{Labels, View, dot, mermaid, svg};
use analysis::layered::{Drawing, Graph, GraphEdge, GraphLoop, Spacing, draw};
use analysis::{Folds, Layout, Point, Rect, Size, cfg, layout, layout_functions};

/// Whether a piece of a line passes through the inside of a rectangle (Liang and Barsky's clipping).
fn cuts(a: Point, b: Point, rect: Rect) -> bool {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let (mut from, mut to) = (0.0f64, 1.0f64);
    let inset = 0.5;
    for (direction, distance) in [
        (-dx, a.x - (rect.x + inset)),
        (dx, rect.x + rect.width - inset - a.x),
        (-dy, a.y - (rect.y + inset)),
        (dy, rect.y + rect.height - inset - a.y),
    ] {
        if direction.abs() < 1e-12 {
            if distance < 0.0 {
                return false;
            }
        } else if direction < 0.0 {
            from = from.max(distance / direction);
        } else {
            to = to.min(distance / direction);
        }
    }
    from < to
}

fn overlap(a: Rect, b: Rect) -> bool {
    let apart = |a: f64, a_size: f64, b: f64, b_size: f64| a + a_size <= b || b + b_size <= a;
    !apart(a.x, a.width, b.x, b.width) && !apart(a.y, a.height, b.y, b.height)
}

/// Whether a point is on the lower or the upper edge of a rectangle.
fn is_on(point: Point, rect: Rect, y: f64) -> bool {
    (point.y - y).abs() < 1e-6 && point.x >= rect.x && point.x <= rect.x + rect.width
}

fn check_edge(points: &[Point], from: Rect, to: Rect, others: &[Rect]) -> Result<(), String> {
    let (first, last) = (points[0], points[points.len() - 1]);
    if !is_on(first, from, from.y + from.height) || !is_on(last, to, to.y) {
        return Err(format!("{points:?} is not from {from:?} to {to:?}"));
    }
    for piece in points.windows(2) {
        // Its own nodes are touched at the ends, but not cut either.
        if let Some(other) = others
            .iter()
            .find(|&&other| cuts(piece[0], piece[1], other))
        {
            return Err(format!("{piece:?} runs through {other:?}"));
        }
    }
    Ok(())
}

fn check(drawing: &Drawing, graph: &Graph) {
    for (at, &a) in drawing.nodes.iter().enumerate() {
        assert!(a.x >= -1e-6 && a.y >= -1e-6, "{a:?}");
        assert!(a.x + a.width <= drawing.size.width + 1e-6);
        assert!(a.y + a.height <= drawing.size.height + 1e-6);
        for &b in &drawing.nodes[at + 1..] {
            assert!(!overlap(a, b), "{a:?} {b:?}");
        }
    }
    for (edge, points) in graph.edges.iter().zip(&drawing.edges) {
        let [from, to] = [edge.from, edge.to].map(|node| drawing.nodes[node]);
        if let Err(message) = check_edge(points, from, to, &drawing.nodes) {
            panic!("{edge:?} of {graph:?}: {message}");
        }
        for point in points {
            assert!(point.x >= -1e-6 && point.x <= drawing.size.width + 1e-6);
            assert!(
                point.y >= -1e-6 && point.y <= drawing.size.height + 1e-6,
                "{point:?} {:?}",
                drawing.size
            );
        }
    }
}

/// Any graph at all: nothing structured about it.
fn random_graph(random: &mut Random) -> Graph {
    let count = 1 + random.below(25);
    let size = |random: &mut Random| Size {
        width: 20.0 + random.below(200) as f64,
        height: 10.0 + random.below(150) as f64,
    };
    let edges = (0..random.below(3 * count)).map(|_| {
        let (from, to) = (random.below(count), random.below(count));
        GraphEdge {
            from,
            to,
            is_back: to <= from,
            bundle: (random.below(4) == 0).then_some(0),
        }
    });
    let edges = edges.collect();
    let loops = match random.below(3) {
        0 => vec![GraphLoop {
            header: random.below(count),
            nodes: (0..count).filter(|_| random.below(3) > 0).collect(),
        }],
        _ => Vec::new(),
    };
    let below = (0..random.below(3)).map(|_| (random.below(count), random.below(count)));
    Graph {
        below: below.collect(),
        sizes: (0..count).map(|_| size(random)).collect(),
        edges,
        loops,
    }
}

#[test]
fn random_graphs_are_drawn_without_overlaps() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut edges = 0;
    for _ in 0..400 {
        let graph = random_graph(&mut random);
        let drawing = draw(&graph, &Spacing::default());
        check(&drawing, &graph);
        assert_eq!(drawing, draw(&graph, &Spacing::default()));
        edges += graph.edges.len();
    }
    assert!(edges > 4000);
}

/// A chain of `count` nodes in which every node leads to the last one, too, or to one of its own far below.
fn deep_graph(count: usize, to_the_last: bool) -> Graph {
    let edge = |from, to| GraphEdge {
        from,
        to,
        is_back: to <= from,
        bundle: None,
    };
    let chain = (1..count).map(|node| edge(node - 1, node));
    let far = (0..count / 2).map(|node| {
        let to = if to_the_last { count } else { count - node };
        edge(node, to - 1)
    });
    let back = (0..5).map(|node| edge(count - 1, node));
    Graph {
        sizes: (0..count)
            .map(|node| Size {
                width: 40.0 + (node % 7) as f64 * 30.0,
                height: 20.0 + (node % 5) as f64 * 15.0,
            })
            .collect(),
        edges: chain.chain(far).chain(back).collect(),
        ..Graph::default()
    }
}

#[test]
fn deep_graphs_are_drawn_without_overlaps() {
    for graph in [
        deep_graph(300, true),
        deep_graph(300, false),
        deep_graph(600, false),
    ] {
        check(&draw(&graph, &Spacing::default()), &graph);
    }
}

#[test]
fn absurdly_deep_graphs_are_drawn_too() {
    let drawing = draw(&deep_graph(60_000, false), &Spacing::default());
    assert_eq!(drawing.nodes.len(), 60_000);
}

fn drawn(seed: u64, statements: usize) -> (analysis::Cfg, Layout) {
    let program = ir::parse(&random_program(seed, statements)).unwrap();
    let cfg = cfg(&program.modules[0]);
    let layout = layout(&cfg, &|id| {
        let lines = cfg.block(id).insts().count() as f64;
        Size {
            width: 60.0 + (id.0 * 37 % 120) as f64,
            height: 20.0 + 14.0 * lines,
        }
    });
    (cfg, layout)
}

#[test]
fn programs_are_drawn_without_overlaps() {
    for seed in 1..40 {
        let (cfg, layout) = drawn(seed * 104_729, 60);
        assert_eq!(layout.blocks.len(), cfg.blocks.len());
        let frames: Vec<Rect> = layout.blocks.iter().map(|placed| placed.frame).collect();
        for (at, &a) in frames.iter().enumerate() {
            assert!(frames[at + 1..].iter().all(|&b| !overlap(a, b)));
        }
        let frame = |id| {
            layout
                .blocks
                .iter()
                .find(|placed| placed.id == id)
                .unwrap()
                .frame
        };
        for edge in &layout.edges {
            check_edge(&edge.points, frame(edge.from), frame(edge.to), &frames).unwrap();
        }
    }
}

#[test]
fn folded_loops_are_one_node_each_and_edges_lead_to_them() {
    for seed in 1..30u32 {
        let program = ir::parse(&random_program(u64::from(seed) * 7919, 60)).unwrap();
        let cfg = cfg(&program.modules[0]);
        let heads = cfg.loops.iter().map(|each| each.header);
        let folds = Folds {
            loops: heads.filter(|head| (head.0 + seed) % 3 != 0).collect(),
            functions: Default::default(),
        };
        let size = |_| Size {
            width: 80.0,
            height: 30.0,
        };
        let all: Vec<ir::FunctionId> = cfg.functions.iter().map(|each| each.id).collect();
        let layout = layout_functions(&cfg, &all, &folds, &size);
        let frames: Vec<Rect> = layout.blocks.iter().map(|placed| placed.frame).collect();
        let frame = |id| {
            let found = layout.blocks.iter().find(|placed| placed.id == id);
            found.expect("an edge ends at what is drawn").frame
        };
        for (at, &a) in frames.iter().enumerate() {
            assert!(frames[at + 1..].iter().all(|&b| !overlap(a, b)));
        }
        for edge in &layout.edges {
            check_edge(&edge.points, frame(edge.from), frame(edge.to), &frames).unwrap();
            assert!(edge.from != edge.to || !folds.is_folded(&cfg, edge.from));
        }
        for block in &cfg.blocks {
            let shown = folds.shown_as(&cfg, block.id);
            assert_eq!(folds.shown_as(&cfg, shown), shown);
            for edge in cfg.drawn_edges(block) {
                let to = folds.shown_as(&cfg, edge.to);
                let is_drawn =
                    (layout.edges.iter()).any(|path| (path.from, path.to) == (shown, to));
                assert!(is_drawn || shown == to);
            }
        }
    }
}

#[test]
fn a_folded_function_is_one_node() {
    let (cfg, _) = drawn(7, 40);
    let folds = Folds {
        functions: [ir::FunctionId(0)].into(),
        ..Folds::default()
    };
    let layout = layout_functions(&cfg, &[ir::FunctionId(0)], &folds, &|_| Size::default());
    assert_eq!((layout.blocks.len(), layout.edges.len()), (1, 0));
}

#[test]
fn only_edges_back_lead_upwards() {
    let (_, layout) = drawn(7, 80);
    let top = |id| {
        layout
            .blocks
            .iter()
            .find(|placed| placed.id == id)
            .unwrap()
            .frame
            .y
    };
    assert!(layout.edges.iter().any(|edge| edge.is_back));
    for edge in &layout.edges {
        assert_eq!(edge.is_back, top(edge.to) <= top(edge.from));
    }
}

#[test]
fn true_is_left_of_false_and_what_follows_a_loop_is_below_it() {
    let text = "\
module main plain
entry:
  %0 = const true
head:
  branch_if %0 body,end
body:
  branch_if %0 then,else
then:
  branch next
else:
  branch next
next:
  branch head
end:
";
    let program = ir::parse(text).unwrap();
    let cfg = cfg(&program.modules[0]);
    let size = Size {
        width: 80.0,
        height: 30.0,
    };
    let layout = layout(&cfg, &|_| size);
    let frame = |at: usize| layout.blocks[at].frame;
    let [_, head, body, then, otherwise, next, end] = [0, 1, 2, 3, 4, 5, 6].map(frame);
    assert!(then.x + then.width < otherwise.x);
    assert_eq!(then.y, otherwise.y);
    assert!(next.y > then.y && end.y > next.y);
    assert!(head.y < body.y);
    // A branch stands between its arms.
    assert!((body.x - (then.x + otherwise.x) / 2.0).abs() < 1.0);
    // The edge back passes left of the loop, the way out right of it.
    let back = layout.edges.iter().find(|edge| edge.is_back).unwrap();
    assert!(back.points.iter().any(|point| point.x < then.x));
    let out = layout
        .edges
        .iter()
        .find(|edge| edge.to == cfg.blocks[6].id)
        .unwrap();
    assert!(
        out.points
            .iter()
            .any(|point| point.x > otherwise.x + otherwise.width)
    );
}

#[test]
fn functions_stand_apart() {
    let mut text = String::from("module main plain\nentry:\n");
    for number in 0..9 {
        text += &format!(
            "  branch end_{number}\nfunc_{number}:\n  %{number} = const nil\n  return %{number}\nend_{number}:\n"
        );
        text += &format!(
            "  %{} = const <function:f{number}@func_{number}>\n",
            number + 20
        );
    }
    let program = ir::parse(&text).unwrap();
    let layout = layout(&cfg(&program.modules[0]), &|_| Size {
        width: 100.0,
        height: 30.0,
    });
    assert_eq!(layout.clusters.len(), 10);
    for (at, a) in layout.clusters.iter().enumerate() {
        assert!(a.frame.x + a.frame.width <= layout.size.width);
        assert!(a.frame.y + a.frame.height <= layout.size.height);
        assert!(
            layout.clusters[at + 1..]
                .iter()
                .all(|b| !overlap(a.frame, b.frame))
        );
    }
}

#[test]
fn unreachable_code_stands_below_what_is_in_front_of_it() {
    // The second return stands for nothing in the source, the first one does.
    let text = "\
module main plain
entry:
  %0 = const 1 # 1:0-1:1
  return %0 # 1:0-1:1
  %1 = const 2 # 2:0-2:1
leftover: # 3:0-3:0
  %2 = const nil # 3:0-3:0
  return %2 # 3:0-3:0
";
    let program = ir::parse(text).unwrap();
    let cfg = cfg(&program.modules[0]);
    assert_eq!(
        cfg.blocks
            .iter()
            .map(|block| block.is_leftover)
            .collect::<Vec<_>>(),
        [false, false, true]
    );
    let layout = layout(&cfg, &|_| Size {
        width: 50.0,
        height: 20.0,
    });
    assert_eq!((layout.blocks.len(), layout.edges.len()), (2, 0));
    assert!(layout.blocks[1].frame.y > layout.blocks[0].frame.y);
    let view = View {
        program: &program,
        module: &program.modules[0],
        cfg: &cfg,
        labels: Labels::Instructions,
        only: None,
        calls: &[],
    };
    for shown in [dot(&view), mermaid(&view), svg(&view)] {
        assert!(
            shown.contains("b1") && !shown.contains("leftover"),
            "{shown}"
        );
    }
}

#[test]
fn six_hundred_blocks_are_drawn() {
    let (cfg, layout) = drawn(11, 800);
    assert!(cfg.blocks.len() >= 600, "{}", cfg.blocks.len());
    assert!(layout.size.width > 0.0);
}
