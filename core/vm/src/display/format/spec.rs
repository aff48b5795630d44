//! Format specifications: `[[fill]align][sign][z][#][0][width][grouping][.precision][type]`.

use std::fmt;

/// Where padding goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// Behind.
    Left,
    /// In front.
    Right,
    /// On both sides; the odd one behind.
    Center,
    /// Between the sign and the digits.
    AfterSign,
}

impl Align {
    fn from_char(c: char) -> Option<Align> {
        match c {
            '<' => Some(Align::Left),
            '>' => Some(Align::Right),
            '^' => Some(Align::Center),
            '=' => Some(Align::AfterSign),
            _ => None,
        }
    }
}

/// A format specification, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// What padding is made of.
    pub fill: char,
    /// Where padding goes, where the specification says so or implies it.
    pub align: Option<Align>,
    /// `+`, `-` or a space, where one is given.
    pub sign: Option<char>,
    /// Whether a zero that rounding left is never negative.
    pub no_negative_zero: bool,
    /// Whether the alternate form is wanted.
    pub alternate: bool,
    /// How many characters at least.
    pub width: usize,
    /// `,` or `_`, where groups of digits are to be separated.
    pub grouping: Option<char>,
    /// Digits behind the point, significant digits, or characters, by type.
    pub precision: Option<usize>,
    /// The presentation type.
    pub kind: Option<char>,
}

/// Why a value cannot be formatted; its text is the message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormatError {
    /// A width or precision is too large to be read.
    TooManyDigits,
    /// A point without a precision behind it.
    MissingPrecision,
    /// Something is left over.
    Invalid(String),
    /// Both kinds of grouping.
    BothGroupings,
    /// A grouping does not go with a presentation type.
    Grouping(char, char),
    /// The presentation type is not one of the value's.
    UnknownCode(char),
    /// Something is not allowed in a format specification for values of a kind.
    NotAllowed(&'static str, &'static str),
    /// Something is not allowed with a presentation type for integers.
    NotAllowedWith(&'static str, char),
    /// Padding after the sign, for a text.
    AlignmentOfText,
    /// A number is not a character's: the language's error for what is out of range.
    NotACharacter,
    /// The value is too large to be a character's number, likewise.
    TooLargeForCharacter,
    /// The value is too large for a double, likewise.
    TooLarge,
    /// An integer has more decimal digits than may be shown.
    TooLong,
    /// The result would be larger than anything may be.
    OutOfMemory,
}

/// A format error together with the name of the value's type.
pub struct WithType<'a>(pub &'a FormatError, pub &'a str);

impl fmt::Display for WithType<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let kind = self.1;
        match self.0 {
            FormatError::TooManyDigits => f.write_str("Too many decimal digits in format string"),
            FormatError::MissingPrecision => f.write_str("Format specifier missing precision"),
            FormatError::Invalid(spec) => write!(
                f,
                "Invalid format specifier '{spec}' for object of type '{kind}'"
            ),
            FormatError::BothGroupings => f.write_str("Cannot specify both ',' and '_'."),
            FormatError::Grouping(grouping, code) => {
                write!(f, "Cannot specify '{grouping}' with ")?;
                quoted_code(f, *code)?;
                f.write_str(".")
            }
            FormatError::UnknownCode(code) => {
                f.write_str("Unknown format code ")?;
                quoted_code(f, *code)?;
                write!(f, " for object of type '{kind}'")
            }
            FormatError::NotAllowed(what, values) => {
                write!(f, "{what} not allowed in {values} format specifier")
            }
            FormatError::NotAllowedWith(what, code) => {
                write!(
                    f,
                    "{what} not allowed with integer format specifier '{code}'"
                )
            }
            FormatError::AlignmentOfText => {
                f.write_str("'=' alignment not allowed in string format specifier")
            }
            FormatError::NotACharacter => f.write_str("%c arg not in range(0x110000)"),
            FormatError::TooLarge => f.write_str("int too large to convert to float"),
            // These are errors with words of their own in the language.
            FormatError::TooLargeForCharacter | FormatError::TooLong | FormatError::OutOfMemory => {
                Ok(())
            }
        }
    }
}

fn quoted_code(f: &mut fmt::Formatter, code: char) -> fmt::Result {
    match code {
        '!'..='\u{7f}' => write!(f, "'{code}'"),
        _ => write!(f, "'\\x{:x}'", code as u32),
    }
}

/// Reads digits; nothing where there are none.
fn read_count(rest: &mut &str) -> Result<Option<usize>, FormatError> {
    let end = rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(rest.len());
    if end == 0 {
        return Ok(None);
    }
    let count: i64 = rest[..end]
        .parse()
        .map_err(|_| FormatError::TooManyDigits)?;
    *rest = &rest[end..];
    usize::try_from(count)
        .map(Some)
        .map_err(|_| FormatError::TooManyDigits)
}

/// Takes a character off the front if it is one that is wanted.
fn take(rest: &mut &str, wanted: impl Fn(char) -> bool) -> Option<char> {
    let first = rest.chars().next().filter(|&c| wanted(c))?;
    *rest = &rest[first.len_utf8()..];
    Some(first)
}

impl Spec {
    /// Takes a specification apart, for numbers or for texts.
    ///
    /// # Errors
    /// When it is not one.
    pub fn parse(text: &str, is_number: bool) -> Result<Spec, FormatError> {
        let mut rest = text;
        let mut spec = Spec {
            fill: ' ',
            align: None,
            sign: None,
            no_negative_zero: false,
            alternate: false,
            width: 0,
            grouping: None,
            precision: None,
            kind: None,
        };
        let mut chars = text.chars();
        let (first, second) = (chars.next(), chars.next());
        let mut has_fill = false;
        if let (Some(fill), Some(align)) = (first, second.and_then(Align::from_char)) {
            (spec.fill, spec.align) = (fill, Some(align));
            has_fill = true;
            rest = chars.as_str();
        } else if let Some(align) = first.and_then(Align::from_char) {
            spec.align = Some(align);
            rest = &rest[1..];
        }
        spec.sign = take(&mut rest, |c| matches!(c, '+' | '-' | ' '));
        spec.no_negative_zero = take(&mut rest, |c| c == 'z').is_some();
        spec.alternate = take(&mut rest, |c| c == '#').is_some();
        if !has_fill && take(&mut rest, |c| c == '0').is_some() {
            spec.fill = '0';
            if spec.align.is_none() && is_number {
                spec.align = Some(Align::AfterSign);
            }
        }
        spec.width = read_count(&mut rest)?.unwrap_or(0);
        let comma = take(&mut rest, |c| c == ',');
        let underscore = take(&mut rest, |c| c == '_');
        if underscore.is_some() && (comma.is_some() || rest.starts_with(',')) {
            return Err(FormatError::BothGroupings);
        }
        spec.grouping = comma.or(underscore);
        if take(&mut rest, |c| c == '.').is_some() {
            spec.precision = Some(read_count(&mut rest)?.ok_or(FormatError::MissingPrecision)?);
        }
        let mut chars = rest.chars();
        spec.kind = chars.next();
        if !chars.as_str().is_empty() {
            return Err(FormatError::Invalid(text.to_owned()));
        }
        if let Some(grouping) = spec.grouping {
            let fits = match spec.kind {
                None | Some('d' | 'e' | 'f' | 'g' | 'E' | 'G' | '%' | 'F') => true,
                Some('b' | 'o' | 'x' | 'X') => grouping == '_',
                Some(_) => false,
            };
            if !fits || (spec.kind.is_none() && !is_number) {
                return Err(FormatError::Grouping(grouping, spec.kind.unwrap_or('s')));
            }
        }
        Ok(spec)
    }

    /// How many characters the digits of a group have.
    #[must_use]
    pub fn group_size(&self) -> usize {
        match self.kind {
            Some('b' | 'o' | 'x' | 'X') => 4,
            _ => 3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_specification_is_taken_apart() {
        assert_eq!(
            Spec::parse("*^+z#020,.3f", true),
            Ok(Spec {
                fill: '*',
                align: Some(Align::Center),
                sign: Some('+'),
                no_negative_zero: true,
                alternate: true,
                width: 20,
                grouping: Some(','),
                precision: Some(3),
                kind: Some('f'),
            })
        );
        let zero = Spec::parse("05", true).expect("a specification");
        assert_eq!(
            (zero.fill, zero.align, zero.width),
            ('0', Some(Align::AfterSign), 5)
        );
        let zero = Spec::parse("05", false).expect("a specification");
        assert_eq!((zero.fill, zero.align, zero.width), ('0', None, 5));
    }

    #[test]
    fn malformed_specifications_are_reported_in_the_words_of_the_reference() {
        for (spec, is_number, message) in [
            (
                "abc",
                false,
                "Invalid format specifier 'abc' for object of type 'T'",
            ),
            ("10.", true, "Format specifier missing precision"),
            (
                "99999999999999999999",
                true,
                "Too many decimal digits in format string",
            ),
            ("_,", true, "Cannot specify both ',' and '_'."),
            (",_", true, "Cannot specify both ',' and '_'."),
            ("__", true, "Cannot specify '_' with '_'."),
            (",x", true, "Cannot specify ',' with 'x'."),
            (",n", true, "Cannot specify ',' with 'n'."),
            (",", false, "Cannot specify ',' with 's'."),
        ] {
            let error = Spec::parse(spec, is_number).expect_err(spec);
            assert_eq!(WithType(&error, "T").to_string(), message);
        }
    }
}
