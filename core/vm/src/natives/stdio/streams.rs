//! Streams: opening, reading, writing, moving.

use super::operand;
use super::operands::whole;
use crate::machine::{Machine, Outcome};
use crate::memory::Access;
use crate::natives::among;
use crate::process::streams::Channel;
use crate::value::Value;
use ir::{Scalar, Undefined};

/// An `int`.
pub(super) fn int(value: i64) -> Value {
    Value::Sized(Scalar::I32, value)
}

/// What a function gives at the end of a stream, or where it fails.
pub(super) const EOF: i64 = -1;

/// A stream operand that is open; nothing where undefined behaviour was reported.
pub(super) fn checked(m: &mut Machine, pointer: Value) -> Outcome<Option<Value>> {
    let [pointer] = m.known([pointer])?;
    if m.stream_mut(pointer).is_some() {
        return Ok(Some(pointer));
    }
    // Null, closed, or no stream: an access tells which.
    if m.reach(Access::Read, pointer, 0, 1, 1)?.is_some() {
        let words = || "what is used as a stream is none".to_owned();
        m.undefined_with(Undefined::TypeConfusion, None, words)?;
    }
    Ok(None)
}

pub(super) fn standard(m: &mut Machine, args: &[Value]) -> Outcome {
    Ok(m.standard_stream(whole(operand(args, 0))))
}

pub(super) fn write(m: &mut Machine, args: &[Value]) -> Outcome {
    let [length] = m.known([operand(args, 2)])?;
    let length = whole(length).max(0) as usize;
    let mut done = 0;
    if let Some(stream) = checked(m, operand(args, 0))?
        && let Some(bytes) = m.read_bytes(operand(args, 1), length)?
        && m.write_stream(stream, &bytes)
    {
        done = length;
    }
    Ok(Value::Sized(Scalar::U64, done as i64))
}

pub(super) fn read(m: &mut Machine, args: &[Value]) -> Outcome {
    let [length] = m.known([operand(args, 2)])?;
    let length = whole(length).max(0) as usize;
    let Some(stream) = checked(m, operand(args, 0))? else {
        return Ok(Value::Sized(Scalar::U64, 0));
    };
    if length > 0
        && m.reach(Access::Write, operand(args, 1), 0, length, 1)?
            .is_none()
    {
        return Ok(Value::Sized(Scalar::U64, 0));
    }
    let mut bytes = Vec::new();
    while bytes.len() < length
        && let Some(byte) = m.read_byte(stream)
    {
        bytes.push(byte);
    }
    m.write_bytes(operand(args, 1), &bytes)?;
    Ok(Value::Sized(Scalar::U64, bytes.len() as i64))
}

pub(super) fn put_char(m: &mut Machine, args: &[Value]) -> Outcome {
    let [character] = m.known([operand(args, 1)])?;
    let byte = whole(character) as u8;
    let Some(stream) = checked(m, operand(args, 0))? else {
        return Ok(int(EOF));
    };
    let done = m.write_stream(stream, &[byte]);
    Ok(int(if done { i64::from(byte) } else { EOF }))
}

pub(super) fn get_char(m: &mut Machine, args: &[Value]) -> Outcome {
    let byte = match checked(m, operand(args, 0))? {
        Some(stream) => m.read_byte(stream),
        None => None,
    };
    Ok(int(byte.map_or(EOF, i64::from)))
}

pub(super) fn unget_char(m: &mut Machine, args: &[Value]) -> Outcome {
    let [character] = m.known([operand(args, 0)])?;
    let character = whole(character);
    let stream = checked(m, operand(args, 1))?;
    match stream.and_then(|stream| m.stream_mut(stream)) {
        Some(stream) if character != EOF => {
            stream.pushed_back.push(character as u8);
            stream.is_at_end = false;
            Ok(int(i64::from(character as u8)))
        }
        _ => Ok(int(EOF)),
    }
}

pub(super) fn put_string(m: &mut Machine, args: &[Value]) -> Outcome {
    let [text] = m.known([operand(args, 1)])?;
    let Some(stream) = checked(m, operand(args, 0))? else {
        return Ok(int(EOF));
    };
    let text = m.read_string(text, None)?.unwrap_or_default();
    let done = m.write_stream(stream, &text);
    Ok(int(if done { 1 } else { EOF }))
}

pub(super) fn get_line(m: &mut Machine, args: &[Value]) -> Outcome {
    let [size] = m.known([operand(args, 1)])?;
    let size = whole(size);
    let Some(stream) = checked(m, operand(args, 2))? else {
        return Ok(Value::Nil);
    };
    if size <= 0 {
        return Ok(Value::Nil);
    }
    let mut line = Vec::new();
    while (line.len() as i64) < size - 1
        && let Some(byte) = m.read_byte(stream)
    {
        line.push(byte);
        if byte == b'\n' {
            break;
        }
    }
    if line.is_empty() && size > 1 {
        return Ok(Value::Nil);
    }
    line.push(0);
    m.write_bytes(operand(args, 0), &line)?;
    Ok(operand(args, 0))
}

pub(super) fn open(m: &mut Machine, args: &[Value]) -> Outcome {
    let (Some(name), Some(mode)) = (
        m.read_string(operand(args, 0), None)?,
        m.read_string(operand(args, 1), None)?,
    ) else {
        return Ok(Value::Nil);
    };
    if name == b"/dev/null" {
        m.state.streams.truncate_file(&name);
    }
    let updates = mode.contains(&b'+');
    let exists = m.state.streams.has_file(&name);
    let (reads, writes) = match mode.first() {
        Some(b'r') if !exists => {
            m.set_error_number(2)?;
            return Ok(Value::Nil);
        }
        Some(b'r') => (true, updates),
        Some(b'w') => {
            m.state.streams.truncate_file(&name);
            (updates, true)
        }
        Some(b'a') => {
            if !exists {
                m.state.streams.truncate_file(&name);
            }
            (updates, true)
        }
        _ => {
            m.set_error_number(22)?;
            return Ok(Value::Nil);
        }
    };
    let appends = mode.first() == Some(&b'a');
    Ok(m.open_stream(Channel::File(name.into()), reads, writes, appends))
}

/// `(stream, name, mode)`
pub(super) fn reopen(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(stream) = checked(m, operand(args, 0))? else {
        return Ok(Value::Nil);
    };
    match open(m, among(args, 1..))? {
        Value::Nil => {
            m.close_stream(stream);
            Ok(Value::Nil)
        }
        opened => {
            m.redirect_stream(stream, opened);
            Ok(stream)
        }
    }
}

pub(super) fn close(m: &mut Machine, args: &[Value]) -> Outcome {
    match checked(m, operand(args, 0))? {
        Some(stream) => {
            m.close_stream(stream);
            Ok(int(0))
        }
        None => Ok(int(EOF)),
    }
}

pub(super) fn seek(m: &mut Machine, args: &[Value]) -> Outcome {
    let [offset, origin] = m.known([operand(args, 1), operand(args, 2)])?;
    let Some(pointer) = checked(m, operand(args, 0))? else {
        return Ok(int(EOF));
    };
    let Some(stream) = m.stream_mut(pointer) else {
        return Ok(int(EOF));
    };
    let Channel::File(name) = stream.channel.clone() else {
        return Ok(int(EOF));
    };
    let from = match whole(origin) {
        0 => 0,
        1 => stream.at as i64 - stream.pushed_back.len() as i64,
        _ => m.state.streams.file_size(&name) as i64,
    };
    let Ok(at) = usize::try_from(from.saturating_add(whole(offset))) else {
        return Ok(int(EOF));
    };
    if let Some(stream) = m.stream_mut(pointer) {
        // Nobody needs a file of more bytes than there is memory.
        stream.at = at.min(1 << 28);
        stream.pushed_back.clear();
        stream.is_at_end = false;
    }
    Ok(int(0))
}

pub(super) fn tell(m: &mut Machine, args: &[Value]) -> Outcome {
    let stream = checked(m, operand(args, 0))?;
    let at = match stream.and_then(|stream| m.stream_mut(stream)) {
        Some(stream) => stream.at as i64 - stream.pushed_back.len() as i64,
        None => EOF,
    };
    Ok(Value::Sized(Scalar::I64, at))
}

pub(super) fn state(m: &mut Machine, args: &[Value]) -> Outcome {
    let stream = checked(m, operand(args, 0))?;
    let Some(stream) = stream.and_then(|stream| m.stream_mut(stream)) else {
        return Ok(int(0));
    };
    Ok(int(i64::from(match whole(operand(args, 1)) {
        0 => stream.is_at_end,
        1 => stream.has_failed,
        _ => {
            stream.is_at_end = false;
            stream.has_failed = false;
            false
        }
    })))
}

pub(super) fn remove(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = m.read_string(operand(args, 0), None)?.unwrap_or_default();
    if m.state.streams.remove_file(&name) {
        return Ok(int(0));
    }
    m.set_error_number(2)?;
    Ok(int(EOF))
}

pub(super) fn rename(m: &mut Machine, args: &[Value]) -> Outcome {
    let old = m.read_string(operand(args, 0), None)?.unwrap_or_default();
    let new = m.read_string(operand(args, 1), None)?.unwrap_or_default();
    if m.state.streams.rename_file(&old, &new) {
        return Ok(int(0));
    }
    m.set_error_number(2)?;
    Ok(int(EOF))
}
