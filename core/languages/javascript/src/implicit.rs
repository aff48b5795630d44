//! Names that code assigns to where nothing around declares them, while a block elsewhere in the file does: those are variables of the
//! file, and the block's are others.

use crate::lowerer::parts;
use crate::scopes::{bound_names, is_function};
use rustc_hash::FxHashSet;
use syntax::Node;

/// The names of a script that are meant here, and all that it assigns to without declaring them.
pub fn implicit<'s>(root: Node<'_>, source: &'s str) -> (FxHashSet<&'s str>, FxHashSet<&'s str>) {
    let mut scopes: Vec<FxHashSet<&str>> = Vec::new();
    let (mut inside, mut assigned) = (FxHashSet::default(), FxHashSet::default());
    // A node that is entered, or nothing where a scope is left.
    let mut pending = vec![Some(root)];
    while let Some(step) = pending.pop() {
        let Some(node) = step else {
            scopes.pop();
            continue;
        };
        let mut targets = Vec::new();
        targets_of(node, source, &mut targets);
        for target in targets {
            let name = target.text(source);
            if !scopes.iter().any(|scope| scope.contains(name)) {
                assigned.insert(name);
            }
        }
        if let Some(names) = declared_by(node, source) {
            if !scopes.is_empty() {
                inside.extend(names.iter().copied());
            }
            scopes.push(names);
            pending.push(None);
        }
        let children: Vec<_> = node.named_children().map(Some).collect();
        pending.extend(children.into_iter().rev());
    }
    let meant = assigned.iter().filter(|name| inside.contains(*name));
    (meant.copied().collect(), assigned)
}

/// The names that a node assigns to.
fn targets_of<'t>(node: Node<'t>, source: &str, out: &mut Vec<Node<'t>>) {
    let target = match node.kind() {
        "assignment_expression" | "augmented_assignment_expression" => node.child_by_field("left"),
        "update_expression" => node.child_by_field("argument"),
        "for_in_statement" if kind_of(node, source).is_none() => node.child_by_field("left"),
        _ => None,
    };
    if let Some(target) = target {
        bound_names(target, out);
    }
}

/// The word by which a loop declares a variable.
fn kind_of<'s>(node: Node<'_>, source: &'s str) -> Option<&'s str> {
    node.child_by_field("kind").map(|kind| kind.text(source))
}

/// The names that are known inside of a node because of it; nothing where it is no scope.
fn declared_by<'s>(node: Node<'_>, source: &'s str) -> Option<FxHashSet<&'s str>> {
    let mut names = Vec::new();
    match node.kind() {
        "program" => vars_of(node, source, &mut names),
        "statement_block" | "switch_body" => {}
        "for_statement" => names_of_statement(node.child_by_field("initializer"), &mut names),
        "for_in_statement" if kind_of(node, source).is_some() => {
            bound_names(node.child_by_field("left")?, &mut names);
        }
        "catch_clause" => {
            if let Some(parameter) = node.child_by_field("parameter") {
                bound_names(parameter, &mut names);
            }
        }
        "class" => names.extend(node.child_by_field("name")),
        kind if is_function(kind) => {
            let own = node.child_by_field("name");
            names.extend(own.filter(|own| own.kind() == "identifier"));
            let single = node.child_by_field("parameter");
            let several = node.child_by_field("parameters");
            let several = several.into_iter().flat_map(parts);
            for parameter in single.into_iter().chain(several) {
                bound_names(parameter, &mut names);
            }
            vars_of(node, source, &mut names);
        }
        _ => return None,
    }
    for statement in parts(node) {
        names_of_statement(Some(statement), &mut names);
        if statement.kind() == "switch_case" || statement.kind() == "switch_default" {
            for inner in parts(statement) {
                names_of_statement(Some(inner), &mut names);
            }
        }
    }
    let mut names: FxHashSet<&str> = names.into_iter().map(|name| name.text(source)).collect();
    if is_function(node.kind()) && node.kind() != "arrow_function" {
        names.insert("arguments");
    }
    Some(names)
}

/// The names that a statement declares in the block that it stands in.
fn names_of_statement<'t>(statement: Option<Node<'t>>, out: &mut Vec<Node<'t>>) {
    let Some(statement) = statement else { return };
    match statement.kind() {
        "lexical_declaration" | "variable_declaration" => {
            let patterns = parts(statement).filter_map(|one| one.child_by_field("name"));
            patterns.for_each(|pattern| bound_names(pattern, out));
        }
        "class_declaration" | "function_declaration" | "generator_function_declaration" => {
            out.extend(statement.child_by_field("name"));
        }
        _ => {}
    }
}

/// The names that `var`, and functions in blocks, declare in a whole function.
fn vars_of<'t>(function: Node<'t>, source: &str, out: &mut Vec<Node<'t>>) {
    let mut pending: Vec<Node<'t>> = function.named_children().collect();
    while let Some(node) = pending.pop() {
        match node.kind() {
            "variable_declaration" | "function_declaration" | "generator_function_declaration" => {
                names_of_statement(Some(node), out);
            }
            "for_in_statement" if kind_of(node, source) == Some("var") => {
                if let Some(left) = node.child_by_field("left") {
                    bound_names(left, out);
                }
            }
            _ => {}
        }
        if !is_function(node.kind()) {
            pending.extend(node.named_children());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::implicit;

    fn of(source: &str) -> Vec<&str> {
        let tree = grammars::parse(&crate::GRAMMAR, source);
        let mut names: Vec<_> = implicit(tree.root(), source).0.into_iter().collect();
        names.sort_unstable();
        names
    }

    #[test]
    fn what_a_block_declares_elsewhere_is_assigned_to() {
        assert_eq!(of("for (let i = 0; i < 2; i++) ; i = 1; j = 2;"), ["i"]);
        assert_eq!(of("function f(x) { x = 1; } x = 2;"), ["x"]);
        assert_eq!(
            of("{ let a; } for (a of []) ; function g() { [b] = [1]; } { class b {} }"),
            ["a", "b"]
        );
    }

    #[test]
    fn what_is_declared_around_is_not() {
        assert_eq!(
            of("var i; { let i; } i = 1; function f() { k = 1; } let k; { let k; }"),
            [""; 0]
        );
        assert_eq!(
            of("function f() { { var v; } v = 1; try { } catch (e) { e = 1; } }"),
            [""; 0]
        );
    }
}
