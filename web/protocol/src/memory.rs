//! The picture of what variables lead to: boxes of cells, and arrows between them. Lengths are in CSS pixels at scale 1.

use crate::{Mark, Point, Revision};
use serde::{Deserialize, Serialize};

/// Variables and objects, placed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct MemoryView {
    /// The source.
    pub revision: Revision,
    /// The step it shows.
    pub step: u64,
    /// Extent of the drawing.
    pub width: f32,
    /// Extent of the drawing.
    pub height: f32,
    /// Scopes first, then objects in the order in which they are come to.
    pub boxes: Vec<BoxView>,
    /// Arrows.
    pub arrows: Vec<ArrowView>,
    /// How many objects were left out, at least.
    pub more: u32,
    /// The bytes of the box that was asked for, where it has any.
    pub bytes: Option<BytesView>,
}

/// A scope or an object.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct BoxView {
    /// Tells it from all others, and is the same as long as it lives.
    pub id: String,
    /// What it is.
    pub title: String,
    /// What else is to be said of it.
    pub note: String,
    /// Whether it is a scope; else it is an object.
    pub is_scope: bool,
    /// Whether its life has ended.
    pub is_dead: bool,
    /// Whether it is made of bytes that can be shown.
    pub has_bytes: bool,
    /// What the last step did to it as a whole.
    pub mark: Option<Mark>,
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Extent.
    pub width: f32,
    /// Extent.
    pub height: f32,
    /// Whether its cells stand side by side, each under its name; else each is a row.
    pub is_across: bool,
    /// What it holds.
    pub cells: Vec<CellView>,
    /// How many cells were left out.
    pub more: u32,
}

/// A place that holds a value.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct CellView {
    /// What it is found under.
    pub name: String,
    /// What it holds, in words where an arrow shows it.
    pub value: String,
    /// The type's name, where that is known.
    pub kind: String,
    /// The row of the state that shows the same; empty where none does.
    pub path: String,
    /// The id of the box that it leads to, where that is in the picture.
    pub target: Option<String>,
    /// What the last step did to it.
    pub mark: Option<Mark>,
    /// Left edge, from that of the box.
    pub x: f32,
    /// Top edge, from that of the box.
    pub y: f32,
    /// Extent.
    pub width: f32,
    /// Extent.
    pub height: f32,
}

/// A line from a cell to a box.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ArrowView {
    /// Index of the box it comes from.
    pub from: u32,
    /// Index of the box it leads to.
    pub to: u32,
    /// Curves, end to end: the start, and for each two points that it bends to and its end; the last of them is the tip.
    pub points: Vec<Point>,
    /// Whether it is another one than before the last step.
    pub is_changed: bool,
    /// Whether it joins a variable with the memory that it is, instead of leading from a pointer.
    pub is_own: bool,
}

/// The bytes of an object, and how they are read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BytesView {
    /// Id of its box.
    pub id: String,
    /// What it is.
    pub title: String,
    /// Where it is, how large, and how long it lives.
    pub about: String,
    /// Its address.
    pub address: u64,
    /// Its bytes, from the first that is shown.
    pub bytes: Vec<ByteView>,
    /// Offset of the first that is shown.
    pub first: u32,
    /// How many it has.
    pub size: u32,
    /// Its members and elements, in order.
    pub fields: Vec<FieldView>,
}

/// A byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ByteView {
    /// What it is, as far as that means anything.
    pub byte: u8,
    /// What is known of it.
    pub state: ByteState,
    /// Whether the last step changed it.
    pub is_changed: bool,
}

/// What is known of a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ByteState {
    /// It was written.
    #[default]
    Written,
    /// Nothing has written it.
    Unset,
    /// It is part of a pointer.
    Pointer,
    /// What is in it is not known.
    Unknown,
}

/// A member or element that bytes make up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FieldView {
    /// What it is found under.
    pub name: String,
    /// What it holds.
    pub value: String,
    /// Its type's name.
    pub kind: String,
    /// Offset of its first byte.
    pub offset: u32,
    /// How many bytes it has.
    pub size: u32,
}
