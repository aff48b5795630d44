//! Unknown values as the expressions they came from, in the spirit of the source language.
//!
//! **Invariant.** Expressions share their operands, so an expression can be far larger written out than it is
//! in memory: both its depth and its length are bounded here.

use super::value::write_operand;
use crate::display::format::pad::first_chars;
use crate::heap::Object;
use crate::machine::Machine;
use crate::symbolic::{Expression, LOAD, Operands};
use crate::value::{Unknown, Value};
use ir::{BinOp, Intrinsic, Scalar, Symbol, UnOp};
use std::fmt::Write as _;

/// How deep an expression is shown, collections among its operands included.
pub(super) const MAX_DEPTH: u32 = 24;
/// After how many bytes an expression is cut off.
const MAX_LENGTH: usize = 400;
/// What stands for what is not shown.
const ELISION: &str = "…";

/// How tightly an operator binds; operands that bind less tightly stand in parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Not,
    Comparison,
    BitOr,
    BitXor,
    BitAnd,
    Shift,
    Sum,
    Product,
    Sign,
    Power,
    Primary,
}

/// Appends the expression that an unknown value stands for, to a depth.
pub(super) fn push_expression(m: &Machine, out: &mut String, unknown: Unknown, depth: u32) {
    let start = out.len();
    Writer { m, out, start }.unknown(unknown, depth);
}

/// The expression that an unknown value stands for.
#[must_use]
pub fn expression(m: &Machine, unknown: Unknown) -> String {
    let mut out = String::new();
    push_expression(m, &mut out, unknown, MAX_DEPTH);
    out
}

/// A method's name as people write it, without what tells it from others of the same name.
pub(crate) fn method_name(m: &Machine, name: Symbol) -> &str {
    m.semantics().plain_name(m.name(name))
}

struct Writer<'m, 'o> {
    m: &'m Machine,
    out: &'o mut String,
    start: usize,
}

impl Writer<'_, '_> {
    /// An operand that stands by itself.
    fn value(&mut self, value: Value, depth: u32) {
        match value {
            Value::Unknown(unknown) => self.unknown(unknown, depth),
            value => write_operand(self.m, self.out, value, MAX_LENGTH / 4, depth),
        }
    }

    /// An operand of an operator.
    fn operand(&mut self, value: Value, least: Binding, depth: u32) {
        let needs_parentheses = match value {
            Value::Unknown(unknown) => {
                binding(&self.m.state.unknowns.get(unknown).expression) < least
            }
            Value::Int(value) => value < 0 && least > Binding::Sign,
            Value::Float(value) => value < 0.0 && least > Binding::Sign,
            _ => false,
        };
        if needs_parentheses {
            self.out.push('(');
            self.value(value, depth);
            self.out.push(')');
        } else {
            self.value(value, depth);
        }
    }

    /// Operands of a call; what was not given is left out.
    fn list(&mut self, values: &[Value], depth: u32) {
        for (at, &value) in values.iter().filter(|value| value.is_bound()).enumerate() {
            if at > 0 {
                self.out.push_str(", ");
            }
            self.value(value, depth);
        }
    }

    fn call(&mut self, name: &str, args: &[Value], depth: u32) {
        self.out.push_str(name);
        self.out.push('(');
        self.list(args, depth);
        self.out.push(')');
    }

    /// What is read from memory that an unknown points to: as the program writes it, and where the library reads it, the unknown
    /// with how many bytes behind.
    fn load(&mut self, unknown: Unknown, pointer: Value, depth: u32) {
        if let Some(text) = self.m.text_of_load(unknown) {
            return self.out.push_str(&text);
        }
        let unknowns = &self.m.state.unknowns;
        let (mut base, mut offset) = (pointer, 0i64);
        while let Value::Unknown(sum) = base
            && let Expression::Binary(BinOp::Add, left, Value::Sized(_, by) | Value::Int(by)) =
                unknowns.get(sum).expression
        {
            (base, offset) = (left, offset.wrapping_add(by));
        }
        let is_byte = matches!(unknowns.get(unknown).ty, Some(Scalar::I8 | Scalar::U8));
        if !is_byte {
            return self.call(LOAD, &[pointer], depth);
        }
        self.operand(base, Binding::Primary, depth);
        let _ = write!(self.out, "[{offset}]");
    }

    /// What an intrinsic gives, as [`ir::Semantics::spelling`] says.
    fn spelled(&mut self, spelling: &str, mut args: &[Value], depth: u32) {
        if spelling.starts_with('.')
            && let [receiver, others @ ..] = args
        {
            self.operand(*receiver, Binding::Primary, depth);
            args = others;
        }
        match spelling.strip_suffix("()") {
            Some(name) => self.call(name, args, depth),
            None => self.out.push_str(spelling),
        }
    }

    /// Operands of a call of an unknown, in parentheses.
    fn operands(&mut self, operands: &Operands, depth: u32) {
        self.out.push('(');
        self.list(&operands.placed, depth);
        let mut is_first = operands.placed.is_empty();
        for &(name, value) in &*operands.named {
            if !std::mem::take(&mut is_first) {
                self.out.push_str(", ");
            }
            self.name(name);
            // An unknown that was spread has the sign for that in the place of a name.
            if !self.m.name(name).starts_with('*') {
                self.out.push('=');
            }
            self.value(value, depth);
        }
        self.out.push(')');
    }

    /// What stands in the brackets of a subscript.
    fn subscript(&mut self, index: Value, depth: u32) {
        let Some(Object::Slice(slice)) = self.m.object_kind(index) else {
            return self.value(index, depth);
        };
        let (start, stop, step) = (slice.start, slice.stop, slice.step);
        let is_given = |value: Value| !matches!(value, Value::Nil | Value::Unbound);
        if is_given(start) {
            self.value(start, depth);
        }
        self.out.push(':');
        if is_given(stop) {
            self.value(stop, depth);
        }
        if is_given(step) {
            self.out.push(':');
            self.value(step, depth);
        }
    }

    fn name(&mut self, name: Symbol) {
        self.out.push_str(method_name(self.m, name));
    }

    fn unknown(&mut self, unknown: Unknown, depth: u32) {
        let Some(depth) = depth
            .checked_sub(1)
            .filter(|_| self.out.len() - self.start < MAX_LENGTH)
        else {
            self.out.push_str(ELISION);
            return;
        };
        let m = self.m;
        match &m.state.unknowns.get(unknown).expression {
            Expression::Name(name) | Expression::Parameter(name) => self.name(*name),
            Expression::Import(module) => self.out.push_str(module),
            Expression::Described(words) => self.out.push_str(words),
            Expression::Field(object, name) => {
                self.operand(*object, Binding::Primary, depth);
                self.out.push('.');
                self.name(*name);
            }
            Expression::Index(object, index) => {
                self.operand(*object, Binding::Primary, depth);
                if let Some(name) = self.member_name(*index) {
                    self.out.push('.');
                    self.out.push_str(&name);
                    return;
                }
                self.out.push('[');
                self.subscript(*index, depth);
                self.out.push(']');
            }
            Expression::Call(callee, operands) => {
                self.operand(*callee, Binding::Primary, depth);
                self.operands(operands, depth);
            }
            Expression::Method(receiver, name, args) => {
                self.operand(*receiver, Binding::Primary, depth);
                self.out.push('.');
                let name = method_name(self.m, *name);
                let written = self.as_written(unknown, name);
                self.out.push_str(written.as_deref().unwrap_or(name));
                // What stands in front of the operands that programs write is not told where it is nothing.
                let hidden = self.m.semantics().library.shortcuts.hidden;
                match args.placed.get(..hidden) {
                    Some(front) if hidden > 0 && front.iter().all(|&value| value == Value::Nil) => {
                        let shown = Operands::new(&args.placed[hidden..], &args.named);
                        self.operands(&shown, depth);
                    }
                    _ => self.operands(args, depth),
                }
            }
            Expression::Binary(op, left, right) => {
                let own = binary_binding(*op);
                let (least_left, least_right) = match op {
                    BinOp::Pow => (Binding::Primary, Binding::Sign),
                    // Operators of one rank group from the left; comparisons are kept apart.
                    _ if own == Binding::Comparison => (Binding::BitOr, Binding::BitOr),
                    _ => (own, next(own)),
                };
                self.operand(*left, least_left, depth);
                self.out.push(' ');
                self.out.push_str(op.text());
                self.out.push(' ');
                self.operand(*right, least_right, depth);
            }
            Expression::Unary(op, operand) => match op {
                UnOp::Neg | UnOp::Pos | UnOp::Invert => {
                    self.out.push_str(&op.text());
                    self.operand(*operand, Binding::Sign, depth);
                }
                UnOp::Not => {
                    self.out.push_str("not ");
                    self.operand(*operand, Binding::Not, depth);
                }
                UnOp::As(scalar) if let Some(name) = self.type_name(*scalar) => {
                    self.out.push('(');
                    self.out.push_str(name);
                    self.out.push_str(") ");
                    self.operand(*operand, Binding::Sign, depth);
                }
                op => self.call(&op.text(), &[*operand], depth),
            },
            Expression::Element(of) => {
                self.out.push_str("element of ");
                self.operand(*of, Binding::Primary, depth);
            }
            Expression::Intrinsic(name, args) if **name == *Intrinsic::TextJoin.name() => {
                self.template(args, depth)
            }
            Expression::Intrinsic(name, args) => match m.semantics().spelling(name) {
                Some(spelling) => self.spelled(spelling, args, depth),
                None => match args.first() {
                    Some(&from) if **name == *LOAD => self.load(unknown, from, depth),
                    _ => self.call(name, args, depth),
                },
            },
        }
    }

    /// A name as the source spells it at the instruction that made an unknown: in languages that do not tell capital letters apart
    /// methods are kept under small ones.
    fn as_written(&self, unknown: Unknown, name: &str) -> Option<String> {
        let (module, at) = self.m.state.unknowns.get(unknown).origin;
        let place = self.m.linked.program.modules.get(module.index())?.place(at);
        let (first, last) = (place.start.line as usize, place.end.line as usize);
        let text = &self.m.sources.get(module.index())?.text;
        let lines = text.lines().skip(first.checked_sub(1)?);
        lines.take(last + 1 - first).find_map(|line| {
            let starts = line.char_indices().map(|(at, _)| at);
            let mut found = starts.filter_map(|at| line.get(at..at + name.len()));
            found
                .find(|part| part.eq_ignore_ascii_case(name))
                .map(str::to_owned)
        })
    }

    /// A key that is written as a name, where elements are all the members that objects have.
    fn member_name(&self, key: Value) -> Option<String> {
        let objects = &self.m.semantics().objects;
        let has_elements_alone = objects.others == ir::OtherOperands::Library && !objects.delegate;
        let text = self.m.heap().text(key).filter(|_| has_elements_alone)?;
        let text = text.get();
        let is_name = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        is_name.then(|| text.to_string())
    }

    /// What the language calls a scalar type, where it has a name for it.
    fn type_name(&self, scalar: Scalar) -> Option<&'static str> {
        self.m.semantics().views.types.known(scalar.text())
    }

    /// A text with values in it.
    fn template(&mut self, parts: &[Value], depth: u32) {
        self.out.push_str("f\"");
        self.parts(parts, depth);
        self.out.push('"');
    }

    fn parts(&mut self, parts: &[Value], depth: u32) {
        for &part in parts {
            let part = self.without_conversion_to_text(part);
            if let (Value::Unknown(unknown), Some(depth)) = (part, depth.checked_sub(1))
                && let Expression::Intrinsic(name, inner) =
                    &self.m.state.unknowns.get(unknown).expression
                && **name == *Intrinsic::TextJoin.name()
            {
                let inner = std::rc::Rc::clone(inner);
                self.parts(&inner, depth);
                continue;
            }
            match self.m.heap().text(part) {
                Some(text) => {
                    let text = text.get();
                    self.out.push_str(first_chars(&text, MAX_LENGTH / 4));
                }
                None => {
                    self.out.push('{');
                    self.value(part, depth);
                    self.out.push('}');
                }
            }
        }
    }

    /// What becomes a part of a text is converted to one in any case.
    fn without_conversion_to_text(&self, mut part: Value) -> Value {
        while let Value::Unknown(unknown) = part
            && let Expression::Unary(UnOp::As(Scalar::Text), inner) =
                self.m.state.unknowns.get(unknown).expression
        {
            part = inner;
        }
        part
    }
}

fn next(binding: Binding) -> Binding {
    match binding {
        Binding::Not => Binding::Comparison,
        Binding::Comparison => Binding::BitOr,
        Binding::BitOr => Binding::BitXor,
        Binding::BitXor => Binding::BitAnd,
        Binding::BitAnd => Binding::Shift,
        Binding::Shift => Binding::Sum,
        Binding::Sum => Binding::Product,
        Binding::Product => Binding::Sign,
        Binding::Sign => Binding::Power,
        Binding::Power | Binding::Primary => Binding::Primary,
    }
}

fn binary_binding(op: BinOp) -> Binding {
    match op {
        BinOp::Add | BinOp::Sub | BinOp::Concat => Binding::Sum,
        BinOp::Mul | BinOp::Div | BinOp::FloorDiv | BinOp::Rem | BinOp::MatMul => Binding::Product,
        BinOp::Pow => Binding::Power,
        BinOp::Shl | BinOp::Shr | BinOp::UShr => Binding::Shift,
        BinOp::BitAnd => Binding::BitAnd,
        BinOp::BitOr => Binding::BitOr,
        BinOp::BitXor => Binding::BitXor,
        BinOp::StrictEq | BinOp::StrictNe => Binding::Comparison,
        op if op.is_comparison() => Binding::Comparison,
        _ => Binding::Not,
    }
}

fn binding(expression: &Expression) -> Binding {
    match expression {
        Expression::Binary(op, ..) => binary_binding(*op),
        Expression::Unary(UnOp::Not, _) => Binding::Not,
        Expression::Unary(UnOp::Neg | UnOp::Pos | UnOp::Invert | UnOp::As(_), _) => Binding::Sign,
        Expression::Element(_) | Expression::Described(_) => Binding::Not,
        _ => Binding::Primary,
    }
}
