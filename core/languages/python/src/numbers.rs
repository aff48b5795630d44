//! Numbers.

use super::lowerer::Lowerer;
use frontend::numerals::{self, Bases};
use ir::{Const, Reg};
use syntax::Node;

/// A number as the source writes it.
#[derive(Clone, PartialEq, Debug)]
enum Number {
    Real(Const),
    /// The imaginary part.
    Imaginary(f64),
}

/// How bases are marked.
const BASES: Bases = Bases {
    marks: &[("0x", 16), ("0o", 8), ("0b", 2)],
    zero: None,
    separator: Some('_'),
};

/// Reads a number; the error is CPython's message.
fn number(text: &str) -> Result<Number, String> {
    let (digits, base) = BASES.digits(text);
    let name = match base {
        16 => "hexadecimal",
        8 => "octal",
        2 => "binary",
        _ => "decimal",
    };
    let invalid = || format!("invalid {name} literal");
    if text.ends_with('_') || text.contains("__") || base != 16 && digits.ends_with('l') {
        return Err(invalid());
    }
    if base == 10 {
        if let Some(imaginary) = digits.strip_suffix('j') {
            let value = imaginary.parse().map_err(|_| invalid())?;
            return Ok(Number::Imaginary(value));
        }
        if digits.contains(['.', 'e']) {
            let value = digits.parse().map_err(|_| invalid())?;
            return Ok(Number::Real(Const::Float(value)));
        }
        if digits.len() > 1 && digits.starts_with('0') && digits.bytes().any(|digit| digit != b'0')
        {
            return Err(
                "leading zeros in decimal integer literals are not permitted; \
                        use an 0o prefix for octal integers"
                    .to_owned(),
            );
        }
    }
    numerals::whole(&digits, base)
        .map(Number::Real)
        .ok_or_else(invalid)
}

impl<'a> Lowerer<'a> {
    pub fn number(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match number(self.text(node)) {
            Ok(Number::Real(value)) => self.b.constant(value, at),
            Ok(Number::Imaginary(value)) => {
                let real = self.b.constant(Const::Float(0.0), at);
                let imaginary = self.b.constant(Const::Float(value), at);
                self.b.call_name("complex", &[real, imaginary], at)
            }
            Err(message) => {
                self.b.invalid(at, message);
                self.b.unsupported_silently(node.kind(), at)
            }
        }
    }

    /// The negation of a literal number other than an imaginary one.
    pub fn negative_number(&self, node: Node<'a>) -> Option<Const> {
        if !matches!(node.kind(), "integer" | "float") {
            return None;
        }
        match number(self.text(node)) {
            Ok(Number::Real(value)) => numerals::negated(value),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_in_every_base() {
        let int = |text: &str| match number(text) {
            Ok(Number::Real(Const::Int(value))) => value,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(int("1_000"), 1000);
        assert_eq!(int("0xFf"), 255);
        assert_eq!(int("0o17"), 15);
        assert_eq!(int("0b1_01"), 5);
        assert_eq!(int("00"), 0);
        assert_eq!(
            number("0xFFFFFFFFFFFFFFFFFF"),
            Ok(Number::Real(Const::BigInt("4722366482869645213695".into())))
        );
        assert_eq!(number("1e3"), Ok(Number::Real(Const::Float(1000.0))));
        assert_eq!(number(".5"), Ok(Number::Real(Const::Float(0.5))));
        assert_eq!(number("5."), Ok(Number::Real(Const::Float(5.0))));
        assert_eq!(number("2J"), Ok(Number::Imaginary(2.0)));
        assert!(number("012").is_err());
        assert!(number("1__0").is_err());
        assert!(number("5L").is_err());
    }
}
