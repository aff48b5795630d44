//! Names that nothing declares.
//!
//! In a fragment, and where a header is missing, such a name may be anything: it is an unknown, with a warning. A program that is
//! all there, with `main` and its headers, is one that the compiler refuses, in its words.

use super::{Parser, Report};
use crate::ast::Item;
use crate::token::Place;
use std::rc::Rc;

/// A name, where it stands, and the function that it is in.
pub(super) struct Undeclared {
    name: Rc<str>,
    place: Place,
    function: Option<Rc<str>>,
}

impl Parser {
    /// Keeps a name that nothing declares, once for each function. What is called is another matter: that declares it.
    pub(super) fn heard_undeclared(&mut self, name: &Rc<str>, place: Place) {
        let function = self
            .function
            .as_ref()
            .map(|current| Rc::clone(&current.name));
        let mut known = self.undeclared.iter();
        if !self.is("(") && !known.any(|each| each.name == *name && each.function == function) {
            self.undeclared.push(Undeclared {
                name: Rc::clone(name),
                place,
                function,
            });
        }
    }

    /// Tells them as the compiler does, where the program is all there.
    pub(super) fn tell_undeclared(&mut self) {
        let is_main = |item: &Item| match item {
            Item::Function(function) => &*self.unit.var(function.var).name == "main",
            _ => false,
        };
        if self.misses_headers || self.is_library || !self.unit.items.iter().any(is_main) {
            return;
        }
        for Undeclared {
            name,
            place,
            function,
        } in std::mem::take(&mut self.undeclared)
        {
            let told = match function {
                Some(_) => format!("'{name}' undeclared (first use in this function)"),
                None => format!("'{name}' undeclared here (not in a function)"),
            };
            self.report(place, Report::Invalid(told));
            self.unit.refused.push((name, place));
        }
    }
}
