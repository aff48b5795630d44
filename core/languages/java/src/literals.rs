//! Literals.

use super::checker::Checker;
use super::hir::{Constant, Expr, ExprKind};
use super::ty::{Prim, Ty};
use ir::surrogate;
use syntax::Node;

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
                let digits = text.trim_end_matches(['l', 'L']).replace('_', "");
                let lower = digits.to_ascii_lowercase();
                let (digits, radix) = match lower.as_str() {
                    text if text.starts_with("0x") => (&text[2..], 16),
                    text if text.starts_with("0b") => (&text[2..], 2),
                    text if text.len() > 1 && text.starts_with('0') => (&text[1..], 8),
                    text => (text, 10),
                };
                let value = u64::from_str_radix(digits, radix);
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
    let (mantissa, exponent) = hex.split_once('p').unwrap_or((hex, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mut value = 0.0_f64;
    for digit in whole.chars().chain(fraction.chars()) {
        value = value * 16.0 + f64::from(digit.to_digit(16).unwrap_or(0));
    }
    let exponent: i32 = exponent.trim_end_matches(['f', 'd']).parse().unwrap_or(0);
    value * 2.0_f64.powi(exponent - 4 * fraction.len() as i32)
}

/// A text with its escapes replaced.
pub(super) fn unescape(text: &str) -> String {
    surrogate::text(units(text))
}

/// The UTF-16 code units of a text with its escapes replaced.
fn units(text: &str) -> Vec<u16> {
    let mut units: Vec<u16> = Vec::new();
    let mut chars = text.chars().peekable();
    let mut buffer = [0_u16; 2];
    while let Some(c) = chars.next() {
        if c != '\\' {
            units.extend_from_slice(c.encode_utf16(&mut buffer));
            continue;
        }
        let Some(escape) = chars.next() else { break };
        let unit = match escape {
            'n' => 10,
            't' => 9,
            'r' => 13,
            'b' => 8,
            'f' => 12,
            's' => 32,
            '\n' => continue,
            '0'..='7' => {
                let mut value = escape.to_digit(8).unwrap_or(0);
                let most = if escape <= '3' { 2 } else { 1 };
                for _ in 0..most {
                    let Some(digit) = chars.peek().and_then(|c| c.to_digit(8)) else {
                        break;
                    };
                    value = value * 8 + digit;
                    chars.next();
                }
                value as u16
            }
            'u' => {
                while chars.peek() == Some(&'u') {
                    chars.next();
                }
                let mut value = 0;
                for _ in 0..4 {
                    if let Some(digit) = chars.peek().and_then(|c| c.to_digit(16)) {
                        value = value * 16 + digit;
                        chars.next();
                    }
                }
                value as u16
            }
            other => {
                units.extend_from_slice(other.encode_utf16(&mut buffer));
                continue;
            }
        };
        units.push(unit);
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
