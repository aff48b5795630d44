//! Indentation as Python's own reader checks it.
//!
//! The grammar makes what blocks it can of lines that do not line up, and says nothing. Here the lines are gone over
//! once more, brackets and texts aside, and each that Python refuses is named in its words.

use super::respell::{end_of_line, end_of_text};

/// A line that is not where it could be.
#[derive(PartialEq, Eq, Debug)]
pub struct Misplaced {
    /// The byte at which its text begins.
    pub at: usize,
    /// What Python says.
    pub message: &'static str,
}

/// The lines of a source that Python's reader refuses for their indentation.
pub fn misplaced(source: &str) -> Vec<Misplaced> {
    let bytes = source.as_bytes();
    let mut found = Vec::new();
    let mut levels = vec![0];
    // Whether the last line ended with the colon that opens a block.
    let mut opens = false;
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        while matches!(bytes.get(at), Some(b' ' | b'\t' | b'\x0c')) {
            at += 1;
        }
        if matches!(bytes.get(at), None | Some(b'\n' | b'\r' | b'#')) {
            at = end_of_line(bytes, at) + 1;
            continue;
        }
        let width = width(&bytes[start..at]);
        let deepest = levels.last().copied().unwrap_or(0);
        if width > deepest {
            if !opens {
                found.push(Misplaced {
                    at,
                    message: "unexpected indent",
                });
            }
            levels.push(width);
        } else {
            if opens {
                found.push(Misplaced {
                    at,
                    message: "expected an indented block",
                });
            }
            levels.retain(|&level| level <= width);
            if levels.last() != Some(&width) {
                found.push(Misplaced {
                    at,
                    message: "unindent does not match any outer indentation level",
                });
                levels.push(width);
            }
        }
        (at, opens) = logical_line(bytes, at);
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

/// The place behind a logical line, and whether a colon ends it.
fn logical_line(bytes: &[u8], mut at: usize) -> (usize, bool) {
    let mut depth = 0_usize;
    let mut last = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'"' | b'\'' => {
                last = b'"';
                at = end_of_text(bytes, at);
                continue;
            }
            b'#' => {
                at = end_of_line(bytes, at);
                continue;
            }
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'\\' => at += 1,
            b'\n' if depth == 0 => return (at + 1, last == b':'),
            _ => {}
        }
        if let Some(byte) = bytes.get(at)
            && !byte.is_ascii_whitespace()
        {
            last = *byte;
        }
        at += 1;
    }
    (at, last == b':')
}

#[cfg(test)]
mod tests {
    use super::misplaced;

    fn found(source: &str) -> Vec<(usize, &'static str)> {
        let lines = misplaced(source).into_iter();
        lines
            .map(|line| (source[..line.at].matches('\n').count() + 1, line.message))
            .collect()
    }

    #[test]
    fn lines_that_do_not_line_up_are_named() {
        assert_eq!(
            found("x = 1\n    y = 2\nz = 3\n"),
            [(2, "unexpected indent")]
        );
        assert_eq!(found("if x:\ny = 2\n"), [(2, "expected an indented block")]);
        assert_eq!(
            found("if x:\n    y = 2\n  z = 3\n"),
            [(3, "unindent does not match any outer indentation level")]
        );
        assert_eq!(
            found("def f():\n    a = 1\n      b = 2\n    return a\n"),
            [(3, "unexpected indent")]
        );
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
            "",
            "\n\n   \n",
        ] {
            assert_eq!(found(source), [], "{source}");
        }
    }
}
