//! What the grammar reads as a comment though it stands in a text: `"--[[ not a comment"`.

use crate::syntax;

/// The source with other signs where such texts begin.
pub(super) fn respell(source: &str) -> Option<String> {
    let mut bytes = source.as_bytes().to_vec();
    let mut found = false;
    for start in syntax::starts_of_texts(source) {
        let inside = start + 1;
        let is_short = matches!(bytes.get(start), Some(b'"' | b'\''));
        if is_short
            && bytes
                .get(inside..)
                .is_some_and(|rest| rest.starts_with(b"--"))
        {
            bytes[inside..inside + 2].fill(b'_');
            found = true;
        }
    }
    // Only signs of one byte were replaced, each by another.
    found.then(|| String::from_utf8(bytes).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::respell;

    #[test]
    fn texts_that_begin_like_comments_are_respelled() {
        let source = "print(\"--[[ x\") -- \"--\nprint('--', '-', [[--]])";
        let expected = "print(\"__[[ x\") -- \"--\nprint('__', '-', [[--]])";
        assert_eq!(respell(source).as_deref(), Some(expected));
        assert_eq!(respell("print(1) -- '--'"), None);
    }
}
