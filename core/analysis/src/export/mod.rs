//! Control-flow graphs and data flow as text, and as drawings in the formats of other tools.

mod dot;
mod file;
mod lines;
mod mermaid;
mod svg;
mod text;
mod variables;

pub use dot::dot;
pub use file::{FileView, files_of_variables};
pub use lines::{Labels, View};
pub use mermaid::mermaid;
pub use svg::svg;
pub use text::{region_line, text};
pub use variables::{
    VariableView, calls_dot, calls_mermaid, calls_text, variables_dot, variables_mermaid,
    variables_text,
};
