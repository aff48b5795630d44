//! Walking collections: cursors, and the elements of whatever has some.

use crate::control::cursor::{Cursor, Over};
use crate::heap::{Object, ViewKind};
use crate::machine::state::Then;
use crate::machine::{Exit, Machine, Outcome};
use crate::symbolic::Expression;
use crate::value::{Handle, Value};
use ir::{Fault, Hook, Intrinsic, Native};

impl Machine {
    /// A cursor over a native collection; `None` where walking it takes the program's or the library's code.
    pub fn native_cursor(&mut self, value: Value) -> Option<Over> {
        if let Value::Unknown(_) = value {
            return Some(Over::Unknown(value));
        }
        let Value::Ref(handle) = value else {
            return None;
        };
        if self.delegates() {
            return self.delegated_cursor(value, handle);
        }
        Some(match self.object(handle) {
            Object::List(_)
            | Object::Tuple(_)
            | Object::Array(_)
            | Object::Text(_)
            | Object::Bytes(_)
            | Object::ByteArray(_) => Over::Sequence(handle, 0),
            Object::Map(map) => Over::Map(handle, 0, map.len(), ViewKind::Keys),
            Object::MapView(map, kind) => {
                let (map, kind) = (*map, *kind);
                let len = match self.object(map) {
                    Object::Map(map) => map.len(),
                    _ => 0,
                };
                Over::Map(map, 0, len, kind)
            }
            Object::Set(set) => Over::Set(handle, 0, set.len()),
            Object::FrozenSet(set) => Over::Set(handle, 0, set.len()),
            Object::Range(range) => Over::Range(range.start, range.len() as u64, range.step),
            Object::Instance(_) => {
                let native = self.native(value);
                if native == value || self.traits(value).iter {
                    return None;
                }
                return self.native_cursor(native);
            }
            _ => return None,
        })
    }

    /// A cursor object over a value, for a loop.
    ///
    /// # Errors
    /// The language's error where the value has no elements; the call that makes its iterator.
    pub fn cursor_over(&mut self, value: Value) -> Outcome {
        if let Some(over) = self.native_cursor(value) {
            return Ok(self.new_cursor(over));
        }
        if let Some(Object::Cursor(_) | Object::Generator(_)) = self.object_kind(value) {
            return Ok(self.new_cursor(Over::Guest(value)));
        }
        if self.delegates() {
            // What is walked, as messages say it.
            let note = self.note().to_owned();
            let note = self.new_text(note);
            return match self.hook(Hook::Iterate, &[value, note]) {
                Exit::Call(mut call) => {
                    call.then = Some((wrap_iterator, vec![]));
                    Err(Exit::Call(call))
                }
                exit => Err(exit),
            };
        }
        let protocol = &self.semantics().objects.protocol;
        match self.special_method(value, protocol.iter) {
            Some(method) if method != Value::Nil => {
                Err(Machine::call_then(method, &[value], wrap_iterator, vec![]))
            }
            _ if self.special_method(value, protocol.get_item).is_some()
                && !self.is_class(value) =>
            {
                // The old protocol: elements by index until there is none.
                let items = self.hook(Hook::Sequence, &[value]);
                match items {
                    Exit::Call(mut call) => {
                        call.then = Some((wrap_iterator, vec![]));
                        Err(Exit::Call(call))
                    }
                    exit => Err(exit),
                }
            }
            _ => {
                let kind = self.type_name(value);
                Err(self.fault(Fault::NotIterable, &[&kind]))
            }
        }
    }

    /// Which class of iterators a walk belongs to.
    fn cursor_kind(&self, over: &Over) -> Native {
        match over {
            Over::Sequence(handle, _) => match self.object(*handle) {
                Object::List(_) => Native::ListIterator,
                Object::Tuple(_) => Native::TupleIterator,
                Object::Text(text) if text.is_ascii() => Native::AsciiIterator,
                Object::Text(_) => Native::TextIterator,
                Object::Bytes(_) => Native::BytesIterator,
                Object::ByteArray(_) => Native::ByteArrayIterator,
                _ => Native::Cursor,
            },
            Over::Reverse(handle, _) => match self.object(*handle) {
                Object::List(_) => Native::ListReverseIterator,
                _ => Native::ReverseIterator,
            },
            Over::Map(_, _, _, ViewKind::Keys) => Native::MapKeyIterator,
            Over::Map(_, _, _, ViewKind::Values) => Native::MapValueIterator,
            Over::Map(_, _, _, ViewKind::Items) => Native::MapItemIterator,
            Over::MapReverse(_, _, _, ViewKind::Keys) => Native::MapKeyReverseIterator,
            Over::MapReverse(_, _, _, ViewKind::Values) => Native::MapValueReverseIterator,
            Over::MapReverse(_, _, _, ViewKind::Items) => Native::MapItemReverseIterator,
            Over::Set(..) => Native::SetIterator,
            Over::Range(..) => Native::RangeIterator,
            Over::Guest(_) | Over::Unknown(_) | Over::Done => Native::Cursor,
        }
    }

    /// A new cursor.
    pub fn new_cursor(&mut self, over: Over) -> Value {
        let kind = self.cursor_kind(&over);
        self.insert(Object::Cursor(Box::new(Cursor {
            over,
            kind,
            pending: Value::Unbound,
        })))
    }

    /// The language's own iterator over a value.
    ///
    /// # Errors
    /// As [`Machine::cursor_over`].
    pub fn iterator_of(&mut self, value: Value) -> Outcome {
        match self.object_kind(value) {
            Some(Object::Cursor(_) | Object::Generator(_)) => Ok(value),
            _ => {
                if let Some(over) = self.native_cursor(value) {
                    return Ok(self.new_cursor(over));
                }
                match self.cursor_over(value) {
                    Err(Exit::Call(mut call)) => {
                        call.then = Some((check_iterator, vec![]));
                        Err(Exit::Call(call))
                    }
                    other => other,
                }
            }
        }
    }

    /// The next element of a cursor over something native; `None` at its end.
    ///
    /// # Errors
    /// The language's error where the collection changed meanwhile; the call that gives the next element of
    /// something that is not native.
    #[inline]
    pub fn advance_cursor(&mut self, handle: Handle) -> Outcome<Option<Value>> {
        let Object::Cursor(cursor) = self.object(handle) else {
            return Ok(None);
        };
        let mut over = cursor.over;
        if cursor.pending.is_bound() {
            let pending = cursor.pending;
            if let Object::Cursor(cursor) = self.object_mut(handle) {
                cursor.pending = Value::Unbound;
            }
            return Ok(Some(pending));
        }
        let item = self.advance(&mut over)?;
        if let Object::Cursor(cursor) = self.object_mut(handle) {
            cursor.over = if item.is_some() { over } else { Over::Done };
        }
        Ok(item)
    }

    /// Moves on by one element.
    #[inline]
    pub(crate) fn advance(&mut self, over: &mut Over) -> Outcome<Option<Value>> {
        match over {
            Over::Range(next, left, step) => {
                if *left == 0 {
                    return Ok(None);
                }
                let value = *next;
                *left -= 1;
                *next = next.wrapping_add(*step);
                Ok(Some(Value::Int(value)))
            }
            Over::Sequence(sequence, at) => match self.object(*sequence) {
                Object::Array(array) => {
                    let item = array.items.get(*at).copied();
                    *at += 1;
                    Ok(item)
                }
                Object::List(items) => {
                    let item = items.get(*at).map(|item| item.or_nil());
                    *at += 1;
                    Ok(item)
                }
                Object::Tuple(items) => {
                    let item = items.get(*at).copied();
                    *at += 1;
                    Ok(item)
                }
                Object::Text(text) => {
                    let text = text.clone();
                    let rest = &text.get()[*at..];
                    let Some(first) = rest.chars().next() else {
                        return Ok(None);
                    };
                    *at += first.len_utf8();
                    Ok(Some(self.char_text(first)))
                }
                Object::Bytes(bytes) => {
                    let byte = bytes.get(*at).map(|&byte| Value::Int(i64::from(byte)));
                    *at += 1;
                    Ok(byte)
                }
                Object::ByteArray(bytes) => {
                    let byte = bytes.get(*at).map(|&byte| Value::Int(i64::from(byte)));
                    *at += 1;
                    Ok(byte)
                }
                _ => Ok(None),
            },
            Over::Reverse(sequence, left) => {
                let Some(at) = left.checked_sub(1) else {
                    return Ok(None);
                };
                *left = at;
                match self.object(*sequence) {
                    Object::List(items) => Ok(items.get(at).copied()),
                    Object::Tuple(items) => Ok(items.get(at).copied()),
                    Object::Bytes(bytes) => {
                        Ok(bytes.get(at).map(|&byte| Value::Int(i64::from(byte))))
                    }
                    Object::ByteArray(bytes) => {
                        Ok(bytes.get(at).map(|&byte| Value::Int(i64::from(byte))))
                    }
                    Object::Text(text) => {
                        let last = text.get().chars().nth(at);
                        Ok(last.map(|last| self.char_text(last)))
                    }
                    _ => Ok(None),
                }
            }
            Over::Map(map, place, count, kind) => {
                let Object::Map(data) = self.object(*map) else {
                    return Ok(None);
                };
                if data.len() != *count && *count != Over::GROWING {
                    return Err(self.fault(Fault::ChangedDuringIteration, &["dictionary"]));
                }
                let Some((next, entry)) = data.next_from(*place) else {
                    return Ok(None);
                };
                *place = next;
                Ok(Some(match kind {
                    ViewKind::Keys => entry.key,
                    ViewKind::Values => entry.value,
                    ViewKind::Items if self.delegates() => {
                        self.new_list(vec![entry.key, entry.value])
                    }
                    ViewKind::Items => self.new_tuple(&[entry.key, entry.value]),
                }))
            }
            Over::MapReverse(map, place, count, kind) => {
                let Object::Map(data) = self.object(*map) else {
                    return Ok(None);
                };
                if data.len() != *count {
                    return Err(self.fault(Fault::ChangedDuringIteration, &["dictionary"]));
                }
                let Some((at, entry)) = data.previous(*place) else {
                    return Ok(None);
                };
                *place = at;
                Ok(Some(match kind {
                    ViewKind::Keys => entry.key,
                    ViewKind::Values => entry.value,
                    ViewKind::Items => self.new_tuple(&[entry.key, entry.value]),
                }))
            }
            Over::Set(set, place, count) => {
                let data = match self.object(*set) {
                    Object::Set(data) => &**data,
                    Object::FrozenSet(data) => &**data,
                    _ => return Ok(None),
                };
                if data.len() != *count && *count != Over::GROWING {
                    return Err(self.fault(Fault::ChangedDuringIteration, &["Set"]));
                }
                let Some((next, _, value)) = data.next_from(*place) else {
                    return Ok(None);
                };
                *place = next;
                Ok(Some(value))
            }
            Over::Unknown(value) => {
                // One element stands for all of them.
                let value = *value;
                *over = Over::Done;
                self.guess();
                Ok(Some(self.unknown(Expression::Element(value))))
            }
            Over::Guest(iterator) => {
                let iterator = *iterator;
                self.next_of(iterator)
            }
            Over::Done => Ok(None),
        }
    }

    /// The next element of an iterator of the language's own.
    fn next_of(&mut self, iterator: Value) -> Outcome<Option<Value>> {
        match self.object_kind(iterator) {
            Some(Object::Cursor(_)) => {
                let Value::Ref(handle) = iterator else {
                    return Ok(None);
                };
                self.advance_cursor(handle)
            }
            Some(Object::Generator(_)) => Err(Machine::call_exit(
                Value::Intrinsic(Intrinsic::GeneratorNext),
                &[iterator],
            )),
            _ => match self.special_method(iterator, self.semantics().objects.protocol.next) {
                Some(method) => Err(Machine::call_exit(method, &[iterator])),
                None => {
                    let kind = self.type_name(iterator);
                    Err(self.fault(Fault::NotIterator, &[&kind]))
                }
            },
        }
    }

    /// Carries out `has_next`: the flag goes to a slot once it is known.
    pub(crate) fn has_next(&mut self, slot: u16, cursor: Value) -> Result<(), Value> {
        let Value::Ref(handle) = cursor else {
            return self.deliver(Then::Store(slot), Value::Bool(false));
        };
        match self.advance_cursor(handle) {
            Ok(Some(value)) => self.deliver(Then::HasNext(slot, handle), value),
            Ok(None) => self.deliver(Then::Store(slot), Value::Bool(false)),
            // A generator is resumed without the detour over a call.
            Err(Exit::Call(call)) if call.callee == Value::Intrinsic(Intrinsic::GeneratorNext) => {
                let Value::Ref(generator) = call.args[0] else {
                    return Ok(());
                };
                self.resume(
                    generator,
                    crate::control::Resumption::Send(Value::Nil),
                    Then::HasNext(slot, handle),
                )
            }
            other => self.settle(other.map(|_| Value::Nil), Then::HasNext(slot, handle)),
        }
    }

    /// All elements of a native collection or cursor; `None` where walking it takes other code.
    ///
    /// # Errors
    /// The language's error where the value has no elements.
    pub fn elements(&mut self, value: Value) -> Outcome<Option<Vec<Value>>> {
        if let Some(items) = match self.object_kind(value) {
            Some(Object::List(items)) => Some(items.iter().map(|item| item.or_nil()).collect()),
            Some(Object::Array(array)) => Some(array.items.to_vec()),
            Some(Object::Tuple(items)) => Some(items.to_vec()),
            _ => None,
        } {
            return Ok(Some(items));
        }
        if let Some(mut over) = self.native_cursor(value) {
            self.check_count(&over)?;
            let mut items = Vec::new();
            while let Some(item) = self.advance(&mut over)? {
                items.push(item);
            }
            return Ok(Some(items));
        }
        match self.object_kind(value) {
            Some(Object::Cursor(cursor)) => {
                if let Over::Guest(inner) = cursor.over
                    && !matches!(self.object_kind(inner), Some(Object::Cursor(_)))
                {
                    return Ok(None);
                }
                let Value::Ref(handle) = value else {
                    return Ok(None);
                };
                let over = cursor.over;
                self.check_count(&over)?;
                let mut items = Vec::new();
                while let Some(item) = self.advance_cursor(handle)? {
                    items.push(item);
                }
                Ok(Some(items))
            }
            Some(Object::Generator(_)) => Ok(None),
            // The library finds out, and has the words.
            _ if self.delegates() => Ok(None),
            _ => {
                let protocol = &self.semantics().objects.protocol;
                let can = [protocol.iter, protocol.get_item].into_iter().any(|name| {
                    self.special_method(value, name)
                        .is_some_and(|method| method != Value::Nil)
                });
                if can && !self.is_class(value)
                    || self.special_method(value, protocol.iter).is_some()
                {
                    return Ok(None);
                }
                let kind = self.type_name(value);
                Err(self.fault(Fault::NotIterable, &[&kind]))
            }
        }
    }

    /// Checks that the elements still to come may be held at once. Only a range has more than are in memory already.
    fn check_count(&mut self, over: &Over) -> Outcome<()> {
        if let Over::Range(_, left, _) = over {
            crate::operator::check_length(self, usize::try_from(*left).ok(), false)?;
        }
        Ok(())
    }

    /// Collects an operand through the library, then carries out the intrinsic again.
    pub fn retry_collected(
        &mut self,
        intrinsic: Intrinsic,
        operand: usize,
        args: &[Value],
    ) -> Exit {
        let mut data = vec![Value::Intrinsic(intrinsic), Value::Int(operand as i64)];
        data.extend_from_slice(args);
        self.hook_then(Hook::Collect, &[args[operand]], Some((retry, data)))
    }

    /// A text of one character.
    pub fn char_text(&mut self, character: char) -> Value {
        if character.is_ascii() {
            return self.boot.ascii[character as usize];
        }
        self.new_text(character.to_string())
    }

    /// A native value of a kind's method, by name.
    pub(crate) fn builtin_method(&mut self, native: Native, name: &str) -> Option<Value> {
        let name = self.names.get(name)?;
        let class = self.native_class(native);
        self.lookup_class_member(class, name)
    }
}

/// The iterator that a class's own method gave, wrapped for a loop.
fn wrap_iterator(machine: &mut Machine, _: &[Value], result: Value) -> Outcome {
    check_iterator(machine, &[], result)?;
    Ok(machine.new_cursor(Over::Guest(result)))
}

/// The iterator that a class's own method gave.
fn check_iterator(machine: &mut Machine, _: &[Value], result: Value) -> Outcome {
    let is_native = matches!(
        machine.object_kind(result),
        Some(Object::Cursor(_) | Object::Generator(_))
    );
    let next = machine.semantics().objects.protocol.next;
    if is_native
        || matches!(result, Value::Unknown(_))
        || machine.special_method(result, next).is_some()
    {
        return Ok(result);
    }
    let kind = machine.type_name(result);
    Err(machine.fault(Fault::IterReturnedNonIterator, &[&kind]))
}

/// The intrinsic again, with one operand collected.
fn retry(machine: &mut Machine, data: &[Value], result: Value) -> Outcome {
    let (&Value::Intrinsic(intrinsic), &Value::Int(operand)) = (&data[0], &data[1]) else {
        return Ok(Value::Nil);
    };
    let mut args: crate::machine::Args = data[2..].into();
    args[operand as usize] = result;
    machine.intrinsic(intrinsic, &args)
}
