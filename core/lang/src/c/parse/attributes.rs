//! What gcc's attributes say. Those that change a layout are heeded, those that change what runs are reported, and the others
//! are advice to a compiler.

use super::{Parser, Read, Report};

/// Attributes that have been read and not yet been given to anything.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Heard {
    /// Nothing is put between members.
    pub is_packed: bool,
    /// What it is aligned to at least; zero where nothing says so.
    pub align: u64,
    /// What members are aligned to at most; zero where nothing says so.
    pub limit: u64,
}

/// The alignment of `aligned` without a number.
const LARGEST: u64 = 16;

/// Attributes that change what the program does, and are not carried out.
const UNHEEDED: &[&str] = &[
    "constructor",
    "destructor",
    "cleanup",
    "vector_size",
    "mode",
    "scalar_storage_order",
];

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
            _ if UNHEEDED.contains(&name) => {
                self.report(token.place, Report::Unsupported(token.text.to_string()));
            }
            _ => {}
        }
        Ok(())
    }
}
