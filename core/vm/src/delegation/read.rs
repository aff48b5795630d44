//! Reading members: an object's own, then its ancestors'.

use super::keys::{PRIVATE, SYMBOL};
use super::{Key, Own};
use crate::class::shape::marks;
use crate::exec::inline_cache::Found;
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::units_in;
use crate::symbolic::Expression;
use crate::value::hash::Lookup;
use crate::value::{Handle, Singleton, Value};
use ir::{Fault, Native, Symbol};

impl Machine {
    /// Where an object has a member of its own, by name.
    pub(crate) fn own_place(&mut self, handle: Handle, name: Symbol) -> Option<Own> {
        let own = self.own(handle)?;
        let shape = self.shapes.get(own.shape);
        if let Some(place) = shape.place(name) {
            let hidden = name == self.boot.native_name || name == self.boot.members_name;
            return (!hidden).then(|| Own::Field(place, shape.marks[place]));
        }
        let map = self.map_of_own(handle)?;
        self.map_get_named(map, name).map(Own::Mapped)
    }

    /// The map of an object's members, where it keeps them in one.
    pub(crate) fn map_of_own(&self, handle: Handle) -> Option<Handle> {
        let own = self.own(handle)?;
        let names = &self.shapes.get(own.shape).names;
        let mut names = names.iter().take(2);
        let place = names.position(|&name| name == self.boot.members_name)?;
        own.fields.get(place)?.handle()
    }

    /// The value of a member of the object's own: a computed one as it is stored.
    pub(crate) fn own_value(&mut self, handle: Handle, name: Symbol) -> Option<(Value, u8)> {
        match self.own_place(handle, name)? {
            Own::Field(place, marks) => {
                let value = self.own(handle)?.fields.get(place).copied()?;
                Some((value, marks))
            }
            Own::Mapped(value) => Some((value, marks::ORDINARY)),
        }
    }

    /// An element or the length of a native sequence.
    pub(crate) fn native_member(&mut self, object: Value, key: Key) -> Option<Value> {
        let native = self.native(object);
        let Value::Ref(handle) = native else {
            return None;
        };
        match (self.object(handle), key) {
            (Object::List(items), Key::Index(at)) => {
                let item = items.get(at as usize).copied();
                item.filter(|item| item.is_bound())
            }
            (Object::Tuple(items), Key::Index(at)) => items.get(at as usize).copied(),
            (Object::List(items), Key::Name(name)) if self.is_length(name) => {
                Some(Value::Int(items.len() as i64))
            }
            (Object::Tuple(items), Key::Name(name)) if self.is_length(name) => {
                Some(Value::Int(items.len() as i64))
            }
            (Object::Text(text), Key::Name(name)) if self.is_length(name) => {
                Some(Value::Int(units_in(text) as i64))
            }
            (Object::Text(text), Key::Index(at)) => {
                if text.is_ascii() {
                    let byte = text.get().as_bytes().get(at as usize).copied();
                    return byte.map(|byte| self.boot.ascii[byte as usize]);
                }
                let text = text.clone();
                super::text::unit_text(self, &text, at as usize)
            }
            _ => None,
        }
    }

    pub(crate) fn is_length(&self, name: Symbol) -> bool {
        self.boot.length_name == Some(name)
    }

    /// A member that an object or one of its ancestors has by name, as it is stored, beginning with that object.
    pub(crate) fn find_delegated(&mut self, from: Handle, name: Symbol) -> Option<(Value, Handle)> {
        if let Some(known) = self.caches.member(from, name) {
            return known;
        }
        let mut at = from;
        let mut found = None;
        // A chain is finite: no object can be made its own ancestor.
        let end = self.no_parent();
        while at != end && self.class(at).is_none() {
            // An ancestor that computes its members as a whole is asked for all that those below it lack.
            if let Some(whole) = self.whole_value(Value::Ref(at), Key::Name(name)) {
                found = Some((whole, at));
                break;
            }
            if let Some((value, _)) = self.own_value(at, name) {
                found = Some((value, at));
                break;
            }
            if let Some(value) = self.told_member(Value::Ref(at), name) {
                found = Some((value, at));
                break;
            }
            at = self.class_of(Value::Ref(at));
        }
        self.caches.set_member(from, name, found);
        found
    }

    /// A name of a member as messages show it: of a symbol, its description.
    pub(crate) fn shown_name(&self, name: Symbol) -> String {
        let text = self.name(name);
        if text.starts_with(PRIVATE) {
            return text[1..].split('@').next().unwrap_or_default().to_owned();
        }
        match text.strip_prefix(SYMBOL) {
            Some(key) => self.shown_symbol(key),
            None => text.to_owned(),
        }
    }

    /// A symbol as messages show it, by its key.
    pub(crate) fn shown_symbol(&self, key: &str) -> String {
        let description = key.split_once(':').map_or("", |(_, text)| text);
        let [before, behind] = self.boot.semantics.errors.symbol;
        format!("{before}{description}{behind}")
    }

    /// Reads a member of an object for another, which computed members are about.
    pub(crate) fn member_for(
        &mut self,
        object: Value,
        key: Key,
        receiver: Value,
        cache: Option<u32>,
    ) -> Outcome {
        match object {
            Value::Unknown(_) => {
                return match key {
                    Key::Name(name) => Ok(self.unknown_field(object, name)),
                    Key::Index(at) => Ok(self.unknown_element(object, Value::Int(i64::from(at)))),
                };
            }
            Value::Nil | Value::Unbound | Value::Singleton(Singleton::Null)
                if self
                    .boot
                    .semantics
                    .objects
                    .protocol
                    .member_nowhere
                    .is_empty() =>
            {
                let name = self.key_name(key);
                let (of, name) = (self.primitive_text(object), self.shown_name(name));
                let of = of.unwrap_or_default();
                let (fault, whole) = match self.note().strip_prefix(ir::note::TAKEN_APART) {
                    None => (Fault::MemberOfNothing, String::new()),
                    Some("") => (Fault::PartOfNothing, of.clone()),
                    Some(whole) => (Fault::PartOfNothing, whole.to_owned()),
                };
                return Err(self.fault(fault, &[&of, &name, &whole]));
            }
            _ => {}
        }
        if let Some(value) = self.native_member(object, key) {
            return Ok(value);
        }
        if let Some(call) = self.read_of_whole(object, key, receiver) {
            return Err(call);
        }
        let name = self.key_name(key);
        if let Value::Ref(handle) = object {
            if let Some(own) = self.own_place(handle, name) {
                return match own {
                    Own::Mapped(value) => self.computed_or(value, receiver),
                    Own::Field(place, marks) => {
                        let data = self.own(handle).map(|own| (own.fields[place], own.shape));
                        let Some((value, shape)) = data else {
                            return Ok(Value::Nil);
                        };
                        if marks & marks::COMPUTED != 0 {
                            return self.computed_or(value, receiver);
                        }
                        if let Some(cache) = cache
                            && matches!(self.object(handle), Object::Instance(_))
                        {
                            self.caches
                                .set_field(cache, shape, Found::Field(place as u32));
                        }
                        Ok(value)
                    }
                };
            }
            if let Some(value) = self.told_member(object, name) {
                return Ok(value);
            }
        }
        let parent = self.class_of(object);
        let Some((value, holder)) = self.find_delegated(parent, name) else {
            if let Some(partial) = self.unknown_ancestor(object) {
                return Ok(self.unknown(Expression::Field(partial, name)));
            }
            return self.nowhere(parent, name, receiver);
        };
        if let Some(Object::Property(_)) = self.object_kind(value) {
            return match self.read_of_whole(Value::Ref(holder), key, receiver) {
                Some(call) => Err(call),
                None => self.computed_or(value, receiver),
            };
        }
        if let (Some(cache), Value::Ref(handle)) = (cache, object)
            && let Object::Instance(instance) = self.object(handle)
            && !self.shapes.get(instance.shape).is_parent
            && self.map_of_own(handle).is_none()
        {
            let shape = instance.shape;
            self.caches.set_field(cache, shape, Found::Member(value));
        }
        Ok(value)
    }

    /// A member that is nowhere: nil, or what the language's own method for that says.
    fn nowhere(&mut self, parent: Handle, name: Symbol, receiver: Value) -> Outcome {
        if self.name(name).starts_with(PRIVATE) {
            let said = self.note().to_owned();
            return Err(self.fault(Fault::BadValue, &[&said]));
        }
        let absent = self.boot.semantics.objects.protocol.member_nowhere;
        if absent.is_empty() {
            return Ok(Value::Nil);
        }
        let absent = self.intern(absent);
        match self.find_delegated(parent, absent) {
            Some((method, _)) if absent != name => {
                let key = self.key_value(name);
                Err(self.call_on_exit(method, receiver, &[Value::Nil, key]))
            }
            _ => Ok(Value::Nil),
        }
    }

    /// What is unknown among an object's ancestors.
    fn unknown_ancestor(&self, _: Value) -> Option<Value> {
        None
    }

    /// A stored value, or what a computed member gives for a receiver.
    fn computed_or(&mut self, value: Value, receiver: Value) -> Outcome {
        match self.object_kind(value) {
            Some(Object::Property(property)) => {
                let get = property.get;
                if !self.is_callable(get) {
                    return Ok(Value::Nil);
                }
                Err(self.call_on_exit(get, receiver, &[]))
            }
            _ => Ok(value),
        }
    }

    /// Whether an object or an ancestor has a member.
    pub(crate) fn has_delegated(&mut self, object: Value, key: Key) -> bool {
        if self.native_member(object, key).is_some() {
            return true;
        }
        let name = self.key_name(key);
        if let Value::Ref(handle) = object
            && (self.own_place(handle, name).is_some() || self.told_member(object, name).is_some())
        {
            return true;
        }
        let parent = self.class_of(object);
        self.find_delegated(parent, name).is_some()
    }

    /// Reads an element or member by a value that stands for the key.
    pub(crate) fn delegated_element_of(&mut self, object: Value, index: Value) -> Outcome {
        if let Value::Unknown(_) = index {
            return Ok(self.unknown_element(object, index));
        }
        // A map of members is asked without making a name of the key.
        if let Value::Ref(handle) = object
            && let Some(map) = self.map_of_own(handle)
            && let Some(text) = self.heap().text(index).cloned()
            && let Ok(Lookup::Found(value)) = self.map_get(map, index)
        {
            drop(text);
            return self.computed_or(value, object);
        }
        match self.key_of(index) {
            Some(key) => self.member_for(object, key, object, None),
            None if matches!(object, Value::Nil | Value::Singleton(Singleton::Null)) => {
                let of = self.primitive_text(object).unwrap_or_default();
                let key = self.shown_object(index);
                Err(self.fault(Fault::MemberOfNothing, &[&of, &key]))
            }
            None => match self.hook(ir::Hook::Key, &[index]) {
                Exit::Call(mut call) => {
                    call.then = Some((element_by_key, vec![object]));
                    Err(Exit::Call(call))
                }
                exit => Err(exit),
            },
        }
    }
}

fn element_by_key(m: &mut Machine, data: &[Value], key: Value) -> Outcome {
    match m.key_of(key) {
        Some(key) => m.member_for(data[0], key, data[0], None),
        None => Ok(Value::Nil),
    }
}

impl Machine {
    /// A cursor over a native collection as it is now; nothing where the library must say how it is walked.
    pub(crate) fn delegated_cursor(
        &mut self,
        value: Value,
        handle: Handle,
    ) -> Option<crate::control::cursor::Over> {
        use crate::control::cursor::Over;
        let native = self.native(value);
        let Value::Ref(inside) = native else {
            return None;
        };
        let kind = match self.object(inside) {
            Object::List(_) => Native::List,
            Object::Tuple(_) => Native::Tuple,
            Object::Text(_) => Native::Text,
            Object::Map(_) => Native::Map,
            Object::Set(_) => Native::Set,
            Object::Range(range) => {
                return Some(Over::Range(range.start, range.len() as u64, range.step));
            }
            _ => return None,
        };
        if inside != handle {
            // The class of an object around a native one may walk it otherwise.
            let name = self.names.get(self.boot.semantics.objects.protocol.iter)?;
            let (own, native) = (self.class_of(value), self.native_class(kind));
            let own = self
                .own_value(handle, name)
                .map(|(found, _)| found)
                .or_else(|| self.find_delegated(own, name).map(|(found, _)| found));
            let usual = self.find_delegated(native, name).map(|(found, _)| found);
            if own != usual {
                return None;
            }
        }
        Some(match self.object_mut(inside) {
            Object::Map(map) => {
                map.keep_places();
                Over::Map(inside, 0, Over::GROWING, crate::heap::ViewKind::Items)
            }
            Object::Set(set) => {
                set.keep_places();
                Over::Set(inside, 0, Over::GROWING)
            }
            _ => Over::Sequence(inside, 0),
        })
    }
}
