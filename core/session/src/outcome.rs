//! How a run ended and what it left behind.

use crate::Compiled;
use ir::{Code, Diagnostic, Severity, Span};
use vm::heap::Object;
use vm::state::Ending;
use vm::{Machine, Value};

/// How a run ended, as machines read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It came to its end, or asked to end.
    Finished,
    /// An exception was not caught.
    Error,
    /// It was stopped at a limit.
    StepLimit,
    /// No task could go on.
    Deadlock,
}

impl Status {
    /// The word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Status::Finished => "finished",
            Status::Error => "error",
            Status::StepLimit => "step_limit",
            Status::Deadlock => "deadlock",
        }
    }
}

/// How a run ended; one that has not ended was stopped.
#[must_use]
pub fn status(machine: &Machine) -> Status {
    match machine.state.ending {
        Some(Ending::Finished(_)) => Status::Finished,
        Some(Ending::Uncaught(_)) => Status::Error,
        Some(Ending::Deadlock) => Status::Deadlock,
        None => Status::StepLimit,
    }
}

/// The program's exit code.
#[must_use]
pub fn exit_code(machine: &Machine) -> i32 {
    match machine.state.ending {
        Some(Ending::Finished(code)) => code,
        Some(Ending::Uncaught(_) | Ending::Deadlock) => 1,
        None => 0,
    }
}

/// An outermost variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its value as the source language prints it; an unknown as `symbolic(<expression>)`.
    pub text: String,
    /// Whether it holds an unknown.
    pub is_symbolic: bool,
}

/// Steps that printing one variable may take where that runs the program's code.
const PRINT_LIMIT: u64 = 50_000;

/// The outermost variables of a program: those of its module that are neither functions, classes nor modules.
pub fn variables(compiled: &Compiled, machine: &mut Machine) -> Vec<Variable> {
    let members = machine.module_members(compiled.main);
    members
        .into_iter()
        .filter_map(|(name, value)| {
            let name = machine.name(name).to_owned();
            let is_data = match value {
                Value::Builtin(_) | Value::Intrinsic(_) | Value::Unbound => false,
                Value::Ref(handle) => !matches!(
                    machine.object(handle),
                    Object::Function(_) | Object::Class(_) | Object::Module(_)
                ),
                _ => true,
            };
            if !is_data || name.starts_with("__") || name.starts_with('$') {
                return None;
            }
            let text = machine
                .text_for_people(value, PRINT_LIMIT)
                .unwrap_or_else(|| vm::display::preview(machine, value, 1000));
            Some(Variable {
                name,
                text,
                is_symbolic: matches!(value, Value::Unknown(_)),
            })
        })
        .collect()
}

/// What the run found out about the program: names that are bound nowhere, each once, and the exception that
/// nobody caught.
#[must_use]
pub fn run_diagnostics(compiled: &Compiled, machine: &Machine) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let module = compiled.module();
    for node in machine.state.unknowns.iter() {
        if let vm::symbolic::Expression::Name(name) = node.expression
            && node.origin.0 == compiled.main
        {
            let span = module
                .insts
                .get(node.origin.1.index())
                .map_or(Span::NONE, |inst| inst.span);
            found.push(Diagnostic::new(
                Code::UnknownName,
                Severity::Warning,
                span,
                machine.name(name),
            ));
        }
    }
    if let Some(Ending::Uncaught(exception)) = machine.state.ending {
        let innermost = machine.exception_data(exception).and_then(|data| {
            data.traceback.iter().find_map(|entry| {
                let code = &machine.linked.codes[entry.code as usize];
                let inst = *code.insts.get(entry.pc as usize)?;
                (code.module == compiled.main).then(|| module.insts[inst.index()].span)
            })
        });
        let text = vm::display::preview(machine, exception, 200);
        found.push(Diagnostic::new(
            Code::UncaughtException,
            Severity::Error,
            innermost.unwrap_or(Span::NONE),
            text,
        ));
    }
    found
}
