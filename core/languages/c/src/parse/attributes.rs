//! What gcc's attributes say. Those that change a layout or what runs are heeded or reported; the others are advice to a compiler.

use super::{Entity, Parser, Read, Report};
use crate::ast::VarId;
use crate::token::Place;

/// Attributes that have been read and not yet been given to anything.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Heard {
    /// How many bytes the vectors have that the type becomes one of; zero where nothing says so.
    pub vector: u64,
    /// Nothing is put between members.
    pub is_packed: bool,
    /// What it is aligned to at least; zero where nothing says so.
    pub align: u64,
    /// What members are aligned to at most; zero where nothing says so.
    pub limit: u64,
    /// The function that is called when the object's scope is left.
    pub cleanup: Option<(VarId, Place)>,
    /// The function is called in front of `main`, in order of this number.
    pub constructor: Option<u32>,
    /// The same behind its end, in reverse order.
    pub destructor: Option<u32>,
}

impl Heard {
    /// What is said here and there together.
    pub fn and(self, other: Heard) -> Heard {
        Heard {
            vector: self.vector.max(other.vector),
            is_packed: self.is_packed || other.is_packed,
            align: self.align.max(other.align),
            limit: self.limit.max(other.limit),
            cleanup: other.cleanup.or(self.cleanup),
            constructor: other.constructor.or(self.constructor),
            destructor: other.destructor.or(self.destructor),
        }
    }
}

/// The alignment of `aligned` without a number.
const LARGEST: u64 = 16;

/// Attributes that change what the program does, and are not carried out.
const UNHEEDED: &[&str] = &["mode", "scalar_storage_order"];

impl Parser {
    /// Reads `__attribute__((…))` and skips `asm("…")`.
    pub(super) fn attributes(&mut self) {
        while self.is("__attribute__") || self.is("asm") {
            let is_asm = self.is("asm");
            self.advance();
            while self.is("volatile") {
                self.advance();
            }
            if !self.is("(") {
                continue;
            }
            let start = self.at;
            self.skip_brackets();
            let end = self.at;
            if is_asm {
                continue;
            }
            self.at = start;
            while self.at < end {
                if self.attribute().is_err() {
                    break;
                }
            }
            self.at = end;
        }
    }

    /// One word of an attribute list.
    fn attribute(&mut self) -> Read<()> {
        let token = self.advance();
        let name = token.text.trim_matches('_');
        match name {
            "packed" => self.heard.is_packed = true,
            "aligned" => {
                let mut align = LARGEST as i64;
                if self.eat("(") {
                    align = self.constant_expression()?;
                    self.expect(")")?;
                }
                match u64::try_from(align) {
                    Ok(align) if align.is_power_of_two() && align <= 1 << 28 => {
                        self.heard.align = self.heard.align.max(align);
                    }
                    _ => self.invalid(
                        token.place,
                        "requested alignment is not a positive power of 2",
                    ),
                }
            }
            // What `#pragma pack` has become.
            "pack" if token.text.starts_with("__pack") => {
                self.expect("(")?;
                self.heard.limit = self.constant_expression()?.unsigned_abs();
                self.expect(")")?;
            }
            "vector_size" => {
                self.expect("(")?;
                self.heard.vector = self.constant_expression()?.unsigned_abs();
                self.expect(")")?;
            }
            "constructor" => self.heard.constructor = Some(self.attribute_number()?),
            "destructor" => self.heard.destructor = Some(self.attribute_number()?),
            "cleanup" => {
                self.expect("(")?;
                let name = self.advance();
                self.expect(")")?;
                match self.find(&name.text) {
                    Some(Entity::Var(var)) if self.types().is_function(self.unit.var(var).ty) => {
                        self.heard.cleanup = Some((var, name.place));
                    }
                    _ => self.invalid(name.place, "'cleanup' argument not a function"),
                }
            }
            _ if UNHEEDED.contains(&name) => {
                self.report(token.place, Report::Unsupported(token.text.to_string()));
            }
            _ => {}
        }
        Ok(())
    }

    /// The number in parentheses that says when a function is called; without one, behind all others.
    fn attribute_number(&mut self) -> Read<u32> {
        if !self.eat("(") {
            return Ok(u32::MAX);
        }
        let number = self.constant_expression()?;
        self.expect(")")?;
        Ok(u32::try_from(number).unwrap_or(u32::MAX))
    }
}
