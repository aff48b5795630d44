//! What Ruby says of a program before it runs, without being asked for warnings.

use super::Lowerer;
use rustc_hash::FxHashMap;
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// Tells of what is odd in a file, in the order of its lines.
    pub(super) fn warnings(&mut self, root: Node<'a>) {
        if self.is_library {
            return;
        }
        let mut told: Vec<(usize, Node<'a>, String)> = Vec::new();
        for node in root.descendants() {
            let line = |node: Node<'a>| self.b.span(node).start.line as usize;
            match node.kind() {
                "find_pattern" => {
                    let text = "Find pattern is experimental, and the behavior may change in future versions of Ruby!";
                    told.push((line(node), node, text.to_owned()));
                }
                "hash" => {
                    for (key, first, again) in self.repeated_keys(node.named_children()) {
                        let text = format!(
                            "key {key} is duplicated and overwritten on line {}",
                            line(again)
                        );
                        told.push((line(first), first, text));
                    }
                }
                "if" | "unless" | "while" | "until" | "elsif" | "if_modifier"
                | "unless_modifier" | "while_modifier" | "until_modifier" | "conditional" => {
                    if let Some(condition) = node.child_by_field("condition")
                        && assigns_literal(condition)
                    {
                        let text = "found `= literal' in conditional, should be ==";
                        told.push((line(condition), condition, text.to_owned()));
                    }
                }
                _ => {}
            }
        }
        told.sort_by_key(|(line, ..)| *line);
        for (line, node, text) in told {
            let at = self.b.span(node);
            let place = self.b.text(&format!("{}:{line}", self.file), at);
            let text = self.b.text(&text, at);
            self.library_call("warn_at", &[place, text], at);
        }
    }

    /// The keys that a literal has twice: each as Ruby shows it, with the pair that is lost and the one that stays.
    pub(super) fn repeated_keys(
        &self,
        nodes: impl Iterator<Item = Node<'a>>,
    ) -> Vec<(String, Node<'a>, Node<'a>)> {
        let mut seen: FxHashMap<String, Node<'a>> = FxHashMap::default();
        let mut found = Vec::new();
        for pair in nodes.filter(|pair| pair.kind() == "pair") {
            let Some(key) = pair.child_by_field("key") else {
                continue;
            };
            let text = self.text(key);
            let shown = match key.kind() {
                "hash_key_symbol" => format!(":{}", text.trim_end_matches(':')),
                "simple_symbol" | "integer" => text.to_owned(),
                "string" if !text.contains("#{") && !text.contains('\\') => {
                    format!("\"{}\"", text.trim_matches(['"', '\'']))
                }
                _ => continue,
            };
            if let Some(before) = seen.insert(shown.clone(), pair) {
                found.push((shown, before, pair));
            }
        }
        found
    }
}

/// Whether a condition assigns a variable what is known beforehand.
fn assigns_literal(condition: Node<'_>) -> bool {
    let inside = match condition.kind() {
        "parenthesized_statements" => condition.named_children().next(),
        _ => Some(condition),
    };
    let value = inside
        .filter(|node| node.kind() == "assignment")
        .and_then(|node| node.child_by_field("right"));
    value.is_some_and(|value| match value.kind() {
        "integer" | "float" | "nil" | "true" | "false" | "simple_symbol" => true,
        "string" => value.child_by_kind("interpolation").is_none(),
        _ => false,
    })
}
