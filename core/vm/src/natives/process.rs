//! The rest of C's library that C cannot say: numbers out of text, `rand`, the program's end, jumps, time.

use crate::code::Ins;
use crate::machine::state::Ending;
use crate::machine::{Exit, Machine, Outcome, Stream};
use crate::natives::operands::whole;
use crate::natives::stdio::{Text, base_of};
use crate::natives::{IntrinsicFn, operand};
use crate::process::Jump;
use crate::value::Value;
use ir::{Intrinsic, Scalar, Storage, Undefined};
use std::ffi::OsStr;
use std::path::Path;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::CArgumentCount, |m, _| {
        let count = m.settings.arguments.len().max(1);
        Ok(Value::Sized(Scalar::I32, count as i64))
    }),
    (Intrinsic::CArgumentList, argument_list),
    (Intrinsic::CErrno, |m, _| Ok(m.error_number())),
    (Intrinsic::CParseInt, parse_int),
    (Intrinsic::CParseFloat, parse_float),
    (Intrinsic::CRand, |m, _| {
        let number = m.state.process.random.next();
        Ok(int(i64::from(number)))
    }),
    (Intrinsic::CSeed, |m, args| {
        let [seed] = m.initialised([operand(args, 0)])?;
        m.state.process.random.seed(whole(seed) as u32);
        Ok(Value::Nil)
    }),
    (Intrinsic::CExit, |m, args| {
        let [code] = m.initialised([operand(args, 0)])?;
        leave(m, &[code], Value::Nil)
    }),
    (Intrinsic::CQuickExit, |m, args| {
        let [code] = m.initialised([operand(args, 0)])?;
        Err(end(m, whole(code)))
    }),
    (Intrinsic::CAtExit, |m, args| {
        let [function] = m.initialised([operand(args, 0)])?;
        m.state.process.at_exit.push(function);
        Ok(int(0))
    }),
    (Intrinsic::CAbort, |m, _| Err(end(m, ABORTED))),
    (Intrinsic::CKilled, |m, args| {
        let [number] = m.initialised([operand(args, 0)])?;
        Err(end(m, BY_SIGNAL + whole(number)))
    }),
    (Intrinsic::CAssertFail, assert_fail),
    (Intrinsic::CSetJump, set_jump),
    (Intrinsic::CLongJump, long_jump),
    (Intrinsic::CTime, |m, _| {
        let seconds = EPOCH + m.state.clock as i64;
        Ok(Value::Sized(Scalar::I64, seconds))
    }),
    (Intrinsic::CClock, |m, _| {
        // A microsecond for each thousand steps, besides what the program has slept.
        let busy = (m.state.steps / 1000) as i64;
        let micros = (m.state.clock * 1e6) as i64 + busy;
        Ok(Value::Sized(Scalar::I64, micros))
    }),
];

/// What a shell adds to the number of the signal that ended a process, for its exit status.
const BY_SIGNAL: i64 = 128;
/// The exit status of a process that aborted.
const ABORTED: i64 = BY_SIGNAL + 6;
/// When every run begins, in seconds since 1970: the start of the year 2024.
const EPOCH: i64 = 1_704_067_200;
/// The error numbers for an argument and for a result out of range.
const OUT_OF_RANGE: i64 = 34;
const INVALID: i64 = 22;

fn int(value: i64) -> Value {
    Value::Sized(Scalar::I32, value)
}

impl Machine {
    /// A pointer to the program's error number.
    pub(crate) fn error_number(&mut self) -> Value {
        if let Some(handle) = self.state.process.error_number {
            return Value::Pointer(handle, 0);
        }
        let Some(handle) = self.new_region(4, Storage::Static, 4) else {
            return Value::Nil;
        };
        let name = self.intern("errno");
        if let Some(region) = self.region_mut(handle) {
            region.name = Some(name);
        }
        self.state.process.error_number = Some(handle);
        Value::Pointer(handle, 0)
    }

    /// Sets the program's error number.
    pub(crate) fn set_error_number(&mut self, number: i64) -> Outcome<()> {
        let pointer = self.error_number();
        self.store_scalar(pointer, 0, Scalar::I32, int(number))
    }
}

/// Stores where a number ended, if anybody wants to know.
fn store_end(m: &mut Machine, end: Value, text: Value, length: usize) -> Outcome<()> {
    if end == Value::Nil || !end.is_bound() {
        return Ok(());
    }
    let place = match text {
        Value::Pointer(handle, offset) => Value::Pointer(handle, offset + length as i64),
        other => other,
    };
    m.store_scalar(end, 0, Scalar::Ptr, place)
}

/// `(text, end or nil, base, type)`.
fn parse_int(m: &mut Machine, args: &[Value]) -> Outcome {
    let [text, base] = m.initialised([operand(args, 0), operand(args, 2)])?;
    if matches!(text, Value::Unknown(_)) || m.is_unknown_at(text) {
        return Ok(m.unknown_intrinsic("strtol", &[text]));
    }
    let ty = m
        .text_of(operand(args, 3))
        .and_then(|name| Scalar::from_text(&name));
    let ty = ty.unwrap_or(Scalar::I64);
    if !(matches!(whole(base), 0 | 2..=36)) {
        m.set_error_number(INVALID)?;
        return Ok(Value::Sized(ty, 0));
    }
    let Some(bytes) = m.read_string(text, None)? else {
        return Ok(Value::Sized(ty, 0));
    };
    let mut source = Text::Bytes(bytes, 0);
    let spaces = source.skip_space(m);
    let Some(number) = source.integer(m, base_of(base), usize::MAX) else {
        store_end(m, operand(args, 1), text, 0)?;
        return Ok(Value::Sized(ty, 0));
    };
    let (value, fits) = number.within(ty);
    if !fits {
        m.set_error_number(OUT_OF_RANGE)?;
    }
    store_end(m, operand(args, 1), text, spaces + number.length)?;
    Ok(Value::Sized(ty, ty.wrap(value)))
}

/// `(text, end or nil)`.
fn parse_float(m: &mut Machine, args: &[Value]) -> Outcome {
    let [text] = m.initialised([operand(args, 0)])?;
    if matches!(text, Value::Unknown(_)) || m.is_unknown_at(text) {
        return Ok(m.unknown_intrinsic("strtod", &[text]));
    }
    let Some(bytes) = m.read_string(text, None)? else {
        return Ok(Value::Float(0.0));
    };
    let digits = bytes.iter().any(|byte| (b'1'..=b'9').contains(byte));
    let is_word = bytes.iter().any(|byte| byte | 32 == b'i');
    let mut source = Text::Bytes(bytes, 0);
    let spaces = source.skip_space(m);
    let Some((value, length)) = source.double(m, usize::MAX) else {
        store_end(m, operand(args, 1), text, 0)?;
        return Ok(Value::Float(0.0));
    };
    if value.is_infinite() && !is_word || value == 0.0 && digits && length > 20 {
        m.set_error_number(OUT_OF_RANGE)?;
    }
    store_end(m, operand(args, 1), text, spaces + length)?;
    Ok(Value::Float(value))
}

/// Calls what is registered for the end, the last first, then ends the run: a continuation of itself.
fn leave(m: &mut Machine, data: &[Value], _: Value) -> Outcome {
    match m.state.process.at_exit.pop() {
        Some(function) => Err(Machine::call_then(function, &[], leave, data.to_vec())),
        None => Err(end(m, whole(data[0]))),
    }
}

/// The program's arguments as it may change them: an array of pointers, and the strings.
fn argument_list(m: &mut Machine, _: &[Value]) -> Outcome {
    let mut texts = m.settings.arguments.clone();
    let name = program_name(m).to_owned();
    match texts.first_mut() {
        Some(first) => *first = name,
        None => texts.push(name),
    }
    let size = (texts.len() as u64 + 1) * 8;
    let Some(list) = m.new_region(size, Storage::Static, 8) else {
        return Err(m.fault(ir::Fault::OutOfMemory, &[]));
    };
    for (index, text) in texts.iter().enumerate() {
        let length = text.len() as u64 + 1;
        let Some(handle) = m.new_region(length, Storage::Static, 1) else {
            return Err(m.fault(ir::Fault::OutOfMemory, &[]));
        };
        if let Some(region) = m.region_mut(handle) {
            region.store_bytes(0, text.as_bytes());
            region.store_bytes(text.len(), b"\0");
        }
        let pointer = Value::Pointer(handle, 0);
        let address = m.address(pointer).unwrap_or_default();
        if let Some(region) = m.region_mut(list) {
            region.store_pointer(index * 8, pointer, address);
        }
    }
    if let Some(region) = m.region_mut(list) {
        region.store_pointer(texts.len() * 8, Value::Nil, 0);
    }
    Ok(Value::Pointer(list, 0))
}

/// What the program is called: its file without where that is, and without its ending.
fn program_name(m: &Machine) -> &str {
    let file = m.settings.arguments.first().map_or("", String::as_str);
    let stem = Path::new(file).file_stem().and_then(OsStr::to_str);
    stem.unwrap_or_default()
}

fn end(m: &mut Machine, code: i64) -> Exit {
    m.flush_streams();
    m.end_run(Ending::Finished((code & 0xff) as i32));
    Exit::Transferred
}

/// `(expression, file, line, function)`: pointers to strings, and a number.
fn assert_fail(m: &mut Machine, args: &[Value]) -> Outcome {
    let word = |m: &mut Machine, value: Value| -> Outcome<String> {
        if let Some(text) = m.text_of(value) {
            return Ok(text);
        }
        let bytes = m.read_string(value, None)?.unwrap_or_default();
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    };
    let (expression, file) = (word(m, operand(args, 0))?, word(m, operand(args, 1))?);
    let (line, function) = (whole(operand(args, 2)), word(m, operand(args, 3))?);
    let program = program_name(m);
    let message =
        format!("{program}: {file}:{line}: {function}: Assertion `{expression}' failed.\n");
    m.flush_streams();
    m.write(Stream::Err, &message);
    Err(end(m, ABORTED))
}

/// `(buffer)`: the number of a place, from one, is what the buffer holds.
fn set_jump(m: &mut Machine, args: &[Value]) -> Outcome {
    let [buffer] = m.initialised([operand(args, 0)])?;
    let depth = m.state.frames.len() as u32;
    let Some(frame) = m.state.frames.last() else {
        return Ok(int(0));
    };
    let code = &m.linked.codes[frame.code as usize];
    let slot = match code.plain.get(frame.pc.saturating_sub(1) as usize) {
        Some(
            Ins::CallIntrinsic { dst, .. }
            | Ins::CallPlace { dst, .. }
            | Ins::CallValue { dst, .. },
        ) => *dst,
        _ => return Ok(int(0)),
    };
    let jump = Jump {
        frame: depth - 1,
        code: frame.code,
        base: frame.base,
        pc: frame.pc,
        slot,
        handlers: m.state.handlers.len() as u32,
    };
    let jumps = &mut m.state.process.jumps;
    let at = jumps
        .iter()
        .position(|other| *other == jump)
        .unwrap_or_else(|| {
            jumps.push(jump);
            jumps.len() - 1
        });
    m.store_scalar(
        buffer,
        0,
        Scalar::I64,
        Value::Sized(Scalar::I64, at as i64 + 1),
    )?;
    Ok(int(0))
}

/// `(buffer, value)`.
fn long_jump(m: &mut Machine, args: &[Value]) -> Outcome {
    let [buffer, value] = m.initialised([operand(args, 0), operand(args, 1)])?;
    let number = whole(m.load_scalar(buffer, 0, Scalar::I64, false)?);
    let jump = usize::try_from(number - 1)
        .ok()
        .and_then(|at| m.state.process.jumps.get(at).copied());
    let Some(jump) = jump else {
        let words = || "a jump back to where nothing was noted".to_owned();
        m.undefined_with(Undefined::UninitRead, None, words)?;
        return Ok(Value::Nil);
    };
    let frame = m.state.frames.get(jump.frame as usize);
    if !frame.is_some_and(|frame| frame.code == jump.code && frame.base == jump.base) {
        let words = || "a jump back into a call that has ended".to_owned();
        m.undefined_with(Undefined::DanglingPointer, None, words)?;
        return Ok(Value::Nil);
    }
    while m.state.frames.len() > jump.frame as usize + 1 {
        m.pop_frame();
    }
    m.state.handlers.truncate(jump.handlers as usize);
    m.profile_strays_to(jump.pc);
    if let Some(frame) = m.state.frames.last_mut() {
        frame.pc = jump.pc;
    }
    let value = whole(value);
    m.set_slot(jump.slot, int(if value == 0 { 1 } else { value }));
    Err(Exit::Transferred)
}
