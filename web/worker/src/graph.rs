//! Control-flow graphs, laid out for the page.

use crate::names;
use protocol::{
    BlockView, ClusterView, EdgeKind, EdgeView, GraphView, LoopView, Point, Revision, Standing,
    Window,
};
use session::analysis::{Folds, Layout, Rect, Size, export::View, layout_functions};
use session::ir::{self, BlockId, FunctionId, InstId, ModuleId};
use std::collections::BTreeMap;

/// Width of a character in a block, in pixels; the style sheet sets its size to fit.
const CHARACTER: f64 = 6.95;
/// Height of a line in a block.
const LINE: f64 = 16.0;
/// Above the first line, for the label.
const LABEL: f64 = 17.0;
/// Left and right of the text together, and below it.
const PADDING: (f64, f64) = (18.0, 8.0);
/// A block shows this many of its lines.
const LINES: usize = 14;
/// A line is cut behind this many characters.
const COLUMNS: usize = 46;
/// Around what belongs to a loop.
const AROUND: f64 = 9.0;

/// A drawing, with what it was made from.
pub(crate) struct Drawing {
    pub(crate) view: GraphView,
    /// What is drawn.
    pub(crate) functions: Vec<FunctionId>,
    /// For each edge of the view the ways that it stands for: blocks, and places among their successors.
    pub(crate) ways: Vec<Vec<(BlockId, usize)>>,
}

/// The drawing of some functions, or of all of them.
pub(crate) fn draw(
    revision: Revision,
    module: ModuleId,
    view: &View,
    function: Option<FunctionId>,
    folds: &Folds,
) -> Drawing {
    let all = view.cfg.functions.iter().map(|function| function.id);
    let functions: Vec<FunctionId> = match function {
        Some(function) => vec![function],
        None => all.collect(),
    };
    let blocks = functions.iter();
    let blocks = blocks.flat_map(|id| &view.cfg.functions[id.index()].blocks);
    let mut hidden: BTreeMap<BlockId, Vec<u32>> = BTreeMap::new();
    for &id in blocks.clone() {
        let shown = folds.shown_as(view.cfg, id);
        let behind = hidden.entry(shown).or_default();
        if shown != id {
            behind.push(id.0);
        }
    }
    let texts: BTreeMap<BlockId, Text> = (hidden.iter())
        .map(|(&id, hidden)| (id, Text::of(view, folds, id, hidden.len())))
        .collect();
    let size = |id: BlockId| texts.get(&id).map_or(Size::default(), Text::size);
    let layout = layout_functions(view.cfg, &functions, folds, &size);
    let placed = layout.blocks.iter().enumerate();
    let index: BTreeMap<BlockId, u32> = placed.map(|(at, block)| (block.id, at as u32)).collect();
    let blocks = layout.blocks.iter().filter_map(|block| {
        let text = texts.get(&block.id)?;
        let hidden = hidden.remove(&block.id).unwrap_or_default();
        Some(block_view(view, block.id, &block.frame, text, hidden))
    });
    let edges = layout.edges.iter().filter_map(|edge| {
        let points = edge.points.iter().map(|point| Point {
            x: point.x as f32,
            y: point.y as f32,
        });
        Some(EdgeView {
            from: *index.get(&edge.from)?,
            to: *index.get(&edge.to)?,
            kind: kind(edge.kind),
            back: edge.is_back,
            points: points.collect(),
        })
    });
    let blocks = blocks.collect();
    let edges: Vec<EdgeView> = edges.collect();
    let drawn = GraphView {
        revision,
        serial: 0,
        module: module.0,
        function: function.map(|function| function.0),
        width: layout.size.width as f32,
        height: layout.size.height as f32,
        blocks,
        loops: loops(view, &functions, folds, &layout),
        clusters: match function {
            Some(_) => Vec::new(),
            None => clusters(view, folds, &layout),
        },
        edges,
    };
    Drawing {
        ways: ways(view, &functions, folds, &index, &drawn.edges),
        view: drawn,
        functions,
    }
}

/// Which ways of the program each edge stands for.
fn ways(
    view: &View,
    functions: &[FunctionId],
    folds: &Folds,
    index: &BTreeMap<BlockId, u32>,
    edges: &[EdgeView],
) -> Vec<Vec<(BlockId, usize)>> {
    let mut ways = vec![Vec::new(); edges.len()];
    let known = edges.iter().enumerate();
    let known: BTreeMap<(u32, u32, u8), usize> = known
        .map(|(at, edge)| ((edge.from, edge.to, edge.kind as u8), at))
        .collect();
    let blocks = functions.iter();
    for &id in blocks.flat_map(|id| &view.cfg.functions[id.index()].blocks) {
        let shown = |id| index.get(&folds.shown_as(view.cfg, id)).copied();
        for (at, edge) in view.cfg.block(id).successors.iter().enumerate() {
            if let (Some(from), Some(to)) = (shown(id), shown(edge.to))
                && let Some(&drawn) = known.get(&(from, to, kind(edge.kind) as u8))
            {
                ways[drawn].push((id, at));
            }
        }
    }
    ways
}

/// The first so many lines of a block behind others, as they are shown.
fn lines(view: &View, id: BlockId, first: usize, most: usize) -> Vec<String> {
    let mut lines = view.lines_from(id, first, most);
    for line in &mut lines {
        if let Some((end, _)) = line.char_indices().nth(COLUMNS) {
            line.truncate(end);
            line.push('…');
        }
    }
    lines
}

/// Where a run that is at an instruction stands in a drawing.
pub(crate) fn standing(view: &View, drawn: &GraphView, inst: InstId) -> Option<Standing> {
    let id = *view.cfg.block_of.get(inst.index())?;
    let block = drawn.index_of(id.0)?;
    let line = view.line_of(inst)?;
    let seen = &drawn.blocks[block];
    if !seen.hidden.is_empty() {
        return None;
    }
    let shown = seen.lines.len();
    let standing = |line: usize, instead: Option<Window>| Standing {
        block: block as u32,
        line: line as u32,
        instead,
    };
    if line < shown {
        return Some(standing(line, None));
    }
    // One line says how many are above. Pages instead of a window around the line: they stay as they are for some steps.
    let page = LINES - 1;
    let above = shown + (line - shown) / page * page;
    let lines = lines(view, id, above, page);
    let all = shown + seen.more as usize;
    let window = Window {
        above: above as u32,
        below: (all - above - lines.len()) as u32,
        lines,
    };
    Some(standing(line - above, Some(window)))
}

/// What a block shows.
struct Text {
    label: String,
    lines: Vec<String>,
    more: u32,
    /// How long its longest line is, of those left out too.
    columns: usize,
}

impl Text {
    fn of(view: &View, folds: &Folds, id: BlockId, hidden: usize) -> Text {
        let name = view.block_name(id);
        if folds.is_folded(view.cfg, id) {
            let function = view.cfg.block(id).function;
            let is_function = folds.functions.contains(&function);
            let summary = format!("{} blocks", hidden + 1);
            return Text {
                label: match is_function {
                    true => names::title(view, &view.cfg.functions[function.index()]),
                    false => format!("loop {name}"),
                },
                columns: summary.len(),
                lines: vec![summary],
                more: 0,
            };
        }
        let mut lines = lines(view, id, 0, usize::MAX);
        // Those left out are shown when the run stands at them.
        let longest = lines.iter().map(|line| line.chars().count()).max();
        let more = lines.len().saturating_sub(LINES) as u32;
        lines.truncate(LINES);
        Text {
            label: name,
            lines,
            more,
            columns: longest.unwrap_or(0),
        }
    }

    fn size(&self) -> Size {
        // The label has the count of visits to its right.
        let label = self.label.chars().count() + 7;
        let columns = self.columns.max(label);
        let lines = self.lines.len() + usize::from(self.more > 0);
        Size {
            width: columns as f64 * CHARACTER + PADDING.0,
            height: LABEL + lines as f64 * LINE + PADDING.1,
        }
    }
}

fn block_view(view: &View, id: BlockId, frame: &Rect, text: &Text, hidden: Vec<u32>) -> BlockView {
    // A folded loop is named by its own head, whatever loop that lies in.
    let innermost = view.cfg.block(id).innermost_loop;
    let fold = innermost.map(|id| view.cfg.loops[id.index()].header.0);
    BlockView {
        block: id.0,
        label: text.label.clone(),
        lines: text.lines.clone(),
        more: text.more,
        hidden,
        fold,
        x: frame.x as f32,
        y: frame.y as f32,
        width: frame.width as f32,
        height: frame.height as f32,
    }
}

fn kind(kind: ir::EdgeKind) -> EdgeKind {
    match kind {
        ir::EdgeKind::Jump | ir::EdgeKind::FallThrough => EdgeKind::Jump,
        ir::EdgeKind::True => EdgeKind::True,
        ir::EdgeKind::False => EdgeKind::False,
        ir::EdgeKind::Exception => EdgeKind::Exception,
    }
}

fn clusters(view: &View, folds: &Folds, layout: &Layout) -> Vec<ClusterView> {
    let cluster = |each: &session::analysis::Cluster| ClusterView {
        function: each.function.0,
        title: names::title(view, &view.cfg.functions[each.function.index()]),
        folded: folds.functions.contains(&each.function),
        x: each.frame.x as f32,
        y: each.frame.y as f32,
        width: each.frame.width as f32,
        height: each.frame.height as f32,
    };
    layout.clusters.iter().map(cluster).collect()
}

/// The outlines of the loops: boxes around their blocks and the edges between those.
fn loops(view: &View, functions: &[FunctionId], folds: &Folds, layout: &Layout) -> Vec<LoopView> {
    let cfg = view.cfg;
    let drawn = cfg.loops.iter().filter(|each| {
        functions.contains(&cfg.block(each.header).function)
            && !folds.is_folded(cfg, each.header)
            && folds.shown_as(cfg, each.header) == each.header
    });
    let outline = |each: &session::analysis::Loop| {
        let inside = |id: &BlockId| each.blocks.binary_search(id).is_ok();
        let (mut left, mut top) = (f64::MAX, f64::MAX);
        let (mut right, mut bottom) = (f64::MIN, f64::MIN);
        let mut reach = |x: f64, y: f64| {
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        };
        for block in layout.blocks.iter().filter(|block| inside(&block.id)) {
            let frame = block.frame;
            reach(frame.x, frame.y);
            reach(frame.x + frame.width, frame.y + frame.height);
        }
        let edges = layout.edges.iter();
        for edge in edges.filter(|edge| inside(&edge.from) && inside(&edge.to)) {
            edge.points.iter().for_each(|point| reach(point.x, point.y));
        }
        LoopView {
            head: each.header.0,
            x: (left - AROUND) as f32,
            y: (top - AROUND) as f32,
            width: (right - left + 2.0 * AROUND) as f32,
            height: (bottom - top + 2.0 * AROUND) as f32,
        }
    };
    drawn.map(outline).collect()
}
