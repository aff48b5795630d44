//! Values as people write them for what is unknown.

use ir::{Const, Scalar, Semantics};

/// A value as a person writes it for something unknown: a number, a text in quotes, the language's words for truth and
/// nothing, a number of a fixed width as the IR writes it (`i32 5`). What is none of these is a text.
#[must_use]
pub fn literal(text: &str, semantics: &Semantics) -> Const {
    let text = text.trim();
    if text == semantics.nil {
        return Const::Nil;
    }
    if let Some(truth) = semantics.bools.iter().position(|word| *word == text) {
        return Const::Bool(truth == 1);
    }
    if let Some((word, digits)) = text.split_once(' ')
        && let Some(scalar) = Scalar::from_text(word)
        && let Ok(number) = digits.trim().parse::<i64>()
        && scalar.is_fixed()
    {
        return Const::Sized(scalar, scalar.wrap(number));
    }
    if let Ok(number) = text.parse() {
        return Const::Int(number);
    }
    let digits = text.strip_prefix('-').unwrap_or(text);
    if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Const::BigInt(text.into());
    }
    if digits.starts_with(|first: char| first.is_ascii_digit())
        && let Ok(number) = text.parse()
    {
        return Const::Float(number);
    }
    Const::Text(unquoted(text).into())
}

/// What stands between quotes; anything else as it is.
fn unquoted(text: &str) -> String {
    let inner = ['"', '\''].into_iter().find_map(|quote| {
        let inner = text.strip_prefix(quote)?.strip_suffix(quote)?;
        Some(inner)
    });
    let Some(inner) = inner else {
        return text.to_owned();
    };
    let mut out = String::new();
    let mut rest = inner.chars();
    while let Some(each) = rest.next() {
        match (each, each == '\\') {
            (_, true) => match rest.next() {
                Some('n') => out.push('\n'),
                Some('t') => out.push('\t'),
                Some(other) => out.push(other),
                None => out.push('\\'),
            },
            (plain, false) => out.push(plain),
        }
    }
    out
}

/// A value in the form in which [`literal`] gives it back.
#[must_use]
pub fn literal_text(value: &Const, semantics: &Semantics) -> String {
    match value {
        Const::Nil => semantics.nil.to_owned(),
        Const::Bool(truth) => semantics.bools[usize::from(*truth)].to_owned(),
        Const::Int(number) => number.to_string(),
        Const::BigInt(digits) => digits.to_string(),
        Const::Float(number) => format!("{number:?}"),
        Const::Sized(scalar, bits) => format!("{} {bits}", scalar.text()),
        Const::Text(text) => {
            let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
            format!("\"{}\"", escaped.replace('\n', "\\n").replace('\t', "\\t"))
        }
        other => format!("{other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_they_are_written() {
        let language = translate::lang::languages().first().expect("one at least");
        let semantics = language.semantics;
        for value in [
            Const::Nil,
            Const::Bool(true),
            Const::Bool(false),
            Const::Int(-7),
            Const::BigInt("123456789012345678901234567890".into()),
            Const::Float(2.5),
            Const::Sized(Scalar::I32, -5),
            Const::Sized(Scalar::U8, 200),
            Const::Text("a \"b\" \\ \n'c'".into()),
            Const::Text("3".into()),
        ] {
            let text = literal_text(&value, semantics);
            assert_eq!(literal(&text, semantics), value, "{text}");
        }
        assert_eq!(literal(" hello ", semantics), Const::Text("hello".into()));
        assert_eq!(literal("'it'", semantics), Const::Text("it".into()));
        assert_eq!(literal("-", semantics), Const::Text("-".into()));
    }
}
