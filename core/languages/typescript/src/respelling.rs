//! Words of TypeScript that the grammar does not know, or not well, and what to show it in their places, of the same length: `using` is a
//! `const` to it, or a name like others, `in` and `out` in front of a type variable are nothing, and neither is `accessor` behind another modifier. What is lowered
//! looks at the source itself, so it does not matter that a word within a text or a comment is taken for one of them.

use syntax::SyntaxTree;

/// The words, which are short for what may make it necessary to read the source again.
const WORDS: [&str; 4] = ["using", "in ", "out ", "accessor "];

/// What to show the grammar; nothing where it can read the source as it is.
pub(super) fn respelled(source: &str) -> Option<String> {
    let known = javascript::respelled(source);
    if !WORDS.iter().any(|word| source.contains(word)) {
        return known;
    }
    let mut words = Words::of(source);
    words.mark();
    if words.changes.is_empty() {
        return known;
    }
    let mut bytes = known.unwrap_or_else(|| source.to_owned()).into_bytes();
    for (at, length, shown) in words.changes {
        for (place, byte) in bytes[at..at + length].iter_mut().enumerate() {
            *byte = shown.as_bytes().get(place).copied().unwrap_or(b' ');
        }
    }
    String::from_utf8(bytes).ok()
}

/// Whether the grammar has taken a declaration by `using` for an assignment.
pub(super) fn is_mistaken(tree: &SyntaxTree) -> bool {
    let mut nodes = tree.root().descendants();
    nodes.any(|node| {
        let mut inside = node.children();
        node.kind() == "assignment_expression" && inside.any(|child| child.kind() == "using")
    })
}

/// The words of a source, each with the character in front of it, and what is to be changed.
struct Words<'s> {
    source: &'s str,
    all: Vec<(usize, &'s str)>,
    changes: Vec<(usize, usize, &'static str)>,
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$')
}

impl<'s> Words<'s> {
    fn of(source: &'s str) -> Words<'s> {
        let mut all = Vec::new();
        let mut start = None;
        for (at, c) in source.char_indices().chain([(source.len(), ' ')]) {
            match (is_part(c), start) {
                (true, None) => start = Some(at),
                (false, Some(from)) => {
                    all.push((from, &source[from..at]));
                    start = None;
                }
                _ => {}
            }
        }
        Words {
            source,
            all,
            changes: Vec::new(),
        }
    }

    /// What stands between a word and the next, if it is blank and on one line.
    fn is_beside(&self, place: usize) -> bool {
        let (Some((at, word)), Some((next, _))) = (self.all.get(place), self.all.get(place + 1))
        else {
            return false;
        };
        let between = &self.source[at + word.len()..*next];
        !between.is_empty() && between.chars().all(|c| c == ' ' || c == '\t')
    }

    /// The last character in front of a word that is not blank.
    fn before(&self, place: usize) -> char {
        let (at, _) = self.all[place];
        let before = self.source[..at].trim_end().chars().next_back();
        before.unwrap_or(';')
    }

    fn mark(&mut self) {
        for place in 0..self.all.len() {
            let (at, word) = self.all[place];
            let next = self.all.get(place + 1).map_or("", |(_, next)| *next);
            match word {
                "using" if self.is_beside(place) && self.declares(next) => {
                    let is_waited = place > 0 && self.all[place - 1].1 == "await";
                    match is_waited && self.is_beside(place - 1) {
                        true => {
                            let from = self.all[place - 1].0;
                            self.changes.push((from, at + word.len() - from, "const"));
                        }
                        false => self.changes.push((at, word.len(), "const")),
                    }
                }
                // Elsewhere it is a name like others.
                "using" => self.changes.push((at, word.len(), "usinq")),
                "in" | "out" if self.is_beside(place) && self.is_of_variable(place) => {
                    self.changes.push((at, word.len(), ""));
                }
                "accessor" if place > 0 && self.is_beside(place) && self.is_beside(place - 1) => {
                    let before = self.all[place - 1].1;
                    if matches!(before, "static" | "override" | "readonly") {
                        self.changes.push((at, word.len(), ""));
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether a name is declared by the word behind `using`.
    fn declares(&self, next: &str) -> bool {
        let is_word = matches!(next, "in" | "of" | "instanceof" | "as" | "satisfies" | "is");
        !is_word && !next.starts_with(|c: char| c.is_ascii_digit())
    }

    /// Whether a word stands where a type variable is declared.
    fn is_of_variable(&self, place: usize) -> bool {
        match self.before(place) {
            '<' | ',' => true,
            _ if place > 0 && self.all[place - 1].1 == "in" => {
                self.is_beside(place - 1) && matches!(self.before(place - 1), '<' | ',')
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::respelled;

    #[test]
    fn words_that_the_grammar_does_not_know_are_shown_as_others() {
        for (source, shown) in [
            ("using a = f();", "const a = f();"),
            ("{ await using b = g() }", "{ const       b = g() }"),
            ("for (using x of xs) {}", "for (const x of xs) {}"),
            ("type A<in T, out U> = 1;", "type A<   T,     U> = 1;"),
            ("class A<in out T> {}", "class A<       T> {}"),
            ("static accessor z = 1;", "static          z = 1;"),
            ("for (using of xs) using.x", "for (usinq of xs) usinq.x"),
        ] {
            assert_eq!(respelled(source).as_deref(), Some(shown), "{source}");
        }
        for same in [
            "for (const k in o) {} k in o; a < b",
            "accessor x = 1; let out = 1",
        ] {
            assert_eq!(respelled(same), None, "{same}");
        }
    }
}
