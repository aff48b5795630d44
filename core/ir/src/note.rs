//! What the notes of instructions say besides names and sentences; see [`Module::notes`](crate::Module::notes).

/// A note that begins so stands at the reading of a member where a pattern takes a value apart. What follows says what is
/// taken apart, as messages write it; nothing follows where that is to be the value itself.
pub const TAKEN_APART: &str = "{";

/// A note that begins so stands at the reading of a variable. What follows says what it means that the variable is not bound yet.
pub const NOT_BOUND_YET: &str = "!";

/// A note that begins so stands at the parameter of a function that takes all its arguments as one. What follows is how many of them the
/// function says that it wants.
pub const WANTED: &str = "wanted ";

/// A note at a parameter that has a value for when it is left out: what a function says of itself counts those in front.
pub const OPTIONAL: &str = "optional";

/// A note at the place where a function begins that makes no objects: `new` of it is an error.
pub const MAKES_NOTHING: &str = "makes nothing";

/// A note at the writing of a member that defines it, whatever the ancestors of the object say.
pub const DEFINES: &str = "defines";
