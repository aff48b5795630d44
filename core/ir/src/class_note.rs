//! Classes that functions of a language's library make while a program runs, as the program's text has them.

use crate::{Label, Reg, Symbol, TypeExpr};

/// What the program says of a class that is made by the library, of which the instructions say little; nothing but analyses
/// depends on it. A class that is declared in several places has several notes.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct ClassNote {
    /// The name that people see.
    pub name: Symbol,
    /// What holds the class once it has been made.
    pub value: Option<Reg>,
    /// The names of the classes that it derives from, in the order in which members are looked up.
    pub parents: Vec<Symbol>,
    /// What an instance is made with.
    pub constructor: Option<Label>,
    /// Its methods.
    pub methods: Vec<MethodNote>,
    /// What its text says of members of its instances.
    pub members: Vec<(Symbol, TypeExpr)>,
}

impl ClassNote {
    /// A class of which nothing but the name is said yet.
    #[must_use]
    pub fn new(name: Symbol) -> ClassNote {
        ClassNote {
            name,
            value: None,
            parents: Vec::new(),
            constructor: None,
            methods: Vec::new(),
            members: Vec::new(),
        }
    }
}

/// A method of such a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct MethodNote {
    /// The name that it is called by.
    pub name: Symbol,
    /// Its function.
    pub entry: Label,
    /// On what it is called.
    pub kind: MethodKind,
}

/// On what a method is called, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum MethodKind {
    /// On an instance.
    Instance,
    /// On the class.
    Class,
    /// On an instance, by reading a member of its name.
    Getter,
    /// By the machinery of the class alone, on an instance.
    Hidden,
}

impl MethodKind {
    /// All of them.
    pub const ALL: [MethodKind; 4] = [
        MethodKind::Instance,
        MethodKind::Class,
        MethodKind::Getter,
        MethodKind::Hidden,
    ];

    /// The word for it in the text form.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            MethodKind::Instance => "instance",
            MethodKind::Class => "class",
            MethodKind::Getter => "getter",
            MethodKind::Hidden => "hidden",
        }
    }
}
