//! The IR from outside: its text form, and the reference of its instructions. One binary for both: every binary of tests links everything.

mod reference;
mod text_form;
