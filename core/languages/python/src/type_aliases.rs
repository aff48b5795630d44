//! Names that assignments give to types: type variables, new types and other names for a type.

use syntax::Node;

/// What a name that an assignment binds stands for in annotations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TypeName<'t> {
    /// Whatever a caller has.
    Variable,
    /// What this text means; of a new type, whose values know nothing of it, what it is made from.
    Alias(&'t str),
}

/// The name on the left of an assignment, where what is on the right names a type.
pub(super) fn named_type<'t>(
    assignment: Node<'t>,
    source: &'t str,
) -> Option<(&'t str, TypeName<'t>)> {
    let left = assignment.child_by_field("left")?;
    let right = assignment.child_by_field("right")?;
    if left.kind() != "identifier" {
        return None;
    }
    let last = |node: Node<'t>| node.text(source).rsplit('.').next();
    let declared = assignment.child_by_field("type");
    let meaning = match (declared, right.kind()) {
        (None, "call") => match last(right.child_by_field("function")?)? {
            "TypeVar" | "TypeVarTuple" | "ParamSpec" => TypeName::Variable,
            "NewType" => {
                let of = right.child_by_field("arguments")?.named_children().nth(1)?;
                TypeName::Alias(of.text(source))
            }
            _ => return None,
        },
        (None, "subscript") => TypeName::Alias(right.text(source)),
        (None, "binary_operator") if right.child_by_kind("|").is_some() => {
            TypeName::Alias(right.text(source))
        }
        (Some(ty), _) if last(ty) == Some("TypeAlias") => TypeName::Alias(right.text(source)),
        _ => return None,
    };
    Some((left.text(source), meaning))
}
