//! The text form, printed.
//!
//! [`crate::parse()`] reads back what is printed here: for every program that [`crate::verify()`]
//! accepts the result equals the program. Each instruction takes one line; where it comes from
//! stands behind `#`, in a column of its own as far as the instructions leave room for that.

use crate::spelling::{push_bytes, push_name, push_quoted};
use crate::{
    Arg, ArgKind, Callee, ClassNote, Const, Hint, Inst, Label, Layout, Module, Op, ParamKind,
    Program, Reg, Scalar, Symbol, TypePlace,
};
use std::fmt::Write;

/// The column in which spans stand, in characters from 0.
const SPAN_COLUMN: usize = 44;

/// Prints a program: its modules in order.
#[must_use]
pub fn print(program: &Program) -> String {
    let mut out = String::new();
    for (index, module) in program.modules.iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        push_module(&mut out, program, module);
    }
    out
}

/// Prints a module of a program.
#[must_use]
pub fn print_module(program: &Program, module: &Module) -> String {
    let mut out = String::new();
    push_module(&mut out, program, module);
    out
}

/// Prints an instruction of a module of a program, without its span and without indentation.
#[must_use]
pub fn print_inst(program: &Program, module: &Module, inst: &Inst) -> String {
    let mut line = Line {
        program,
        module,
        out: String::new(),
    };
    line.op(&inst.op);
    line.out
}

fn push_module(out: &mut String, program: &Program, module: &Module) {
    out.push_str("module ");
    push_name(out, program.names.text(module.name));
    out.push(' ');
    push_name(out, module.semantics.language);
    if module.is_library {
        out.push_str(" library");
    }
    out.push('\n');
    for (number, layout) in module.layouts.iter().enumerate() {
        let _ = write!(out, "layout {number} ");
        push_layout(out, layout);
        out.push('\n');
    }
    let mut line = Line {
        program,
        module,
        out: String::new(),
    };
    let mut notes = module.notes.iter().peekable();
    for (at, inst) in module.insts.iter().enumerate() {
        while let Some((_, note)) = notes.next_if(|(of, _)| of.index() <= at) {
            out.push_str("  note ");
            push_quoted(out, note);
            out.push('\n');
        }
        line.out.clear();
        if !matches!(inst.op, Op::Label { .. }) {
            line.out.push_str("  ");
        }
        line.op(&inst.op);
        out.push_str(&line.out);
        if inst.span != crate::Span::NONE {
            let used = line.out.chars().count();
            push_span(out, used, inst.span);
        }
        out.push('\n');
    }
    out.push_str(&notes_of(program, module));
}

/// What a module says of types and variables, a line each.
pub(crate) fn notes_of(program: &Program, module: &Module) -> String {
    let mut out = String::new();
    for note in &module.types {
        out.push_str("type ");
        push_place(&mut out, program, module, note.place);
        let _ = writeln!(out, " {}", note.ty);
    }
    for note in &module.classes {
        push_class(&mut out, program, module, note);
    }
    for inclusion in &module.inclusions {
        out.push_str("include ");
        push_name(&mut out, &inclusion.by);
        let _ = write!(out, " {} ", inclusion.line);
        push_name(&mut out, &inclusion.file);
        out.push('\n');
    }
    for note in &module.locals {
        let before = out.len();
        out.push_str("local ");
        let place = TypePlace::Variable(note.scope, note.name);
        push_place(&mut out, program, module, place);
        if let Some(layout) = note.layout {
            let _ = write!(out, " layout={layout}");
        }
        if note.block != crate::Span::NONE {
            let used = out[before..].chars().count();
            push_span(&mut out, used, note.block);
        }
        out.push('\n');
    }
    out
}

/// What a module says of a class that the library makes: a line, and behind it one for each method and member.
fn push_class(out: &mut String, program: &Program, module: &Module, note: &ClassNote) {
    let name = |out: &mut String, name: Symbol| push_name(out, program.names.text(name));
    let label = |out: &mut String, label: Label| {
        let of = module.labels.get(label.index());
        push_name(out, of.map_or("?", |&name| program.names.text(name)));
    };
    out.push_str("class ");
    name(out, note.name);
    if let Some(value) = note.value {
        let _ = write!(out, " {value}");
    }
    if let Some(constructor) = note.constructor {
        out.push_str(" = ");
        label(out, constructor);
    }
    for parent in &note.parents {
        out.push_str(" : ");
        name(out, *parent);
    }
    out.push('\n');
    for method in &note.methods {
        out.push_str("method ");
        name(out, method.name);
        out.push(' ');
        label(out, method.entry);
        let _ = writeln!(out, " {}", method.kind.text());
    }
    for (member, ty) in &note.members {
        out.push_str("member ");
        name(out, *member);
        let _ = writeln!(out, " {ty}");
    }
}

/// A place in the source behind a line with so many characters.
fn push_span(out: &mut String, used: usize, span: crate::Span) {
    let gap = SPAN_COLUMN.saturating_sub(used).max(2);
    let _ = write!(out, "{:gap$}# {span}", "");
}

fn push_place(out: &mut String, program: &Program, module: &Module, place: TypePlace) {
    let label = |out: &mut String, label: Label| {
        let name = module.labels.get(label.index());
        push_name(out, name.map_or("?", |&name| program.names.text(name)));
    };
    match place {
        TypePlace::Register(reg) => {
            let _ = write!(out, "{reg}");
        }
        TypePlace::Variable(scope, name) => {
            label(out, scope);
            out.push(' ');
            push_name(out, program.names.text(name));
        }
        TypePlace::Result(function) => {
            label(out, function);
            out.push_str(" =>");
        }
        TypePlace::Class(class) => {
            label(out, class);
            out.push_str(" =");
        }
        TypePlace::Alias(name) => {
            out.push_str("= ");
            push_name(out, program.names.text(name));
        }
    }
}

fn push_layout(out: &mut String, layout: &Layout) {
    let _ = match layout {
        Layout::Scalar(scalar) => write!(out, "scalar {}", scalar.text()),
        Layout::Character(scalar) => write!(out, "char {}", scalar.text()),
        Layout::Pointer(None) => write!(out, "pointer"),
        Layout::Pointer(Some(to)) => write!(out, "pointer {to}"),
        Layout::Array { element, count } => write!(out, "array {element} {count}"),
        Layout::Record {
            name,
            size,
            is_union,
            members,
        } => {
            out.push_str(if *is_union { "union " } else { "struct " });
            push_name(out, name);
            let _ = write!(out, " {size}");
            for member in members {
                out.push(' ');
                push_name(out, &member.name);
                let _ = write!(out, ":{}:{}", member.offset, member.layout);
                if let Some((first, count)) = member.bits {
                    let _ = write!(out, ":{first}+{count}");
                }
            }
            Ok(())
        }
        Layout::Enum {
            name,
            scalar,
            values,
        } => {
            out.push_str("enum ");
            push_name(out, name);
            let _ = write!(out, " {}", scalar.text());
            for (name, value) in values {
                out.push(' ');
                push_name(out, name);
                let _ = write!(out, "={value}");
            }
            Ok(())
        }
    };
}

/// One line in the making.
struct Line<'a> {
    program: &'a Program,
    module: &'a Module,
    out: String,
}

impl Line<'_> {
    fn op(&mut self, op: &Op) {
        if let Op::Label { label } = *op {
            self.label_name(label);
            self.out.push(':');
            return;
        }
        if let Some(dst) = op.dst() {
            let _ = write!(self.out, "{dst} = ");
        }
        self.out.push_str(op.name());
        match op {
            Op::Const { value, .. } => self.constant(value),
            Op::LoadVar { name, .. } | Op::AddressOf { name, .. } => self.name(*name),
            Op::LoadField { object, field, .. } => self.reg(*object).name(*field),
            Op::LoadIndex { object, index, .. } => self.reg(*object).reg(*index),
            Op::NewObject { class, .. } => self.name(*class),
            Op::NewArray { kind, items, .. } => self.word(kind.text()).args(items),
            Op::Bin {
                op,
                in_place,
                left,
                right,
                ..
            } => {
                self.word(op.text());
                if *in_place {
                    self.out.push('=');
                }
                self.reg(*left).reg(*right)
            }
            Op::Un { op, operand, .. } => self.word(&op.text()).reg(*operand),
            Op::CallFunction { callee, args, .. } => match callee {
                Callee::Name(name) => self.name(*name),
                Callee::Intrinsic(intrinsic) => self.word("@").raw(intrinsic.name()),
            }
            .args(args),
            Op::CallMethod {
                receiver,
                method,
                args,
                ..
            } => self.reg(*receiver).name(*method).args(args),
            Op::CallUnknown { callee, args, .. } | Op::Spawn { callee, args, .. } => {
                self.reg(*callee).args(args)
            }
            Op::CallCtor { class, args, .. } => self.name(*class).args(args),
            Op::DeclVar { name, value } | Op::StoreVar { name, value } => {
                self.name(*name).reg(*value)
            }
            Op::StoreField {
                object,
                field,
                value,
            } => self.reg(*object).name(*field).reg(*value),
            Op::StoreIndex {
                object,
                index,
                value,
            } => self.reg(*object).reg(*index).reg(*value),
            Op::Label { .. } | Op::TryPop => self,
            Op::Branch { target } => self.label(*target),
            Op::BranchIf {
                condition,
                then,
                otherwise,
            } => {
                self.reg(*condition).label(*then).raw(",");
                self.label_name(*otherwise)
            }
            Op::Return { value } | Op::Throw { value } => self.reg(*value),
            Op::TryPush { handler } => self.label(*handler),
            Op::LoadIndirect { pointer, ty, .. } => self.scalar(*ty).reg(*pointer),
            Op::StoreIndirect { pointer, value, ty } => self.scalar(*ty).reg(*pointer).reg(*value),
            Op::LoadFieldIndirect { pointer, field, .. } => self.reg(*pointer).name(*field),
            Op::AllocRegion {
                size,
                storage,
                align,
                name,
                layout,
                ..
            } => {
                self.word(storage.text()).display(align).reg(*size);
                if let Some(name) = name {
                    self.word("name=").bare_name(*name);
                }
                if let Some(layout) = layout {
                    self.word("layout=").raw(&layout.to_string());
                }
                self
            }
            Op::LoadRegion {
                region, offset, ty, ..
            } => self.scalar(*ty).reg(*region).reg(*offset),
            Op::WriteRegion {
                region,
                offset,
                value,
                ty,
            } => self.scalar(*ty).reg(*region).reg(*offset).reg(*value),
            Op::SetContinuation { name, target } => self.name(*name).label(*target),
            Op::ResumeContinuation { name } => self.name(*name),
            Op::Suspend { kind, value, .. } => self.word(kind.text()).reg(*value),
            Op::Resume { task, value, .. } => self.reg(*task).reg(*value),
            Op::Choose { alternatives, .. } => {
                alternatives.iter().fold(self, |line, &reg| line.reg(reg))
            }
            Op::Assert { condition, code } => self.reg(*condition).name(*code),
            Op::Symbolic { hint, .. } => self.hint(hint),
        };
    }

    fn constant(&mut self, value: &Const) -> &mut Self {
        match value {
            Const::Nil => self.word("nil"),
            Const::Unbound => self.word("unbound"),
            Const::Bool(value) => self.word(if *value { "true" } else { "false" }),
            Const::Int(value) => self.display(value),
            Const::BigInt(digits) => self.word(digits),
            Const::Sized(scalar, bits) => {
                self.scalar(*scalar);
                match scalar {
                    Scalar::F32 => {
                        let value = f32::from_bits(*bits as u32);
                        if value.is_nan() {
                            self.word("nan")
                        } else {
                            self.display(&format_args!("{value:?}"))
                        }
                    }
                    // Their upper half stands in the sign bit.
                    Scalar::U64 | Scalar::U128 => self.display(&(*bits as u64)),
                    _ => self.display(bits),
                }
            }
            Const::Float(value) if value.is_nan() => self.word("nan"),
            // Always with a point, an exponent or `inf`: never to be taken for an integer.
            Const::Float(value) => self.display(&format_args!("{value:?}")),
            Const::Text(text) => {
                self.out.push(' ');
                push_quoted(&mut self.out, text);
                self
            }
            Const::Bytes(bytes) => {
                self.out.push(' ');
                push_bytes(&mut self.out, bytes);
                self
            }
            Const::Function { name, entry, kind } => {
                self.word("<").raw(kind.text()).raw(":").bare_name(*name);
                self.raw("@").label_name(*entry).raw(">")
            }
            Const::Class {
                name,
                body,
                parents,
                keywords,
            } => {
                self.word("<class:").bare_name(*name);
                self.raw("@").label_name(*body);
                let mut separator = ":";
                for &parent in parents {
                    self.raw(separator).bare_name(parent);
                    separator = ",";
                }
                if let Some(keywords) = *keywords {
                    self.raw(separator).raw("**").bare_name(keywords);
                }
                self.raw(">")
            }
            Const::Intrinsic(intrinsic) => self.word("<intrinsic:").raw(intrinsic.name()).raw(">"),
        }
    }

    fn hint(&mut self, hint: &Hint) -> &mut Self {
        let (keyword, text) = match hint {
            Hint::Param(name, kind) => {
                let (before, after) = match kind {
                    ParamKind::Normal => ("", ""),
                    ParamKind::PositionalOnly => ("", "/"),
                    ParamKind::NamedOnly => ("=", ""),
                    ParamKind::Rest => ("*", ""),
                    ParamKind::NamedRest => ("**", ""),
                    ParamKind::Receiver => ("^", ""),
                    ParamKind::Optional => ("?", ""),
                    ParamKind::Element => ("~", ""),
                };
                self.word("param:").raw(before).bare_name(*name);
                return self.raw(after);
            }
            Hint::Unknown(text) => {
                self.out.push(' ');
                push_quoted(&mut self.out, text);
                return self;
            }
            Hint::CaughtException(text) if text.is_empty() => return self.word("caught_exception"),
            Hint::CaughtException(text) => ("caught_exception:", text),
            Hint::Unsupported(text) => ("unsupported:", text),
            Hint::Import(text) => ("import:", text),
        };
        self.word(keyword);
        push_name(&mut self.out, text);
        self
    }

    fn args(&mut self, args: &[Arg]) -> &mut Self {
        for arg in args {
            self.out.push(' ');
            match arg.kind {
                ArgKind::Positional => {}
                ArgKind::Named(name) => {
                    self.bare_name(name).raw("=");
                }
                ArgKind::Spread => self.out.push('*'),
                ArgKind::NamedSpread => self.out.push_str("**"),
            }
            let _ = write!(self.out, "{}", arg.value);
        }
        self
    }

    fn reg(&mut self, reg: Reg) -> &mut Self {
        self.display(&reg)
    }

    fn name(&mut self, name: Symbol) -> &mut Self {
        self.out.push(' ');
        self.bare_name(name)
    }

    fn label(&mut self, label: Label) -> &mut Self {
        self.out.push(' ');
        self.label_name(label)
    }

    fn scalar(&mut self, scalar: Scalar) -> &mut Self {
        self.word(scalar.text())
    }

    fn display(&mut self, value: &dyn std::fmt::Display) -> &mut Self {
        let _ = write!(self.out, " {value}");
        self
    }

    fn word(&mut self, word: &str) -> &mut Self {
        self.out.push(' ');
        self.raw(word)
    }

    // Without the space in front.

    fn raw(&mut self, text: &str) -> &mut Self {
        self.out.push_str(text);
        self
    }

    fn bare_name(&mut self, name: Symbol) -> &mut Self {
        push_name(&mut self.out, self.program.names.text(name));
        self
    }

    fn label_name(&mut self, label: Label) -> &mut Self {
        match self.module.labels.get(label.index()) {
            Some(&name) => self.bare_name(name),
            // Only in a program that the verifier refuses; still to be shown.
            None => {
                let _ = write!(self.out, "\"{label}\"");
                self
            }
        }
    }
}
