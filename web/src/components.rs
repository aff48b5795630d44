//! The parts of the page. Each takes props and emits messages; none knows the store's inside.

mod cfg;
mod differences;
mod help;
mod icon;
mod ir;
mod ir_text;
mod memory;
mod notice;
mod output;
mod problems;
mod source;
mod splitter;
mod state;
mod tabs;
mod timeline;
mod toolbar;
mod tree;
mod virtual_list;
mod watches;

pub(crate) use cfg::Cfg;
pub(crate) use help::Help;
pub(crate) use ir::Ir;
pub(crate) use memory::Memory;
pub(crate) use notice::NoticeBar;
pub(crate) use output::Output;
pub(crate) use problems::Problems;
pub(crate) use source::Source;
pub(crate) use splitter::Splitter;
pub(crate) use state::State;
pub(crate) use tabs::{TabBar, Tabs};
pub(crate) use timeline::Timeline;
pub(crate) use toolbar::Toolbar;
pub(crate) use tree::Tree;
pub(crate) use watches::Watches;
