//! What programs come to, case by case: sources of a few lines, and what is to be said of them. One binary for all of it: every
//! binary of tests links everything.

mod assembly;
mod assumed;
mod broken;
mod contents;
mod endings;
mod examples;
mod incomplete;
mod library_types;
mod limits;
mod memory_limit;
mod missing_files;
mod mistakes;
mod one_line;
mod pointed;
mod stepping;
mod tables;
mod telling;
mod threads;
mod type_scenarios;
mod unknowns;
mod variables;
mod watches;
mod worlds;
mod worlds_null;
mod worlds_of_the_corpus;
mod worlds_results;
