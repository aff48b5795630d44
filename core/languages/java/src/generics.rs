//! What `javac` refuses about type arguments, as far as it is certain.
//!
//! Wildcards are not kept in types: two types are compared with their arguments only where both are written out without
//! any, as the declared types of local variables and parameters are, and those of new objects.

use super::calls::Argument;
use super::checker::Checker;
use super::hir::Expr;
use super::ty::Ty;
use super::world::{MethodId, TypeSight};
use syntax::Node;

impl<'a> Checker<'a> {
    /// Whether a type is written out in full: without wildcards, and not left to be inferred.
    pub fn is_exact_type(&self, ty: Node<'a>) -> bool {
        let text = self.text(ty);
        text != "var" && !text.contains('?') && !text.contains("<>")
    }

    /// Whether the type of an expression is one that was written out in full.
    fn is_exact(&self, value: Node<'a>) -> bool {
        match value.kind() {
            "identifier" => {
                let name = self.text(value);
                let local = self.locals.iter().rev().find(|local| local.name == name);
                local.is_some_and(|local| local.is_exact)
            }
            "object_creation_expression" => value
                .child_by_field("type")
                .is_some_and(|ty| self.is_exact_type(ty)),
            _ => false,
        }
    }

    /// Says that a value has other type arguments than the type, written out in full, that is wanted.
    pub fn expect_arguments(&mut self, node: Node<'a>, value: &Expr, to: &Ty) {
        let (from, Ty::Class(wanted, args)) = (value.ty.clone(), to) else {
            return;
        };
        if !self.is_judging() || args.is_empty() || !to.is_known() || !self.is_exact(node) {
            return;
        }
        let Some(found) = self.world.as_super(&from, *wanted) else {
            return;
        };
        if !found.args().is_empty() && found.is_known() && found != *to {
            let (from, to) = (self.words(&from), self.words(to));
            self.complain(
                value.at,
                format!("incompatible types: {from} cannot be converted to {to}"),
            );
        }
    }

    /// The same of what is handed to a method of the program's that has no other of its name, nor type variables.
    pub fn expect_in_call(&mut self, method: MethodId, args: &[Argument<'a>], at_all: usize) {
        let info = self.world.method(method);
        let is_own = self.is_own(self.world.class(method.class).file);
        if !is_own || at_all != 1 || !info.vars.is_empty() || info.is_varargs {
            return;
        }
        let generic = !self.world.class(method.class).vars.is_empty();
        let parameters: Vec<Node<'a>> = info
            .node
            .and_then(|node| node.child_by_field("parameters"))
            .into_iter()
            .flat_map(Node::named_children)
            .filter(|child| child.kind() == "formal_parameter")
            .collect();
        let types = info.params.clone();
        if generic || parameters.len() != types.len() {
            return;
        }
        for ((arg, parameter), ty) in args.iter().zip(parameters).zip(types) {
            let written = parameter.child_by_field("type");
            if let Argument::Done(node, value) = arg
                && written.is_some_and(|written| self.is_exact_type(written))
            {
                self.expect_arguments(*node, value, &ty);
            }
        }
    }

    /// Types have as many arguments as they have variables, each within the variable's bound.
    pub fn type_arguments(&mut self) {
        let root = self.world.file(self.main).root;
        let generic = root
            .descendants()
            .filter(|node| node.kind() == "generic_type");
        for node in generic {
            self.type_arguments_of(node);
        }
    }

    fn type_arguments_of(&mut self, node: Node<'a>) {
        let (Some(name), Some(list)) = (
            node.child_by_kind("type_identifier"),
            node.child_by_kind("type_arguments"),
        ) else {
            return;
        };
        let source = self.world.file(self.main).source;
        let around = self.class_around(node);
        let sight = TypeSight::default();
        let class = self
            .world
            .class_in_sight(name.text(source), self.main, around, &sight);
        let Some(class) = class else { return };
        self.world.head(class);
        let vars = self.world.class(class).vars.clone();
        let args: Vec<Node<'a>> = list
            .named_children()
            .filter(|arg| !arg.kind().ends_with("comment"))
            .collect();
        let at = self.at(list);
        match (args.len(), vars.len()) {
            (0, _) => return,
            (_, 0) => {
                let words = self.class_words(class);
                return self.complain(at, format!("type {words} does not take parameters"));
            }
            (given, wanted) if given != wanted => {
                return self.complain(
                    at,
                    format!("wrong number of type arguments; required {wanted}"),
                );
            }
            _ => {}
        }
        for (arg, var) in args.into_iter().zip(vars) {
            let info = &self.world.vars[var.0 as usize];
            let (Some(bound), var_name) = (info.bound.clone(), info.name) else {
                continue;
            };
            if !matches!(arg.kind(), "type_identifier" | "generic_type") {
                continue;
            }
            let ty = self.world.resolve(arg, self.main, around, &sight);
            if matches!(ty, Ty::Class(..))
                && matches!(bound, Ty::Class(..))
                && !self.may_be(&ty, &bound)
            {
                let (at, words) = (self.at(arg), self.words(&ty));
                self.complain(
                    at,
                    format!(
                        "type argument {words} is not within bounds of type-variable {var_name}"
                    ),
                );
            }
        }
    }
}
