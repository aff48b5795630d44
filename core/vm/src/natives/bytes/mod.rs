//! The methods of bytes, immutable and mutable. Characters are those of ASCII; other bytes are none.
//!
//! A method gives bytes of its receiver's kind.

mod classify;
mod hex;
mod mutate;
mod new;
pub(super) mod scan;
mod search;
mod split;
mod transform;

use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::text::{unknown_method, wrong_receiver};
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use crate::value::compare::bytes_of;
use ir::{Fault, Intrinsic};
use std::rc::Rc;

/// What a method works on.
struct Bytes {
    bytes: Rc<[u8]>,
    is_mutable: bool,
}

impl Bytes {
    /// New bytes of the same kind.
    fn like(&self, m: &mut Machine, bytes: impl Into<Vec<u8>>) -> Value {
        new_bytes(m, bytes.into(), self.is_mutable)
    }
}

/// A method: gets the bytes, and the operands with the receiver in front.
type Method = fn(&mut Machine, &Bytes, &[Value]) -> Outcome;

macro_rules! methods {
    ($($intrinsic:ident => $method:path),* $(,)?) => {
        pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
            (Intrinsic::BytesNew, new::immutable),
            (Intrinsic::ByteArrayNew, new::mutable),
            (Intrinsic::BytesFromhex, hex::from_hex),
            (Intrinsic::BytesMaketrans, transform::maketrans),
            (Intrinsic::ByteArrayAppend, mutate::append),
            (Intrinsic::ByteArrayClear, mutate::clear),
            (Intrinsic::ByteArrayExtend, mutate::extend),
            (Intrinsic::ByteArrayInsert, mutate::insert),
            (Intrinsic::ByteArrayPop, mutate::pop),
            (Intrinsic::ByteArrayRemove, mutate::remove),
            (Intrinsic::ByteArrayReverse, mutate::reverse),
            $((Intrinsic::$intrinsic, |m, args| call(m, Intrinsic::$intrinsic, $method, args)),)*
        ];
    };
}

methods! {
    ByteArrayCopy => mutate::copy,
    BytesCapitalize => transform::capitalize,
    BytesCenter => transform::center,
    BytesCount => search::count,
    BytesDecode => new::decode,
    BytesEndswith => search::endswith,
    BytesExpandtabs => transform::expandtabs,
    BytesFind => search::find,
    BytesHex => hex::hex,
    BytesIndex => search::index,
    BytesIsalnum => classify::is_alphanumeric,
    BytesIsalpha => classify::is_alphabetic,
    BytesIsascii => classify::is_ascii,
    BytesIsdigit => classify::is_digit,
    BytesIslower => classify::is_lower,
    BytesIsspace => classify::is_space,
    BytesIstitle => classify::is_title,
    BytesIsupper => classify::is_upper,
    BytesJoin => split::join,
    BytesLjust => transform::ljust,
    BytesLower => transform::lower,
    BytesLstrip => split::lstrip,
    BytesPartition => split::partition,
    BytesRemoveprefix => split::removeprefix,
    BytesRemovesuffix => split::removesuffix,
    BytesReplace => search::replace,
    BytesRfind => search::rfind,
    BytesRindex => search::rindex,
    BytesRjust => transform::rjust,
    BytesRpartition => split::rpartition,
    BytesRsplit => split::rsplit,
    BytesRstrip => split::rstrip,
    BytesSplit => split::split,
    BytesSplitlines => split::splitlines,
    BytesStartswith => search::startswith,
    BytesStrip => split::strip,
    BytesSwapcase => transform::swapcase,
    BytesTitle => transform::title,
    BytesTranslate => transform::translate,
    BytesUpper => transform::upper,
    BytesZfill => transform::zfill,
}

/// The name by which programs know the method that an intrinsic is.
fn method_name(intrinsic: Intrinsic) -> &'static str {
    intrinsic
        .name()
        .split_once('_')
        .map_or("", |(_, name)| name)
}

/// Calls a method with a receiver that is bytes and operands that are known.
fn call(m: &mut Machine, intrinsic: Intrinsic, method: Method, args: &[Value]) -> Outcome {
    let receiver = operand(args, 0);
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(unknown_method(m, method_name(intrinsic), args));
    }
    if let Some(exit) = ask_for_bytes(m, intrinsic, args) {
        return Err(exit);
    }
    let bytes = match m.object_kind(m.native(receiver)) {
        Some(Object::Bytes(bytes)) => Bytes {
            bytes: Rc::clone(bytes),
            is_mutable: false,
        },
        Some(Object::ByteArray(bytes)) => Bytes {
            bytes: bytes.as_slice().into(),
            is_mutable: true,
        },
        _ => return Err(wrong_receiver(m, method_name(intrinsic), "bytes", receiver)),
    };
    method(m, &bytes, args)
}

/// Where an operand is an object of the library's that holds bytes in a way of its own, the call that asks it for them: the
/// intrinsic is carried out with what it gives.
pub(in crate::natives) fn ask_for_bytes(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
) -> Option<Exit> {
    let name = m.semantics().objects.protocol.buffer;
    let (at, method) = (0..args.len()).find_map(|at| {
        let is_instance = matches!(m.object_kind(args[at]), Some(Object::Instance(_)));
        let method = is_instance.then(|| m.custom_method(args[at], name))??;
        Some((at, method))
    })?;
    let mut again = vec![Value::Intrinsic(intrinsic), Value::Int(at as i64)];
    again.extend_from_slice(args);
    Some(Machine::call_then(method, &[args[at]], with_bytes, again))
}

/// Goes on with what an operand gave for its bytes.
fn with_bytes(m: &mut Machine, again: &[Value], bytes: Value) -> Outcome {
    let [Value::Intrinsic(intrinsic), Value::Int(at), args @ ..] = again else {
        return Ok(Value::Nil);
    };
    let mut args = args.to_vec();
    args[*at as usize] = bytes;
    m.intrinsic(*intrinsic, &args)
}

fn new_bytes(m: &mut Machine, bytes: Vec<u8>, is_mutable: bool) -> Value {
    m.insert(if is_mutable {
        Object::ByteArray(bytes)
    } else {
        Object::Bytes(bytes.into())
    })
}

/// The bytes of an operand that is bytes of either kind.
fn bytes_in(m: &Machine, value: Value) -> Option<Vec<u8>> {
    m.object_kind(m.native(value))
        .and_then(bytes_of)
        .map(<[u8]>::to_vec)
}

/// The bytes of an operand that must be some.
fn bytes_operand(m: &mut Machine, value: Value) -> Outcome<Vec<u8>> {
    match bytes_in(m, value) {
        Some(bytes) => Ok(bytes),
        None => {
            let found = m.type_name(value);
            Err(m.fault(Fault::NotBytes, &[&found]))
        }
    }
}
