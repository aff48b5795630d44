//! What a language model is asked about, as far as the run at hand knows it: a call of what is missing, a step, a function, an error.

use super::Host;
use crate::listing;
use crate::program::Program;
use protocol::{About, AssistTask, CallView, OutcomeKind, Reply, Span, Subject, Topic};
use session::ir::{InstId, ModuleId};
use session::vm::Stream;
use std::fmt::Write;
use std::ops::Range;

/// How far a call is looked for, in steps.
const FARTHEST: u64 = 5_000_000;

/// How many instructions of a function are told at most.
const INSTRUCTIONS: usize = 400;

/// How much of what the program has printed last is told, in characters.
const PRINTED: usize = 1_000;

/// How many variables are told, and how many characters of the value of one.
const VARIABLES: usize = 60;
const VALUE: usize = 200;

impl Host {
    /// Tells what a question would be about; nothing where there is no such thing.
    pub(super) fn tell_about(&mut self, about: &About) {
        let Some(program) = &mut self.program else {
            return;
        };
        let printed = printed(program);
        let task = match about {
            About::Call(number) => call(program, *number).map(AssistTask::Resolve),
            About::Step => Some(AssistTask::Explain(at_step(program, &printed))),
            About::Function(number) => of_function(program, *number).map(AssistTask::Explain),
            About::Ending => ending(program, &printed).map(AssistTask::Explain),
        };
        if let Some(task) = task {
            self.replies.push(Reply::About(task.into()));
        }
    }
}

/// A call of what is missing, by the number of its unknown.
fn call(program: &Program, number: u32) -> Option<CallView> {
    let calls = program.session.machine().unknown_calls();
    let call = calls.into_iter().find(|call| call.unknown.0 == number)?;
    let until = program.step().min(FARTHEST);
    let compiled = program.compiled();
    let texts = &compiled.module().semantics.texts;
    let seen = session::seen_by(compiled, program.start(), &call, until);
    Some(CallView {
        revision: program.revision,
        language: language(program),
        call: call.expression.to_string(),
        nth: call.nth,
        arguments: seen.arguments,
        visible: seen.visible,
        nil: texts.nil.to_owned(),
        bools: [texts.bools[0].to_owned(), texts.bools[1].to_owned()],
    })
}

/// The step that the run stands in front of.
fn at_step(program: &mut Program, printed: &str) -> Topic {
    let (module, at) = program.session.machine().position();
    let ir = of_block(program, module, at);
    let step = program.step();
    topic(program, module, Subject::Step(step), ir, printed)
}

/// A function that the page knows.
fn of_function(program: &mut Program, number: u32) -> Option<Topic> {
    let view = program.named().get(number as usize)?.clone();
    let module = ModuleId(view.module);
    let cfg = program.cfg(module);
    let mut functions = cfg.functions.iter();
    let known = functions.find(|known| known.id.0 == view.number)?;
    let mut ir = String::new();
    for block in known.blocks.iter().take(INSTRUCTIONS) {
        let block = &cfg.blocks[block.index()];
        list(program, module, block.start.0..block.end.0, &mut ir);
    }
    Some(topic(program, module, Subject::Function(view.name), ir, ""))
}

/// The error that the run ended with.
fn ending(program: &mut Program, printed: &str) -> Option<Topic> {
    let outcome = crate::state::outcome(program)?;
    if outcome.kind == OutcomeKind::Finished {
        return None;
    }
    // Where the run has ended the machine stands nowhere; the error knows its place.
    let (module, ir) = outcome
        .span
        .and_then(|span| of_line(program, span))
        .unwrap_or((program.compiled().main, String::new()));
    let subject = Subject::Error(outcome.text);
    Some(topic(program, module, subject, ir, printed))
}

/// The instructions of the basic block that one stands in.
fn of_block(program: &mut Program, module: ModuleId, at: InstId) -> String {
    let cfg = program.cfg(module);
    let mut text = String::new();
    if let Some(block) = cfg.block_of.get(at.index()) {
        let block = &cfg.blocks[block.index()];
        list(program, module, block.start.0..block.end.0, &mut text);
    }
    text
}

/// The instructions of the line that a span begins in, and the module that they are of.
fn of_line(program: &Program, span: Span) -> Option<(ModuleId, String)> {
    let (module, source) = program.sources.around(span.start)?;
    let before = source.text().get(..source.byte(span.start))?;
    let line = before.matches('\n').count() as u32 + 1;
    let insts = &program.compiled().program().modules[module.index()].insts;
    let mut text = String::new();
    for (row, inst) in (0..).zip(insts) {
        if inst.span.start.line == line {
            list(program, module, row..row + 1, &mut text);
        }
    }
    Some((module, text))
}

fn list(program: &Program, module: ModuleId, rows: Range<u32>, into: &mut String) {
    let count = rows.len().min(INSTRUCTIONS) as u32;
    for row in listing::rows(program, module, rows.start, count).rows {
        let _ = match row.place.as_str() {
            "" => writeln!(into, "{}", row.text),
            place => writeln!(into, "{} # {place}", row.text),
        };
    }
}

fn language(program: &Program) -> String {
    let compiled = program.compiled();
    compiled.module().semantics.language.to_owned()
}

/// What is known about something to be explained.
fn topic(
    program: &mut Program,
    module: ModuleId,
    subject: Subject,
    ir: String,
    printed: &str,
) -> Topic {
    let is_run = !matches!(subject, Subject::Function(_));
    let run = match is_run {
        true => shown(program, printed),
        false => String::new(),
    };
    let source = program.sources.map(module).or(program.shown_source());
    let source = source.map_or_else(String::new, |source| source.text().to_owned());
    let functions = program.named().iter();
    Topic {
        revision: program.revision,
        subject,
        language: language(program),
        source,
        ir,
        run,
        functions: functions
            .map(|function| (function.name.clone(), function.span))
            .collect(),
        steps: program.session.timeline().furthest(),
    }
}

/// What the run shows where it stands: calls, variables, and what was printed last.
fn shown(program: &mut Program, printed: &str) -> String {
    let mut text = String::new();
    let compiled = std::rc::Rc::clone(program.compiled());
    let machine = program.session.machine_mut();
    for variable in session::variables_there(&compiled, machine)
        .iter()
        .take(VARIABLES)
    {
        let value: String = variable.text.chars().take(VALUE).collect();
        let _ = writeln!(text, "{} = {value}", variable.name);
    }
    if !printed.is_empty() {
        let _ = write!(text, "Printed last:\n{printed}");
    }
    text
}

/// What the program has printed last where the run stands.
fn printed(program: &Program) -> String {
    let here = program.step();
    let all = program.session.machine().output.iter();
    let all = all.filter(|written| written.step <= here && written.stream != Stream::In);
    let text: String = all.map(|written| &*written.text).collect();
    let left_out = text.chars().count().saturating_sub(PRINTED);
    text.chars().skip(left_out).collect()
}
