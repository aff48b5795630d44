//! The command line, run as a process. One binary for all of it: every binary of tests links everything.

mod across;
mod assist;
mod command;
mod files;
mod flow;
mod headers;
mod objects;
mod slices;
mod support;
mod trace;

mod worlds_to;
