//! Numbers, as Python's reader takes them.

/// Where a number ends, or what is refused: at which byte, and the words.
pub fn end(bytes: &[u8], start: usize) -> Result<usize, (usize, String)> {
    let radix = match (bytes[start], bytes.get(start + 1)) {
        (b'0', Some(b'x' | b'X')) => Some((16, "hexadecimal")),
        (b'0', Some(b'o' | b'O')) => Some((8, "octal")),
        (b'0', Some(b'b' | b'B')) => Some((2, "binary")),
        _ => None,
    };
    match radix {
        Some((radix, kind)) => with_prefix(bytes, start + 2, radix, kind),
        None => decimal(bytes, start),
    }
}

fn with_prefix(
    bytes: &[u8],
    start: usize,
    radix: u32,
    kind: &str,
) -> Result<usize, (usize, String)> {
    let is_digit = |at: usize| {
        let byte = bytes.get(at).copied().unwrap_or(0);
        char::from(byte).is_digit(radix)
    };
    let mut at = start;
    loop {
        at += usize::from(bytes.get(at) == Some(&b'_'));
        let from = at;
        while is_digit(at) {
            at += 1;
        }
        if let Some(digit) = bytes.get(at).filter(|byte| byte.is_ascii_digit()) {
            let digit = char::from(*digit);
            return Err((at, format!("invalid digit '{digit}' in {kind} literal")));
        }
        if at == from {
            return Err((at - 1, format!("invalid {kind} literal")));
        }
        if bytes.get(at) != Some(&b'_') {
            return checked_end(bytes, at, kind);
        }
    }
}

fn decimal(bytes: &[u8], start: usize) -> Result<usize, (usize, String)> {
    let mut at = digits(bytes, start)?;
    let whole = at;
    if bytes.get(at) == Some(&b'.') {
        at = digits(bytes, at + 1)?;
    }
    if matches!(bytes.get(at), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(at + 1), Some(b'+' | b'-')));
        if bytes.get(at + 1 + sign).is_some_and(u8::is_ascii_digit) {
            at = digits(bytes, at + 1 + sign)?;
        }
    }
    if matches!(bytes.get(at), Some(b'j' | b'J')) {
        return checked_end(bytes, at + 1, "imaginary");
    }
    let is_octal = bytes[start] == b'0'
        && bytes[start..whole]
            .iter()
            .any(|byte| (b'1'..=b'9').contains(byte));
    if at == whole && is_octal {
        let message = "leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers";
        return Err((start, message.to_owned()));
    }
    checked_end(bytes, at, "decimal")
}

/// The place behind digits, between which underscores may stand.
fn digits(bytes: &[u8], mut at: usize) -> Result<usize, (usize, String)> {
    loop {
        while bytes.get(at).is_some_and(u8::is_ascii_digit) {
            at += 1;
        }
        if bytes.get(at) != Some(&b'_') {
            return Ok(at);
        }
        if !bytes.get(at + 1).is_some_and(u8::is_ascii_digit) {
            return Err((at, "invalid decimal literal".to_owned()));
        }
        at += 1;
    }
}

/// Behind a number no name may begin, but for keywords that may follow one.
fn checked_end(bytes: &[u8], at: usize, kind: &str) -> Result<usize, (usize, String)> {
    let is_word = |byte: &&u8| **byte == b'_' || byte.is_ascii_alphanumeric() || !byte.is_ascii();
    let length = bytes[at..].iter().take_while(is_word).count();
    match &bytes[at..at + length] {
        b"" | b"and" | b"else" | b"for" | b"if" | b"in" | b"is" | b"or" | b"not" => Ok(at),
        _ => Err((at - 1, format!("invalid {kind} literal"))),
    }
}
