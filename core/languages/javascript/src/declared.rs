//! Types that a source declares where JavaScript has none: a language that adds them hands them in by their places, and they are
//! noted for analyses where what has them is declared.

use crate::lowerer::{Lowerer, parts};
use ir::{Label, TypeExpr, TypePlace};
use rustc_hash::FxHashMap;
use syntax::Node;

/// The types, by the byte at which it begins what has them.
#[derive(Debug, Default)]
pub struct DeclaredTypes {
    /// Those of parameters and variables, by their names.
    pub names: FxHashMap<u32, TypeExpr>,
    /// What functions give, by the functions.
    pub results: FxHashMap<u32, TypeExpr>,
}

impl<'a> Lowerer<'a, '_> {
    /// Notes the type of a variable that has been declared.
    pub fn note_declared(&mut self, name: Node<'a>) {
        let Some(ty) = self.declared_types.names.get(&name.start()) else {
            return;
        };
        let Some(variable) = self.find(self.text(name)) else {
            return;
        };
        let own = variable.own.clone();
        let own = self.b.intern(&own);
        let scope = self.frame().entry;
        let scope = scope.unwrap_or_else(|| self.b.top());
        self.b.note(TypePlace::Variable(scope, own), ty.clone());
    }

    /// Notes the types of a function's parameters.
    pub fn note_parameters(&mut self, function: Node<'a>) {
        if self.declared_types.names.is_empty() {
            return;
        }
        let single = function.child_by_field("parameter");
        let several = function.child_by_field("parameters");
        for parameter in single
            .into_iter()
            .chain(several.into_iter().flat_map(parts))
        {
            let inside = match parameter.kind() {
                "assignment_pattern" => parameter.child_by_field("left"),
                "rest_pattern" => parts(parameter).next(),
                _ => Some(parameter),
            };
            if let Some(name) = inside.filter(|inside| inside.kind() == "identifier") {
                self.note_declared(name);
            }
        }
    }

    /// Notes what a function gives.
    pub fn note_result(&mut self, function: Node<'a>, entry: Label) {
        if let Some(ty) = self.declared_types.results.get(&function.start()) {
            self.b.note(TypePlace::Result(entry), ty.clone());
        }
    }
}
