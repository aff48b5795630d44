//! Writing members.

use crate::delegation::Key;
use crate::exec::inline_cache::Found;
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::value::{Handle, Value};
use ir::{Computed, Fault, Symbol};

impl Machine {
    /// Writes a member.
    ///
    /// # Errors
    /// The language's error where it cannot be written, or the call that writes it.
    pub fn set_field(
        &mut self,
        object: Value,
        name: Symbol,
        value: Value,
        cache: Option<u32>,
    ) -> Outcome<()> {
        if let Some(cache) = cache
            && let Value::Ref(handle) = object
            && let Object::Instance(instance) = self.object(handle)
            && let Some(found) = self.caches.field(cache, instance.shape)
            && !matches!(found, Found::Member(_))
        {
            if let Object::Instance(instance) = self.object_mut(handle) {
                match found {
                    Found::Field(place) => instance.fields[place as usize] = value,
                    Found::Grows(shape) => {
                        instance.fields.push(value);
                        instance.shape = shape;
                    }
                    Found::Member(_) => {}
                }
            }
            return Ok(());
        }
        if self.delegates() {
            return self.set_member_for(object, Key::Name(name), value, object, cache);
        }
        if let Value::Unknown(_) = object {
            self.write_unknown_field(object, name, value);
            return Ok(());
        }
        if self.traits(object).set_attribute
            && let Some(setter) =
                self.custom_method(object, self.semantics().objects.protocol.set_attribute)
        {
            let text = self.name_value(name);
            return Err(Machine::call_exit(setter, &[object, text, value]));
        }
        self.set_field_plainly(object, name, value, cache)
    }

    /// Writes a member without asking the class's own method for writing members.
    ///
    /// # Errors
    /// As [`Machine::set_field`].
    pub fn set_field_plainly(
        &mut self,
        object: Value,
        name: Symbol,
        value: Value,
        cache: Option<u32>,
    ) -> Outcome<()> {
        let class = self.class_of(object);
        if let Some((member, _)) = self.find_member(class, name)
            && self.overrides_fields(member)
        {
            return self.set_through(member, object, name, value);
        }
        self.set_own_field(object, name, value, cache)
    }

    /// Writes a member of the object itself, whatever its class says of the name.
    ///
    /// # Errors
    /// The language's error where the object has no place for it.
    pub(crate) fn set_own_field(
        &mut self,
        object: Value,
        name: Symbol,
        value: Value,
        cache: Option<u32>,
    ) -> Outcome<()> {
        let class = self.class_of(object);
        let Value::Ref(handle) = object else {
            return Err(self.read_only(object, name));
        };
        match self.object(handle) {
            Object::Instance(instance) => {
                let shape = instance.shape;
                if let Some(map) = self.map_of_members(handle)
                    && !self.slots_of(class).contains(&name)
                {
                    return self.set_member_in_map(map, name, value);
                }
                if self.set_whole(handle, name, value) {
                    return Ok(());
                }
                let place = self.shapes.get(shape).place(name);
                if place.is_none()
                    && let Some(exit) = self.refused_by_slots(object, class, name)
                {
                    return Err(exit);
                }
                let next = match place {
                    Some(_) => shape,
                    None => self.shapes.with(shape, name),
                };
                if let Object::Instance(instance) = self.object_mut(handle) {
                    match place {
                        Some(place) => instance.fields[place] = value,
                        None => {
                            instance.fields.push(value);
                            instance.shape = next;
                        }
                    }
                }
                if let Some(cache) = cache {
                    let found = match place {
                        Some(place) => Found::Field(place as u32),
                        None => Found::Grows(next),
                    };
                    self.caches.set_field(cache, shape, found);
                }
                Ok(())
            }
            Object::Class(_) => {
                if self.is_fixed_class(handle) {
                    return Err(self.fixed_class(handle, name));
                }
                self.set_class_attribute(handle, name, value);
                Ok(())
            }
            Object::Module(module) => {
                let module = *module;
                self.set_module_member(module, name, value);
                Ok(())
            }
            Object::Function(_) => {
                self.set_function_member(handle, name, value);
                Ok(())
            }
            _ => Err(self.read_only(object, name)),
        }
    }

    /// Writes what stands for an instance as a whole: the map of all its members, or its class.
    fn set_whole(&mut self, instance: Handle, name: Symbol, value: Value) -> bool {
        match (self.boot.computed.get(&name), self.object_kind(value)) {
            (Some(Computed::Members), Some(Object::Map(_))) => {
                self.keep_members_in(instance, value)
            }
            (Some(Computed::Class), Some(Object::Class(_))) => {
                let Value::Ref(class) = value else {
                    return false;
                };
                let Object::Instance(data) = self.object(instance) else {
                    return false;
                };
                let names = self.shapes.get(data.shape).names.clone();
                let root = self.shapes.root(class);
                let shape = self.shapes.with_all(root, &names);
                if let Object::Instance(data) = self.object_mut(instance) {
                    data.shape = shape;
                }
            }
            _ => return false,
        }
        true
    }

    /// Where the class lists the members that instances may have and this is none of them, the error.
    fn refused_by_slots(&mut self, object: Value, class: Handle, name: Symbol) -> Option<Exit> {
        let protocol = &self.semantics().objects.protocol;
        let order = self.class(class)?.order.clone();
        let root = self.native_class(ir::Native::Object);
        // What is made of the root alone has no members of its own.
        if !protocol.slots.is_empty() && order.iter().all(|&at| at == root) {
            return Some(self.read_only(object, name));
        }
        let slots = self.names.get(protocol.slots)?;
        let members = protocol.name_of(Computed::Members);
        let wanted = self.names.shared(name);
        let mut any = false;
        for &at in order.iter().filter(|&&at| at != root) {
            let listed = *self.class(at)?.members.get(&slots)?;
            any = true;
            if self
                .slot_names(listed)
                .iter()
                .any(|text| **text == *wanted || text == members)
            {
                return None;
            }
        }
        any.then(|| {
            let kind = self.type_name(object);
            self.fault(Fault::NoAttribute, &[&kind, &wanted])
        })
    }

    /// Whether a class is the machine's own and code of the program asks to change it; the library may add to such classes.
    pub(super) fn is_fixed_class(&self, class: Handle) -> bool {
        let asking = self.position().0;
        let modules = &self.linked.program.modules;
        let is_library = modules
            .get(asking.index())
            .is_none_or(|module| module.is_library);
        !self.is_program_made(class) && !is_library
    }

    /// The error of changing a class of the machine's own.
    pub(super) fn fixed_class(&mut self, class: Handle, name: Symbol) -> Exit {
        let (class, name) = (self.class_name(class), self.name(name).to_owned());
        self.fault(Fault::FixedClass, &[&class, &name])
    }

    fn set_class_attribute(&mut self, handle: Handle, name: Symbol, value: Value) {
        if self.boot.computed.get(&name) == Some(&Computed::Name)
            && let Some(text) = self.name_of(value)
        {
            if let Object::Class(class) = self.object_mut(handle) {
                class.name = text;
            }
            return;
        }
        self.set_class_member(handle, name, value);
    }

    fn set_function_member(&mut self, handle: Handle, name: Symbol, value: Value) {
        let part = self.boot.computed.get(&name).copied();
        let items: Option<Box<[Value]>> = match self.object_kind(value) {
            Some(Object::Tuple(items)) => Some(items.iter().copied().collect()),
            _ => None,
        };
        let Object::Function(function) = self.object_mut(handle) else {
            return;
        };
        if part == Some(Computed::Defaults) {
            function.defaults = items.unwrap_or_default().into_vec().into();
        } else if part == Some(Computed::NamedDefaults) {
            function.named_defaults = value;
        } else if let Some(member) = function
            .members
            .iter_mut()
            .find(|(member, _)| *member == name)
        {
            member.1 = value;
        } else {
            function.members.push((name, value));
        }
    }

    fn set_through(
        &mut self,
        member: Value,
        object: Value,
        name: Symbol,
        value: Value,
    ) -> Outcome<()> {
        if let Value::Builtin(id) = member {
            if self.is_fixed(object) {
                return Err(self.read_only(object, name));
            }
            let intrinsic = self.boot.builtins[id.0 as usize].intrinsic;
            // A property of the machine's own takes the new value as a second operand, where it can be written.
            return self.intrinsic(intrinsic, &[object, value]).map(|_| ());
        }
        match self.object_kind(member) {
            Some(Object::Property(property)) => {
                let set = property.set;
                if set == Value::Nil || !set.is_bound() {
                    let (kind, name) = (self.type_name(object), self.name(name).to_owned());
                    return Err(self.fault(Fault::NoSetter, &[&name, &kind]));
                }
                Err(Machine::call_exit(set, &[object, value]))
            }
            _ => match self.custom_method(member, self.semantics().objects.protocol.descriptor_set)
            {
                Some(set) => Err(Machine::call_exit(set, &[member, object, value])),
                None => Err(self.read_only(object, name)),
            },
        }
    }

    /// Whether a value of the machine's own is what it is, so that none of its members can be written.
    fn is_fixed(&self, object: Value) -> bool {
        match object {
            Value::Unknown(_) => false,
            Value::Ref(handle) => matches!(
                self.object(handle),
                Object::Text(_)
                    | Object::Tuple(_)
                    | Object::BigInt(_)
                    | Object::Range(_)
                    | Object::Slice(_)
            ),
            _ => true,
        }
    }

    pub(super) fn read_only(&mut self, object: Value, name: Symbol) -> Exit {
        let class = self.class_of(object);
        let (kind, text) = (self.type_name(object), self.name(name).to_owned());
        let is_part = matches!(
            self.object_kind(object),
            Some(Object::Range(_) | Object::Slice(_) | Object::Property(_))
        );
        let found = self.find_member(class, name);
        let fault = if is_part && found.is_some_and(|(member, _)| self.overrides_fields(member)) {
            Fault::ReadOnlyPart
        } else if found.is_some() {
            Fault::ReadOnlyAttribute
        } else {
            Fault::NoAttribute
        };
        self.fault(fault, &[&kind, &text])
    }
}
