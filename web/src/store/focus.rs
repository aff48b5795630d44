//! The one focus that all panels share: what is pointed at in any of them is shown in all.

use super::{Effect, Model, files};
use crate::shared::Shared;
use protocol::{Linked, Pointer, Request, Site};

/// What is pointed at.
#[derive(Default)]
pub struct FocusState {
    /// What was pointed at last.
    pointer: Option<Pointer>,
    /// What belongs to it, when that is known.
    pub linked: Option<Shared<Linked>>,
}

impl FocusState {
    /// Whether this is what is pointed at.
    pub fn is(&self, pointer: Pointer) -> bool {
        self.pointer == Some(pointer)
    }
}

/// What happens to the focus.
#[derive(Clone, PartialEq, Debug)]
pub enum FocusMsg {
    /// Something is pointed at, or nothing any more.
    Point(Option<Pointer>),
    /// It was chosen: the source is to show it.
    Choose(Pointer),
    /// A line of the source was chosen.
    Line(Site),
}

pub(super) fn update(model: &mut Model, msg: FocusMsg, effects: &mut Vec<Effect>) {
    match msg {
        FocusMsg::Point(pointer) => point(model, pointer, effects),
        FocusMsg::Line(site) => {
            let offset = model
                .document
                .files
                .offset_of(site.file as usize, site.line);
            files::go_to(model, offset, effects);
            super::layout::show(model, super::Panel::Source, effects);
        }
        FocusMsg::Choose(pointer) => {
            point(model, Some(pointer), effects);
            let start = match pointer {
                Pointer::Source(offset) => Some(offset),
                Pointer::Span(span) => Some(span.start),
                Pointer::Ir(row) => {
                    let row = model.lists.ir.get(row);
                    row.and_then(|row| row.span).map(|span| span.start)
                }
                Pointer::Block(_) => {
                    let linked = model.focus.linked.as_ref();
                    linked.and_then(|each| each.span).map(|span| span.start)
                }
            };
            if let Some(start) = start {
                files::reveal(model, start, effects);
            }
        }
    }
}

fn point(model: &mut Model, pointer: Option<Pointer>, effects: &mut Vec<Effect>) {
    if model.focus.pointer == pointer {
        return;
    }
    model.focus.pointer = pointer;
    match pointer {
        Some(pointer) => effects.push(Effect::Post(Request::Link(pointer))),
        None => model.focus.linked = None,
    }
}

/// The cursor moved in the source, by keyboard as well as by pointer.
pub(super) fn at_cursor(model: &mut Model, offset: u32, effects: &mut Vec<Effect>) {
    point(model, Some(Pointer::Source(offset)), effects);
}

pub(super) fn linked(model: &mut Model, linked: Linked) {
    if linked.revision == model.document.revision && model.focus.pointer.is_some() {
        model.focus.linked = Some(linked.into());
    }
}
