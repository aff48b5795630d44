//! Results of calls, and what is known of the calls that are under way.

use crate::heap::Object;
use crate::machine::state::Ending;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Hook, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::ResultAt, |m, args| {
        Ok(m.result_at(operand(args, 0), whole(operand(args, 1)) as usize))
    }),
    (Intrinsic::ResultCount, |m, args| {
        Ok(Value::Int(m.results(&operand(args, 0)).len() as i64))
    }),
    (Intrinsic::ResultsFrom, |m, args| {
        let results = operand(args, 1);
        let from = whole(operand(args, 0)).max(0) as usize;
        let rest = m.results(&results).get(from..).unwrap_or_default().to_vec();
        Ok(m.as_results(&rest))
    }),
    (Intrinsic::ResultsJoin, |m, args| {
        let joined = joined(m, args);
        Ok(m.as_results(&joined))
    }),
    (Intrinsic::CallAll, |_, args| {
        let (callee, arguments) = args.split_first().unwrap_or((&Value::Nil, &[]));
        Err(Machine::call_then(*callee, arguments, all, Vec::new()))
    }),
    (Intrinsic::CallAllSpread, |m, args| {
        let (callee, arguments) = args.split_first().unwrap_or((&Value::Nil, &[]));
        let arguments = joined(m, arguments);
        Err(Machine::call_then(*callee, &arguments, all, Vec::new()))
    }),
    (Intrinsic::CloseValue, |m, args| {
        let operator = m.new_text("close");
        Err(m.hook(
            Hook::Operator,
            &[operator, operand(args, 0), operand(args, 1)],
        ))
    }),
    (Intrinsic::KindOf, |m, args| {
        if let Value::Unknown(_) = operand(args, 0) {
            // Of an unknown, what the library goes on from is a guess.
            m.guess();
        }
        let kind = kind(m, operand(args, 0));
        Ok(m.new_text(kind))
    }),
    (Intrinsic::LengthOf, length_of),
    (Intrinsic::RawEqual, |m, args| {
        Ok(Value::Bool(m.raw_equal(operand(args, 0), operand(args, 1))))
    }),
    (Intrinsic::CallNote, |m, args| {
        let note = frame(m, args).map_or("", |(module, at)| {
            m.linked.program.modules[module.index()].note(at)
        });
        let note = note.to_owned();
        Ok(m.new_text(note))
    }),
    (Intrinsic::CallPlace, |m, args| {
        let place = frame(m, args).map(|(module, at)| place(m, module, at));
        Ok(m.new_text(place.unwrap_or_default()))
    }),
    (Intrinsic::RaisedValue, raised),
    (Intrinsic::LoopStart, loop_start),
    (Intrinsic::LoopNext, |m, args| {
        Ok(match (operand(args, 0), operand(args, 1)) {
            (Value::Int(at), Value::Int(step)) => at.checked_add(step).map_or_else(
                || {
                    Value::Float(if step < 0 {
                        f64::NEG_INFINITY
                    } else {
                        f64::INFINITY
                    })
                },
                Value::Int,
            ),
            (Value::Int(at), Value::Float(step)) => Value::Float(at as f64 + step),
            (Value::Float(at), Value::Int(step)) => Value::Float(at + step as f64),
            (Value::Float(at), Value::Float(step)) => Value::Float(at + step),
            _ => m.unknown_intrinsic("loop_next", args),
        })
    }),
    (Intrinsic::RunEnd, |m, args| {
        m.end_run(Ending::Finished(whole(operand(args, 0)) as i32 & 0xff));
        Err(Exit::Transferred)
    }),
    (Intrinsic::TaskRunning, |m, _| {
        Ok(Value::Int(i64::from(m.state.tasks.running)))
    }),
    (Intrinsic::GlobalGet, |m, args| {
        let name = m.text_of(operand(args, 0)).unwrap_or_default();
        let name = m.intern(&name);
        let mut modules: Vec<_> = programs(m).collect();
        modules.extend(
            m.names
                .get(m.semantics().library.prelude)
                .and_then(|name| m.linked.program.module_named(name)),
        );
        // Local variables of a main chunk are members of the module too: no global variable is called like one of them.
        let is_local = |module: ir::ModuleId| {
            let locals = &m.linked.program.modules[module.index()].locals;
            locals.iter().any(|local| local.name == name)
        };
        modules.retain(|&module| !is_local(module));
        let mut found = modules.into_iter().filter_map(|module| {
            let members = m.module_members(module).into_iter();
            members
                .rev()
                .find(|(member, value)| *member == name && value.is_bound())
        });
        Ok(found.next().map_or(Value::Nil, |(_, value)| value))
    }),
    (Intrinsic::GlobalSet, |m, args| {
        let name = m.text_of(operand(args, 0)).unwrap_or_default();
        let name = m.intern(&name);
        let first = programs(m).next();
        if let Some(module) = first {
            m.set_module_member(module, name, operand(args, 1));
        }
        Ok(Value::Unbound)
    }),
];

/// The modules that are the program's.
fn programs(m: &Machine) -> impl Iterator<Item = ir::ModuleId> + use<'_> {
    let modules = m.linked.program.modules.iter().enumerate();
    modules
        .filter(|(_, module)| !module.is_library)
        .map(|(at, _)| ir::ModuleId(at as u32))
}

/// Values, of which the last is the results of a call.
fn joined(m: &Machine, args: &[Value]) -> Vec<Value> {
    let Some((last, first)) = args.split_last() else {
        return Vec::new();
    };
    [first, m.results(last)].concat()
}

fn all(_: &mut Machine, _: &[Value], results: Value) -> Outcome {
    Ok(results)
}

/// What people call a kind of value.
pub(super) fn kind(m: &Machine, value: Value) -> &'static str {
    match value {
        Value::Nil | Value::Unbound => "nil",
        Value::Bool(_) => "boolean",
        Value::Int(_) | Value::Float(_) => "number",
        Value::Builtin(_) | Value::Intrinsic(_) => "function",
        _ => match m.object_kind(value) {
            Some(Object::Text(_)) => "string",
            Some(Object::Table(_)) => "table",
            Some(Object::Function(_) | Object::BoundMethod(_)) => "function",
            _ => "userdata",
        },
    }
}

fn length_of(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    if let Value::Unknown(_) = value {
        return Ok(m.unknown_intrinsic("length_of", args));
    }
    match m.object_kind(value) {
        Some(Object::Text(text)) => return Ok(Value::Int(text.char_len() as i64)),
        Some(Object::Table(table)) if table.parent.is_none() => {
            return Ok(Value::Int(table.items.len() as i64));
        }
        _ => {}
    }
    let operator = m.new_text("#");
    Err(m.hook(Hook::UnaryOperator, &[operator, value]))
}

/// The instruction that a call under way is at: 0 is the caller of whoever asks. Nothing for those of libraries.
fn frame(m: &Machine, args: &[Value]) -> Option<(ir::ModuleId, ir::InstId)> {
    let level = usize::try_from(whole(operand(args, 0))).ok()?;
    let frames = &m.state.frames;
    let frame = frames.get(frames.len().checked_sub(level.checked_add(2)?)?)?;
    let code = &m.linked.codes[frame.code as usize];
    let at = *code.insts.get(frame.pc.saturating_sub(1) as usize)?;
    (!m.linked.program.modules[code.module.index()].is_library).then_some((code.module, at))
}

/// By what name an operation of the machine is called where the program does it, where that is told.
pub(super) fn called(m: &Machine) -> Option<String> {
    let frame = m.state.frames.last()?;
    let code = &m.linked.codes[frame.code as usize];
    let at = *code.insts.get(frame.pc.saturating_sub(1) as usize)?;
    let note = m.linked.program.modules[code.module.index()].note(at);
    let (_, name) = note.split_once('\'')?;
    Some(name.strip_suffix('\'')?.to_owned())
}

/// File and line of an instruction.
fn place(m: &Machine, module: ir::ModuleId, at: ir::InstId) -> String {
    let line = m.linked.program.modules[module.index()]
        .place(at)
        .start
        .line;
    format!("{}:{line}: ", file(m, module))
}

/// What messages call the source of a module.
pub(super) fn file(m: &Machine, module: ir::ModuleId) -> String {
    let source = m.sources.get(module.index());
    let file = source.map_or("?", |source| &*source.name);
    // A file that another asks for is called by the path at which it was looked for.
    let is_asked_for = module != m.boot.main && !m.is_of_text(module);
    let lead = if is_asked_for { "./" } else { "" };
    format!("{lead}{file}")
}

/// `(exception)`.
fn raised(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    let Some(data) = m.exception_data(value) else {
        return Ok(value);
    };
    let calls = data.traceback.clone();
    let place = calls.into_iter().find_map(|entry| {
        let code = &m.linked.codes[entry.code as usize];
        let at = *code.insts.get(entry.pc as usize)?;
        let is_library = m.linked.program.modules[code.module.index()].is_library;
        (!is_library).then(|| place(m, code.module, at))
    });
    let argument = m.exception_argument(value);
    let message = m.text_of(argument).unwrap_or_default();
    // What is wrong with a key is told by who steps through the table, which is not the program.
    let of_keys = m
        .semantics()
        .errors
        .faults
        .of(ir::Fault::KeyMissing)
        .message;
    let place = place.filter(|_| message != of_keys);
    Ok(m.new_text(format!("{}{message}", place.unwrap_or_default())))
}

/// `(start, limit, step)`.
fn loop_start(m: &mut Machine, args: &[Value]) -> Outcome {
    let (start, limit, step) = (operand(args, 0), operand(args, 1), operand(args, 2));
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(start);
    }
    let number = |value: Value| match value {
        Value::Int(number) => Some(number as f64),
        Value::Float(number) => Some(number),
        _ => None,
    };
    for (value, what) in [(limit, "limit"), (step, "step")] {
        if number(value).is_none() {
            let kind = kind(m, value);
            return Err(m.fault(ir::Fault::LoopBound, &[what, kind]));
        }
    }
    if number(start).is_none() {
        let kind = kind(m, start);
        return Err(m.fault(ir::Fault::LoopFrom, &[kind]));
    }
    if number(step) == Some(0.0) {
        return Err(m.fault(ir::Fault::LoopStepZero, &[]));
    }
    Ok(match (start, step) {
        (Value::Int(start), Value::Float(_)) => Value::Float(start as f64),
        _ => start,
    })
}
