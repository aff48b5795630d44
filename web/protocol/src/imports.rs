//! Which files of a program import which.

use crate::{Point, Revision};
use serde::{Deserialize, Serialize};

/// The files and what they import, placed. Lengths are in CSS pixels.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ImportsView {
    /// The source.
    pub revision: Revision,
    /// Extent of the drawing.
    pub width: f32,
    /// Extent of the drawing.
    pub height: f32,
    /// Files, in their order, then what else is imported.
    pub nodes: Vec<ImportNode>,
    /// Ways from what imports to what is imported.
    pub edges: Vec<Vec<Point>>,
}

/// A file, or something else that is imported.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ImportNode {
    /// Its path, or the name that it is imported by.
    pub name: String,
    /// What it is.
    pub kind: ImportKind,
    /// Its upper left corner.
    pub at: Point,
    /// Extent.
    pub width: f32,
    /// Extent.
    pub height: f32,
}

/// What is imported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ImportKind {
    /// The file of this number.
    File(u32),
    /// The file of this number, which nothing imports.
    Aside(u32),
    /// A module of the language's library.
    Library,
    /// What nobody has.
    Missing,
}
