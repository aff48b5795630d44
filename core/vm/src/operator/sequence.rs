//! Joining and repeating sequences, and `%` on texts.

use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::value::{Handle, Value};
use ir::{BinOp, Fault, Hook};

/// How many elements a sequence may have; more are out of memory to the program.
const MAX_ELEMENTS: usize = 1 << 26;
/// How many bytes a text may have.
const MAX_BYTES: usize = 1 << 30;

/// Checks that a sequence of so many elements may be made.
///
/// # Errors
/// When it would be too long.
pub fn check_length(m: &mut Machine, length: Option<usize>, are_bytes: bool) -> Outcome<usize> {
    let limit = if are_bytes { MAX_BYTES } else { MAX_ELEMENTS };
    match length {
        Some(length) if length <= limit => Ok(length),
        _ => Err(m.fault(Fault::OutOfMemory, &[])),
    }
}

pub(super) fn binary(
    m: &mut Machine,
    op: BinOp,
    in_place: bool,
    left: Value,
    right: Value,
) -> Outcome<Option<Value>> {
    match op {
        BinOp::Add | BinOp::Concat => join(m, in_place, left, right),
        BinOp::Mul => {
            if let Some(count) = m.integer(right) {
                return repeat(m, in_place, left, count.saturated());
            }
            match m.integer(left) {
                Some(count) => repeat(m, false, right, count.saturated()),
                None => Ok(None),
            }
        }
        BinOp::Rem => match m.object_kind(left) {
            Some(Object::Text(_) | Object::Bytes(_) | Object::ByteArray(_)) => {
                crate::display::format::percent(m, left, right).map(Some)
            }
            _ => Ok(None),
        },
        _ => Ok(None),
    }
}

fn join(m: &mut Machine, in_place: bool, left: Value, right: Value) -> Outcome<Option<Value>> {
    let Value::Ref(first) = left else {
        return Ok(None);
    };
    if in_place && matches!(m.object(first), Object::List(_)) {
        return extend_list(m, first, right).map(|()| Some(left));
    }
    let Value::Ref(second) = right else {
        return Ok(None);
    };
    let joined = match (m.object(first), m.object(second)) {
        (Object::Text(a), Object::Text(b)) => {
            if a.byte_len() + b.byte_len() > MAX_BYTES {
                return Err(m.fault(Fault::OutOfMemory, &[]));
            }
            Object::Text(a.append(b))
        }
        (Object::List(a), Object::List(b)) => {
            let mut items = Vec::with_capacity(a.len() + b.len());
            items.extend_from_slice(a);
            items.extend_from_slice(b);
            Object::List(items)
        }
        (Object::Tuple(a), Object::Tuple(b)) => {
            Object::Tuple(a.iter().chain(b.iter()).copied().collect())
        }
        (Object::Bytes(a), Object::Bytes(b)) => Object::Bytes([&a[..], &b[..]].concat().into()),
        (Object::Bytes(a), Object::ByteArray(b)) => Object::Bytes([&a[..], &b[..]].concat().into()),
        (Object::ByteArray(a), Object::Bytes(_) | Object::ByteArray(_)) => {
            let other = match m.object(second) {
                Object::Bytes(bytes) => bytes.to_vec(),
                Object::ByteArray(bytes) => bytes.clone(),
                _ => Vec::new(),
            };
            if in_place {
                if let Object::ByteArray(bytes) = m.object_mut(first) {
                    bytes.extend_from_slice(&other);
                }
                return Ok(Some(left));
            }
            Object::ByteArray([&a[..], &other[..]].concat())
        }
        _ => return Ok(None),
    };
    Ok(Some(m.insert(joined)))
}

/// Appends the elements of an iterable to a list.
///
/// # Errors
/// The call that walks an iterable of the program's own.
pub fn extend_list(m: &mut Machine, list: Handle, source: Value) -> Outcome<()> {
    if source == Value::Ref(list) {
        if let Some(items) = m.list_mut(list) {
            items.extend_from_within(..);
        }
        return Ok(());
    }
    match m.elements(source)? {
        Some(more) => {
            if let Some(items) = m.list_mut(list) {
                items.extend_from_slice(&more);
            }
            Ok(())
        }
        None => Err(m.hook_then(
            Hook::Collect,
            &[source],
            Some((extend_by, vec![Value::Ref(list)])),
        )),
    }
}

/// Goes on with the elements collected; the result is the list, as an in-place operator gives it.
fn extend_by(m: &mut Machine, data: &[Value], collected: Value) -> Outcome {
    if let Value::Ref(list) = data[0] {
        extend_list(m, list, collected)?;
    }
    Ok(data[0])
}

fn repeat(m: &mut Machine, in_place: bool, sequence: Value, count: i64) -> Outcome<Option<Value>> {
    let Value::Ref(handle) = sequence else {
        return Ok(None);
    };
    let (length, are_bytes) = match m.object(handle) {
        Object::Text(text) => (text.byte_len(), true),
        Object::Bytes(bytes) => (bytes.len(), true),
        Object::ByteArray(bytes) => (bytes.len(), true),
        Object::List(items) => (items.len(), false),
        Object::Tuple(items) => (items.len(), false),
        _ => return Ok(None),
    };
    // An empty sequence stays empty however often it is repeated.
    let count = if length == 0 {
        0
    } else {
        usize::try_from(count).unwrap_or(0)
    };
    check_length(m, length.checked_mul(count), are_bytes)?;
    let repeated = match m.object(handle) {
        Object::Text(text) => Object::Text(text.get().repeat(count).into()),
        Object::Bytes(bytes) => Object::Bytes(bytes.repeat(count).into()),
        Object::Tuple(items) => Object::Tuple(items.repeat(count).into()),
        Object::ByteArray(bytes) if !in_place => Object::ByteArray(bytes.repeat(count)),
        Object::List(items) if !in_place => Object::List(match items[..] {
            [item] => vec![item; count],
            _ => items.repeat(count),
        }),
        _ => {
            match m.object_mut(handle) {
                Object::List(items) => *items = items.repeat(count),
                Object::ByteArray(bytes) => *bytes = bytes.repeat(count),
                _ => {}
            }
            return Ok(Some(sequence));
        }
    };
    Ok(Some(m.insert(repeated)))
}

/// Repeats once the count has said its number.
fn repeat_again(m: &mut Machine, data: &[Value], count: Value) -> Outcome {
    let in_place = data[1] == Value::Bool(true);
    let repeated = match m.integer(count) {
        Some(count) => repeat(m, in_place, data[0], count.saturated())?,
        None => None,
    };
    match repeated {
        Some(repeated) => Ok(repeated),
        None => {
            let name = m.type_name(count);
            Err(m.fault(Fault::CannotRepeat, &[&name]))
        }
    }
}

/// The errors of sequences' own for `+` and `*`; the call of the method that says how often to repeat.
pub(super) fn unsupported(
    m: &mut Machine,
    op: BinOp,
    in_place: bool,
    left: Value,
    right: Value,
) -> Option<Exit> {
    let is_sequence = |m: &Machine, value: Value| {
        matches!(
            m.object_kind(m.native(value)),
            Some(
                Object::Text(_)
                    | Object::List(_)
                    | Object::Tuple(_)
                    | Object::Bytes(_)
                    | Object::ByteArray(_)
            )
        )
    };
    let (first, second) = (m.type_name(left), m.type_name(right));
    if op == BinOp::Mul {
        let (sequence, count) = if is_sequence(m, left) {
            (left, right)
        } else {
            (right, left)
        };
        let index = m.semantics().objects.protocol.index;
        if is_sequence(m, sequence)
            && let Some(method) = m.custom_method(count, index)
        {
            let data = vec![m.native(sequence), Value::Bool(in_place)];
            return Some(Machine::call_then(method, &[count], repeat_again, data));
        }
    }
    match op {
        BinOp::Add if is_sequence(m, left) => {
            let is_bytes = matches!(
                m.object_kind(m.native(left)),
                Some(Object::Bytes(_) | Object::ByteArray(_))
            );
            let native = m.native(left);
            let class = m.class_of(native);
            let kind = m.class_name(class);
            let fault = if is_bytes {
                Fault::CannotConcatenateBytes
            } else {
                Fault::CannotConcatenate
            };
            Some(m.fault(fault, &[&kind, &second]))
        }
        BinOp::Mul if is_sequence(m, left) => Some(m.fault(Fault::CannotRepeat, &[&second])),
        BinOp::Mul if is_sequence(m, right) => Some(m.fault(Fault::CannotRepeat, &[&first])),
        _ => None,
    }
}
