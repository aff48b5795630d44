//! What a program may ask of calls: those that are under way, and those of generators, which may have been put aside.

use crate::control::cursor::Over;
use crate::control::generator::Progress;
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::operands::integer;
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Intrinsic, ScopeKind};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::GeneratorParts, generator_parts),
    (Intrinsic::FrameParts, frame_parts),
    (Intrinsic::AsPlainFunction, as_plain_function),
    (Intrinsic::CursorMove, move_cursor),
    (Intrinsic::FileText, file_text),
];

/// `(generator)`: how far it is (0 new, 1 put aside, 2 running, 3 at its end), its code, the line that it stands in, its
/// variables as a map, and what it delegates to or nil.
fn generator_parts(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(Object::Generator(data)) = m.object_kind(operand(args, 0)) else {
        return Ok(Value::Nil);
    };
    let (code, progress) = (data.code, data.progress);
    let at = |pc: u32| pc.saturating_sub(1);
    let (line, variables, delegate) = match (progress, &data.frame) {
        (Progress::New | Progress::Suspended, Some(frame)) => {
            let line = match progress {
                Progress::New => m.first_line(code),
                _ => m.line_of(code, at(frame.pc)),
            };
            let variables = m.variables_aside(frame, &data.saved);
            (line, variables, frame.delegate)
        }
        (Progress::Running, _) => {
            let handle = operand(args, 0).handle();
            let mut frames = m.state.frames.iter();
            match frames.position(|frame| frame.generator == handle) {
                Some(position) => {
                    let frame = &m.state.frames[position];
                    let line = m.line_of(code, at(frame.pc));
                    (line, m.named_frame_variables(position), frame.delegate)
                }
                None => (m.first_line(code), Vec::new(), Value::Unbound),
            }
        }
        _ => (m.first_line(code), Vec::new(), Value::Unbound),
    };
    let progress = match progress {
        Progress::New => 0,
        Progress::Suspended => 1,
        Progress::Running => 2,
        Progress::Done => 3,
    };
    let delegate = match delegate {
        Value::Unbound => Value::Nil,
        delegate => delegate,
    };
    let variables = m.as_declared(code, variables);
    let variables = m.map_of_names(&variables);
    let code = m.code_object(code);
    let parts = [
        Value::Int(progress),
        code,
        Value::Int(i64::from(line)),
        variables,
        delegate,
    ];
    Ok(m.new_tuple(&parts))
}

/// `(count)`: of the program's calls that are under way the one with so many around it: its code, its variables as a map and
/// the names of its module as a map; nil where there is no such call.
fn frame_parts(m: &mut Machine, args: &[Value]) -> Outcome {
    let around = integer(m, Intrinsic::FrameParts, args, 0)?.saturated();
    let is_own = |frame: &crate::machine::state::Frame| {
        let module = m.linked.codes[frame.code as usize].module;
        !m.linked.program.modules[module.index()].is_library
    };
    let own = m.state.frames.iter().enumerate();
    let own = own.filter(|(_, frame)| is_own(frame));
    let found = usize::try_from(around).ok();
    let Some((position, code)) =
        found.and_then(|around| own.map(|(at, frame)| (at, frame.code)).nth(around))
    else {
        return Ok(Value::Nil);
    };
    let data = &m.linked.codes[code as usize];
    let (module, kind) = (data.module, data.kind);
    let globals = m.module_map(module)?;
    let locals = match kind {
        ScopeKind::Module => globals,
        _ => {
            let variables = m.as_declared(code, m.named_frame_variables(position));
            m.map_of_names(&variables)
        }
    };
    let code = m.code_object(code);
    Ok(m.new_tuple(&[code, locals, globals]))
}

/// `(function)`: the function, which no longer becomes a method where it is read through an object.
fn as_plain_function(m: &mut Machine, args: &[Value]) -> Outcome {
    if let Some(handle) = operand(args, 0).handle()
        && let Object::Function(function) = m.object_mut(handle)
    {
        function.is_plain = true;
    }
    Ok(operand(args, 0))
}

/// `(name)`: the text of the program's file of that name, or nil.
fn file_text(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = m.text_of(operand(args, 0)).unwrap_or_default();
    let mut sources = m.sources.iter();
    let found = sources.find(|source| !name.is_empty() && source.name == name);
    let text = found.map(|source| source.text.to_string());
    Ok(text.map_or(Value::Nil, |text| m.new_text(text)))
}

/// `(cursor, place?)`: nothing; the walk over a sequence goes on at that place. Without a place: what it walks and how far
/// it has come, as a tuple, or nil at its end and of what is no sequence.
fn move_cursor(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(Object::Cursor(cursor)) = m.object_kind(operand(args, 0)) else {
        return Ok(Value::Nil);
    };
    let (over, is_pending) = (cursor.over, cursor.pending.is_bound());
    let (Over::Sequence(sequence, place) | Over::Reverse(sequence, place)) = over else {
        return Ok(Value::Nil);
    };
    let back = matches!(over, Over::Reverse(..));
    if !operand(args, 1).is_bound() {
        let place = match (back, is_pending) {
            (false, pending) => place as i64 - i64::from(pending),
            (true, pending) => place as i64 + i64::from(pending) - 1,
        };
        return Ok(m.new_tuple(&[Value::Ref(sequence), Value::Int(place)]));
    }
    let length = match m.object(sequence) {
        Object::List(items) => items.len(),
        Object::Tuple(items) => items.len(),
        Object::Bytes(bytes) => bytes.len(),
        Object::ByteArray(bytes) => bytes.len(),
        // Places in texts are bytes.
        Object::Text(text) if text.is_ascii() => text.byte_len(),
        _ => return Ok(Value::Nil),
    };
    let wanted = integer(m, Intrinsic::CursorMove, args, 1)?.saturated();
    let wanted = if back {
        wanted.saturating_add(1)
    } else {
        wanted
    };
    let place = usize::try_from(wanted).unwrap_or(0).min(length);
    if let Some(handle) = operand(args, 0).handle()
        && let Object::Cursor(cursor) = m.object_mut(handle)
    {
        cursor.pending = Value::Unbound;
        cursor.over = if back {
            Over::Reverse(sequence, place)
        } else {
            Over::Sequence(sequence, place)
        };
    }
    Ok(Value::Nil)
}
