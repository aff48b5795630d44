//! Source that the parser could not read.

use crate::common::{Builder, quoted};
use ir::{Code, Severity};
use syntax::Node;

/// Reports a stretch of text that fits no rule, or a part that is missing.
pub(super) fn report(b: &mut Builder<'_>, node: Node<'_>, source: &str) {
    let at = b.span(node);
    let (code, subject) = if node.is_missing() {
        (Code::MissingSyntax, node.kind().to_owned())
    } else {
        (Code::SyntaxError, quoted(node.text(source)))
    };
    b.report(code, Severity::Error, at, subject);
    if node.is_error() {
        b.list_unsupported("ERROR", at);
    }
}
