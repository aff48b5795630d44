//! Built-in functions that are written in modules of the library which few programs need.
//!
//! The prelude is part of every program, so it holds what most use. A name of these, where the program does not bind
//! it, is a member of its module, which is imported where the name is read.

use super::lowerer::Lowerer;
use super::scopes::ScopeId;
use ir::{Intrinsic, Reg, Span};

/// The names, each with its module.
const HOMES: &[(&str, &str)] = &[
    ("__import__", "importlib"),
    ("compile", "_evaluate"),
    ("eval", "_evaluate"),
    ("exec", "_evaluate"),
    ("memoryview", "_memoryview"),
    ("open", "_files"),
];

impl Lowerer<'_> {
    /// The module of a built-in function that is not in the prelude; `None` where the name means something else.
    pub fn home_of_builtin(&self, name: &str) -> Option<&'static str> {
        let &(_, module) = HOMES.iter().find(|(known, _)| *known == name)?;
        let owner = self.scopes.owner(self.frame().scope, name);
        let is_bound = owner != ScopeId::MODULE || self.scopes.get(owner).bound.contains(name);
        (!is_bound && self.module_name != module).then_some(module)
    }

    /// Such a function, from its module.
    pub fn lazy_builtin(&mut self, module: &str, name: &str, at: Span) -> Reg {
        let module = self.import_module(module, at);
        let member = self.b.text(name, at);
        self.b
            .intrinsic(Intrinsic::ImportMember, &[module, member], at)
    }
}
