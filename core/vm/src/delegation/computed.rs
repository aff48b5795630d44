//! Objects whose members are computed as a whole, and lists whose elements are numbers of one form.
//!
//! Where the native value inside an object is a property, its functions are asked for the object's elements, or for all members.

use super::Key;
use crate::heap::{Instance, Object, Property};
use crate::machine::{Exit, Machine, Outcome};
use crate::value::{Handle, Value};

/// Puts a native value inside an object, where natives see it; the object.
pub(crate) fn wrap(m: &mut Machine, object: Value, native: Value) -> Value {
    let native = m.native(native);
    let Value::Ref(handle) = object else {
        return object;
    };
    let Some(Instance { fields, shape }) = m.own(handle) else {
        return object;
    };
    let (mut fields, shape) = (fields.clone(), *shape);
    let mut names = m.marked_names(shape);
    let hidden = m.boot.native_name;
    match names.first() {
        Some(&(name, _)) if name == hidden => fields[0] = native,
        _ => {
            names.insert(0, (hidden, 0));
            fields.insert(0, native);
        }
    }
    let shape = m.shapes.remade(shape, None, &names);
    if let Some(own) = m.own_mut(handle) {
        own.fields = fields;
        own.shape = shape;
    }
    object
}

impl Machine {
    /// What computes a member of an object that computes them as a whole.
    fn whole(&self, object: Value, key: Key) -> Option<&Property> {
        match self.object_kind(self.whole_value(object, key)?) {
            Some(Object::Property(property)) => Some(property),
            _ => None,
        }
    }

    /// The same as the value that stands in the object.
    pub(super) fn whole_value(&self, object: Value, key: Key) -> Option<Value> {
        let native = match object {
            Value::Ref(handle) if matches!(self.object(handle), Object::Function(_)) => {
                // What it makes objects below is no member that is computed.
                if matches!(key, Key::Name(name) if self.boot.prototype_name == Some(name)) {
                    return None;
                }
                let own = self.own(handle)?;
                let names = &self.shapes.get(own.shape).names;
                let mut names = names.iter();
                own.fields[names.position(|&name| name == self.boot.native_name)?]
            }
            _ => self.native(object),
        };
        if native == object {
            return None;
        }
        let Some(Object::Property(property)) = self.object_kind(native) else {
            return None;
        };
        let is_computed = match key {
            Key::Index(_) => true,
            Key::Name(name) => {
                property.doc == Value::Bool(true)
                    && !self.name(name).starts_with(super::keys::PRIVATE)
            }
        };
        is_computed.then_some(native)
    }

    fn key_of_whole(&mut self, key: Key) -> Value {
        match key {
            Key::Index(at) => Value::Int(i64::from(at)),
            Key::Name(name) => self.key_value(name),
        }
    }

    /// The call that reads a member of an object that computes them as a whole.
    pub(crate) fn read_of_whole(
        &mut self,
        object: Value,
        key: Key,
        receiver: Value,
    ) -> Option<Exit> {
        let get = self.whole(object, key)?.get;
        let key = self.key_of_whole(key);
        Some(Machine::call_exit(get, &[object, key, receiver]))
    }

    /// The same for writing.
    pub(crate) fn write_of_whole(
        &mut self,
        object: Value,
        key: Key,
        value: Value,
        receiver: Value,
    ) -> Option<Exit> {
        let set = self.whole(object, key)?.set;
        let key = self.key_of_whole(key);
        let strict = Value::Bool(!self.note().is_empty());
        let args = [object, key, value, receiver, strict];
        Some(Machine::call_exit(set, &args))
    }

    /// Of what form the elements of an object's list are.
    pub(crate) fn form_of(&self, handle: Handle) -> Option<&Property> {
        let own = self.own(handle)?;
        let place = self.shapes.get(own.shape).place(self.boot.form_name)?;
        match self.object_kind(own.fields[place]) {
            Some(Object::Property(property)) => Some(property),
            _ => None,
        }
    }

    /// Writes an element of a list of numbers of one form; nothing where the object has no such list.
    pub(crate) fn write_formed(
        &mut self,
        object: Value,
        list: Handle,
        key: Key,
        value: Value,
    ) -> Outcome<Option<bool>> {
        let Value::Ref(handle) = object else {
            return Ok(None);
        };
        let Some(form) = self.form_of(handle) else {
            return Ok(None);
        };
        let Key::Index(at) = key else {
            let Key::Name(name) = key else {
                return Ok(None);
            };
            return Ok(self.is_length(name).then_some(false));
        };
        let (bits, set) = (form.get, form.set);
        let number = match value {
            Value::Int(number) => Some(number as f64),
            Value::Float(number) => Some(number),
            _ => None,
        };
        let number = match (bits, number) {
            (Value::Int(bits), Some(number)) if bits != 0 => formed(bits, number),
            _ => {
                let place = Value::Int(i64::from(at));
                return Err(Machine::call_exit(set, &[object, place, value]));
            }
        };
        if let Object::List(items) = self.object_mut(list)
            && let Some(item) = items.get_mut(at as usize)
        {
            *item = number;
        }
        Ok(Some(true))
    }
}

/// A number in a form.
fn formed(bits: i64, number: f64) -> Value {
    let whole = || {
        let rest = number.trunc() % 4_294_967_296.0;
        if rest.is_finite() { rest as i64 } else { 0 }
    };
    match bits {
        8 => Value::Int(whole() & 0xff),
        9 => Value::Int(number.clamp(0.0, 255.0).round_ties_even() as i64),
        16 => Value::Int(whole() & 0xffff),
        32 => Value::Int(whole() & 0xffff_ffff),
        -8 => Value::Int(i64::from(whole() as i8)),
        -16 => Value::Int(i64::from(whole() as i16)),
        -32 => Value::Int(i64::from(whole() as i32)),
        33 => super::normal(Value::Float(f64::from(number as f32))),
        _ => super::normal(Value::Float(number)),
    }
}
