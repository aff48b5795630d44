//! Statements that share a line with others: where each stands, so that one of them can be taken out alone.

use super::scan::{Kind, Piece, pieces};
use super::{Blocks, Recovery, shared_line};
use std::ops::Range;

/// See [`Recovery::parts`].
pub(super) fn parts(recovery: &Recovery, source: &str, range: &Range<usize>) -> Vec<Range<usize>> {
    let pieces = pieces(recovery, source);
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = pieces.get(at) {
        let start = first.range.start;
        let end = source[start..]
            .find('\n')
            .map_or(source.len(), |end| start + end);
        let length = pieces[at..].partition_point(|piece| piece.range.start < end);
        let line = &pieces[at..at + length];
        at += length;
        if start < range.end && end > range.start {
            let parts = of_line(recovery, source, line);
            let has_several =
                parts.len() > 1 || parts.first().is_some_and(|part| part.start > start);
            found.extend(parts.into_iter().filter(|_| has_several));
        }
    }
    found
}

/// The statements of a line, each without the semicolon behind it.
fn of_line(recovery: &Recovery, source: &str, line: &[Piece]) -> Vec<Range<usize>> {
    let mut parts = Parts {
        recovery,
        found: Vec::new(),
        start: None,
        end: 0,
        is_head: false,
    };
    let open = shared_line::never_closed(recovery, line);
    let mut depth = 0_usize;
    // Whether a head of a block goes up to what stands at the current depth.
    let mut ends_at_bracket = false;
    for (at, piece) in line.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| &line[before]);
        match piece.kind {
            Kind::Mark(b';') if depth == 0 => {
                parts.close();
                continue;
            }
            Kind::Mark(b'{') if recovery.has_braces() && depth == 0 => {
                if !is_of_expression(before) {
                    parts.drop();
                    continue;
                }
                depth += usize::from(!open.contains(&at));
            }
            Kind::Mark(b'}') if recovery.has_braces() && depth == 0 => {
                parts.close();
                continue;
            }
            Kind::Mark(b'(' | b'[' | b'{') => depth += usize::from(!open.contains(&at)),
            Kind::Mark(b')' | b']' | b'}') => depth = depth.saturating_sub(1),
            Kind::Mark(b':') if depth == 0 && parts.is_head => {
                parts.drop();
                continue;
            }
            Kind::Word if depth == 0 => {
                let word = piece.text(source);
                match recovery.role(word) {
                    Role::Opens => {
                        parts.close();
                        parts.begin(piece);
                        parts.is_head = true;
                        ends_at_bracket = word == "function";
                    }
                    Role::Between => {
                        parts.close();
                        parts.drop();
                        continue;
                    }
                    Role::None => {
                        if recovery.is_free
                            && before.is_some_and(|before| is_whole(source, before))
                            && !is_joint(word)
                        {
                            parts.close();
                        }
                    }
                }
            }
            // What it swallowed is not known.
            Kind::OpenText => parts.is_head = true,
            _ => {}
        }
        parts.begin(piece);
        parts.end = piece.range.end;
        if ends_at_bracket && depth == 0 && piece.is(b')') {
            ends_at_bracket = false;
            parts.drop();
        }
    }
    parts.close();
    parts.found
}

/// What a word does to the statements around it.
enum Role {
    /// It begins the head of a block.
    Opens,
    /// It stands between statements.
    Between,
    None,
}

impl Recovery {
    fn has_braces(&self) -> bool {
        matches!(self.blocks, Blocks::Braces)
    }

    /// Whether a word stands between statements.
    pub(super) fn stands_between(&self, word: &str) -> bool {
        matches!(self.role(word), Role::Between)
    }

    fn role(&self, word: &str) -> Role {
        match self.blocks {
            Blocks::Indentation { .. } if self.blocks.begins_with(word) => Role::Opens,
            Blocks::End {
                heads,
                openers,
                closers,
                clauses,
            } => {
                let ends_head = heads.iter().any(|(_, end)| *end == word);
                if closers.contains(&word) || clauses.contains(&word) || ends_head {
                    Role::Between
                } else if openers.contains(&word) || self.blocks.begins_with(word) {
                    Role::Opens
                } else {
                    Role::None
                }
            }
            Blocks::Braces if matches!(word, "case" | "default") => Role::Opens,
            _ => Role::None,
        }
    }
}

/// The statements found so far, and the one that has begun.
struct Parts<'a> {
    recovery: &'a Recovery,
    found: Vec<Range<usize>>,
    start: Option<usize>,
    end: usize,
    /// Whether what has begun holds others.
    is_head: bool,
}

impl Parts<'_> {
    fn begin(&mut self, piece: &Piece) {
        self.start.get_or_insert(piece.range.start);
    }

    /// The statement ends that has begun, if one has.
    fn close(&mut self) {
        let is_head = std::mem::take(&mut self.is_head);
        if let Some(start) = self.start.take()
            && !is_head
            && self.recovery.stand_in(self.end - start).is_some()
        {
            self.found.push(start..self.end);
        }
    }

    /// What has begun is no statement of its own.
    fn drop(&mut self) {
        self.start = None;
        self.is_head = false;
    }
}

/// Whether a brace behind a piece belongs to an expression.
pub(super) fn is_of_expression(before: Option<&Piece>) -> bool {
    before
        .is_some_and(|piece| matches!(piece.kind, Kind::Mark(mark) if b"=(,[]:?&|".contains(&mark)))
}

/// Whether an expression may end with a piece, and none goes on behind it with a word.
fn is_whole(source: &str, piece: &Piece) -> bool {
    match piece.kind {
        Kind::Text => true,
        Kind::Word => piece.text(source).starts_with(|c: char| c.is_ascii_digit()),
        Kind::Mark(mark) => matches!(mark, b')' | b']' | b'}'),
        Kind::OpenText => false,
    }
}

/// Whether a word stands between the parts of an expression.
fn is_joint(word: &str) -> bool {
    matches!(word, "and" | "or" | "in" | "then" | "do")
}

#[cfg(test)]
mod tests {
    use super::super::{Blocks, Recovery};

    const BRACES: Recovery = Recovery {
        blocks: Blocks::Braces,
        stand_ins: &[";"],
        has_semicolons: true,
        is_free: false,
        line_comments: &["//"],
        long_comments: &[],
        long_texts: &[],
        quotes: b"\"'",
    };
    const WORDS: Recovery = Recovery {
        blocks: Blocks::End {
            heads: &[("if", "then"), ("for", "do")],
            openers: &["function", "if", "do"],
            closers: &["end"],
            clauses: &["else"],
        },
        is_free: true,
        ..BRACES
    };

    /// The statements that share lines in a source.
    fn parts<'s>(recovery: &Recovery, source: &'s str) -> Vec<&'s str> {
        let found = recovery.parts(source, &(0..source.len()));
        found.into_iter().map(|part| &source[part]).collect()
    }

    #[test]
    fn statements_are_told_apart_where_they_share_a_line() {
        let source =
            "class A { int a; void f(int b) { for (int i = 0; i < 2; i++) { g(\";\"); } } }";
        assert_eq!(parts(&BRACES, source), ["int a", "g(\";\")"]);
        assert_eq!(
            parts(&BRACES, "int[] a = {1, 2}; b = f(c;\n"),
            ["int[] a = {1, 2}", "b = f(c"]
        );
        assert_eq!(parts(&BRACES, "switch (a) { case 1: b(); }"), ["b()"]);
        assert_eq!(
            parts(
                &WORDS,
                "function f(a) local b = 1 if a then c() end g() end"
            ),
            ["local b = 1", "c()", "g()"]
        );
        let source = "{ a = ; b(); }";
        let out = BRACES.parts(source, &(0..source.len()));
        assert_eq!(BRACES.without_parts(source, &out), "{ ;   ; ;  ; }");
    }

    #[test]
    fn a_statement_with_a_line_of_its_own_shares_none() {
        assert!(parts(&BRACES, "a();\nb();\n").is_empty());
        // What a text that is not closed swallowed is not known.
        assert!(parts(&BRACES, "{ a = \"b; c(); }").is_empty());
    }
}
