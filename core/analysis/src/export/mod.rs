//! Control-flow graphs as text, and as drawings in the formats of other tools.

mod dot;
mod lines;
mod mermaid;
mod svg;
mod text;

pub use dot::dot;
pub use lines::{Labels, View};
pub use mermaid::mermaid;
pub use svg::svg;
pub use text::text;
