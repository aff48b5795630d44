//! Searching and splitting of bytes. UTF-8 can be searched byte by byte, so texts use this too; places are in
//! bytes, and pieces of texts begin and end between characters.

use memchr::memmem;
use std::ops::Range;

/// The places where `part` occurs without overlap, from the left. An empty part is not looked for.
pub(in crate::natives) fn occurrences(whole: &[u8], part: &[u8]) -> impl Iterator<Item = usize> {
    let finder = (!part.is_empty()).then(|| memmem::Finder::new(part).into_owned());
    let len = part.len();
    let mut from = 0;
    std::iter::from_fn(move || {
        let at = from + finder.as_ref()?.find(&whole[from..])?;
        from = at + len;
        Some(at)
    })
}

/// The first or the last place of a part.
pub(in crate::natives) fn find(whole: &[u8], part: &[u8], from_right: bool) -> Option<usize> {
    if from_right {
        memmem::rfind(whole, part)
    } else {
        memmem::find(whole, part)
    }
}

/// The stretches between separators, at most `limit` separators being used; from the right where the flag says so.
pub(in crate::natives) fn split(
    whole: &[u8],
    separator: &[u8],
    limit: Option<usize>,
    from_right: bool,
) -> Vec<Range<usize>> {
    let limit = limit.unwrap_or(usize::MAX);
    let mut pieces = Vec::new();
    if from_right {
        let mut end = whole.len();
        while pieces.len() < limit
            && let Some(at) = memmem::rfind(&whole[..end], separator)
        {
            pieces.push(at + separator.len()..end);
            end = at;
        }
        pieces.push(0..end);
        pieces.reverse();
        return pieces;
    }
    let mut start = 0;
    for at in occurrences(whole, separator).take(limit) {
        pieces.push(start..at);
        start = at + separator.len();
    }
    pieces.push(start..whole.len());
    pieces
}

/// The words between stretches of space, at most `limit` of those being used; the rest is one piece, without the
/// space before it (from the left) or behind it (from the right).
pub(in crate::natives) fn split_words(
    chars: impl DoubleEndedIterator<Item = (usize, usize, bool)>,
    len: usize,
    limit: Option<usize>,
    from_right: bool,
) -> Vec<Range<usize>> {
    let limit = limit.unwrap_or(usize::MAX);
    let mut pieces: Vec<Range<usize>> = Vec::new();
    let mut word: Option<Range<usize>> = None;
    if from_right {
        for (at, size, is_space) in chars.rev() {
            match (&mut word, is_space) {
                (Some(piece), true) if pieces.len() < limit => {
                    pieces.push(piece.clone());
                    word = None;
                }
                (Some(piece), _) => piece.start = at,
                (None, false) => word = Some(at..at + size),
                (None, true) => {}
            }
        }
        if let Some(piece) = word {
            let start = if pieces.len() >= limit {
                0
            } else {
                piece.start
            };
            pieces.push(start..piece.end);
        }
        pieces.reverse();
        return pieces;
    }
    for (at, size, is_space) in chars {
        match (&mut word, is_space) {
            (Some(piece), true) if pieces.len() < limit => {
                pieces.push(piece.clone());
                word = None;
            }
            (Some(piece), _) => piece.end = at + size,
            (None, false) => word = Some(at..at + size),
            (None, true) => {}
        }
    }
    if let Some(piece) = word {
        let end = if pieces.len() >= limit {
            len
        } else {
            piece.end
        };
        pieces.push(piece.start..end);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str, limit: Option<usize>, from_right: bool) -> Vec<&str> {
        let chars = text
            .char_indices()
            .map(|(at, c)| (at, c.len_utf8(), c.is_whitespace()));
        let pieces = split_words(chars, text.len(), limit, from_right);
        pieces.into_iter().map(|piece| &text[piece]).collect()
    }

    fn parts<'t>(
        text: &'t str,
        separator: &str,
        limit: Option<usize>,
        from_right: bool,
    ) -> Vec<&'t str> {
        let pieces = split(text.as_bytes(), separator.as_bytes(), limit, from_right);
        pieces.into_iter().map(|piece| &text[piece]).collect()
    }

    #[test]
    fn words_are_split_as_in_the_reference() {
        assert_eq!(words("  a b  c ", None, false), ["a", "b", "c"]);
        assert_eq!(words("  a b  c ", Some(1), false), ["a", "b  c "]);
        assert_eq!(words("  a b  c ", Some(0), false), ["a b  c "]);
        assert_eq!(words("  a b  c ", Some(1), true), ["  a b", "c"]);
        assert_eq!(words("  a b  c ", Some(0), true), ["  a b  c"]);
        assert_eq!(words("  a b  c ", None, true), ["a", "b", "c"]);
        assert!(words(" \t\n", None, false).is_empty());
        assert!(words("", Some(0), true).is_empty());
    }

    #[test]
    fn separators_are_used_from_either_side() {
        assert_eq!(parts("a,b,,c", ",", None, false), ["a", "b", "", "c"]);
        assert_eq!(parts("a,b,,c", ",", Some(1), false), ["a", "b,,c"]);
        assert_eq!(parts("a,b,,c", ",", Some(2), true), ["a,b", "", "c"]);
        assert_eq!(parts("aaa", "aa", None, true), ["a", ""]);
        assert_eq!(parts("aaa", "aa", None, false), ["", "a"]);
        assert_eq!(parts("", ",", None, true), [""]);
        assert_eq!(occurrences(b"aaaa", b"aa").collect::<Vec<_>>(), [0, 2]);
    }
}
