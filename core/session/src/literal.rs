//! Values as people write them for what is unknown.

use ir::{Const, Scalar, Semantics};
use vm::symbolic::given::Datum;

/// A value as a person writes it for something unknown: a number, a text in quotes, the language's words for truth and
/// nothing, a number of a fixed width as the IR writes it (`i32 5`). What is none of these is a text.
#[must_use]
pub fn literal(text: &str, semantics: &Semantics) -> Const {
    let text = text.trim();
    if text == semantics.texts.nil {
        return Const::Nil;
    }
    if let Some(truth) = semantics.texts.bools.iter().position(|word| *word == text) {
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

/// The same, where a list in brackets and a map in braces are collections of such values.
#[must_use]
pub fn datum(text: &str, semantics: &Semantics) -> Datum {
    let chars: Vec<char> = text.trim().chars().collect();
    let mut reader = Reader {
        chars: &chars,
        at: 0,
        semantics,
    };
    match reader.collection(0) {
        Some(datum) if reader.at == chars.len() => datum,
        _ => literal(text, semantics).into(),
    }
}

/// The same, but nothing where it would be a text without quotes.
#[must_use]
pub fn written(text: &str, semantics: &Semantics) -> Option<Datum> {
    let datum = datum(text, semantics);
    let is_bare = matches!(&datum, Datum::One(Const::Text(held)) if **held == *text.trim());
    (!is_bare).then_some(datum)
}

/// How deep collections may lie in others.
const DEEPEST: u32 = 20;

/// Reads collections from a text.
struct Reader<'a> {
    chars: &'a [char],
    at: usize,
    semantics: &'a Semantics,
}

impl Reader<'_> {
    fn collection(&mut self, depth: u32) -> Option<Datum> {
        let (open, close) = match self.chars.get(self.at)? {
            '[' => ('[', ']'),
            '{' => ('{', '}'),
            _ => return None,
        };
        if depth == DEEPEST {
            return None;
        }
        self.at += 1;
        let (mut items, mut entries) = (Vec::new(), Vec::new());
        self.skip();
        while *self.chars.get(self.at)? != close {
            let first = self.value(depth)?;
            self.skip();
            if open == '{' {
                self.take(':').then_some(())?;
                let value = self.value(depth)?;
                entries.push((first, value));
            } else {
                items.push(first);
            }
            self.skip();
            let is_more = self.take(',');
            self.skip();
            if !is_more && *self.chars.get(self.at)? != close {
                return None;
            }
        }
        self.at += 1;
        Some(match open {
            '[' => Datum::List(items),
            _ => Datum::Map(entries),
        })
    }

    /// A value, up to the sign behind it.
    fn value(&mut self, depth: u32) -> Option<Datum> {
        self.skip();
        if let '[' | '{' = self.chars.get(self.at)? {
            return self.collection(depth + 1);
        }
        let start = self.at;
        let mut quote = None;
        while let Some(&c) = self.chars.get(self.at) {
            match quote {
                Some(_) if c == '\\' => self.at += 1,
                Some(open) if c == open => quote = None,
                Some(_) => {}
                None if c == '"' || c == '\'' => quote = Some(c),
                None if ",:]}".contains(c) => break,
                None => {}
            }
            self.at += 1;
        }
        let text: String = self.chars.get(start..self.at)?.iter().collect();
        (!text.trim().is_empty()).then(|| literal(&text, self.semantics).into())
    }

    fn skip(&mut self) {
        while self.chars.get(self.at).is_some_and(|c| c.is_whitespace()) {
            self.at += 1;
        }
    }

    fn take(&mut self, sign: char) -> bool {
        let is_here = self.chars.get(self.at) == Some(&sign);
        self.at += usize::from(is_here);
        is_here
    }
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
        Const::Nil => semantics.texts.nil.to_owned(),
        Const::Bool(truth) => semantics.texts.bools[usize::from(*truth)].to_owned(),
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
        let semantics = Semantics::plain();
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

    #[test]
    fn collections_are_read_with_what_is_in_them() {
        let semantics = Semantics::plain();
        let read = |text: &str| datum(text, semantics);
        let one = |number| Datum::One(Const::Int(number));
        let text = |text: &str| Datum::One(Const::Text(text.into()));
        assert_eq!(
            read("[1, [2], 'a, b']"),
            Datum::List(vec![one(1), Datum::List(vec![one(2)]), text("a, b")])
        );
        assert_eq!(read("{\"a\": 1}"), Datum::Map(vec![(text("a"), one(1))]));
        assert_eq!(read("[]"), Datum::List(Vec::new()));
        // What is none is a text, however it begins.
        for odd in [
            "[1",
            "[1 2",
            "{1}",
            "[,]",
            "[1] 2",
            &"[".repeat(50_000),
            "[",
        ] {
            assert!(matches!(read(odd), Datum::One(_)), "{odd}");
        }
    }
}
