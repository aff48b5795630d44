//! An expression about a program that stands somewhere: a module that finds out which of its readings holds there, and
//! leaves its value.
//!
//! The value is left in the variable of the name given; what has a layout of its own also in memory, under that name
//! behind `&`, as a debugger of C shows it.

use super::Lowerer;
use crate::ast::ExprId;
use crate::parse::{Report, Variant, parse_expression};
use crate::preprocess::preprocess;
use crate::token::Place;
use crate::types::Kind;
use crate::{headers, linkage};
use frontend::{Files, Lowered, Question};
use ir::{Hint, Label, Op, Program, Reg, Span};
use std::rc::Rc;

/// The name by which an expression reads a variable of the program: those of the file are members of the program's module, those
/// of a function the frame's own.
pub(super) fn place_of_variable(name: &str, is_outer: bool) -> String {
    match is_outer {
        true => format!("{}::{name}", frontend::MAIN),
        false => format!("{}{name}", ir::OWN_VARIABLE),
    }
}

/// Lowers an expression as a module.
pub(crate) fn lower_expression(question: &Question<'_>, program: &mut Program) -> Lowered {
    let (file, source) = unit_of(question);
    let text = format!("{source}\n{}", question.text);
    let behind = source.len() as u32 + 1;
    let done = preprocess(&text, file, &headers::presumed(&text), question.files);
    let texts = Rc::new(done.texts.clone());
    let (mut unit, variants) = parse_expression(done, behind);
    linkage::name_as_linked(&mut unit, number_of(file, question), &program.names);
    let seen_from = texts.named(question.file).unwrap_or(0);
    let source = texts.text(seen_from);
    let mut lowerer = Lowerer::new(source, question.module_name, false, &mut program.names);
    lowerer.unit = unit;
    lowerer.text = seen_from;
    lowerer.texts = texts;
    lowerer.is_question = true;
    lowerer.question(question, variants);
    let Lowerer { b, imports, .. } = lowerer;
    b.finish().add_to(program, false, imports)
}

/// The unit that an expression is read in: the file that it is seen from, or the first unit that includes this.
fn unit_of<'q>(question: &Question<'q>) -> (&'q str, &'q str) {
    let own = (question.file, question.program);
    if question.file == question.entry || question.file.ends_with(".c") {
        return own;
    }
    let mut read = units(question)
        .into_iter()
        .filter_map(|path| Some((path, question.files.text(path)?)));
    let including = read.find(|(path, source)| {
        let done = preprocess(source, path, &headers::presumed(source), question.files);
        done.texts.named(question.file).is_some()
    });
    including.unwrap_or(own)
}

/// The units of the program, as they are linked.
fn units<'q>(question: &Question<'q>) -> Vec<&'q str> {
    let files: &'q dyn Files = question.files;
    let mut others: Vec<&str> = files.all().iter().map(String::as_str).collect();
    others.push(question.file);
    others.retain(|path| path.ends_with(".c") && *path != question.entry);
    others.sort_unstable();
    std::iter::once(question.entry).chain(others).collect()
}

/// The number of a unit among those.
fn number_of(file: &str, question: &Question<'_>) -> usize {
    let mut units = units(question).into_iter();
    units.position(|path| path == file).unwrap_or(0)
}

impl Lowerer<'_> {
    fn question(&mut self, question: &Question<'_>, mut variants: Vec<Variant>) {
        let at = self.start();
        self.begin();
        // Where its names are declared, it is wrong.
        let is_elsewhere = variants.len() > 1 && !variants[0].is_declared;
        let mut declared = variants.iter().skip(usize::from(is_elsewhere));
        if declared.all(|variant| variant.value.is_err()) {
            if let Some(Variant {
                value: Err((place, report)),
                ..
            }) = variants.pop()
            {
                self.report(place, report);
            }
            return;
        }
        self.bind_library(at);
        let end = self.b.label("end");
        for (number, variant) in variants.into_iter().enumerate().rev() {
            // The first is for wherever no other is.
            let next = (number > 0).then(|| self.only_within(&variant.places, question.place, at));
            match variant.value {
                Ok(value) => self.leave_value(value, question.result),
                Err((place, report)) => {
                    let words = self.words(place, report);
                    let value = self.b.symbolic(Hint::Unknown(words.into()), at);
                    self.declare(question.result, value, at);
                }
            }
            if let Some(next) = next {
                self.b.jump(end, at);
                self.b.place(next, at);
            }
        }
        self.b.place_if_used(end, at);
    }

    fn declare(&mut self, name: &str, value: Reg, at: Span) {
        let name = self.b.intern(name);
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    /// What a report says.
    fn words(&mut self, place: Place, report: Report) -> String {
        if let Report::Invalid(text) | Report::Warning(text) = report {
            return text;
        }
        let (code, severity, subject) = report.told();
        ir::Diagnostic::new(code, severity, self.at(place), subject).message()
    }

    /// Goes on only where the place that is asked about is one of these; gives where it goes otherwise.
    fn only_within(&mut self, places: &[Place], asked: &str, at: Span) -> Label {
        let inside = self.b.label("inside");
        let asked = self.b.intern(asked);
        for place in places {
            if let Some(part) = self.texts.part(*place, self.text) {
                let stretch = self.b.span_of(part.start, part.end);
                self.b.branch_within(asked, stretch, inside, at);
            }
        }
        let outside = self.b.label("outside");
        self.b.jump(outside, at);
        self.b.place(inside, at);
        outside
    }

    /// Leaves an expression's value where it is looked for.
    fn leave_value(&mut self, id: ExprId, result: &str) {
        let (ty, at) = (self.unit.expr(id).ty, self.at(self.unit.expr(id).place));
        let value = self.value(id);
        self.declare(result, value, at);
        let is_plain = !matches!(
            self.types().kind(ty),
            Kind::Char | Kind::Pointer(_) | Kind::Array(..) | Kind::Record(_) | Kind::Enum(_)
        );
        let Some(layout) = self.layout(ty).filter(|_| !is_plain) else {
            return;
        };
        if self.types().size(ty).is_none_or(|size| size == 0) {
            return;
        }
        let size = self.size_of(ty, at);
        let align = self.types().align(ty).max(1);
        let name = self.b.intern("value");
        let memory = self.allocate(
            size,
            ir::Storage::Static,
            align as u32,
            Some(name),
            Some(layout),
            at,
        );
        match self.types().scalar(ty) {
            Some(scalar) => self.store_scalar(memory, value, scalar, at),
            None => self.copy(memory, value, ty, at),
        }
        self.declare(&format!("&{result}"), memory, at);
    }
}
