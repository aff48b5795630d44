//! The expressions of `#if`: integers of 64 bits, signed or not.

use super::Preprocessor;
use crate::literals;
use crate::token::{Kind, Place, Token};

/// How deep parentheses and operators may nest.
const MAX_DEPTH: u32 = 100;

#[derive(Clone, Copy)]
struct Number {
    bits: i64,
    is_unsigned: bool,
}

struct Reader<'a> {
    tokens: &'a [Token],
    at: usize,
    depth: u32,
}

impl Preprocessor<'_> {
    /// Whether the condition on a line holds.
    pub(super) fn condition(&mut self, line: &[Token], place: Place) -> bool {
        let mut replaced = Vec::new();
        let mut at = 0;
        while at < line.len() {
            let token = &line[at];
            let is_parenthesized = line.get(at + 1).is_some_and(|token| token.is("("));
            let number = |value: bool| Token {
                kind: Kind::Number,
                text: if value { "1" } else { "0" }.into(),
                ..token.clone()
            };
            if token.is("defined") {
                let name = line.get(at + 1 + usize::from(is_parenthesized));
                replaced.push(number(name.is_some_and(|name| self.is_defined(&name.text))));
                at += if is_parenthesized { 4 } else { 2 };
            } else if token.is("__has_include") && is_parenthesized {
                let inside = line[at + 2..].iter().take_while(|token| !token.is(")"));
                let name: String = inside
                    .clone()
                    .map(|token| token.text.trim_matches(['<', '>', '"']))
                    .collect();
                replaced.push(number(crate::library::header(&name).is_some()));
                at += 3 + inside.count();
            } else {
                replaced.push(token.clone());
                at += 1;
            }
        }
        let expanded = self.expand_apart(replaced);
        let mut reader = Reader {
            tokens: &expanded,
            at: 0,
            depth: 0,
        };
        match reader.conditional() {
            Some(value) if reader.at == expanded.len() => value.bits != 0,
            _ => {
                self.invalid(place, "malformed expression of #if");
                false
            }
        }
    }
}

impl Reader<'_> {
    fn eat(&mut self, text: &str) -> bool {
        let is_there = self.tokens.get(self.at).is_some_and(|token| token.is(text));
        self.at += usize::from(is_there);
        is_there
    }

    fn conditional(&mut self) -> Option<Number> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let condition = self.binary(0)?;
        let value = if self.eat("?") {
            let then = self.conditional()?;
            if !self.eat(":") {
                return None;
            }
            let otherwise = self.conditional()?;
            let chosen = if condition.bits != 0 { then } else { otherwise };
            Number {
                bits: chosen.bits,
                is_unsigned: then.is_unsigned || otherwise.is_unsigned,
            }
        } else {
            condition
        };
        self.depth -= 1;
        Some(value)
    }

    fn binary(&mut self, least: u8) -> Option<Number> {
        let mut left = self.unary()?;
        loop {
            let Some(operator) = self
                .tokens
                .get(self.at)
                .filter(|token| token.kind == Kind::Punct)
            else {
                return Some(left);
            };
            let text = operator.text.clone();
            let level = match &*text {
                "||" => 1,
                "&&" => 2,
                "|" => 3,
                "^" => 4,
                "&" => 5,
                "==" | "!=" => 6,
                "<" | ">" | "<=" | ">=" => 7,
                "<<" | ">>" => 8,
                "+" | "-" => 9,
                "*" | "/" | "%" => 10,
                _ => return Some(left),
            };
            if level < least {
                return Some(left);
            }
            self.at += 1;
            self.depth += 1;
            if self.depth > MAX_DEPTH {
                return None;
            }
            let right = self.binary(level + 1)?;
            self.depth -= 1;
            left = apply(&text, left, right)?;
        }
    }

    fn unary(&mut self) -> Option<Number> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let token = self.tokens.get(self.at)?;
        self.at += 1;
        let map = |number: Number, bits: i64| Some(Number { bits, ..number });
        let value = match (token.kind, &*token.text) {
            (Kind::Punct, "!") => {
                let operand = self.unary()?;
                Some(Number {
                    bits: i64::from(operand.bits == 0),
                    is_unsigned: false,
                })
            }
            (Kind::Punct, "-") => {
                let operand = self.unary()?;
                map(operand, operand.bits.wrapping_neg())
            }
            (Kind::Punct, "+") => self.unary(),
            (Kind::Punct, "~") => {
                let operand = self.unary()?;
                map(operand, !operand.bits)
            }
            (Kind::Punct, "(") => {
                let inside = self.conditional()?;
                self.eat(")").then_some(inside)
            }
            (Kind::Number, text) => match literals::number(text)? {
                literals::Number::Integer {
                    value, is_unsigned, ..
                } => Some(Number {
                    bits: value as i64,
                    is_unsigned: is_unsigned || value > i64::MAX as u64,
                }),
                literals::Number::Float { .. } => None,
            },
            (Kind::Char, text) => Some(Number {
                bits: literals::character(text)?.value,
                is_unsigned: false,
            }),
            // A name that is no macro is zero; what takes arguments is malformed.
            (Kind::Word, _) => Some(Number {
                bits: 0,
                is_unsigned: false,
            }),
            _ => None,
        };
        self.depth -= 1;
        value
    }
}

fn apply(operator: &str, left: Number, right: Number) -> Option<Number> {
    let is_unsigned = left.is_unsigned || right.is_unsigned;
    let (a, b) = (left.bits, right.bits);
    let truth = |holds: bool| {
        Some(Number {
            bits: i64::from(holds),
            is_unsigned: false,
        })
    };
    let (ua, ub) = (a as u64, b as u64);
    let bits = match operator {
        "||" => return truth(a != 0 || b != 0),
        "&&" => return truth(a != 0 && b != 0),
        "==" => return truth(a == b),
        "!=" => return truth(a != b),
        "<" => return truth(if is_unsigned { ua < ub } else { a < b }),
        ">" => return truth(if is_unsigned { ua > ub } else { a > b }),
        "<=" => return truth(if is_unsigned { ua <= ub } else { a <= b }),
        ">=" => return truth(if is_unsigned { ua >= ub } else { a >= b }),
        "|" => a | b,
        "^" => a ^ b,
        "&" => a & b,
        "<<" => a.wrapping_shl(b as u32),
        ">>" if left.is_unsigned => ua.wrapping_shr(b as u32) as i64,
        ">>" => a.wrapping_shr(b as u32),
        "+" => a.wrapping_add(b),
        "-" => a.wrapping_sub(b),
        "*" => a.wrapping_mul(b),
        // By zero: where the branch counts it is an error, elsewhere any value will do.
        "/" | "%" if b == 0 => 0,
        "/" if is_unsigned => (ua / ub) as i64,
        "%" if is_unsigned => (ua % ub) as i64,
        "/" => a.wrapping_div(b),
        "%" => a.wrapping_rem(b),
        _ => return None,
    };
    Some(Number { bits, is_unsigned })
}
