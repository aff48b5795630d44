//! Source that the parser could not read.

use crate::common::{Builder, quoted};
use ir::{Code, Severity};
use syntax::Node;

/// Reports a stretch of text that fits no rule, or a part that is missing.
pub(super) fn report(b: &mut Builder<'_>, node: Node<'_>, source: &str) {
    let at = b.span(node);
    let subject = if node.is_missing() {
        format!("missing {}", node.kind())
    } else {
        quoted(node.text(source))
    };
    b.report(Code::SyntaxError, Severity::Error, at, subject);
    if node.is_error() {
        b.list_unsupported("ERROR", at);
    }
}
