//! Literals.

use super::checker::Checker;
use super::hir::{Constant, Expr, ExprKind};
use super::ty::{Prim, Ty};
use frontend::escapes::{Escaped, Piece, control};
use frontend::numerals::{self, Bases};
use ir::surrogate;
use syntax::Node;

/// How bases are marked.
const BASES: Bases = Bases {
    marks: &[("0x", 16), ("0b", 2)],
    zero: Some(8),
    separator: Some('_'),
};

impl<'a> Checker<'a> {
    pub fn literal(&mut self, node: Node<'a>) -> Expr {
        let at = self.at(node);
        let text = self.text(node);
        let (ty, constant) = match node.kind() {
            "true" => (Ty::BOOLEAN, Constant::Bool(true)),
            "false" => (Ty::BOOLEAN, Constant::Bool(false)),
            "null_literal" => (Ty::Null, Constant::Null),
            "character_literal" => {
                let inside = text.trim_start_matches('\'').trim_end_matches('\'');
                // The quote itself may be what is quoted.
                let inside = if inside.ends_with('\\') && text.ends_with("''") {
                    "'"
                } else {
                    inside
                };
                let units = units(if inside == "\\" { "'" } else { inside });
                let [unit] = units[..] else {
                    self.at_hand();
                    self.b.invalid_token(at, "unclosed character literal");
                    return self.unknown(text, at);
                };
                (Ty::Prim(Prim::Char), Constant::Int(i64::from(unit)))
            }
            "string_literal" => {
                let value = match text.strip_prefix("\"\"\"") {
                    Some(block) => text_block(block.strip_suffix("\"\"\"").unwrap_or(block)),
                    None => unescape(
                        text.strip_prefix('"')
                            .and_then(|text| text.strip_suffix('"'))
                            .unwrap_or(""),
                    ),
                };
                (self.world.string(), Constant::Text(value))
            }
            "decimal_floating_point_literal" | "hex_floating_point_literal" => {
                let is_float = text.ends_with(['f', 'F']) && !is_hex_float_digit(text);
                let digits = text.replace('_', "");
                let value = float_value(&digits);
                match is_float {
                    true => (
                        Ty::Prim(Prim::Float),
                        Constant::Float(
                            float_digits(&digits)
                                .parse::<f32>()
                                .map_or(f64::from(value as f32), f64::from),
                        ),
                    ),
                    false => (Ty::Prim(Prim::Double), Constant::Float(value)),
                }
            }
            _ => {
                let is_long = text.ends_with(['l', 'L']);
                let (digits, base) = BASES.digits(text.trim_end_matches(['l', 'L']));
                let value = u64::from_str_radix(&digits, base);
                let limit = if is_long {
                    u64::MAX
                } else {
                    u64::from(u32::MAX)
                };
                let Ok(value) = value else {
                    self.at_hand();
                    self.b.invalid(at, "integer number too large");
                    return self.int(0, at);
                };
                if value > limit {
                    self.at_hand();
                    self.b.invalid(at, "integer number too large");
                }
                let value = value as i64;
                match is_long {
                    true => (Ty::Prim(Prim::Long), Constant::Int(value)),
                    false => (Ty::INT, Constant::Int(i64::from(value as i32))),
                }
            }
        };
        self.expr(ty, at, ExprKind::Const(constant))
    }
}

fn is_hex_float_digit(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    lower.starts_with("0x") && !lower.contains('p')
}

fn float_digits(text: &str) -> &str {
    text.trim_end_matches(['f', 'F', 'd', 'D'])
}

fn float_value(text: &str) -> f64 {
    let lower = text.to_ascii_lowercase();
    let Some(hex) = lower.strip_prefix("0x") else {
        return float_digits(text).parse().unwrap_or(0.0);
    };
    numerals::hexadecimal(hex.trim_end_matches(['f', 'd'])).unwrap_or(0.0)
}

/// A text with its escapes replaced.
pub(super) fn unescape(text: &str) -> String {
    surrogate::text(units(text))
}

/// The UTF-16 code units of a text with its escapes replaced.
fn units(text: &str) -> Vec<u16> {
    let mut units: Vec<u16> = Vec::new();
    let mut rest = Escaped::new(text);
    while let Some(piece) = rest.next() {
        let escape = match piece {
            Piece::Plain(text) => {
                units.extend(text.encode_utf16());
                continue;
            }
            Piece::Escape(escape) => escape,
            Piece::Backslash => break,
        };
        units.push(match escape {
            's' => 32,
            '\n' => continue,
            '0'..='7' => rest.octal(escape, if escape <= '3' { 2 } else { 1 }) as u16,
            'u' => {
                rest.pass_over(|c| c == 'u');
                rest.digits(16, 4).0 as u16
            }
            other => {
                let character = control(other, "btnfr").unwrap_or(other);
                units.extend(character.encode_utf16(&mut [0; 2]).iter());
                continue;
            }
        });
    }
    units
}

/// What a text block says: common indentation and trailing space removed, then escapes replaced.
fn text_block(raw: &str) -> String {
    let body = raw
        .split_once('\n')
        .map_or("", |(_, body)| body)
        .replace('\r', "");
    let lines: Vec<&str> = body.split('\n').collect();
    let last = lines.len() - 1;
    let indent = lines
        .iter()
        .enumerate()
        .filter(|(at, line)| !line.trim().is_empty() || *at == last)
        .map(|(_, line)| line.len() - line.trim_start().len())
        .min()
        .unwrap_or(0);
    let stripped: Vec<&str> = lines
        .iter()
        .map(|line| line.get(indent..).unwrap_or("").trim_end())
        .collect();
    unescape(&stripped.join("\n"))
}
