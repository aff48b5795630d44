//! Expressions in the program's own language, and breakpoints with conditions in it.

use crate::Session;
use ir::{InstId, ModuleId, Program};
use std::collections::BTreeMap;
use std::rc::Rc;
use translate::Translator;
use vm::Machine;
use vm::evaluate::{Evaluated, Extension};

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

/// Where a run is to stop, and when.
#[derive(Clone, Default)]
pub struct Breakpoints {
    /// The lines, each with the number of its condition among the expressions.
    pub lines: BTreeMap<u32, Option<usize>>,
    /// The conditions.
    pub conditions: Option<Rc<Expressions>>,
}

impl Breakpoints {
    /// Whether any of the lines has a condition.
    #[must_use]
    pub fn is_conditional(&self) -> bool {
        self.conditions.is_some() && self.lines.values().any(Option::is_some)
    }

    /// The condition of each instruction that begins one of the lines.
    pub(crate) fn by_inst(&self, lines: &crate::Lines) -> BTreeMap<InstId, Option<usize>> {
        let each = self.lines.iter();
        each.flat_map(|(&line, &condition)| {
            let starts = lines.starts_of(line).iter();
            starts.map(move |&inst| (inst, condition))
        })
        .collect()
    }

    /// Whether the run is to stop at the instruction that is next. A condition that cannot be answered stops it, so
    /// that somebody sees.
    pub(crate) fn holds(
        &self,
        by_inst: &BTreeMap<InstId, Option<usize>>,
        machine: &mut Machine,
    ) -> bool {
        let (_, inst) = machine.position();
        let condition = by_inst.get(&inst).copied().flatten();
        let (Some(at), Some(conditions)) = (condition, &self.conditions) else {
            return true;
        };
        let Some(Ok(module)) = conditions.modules.get(at) else {
            return true;
        };
        let frame = machine.state.frames.len().checked_sub(1);
        match machine.evaluate(&conditions.extension, *module, frame, CONDITION_LIMIT) {
            Evaluated::Value { truth, .. } => truth,
            Evaluated::Raised(_) | Evaluated::TooLong => true,
        }
    }
}

impl Expressions {
    /// Why an expression cannot be evaluated at all; none where it can.
    #[must_use]
    pub fn error(&self, at: usize) -> Option<&str> {
        self.modules.get(at)?.as_ref().err().map(String::as_str)
    }
}

impl Session {
    /// The line of the breakpoint in front of which the run stands, whatever its condition.
    #[must_use]
    pub fn stands_before(&self, breakpoints: &Breakpoints) -> Option<u32> {
        if self.machine().state.ending.is_some() {
            return None;
        }
        let (module, inst) = self.machine().position();
        let mut lines = breakpoints.lines.keys().copied();
        let lines = lines.find(|line| self.lines().starts_of(*line).contains(&inst));
        lines.filter(|_| module == self.compiled().main)
    }

    /// The same, where its condition holds as well.
    pub fn stops_before(&mut self, breakpoints: &Breakpoints) -> Option<u32> {
        let line = self.stands_before(breakpoints)?;
        if !breakpoints.is_conditional() {
            return Some(line);
        }
        let by_inst = breakpoints.by_inst(self.lines());
        breakpoints
            .holds(&by_inst, self.machine_mut())
            .then_some(line)
    }

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
            modules: compiled.program().modules.clone(),
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

    /// What an expression gives for a frame, counted from the outermost, where the run stands.
    pub fn evaluate(
        &mut self,
        expressions: &Expressions,
        at: usize,
        frame: Option<usize>,
    ) -> Result<Evaluated, String> {
        match expressions.modules.get(at) {
            Some(Ok(module)) => {
                let machine = self.machine_mut();
                Ok(machine.evaluate(&expressions.extension, *module, frame, WATCH_LIMIT))
            }
            Some(Err(why)) => Err(why.clone()),
            None => Err("there is no such expression".to_owned()),
        }
    }
}
