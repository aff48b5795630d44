//! The fields of f-strings.

/// Whether a text, given with its prefix and quotes, is an f-string.
pub fn is_formatted(text: &str) -> bool {
    let prefix = text.find(['"', '\'']).map_or("", |open| &text[..open]);
    prefix.contains(['f', 'F'])
}

/// What Python refuses in an f-string, given with its prefix and quotes.
pub fn refused(text: &str) -> Option<&'static str> {
    let open = text.find(['"', '\''])?;
    let (prefix, body) = text.split_at(open);
    if !prefix.contains(['f', 'F']) {
        return None;
    }
    let quotes = match body.starts_with("\"\"\"") || body.starts_with("'''") {
        true => 3,
        false => 1,
    };
    let inside = body.get(quotes..body.len().checked_sub(quotes)?)?;
    let mut rest = inside.as_bytes();
    parts(&mut rest, 0).err()
}

/// Reads literal parts and fields, up to the brace that closes the field around where there is one.
fn parts(rest: &mut &[u8], depth: u32) -> Result<(), &'static str> {
    while let Some((&byte, tail)) = rest.split_first() {
        match (byte, tail.first()) {
            // A character by its name.
            (b'\\', Some(b'N')) if tail.get(1) == Some(&b'{') => {
                let end = tail.iter().position(|byte| *byte == b'}');
                *rest = &tail[end.map_or(tail.len(), |end| end + 1)..];
            }
            (b'{', Some(b'{')) | (b'}', Some(b'}')) if depth == 0 => *rest = &tail[1..],
            (b'{', _) if depth > 1 => return Err("f-string: expressions nested too deeply"),
            (b'{', _) => {
                *rest = tail;
                field(rest, depth)?;
            }
            (b'}', _) if depth > 0 => return Ok(()),
            (b'}', _) => return Err("f-string: single '}' is not allowed"),
            _ => *rest = tail,
        }
    }
    Ok(())
}

/// Reads a field behind its opening brace.
fn field(rest: &mut &[u8], depth: u32) -> Result<(), &'static str> {
    const OPEN: &str = "f-string: expecting '}'";
    let mut brackets = 0_usize;
    let mut is_empty = true;
    let mut quote = None;
    loop {
        let Some((&byte, tail)) = rest.split_first() else {
            return Err(OPEN);
        };
        let next = tail.first();
        match (quote, byte) {
            (_, b'\\') => return Err("f-string expression part cannot include a backslash"),
            (Some(open), _) => quote = (byte != open).then_some(open),
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'#') => return Err("f-string expression part cannot include '#'"),
            (None, b'(' | b'[' | b'{') => brackets += 1,
            (None, b')' | b']' | b'}') if brackets > 0 => brackets -= 1,
            (None, b'!' | b'=' | b'<' | b'>') if next == Some(&b'=') => {
                *rest = tail;
            }
            (None, b'}' | b'!' | b':') if brackets == 0 => break,
            _ => {}
        }
        is_empty &= byte.is_ascii_whitespace();
        *rest = rest.get(1..).unwrap_or_default();
    }
    if is_empty {
        return Err("f-string: empty expression not allowed");
    }
    if rest.first() == Some(&b'!') {
        if !matches!(rest.get(1), Some(b's' | b'r' | b'a')) {
            return Err("f-string: invalid conversion character: expected 's', 'r', or 'a'");
        }
        *rest = &rest[2..];
    }
    if rest.first() == Some(&b':') {
        *rest = &rest[1..];
        parts(rest, depth + 1)?;
    }
    match rest.split_first() {
        Some((b'}', tail)) => {
            *rest = tail;
            Ok(())
        }
        _ => Err(OPEN),
    }
}
