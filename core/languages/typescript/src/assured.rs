//! What `!` behind an operand belongs to. The grammar binds it looser than operators: of `a + b!.c` it makes `(a + b)!.c`, where
//! TypeScript reads `a + (b!.c)`. As `!` says nothing at run time, a source in which it went wrong is read again without it: a space
//! stands in its place, so that every place in the text stays what it is.

use syntax::{Node, SyntaxTree};

/// What can stand in front of `!` only in parentheses.
const LOOSE: [&str; 10] = [
    "arrow_function",
    "as_expression",
    "assignment_expression",
    "augmented_assignment_expression",
    "await_expression",
    "binary_expression",
    "satisfies_expression",
    "ternary_expression",
    "unary_expression",
    "yield_expression",
];

fn is_wrong(node: Node<'_>) -> bool {
    let first = node.named_children().find(|child| !child.is_extra());
    node.kind() == "non_null_expression"
        && first.is_some_and(|inside| LOOSE.contains(&inside.kind()))
}

/// The source without `!` behind operands, if the grammar took one of them for something else than it is.
pub(super) fn without_assurances(tree: &SyntaxTree, source: &str) -> Option<String> {
    let (mut open, mut places, mut is_needed) = (vec![tree.root()], Vec::new(), false);
    while let Some(node) = open.pop() {
        is_needed |= is_wrong(node);
        if node.kind() == "non_null_expression" {
            let tokens = node.children().filter(|child| child.kind() == "!");
            places.extend(tokens.map(|token| token.start() as usize));
        }
        open.extend(node.children());
    }
    if !is_needed {
        return None;
    }
    let mut bytes = source.as_bytes().to_vec();
    for place in places {
        if bytes.get(place) == Some(&b'!') {
            bytes[place] = b' ';
        }
    }
    String::from_utf8(bytes).ok()
}
