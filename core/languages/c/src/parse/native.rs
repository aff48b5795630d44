//! How the library's headers say who carries a function out.
//!
//! `__from(module);` names the module of the library that defines the functions declared behind it. A declaration
//! `int f(int) __intrinsic(name);` names an intrinsic of the machine; operands other than the arguments in order
//! are listed behind the name: a number is an argument, `rest` a tuple of those behind the named ones, `nil` nothing,
//! `in`, `out` and `err` the standard streams, `= 1` a number itself, `= i64` a scalar type. Programs cannot say either.

use super::{Parser, Read};
use crate::ast::{Native, Operand};
use crate::library;
use ir::Intrinsic;
use std::rc::Rc;

impl Parser {
    /// `__from(module);`
    pub(super) fn library_module(&mut self) -> Read<()> {
        if !self.peek().from_header {
            return self.unexpected();
        }
        self.advance();
        self.expect("(")?;
        let name = self.advance();
        self.module = library::module_name(&name.text);
        self.expect(")")?;
        self.expect(";")
    }

    /// `__intrinsic(…)` behind a declarator.
    pub(super) fn native(&mut self, name: &str) -> Option<Rc<Native>> {
        if !self.is("__intrinsic") || !(self.peek().from_header || self.is_library) {
            return None;
        }
        let place = self.place();
        self.advance();
        let start = self.at + 1;
        self.skip_brackets();
        let words: Vec<Rc<str>> = self.tokens[start..self.at - 1]
            .iter()
            .map(|token| Rc::clone(&token.text))
            .collect();
        let Some(intrinsic) = words.first().and_then(|word| Intrinsic::from_name(word)) else {
            self.invalid(place, format!("no intrinsic for '{name}'"));
            return None;
        };
        let mut operands = Vec::new();
        let mut is_number = false;
        for word in &words[1..] {
            match &**word {
                "," => {}
                "=" => is_number = true,
                "rest" => operands.push(Operand::Rest),
                "nil" => operands.push(Operand::Nil),
                "in" => operands.push(Operand::Stream(0)),
                "out" => operands.push(Operand::Stream(1)),
                "err" => operands.push(Operand::Stream(2)),
                ty if is_number && ir::Scalar::from_text(ty).is_some() => {
                    operands.extend(ir::Scalar::from_text(ty).map(Operand::Type));
                    is_number = false;
                }
                number => {
                    let Ok(value) = number.parse::<u32>() else {
                        continue;
                    };
                    operands.push(match is_number {
                        true => Operand::Number(i64::from(value)),
                        false => Operand::Argument(value as usize),
                    });
                    is_number = false;
                }
            }
        }
        Some(Rc::new(Native {
            intrinsic,
            operands: (words.len() > 1).then_some(operands),
            parameters: None,
        }))
    }
}
