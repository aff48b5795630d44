//! Calls under way, and functions, as programs that ask about themselves see them.

use crate::code::{Code, Ins};
use crate::heap::Object;
use crate::machine::state::Frame;
use crate::machine::{Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Intrinsic, ParamKind, ScopeKind};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::CallFrame, |m, args| {
        let frames = frames_of(m, operand(args, 1)).map(|(frames, _)| frames);
        let level = usize::try_from(whole(operand(args, 0))).ok();
        let frame = frames.zip(level).and_then(|(frames, level)| {
            let at = frames.len().checked_sub(level.checked_add(1)?)?;
            frames.get(at)
        });
        let Some(frame) = frame.cloned() else {
            return Ok(m.as_results(&[]));
        };
        let here = current(m, &frame);
        let rest = about(m, frame.code);
        let code = std::rc::Rc::clone(&m.linked.codes[frame.code as usize]);
        let operation = operation(&code, frame.pc.saturating_sub(1) as usize);
        let operation = m.new_text(operation);
        let all = [&[frame.function], &here[..], &rest[..], &[operation]].concat();
        Ok(m.as_results(&all))
    }),
    (Intrinsic::FunctionFacts, facts),
];

/// The calls that are meant, outermost first, and their slots: those under way, those that were when the run failed, or those of a
/// task by its number.
pub(super) fn frames_of(m: &Machine, of: Value) -> Option<(&[Frame], &[Value])> {
    match of {
        Value::Bool(true) => m
            .state
            .left
            .as_ref()
            .map(|left| (&left.frames[..], &left.stack[..])),
        Value::Int(task) if task != i64::from(m.state.tasks.running) => {
            let task = m.state.tasks.all.get(usize::try_from(task).ok()?)?;
            Some((&task.frames[..], &task.stack[..]))
        }
        _ => Some((&m.state.frames[..], &m.state.stack[..])),
    }
}

/// `(function)`.
fn facts(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(Object::Function(function)) = m.object_kind(operand(args, 0)) else {
        return Ok(m.as_results(&[]));
    };
    let code = function.code;
    let facts = about(m, code);
    Ok(m.as_results(&facts))
}

/// Where a call stands: the line; of the instruction that calls there its note, how many arguments it gives, and whether its
/// result is the call's own.
fn current(m: &mut Machine, frame: &Frame) -> [Value; 4] {
    let code = std::rc::Rc::clone(&m.linked.codes[frame.code as usize]);
    let pc = frame.pc.saturating_sub(1) as usize;
    let module = std::rc::Rc::clone(&m.linked.program.modules[code.module.index()]);
    let at = code.insts.get(pc).copied();
    let line = at.map_or(0, |at| module.place(at).start.line);
    let note = m.new_text(at.map_or("", |at| module.note(at)));
    let given = given(m, &code, pc).map_or(Value::Nil, |count| Value::Int(count as i64));
    [
        Value::Int(i64::from(line)),
        note,
        given,
        Value::Bool(is_last(&code, pc)),
    ]
}

/// How many arguments an instruction gives to what it calls; nothing where that is not written there.
fn given(m: &Machine, code: &Code, pc: usize) -> Option<usize> {
    let (site, all) = match *code.plain.get(pc)? {
        Ins::CallPlace { site, .. } | Ins::CallValue { site, .. } => (site, 0),
        Ins::CallIntrinsic {
            site,
            intrinsic: Intrinsic::CallAll,
            ..
        } => (site, 1),
        _ => return None,
    };
    let site = &m.linked.sites[site as usize];
    site.is_plain.then(|| site.args.len().saturating_sub(all))
}

/// What an instruction does that calls nothing by itself: an operator as the text form spells it, "1" in front of that of one operand,
/// an access as `[]` or `[]=`; nothing where it is a call.
fn operation(code: &Code, pc: usize) -> String {
    match code.plain.get(pc) {
        Some(Ins::LoadIndex { .. }) => "[]".to_owned(),
        Some(Ins::StoreIndex { .. }) => "[]=".to_owned(),
        Some(Ins::Bin { op, .. }) => op.text().to_owned(),
        Some(Ins::Un { op, .. }) => format!("1{}", op.text()),
        Some(Ins::CallIntrinsic {
            intrinsic: Intrinsic::LengthOf,
            ..
        }) => "1#".to_owned(),
        Some(Ins::CallIntrinsic {
            intrinsic: Intrinsic::CloseValue,
            ..
        }) => "close".to_owned(),
        _ => String::new(),
    }
}

/// Whether the result of a call is returned at once.
fn is_last(code: &Code, pc: usize) -> bool {
    let result = match code.plain.get(pc) {
        Some(
            Ins::CallPlace { dst, .. }
            | Ins::CallValue { dst, .. }
            | Ins::CallIntrinsic { dst, .. },
        ) => *dst,
        _ => return false,
    };
    matches!(code.plain.get(pc + 1), Some(Ins::Return { src }) if *src == result)
}

/// What is known of a code: its file, what it is the body of, its name, its first and last line, how many parameters it has,
/// whether it takes more, and how many variables it captures.
fn about(m: &mut Machine, code: u32) -> [Value; 8] {
    let code = std::rc::Rc::clone(&m.linked.codes[code as usize]);
    let module = std::rc::Rc::clone(&m.linked.program.modules[code.module.index()]);
    // The label in front of the first instruction stands for the whole function.
    let first = code.insts.first().copied().unwrap_or(ir::InstId(0));
    let label = ir::InstId(first.0.saturating_sub(1));
    let span = module.place(label);
    let kind = match code.kind {
        _ if module.is_library => "library",
        ScopeKind::Module => "module",
        _ => "function",
    };
    let count = |kinds: &[ParamKind]| {
        let taken = code
            .params
            .iter()
            .filter(|param| kinds.contains(&param.kind));
        taken.count()
    };
    let required = count(&[ParamKind::Normal, ParamKind::PositionalOnly]);
    let is_open = count(&[ParamKind::Rest, ParamKind::Optional]) > 0;
    let file = super::results::file(m, code.module);
    let name = m.name(code.name).to_owned();
    [
        m.new_text(file),
        m.new_text(kind),
        m.new_text(name),
        Value::Int(i64::from(span.start.line)),
        Value::Int(i64::from(span.end.line)),
        Value::Int(required as i64),
        Value::Bool(is_open),
        Value::Int(code.captures.len() as i64),
    ]
}
