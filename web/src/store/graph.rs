//! Which function's graph is looked at, and what is searched for in it.

use super::{Effect, Model, Panel};
use crate::shared::Shared;
use protocol::{GraphView, Request, Visits};

/// The graph that is looked at.
#[derive(Default)]
pub struct GraphState {
    /// The drawing.
    pub view: Shared<GraphView>,
    /// Where the run has been in it.
    pub visits: Shared<Visits>,
    /// The chosen function; without, the one being executed.
    pub chosen: Option<u32>,
    /// What is searched for.
    pub query: String,
}

/// What happens to the graph.
#[derive(Clone, PartialEq, Debug)]
pub enum GraphMsg {
    /// Look at this function, or follow the run.
    Choose(Option<u32>),
    /// Search for blocks with this text.
    Search(String),
}

pub(super) fn update(model: &mut Model, msg: GraphMsg, effects: &mut Vec<Effect>) {
    match msg {
        GraphMsg::Choose(function) => {
            model.graph.chosen = function;
            watch(model, effects);
        }
        GraphMsg::Search(query) => model.graph.query = query,
    }
}

/// Tells the worker which graph is looked at.
pub(super) fn watch(model: &Model, effects: &mut Vec<Effect>) {
    effects.push(Effect::Post(Request::Graph {
        shown: model.layout.visible(Panel::Cfg),
        function: model.graph.chosen,
    }));
}

/// The functions changed: a chosen one that is gone is not chosen any more.
pub(super) fn recompiled(model: &mut Model, effects: &mut Vec<Effect>) {
    let count = model.document.compiled.functions.len() as u32;
    if model.graph.chosen.is_some_and(|chosen| chosen >= count) {
        model.graph.chosen = None;
        watch(model, effects);
    }
}

pub(super) fn drawn(model: &mut Model, view: GraphView) {
    model.graph.view = view.into();
}

pub(super) fn visited(model: &mut Model, visits: Visits) {
    model.graph.visits = visits.into();
}
