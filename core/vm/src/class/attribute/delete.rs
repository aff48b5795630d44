//! Deleting members.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::value::Value;
use ir::{Fault, Intrinsic, Symbol};

impl Machine {
    /// Deletes a member.
    ///
    /// # Errors
    /// The language's error where there is none, or the call that deletes it.
    pub fn delete_field(&mut self, object: Value, name: Symbol, ask: bool) -> Outcome<()> {
        if ask
            && self.traits(object).delete_attribute
            && let Some(method) =
                self.custom_method(object, self.semantics().objects.protocol.delete_attribute)
        {
            let text = self.name_value(name);
            return Err(Machine::call_exit(method, &[object, text]));
        }
        let class = self.class_of(object);
        if let Some((member, _)) = self.find_member(class, name)
            && self.overrides_fields(member)
        {
            return match self.object_kind(member) {
                Some(Object::Property(property)) => {
                    let delete = property.delete;
                    if delete == Value::Nil || !delete.is_bound() {
                        let (kind, name) = (self.type_name(object), self.name(name).to_owned());
                        return Err(self.fault(Fault::NoDeleter, &[&name, &kind]));
                    }
                    Err(Machine::call_exit(delete, &[object]))
                }
                // Of the members that the machine computes notes alone can be removed.
                _ if self.is_member_of_notes(member) => match self.exception_mut(object) {
                    Some(data) if data.notes != Value::Nil => {
                        data.notes = Value::Nil;
                        Ok(())
                    }
                    _ => Err(self.no_such_member(object, name)),
                },
                _ => {
                    match self
                        .custom_method(member, self.semantics().objects.protocol.descriptor_delete)
                    {
                        Some(delete) => Err(Machine::call_exit(delete, &[member, object])),
                        None => Err(self.read_only(object, name)),
                    }
                }
            };
        }
        self.delete_own_field(object, name)
    }

    /// Whether a member of a class is where exceptions have their notes.
    fn is_member_of_notes(&self, member: Value) -> bool {
        matches!(member, Value::Builtin(id)
            if self.boot.builtins[id.0 as usize].intrinsic == Intrinsic::ExceptionNotes)
    }

    /// Deletes a member of the object itself, whatever its class says of the name.
    ///
    /// # Errors
    /// The language's error where there is none.
    fn delete_own_field(&mut self, object: Value, name: Symbol) -> Outcome<()> {
        let class = self.class_of(object);
        let Value::Ref(handle) = object else {
            return Err(self.no_such_member(object, name));
        };
        match self.object(handle) {
            Object::Instance(instance) => {
                let shape = instance.shape;
                if let Some(map) = self.map_of_members(handle)
                    && !self.slots_of(class).contains(&name)
                {
                    return match self.remove_member_from_map(map, name)? {
                        true => Ok(()),
                        false => Err(self.no_such_member(object, name)),
                    };
                }
                let Some(place) = self.shapes.get(shape).place(name) else {
                    return Err(self.no_such_member(object, name));
                };
                let mut names = self.shapes.get(shape).names.clone();
                names.remove(place);
                let root = self.shapes.root(class);
                let shape = self.shapes.with_all(root, &names);
                if let Object::Instance(instance) = self.object_mut(handle) {
                    instance.fields.remove(place);
                    instance.shape = shape;
                }
                Ok(())
            }
            Object::Class(_) if self.is_fixed_class(handle) => Err(self.fixed_class(handle, name)),
            Object::Class(data) if data.members.contains_key(&name) => {
                if let Object::Class(data) = self.object_mut(handle) {
                    data.members.shift_remove(&name);
                }
                self.refresh_class(handle);
                Ok(())
            }
            Object::Module(module) => {
                let module = *module;
                self.set_module_member(module, name, Value::Unbound);
                Ok(())
            }
            Object::Function(_) => {
                if let Object::Function(function) = self.object_mut(handle) {
                    function.members.retain(|(member, _)| *member != name);
                }
                Ok(())
            }
            _ => Err(self.no_such_member(object, name)),
        }
    }
}
