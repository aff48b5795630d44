//! Templates with fields in braces, taken apart piece by piece: `text {name.member[key]!r:spec}`.

use ir::Fault;

/// A stretch of a template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece<'t> {
    /// Text as it is.
    Literal(&'t str),
    /// A field.
    Field(Field<'t>),
}

/// What stands in braces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Field<'t> {
    /// The name or number, with members and elements.
    pub name: &'t str,
    /// The letter behind `!`.
    pub conversion: Option<char>,
    /// What stands behind `:`.
    pub spec: &'t str,
    /// Whether that holds fields itself.
    pub is_nested: bool,
}

/// What is wrong with a malformed template.
pub(super) type Malformed = Fault;

/// Takes the next piece off a template; nothing at its end.
pub(super) fn next<'t>(rest: &mut &'t str) -> Result<Option<Piece<'t>>, Malformed> {
    if rest.is_empty() {
        return Ok(None);
    }
    let Some(at) = rest.find(['{', '}']) else {
        return Ok(Some(Piece::Literal(std::mem::take(rest))));
    };
    let (literal, braced) = rest.split_at(at);
    // A doubled brace stands for itself and ends the stretch.
    if braced.starts_with("{{") || braced.starts_with("}}") {
        let piece = &rest[..=at];
        *rest = &braced[2..];
        return Ok(Some(Piece::Literal(piece)));
    }
    if braced.starts_with('}') {
        return Err(Fault::SingleClosingBrace);
    }
    if braced.len() == 1 {
        return Err(Fault::SingleOpeningBrace);
    }
    if !literal.is_empty() {
        *rest = braced;
        return Ok(Some(Piece::Literal(literal)));
    }
    *rest = &braced[1..];
    field(rest).map(|field| Some(Piece::Field(field)))
}

/// Takes a field off a template, behind its opening brace.
fn field<'t>(rest: &mut &'t str) -> Result<Field<'t>, Malformed> {
    let mut in_brackets = false;
    let mut end = None;
    for (at, c) in rest.char_indices() {
        match c {
            '{' => return Err(Fault::BraceInFieldName),
            '[' => in_brackets = true,
            ']' => in_brackets = false,
            '}' | ':' | '!' if !in_brackets => {
                end = Some((at, c));
                break;
            }
            _ => {}
        }
    }
    let Some((end, stop)) = end else {
        return Err(Fault::FieldNotClosed);
    };
    let mut field = Field {
        name: &rest[..end],
        conversion: None,
        spec: "",
        is_nested: false,
    };
    *rest = &rest[end + 1..];
    if stop == '}' {
        return Ok(field);
    }
    if stop == '!' {
        let mut chars = rest.chars();
        field.conversion = chars.next();
        if field.conversion.is_none() {
            return Err(Fault::TemplateConversionMissing);
        }
        let behind = chars.next();
        if let Some(c) = behind {
            *rest = chars.as_str();
            match c {
                '}' => return Ok(field),
                ':' => {}
                _ => return Err(Fault::ColonMissing),
            }
        } else {
            *rest = "";
        }
    }
    let mut depth = 1;
    for (at, c) in rest.char_indices() {
        match c {
            '{' => {
                depth += 1;
                field.is_nested = true;
            }
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            field.spec = &rest[..at];
            *rest = &rest[at + 1..];
            return Ok(field);
        }
    }
    Err(Fault::BraceInSpecification)
}

/// A step from a value to a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step<'t> {
    /// `.name`.
    Member(&'t str),
    /// `[key]`.
    Element(&'t str),
}

/// The part of a field's name in front of its first step, and the rest.
pub(super) fn split_name(name: &str) -> (&str, &str) {
    name.split_at(name.find(['.', '[']).unwrap_or(name.len()))
}

/// Takes the next step off what follows a field's name; nothing at its end.
pub(super) fn next_step<'t>(rest: &mut &'t str) -> Result<Option<Step<'t>>, Malformed> {
    const EMPTY: Malformed = Fault::EmptyFieldMember;
    if let Some(behind) = rest.strip_prefix('.') {
        let (name, left) = split_name(behind);
        *rest = left;
        return if name.is_empty() {
            Err(EMPTY)
        } else {
            Ok(Some(Step::Member(name)))
        };
    }
    if let Some(behind) = rest.strip_prefix('[') {
        let Some((key, left)) = behind.split_once(']') else {
            return Err(Fault::BracketNotClosed);
        };
        *rest = left;
        return if key.is_empty() {
            Err(EMPTY)
        } else {
            Ok(Some(Step::Element(key)))
        };
    }
    if rest.is_empty() {
        return Ok(None);
    }
    Err(Fault::StrayBehindBracket)
}

/// A number written in digits; nothing where something else is.
pub(super) fn number(text: &str) -> Result<Option<i64>, Malformed> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok(None);
    }
    match text.parse() {
        Ok(number) => Ok(Some(number)),
        Err(_) => Err(Fault::TooManyFormatDigits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(template: &str) -> Result<Vec<Piece<'_>>, Malformed> {
        let mut rest = template;
        std::iter::from_fn(|| next(&mut rest).transpose()).collect()
    }

    #[test]
    fn a_template_comes_apart() {
        let field = |name, conversion, spec, is_nested| {
            Piece::Field(Field {
                name,
                conversion,
                spec,
                is_nested,
            })
        };
        assert_eq!(
            all("a{{b}}{}{x.y[}]!r:>{w}}z"),
            Ok(vec![
                Piece::Literal("a{"),
                Piece::Literal("b}"),
                field("", None, "", false),
                field("x.y[}]", Some('r'), ">{w}", true),
                Piece::Literal("z"),
            ])
        );
        let mut rest = ".y[0].z[a b]";
        let steps: Result<Vec<Step>, Malformed> =
            std::iter::from_fn(|| next_step(&mut rest).transpose()).collect();
        assert_eq!(
            steps,
            Ok(vec![
                Step::Member("y"),
                Step::Element("0"),
                Step::Member("z"),
                Step::Element("a b")
            ])
        );
    }

    #[test]
    fn malformed_templates_are_reported_in_the_words_of_the_reference() {
        for (template, message) in [
            ("{", Fault::SingleOpeningBrace),
            ("}", Fault::SingleClosingBrace),
            ("{}}", Fault::SingleClosingBrace),
            ("{0", Fault::FieldNotClosed),
            ("{0[a}", Fault::FieldNotClosed),
            ("{0!", Fault::TemplateConversionMissing),
            ("{0!r", Fault::BraceInSpecification),
            ("{0!}", Fault::BraceInSpecification),
            ("{0!rx}", Fault::ColonMissing),
            ("{0:{}", Fault::BraceInSpecification),
            ("{a{b}}", Fault::BraceInFieldName),
        ] {
            assert_eq!(all(template), Err(message), "{template}");
        }
        assert_eq!(
            number("99999999999999999999"),
            Err(Fault::TooManyFormatDigits)
        );
        assert_eq!(next_step(&mut "x"), Err(Fault::StrayBehindBracket));
    }
}
