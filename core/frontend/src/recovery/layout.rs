//! Where delimiters are missing, by what lines look like.

use super::scan::{Kind, Line, Piece, lines};
use super::{Blocks, Insertion, Recovery, shared_line};
use ir::Sorting;

/// A block that is open: how far the line is indented on which it was opened.
struct Open {
    indent: usize,
    line: usize,
}

pub(super) fn insertions(recovery: &Recovery, source: &str) -> Vec<Insertion> {
    let lines = lines(recovery, source);
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let next = lines.get(at + 1);
        found.extend(open_brackets(recovery, source, line));
        found.extend(open_head(recovery, source, line, next));
        found.extend(open_text(recovery, source, line, next));
        found.extend(semicolon(recovery, line, next));
        found.extend(shared_line::brackets(recovery, line));
        found.extend(shared_line::heads(recovery, source, line));
        found.extend(shared_line::texts(source, line));
    }
    found.extend(closers(recovery, source, &lines));
    found.put_in_order_by_key(|insertion| insertion.at);
    found
}

fn insertion(at: usize, text: impl Into<String>) -> Insertion {
    Insertion {
        at,
        text: text.into(),
        shows_late: false,
    }
}

/// Whether a piece ends a head or a statement, so that brackets close in front of it.
fn ends(recovery: &Recovery, source: &str, piece: &Piece) -> bool {
    match (piece.kind, recovery.blocks) {
        (Kind::Mark(b':'), Blocks::Indentation { .. }) => true,
        (Kind::Mark(b'{'), Blocks::Braces) => true,
        (Kind::Mark(b';'), _) => recovery.has_semicolons,
        (Kind::Word, Blocks::End { heads, .. }) => {
            heads.iter().any(|(_, end)| *end == piece.text(source))
        }
        _ => false,
    }
}

/// The brackets that a line opens and does not close.
fn open_brackets(recovery: &Recovery, source: &str, line: &Line) -> Option<Insertion> {
    let has_braces = matches!(recovery.blocks, Blocks::Braces);
    let mut open = Vec::new();
    for piece in &line.pieces {
        let Kind::Mark(mark) = piece.kind else {
            continue;
        };
        match mark {
            b'(' => open.push(')'),
            b'[' => open.push(']'),
            b'{' if !has_braces => open.push('}'),
            b')' | b']' => drop(open.pop()),
            b'}' if !has_braces => drop(open.pop()),
            _ => {}
        }
    }
    // What an open text swallowed is not known.
    if open.is_empty() || line.last().kind == Kind::OpenText {
        return None;
    }
    let mut pieces = line.pieces.iter().rev();
    let last = pieces.find(|piece| !ends(recovery, source, piece))?;
    let text: String = open.into_iter().rev().collect();
    Some(Insertion {
        // Inside of brackets the lines that follow may be read as something else.
        shows_late: ends(recovery, source, line.last()),
        ..insertion(last.range.end, text)
    })
}

/// The head of a block without what ends it.
fn open_head(
    recovery: &Recovery,
    source: &str,
    line: &Line,
    next: Option<&Line>,
) -> Option<Insertion> {
    let word = line.first().text(source);
    let end = line.last().range.end;
    match recovery.blocks {
        Blocks::Indentation { .. } => {
            let is_head = recovery.blocks.begins_with(word);
            (is_head && !line.last().is(b':')).then(|| insertion(end, ":"))
        }
        Blocks::Braces => {
            let is_head = line.last().is(b')') || line.last().kind == Kind::Word;
            let is_followed = next.is_some_and(|next| next.indent > line.indent);
            (is_head && is_followed).then(|| insertion(end, " {"))
        }
        Blocks::End { heads, .. } => {
            let (_, opening) = heads.iter().find(|(head, _)| *head == word)?;
            let is_there = line
                .pieces
                .iter()
                .any(|piece| piece.text(source) == *opening);
            (!is_there).then(|| insertion(end, format!(" {opening}")))
        }
        Blocks::Lines => None,
    }
}

/// The quote of a text on the head of a block: in front of the marks at the end of its line. That of a simple statement is
/// not guessed at, since such a statement can be taken out.
fn open_text(
    recovery: &Recovery,
    source: &str,
    line: &Line,
    next: Option<&Line>,
) -> Option<Insertion> {
    let last = line.last();
    if last.kind != Kind::OpenText || next.is_none_or(|next| next.indent <= line.indent) {
        return None;
    }
    let text = last.text(source);
    let mut inside = text.trim_end_matches([')', ']', '{', ':', ' ', '\t']);
    if let Blocks::End { heads, .. } = recovery.blocks {
        let head = heads.iter().find_map(|(_, end)| text.strip_suffix(end));
        inside = head.map_or(inside, |head| head.trim_end_matches([')', ']', ' ', '\t']));
    }
    (inside.len() > 1).then(|| insertion(last.range.start + inside.len(), &text[..1]))
}

/// The semicolon at the end of a line.
fn semicolon(recovery: &Recovery, line: &Line, next: Option<&Line>) -> Option<Insertion> {
    let is_ended = matches!(line.last().kind, Kind::Mark(mark) if !matches!(mark, b')' | b']'));
    let goes_on = next.is_some_and(|next| next.indent > line.indent || next.first().is(b'{'));
    let is_open = recovery.has_semicolons && !is_ended && !goes_on;
    is_open.then(|| insertion(line.last().range.end, ";"))
}

/// What closes the blocks that lines stand outside of.
fn closers(recovery: &Recovery, source: &str, lines: &[Line]) -> Vec<Insertion> {
    let is_one_of = |words: &[&str], piece: &Piece| words.contains(&piece.text(source));
    let (close, clauses): (&str, &[&str]) = match recovery.blocks {
        Blocks::Braces => ("}", &["else", "catch", "finally"]),
        Blocks::End {
            closers, clauses, ..
        } => (closers.first().copied().unwrap_or("end"), clauses),
        Blocks::Indentation { .. } | Blocks::Lines => return Vec::new(),
    };
    let opens = |piece: &Piece| match recovery.blocks {
        Blocks::End { openers, .. } => is_one_of(openers, piece),
        _ => piece.is(b'{'),
    };
    let closes = |piece: &Piece| match recovery.blocks {
        Blocks::End { closers, .. } => is_one_of(closers, piece),
        _ => piece.is(b'}'),
    };
    let mut found = Vec::new();
    let mut open: Vec<Open> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let first = line.first();
        let goes_on = closes(first) || is_one_of(clauses, first);
        let has_braces = matches!(recovery.blocks, Blocks::Braces);
        // A directive of a preprocessor.
        if has_braces && first.is(b'#') {
            continue;
        }
        // A label may stand anywhere, and so may a brace on a line of its own.
        let says_nothing = line.last().is(b':') || has_braces && first.is(b'{');
        while let Some(block) = open.last()
            && at > 0
            && !says_nothing
            && block.line < at
            && (block.indent > line.indent || block.indent == line.indent && !goes_on)
        {
            found.push(Insertion {
                at: lines[at - 1].last().range.end,
                text: format!(" {close}"),
                shows_late: true,
            });
            open.pop();
        }
        for piece in &line.pieces {
            if opens(piece) {
                open.push(Open {
                    indent: line.indent,
                    line: at,
                });
            } else if closes(piece) {
                open.pop();
            }
        }
    }
    found
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
        long_comments: &[("/*", "*/")],
        long_texts: &[],
        quotes: b"\"'",
    };
    const INDENTATION: Recovery = Recovery {
        blocks: Blocks::Indentation {
            heads: &["def", "if"],
            clauses: &["else"],
        },
        has_semicolons: false,
        line_comments: &["#"],
        ..BRACES
    };
    const WORDS: Recovery = Recovery {
        blocks: Blocks::End {
            heads: &[("if", "then"), ("while", "do")],
            openers: &["function", "if", "do"],
            closers: &["end"],
            clauses: &["else"],
        },
        has_semicolons: false,
        line_comments: &["--"],
        ..BRACES
    };

    /// The source with each insertion in angle brackets.
    fn repaired(recovery: &Recovery, source: &str) -> String {
        let mut text = source.to_owned();
        for insertion in recovery.insertions(source).into_iter().rev() {
            text.insert_str(insertion.at, &format!("<{}>", insertion.text.trim()));
        }
        text
    }

    #[test]
    fn what_is_missing_is_put_where_the_layout_wants_it() {
        // What is expected stands in angle brackets, and nowhere in the source.
        for (recovery, expected) in [
            (
                BRACES,
                "void f() {\n    if (a) {\n        b();<}>\n    c(); // d\n}\n",
            ),
            (
                BRACES,
                "int f() {\n    return 1;<}> /* { */\n\nint g() {\n}\n",
            ),
            (BRACES, "f(\"{\"<)>;\nif (a[1<])> {\n}\n"),
            (BRACES, "while (a)<{>\n    b();\n}\n"),
            (BRACES, "a = 1<;>\nb = 2;\n"),
            (BRACES, "if (a == \"b<\"> {\n    c();\n}\n"),
            (INDENTATION, "def f(x, y<)>:\n    return [1<]> # ]\n"),
            (INDENTATION, "if a<:>\n    b\nelse<:>\n    c\n"),
            (
                WORDS,
                "function f()\n  while a do\n    b()\n  end\n  c()<end>\nfunction g()\nend\n",
            ),
            (WORDS, "while a<do>\n  b()\nend\n"),
            (
                WORDS,
                "if a then\n  f = function()\n    b()<end>\n  c()\nelse\n  d()\nend\n",
            ),
        ] {
            let parts = expected.split('<');
            let source: String = parts
                .map(|part| part.split_once('>').map_or(part, |(_, rest)| rest))
                .collect();
            let found = repaired(&recovery, &source);
            assert!(found.contains('<'), "{source}");
            assert_eq!(found, expected, "{source}");
        }
    }

    #[test]
    fn sound_sources_are_left_alone() {
        for (recovery, source) in [
            (
                BRACES,
                "int f()\n{\n    switch (a) {\n    case 1:\n        b();\n    }\nend:\n    return 1;\n}\n",
            ),
            (
                BRACES,
                "#define A {\nint f() { return '{'; }\nint g() {\n    if (a) {\n    } else {\n    }\n}\n",
            ),
            (INDENTATION, "if a:\n    b = {\"x\": '('}\n"),
            (
                WORDS,
                "local f = function(a)\n  if a then b() else c() end\nend\n",
            ),
        ] {
            assert_eq!(repaired(&recovery, source), source);
        }
    }
}
