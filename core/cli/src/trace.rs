//! `reddragon trace`: the steps of a run as JSON, an object a line.
//!
//! Told are the program's own instructions. What the library does for one of them, and what it prints, belongs to that one's line.

use crate::arguments::Arguments;
use crate::{input, run};
use serde_json::{Value as Json, json};
use session::Compiled;
use session::ir::{InstId, ModuleId, Op, ScopeKind, Symbol, print_inst};
use session::vm::debug::journal::Event;
use session::vm::display::preview;
use session::vm::machine::state::Ending;
use session::vm::{Machine, Settings, Stop, Stream, Timeline, Value, Watch};
use std::process::ExitCode;

/// How many characters of a value are told.
const VALUE: usize = 200;

/// The instruction in front of which a run stands, with what must be known of it before it is carried out.
struct Standing {
    place: (ModuleId, InstId),
    depth: usize,
    code: u32,
    /// What it reads, in the order of its operands.
    operands: Vec<Value>,
    /// Where the register that it writes is, if it writes one.
    written: Option<u16>,
    events: usize,
    output: usize,
}

/// Prints the steps of a run, from one to another, of all functions or of one.
pub fn trace(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let given = arguments.stdin.as_deref().map(input::read).transpose()?;
    let settings: Settings = run::settings(&compiled, arguments, given.unwrap_or_default())?;
    let wanted = arguments.function.as_deref();
    if let Some(name) = wanted {
        let mut parts = compiled.parts().into_iter();
        if !parts.any(|part| session::functions_named(&part, name).is_ok()) {
            return Err(format!("there is no function `{name}`"));
        }
    }
    let is_own = |module| compiled.is_own(module);
    let to = match &arguments.to {
        Some(step) => (step.parse())
            .map_err(|_| format!("`--to` takes the number of a step here, not `{step}`"))?,
        None => u64::MAX,
    };
    let until = arguments.max_steps.map_or(to, |most| most.min(to));
    let mut timeline = Timeline::with_spacing(compiled.machine(settings), u64::MAX);
    let own = Watch::new(&compiled.linked, |module, _| is_own(module));
    if let Some(from) = arguments.from {
        timeline.advance(from, None);
    }
    let mut at_own = stands_at_own(timeline.machine(), &own);
    loop {
        if !at_own && timeline.advance(until, Some(&own)) != Stop::Watched {
            break;
        }
        if timeline.step() >= until {
            break;
        }
        let machine = timeline.machine_mut();
        let Some(standing) = standing(machine) else {
            break;
        };
        let step = machine.state.steps;
        let name = function_name(&compiled, machine, standing.code);
        let mut stop = timeline.advance(step + 1, None);
        at_own = stands_at_own(timeline.machine(), &own);
        if stop == Stop::Limit && !at_own {
            stop = timeline.advance(until, Some(&own));
            at_own = stop == Stop::Watched;
        }
        let is_wanted = wanted.is_none_or(|wanted| is_named(&name, wanted));
        if is_wanted {
            let line = line(&compiled, timeline.machine(), &standing, step, &name);
            outln!("{line}");
        }
        if !matches!(stop, Stop::Limit | Stop::Watched) {
            break;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether a function is the one that was asked for: by its full name or the last part of it.
fn is_named(name: &str, wanted: &str) -> bool {
    name == wanted || name.rsplit('.').next() == Some(wanted)
}

fn stands_at_own(machine: &Machine, own: &Watch) -> bool {
    machine.state.ending.is_none() && machine.is_watched(own)
}

fn function_name(compiled: &Compiled, machine: &Machine, code: u32) -> String {
    let code = &machine.linked.codes[code as usize];
    match code.kind {
        ScopeKind::Module => String::new(),
        _ => {
            let semantics = compiled.module().semantics;
            semantics.plain_name(machine.name(code.name)).to_owned()
        }
    }
}

fn standing(machine: &Machine) -> Option<Standing> {
    let frame = machine.state.frames.last()?;
    let code = &machine.linked.codes[frame.code as usize];
    let ins = *code.plain.get(frame.pc as usize)?;
    let mut operands = Vec::new();
    ins.read(&machine.linked, |slot| {
        operands.push(slot_of(machine, frame.base, slot));
    });
    Some(Standing {
        place: (code.module, *code.insts.get(frame.pc as usize)?),
        depth: machine.state.frames.len(),
        code: frame.code,
        operands,
        written: ins.written(),
        events: machine.journal.events.len(),
        output: machine.state.written,
    })
}

fn slot_of(machine: &Machine, base: u32, slot: u16) -> Value {
    let at = base as usize + slot as usize;
    machine.state.stack.get(at).copied().unwrap_or_default()
}

/// What is told of a step that has been taken.
fn line(compiled: &Compiled, machine: &Machine, before: &Standing, step: u64, name: &str) -> Json {
    let (module_id, at) = before.place;
    let module = &compiled.program().modules[module_id.index()];
    let inst = module.inst(at);
    let mut told = json!({
        "step": step,
        "function": name,
        "line": inst.span.start.line,
        "column": inst.span.start.column,
        "instruction": print_inst(compiled.program(), module, inst),
    });
    if let Some(file) = compiled.other_file(module_id) {
        told["file"] = json!(&*file);
    }
    if inst.span.start.line == 0 {
        // It stands for nothing in the source.
        told["line"] = Json::Null;
        told["column"] = Json::Null;
    }
    let depth = machine.state.frames.len();
    let frame = machine.state.frames.last();
    let same = frame.filter(|frame| depth == before.depth && frame.code == before.code);
    let raised = machine.journal.events[before.events.min(machine.journal.events.len())..]
        .iter()
        .any(|(_, event)| *event != Event::Choice);
    let operand = |at: usize| before.operands.get(at).copied();
    let show = |value: Value| json!(preview(machine, value, VALUE));
    match &inst.op {
        _ if raised => {}
        Op::DeclVar { name, .. } | Op::StoreVar { name, .. } => {
            if let Some(value) = variable(compiled, machine, *name).or(operand(0)) {
                let name = machine.name(*name).trim_start_matches('&');
                told["variable"] = json!({ "name": name, "value": show(value) });
            }
        }
        Op::StoreField { field, .. } => {
            if let (Some(object), Some(value)) = (operand(0), operand(1)) {
                told["member"] = json!({
                    "object": show(object),
                    "name": machine.name(*field),
                    "value": show(value),
                });
            }
        }
        Op::StoreIndex { .. } => {
            if let (Some(object), Some(index), Some(value)) = (operand(0), operand(1), operand(2)) {
                told["element"] = json!({
                    "object": show(object),
                    "index": show(index),
                    "value": show(value),
                });
            }
        }
        Op::StoreIndirect { .. } | Op::WriteRegion { .. } => {
            if let (Some(place), Some(value)) = (operand(0), before.operands.last()) {
                told["memory"] = json!({ "pointer": show(place), "value": show(*value) });
            }
        }
        op => {
            if let (Some(register), Some(slot), Some(frame)) = (op.dst(), before.written, same) {
                let value = slot_of(machine, frame.base, slot);
                told["register"] = json!({ "name": register.to_string(), "value": show(value) });
            }
        }
    }
    let handled = machine.state.handled.last();
    match machine.state.ending {
        Some(Ending::Uncaught(exception)) if raised => {
            told["raises"] = json!({ "value": show(exception), "caught": false });
        }
        _ if raised => {
            let exception = handled.map(|handled| handled.exception);
            told["raises"] = json!({ "value": exception.map(show), "caught": true });
        }
        _ => match (&inst.op, frame) {
            (Op::Return { .. }, _) => told["returns"] = json!(operand(0).map(show)),
            (_, Some(frame)) if depth > before.depth => {
                told["calls"] = json!(function_name(compiled, machine, frame.code));
            }
            _ => {}
        },
    }
    let end = machine.state.written.max(before.output);
    let pieces =
        &machine.output[before.output.min(machine.output.len())..end.min(machine.output.len())];
    for (stream, key) in [(Stream::Out, "stdout"), (Stream::Err, "stderr")] {
        let own = pieces.iter().filter(|piece| piece.stream == stream);
        let text: String = own.map(|piece| &*piece.text).collect();
        if !text.is_empty() {
            told[key] = json!(text);
        }
    }
    told
}

/// What a variable holds that the innermost call sees.
fn variable(compiled: &Compiled, machine: &Machine, name: Symbol) -> Option<Value> {
    let innermost = machine.state.frames.len().checked_sub(1)?;
    let code = &machine.linked.codes[machine.state.frames[innermost].code as usize];
    if !compiled.own().any(|own| own == code.module) {
        return None;
    }
    let mut own = machine.frame_variables(innermost).into_iter();
    let found = own.find(|&(own, _)| own == name);
    found.map(|(_, value)| value)
}
