//! What functions of a language's library do to values, for analyses that do not look into it.

use crate::leaked::stay;
use crate::{Intrinsic, Native};
use serde::{Deserialize, Deserializer, Serialize};

/// What a function or class of the library does. Of what has none of these it is only taken for granted that one call of it
/// gives nothing that another was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// It changes nothing that it is given. Functions that it is given by name it calls, and does not give back.
    Reads,
    /// It changes nothing, and calls the function that it is given first.
    Applies,
    /// It may change what it is given; said of those that are not like all others of their module.
    Changes,
    /// It keeps what it is given, and may give it to whoever calls it later.
    Keeps,
    /// It writes bytes that it computes of what it is given to where the first of that points, and gives that back.
    Fills,
    /// It does what an operation of the machine does with its operands, of which the first may be what it is called on.
    Does(Intrinsic),
    /// It makes a collection of what it is given.
    Makes(Native),
    /// It makes a class whose instances are collections of what they are made of.
    MakesClass(Native),
    /// It makes a map. What is put in for missing keys, the function that it is given first makes.
    MakesFilledMap,
    /// It gives the function or class back that it is given, to be called as before. Given anything else, it gives
    /// something that does this.
    Decorates,
    /// The same, and the function's results are looked up by what it is called with.
    Remembers,
    /// What it gives decorates.
    MakesDecorator,
    /// As a parent it has no members that the program's own classes would come by.
    IsPlain,
    /// It takes note of what it is given, and neither changes it nor gives it to anybody.
    Notes,
    /// It gives back what it is given first, or what it makes of that.
    Forwards,
    /// It calls what it is called on, with what it is given.
    Calls,
    /// It makes a class, an object with a prototype: of the name that it is given at one place, below the class at another.
    OpensClass(u8, u8),
    /// It makes an instance of the class that it is given first.
    Instantiates,
    /// It gives the class of what it is called on.
    GivesClass,
    /// What it is given first delegates to what the second one says from now on, and is given back.
    Delegates,
    /// Instances of the first class have the members of instances of the others.
    Includes,
    /// The first object has the members of instances of the others.
    Extends,
    /// It finds the function of a name that is above a class: their places.
    FindsAbove(u8, u8),
    /// It keeps a value under a name, whoever asks for that: their places.
    PutsNamed(u8, u8),
    /// It gives what has been kept under a name: its place.
    GetsNamed(u8),
    /// It raises what it is given, or something made of that.
    Raises,
    /// It calls the function that it is given, and may give what that raises.
    Catches,
}

/// The same for maps.
pub const MAPS: &str = "<map>";

/// What stands for any object, in [`Effects`]: the methods that all have.
pub const OBJECTS: &str = "<object>";

/// What stands for functions, in [`Effects`].
pub const FUNCTIONS: &str = "<function>";

/// The methods, in [`Effects`], that are functions of the library for all and have nothing to do with what they are called on.
pub const KERNEL: &str = "<kernel>";

/// The methods, in [`Effects`], by which the library asks objects that it is given.
pub const ASKED: &str = "<asked>";

/// What stands for the class of sequences, in [`Effects`], where a language's own classes have none for them.
pub const LISTS: &str = "<list>";

/// The effects of a module's members, `*` for all others. What a class has inside stands behind the class and a dot. A module that
/// is called like a class of the language's own tells more methods of that.
pub type Effects = &'static [(&'static str, &'static [(&'static str, Effect)])];

/// Reads the effects of a library for good.
pub(crate) fn effects<'de, D: Deserializer<'de>>(from: D) -> Result<Effects, D::Error>
where
    'de: 'static,
{
    let modules: Vec<(&'static str, Vec<(&'static str, Effect)>)> = Vec::deserialize(from)?;
    let modules = modules.into_iter();
    Ok(stay(
        modules
            .map(|(module, members)| (module, stay(members)))
            .collect(),
    ))
}
