//! Lists of words: `%w[a b]` and its like.

use super::Lowerer;
use ir::{Arg, Intrinsic, Reg};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn words(&mut self, node: Node<'a>, are_symbols: bool) -> Reg {
        let at = self.b.span(node);
        let mut items = Vec::new();
        let is_raw = ["%w", "%i"]
            .iter()
            .any(|start| self.text(node).starts_with(start));
        for word in node.named_children() {
            let text = self.text(word);
            if is_raw && text.contains('\\') {
                for text in raw_words(text) {
                    let value = match are_symbols {
                        true => self.symbol(&text, at),
                        false => {
                            let text = self.b.text(&text, at);
                            self.literal(text, at)
                        }
                    };
                    items.push(Arg::positional(value));
                }
                continue;
            }
            let value = match are_symbols {
                true if !is_raw && word.child_by_kind("interpolation").is_some() => {
                    let children: Vec<_> = word.named_children().collect();
                    let text = self.pieces(&children, false, at);
                    self.b.intrinsic(Intrinsic::Symbol, &[text, text], at)
                }
                true => self.symbol(text, at),
                false => {
                    let children: Vec<_> = word.named_children().collect();
                    let text = self.pieces(&children, false, at);
                    self.literal(text, at)
                }
            };
            items.push(Arg::positional(value));
        }
        self.new_list(items.into(), at)
    }
}

/// The words of a list without interpolation: a backslash keeps a space, a bracket and itself.
fn raw_words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        let kept = chars.next_if(|next| {
            char == '\\' && (next.is_whitespace() || "()[]{}<>\\|!/".contains(*next))
        });
        match (kept, words.last_mut()) {
            (None, _) if char.is_whitespace() => words.push(String::new()),
            (kept, Some(word)) => word.push(kept.unwrap_or(char)),
            (_, None) => {}
        }
    }
    words.retain(|word| !word.is_empty());
    words
}
