//! Which function's graph is looked at, and what is searched for in it.

use super::{Effect, Model, Panel, Start};
use crate::shared::Shared;
use protocol::{Fold, Functions, GraphView, Graphed, Request, Visits};

/// Names what is remembered of what blocks show.
const BLOCKS: &str = "blocks";

/// The graph that is looked at.
pub struct GraphState {
    /// The drawing.
    pub view: Shared<GraphView>,
    /// Where the run has been in it.
    pub visits: Shared<Visits>,
    /// Of which functions.
    pub functions: Functions,
    /// Whether blocks show source rather than instructions.
    pub source: bool,
    /// What is searched for.
    pub query: String,
}

impl Default for GraphState {
    fn default() -> Self {
        GraphState {
            view: Shared::default(),
            visits: Shared::default(),
            functions: Functions::default(),
            // Who has never seen an instruction can read these blocks.
            source: true,
            query: String::new(),
        }
    }
}

/// What happens to the graph.
#[derive(Clone, PartialEq, Debug)]
pub enum GraphMsg {
    /// Look at these functions.
    Choose(Functions),
    /// Show source in blocks, or instructions.
    Source(bool),
    /// Fold or unfold.
    Fold(Fold),
    /// Search for blocks with this text.
    Search(String),
}

pub(super) fn update(model: &mut Model, msg: GraphMsg, effects: &mut Vec<Effect>) {
    match msg {
        GraphMsg::Choose(functions) => {
            model.graph.functions = functions;
            watch(model, effects);
        }
        GraphMsg::Source(source) => {
            model.graph.source = source;
            let word = if source { "source" } else { "ir" };
            effects.push(Effect::Remember(BLOCKS, word.to_owned()));
            watch(model, effects);
        }
        GraphMsg::Fold(fold) => effects.push(Effect::Post(Request::FoldGraph(fold))),
        GraphMsg::Search(query) => model.graph.query = query,
    }
}

/// Takes up what was remembered.
pub(super) fn recall(model: &mut Model, start: &Start, effects: &mut Vec<Effect>) {
    model.graph.source = start.get(BLOCKS) != Some("ir");
    watch(model, effects);
}

/// Tells the worker which graph is looked at.
pub(super) fn watch(model: &Model, effects: &mut Vec<Effect>) {
    effects.push(Effect::Post(Request::Graph(Graphed {
        shown: model.layout.visible(Panel::Cfg),
        functions: model.graph.functions,
        source: model.graph.source,
    })));
}

/// The functions changed: a chosen one that is gone is not chosen any more.
pub(super) fn recompiled(model: &mut Model, effects: &mut Vec<Effect>) {
    let count = model.document.compiled.functions.len() as u32;
    if matches!(model.graph.functions, Functions::One(chosen) if chosen >= count) {
        model.graph.functions = Functions::Executed;
        watch(model, effects);
    }
}

pub(super) fn drawn(model: &mut Model, view: GraphView) {
    model.graph.view = view.into();
}

pub(super) fn visited(model: &mut Model, visits: Visits) {
    model.graph.visits = visits.into();
}
