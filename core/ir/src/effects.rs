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
}

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
