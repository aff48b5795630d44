//! Names that the grammar reads as numbers: `E1` is its short form of `0E1`, and a class of programs.

/// The source with other names where such names stand. What the grammar is shown is asked about kinds of words alone.
pub(super) fn respell(source: &str) -> Option<String> {
    let mut bytes = source.as_bytes().to_vec();
    let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | 128..);
    let mut found = false;
    for at in 0..bytes.len() {
        let before = at.checked_sub(1).and_then(|before| bytes.get(before));
        let begins = !before.is_some_and(|byte| is_of_name(byte) || matches!(byte, b'.' | b'$'));
        if !begins || !matches!(bytes[at], b'e' | b'E') {
            continue;
        }
        let name = bytes[at + 1..].iter().take_while(|byte| is_of_name(byte));
        let digits: Vec<bool> = name.map(u8::is_ascii_digit).collect();
        if !digits.is_empty() && digits.iter().all(|is_digit| *is_digit) {
            bytes[at] = b'F';
            found = true;
        }
    }
    found.then(|| String::from_utf8(bytes).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::respell;

    #[test]
    fn names_like_exponents_are_respelled() {
        assert_eq!(
            respell("<?php echo E1::A, 1E5, $e1, .5e3, E1x, new e12;").as_deref(),
            Some("<?php echo F1::A, 1E5, $e1, .5e3, E1x, new F12;")
        );
        assert_eq!(respell("<?php echo 1e5;"), None);
    }
}
