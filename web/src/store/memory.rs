//! The picture of what variables lead to.

use super::{Effect, Model, Panel};
use crate::shared::Shared;
use protocol::{MemoryView, Request};

/// The picture.
#[derive(Default)]
pub struct MemoryState {
    /// What it shows.
    pub view: Shared<MemoryView>,
    /// Id of the box whose bytes are looked at.
    bytes: Option<String>,
}

/// What happens to the picture.
#[derive(Clone, PartialEq, Debug)]
pub enum MemoryMsg {
    /// Show the bytes of this box, or of none.
    Bytes(Option<String>),
}

pub(super) fn update(model: &mut Model, msg: MemoryMsg, effects: &mut Vec<Effect>) {
    match msg {
        MemoryMsg::Bytes(bytes) => {
            model.memory.bytes = bytes;
            watch(model, effects);
        }
    }
}

/// Tells the worker whether the picture is looked at.
pub(super) fn watch(model: &Model, effects: &mut Vec<Effect>) {
    effects.push(Effect::Post(Request::Memory {
        shown: model.layout.visible(Panel::Memory),
        bytes: model.memory.bytes.clone(),
    }));
}

pub(super) fn drawn(model: &mut Model, view: MemoryView) {
    if view.revision == model.document.revision {
        model.memory.view = view.into();
    }
}
