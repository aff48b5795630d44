//! Making bytes, and reading them as text.

use super::{Bytes, ask_for_bytes, bytes_in, new_bytes};
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::among;
use crate::natives::operand;
use crate::natives::text::{decode as decoded, encode, or_registered};
use crate::operator::check_length;
use crate::value::Value;
use ir::{Fault, Intrinsic};

/// `(class, source?, encoding?, errors?)`.
pub(super) fn immutable(m: &mut Machine, args: &[Value]) -> Outcome {
    new(m, args, Intrinsic::BytesNew, false)
}

/// `(class, source?, encoding?, errors?)`.
pub(super) fn mutable(m: &mut Machine, args: &[Value]) -> Outcome {
    new(m, args, Intrinsic::ByteArrayNew, true)
}

fn new(m: &mut Machine, args: &[Value], intrinsic: Intrinsic, is_mutable: bool) -> Outcome {
    let (source, encoding, errors) = (operand(args, 1), operand(args, 2), operand(args, 3));
    let class = if is_mutable { "bytearray" } else { "bytes" };
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(m.unknown_intrinsic(class, among(args, 1..)));
    }
    let has_encoding = encoding.is_bound() || errors.is_bound();
    let native = m.native(source);
    if m.heap().text(native).is_some() {
        if !encoding.is_bound() {
            return Err(m.fault(Fault::TextWithoutEncoding, &[]));
        }
        let bytes = encode(m, source, encoding, errors, class)?;
        return Ok(new_bytes(m, bytes, is_mutable));
    }
    if has_encoding {
        return Err(m.fault(Fault::EncodingWithoutText, &[]));
    }
    if !source.is_bound() {
        return Ok(new_bytes(m, Vec::new(), is_mutable));
    }
    if let Some(method) = m.custom_method(source, m.semantics().objects.protocol.bytes)
        && !is_mutable
    {
        return Err(Machine::call_exit(method, &[source]));
    }
    if let Some(bytes) = bytes_in(m, source) {
        return Ok(new_bytes(m, bytes, is_mutable));
    }
    if let Some(exit) = ask_for_bytes(m, intrinsic, args) {
        return Err(exit);
    }
    if let Some(count) = m.integer(native) {
        let Some(count) = count.small() else {
            return Err(m.fault(Fault::IndexTooLarge, &[]));
        };
        let Ok(count) = usize::try_from(count) else {
            return Err(m.fault(Fault::NegativeCount, &[]));
        };
        let count = check_length(m, Some(count), true)?;
        return Ok(new_bytes(m, vec![0; count], is_mutable));
    }
    let items = match m.elements(source) {
        Ok(Some(items)) => items,
        Ok(None) => return Err(m.retry_collected(intrinsic, 1, args)),
        Err(Exit::Raise(exception)) if m.is_fault(exception, Fault::NotIterable) => {
            let found = m.type_name(source);
            return Err(m.fault(Fault::CannotConvertToBytes, &[&found, class]));
        }
        Err(exit) => return Err(exit),
    };
    let bytes = if is_mutable {
        items
            .into_iter()
            .map(|item| m.byte(item))
            .collect::<Outcome<Vec<u8>>>()?
    } else {
        items
            .into_iter()
            .map(|item| byte_of_bytes(m, item))
            .collect::<Outcome<Vec<u8>>>()?
    };
    Ok(new_bytes(m, bytes, is_mutable))
}

/// An element of immutable bytes; its error has words of its own.
fn byte_of_bytes(m: &mut Machine, value: Value) -> Outcome<u8> {
    match m.integer(m.native(value)) {
        Some(number) => match number.small().and_then(|number| u8::try_from(number).ok()) {
            Some(byte) => Ok(byte),
            None => Err(m.fault(Fault::NotAByte, &[])),
        },
        None => m.byte(value),
    }
}

/// `(bytes, encoding?, errors?)`.
pub(super) fn decode(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let given = [operand(args, 0), operand(args, 1), operand(args, 2)];
    let text = decoded(m, &receiver.bytes, given[1], given[2], "decode")
        .map_err(|exit| or_registered(m, "_decode_named", given, exit))?;
    Ok(match text {
        Some(text) => m.new_text(text),
        None => m.unknown_intrinsic("decode", args),
    })
}
