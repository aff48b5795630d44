//! What can be said about the control flow of a program, from its IR alone: basic blocks, dominators,
//! loops, regions, and where to draw them.
//!
//! ```
//! let text = "module main plain
//! entry:
//!   %0 = const 3
//!   decl_var n %0
//! while_cond_0:
//!   %1 = load_var n
//!   branch_if %1 while_body_1,while_end_2
//! while_body_1:
//!   %2 = load_var n
//!   %3 = const 1
//!   %4 = binop - %2 %3
//!   store_var n %4
//!   branch while_cond_0
//! while_end_2:
//! ";
//! let program = ir::parse(text).unwrap();
//! let cfg = analysis::cfg(&program.modules[0]);
//! assert_eq!(cfg.blocks.len(), 4);
//! assert_eq!(cfg.loops[0].header, ir::BlockId(1));
//! let size = |_| analysis::Size { width: 120.0, height: 40.0 };
//! assert_eq!(analysis::layout(&cfg, &size).edges.len(), 4);
//! ```

mod cfg;
pub mod dataflow;
pub mod export;
pub mod joined;
pub mod layered;
mod layout;
mod loops;
mod names;
mod postdominance;
mod region;
pub mod types;

pub use cfg::{Block, Cfg, Edge, Function, cfg};
pub use layered::{Point, Rect, Size};
pub use layout::{Cluster, EdgePath, Folds, Layout, PlacedBlock, Shelf, layout, layout_functions};
pub use loops::{Loop, LoopId};
pub use names::ShownNames;
pub use postdominance::Postdominators;
pub use region::{Region, RegionId, RegionKind, Regions};
