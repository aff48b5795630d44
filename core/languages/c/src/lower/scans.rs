//! The `scanf` family where the format is a literal: whether the pointers given are to what the conversions store.
//!
//! The machine sees pointers without the types that the program gives them, so that this is found from the text; it is
//! reported when the call is reached.

use super::Lowerer;
use crate::ast::{ExprId, ExprKind};
use crate::types::{Kind, Ty, Types};
use ir::{Intrinsic, Span};

/// What a conversion stores through its argument.
struct Stored {
    /// The conversion as it is written.
    text: String,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    /// An integer of so many bytes.
    Integer(u64),
    Float(Ty),
    /// Characters of so many bytes.
    Characters(u64),
    Pointer,
}

impl What {
    fn fits(self, types: &Types, ty: Ty) -> bool {
        match self {
            What::Integer(size) => types.is_integer(ty) && types.size(ty) == Some(size),
            // `float` and `double` may have other names, `long double` has its own.
            What::Float(wanted) => types.stored(ty).is(wanted),
            // `&array` is the same place as `array`.
            What::Characters(size) => {
                let ty = types.innermost_element(ty);
                types.is_integer(ty) && types.size(ty) == Some(size)
            }
            What::Pointer => types.is_pointer(ty),
        }
    }

    fn name(self, types: &Types) -> String {
        match self {
            What::Integer(1) => "a char".to_owned(),
            What::Integer(2) => "a short".to_owned(),
            What::Integer(4) => "an int".to_owned(),
            What::Integer(_) => "a long".to_owned(),
            What::Float(ty) => format!("a {}", types.name(ty)),
            What::Characters(1) => "characters".to_owned(),
            What::Characters(_) => "wide characters".to_owned(),
            What::Pointer => "a pointer".to_owned(),
        }
    }
}

impl Lowerer<'_> {
    /// Reports the first argument of such a call that does not fit its conversion.
    pub(super) fn check_scan(
        &mut self,
        intrinsic: Intrinsic,
        arguments: &[ExprId],
        named: usize,
        at: Span,
    ) {
        if self.is_library || !matches!(intrinsic, Intrinsic::CScan | Intrinsic::CScanText) {
            return;
        }
        let format = named.checked_sub(1).and_then(|at| arguments.get(at));
        let Some(stored) = format.and_then(|format| self.literal_format(*format)) else {
            return;
        };
        let given = arguments.get(named..).unwrap_or_default();
        for (at_most, stored) in stored.iter().enumerate() {
            let types = self.types();
            let wanted = stored.what.name(types);
            let Stored { text, what } = stored;
            let words = match given.get(at_most) {
                None => format!("there is no argument for `{text}`"),
                Some(argument) => {
                    let ty = self.unit.expr(*argument).ty;
                    // What is no pointer at all is found where it is used.
                    let Some(to) = types.pointee(ty) else {
                        continue;
                    };
                    if to.is_void() || to.is_unknown() || what.fits(types, to) {
                        continue;
                    }
                    let to = types.name(to.plain());
                    format!("`{text}` stores {wanted}, and gets a pointer to {to}")
                }
            };
            return self.undefined("format_mismatch", &words, at);
        }
    }

    /// What the conversions of a format store that is a literal.
    fn literal_format(&self, format: ExprId) -> Option<Vec<Stored>> {
        let mut at = format;
        loop {
            match &self.unit.expr(at).kind {
                ExprKind::Address(inner) | ExprKind::Cast(inner) => at = *inner,
                ExprKind::Text(bytes) => {
                    let is_narrow = (self.types().element(self.unit.expr(at).ty))
                        .is_some_and(|of| matches!(self.types().kind(of), Kind::Char));
                    return is_narrow.then(|| conversions(bytes));
                }
                _ => return None,
            }
        }
    }
}

/// The conversions of a format that store something, in order; those behind one that is not known are left out.
fn conversions(format: &[u8]) -> Vec<Stored> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = format[at..].iter().position(|&byte| byte == b'%') {
        let start = at + start;
        at = start + 1;
        let skips = format.get(at) == Some(&b'*');
        at += usize::from(skips);
        let is_in = |at: usize, set: &[u8]| format.get(at).is_some_and(|byte| set.contains(byte));
        while is_in(at, b"0123456789") {
            at += 1;
        }
        let length = at;
        while is_in(at, b"hlLqjztm") {
            at += 1;
        }
        let length = &format[length..at];
        let Some(&letter) = format.get(at) else { break };
        at += 1;
        if letter == b'[' {
            // A bracket at the start is one of the set.
            at += usize::from(is_in(at, b"^"));
            at += usize::from(is_in(at, b"]"));
            match format[at..].iter().position(|&byte| byte == b']') {
                Some(end) => at += end + 1,
                None => break,
            }
        }
        let integer = match length {
            b"hh" => 1,
            b"h" => 2,
            b"" => 4,
            _ => 8,
        };
        let characters = if length == b"l" { 4 } else { 1 };
        let what = match letter {
            b'%' => continue,
            b'd' | b'i' | b'u' | b'o' | b'x' | b'X' | b'n' => What::Integer(integer),
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => What::Float(match length {
                b"l" => Ty::DOUBLE,
                b"L" => Ty::LONG_DOUBLE,
                _ => Ty::FLOAT,
            }),
            b's' | b'c' | b'[' if length == b"m" => What::Pointer,
            b's' | b'c' | b'[' | b'S' | b'C' => What::Characters(characters),
            b'p' => What::Pointer,
            _ => break,
        };
        if !skips {
            let text = String::from_utf8_lossy(&format[start..at]).into_owned();
            found.push(Stored { text, what });
        }
    }
    found
}
