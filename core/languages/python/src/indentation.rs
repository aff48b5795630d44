//! Indentation as Python's own reader checks it.
//!
//! The grammar makes what blocks it can of lines that do not line up, and says nothing. Here the lines are gone over
//! once more, brackets and texts aside, and each that Python refuses is named in its words.

use super::recovery::RECOVERY;
use super::respell::{end_of_line, end_of_text};

/// A line that is not where it could be.
#[derive(PartialEq, Eq, Debug)]
pub struct Misplaced {
    /// The byte at which Python points.
    pub at: usize,
    /// What Python says.
    pub message: String,
}

/// What opens a block.
#[derive(Clone, Copy)]
struct Head<'s> {
    /// As messages name it.
    name: Name<'s>,
    line: usize,
}

#[derive(Clone, Copy)]
enum Name<'s> {
    Statement(&'s str),
    Definition(&'static str),
}

impl<'s> Head<'s> {
    fn of(text: &'s str, line: usize) -> Head<'s> {
        let end = |c: char| !c.is_alphanumeric() && c != '_';
        let word = |text: &'s str| text.split(end).next().unwrap_or("");
        let mut name = word(text);
        if name == "async" {
            name = word(text[name.len()..].trim_start());
        }
        let name = match name {
            "def" => Name::Definition("function"),
            "class" => Name::Definition("class"),
            name => Name::Statement(name),
        };
        Head { name, line }
    }

    /// Whether a line that begins so has a block. What may be a name as well is one where no operand follows.
    fn has_block(self, text: &str) -> bool {
        match self.name {
            Name::Definition(_) => true,
            Name::Statement(name @ ("match" | "case")) => {
                let rest = &text[name.len()..];
                let next = rest.trim_start().chars().next();
                rest.starts_with(' ') && next.is_some_and(|c| c == '_' || c.is_alphanumeric())
            }
            Name::Statement(name) => RECOVERY.blocks.begins_with(name),
        }
    }

    fn wants_block(self) -> String {
        let line = self.line;
        match self.name {
            Name::Statement(name) => {
                format!("expected an indented block after '{name}' statement on line {line}")
            }
            Name::Definition(name) => {
                format!("expected an indented block after {name} definition on line {line}")
            }
        }
    }
}

/// The lines of a source that Python's reader refuses for their indentation. Brackets that are never closed end where recovery
/// has put in what closes them, in order.
pub fn misplaced(source: &str, closed: &[usize]) -> Vec<Misplaced> {
    let bytes = source.as_bytes();
    let mut found = Vec::new();
    let mut levels = vec![0];
    // The same where a tab is worth as much as a space: whoever mixes them lines up in both counts or in none.
    let mut counts = vec![0];
    // The last line, if it ended with the colon that opens a block, and where it ended.
    let mut opener: Option<Head<'_>> = None;
    // Whether it is the head of a block without its colon, or a bracket's: that is said elsewhere.
    let mut may_be_deeper = false;
    let mut last_end = 0;
    let (mut at, mut number) = (0, 1);
    while at < bytes.len() {
        let start = at;
        while matches!(bytes.get(at), Some(b' ' | b'\t' | b'\x0c')) {
            at += 1;
        }
        if matches!(bytes.get(at), None | Some(b'\n' | b'\r' | b'#')) {
            at = end_of_line(bytes, at) + 1;
            number += 1;
            continue;
        }
        let width = width(&bytes[start..at]);
        let count = at - start;
        let deepest = levels.last().copied().unwrap_or(0);
        let is_mixed = |counts: &[usize], level: usize| {
            let other = counts.get(level).copied().unwrap_or(0);
            if level + 1 == levels.len() && width > deepest {
                count <= other
            } else {
                count != other
            }
        };
        let reached = levels
            .iter()
            .rposition(|&level| level <= width)
            .unwrap_or(0);
        if (width > deepest || levels[reached] == width) && is_mixed(&counts, reached) {
            found.push(Misplaced {
                at: end_of_line(bytes, at),
                message: "inconsistent use of tabs and spaces in indentation".to_owned(),
            });
            // Later lines are compared with this one.
            counts.truncate(reached);
            counts.push(count);
        }
        if width > deepest {
            if opener.is_none() && !may_be_deeper {
                found.push(Misplaced {
                    at: at - 1,
                    message: "unexpected indent".to_owned(),
                });
            }
            levels.push(width);
            counts.push(count);
        } else {
            if let Some(head) = opener {
                found.push(Misplaced {
                    at,
                    message: head.wants_block(),
                });
            }
            levels.retain(|&level| level <= width);
            counts.truncate(levels.len());
            if levels.last() != Some(&width) {
                found.push(Misplaced {
                    at: end_of_line(bytes, at),
                    message: "unindent does not match any outer indentation level".to_owned(),
                });
                levels.push(width);
                counts.push(count);
            }
        }
        let head = Head::of(&source[at..], number);
        let (end, colon) = logical_line(bytes, at, closed);
        opener = (colon == Colon::AtEnd).then_some(head);
        // What a bracket holds may be indented as it likes, though the bracket is closed in front of it.
        let was_open = closed.iter().any(|place| (at..end).contains(place));
        may_be_deeper = was_open || colon == Colon::None && head.has_block(&source[at..end]);
        number += bytes[start..end]
            .iter()
            .filter(|byte| **byte == b'\n')
            .count();
        at = end;
        last_end = source[..end].trim_end().len();
    }
    if let Some(head) = opener {
        found.push(Misplaced {
            at: last_end,
            message: head.wants_block(),
        });
    }
    found
}

/// How far a line is indented: a tab leads on to the next eighth column.
fn width(space: &[u8]) -> usize {
    space.iter().fold(0, |column, byte| match byte {
        b'\t' => column / 8 * 8 + 8,
        b' ' => column + 1,
        _ => 0,
    })
}

/// The colon that a line has outside of brackets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Colon {
    None,
    Inside,
    AtEnd,
}

/// The place behind a logical line, and its last colon. Brackets are closed too where `closed` says so.
pub(super) fn logical_line(bytes: &[u8], mut at: usize, closed: &[usize]) -> (usize, Colon) {
    let mut depth = 0_usize;
    let mut colon = Colon::None;
    let mut closed = &closed[closed.partition_point(|&place| place < at)..];
    while at < bytes.len() {
        while let Some((place, behind)) = closed.split_first()
            && *place <= at
        {
            depth = depth.saturating_sub(1);
            closed = behind;
        }
        match bytes[at] {
            b'"' | b'\'' => {
                colon = colon.min(Colon::Inside);
                at = end_of_text(bytes, at);
                continue;
            }
            b'#' => {
                at = end_of_line(bytes, at);
                continue;
            }
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'\\' if bytes.get(at + 1) == Some(&b'\r') => at += 2,
            b'\\' => at += 1,
            b'\n' if depth == 0 => return (at + 1, colon),
            _ => {}
        }
        if let Some(byte) = bytes.get(at)
            && !byte.is_ascii_whitespace()
        {
            colon = match byte {
                b':' if depth == 0 => Colon::AtEnd,
                _ => colon.min(Colon::Inside),
            };
        }
        at += 1;
    }
    // What a backslash at the very end goes on with is not there.
    (at.min(bytes.len()), colon)
}

#[cfg(test)]
mod tests {
    use super::misplaced;

    /// Lines and columns from 1, as Python counts them, with what it says.
    fn found(source: &str) -> Vec<String> {
        let lines = misplaced(source, &[]).into_iter();
        let place = |at: usize| {
            let before = &source[..at];
            let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
            (before.matches('\n').count() + 1, column)
        };
        let told = lines.map(|line| (place(line.at), line.message));
        told.map(|((line, column), message)| format!("{line}:{column} {message}"))
            .collect()
    }

    #[test]
    fn lines_that_do_not_line_up_are_named() {
        for (source, expected) in [
            ("x = 1\n    y = 2\nz = 3\n", "2:4 unexpected indent"),
            (
                "if x:\ny = 2\n",
                "2:1 expected an indented block after 'if' statement on line 1",
            ),
            (
                "if x:\n    y = 2\n  z = 3\n",
                "3:8 unindent does not match any outer indentation level",
            ),
            (
                "def f():\n    a = 1\n      b = 2\n    return a\n",
                "3:6 unexpected indent",
            ),
            (
                "class A:\n# c\n\nx\n",
                "4:1 expected an indented block after class definition on line 1",
            ),
            (
                "x\nasync def f(\n a):\nx\n",
                "4:1 expected an indented block after function definition on line 2",
            ),
            (
                "if a:\n    x\nelse: # c\ny\n",
                "4:1 expected an indented block after 'else' statement on line 3",
            ),
            ("match = 1\n    y\n", "2:4 unexpected indent"),
            ("if x: y\n    z\n", "2:4 unexpected indent"),
            (
                "while 1:\n",
                "1:9 expected an indented block after 'while' statement on line 1",
            ),
        ] {
            assert_eq!(found(source), [expected], "{source}");
        }
    }

    #[test]
    fn what_python_takes_is_left_alone() {
        for source in [
            "if x:\n    y = [\n1,\n        2]\n    z = '''\nif:\n  '''\n\nw = 1\n",
            "if x: y = 1\nelse: z = 2\n",
            "class C:\n    # about\n\n    def f(self): return {1:\n 2}\n\n# end\n",
            "x = 1 + \\\n    2\ny = 'a:'\n",
            "for i in x:\n\tif i:\n\t\tpass\n\telse:\n\t\tpass\n",
            "a = x[1:]  # note:\nb = f(lambda: 0)\n",
            // Its colon is missing; that its block is indented is right.
            "def f()\n    return 1\nfor a in b\n    c\nmatch x\n    case 1:\n        d\n",
            "",
            "\n\n   \n",
        ] {
            assert!(found(source).is_empty(), "{source}");
        }
    }
}
