//! What a member found on a class means for an object: the member itself, a method bound to the object, or the
//! result of a call that computes it.

use crate::heap::{BoundMethod, Object};
use crate::machine::{Exit, Machine, Outcome};
use crate::value::{Handle, Value};
use ir::{Binding, Fault, Symbol};

/// What a member found on a class means for an object.
enum Meaning {
    /// The value itself, or a bound method.
    Value(Value),
    /// The result of a call.
    Computed(Exit),
}

impl Machine {
    /// Whether a member of the class comes before the instance's own.
    pub(super) fn overrides_fields(&mut self, member: Value) -> bool {
        match member {
            Value::Builtin(id) => self.boot.builtins[id.0 as usize].binding == Binding::Property,
            Value::Ref(handle) => match self.object(handle) {
                Object::Property(_) => true,
                Object::Instance(_) => {
                    let class = self.class_of(member);
                    let protocol = &self.semantics().objects.protocol;
                    [protocol.descriptor_set, protocol.descriptor_delete]
                        .into_iter()
                        .any(|name| self.has_member(class, name))
                }
                _ => false,
            },
            _ => false,
        }
    }

    pub(crate) fn has_member(&mut self, class: Handle, name: &str) -> bool {
        self.names
            .get(name)
            .is_some_and(|name| self.find_member(class, name).is_some())
    }

    /// Whether reading a class's member through an instance runs nothing and depends on the class alone.
    pub(super) fn binds_plainly(&mut self, member: Value) -> bool {
        match member {
            Value::Builtin(id) => self.boot.builtins[id.0 as usize].binding != Binding::Property,
            Value::Ref(handle) => match self.object(handle) {
                Object::Property(_) | Object::ClassMethod(_) | Object::StaticMethod(_) => false,
                Object::Instance(_) => {
                    let class = self.class_of(member);
                    !self.has_member(class, self.semantics().objects.protocol.descriptor_get)
                }
                _ => true,
            },
            _ => true,
        }
    }

    /// A member of a class as read through an object: functions are bound to it.
    pub(crate) fn bind(&mut self, member: Value, receiver: Value, class: Option<Handle>) -> Value {
        let bound = |machine: &mut Machine, receiver: Value, function: Value| {
            machine.insert(Object::BoundMethod(Box::new(BoundMethod {
                receiver,
                function,
            })))
        };
        match member {
            Value::Builtin(id) => match self.boot.builtins[id.0 as usize].binding {
                Binding::Instance if self.boot.builtins[id.0 as usize].owner.is_some() => {
                    bound(self, receiver, member)
                }
                Binding::Class => {
                    let class = class.unwrap_or_else(|| self.class_of(receiver));
                    bound(self, Value::Ref(class), member)
                }
                _ => member,
            },
            Value::Ref(handle) => match *self.object(handle) {
                Object::Function(ref function) if function.is_plain => member,
                Object::Function(_) => bound(self, receiver, member),
                Object::StaticMethod(inner) => inner,
                Object::ClassMethod(inner) => {
                    let class = class.unwrap_or_else(|| self.class_of(receiver));
                    bound(self, Value::Ref(class), inner)
                }
                _ => member,
            },
            _ => member,
        }
    }

    /// A member of a class as read through an instance.
    pub(super) fn meaning(
        &mut self,
        member: Value,
        object: Value,
        class: Handle,
        name: Symbol,
    ) -> Outcome {
        match self.meaning_of(member, object, class, name) {
            Meaning::Value(value) => Ok(value),
            Meaning::Computed(exit) => Err(exit),
        }
    }

    fn meaning_of(&mut self, member: Value, object: Value, class: Handle, name: Symbol) -> Meaning {
        if let Value::Builtin(id) = member
            && self.boot.builtins[id.0 as usize].binding == Binding::Property
        {
            let intrinsic = self.boot.builtins[id.0 as usize].intrinsic;
            return match self.intrinsic(intrinsic, &[object]) {
                Ok(value) => Meaning::Value(value),
                Err(exit) => Meaning::Computed(exit),
            };
        }
        match self.object_kind(member) {
            Some(Object::Property(property)) => {
                let get = property.get;
                if get == Value::Nil || !get.is_bound() {
                    let (kind, name) = (self.type_name(object), self.name(name).to_owned());
                    return Meaning::Computed(self.fault(Fault::NoGetter, &[&name, &kind]));
                }
                Meaning::Computed(Machine::call_exit(get, &[object]))
            }
            Some(Object::Instance(_)) => {
                let protocol = &self.semantics().objects.protocol;
                match self.custom_method(member, protocol.descriptor_get) {
                    Some(get) => Meaning::Computed(Machine::call_exit(
                        get,
                        &[member, object, Value::Ref(class)],
                    )),
                    None => Meaning::Value(member),
                }
            }
            _ => Meaning::Value(self.bind(member, object, Some(class))),
        }
    }

    /// A member of a class as read through the class itself.
    pub(super) fn class_meaning(&mut self, member: Value, class: Handle) -> Outcome {
        match member {
            Value::Builtin(id) => Ok(match self.boot.builtins[id.0 as usize].binding {
                Binding::Class => self.bind(member, Value::Nil, Some(class)),
                _ => member,
            }),
            Value::Ref(handle) => match *self.object(handle) {
                Object::StaticMethod(inner) => Ok(inner),
                Object::ClassMethod(inner) => {
                    Ok(self.insert(Object::BoundMethod(Box::new(BoundMethod {
                        receiver: Value::Ref(class),
                        function: inner,
                    }))))
                }
                Object::Instance(_) => {
                    let get = self
                        .custom_method(member, self.semantics().objects.protocol.descriptor_get);
                    match get {
                        Some(get) => Err(Machine::call_exit(
                            get,
                            &[member, Value::Nil, Value::Ref(class)],
                        )),
                        None => Ok(member),
                    }
                }
                _ => Ok(member),
            },
            _ => Ok(member),
        }
    }

    /// A member as the first class has it that comes behind a class in the order of another.
    pub(super) fn member_behind(&self, parents: crate::heap::Super, name: Symbol) -> Option<Value> {
        let mut order = self.class(parents.start)?.order.iter();
        order.find(|&&class| class == parents.class)?;
        order.find_map(|&class| self.class(class)?.members.get(&name).copied())
    }

    /// What a member means of what comes behind a class in the order of another.
    pub(super) fn find_in_parents(
        &mut self,
        parents: crate::heap::Super,
        name: Symbol,
    ) -> Outcome<Option<Value>> {
        let Some(member) = self.member_behind(parents, name) else {
            return Ok(None);
        };
        if self.is_class(parents.receiver) && parents.receiver == Value::Ref(parents.start) {
            // In a class method or `__new__`: functions stay unbound, class methods get the class.
            return self.class_meaning(member, parents.start).map(Some);
        }
        self.meaning(member, parents.receiver, parents.start, name)
            .map(Some)
    }
}
