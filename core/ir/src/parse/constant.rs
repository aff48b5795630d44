//! Constants and hints.

use super::cursor::Cursor;
use super::{Parsed, Parser};
use crate::{Const, FunctionKind, Hint, Intrinsic, ParamKind, Scalar};

const CONSTANT: &str =
    "a constant: a number, a text, `nil`, `unbound`, `true`, `false`, a typed integer or `<…>`";
const HINT: &str = "`param:`, `caught_exception`, `unsupported:`, `import:` or a text in quotes";

impl Parser<'_> {
    pub(super) fn constant(&mut self, line: &mut Cursor) -> Parsed<Const> {
        if line.at_char('"') {
            return Ok(Const::Text(line.quoted()?.into()));
        }
        if line.at_char('<') {
            return self.definition(line);
        }
        let start = line.clone();
        if line.eat("b\"") {
            *line = start;
            return Ok(Const::Bytes(line.bytes()?.into()));
        }
        let word = line.symbols();
        Ok(match word {
            "nil" => Const::Nil,
            "unbound" => Const::Unbound,
            "true" => Const::Bool(true),
            "false" => Const::Bool(false),
            "nan" => Const::Float(f64::NAN),
            "inf" => Const::Float(f64::INFINITY),
            "-inf" => Const::Float(f64::NEG_INFINITY),
            _ => {
                if let Some(scalar) = Scalar::from_text(word) {
                    return sized(scalar, line);
                }
                match number(word) {
                    Some(number) => number,
                    None => return Err(start.error(CONSTANT)),
                }
            }
        })
    }

    /// `<kind:name@label…>`.
    fn definition(&mut self, line: &mut Cursor) -> Parsed<Const> {
        line.expect("<")?;
        let start = line.clone();
        let kind = line.word();
        if kind == "intrinsic" {
            line.expect(":")?;
            let start = line.clone();
            let Some(intrinsic) = Intrinsic::from_name(line.word()) else {
                return Err(start.error("the name of an intrinsic"));
            };
            line.expect(">")?;
            return Ok(Const::Intrinsic(intrinsic));
        }
        let function = FunctionKind::from_text(kind);
        if function.is_none() && kind != "class" {
            return Err(start.error(
                "`function`, `generator`, `coroutine`, `async_generator`, `class` or `intrinsic`",
            ));
        }
        line.expect(":")?;
        let name = self.symbol(line, "the name of the function or class")?;
        line.expect("@")?;
        let label = self.label(line)?;
        if let Some(kind) = function {
            line.expect(">")?;
            return Ok(Const::Function {
                name,
                entry: label,
                kind,
            });
        }
        let mut parents = Vec::new();
        let mut keywords = None;
        if line.eat(":") {
            loop {
                if line.eat("**") {
                    keywords = Some(self.symbol(line, "the variable that holds the keywords")?);
                    break;
                }
                parents.push(self.symbol(line, "the name of a parent")?);
                if !line.eat(",") {
                    break;
                }
            }
        }
        line.expect(">")?;
        Ok(Const::Class {
            name,
            body: label,
            parents: parents.into(),
            keywords,
        })
    }

    pub(super) fn hint(&mut self, line: &mut Cursor) -> Parsed<Hint> {
        if line.at_char('"') {
            return Ok(Hint::Unknown(line.quoted()?.into()));
        }
        let start = line.clone();
        match line.word() {
            "param" => {
                line.expect(":")?;
                self.parameter(line)
            }
            "caught_exception" if line.eat_here(":") => {
                let text = line.name("the type of the exception")?;
                Ok(Hint::CaughtException(text.into()))
            }
            "caught_exception" => Ok(Hint::CaughtException("".into())),
            "unsupported" => {
                line.expect(":")?;
                let text = line.name("the kind of a syntax node")?;
                Ok(Hint::Unsupported(text.into()))
            }
            "import" => {
                line.expect(":")?;
                Ok(Hint::Import(line.name("the name of a module")?.into()))
            }
            _ => Err(start.error(HINT)),
        }
    }

    fn parameter(&mut self, line: &mut Cursor) -> Parsed<Hint> {
        let mut kind = if line.eat_here("**") {
            ParamKind::NamedRest
        } else if line.eat_here("*") {
            ParamKind::Rest
        } else if line.eat_here("^") {
            ParamKind::Receiver
        } else if line.eat_here("?") {
            ParamKind::Optional
        } else if line.eat_here("~") {
            ParamKind::Element
        } else if line.eat_here("=") {
            ParamKind::NamedOnly
        } else {
            ParamKind::Normal
        };
        let name = self.symbol(line, "the name of a parameter")?;
        if kind == ParamKind::Normal && line.eat_here("/") {
            kind = ParamKind::PositionalOnly;
        }
        Ok(Hint::Param(name, kind))
    }
}

/// An integer of a fixed width; whether it fits is the verifier's business, as long as it has bits.
fn sized(scalar: Scalar, line: &mut Cursor) -> Parsed<Const> {
    let start = line.clone();
    let digits = line.symbols();
    if scalar == Scalar::F32 {
        let value = match digits {
            "nan" => Some(f32::NAN),
            "inf" => Some(f32::INFINITY),
            "-inf" => Some(f32::NEG_INFINITY),
            _ if is_decimal(digits) => digits.parse().ok(),
            _ => None,
        };
        return match value {
            Some(value) => Ok(Const::Sized(scalar, i64::from(value.to_bits()))),
            None => Err(start.error("a number")),
        };
    }
    let bits = match scalar {
        Scalar::U64 | Scalar::U128 => digits.parse::<u64>().map(|value| value as i64),
        _ => digits.parse::<i64>(),
    };
    match bits {
        Ok(bits) if is_integer(digits) => Ok(Const::Sized(scalar, bits)),
        _ => Err(start.error("an integer of the type in front of it")),
    }
}

fn is_integer(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn number(text: &str) -> Option<Const> {
    if is_integer(text) {
        return Some(match text.parse() {
            Ok(value) => Const::Int(value),
            Err(_) => Const::BigInt(text.into()),
        });
    }
    // Rust's own notation has spellings of infinity that the text form has not.
    let value = is_decimal(text).then(|| text.parse().ok())??;
    Some(Const::Float(value))
}

fn is_decimal(text: &str) -> bool {
    text.bytes()
        .all(|byte| byte.is_ascii_digit() || b"+-.eE".contains(&byte))
}
