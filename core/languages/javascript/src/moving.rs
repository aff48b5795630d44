//! What a call calls is looked up before its operands are evaluated. Where nothing can tell, it is looked up behind them, which takes an
//! instruction less; where the operands, or what they call, may give the name another meaning, or looking up runs the program's own code,
//! the order is that of the language.

use crate::lowerer::{Lowerer, parts};
use rustc_hash::FxHashSet;
use syntax::Node;

/// What may be something else when operands have been evaluated.
#[derive(Default)]
pub struct Moving<'a> {
    /// Names of variables and members that code assigns to, and of members that are computed when they are read.
    names: FxHashSet<&'a str>,
    /// Whether any object may run code of the program when a member is looked up.
    all_members: bool,
}

impl<'a> Moving<'a> {
    /// What a file assigns to and computes.
    pub fn of(root: Node<'_>, source: &'a str) -> Moving<'a> {
        let mut names = FxHashSet::default();
        for node in root.descendants() {
            let target = match node.kind() {
                "assignment_expression" | "augmented_assignment_expression" => {
                    node.child_by_field("left")
                }
                "method_definition" => {
                    let is_read =
                        |child: Node<'_>| !child.is_named() && child.text(source) == "get";
                    let name = node.child_by_field("name");
                    name.filter(|_| node.children().any(is_read))
                }
                _ => None,
            };
            let name = target.map(|target| target.child_by_field("property").unwrap_or(target));
            names.extend(name.map(|name| name.text(source)));
        }
        Moving {
            names,
            all_members: source.contains("new Proxy"),
        }
    }
}

impl<'a> Lowerer<'a, '_> {
    /// Whether a call must look up what it calls before its operands are evaluated.
    pub fn moves(&self, node: Node<'a>, name: &str, is_variable: bool) -> bool {
        let may_move = self.moving.names.contains(name) || self.moving.all_members && !is_variable;
        if self.is_library || !may_move {
            return false;
        }
        let Some(arguments) = node.child_by_field("arguments") else {
            return false;
        };
        let mut pending: Vec<Node<'a>> = parts(arguments).collect();
        while let Some(part) = pending.pop() {
            let runs = matches!(
                part.kind(),
                "assignment_expression"
                    | "augmented_assignment_expression"
                    | "call_expression"
                    | "new_expression"
                    | "await_expression"
                    | "yield_expression"
            );
            if runs {
                return true;
            }
            if !crate::scopes::is_function(part.kind()) {
                pending.extend(parts(part));
            }
        }
        false
    }
}
