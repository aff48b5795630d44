//! Format specifications: `[[fill]align][sign][z][#][0][width][grouping][.precision][type]`.

use ir::Fault;

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

/// Why a value cannot be formatted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormatError {
    /// A fault without operands.
    Fault(Fault),
    /// Something is left over of this specification.
    Invalid(String),
    /// A grouping does not go with a presentation type.
    Grouping(char, char),
    /// The presentation type is not one of the value's.
    UnknownCode(char),
    /// The value is too large to be a character's number.
    TooLargeForCharacter,
}

/// A letter of a specification as errors show it.
pub fn shown(code: char) -> String {
    match code {
        '!'..='\u{7f}' => code.to_string(),
        _ => format!("\\x{:x}", code as u32),
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
        .map_err(|_| FormatError::Fault(Fault::TooManyFormatDigits))?;
    *rest = &rest[end..];
    usize::try_from(count)
        .map(Some)
        .map_err(|_| FormatError::Fault(Fault::TooManyFormatDigits))
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
            return Err(FormatError::Fault(Fault::BothGroupings));
        }
        spec.grouping = comma.or(underscore);
        if take(&mut rest, |c| c == '.').is_some() {
            spec.precision =
                Some(read_count(&mut rest)?.ok_or(FormatError::Fault(Fault::MissingPrecision))?);
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
    fn malformed_specifications_are_reported() {
        let fault = FormatError::Fault;
        for (spec, is_number, error) in [
            ("abc", false, FormatError::Invalid("abc".to_owned())),
            ("10.", true, fault(Fault::MissingPrecision)),
            (
                "99999999999999999999",
                true,
                fault(Fault::TooManyFormatDigits),
            ),
            ("_,", true, fault(Fault::BothGroupings)),
            (",_", true, fault(Fault::BothGroupings)),
            ("__", true, FormatError::Grouping('_', '_')),
            (",x", true, FormatError::Grouping(',', 'x')),
            (",n", true, FormatError::Grouping(',', 'n')),
            (",", false, FormatError::Grouping(',', 's')),
        ] {
            assert_eq!(Spec::parse(spec, is_number), Err(error), "{spec}");
        }
    }
}
