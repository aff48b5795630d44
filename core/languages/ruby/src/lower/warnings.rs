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
                    for (key, first, again) in self.repeated_keys(node) {
                        let text = format!(
                            "key {key} is duplicated and overwritten on line {}",
                            line(again)
                        );
                        told.push((line(first), first, text));
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
    fn repeated_keys(&self, hash: Node<'a>) -> Vec<(String, Node<'a>, Node<'a>)> {
        let mut seen: FxHashMap<String, Node<'a>> = FxHashMap::default();
        let mut found = Vec::new();
        for pair in hash.named_children().filter(|pair| pair.kind() == "pair") {
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
