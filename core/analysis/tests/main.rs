//! Analyses of programs in the text form. One binary for all of them: every binary of tests links everything.

mod dataflow;
mod drawing;
mod exports;
mod flow;
mod regions;
mod robustness;
mod support;
