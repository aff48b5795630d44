//! Elements: reading, writing and deleting them by index, key or slice.
//!
//! All three take instances of classes derived from native ones for what they are inside; callers ask the
//! class for its own methods first. They give `Ok(None)` where the object has no elements of the machine's
//! own, and raise the language's error, or ask the library, in all other cases: a missing key of a map is
//! settled here, including the class's method for missing keys.

mod slices;

pub use slices::Stretch;

use crate::heap::{Object, Range, Slice};
use crate::machine::{Exit, Machine, Outcome};
use crate::operator::check_length;
use crate::value::hash::Lookup;
use crate::value::text::Text;
use crate::value::{Handle, Value};
use ir::Sorting;
use ir::{Fault, Hook};

impl Range {
    /// The integer at a place.
    #[must_use]
    pub fn at(&self, place: i64) -> i64 {
        self.start.wrapping_add(place.wrapping_mul(self.step))
    }

    /// Whether it holds an integer.
    #[must_use]
    pub fn has(&self, value: i64) -> bool {
        let inside = if self.step > 0 {
            self.start <= value && value < self.stop
        } else {
            self.stop < value && value <= self.start
        };
        inside && (i128::from(value) - i128::from(self.start)) % i128::from(self.step) == 0
    }
}

/// Reads an element.
///
/// # Errors
/// The language's errors of the operation, or the call that it needs.
pub fn load(m: &mut Machine, object: Value, index: Value) -> Outcome<Option<Value>> {
    let native = m.native(object);
    if matches!(native, Value::Unknown(_)) || m.is_unknown_index(index) {
        let is_ours = !matches!(m.object_kind(native), Some(Object::Instance(_)));
        return Ok(is_ours.then(|| m.unknown_element(object, index)));
    }
    let Value::Ref(handle) = native else {
        return Ok(None);
    };
    let length = match m.object(handle) {
        Object::Array(_) => {
            return match m.integer(index) {
                Some(place) => m.array_item(handle, place.saturated()).map(Some),
                None => Err(bad_index(m, native, index)),
            };
        }
        Object::Map(_) => return load_key(m, object, handle, index).map(Some),
        Object::List(items) => items.len(),
        Object::Tuple(items) => items.len(),
        Object::Text(text) => text.char_len(),
        Object::Bytes(bytes) => bytes.len(),
        Object::ByteArray(bytes) => bytes.len(),
        Object::Range(range) => range.len() as usize,
        _ => return Ok(None),
    };
    if let Some(slice) = m.slice_of(index) {
        settle_slice(m, &slice, Action::Load, &[object])?;
        let stretch = m.stretch(&slice, length)?;
        return cut(m, handle, stretch).map(Some);
    }
    let Some(place) = position(
        m,
        index,
        Access {
            action: load_again,
            data: &[object],
        },
    )?
    else {
        return Err(bad_index(m, native, index));
    };
    let place = from_start(index, place, length);
    if place < 0 || place >= length as i64 {
        return Err(out_of_range(m, native, Fault::IndexOutOfRange));
    }
    let place = place as usize;
    Ok(Some(match m.object(handle) {
        Object::List(items) => items[place],
        Object::Tuple(items) => items[place],
        Object::Bytes(bytes) => Value::Int(i64::from(bytes[place])),
        Object::ByteArray(bytes) => Value::Int(i64::from(bytes[place])),
        Object::Range(range) => Value::Int(range.at(place as i64)),
        Object::Text(text) => {
            let char = char_at(text, place);
            m.char_text(char)
        }
        _ => return Ok(None),
    }))
}

/// A place counted from the start; a negative one counts from the end, unless it is a number of a fixed width.
fn from_start(index: Value, place: i64, length: usize) -> i64 {
    if place < 0 && !matches!(index, Value::Sized(..)) {
        place + length as i64
    } else {
        place
    }
}

/// The character at a place.
fn char_at(text: &Text, place: usize) -> char {
    let chars = text.get();
    if text.is_ascii() {
        return char::from(chars.as_bytes()[place]);
    }
    chars.chars().nth(place).unwrap_or_default()
}

/// The part of a text between two places.
#[must_use]
pub fn text_between(text: &Text, from: usize, to: usize) -> String {
    let chars = text.get();
    if text.is_ascii() {
        return chars[from..to].to_owned();
    }
    chars.chars().skip(from).take(to - from).collect()
}

/// The elements of a stretch as a new sequence of the same kind.
fn cut(m: &mut Machine, handle: Handle, stretch: Stretch) -> Outcome {
    let part = match m.object(handle) {
        Object::List(items) => Object::List(stretch.pick(items)),
        Object::Tuple(items) => {
            if stretch.step == 1 && stretch.count == items.len() {
                return Ok(Value::Ref(handle));
            }
            Object::Tuple(stretch.pick(items).into())
        }
        Object::Bytes(bytes) => Object::Bytes(stretch.pick(bytes).into()),
        Object::ByteArray(bytes) => Object::ByteArray(stretch.pick(bytes)),
        Object::Range(range) => Object::Range(Box::new(Range {
            start: range.at(stretch.start),
            stop: range.at(stretch.stop),
            step: range.step.wrapping_mul(stretch.step),
        })),
        Object::Text(text) if stretch.step == 1 => {
            let range = stretch.range();
            Object::Text(text_between(text, range.start, range.end).into())
        }
        Object::Text(text) if text.is_ascii() => {
            let chars = text.get();
            let bytes = chars.as_bytes();
            let picked: String = stretch
                .places()
                .map(|place| char::from(bytes[place]))
                .collect();
            Object::Text(picked.into())
        }
        Object::Text(text) => {
            let chars: Vec<char> = text.get().chars().collect();
            let picked: String = stretch.places().map(|place| chars[place]).collect();
            Object::Text(picked.into())
        }
        _ => return Ok(Value::Ref(handle)),
    };
    Ok(m.insert(part))
}

fn load_key(m: &mut Machine, object: Value, map: Handle, key: Value) -> Outcome {
    match m.map_get(map, key)? {
        Lookup::Found(value) => Ok(value),
        Lookup::Guest => Err(m.hook(Hook::MapGet, &[object, key])),
        Lookup::Missing => {
            let missing = m.semantics().objects.protocol.missing;
            if m.traits(object).missing
                && let Some(method) = m.custom_method(object, missing)
            {
                return Err(Machine::call_exit(method, &[object, key]));
            }
            Err(m.fault_with(Fault::KeyMissing, key))
        }
    }
}

/// What to do again once an index has been asked for its number: `action` gets `data` with the number put
/// second.
struct Access<'a> {
    action: crate::machine::state::ContinuationFn,
    data: &'a [Value],
}

/// The integer that an index is; nothing for values that are none.
fn position(m: &mut Machine, index: Value, access: Access<'_>) -> Outcome<Option<i64>> {
    if let Value::Int(place) = index {
        return Ok(Some(place));
    }
    if let Some(place) = m.integer(index) {
        return Ok(Some(place.saturated()));
    }
    let method = m.semantics().objects.protocol.index;
    if let Some(method) = m.custom_method(index, method) {
        return Err(Machine::call_then(
            method,
            &[index],
            access.action,
            access.data.to_vec(),
        ));
    }
    let native = m.native(index);
    Ok(m.integer(native).map(|place| place.saturated()))
}

fn load_again(m: &mut Machine, data: &[Value], index: Value) -> Outcome {
    checked_index(m, index)?;
    load(m, data[0], index)?.ok_or_else(|| bad_index(m, data[0], index))
}

fn store_again(m: &mut Machine, data: &[Value], index: Value) -> Outcome {
    checked_index(m, index)?;
    store(m, data[0], index, data[1])?;
    Ok(Value::Nil)
}

fn delete_again(m: &mut Machine, data: &[Value], index: Value) -> Outcome {
    checked_index(m, index)?;
    delete(m, data[0], index)?;
    Ok(Value::Nil)
}

/// What is to be done with a slice.
#[derive(Clone, Copy)]
enum Action {
    Load,
    Store,
    Delete,
}

/// Asks the parts of a slice that are instances for their numbers, one after the other, and then does the
/// action with the slice of these; `data` is the object and, for a store, the value.
fn settle_slice(m: &mut Machine, slice: &Slice, action: Action, data: &[Value]) -> Outcome<()> {
    let method = m.semantics().objects.protocol.index;
    for (at, part) in [slice.start, slice.stop, slice.step]
        .into_iter()
        .enumerate()
    {
        if let Some(method) = m.custom_method(part, method) {
            let state = [
                Value::Int(action as i64),
                Value::Int(at as i64),
                slice.start,
                slice.stop,
                slice.step,
            ];
            let data = [&state[..], data].concat();
            return Err(Machine::call_then(method, &[part], with_settled_part, data));
        }
    }
    Ok(())
}

fn with_settled_part(m: &mut Machine, data: &[Value], number: Value) -> Outcome {
    checked_index(m, number)?;
    let mut parts = [data[2], data[3], data[4]];
    if let Value::Int(at) = data[1] {
        parts[at as usize] = number;
    }
    let [start, stop, step] = parts;
    let index = m.insert(Object::Slice(Box::new(Slice { start, stop, step })));
    let object = data[5];
    match data[0] {
        Value::Int(action) if action == Action::Load as i64 => {
            Ok(load(m, object, index)?.unwrap_or(Value::Nil))
        }
        Value::Int(action) if action == Action::Store as i64 => {
            store(m, object, index, data[6]).map(|_| Value::Nil)
        }
        _ => delete(m, object, index).map(|_| Value::Nil),
    }
}

/// Checks that a special method gave an integer, so that it is not asked again.
fn checked_index(m: &mut Machine, index: Value) -> Outcome<()> {
    if m.integer(index).is_some() {
        return Ok(());
    }
    let (method, name) = (m.semantics().objects.protocol.index, m.type_name(index));
    Err(m.fault(Fault::BadSpecialResult, &[method, &name]))
}

/// The error for an index that is no integer.
fn bad_index(m: &mut Machine, object: Value, index: Value) -> Exit {
    let native = m.native(object);
    let index = m.type_name(index);
    match m.object_kind(native) {
        Some(Object::Text(_)) => m.fault(Fault::BadTextIndexType, &[&index]),
        // An element of bytes is a byte.
        Some(Object::Bytes(_)) => m.fault(Fault::BadIndexType, &["byte", &index]),
        _ => {
            let sequence = m.type_name(native);
            m.fault(Fault::BadIndexType, &[&sequence, &index])
        }
    }
}

/// The error for an index that is out of range.
fn out_of_range(m: &mut Machine, object: Value, fault: Fault) -> Exit {
    let fault = match m.object_kind(object) {
        Some(Object::Text(_)) => Fault::TextIndexOutOfRange,
        Some(Object::Range(_)) => Fault::RangeIndexOutOfRange,
        Some(Object::Bytes(_)) => Fault::BytesIndexOutOfRange,
        Some(Object::ByteArray(_)) => Fault::ByteArrayIndexOutOfRange,
        _ => fault,
    };
    let name = m.type_name(object);
    m.fault(fault, &[&name])
}

/// Writes an element.
///
/// # Errors
/// The language's errors of the operation, or the call that it needs.
pub fn store(m: &mut Machine, object: Value, index: Value, value: Value) -> Outcome<Option<()>> {
    let native = m.native(object);
    let Value::Ref(handle) = native else {
        m.write_unknown_element(native, index, Some(value));
        return Ok(matches!(native, Value::Unknown(_)).then_some(()));
    };
    if m.is_unknown_index(index) && matches!(m.object(handle), Object::Array(_) | Object::List(_)) {
        m.written_somewhere(handle, index);
        return Ok(Some(()));
    }
    let length = match m.object(handle) {
        Object::Array(_) => {
            return match m.integer(index) {
                Some(place) => m.set_array_item(handle, place.saturated(), value).map(Some),
                None => Err(bad_index(m, native, index)),
            };
        }
        Object::Map(_) => {
            if !m.map_set(handle, index, value)? {
                return Err(m.hook(Hook::MapSet, &[object, index, value]));
            }
            return Ok(Some(()));
        }
        Object::List(items) => items.len(),
        Object::ByteArray(bytes) => bytes.len(),
        _ => return Ok(None),
    };
    if m.is_unknown_index(index) {
        return Ok(Some(()));
    }
    if let Some(slice) = m.slice_of(index) {
        settle_slice(m, &slice, Action::Store, &[object, value])?;
        return store_slice(m, native, handle, &slice, index, value).map(Some);
    }
    let Some(place) = position(
        m,
        index,
        Access {
            action: store_again,
            data: &[object, value],
        },
    )?
    else {
        return Err(bad_index(m, native, index));
    };
    let place = from_start(index, place, length);
    if place < 0 || place >= length as i64 {
        return Err(out_of_range(m, native, Fault::AssignmentIndexOutOfRange));
    }
    let place = place as usize;
    let byte = match m.object(handle) {
        Object::ByteArray(_) => m.byte(value)?,
        _ => 0,
    };
    match m.object_mut(handle) {
        Object::List(items) => items[place] = value,
        Object::ByteArray(bytes) => bytes[place] = byte,
        _ => {}
    }
    Ok(Some(()))
}

impl Machine {
    /// Whether it is not known which elements an index means.
    fn is_unknown_index(&self, index: Value) -> bool {
        let is_unknown = |value: Value| matches!(value, Value::Unknown(_));
        is_unknown(index)
            || matches!(self.object_kind(index), Some(Object::Slice(slice))
                if [slice.start, slice.stop, slice.step].into_iter().any(is_unknown))
    }

    /// A value as a byte.
    ///
    /// # Errors
    /// When it is no integer from 0 to 255.
    pub fn byte(&mut self, value: Value) -> Outcome<u8> {
        let native = self.native(value);
        let Some(byte) = self.integer(native) else {
            let name = self.type_name(value);
            return Err(self.fault(Fault::NotAnInteger, &[&name]));
        };
        match byte.small().and_then(|byte| u8::try_from(byte).ok()) {
            Some(byte) => Ok(byte),
            None => Err(self.fault(Fault::ByteOutOfRange, &[])),
        }
    }
}

/// Replaces a slice of a list or byte array.
fn store_slice(
    m: &mut Machine,
    object: Value,
    handle: Handle,
    slice: &Slice,
    index: Value,
    value: Value,
) -> Outcome<()> {
    let Some(items) = m.elements(value)? else {
        let again = vec![object, index];
        return Err(m.hook_then(Hook::Collect, &[value], Some((store_collected, again))));
    };
    let length = match m.object(handle) {
        Object::List(items) => items.len(),
        Object::ByteArray(bytes) => bytes.len(),
        _ => 0,
    };
    let stretch = m.stretch(slice, length)?;
    let is_plain = stretch.step == 1;
    if !is_plain && items.len() != stretch.count {
        let (given, wanted) = (items.len().to_string(), stretch.count.to_string());
        let fault = match m.object(handle) {
            Object::ByteArray(_) => Fault::BytesSliceSize,
            _ => Fault::SliceSize,
        };
        return Err(m.fault(fault, &[&given, &wanted]));
    }
    check_length(m, Some(length + items.len()), false)?;
    let bytes = match m.object(handle) {
        Object::ByteArray(_) => items
            .iter()
            .map(|&item| m.byte(item))
            .collect::<Outcome<Vec<u8>>>()?,
        _ => Vec::new(),
    };
    match m.object_mut(handle) {
        Object::List(list) if is_plain => {
            list.splice(stretch.range(), items);
        }
        Object::ByteArray(array) if is_plain => {
            array.splice(stretch.range(), bytes);
        }
        Object::List(list) => {
            for (place, item) in stretch.places().zip(items) {
                list[place] = item;
            }
        }
        Object::ByteArray(array) => {
            for (place, byte) in stretch.places().zip(bytes) {
                array[place] = byte;
            }
        }
        _ => {}
    }
    Ok(())
}

fn store_collected(m: &mut Machine, data: &[Value], collected: Value) -> Outcome {
    store(m, data[0], data[1], collected)?;
    Ok(Value::Nil)
}

/// Deletes an element.
///
/// # Errors
/// The language's errors of the operation, or the call that it needs.
pub fn delete(m: &mut Machine, object: Value, index: Value) -> Outcome<Option<()>> {
    let native = m.native(object);
    let Value::Ref(handle) = native else {
        m.write_unknown_element(native, index, None);
        return Ok(matches!(native, Value::Unknown(_)).then_some(()));
    };
    let length = match m.object(handle) {
        Object::Map(_) => {
            return match m.map_remove(handle, index)? {
                Lookup::Found(_) => Ok(Some(())),
                Lookup::Missing => Err(m.fault_with(Fault::KeyMissing, index)),
                Lookup::Guest => Err(m.hook(Hook::MapDelete, &[object, index])),
            };
        }
        Object::List(items) => items.len(),
        Object::ByteArray(bytes) => bytes.len(),
        _ => return Ok(None),
    };
    if m.is_unknown_index(index) {
        return Ok(Some(()));
    }
    if let Some(slice) = m.slice_of(index) {
        settle_slice(m, &slice, Action::Delete, &[object])?;
        let stretch = m.stretch(&slice, length)?;
        match m.object_mut(handle) {
            Object::List(items) => remove_stretch(items, stretch),
            Object::ByteArray(bytes) => remove_stretch(bytes, stretch),
            _ => {}
        }
        return Ok(Some(()));
    }
    let Some(place) = position(
        m,
        index,
        Access {
            action: delete_again,
            data: &[object],
        },
    )?
    else {
        return Err(bad_index(m, native, index));
    };
    let place = from_start(index, place, length);
    if place < 0 || place >= length as i64 {
        return Err(out_of_range(m, native, Fault::AssignmentIndexOutOfRange));
    }
    match m.object_mut(handle) {
        Object::List(items) => {
            items.remove(place as usize);
        }
        Object::ByteArray(bytes) => {
            bytes.remove(place as usize);
        }
        _ => {}
    }
    Ok(Some(()))
}

fn remove_stretch<T>(items: &mut Vec<T>, stretch: Stretch) {
    if stretch.step == 1 {
        items.drain(stretch.range());
        return;
    }
    let mut doomed: Vec<usize> = stretch.places().collect();
    doomed.put_in_order();
    let mut doomed = doomed.into_iter().peekable();
    let mut place = 0;
    items.retain(|_| {
        let goes = doomed.next_if_eq(&place).is_some();
        place += 1;
        !goes
    });
}
