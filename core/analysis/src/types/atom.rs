//! Abstract values of the inference: what a place may hold, told apart as far as types do.

use ir::{FunctionId, Intrinsic, Scalar};

/// The number of a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Name(pub u32);

/// What a class makes of a function that it declares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Wrap {
    /// A function as it is.
    Static,
    /// A method of the class itself.
    Class,
    /// A member that is computed.
    Property,
}

/// One abstract value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Atom {
    Nil,
    Scalar(Scalar),
    /// Instances of just this class of the module.
    Instance(FunctionId),
    /// A class of the module.
    Class(FunctionId),
    Function(FunctionId),
    /// A method with its receiver, which the parameter has got already.
    Bound(FunctionId),
    Wrapped(Wrap, FunctionId),
    /// What methods of a class are looked up in behind it.
    Super(FunctionId),
    /// A collection, by its number.
    Coll(u32),
    /// What a generator or coroutine runs as.
    Task(FunctionId),
    /// Instances of a class outside of the module.
    Outside(Name),
    /// A function, class or module outside, by its name there.
    Library(Name),
    Intrinsic(Intrinsic),
    /// A method of the library with its receiver, by its number.
    Method(u32),
    /// Whatever a declaration says.
    Declared(u32),
    /// Not known, for this reason.
    Unknown(u32),
}

/// What kind of collection an abstract one is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum CollKind {
    List,
    Tuple,
    Set,
    FrozenSet,
    Map,
    Array,
    /// What is walked once.
    Cursor,
    /// Another type with one argument.
    Named(Name),
}

/// An abstract collection: all that one place makes.
#[derive(Clone, Debug)]
pub(super) struct Coll {
    pub kind: CollKind,
    /// What its elements hold, of a map the values.
    pub element: u32,
    /// What the keys of a map hold.
    pub key: u32,
    /// Of a sequence of known length what each element holds.
    pub fixed: Option<Vec<u32>>,
}

/// Why something is not known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A parameter of a function that the module does not call.
    NoCaller,
    /// A parameter of a function, or the content of a collection, that code outside got hold of.
    FromOutside(String),
    /// What something outside gives.
    Outside(String),
    /// A name that nothing defines.
    Missing(String),
    /// A module or a member of one that there is not.
    Import(String),
    /// A member that nothing assigns.
    NoMember(String),
    /// A construct that is not lowered.
    Unsupported(String),
    /// The operands leave it open.
    Operands(String),
    /// The declaration says so.
    Declared,
    /// No value comes there.
    NoValue,
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Reason::NoCaller => f.write_str("nothing here calls the function"),
            Reason::FromOutside(what) => write!(
                f,
                "`{what}`, which is outside of the program, may give it a value"
            ),
            Reason::Outside(what) => write!(f, "nothing is known of what `{what}` gives"),
            Reason::Missing(name) => write!(f, "`{name}` is defined nowhere"),
            Reason::Import(name) => write!(f, "`{name}` is not there"),
            Reason::NoMember(name) => write!(f, "nothing here assigns the member `{name}`"),
            Reason::Unsupported(kind) => write!(f, "`{kind}` is not supported"),
            Reason::Operands(op) => write!(f, "the operands of `{op}` leave it open"),
            Reason::Declared => f.write_str("it is declared so"),
            Reason::NoValue => f.write_str("no value comes here"),
        }
    }
}
