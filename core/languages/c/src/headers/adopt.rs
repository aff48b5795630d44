//! Functions of the library that a program declares by itself (`double atof();`) instead of by their header.

use super::HEADERS;
use crate::ast::{Storage, Unit, Var};
use crate::parse::parse;
use crate::preprocess::preprocess;
use crate::types::Types;
use std::rc::Rc;

/// Says of functions that a unit declares, uses and does not define who carries them out, where they are the library's by
/// name, result and number of parameters.
pub(crate) fn adopt(unit: &mut Unit) {
    for at in 0..unit.vars.len() {
        let var = &unit.vars[at];
        let is_missing = var.storage == Storage::Function
            && var.is_used
            && !var.is_defined
            && var.module.is_none()
            && var.intrinsic.is_none();
        if !is_missing {
            continue;
        }
        let Some(header) = declaring(&var.name) else {
            continue;
        };
        let source = format!("#include <{header}>\n");
        let found = parse(preprocess(&source, header, &[], &frontend::NoFiles), false).unit;
        let own = (found.vars.iter()).find(|known| {
            known.name == var.name
                && (known.module.is_some() || known.intrinsic.is_some())
                && is_same(&found.types, known, &unit.types, var)
        });
        if let Some(own) = own {
            let var = &mut unit.vars[at];
            var.module = own.module;
            var.intrinsic = own.intrinsic.clone();
            let known = found.types.as_function(own.ty);
            if let (Some(native), Some(known)) = (&mut var.intrinsic, known) {
                let shape = (known.parameters.len(), known.is_variadic);
                Rc::make_mut(native).parameters = Some(shape);
            }
        }
    }
}

/// Whether two declarations in different units can be of one function.
fn is_same(known_types: &Types, known: &Var, types: &Types, var: &Var) -> bool {
    let (Some(left), Some(right)) = (known_types.as_function(known.ty), types.as_function(var.ty))
    else {
        return false;
    };
    let are_pointers = known_types.is_pointer(left.result) && types.is_pointer(right.result);
    (are_pointers || known_types.name(left.result) == types.name(right.result))
        && (!right.has_prototype || left.parameters.len() == right.parameters.len())
}

/// The header in whose text a function's name stands in front of its parameters.
fn declaring(name: &str) -> Option<&'static str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let declares = |text: &str| {
        text.match_indices(name).any(|(at, _)| {
            text[at + name.len()..].starts_with('(') && !text[..at].ends_with(is_word)
        })
    };
    let mut headers = HEADERS.iter();
    headers
        .find(|(_, text)| declares(text))
        .map(|(header, _)| *header)
}
