//! Expressions in the program's own language.

use crate::Session;
use ir::{ModuleId, Program};
use std::rc::Rc;
use translate::Translator;
use vm::Machine;
use vm::debug::change::Replacement;
use vm::debug::evaluate::{Evaluated, Extension, Viewpoint};

/// Expressions that were read, each with its module or the reason why it has none.
pub struct Expressions {
    extension: Extension,
    modules: Vec<Result<ModuleId, String>>,
}

/// The variable that an expression's value is put into.
const RESULT: &str = "watched__";
/// The variable that holds the place that is asked about.
const PLACE: &str = "place__";
/// Steps that a watched expression may take.
const WATCH_LIMIT: u64 = 100_000;
/// Steps that a condition may take.
const CONDITION_LIMIT: u64 = 20_000;

impl Expressions {
    /// Why an expression cannot be evaluated at all; none where it can.
    #[must_use]
    pub fn error(&self, at: usize) -> Option<&str> {
        self.modules.get(at)?.as_ref().err().map(String::as_str)
    }

    /// Whether a condition holds in the innermost call; one that cannot be answered does.
    pub(crate) fn holds(&self, at: usize, machine: &mut Machine) -> bool {
        let Some(Ok(module)) = self.modules.get(at) else {
            return true;
        };
        let frame = machine.state.frames.len().checked_sub(1);
        match machine.evaluate(&self.extension, *module, frame.into(), CONDITION_LIMIT) {
            Evaluated::Value { truth, .. } => truth,
            Evaluated::Raised(_) | Evaluated::TooLong => true,
        }
    }
}

impl Session {
    /// Reads expressions, to be evaluated in this run.
    pub fn expressions(
        &mut self,
        translator: &mut dyn Translator,
        texts: &[String],
    ) -> Expressions {
        let compiled = Rc::clone(self.compiled());
        let machine = self.machine_mut();
        let mut program = Program {
            names: machine.names().clone(),
            modules: machine.linked.program.modules.clone(),
        };
        let read = if compiled.language.is_some() {
            let asking = translate::Asking {
                file: &compiled.file,
                source: &compiled.source,
                result: RESULT,
                place: PLACE,
            };
            translator.expressions(&mut program.names, asking, texts)
        } else {
            let why = "expressions take a source in a language, not the IR alone";
            vec![Err(why.to_owned()); texts.len()]
        };
        let modules = read.into_iter().map(|module| {
            program.modules.push(module?.into());
            Ok(ModuleId(program.modules.len() as u32 - 1))
        });
        let modules = modules.collect();
        Expressions {
            extension: machine.extend(program, RESULT, PLACE),
            modules,
        }
    }

    /// What a person writes for the place of another value: an expression in the program's language, seen from a frame, or in a language
    /// that has none such, a value as it is written down for an unknown (see [`crate::datum`]).
    ///
    /// # Errors
    /// A sentence that says why there is no such value.
    pub fn replacement(
        &mut self,
        translator: &mut dyn Translator,
        text: &str,
        from: impl Into<Viewpoint>,
    ) -> Result<Replacement, String> {
        let expressions = self.expressions(translator, &[text.to_owned()]);
        let machine = self.machine_mut();
        let Some(Ok(module)) = expressions.modules.first() else {
            return match crate::literal::written(text, machine.semantics()) {
                Some(datum) => Ok(Replacement::Made(datum)),
                None => Err(expressions.error(0).unwrap_or_default().to_owned()),
            };
        };
        let extension = &expressions.extension;
        let (given, value) =
            machine.evaluate_for_change(extension, *module, from.into(), WATCH_LIMIT);
        match given {
            Evaluated::Value {
                is_nothing: false, ..
            } => value.ok_or_else(|| {
                "only numbers, texts, truth values, collections of these and objects that are there can be put in the place of a value".to_owned()
            }),
            Evaluated::Value { .. } => Err(format!("`{}` means nothing here", text.trim())),
            Evaluated::Raised(exception) => Err(exception),
            Evaluated::TooLong => Err("it takes too many steps".to_owned()),
        }
    }

    /// What an expression gives for a frame, counted from the outermost, or otherwise seen from somewhere, where the run
    /// stands.
    pub fn evaluate(
        &mut self,
        expressions: &Expressions,
        at: usize,
        from: impl Into<Viewpoint>,
    ) -> Result<Evaluated, String> {
        match expressions.modules.get(at) {
            Some(Ok(module)) => {
                let machine = self.machine_mut();
                Ok(machine.evaluate(&expressions.extension, *module, from.into(), WATCH_LIMIT))
            }
            Some(Err(why)) => Err(why.clone()),
            None => Err("there is no such expression".to_owned()),
        }
    }
}
