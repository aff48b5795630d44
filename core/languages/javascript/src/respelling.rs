//! Sources that the language takes and the grammar does not: newer letters in names, escapes that mean nothing in templates of tags,
//! lists that `for await` takes apart; and what the language takes apart by lines or by the code around: comments with a line's end in
//! them, `yield` as a name, a declaration that ends in front of a parenthesis, targets in parentheses.

/// Characters that may stand in names, though they are no letters.
const IN_NAMES: [char; 8] = [
    '\u{2118}', '\u{212e}', '\u{309b}', '\u{309c}', '\u{b7}', '\u{387}', '\u{200c}', '\u{200d}',
];

/// Where `let` stands in `for await (let [a] of …)`: the grammar takes it for a name there. What is declared says the source.
fn lists_waited_for(source: &str) -> Vec<usize> {
    let waits = source.match_indices("await");
    waits
        .filter(|(at, _)| source[..*at].trim_end().ends_with("for"))
        .filter_map(|(at, word)| {
            let inside = source[at + word.len()..].trim_start().strip_prefix('(')?;
            let inside = inside.trim_start();
            let list = inside.strip_prefix("let")?.trim_start();
            list.starts_with('[').then(|| source.len() - inside.len())
        })
        .collect()
}

/// Whether the grammar takes something in a source for what it is not, without an error.
pub fn is_misread(source: &str) -> bool {
    !lists_waited_for(source).is_empty()
}

/// What to show the grammar of a source in which names have letters that it does not know, or in which the template of a tag has
/// escapes that mean nothing: a text of the same length without them; nothing where it can read the source as it is. Where they may
/// not stand, they are refused by what the source says.
pub fn respelled(source: &str) -> Option<String> {
    let bytes = source.as_bytes();
    let mut wrong = Vec::new();
    let mut at = 0;
    while at + 1 < bytes.len() {
        if bytes[at] != b'\\' {
            if !bytes[at].is_ascii()
                && let Some(letter) = source[at..].chars().next()
            {
                // The grammar knows the letters of an older Unicode.
                let is_part = letter.is_alphanumeric() || IN_NAMES.contains(&letter);
                if is_part {
                    wrong.push((at, letter.len_utf8()));
                }
                at += letter.len_utf8();
                continue;
            }
            at += 1;
            continue;
        }
        let rest = &bytes[at + 2..];
        let hex = |rest: &[u8]| {
            rest.iter()
                .take_while(|byte| byte.is_ascii_hexdigit())
                .count()
        };
        let is_right = match (bytes[at + 1], rest.first()) {
            (b'u', Some(b'{')) => {
                let digits = hex(&rest[1..]);
                digits > 0 && rest.get(digits + 1) == Some(&b'}')
            }
            (b'u', _) => hex(rest) >= 4,
            (b'x', _) => hex(rest) >= 2,
            _ => true,
        };
        if !is_right {
            wrong.push((at, 1));
        }
        at += 2;
    }
    let lists = lists_waited_for(source);
    let others = crate::spelling::blanked(source);
    let is_read = wrong.is_empty() && lists.is_empty() && others.is_empty();
    let mut text = (!is_read).then(|| source.to_owned())?;
    for (at, shown) in others {
        text.replace_range(at..at + shown.len(), &shown);
    }
    for at in lists {
        text.replace_range(at..at + "let".len(), "var");
    }
    for (at, length) in wrong {
        text.replace_range(
            at..at + length,
            ["_", "\u{aa}", "\u{2102}", "\u{1d400}"][length - 1],
        );
    }
    Some(text)
}
