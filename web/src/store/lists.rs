//! Windows of the tree and the IR.

use super::{Effect, Model};
use crate::shared::Shared;
use protocol::{IrRow, List, Request, Rows, TreeRow};

/// The windows that are looked at.
#[derive(Default)]
pub struct ListState {
    /// Rows of the tree.
    pub tree: Shared<Rows<TreeRow>>,
    /// Lines of the IR.
    pub ir: Shared<Rows<IrRow>>,
    /// What instructions do: opcode, how it is written, and a sentence.
    pub instructions: Shared<Vec<(String, String, String)>>,
    watched: [Option<(u32, u32)>; 2],
}

/// What happens to the lists.
#[derive(Clone, PartialEq, Debug)]
pub enum ListMsg {
    /// These rows are looked at.
    Watch {
        /// Of which list.
        list: List,
        /// First row.
        first: u32,
        /// How many.
        count: u32,
    },
    /// Fold or unfold a node of the tree.
    Fold(u32),
}

pub(super) fn update(model: &mut Model, msg: ListMsg, effects: &mut Vec<Effect>) {
    match msg {
        ListMsg::Watch { list, first, count } => {
            let watched = &mut model.lists.watched[list as usize];
            if *watched != Some((first, count)) {
                *watched = Some((first, count));
                effects.push(Effect::Post(Request::Watch { list, first, count }));
            }
        }
        ListMsg::Fold(node) => effects.push(Effect::Post(Request::Fold { node })),
    }
}

/// Tells a new worker what is looked at.
pub(super) fn watch_again(model: &Model, effects: &mut Vec<Effect>) {
    for list in [List::Tree, List::Ir] {
        if let Some((first, count)) = model.lists.watched[list as usize] {
            effects.push(Effect::Post(Request::Watch { list, first, count }));
        }
    }
}

pub(super) fn tree(model: &mut Model, rows: Rows<TreeRow>) {
    model.lists.tree = rows.into();
}

pub(super) fn ir(model: &mut Model, rows: Rows<IrRow>) {
    model.lists.ir = rows.into();
}
