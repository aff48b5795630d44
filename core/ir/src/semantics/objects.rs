//! Objects, their classes and members.

use crate::leaked::leaked;
use crate::{BuiltinClass, Protocol};
use serde::{Deserialize, Serialize};

/// Who says what operators, element accesses and calls do to operands that the machine's own rules do not cover.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum OtherOperands {
    /// The operands' classes; where those say nothing, it is the language's error.
    Classes,
    /// Functions of the library: see [`crate::Hook::Operator`]. The machine's own rules are those for numbers, texts and tables alone.
    Library,
}

/// How objects behave.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Objects {
    /// The names of special methods.
    pub protocol: Protocol,
    /// The classes that the machine provides, parents first.
    #[serde(borrow, deserialize_with = "leaked")]
    pub classes: &'static [BuiltinClass],
    /// Whether a method called on a class may be one of its instances'; otherwise classes are objects like others.
    pub classes_are_namespaces: bool,
    /// Whether objects delegate: each has members of its own and a parent, which may be any object, and functions are objects
    /// like others. What is called on an object is no argument (`ParamKind::Receiver`), and a member that is nowhere is nil.
    pub delegate: bool,
    /// Whether negative places in sequences count from the end.
    pub places_from_end: bool,
    /// Whether a member that is nowhere is one that the library at hand lacks, because a program that asks for what nobody
    /// has is refused: what it gives is unknown then, and no error.
    pub absent_members_are_unknown: bool,
    /// Whether a variable that nothing is bound to is nothing, and neither an error nor unknown.
    pub absent_variables_are_nil: bool,
    /// Whether the files of a program share their outermost variables: then they are those of the first file's module.
    pub files_share_variables: bool,
    /// Who says what becomes of other operands.
    pub others: OtherOperands,
    /// Whether operators convert operands of different kinds to one of them before they compare or divide them.
    pub operands_convert: bool,
}

impl Objects {
    /// No classes but what programs make.
    pub const PLAIN: Objects = Objects {
        protocol: Protocol::PLAIN,
        classes: &[],
        classes_are_namespaces: true,
        delegate: false,
        places_from_end: true,
        absent_members_are_unknown: false,
        absent_variables_are_nil: false,
        files_share_variables: false,
        others: OtherOperands::Classes,
        operands_convert: false,
    };
}
