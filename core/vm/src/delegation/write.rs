//! Writing, defining and removing members.

use super::keys::PRIVATE;
use super::{Key, MANY, Own};
use crate::class::shape::marks;
use crate::exec::inline_cache::Found;
use crate::heap::{Object, Property};
use crate::machine::{Exit, Machine, Outcome};
use crate::value::{Handle, Singleton, Value};
use ir::{Fault, Symbol};

/// How many elements may lie between the end of a list and one that is written.
const MOST_SKIPPED: usize = 10_000_000;

impl Machine {
    /// Writes a member of an object for a receiver, which gets it where no ancestor computes it.
    ///
    /// # Errors
    /// The language's error where it cannot be written, or the call that writes it.
    pub(crate) fn set_member_for(
        &mut self,
        object: Value,
        key: Key,
        value: Value,
        receiver: Value,
        cache: Option<u32>,
    ) -> Outcome<()> {
        match object {
            Value::Unknown(_) => {
                match key {
                    Key::Name(name) => self.write_unknown_field(object, name, value),
                    Key::Index(at) => {
                        let at = Value::Int(i64::from(at));
                        self.write_unknown_element(object, at, Some(value));
                    }
                }
                return Ok(());
            }
            Value::Nil | Value::Unbound | Value::Singleton(Singleton::Null) => {
                let name = self.key_name(key);
                let (of, name) = (self.primitive_text(object), self.shown_name(name));
                let of = of.unwrap_or_default();
                return Err(self.fault(Fault::MemberOfNothingWritten, &[&of, &name]));
            }
            _ => {}
        }
        if let Some(call) = self.write_of_whole(object, key, value, receiver) {
            return Err(call);
        }
        if let Some(done) = self.set_native_member(object, key, value)? {
            return self.refused_unless(done, Fault::ReadOnlyAttribute, receiver, key);
        }
        let name = self.key_name(key);
        let Value::Ref(handle) = object else {
            return self.refused_unless(false, Fault::MemberOfPrimitive, object, key);
        };
        if !self.is_object(object) && self.native_member(object, key).is_some() {
            return self.refused_unless(false, Fault::ReadOnlyAttribute, object, key);
        }
        if let Some(twice) = self.note().strip_prefix(ir::note::DEFINES) {
            let twice = twice.trim_start().to_owned();
            return self.define_at(object, name, value, &twice, cache);
        }
        // Whether the object has it, so that none of its ancestors is asked, and the receiver gets it.
        let mut hides = false;
        if let Some(own) = self.own_place(handle, name) {
            match own {
                Own::Mapped(old) if !self.is_computed(old) && receiver == object => {
                    return self.write_mapped(handle, name, value);
                }
                Own::Mapped(old) if !self.is_computed(old) => hides = true,
                Own::Mapped(old) => return self.write_computed(old, receiver, key, value),
                Own::Field(place, mark) if mark & marks::COMPUTED != 0 => {
                    let old = self.own(handle).map(|own| own.fields[place]);
                    return self.write_computed(old.unwrap_or_default(), receiver, key, value);
                }
                Own::Field(_, mark) if mark & marks::WRITABLE == 0 => {
                    return self.refused_unless(false, Fault::ReadOnlyAttribute, receiver, key);
                }
                Own::Field(place, _) if receiver == object => {
                    self.write_field_at(handle, place, value, cache);
                    return Ok(());
                }
                Own::Field(..) => hides = true,
            }
        }
        // What comes into being when it is asked for is there where it is written first, with its own marks.
        if !hides && self.told_member(object, name).is_some() {
            return self.set_member_for(object, key, value, receiver, cache);
        }
        let parent = self.class_of(object);
        if !hides && let Some((old, holder)) = self.find_delegated(parent, name) {
            if self.is_computed(old) {
                return match self.write_of_whole(Value::Ref(holder), key, value, receiver) {
                    Some(call) => Err(call),
                    None => self.write_computed(old, receiver, key, value),
                };
            }
            let marks = self
                .own_value(holder, name)
                .map_or(marks::ORDINARY, |(_, marks)| marks);
            if marks & marks::WRITABLE == 0 {
                return self.refused_unless(false, Fault::ReadOnlyAttribute, receiver, key);
            }
        }
        if self.name(name).starts_with(PRIVATE) {
            let said = self.note().to_owned();
            return Err(self.fault(Fault::BadValue, &[&said]));
        }
        if receiver != object
            && let Value::Ref(handle) = receiver
            && let Some(Own::Field(place, mark)) = self.own_place(handle, name)
        {
            if mark & (marks::WRITABLE | marks::COMPUTED) != marks::WRITABLE {
                return self.refused_unless(false, Fault::ReadOnlyAttribute, receiver, key);
            }
            self.write_field_at(handle, place, value, None);
            return Ok(());
        }
        if !self.is_object(receiver) {
            return self.refused_unless(false, Fault::MemberOfPrimitive, receiver, key);
        }
        self.add_member(receiver, name, value, cache)
    }

    /// Defines a member of an object's own, whatever its ancestors say of it; one that only its class can name is defined once.
    fn define_at(
        &mut self,
        object: Value,
        name: Symbol,
        value: Value,
        twice: &str,
        cache: Option<u32>,
    ) -> Outcome<()> {
        self.told_member(object, name);
        let is_there = object
            .handle()
            .is_some_and(|handle| self.has_own_named(handle, name));
        if !is_there {
            return self.add_member(object, name, value, cache);
        }
        if self.name(name).starts_with(PRIVATE) {
            return Err(self.fault(Fault::BadValue, &[twice]));
        }
        self.define_own(object, name, value, marks::ORDINARY);
        Ok(())
    }

    fn is_computed(&self, value: Value) -> bool {
        matches!(self.object_kind(value), Some(Object::Property(_)))
    }

    fn write_field_at(&mut self, handle: Handle, place: usize, value: Value, cache: Option<u32>) {
        let Some(own) = self.own_mut(handle) else {
            return;
        };
        own.fields[place] = value;
        let shape = own.shape;
        if self.shapes.get(shape).is_parent {
            self.caches.forget();
        } else if let Some(cache) = cache
            && matches!(self.object(handle), Object::Instance(_))
        {
            let found = Found::Field(place as u32);
            self.caches.set_field(cache, shape, found);
        }
    }

    fn write_mapped(&mut self, handle: Handle, name: Symbol, value: Value) -> Outcome<()> {
        if let Some(map) = self.map_of_own(handle) {
            let key = self.name_value(name);
            self.map_set(map, key, value)?;
            self.forget_parent(handle);
        }
        Ok(())
    }

    pub(super) fn forget_parent(&mut self, handle: Handle) {
        if let Some(shape) = self.own_shape(handle)
            && self.shapes.get(shape).is_parent
        {
            self.caches.forget();
        }
    }

    fn write_computed(
        &mut self,
        member: Value,
        receiver: Value,
        key: Key,
        value: Value,
    ) -> Outcome<()> {
        let set = match self.object_kind(member) {
            Some(Object::Property(property)) => property.set,
            _ => Value::Nil,
        };
        if !self.is_callable(set) {
            return self.refused_unless(false, Fault::NoSetter, receiver, key);
        }
        Err(self.call_on_exit(set, receiver, &[value]))
    }

    /// Nothing where it was done; else the language's error, where the instruction at hand is one that says so.
    fn refused_unless(&mut self, done: bool, fault: Fault, object: Value, key: Key) -> Outcome<()> {
        if done || self.note().is_empty() {
            return Ok(());
        }
        Err(self.refusal(fault, object, key))
    }

    /// The error of a member that cannot be written.
    pub(crate) fn refusal(&mut self, fault: Fault, object: Value, key: Key) -> Exit {
        let name = self.key_name(key);
        let name = self.shown_name(name);
        let text = self.primitive_text(object);
        let (kind, shown) = match crate::natives::kind(self, object) {
            "function" | "class" => ("function", crate::natives::function_source(self, object)),
            "symbol" => ("symbol", self.symbol_text(object)),
            kind if text.is_some() => (kind, text.clone().unwrap_or_default()),
            _ => ("object", self.shown_object(object)),
        };
        self.fault(fault, &[&name, &shown, kind, &shown])
    }

    /// How a symbol is written.
    fn symbol_text(&self, symbol: Value) -> String {
        let Some(Object::Symbol(name)) = self.object_kind(symbol) else {
            return String::new();
        };
        self.shown_symbol(self.name(*name))
    }

    /// What messages call an object: by the name of what made it.
    pub(crate) fn shown_object(&mut self, object: Value) -> String {
        let native = self.native(object);
        if let Some(Object::List(_) | Object::Tuple(_)) = self.object_kind(native) {
            return "[object Array]".to_owned();
        }
        let parent = self.class_of(object);
        let maker = (self.boot.constructor_name).and_then(|name| self.find_delegated(parent, name));
        let name = match maker {
            Some((Value::Ref(maker), _)) => crate::display::function_name(self, maker),
            _ => "Object".to_owned(),
        };
        format!("#<{name}>")
    }

    /// Adds a member to an object.
    pub(crate) fn add_member(
        &mut self,
        object: Value,
        name: Symbol,
        value: Value,
        cache: Option<u32>,
    ) -> Outcome<()> {
        let object = self.with_members(object);
        let Value::Ref(handle) = object else {
            return Ok(());
        };
        let Some(shape) = self.own_shape(handle) else {
            return Ok(());
        };
        if self.shapes.get(shape).is_closed && !self.name(name).starts_with(PRIVATE) {
            return self.refused_unless(false, Fault::NotExtensible, object, Key::Name(name));
        }
        if self.map_of_own(handle).is_some() {
            return self.write_mapped(handle, name, value);
        }
        if self.shapes.get(shape).names.len() >= MANY && self.keep_in_map(handle) {
            return self.write_mapped(handle, name, value);
        }
        let next = self.shapes.with(shape, name);
        if let Some(own) = self.own_mut(handle) {
            own.fields.push(value);
            own.shape = next;
        }
        if self.shapes.get(next).is_parent {
            self.caches.forget();
        } else if let Some(cache) = cache
            && matches!(self.object(handle), Object::Instance(_))
        {
            self.caches.set_field(cache, shape, Found::Grows(next));
        }
        Ok(())
    }

    /// Moves an object's members into a map, where all of them are ordinary; whether it did.
    fn keep_in_map(&mut self, handle: Handle) -> bool {
        let Some(own) = self.own(handle) else {
            return false;
        };
        let (fields, shape) = (own.fields.clone(), own.shape);
        let names = self.marked_names(shape);
        let native = self.boot.native_name;
        let ordinary = names
            .iter()
            .all(|&(name, mark)| name == native || mark == marks::ORDINARY);
        let data = self.shapes.get(shape);
        if !ordinary || data.is_closed || data.is_parent {
            return false;
        }
        let entries: Vec<(Symbol, Value)> = names
            .iter()
            .zip(&fields)
            .filter(|((name, _), _)| *name != native)
            .map(|(&(name, _), &value)| (name, value))
            .collect();
        let map = self.map_of_names(&entries);
        let mut kept = Vec::new();
        let mut fields_kept = Vec::new();
        if names.first().is_some_and(|&(name, _)| name == native) {
            kept.push((native, 0));
            fields_kept.push(fields[0]);
        }
        kept.push((self.boot.members_name, 0));
        fields_kept.push(map);
        let next = self.shapes.remade(shape, None, &kept);
        if let Some(own) = self.own_mut(handle) {
            own.fields = fields_kept;
            own.shape = next;
        }
        true
    }

    /// Moves an object's members out of the map.
    pub(crate) fn keep_in_fields(&mut self, handle: Handle) {
        let Some(map) = self.map_of_own(handle) else {
            return;
        };
        let entries = self.names_of_map(Value::Ref(map));
        let Some(own) = self.own(handle) else { return };
        let (mut fields, shape) = (own.fields.clone(), own.shape);
        fields.pop();
        let mut names = self.marked_names(shape);
        names.pop();
        for (name, value) in entries {
            names.push((name, marks::ORDINARY));
            fields.push(value);
        }
        let next = self.shapes.remade(shape, None, &names);
        if let Some(own) = self.own_mut(handle) {
            own.fields = fields;
            own.shape = next;
        }
    }

    /// Writes an element or the length of a native sequence; whether that could be done, or nothing where it is none.
    fn set_native_member(
        &mut self,
        object: Value,
        key: Key,
        value: Value,
    ) -> Outcome<Option<bool>> {
        let native = self.native(object);
        let Value::Ref(handle) = native else {
            return Ok(None);
        };
        if let Object::Tuple(items) = self.object(handle) {
            let is_own = match key {
                Key::Index(at) => (at as usize) < items.len(),
                Key::Name(name) => self.is_length(name),
            };
            return Ok(is_own.then_some(false));
        }
        let Object::List(items) = self.object(handle) else {
            return Ok(None);
        };
        let length = items.len();
        if native != object
            && let Some(done) = self.write_formed(object, handle, key, value)?
        {
            return Ok(Some(done));
        }
        match key {
            Key::Index(at) => {
                let at = at as usize;
                if at >= length + MOST_SKIPPED {
                    return Err(self.fault(Fault::OutOfMemory, &[]));
                }
                if let Object::List(items) = self.object_mut(handle) {
                    if at >= length {
                        items.resize(at + 1, Value::Unbound);
                    }
                    items[at] = value;
                }
                Ok(Some(true))
            }
            Key::Name(name) if self.is_length(name) => {
                let said = match self.primitive_text(value) {
                    Some(text) if !matches!(value, Value::Int(_) | Value::Float(_)) => {
                        Value::Float(text.trim().parse().unwrap_or(f64::NAN))
                    }
                    _ => value,
                };
                let count = match super::normal(said) {
                    Value::Int(count) if (0..i64::from(u32::MAX)).contains(&count) => {
                        count as usize
                    }
                    _ => return Err(self.fault(Fault::NegativeLength, &[""])),
                };
                if count >= length + MOST_SKIPPED {
                    return Err(self.fault(Fault::OutOfMemory, &[]));
                }
                if let Object::List(items) = self.object_mut(handle) {
                    items.resize(count, Value::Unbound);
                }
                Ok(Some(true))
            }
            Key::Name(_) => Ok(None),
        }
    }

    /// Writes an element or member by a value that stands for the key.
    pub(crate) fn set_delegated_element_of(
        &mut self,
        object: Value,
        index: Value,
        value: Value,
    ) -> Outcome<()> {
        if let Value::Unknown(_) = index {
            self.write_unknown_element(object, index, Some(value));
            return Ok(());
        }
        match self.key_of(index) {
            Some(key) => self.set_member_for(object, key, value, object, None),
            None => match self.hook(ir::Hook::Key, &[index]) {
                Exit::Call(mut call) => {
                    call.then = Some((set_by_key, vec![object, value]));
                    Err(Exit::Call(call))
                }
                exit => Err(exit),
            },
        }
    }

    /// Defines a member of an object's own.
    pub(crate) fn define_own(&mut self, object: Value, name: Symbol, value: Value, mark: u8) {
        let object = self.with_members(object);
        let Value::Ref(handle) = object else { return };
        if self.boot.called_name == Some(name) || self.is_length(name) {
            self.make_told(object);
        } else if self.boot.prototype_name == Some(name) {
            self.make_told(object);
            self.note_prototype(handle);
        }
        if mark != marks::ORDINARY {
            self.keep_in_fields(handle);
        }
        match self.own_place(handle, name) {
            Some(Own::Mapped(_)) => {
                let _ = self.write_mapped(handle, name, value);
            }
            Some(Own::Field(place, old)) => {
                if old != mark {
                    self.mark_field(handle, place, mark);
                }
                self.write_field_at(handle, place, value, None);
            }
            None => {
                if self.map_of_own(handle).is_some() {
                    let _ = self.write_mapped(handle, name, value);
                    return;
                }
                let Some(shape) = self.own_shape(handle) else {
                    return;
                };
                let next = self.shapes.with_marks(shape, name, mark);
                if let Some(own) = self.own_mut(handle) {
                    own.fields.push(value);
                    own.shape = next;
                }
                self.forget_parent(handle);
            }
        }
    }

    /// Changes what can be done with a member.
    fn mark_field(&mut self, handle: Handle, place: usize, mark: u8) {
        let Some(shape) = self.own_shape(handle) else {
            return;
        };
        let mut names = self.marked_names(shape);
        names[place].1 = mark;
        let next = self.shapes.remade(shape, None, &names);
        if let Some(own) = self.own_mut(handle) {
            own.shape = next;
        }
        self.forget_parent(handle);
    }

    /// Defines a computed member of an object's own; what is nil of the two parts stays as it was.
    pub(crate) fn define_computed(
        &mut self,
        object: Value,
        name: Symbol,
        (get, set): (Value, Value),
        mark: u8,
    ) {
        let object = self.with_members(object);
        let old = match object {
            Value::Ref(handle) => self.own_value(handle, name).map(|(value, _)| value),
            _ => None,
        };
        let old = match old.and_then(|old| self.object_kind(old)) {
            Some(Object::Property(property)) => (property.get, property.set),
            _ => (Value::Nil, Value::Nil),
        };
        let or = |new: Value, old: Value| if new == Value::Nil { old } else { new };
        let property = self.insert(Object::Property(Box::new(Property {
            get: or(get, old.0),
            set: or(set, old.1),
            delete: Value::Nil,
            doc: Value::Nil,
        })));
        let mark = mark & !marks::WRITABLE | marks::COMPUTED;
        self.define_own(object, name, property, mark);
    }

    /// Removes a member of an object's own; whether it is gone.
    pub(crate) fn delete_own(&mut self, object: Value, key: Key) -> bool {
        let native = self.native(object);
        if let (Value::Ref(handle), Key::Index(at)) = (native, key) {
            match self.object_mut(handle) {
                Object::List(items) => {
                    if let Some(item) = items.get_mut(at as usize) {
                        *item = Value::Unbound;
                    }
                    return true;
                }
                Object::Tuple(items) if (at as usize) < items.len() => return false,
                _ => {}
            }
        }
        let name = self.key_name(key);
        let Value::Ref(handle) = object else {
            return true;
        };
        self.told_member(object, name);
        match self.own_place(handle, name) {
            None => true,
            Some(Own::Mapped(_)) => {
                if let Some(map) = self.map_of_own(handle) {
                    let key = self.name_value(name);
                    let _ = self.delete_index(Value::Ref(map), key);
                }
                self.forget_parent(handle);
                true
            }
            Some(Own::Field(_, mark)) if mark & marks::CONFIGURABLE == 0 => false,
            Some(Own::Field(place, _)) => {
                let Some(shape) = self.own_shape(handle) else {
                    return true;
                };
                let mut names = self.marked_names(shape);
                names.remove(place);
                let next = self.shapes.remade(shape, None, &names);
                if let Some(own) = self.own_mut(handle) {
                    own.fields.remove(place);
                    own.shape = next;
                }
                self.forget_parent(handle);
                true
            }
        }
    }

    /// No members can be added to an object any more; the elements of a list are fixed where they are to be.
    pub(crate) fn close_object(&mut self, object: Value) {
        let object = self.with_members(object);
        let Value::Ref(handle) = object else { return };
        self.make_told(object);
        if let Some(name) = self.boot.prototype_name {
            self.lazy_prototype(object, name);
        }
        self.keep_in_fields(handle);
        if let Some(shape) = self.own_shape(handle) {
            let shape = self.shapes.closed(shape);
            if let Some(own) = self.own_mut(handle) {
                own.shape = shape;
            }
        }
    }
}

fn set_by_key(m: &mut Machine, data: &[Value], key: Value) -> Outcome {
    if let Some(key) = m.key_of(key) {
        m.set_member_for(data[0], key, data[1], data[0], None)?;
    }
    Ok(Value::Nil)
}
