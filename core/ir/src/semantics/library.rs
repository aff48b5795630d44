//! What a language provides beyond its syntax.

use super::Shortcuts;
use crate::leaked::leaked;
use crate::{Effects, Intrinsic, Native};
use serde::{Deserialize, Serialize};

/// A method of a built-in class.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct BuiltinMethod {
    /// Its name in the language.
    pub name: &'static str,
    /// What it does.
    pub intrinsic: Intrinsic,
    /// Its parameters after the receiver; see [`BuiltinFunction::signature`].
    pub signature: &'static str,
    /// How it is reached.
    pub binding: Binding,
}

/// How a built-in method is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Binding {
    /// Through an instance, which becomes its first operand.
    Instance,
    /// Through the class, which becomes its first operand.
    Class,
    /// Through either, without it.
    Static,
    /// Read like a member; called with the instance alone.
    Property,
}

/// A class that the machine provides.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct BuiltinClass {
    /// Its name in the language.
    pub name: &'static str,
    /// The name of its parent, an earlier entry; empty for the root.
    pub parent: &'static str,
    /// What its instances are.
    pub native: Native,
    /// Makes an instance: gets the class, then the arguments bound to the signature. `None`: as the parent does.
    #[serde(borrow)]
    pub construct: Option<(Intrinsic, &'static str)>,
    /// Its methods.
    #[serde(deserialize_with = "leaked")]
    pub methods: &'static [BuiltinMethod],
    /// Whether its name is bound for programs.
    pub is_public: bool,
}

/// A function that the machine provides.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct BuiltinFunction {
    /// Its name in the language.
    pub name: &'static str,
    /// What it does.
    pub intrinsic: Intrinsic,
    /// Its parameters, comma-separated: `name`, `name?` (may be left out), `*name` (the positional rest),
    /// `**name` (the named rest), `/` (those before it by place only), `*` (those behind it by name only).
    /// Parameters behind `*name` are by name only.
    pub signature: &'static str,
}

/// What a language provides.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Library {
    /// The functions that the machine provides.
    #[serde(deserialize_with = "leaked")]
    pub functions: &'static [BuiltinFunction],
    /// The module of the language's library whose public names every module sees.
    pub prelude: &'static str,
    /// The names of the prelude that modules of programs see, where not all of them are public; empty where all are.
    #[serde(borrow, deserialize_with = "leaked")]
    pub public: &'static [&'static str],
    /// The module and variable that printing writes to, and the variable that holds what it is at first: where
    /// the two differ, the program has put something in its place.
    #[serde(borrow)]
    pub output: Option<[&'static str; 3]>,
    /// The same of what input is read from.
    #[serde(borrow)]
    pub input: Option<[&'static str; 3]>,
    /// The module and variable that hold a map of modules by name: what the program puts there is imported from there.
    #[serde(borrow)]
    pub modules: Option<[&'static str; 2]>,
    /// Tables of the types of the library's functions and methods, for analyses that do not look into it: lines with the name,
    /// for a method behind that of its type and a dot, and the type in the text form. See `analysis::types` for how they are
    /// read.
    #[serde(deserialize_with = "leaked")]
    pub signatures: &'static [&'static str],
    /// What functions of the library do to what they are given, for analyses that do not look into it.
    #[serde(deserialize_with = "crate::effects::effects")]
    pub effects: Effects,
    /// What the machine does for functions of the library without calling them.
    pub shortcuts: Shortcuts,
}

impl Library {
    /// Nothing at all.
    pub const PLAIN: Library = Library {
        functions: &[],
        prelude: "",
        public: &[],
        output: None,
        input: None,
        modules: None,
        signatures: &[],
        effects: &[],
        shortcuts: Shortcuts::NONE,
    };
}
