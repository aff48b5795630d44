//! Which files of the program import which, as a picture.

use super::Host;
use crate::cycles::marked;
use crate::program::Program;
use protocol::{ImportKind, ImportNode, ImportsView, Point, Reply};
use session::analysis::Size;
use session::analysis::layered::{Graph, Spacing, draw};
use session::ir::ModuleId;
use session::{Import, Imported, imports};

/// Width of a character in a box, in pixels; the style sheet sets its size to fit.
const CHARACTER: f64 = 7.2;
/// Left and right of a name together, and the height of its box, which is pressed by fingers.
const BOX: (f64, f64) = (28.0, 32.0);
/// Around all of it.
const MARGIN: f64 = 12.0;

impl Host {
    /// Sends the picture.
    pub(super) fn send_imports(&mut self) {
        if let Some(program) = &mut self.program {
            self.replies.push(Reply::Imports(view(program)));
        }
    }
}

fn view(program: &mut Program) -> ImportsView {
    let files: Vec<Option<ModuleId>> = program.sources.modules().collect();
    let mut included = session::included(program.compiled());
    let mut nodes: Vec<(String, ImportKind)> = Vec::new();
    for (file, module) in (0..).zip(&files) {
        let name = program.sources.path(file).unwrap_or(crate::files::FILE);
        let is_part = module.is_some() || included.contains_key(name);
        let kind = match is_part {
            true => ImportKind::File(file),
            false => ImportKind::Aside(file),
        };
        nodes.push((name.to_owned(), kind));
    }
    let mut next: Vec<Vec<usize>> = vec![Vec::new(); nodes.len()];
    for (from, module) in files.iter().enumerate() {
        let found: Vec<Import> = match module {
            Some(module) => imports(&program.part(*module)),
            None => included.remove(&nodes[from].0).unwrap_or_default(),
        };
        for import in found {
            let kind = match &import.what {
                Imported::File(_) => None,
                Imported::Library(_) => Some(ImportKind::Library),
                Imported::Missing(_) => Some(ImportKind::Missing),
            };
            let name = import.what.name();
            let is_it = |node: &(String, ImportKind)| {
                node.0 == name && kind.is_none_or(|kind| kind == node.1)
            };
            let to = match (nodes.iter().position(is_it), kind) {
                (Some(to), _) => to,
                (None, Some(kind)) => {
                    nodes.push((name.to_owned(), kind));
                    next.push(Vec::new());
                    nodes.len() - 1
                }
                // A file that the page does not have.
                (None, None) => continue,
            };
            if to != from && !next[from].contains(&to) {
                next[from].push(to);
            }
        }
    }
    let size = |name: &str| Size {
        width: name.chars().count().max(2) as f64 * CHARACTER + BOX.0,
        height: BOX.1,
    };
    let edges = marked(&next);
    let graph = Graph {
        sizes: nodes.iter().map(|(name, _)| size(name)).collect(),
        edges: edges.clone(),
        ..Graph::default()
    };
    let drawing = draw(&graph, &Spacing::default());
    let point = |x: f64, y: f64| Point {
        x: (x + MARGIN) as f32,
        y: (y + MARGIN) as f32,
    };
    let placed = nodes.into_iter().zip(&drawing.nodes);
    let ways = drawing.edges.iter();
    ImportsView {
        revision: program.revision,
        width: (drawing.size.width + 2.0 * MARGIN) as f32,
        height: (drawing.size.height + 2.0 * MARGIN) as f32,
        nodes: placed
            .map(|((name, kind), rect)| ImportNode {
                name,
                kind,
                at: point(rect.x, rect.y),
                width: rect.width as f32,
                height: rect.height as f32,
            })
            .collect(),
        edges: ways
            .map(|points| points.iter().map(|each| point(each.x, each.y)).collect())
            .collect(),
    }
}
