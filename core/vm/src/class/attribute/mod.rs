//! Members: reading them, through classes, descriptors and the program's own say; the other files write and delete
//! them, find methods, and compute what nobody has set.

mod binding;
mod computed;
mod delete;
mod method;
mod write;

use crate::delegation::Key;
use crate::exec::inline_cache::Found;
use crate::heap::Object;
use crate::machine::state::{Attempt, IfMissing, Then};
use crate::machine::{Call, Exit, Machine, Outcome};
use crate::symbolic::Expression;
use crate::value::{Handle, Value};
use ir::{Computed, Fault, Symbol};

impl Machine {
    /// Reads a member.
    ///
    /// # Errors
    /// The language's error when there is none, or the call that computes it.
    pub fn get_field(&mut self, object: Value, name: Symbol, cache: Option<u32>) -> Outcome {
        if let Some(cache) = cache
            && let Value::Ref(handle) = object
            && let Object::Instance(instance) = self.object(handle)
            && let Some(found) = self.caches.field(cache, instance.shape)
        {
            match found {
                Found::Field(place) => return Ok(instance.fields[place as usize]),
                Found::Member(member) if self.delegates() => return Ok(member),
                Found::Member(member) => return Ok(self.bind(member, object, None)),
                // Nothing that a read finds.
                Found::Grows(_) => {}
            }
        }
        self.get_field_slowly(object, name, cache)
    }

    fn get_field_slowly(&mut self, object: Value, name: Symbol, cache: Option<u32>) -> Outcome {
        if self.delegates() {
            return self.member_for(object, Key::Name(name), object, cache);
        }
        if let Value::Unknown(_) = object {
            return Ok(self.unknown_field(object, name));
        }
        let class = self.class_of(object);
        let traits = self.traits(object);
        if traits.get_attribute
            && let Some(getter) =
                self.custom_method(object, self.semantics().objects.protocol.get_attribute)
        {
            let text = self.name_value(name);
            let missing = if traits.get_missing {
                IfMissing::Ask
            } else {
                IfMissing::Raise
            };
            return Err(Machine::attempt(
                object,
                name,
                missing,
                getter,
                &[object, text],
            ));
        }
        if let Some(found) = self.find_field(object, class, name, cache)? {
            return Ok(found);
        }
        if traits.get_missing || self.getter_of_module(object).is_some() {
            return Err(self.ask_missing(object, name));
        }
        if let Some(owner) = self.partial_owner(object) {
            return Ok(self.unknown(Expression::Field(owner, name)));
        }
        if self.semantics().objects.absent_members_are_unknown && object != Value::Nil {
            return Ok(self.unknown(Expression::Field(object, name)));
        }
        Err(self.no_such_member(object, name))
    }

    /// Whose member it would be, where a class that is asked for it has an ancestor that is not known.
    fn partial_owner(&self, object: Value) -> Option<Value> {
        let (class, owner) = match object {
            Value::Ref(handle) => match self.object(handle) {
                Object::Class(_) => (handle, object),
                Object::Super(parents) => (parents.start, parents.receiver),
                Object::Instance(_) => (self.class_of(object), object),
                _ => return None,
            },
            _ => return None,
        };
        self.is_partial(class).then_some(owner)
    }

    /// Reads a member without asking the class's own methods for missing ones or for all of them.
    ///
    /// # Errors
    /// The call that computes the member.
    pub fn find_field(
        &mut self,
        object: Value,
        class: Handle,
        name: Symbol,
        cache: Option<u32>,
    ) -> Outcome<Option<Value>> {
        let on_class = self.find_member(class, name);
        if let Some((member, _)) = on_class
            && self.overrides_fields(member)
        {
            return self.meaning(member, object, class, name).map(Some);
        }
        match self.object_kind(object) {
            Some(Object::Instance(instance)) => {
                let shape = instance.shape;
                if let Some(place) = self.shapes.get(shape).place(name)
                    && name != self.boot.native_name
                {
                    let value = instance.fields[place];
                    if let Some(cache) = cache {
                        self.caches
                            .set_field(cache, shape, Found::Field(place as u32));
                    }
                    return Ok(Some(value));
                }
                if let Some(map) = object
                    .handle()
                    .and_then(|handle| self.map_of_members(handle))
                {
                    if let Some(value) = self.member_in_map(map, name) {
                        return Ok(Some(value));
                    }
                } else if let Some((member, _)) = on_class
                    && let Some(cache) = cache
                    && self.binds_plainly(member)
                {
                    self.caches.set_field(cache, shape, Found::Member(member));
                }
            }
            Some(Object::Class(_)) => {
                let Value::Ref(handle) = object else {
                    return Ok(None);
                };
                if let Some((member, _)) = self.find_member(handle, name) {
                    return self.class_meaning(member, handle).map(Some);
                }
            }
            Some(Object::Module(module)) => {
                let module = *module;
                if let Some(value) = self.module_member(module, name) {
                    return Ok(Some(value));
                }
                if let Some(inner) = self.imported_submodule(module, name) {
                    return Ok(Some(inner));
                }
                if let Some(absent) = self.absent_member(module, name) {
                    return Ok(Some(absent));
                }
            }
            Some(Object::Super(parents)) => {
                let parents = **parents;
                if let Some(found) = self.find_in_parents(parents, name)? {
                    return Ok(Some(found));
                }
            }
            Some(Object::Function(function)) => {
                if let Some(&(_, value)) =
                    function.members.iter().find(|(member, _)| *member == name)
                {
                    return Ok(Some(value));
                }
                if let Some(value) = self.function_member(object, name) {
                    return Ok(Some(value));
                }
            }
            Some(Object::BoundMethod(method)) => {
                let function = method.function;
                // Its own two members apart, a method has those of its function.
                let is_own = matches!(
                    self.boot.computed.get(&name),
                    Some(Computed::Receiver | Computed::Function)
                );
                if on_class.is_none() && !is_own {
                    let class = self.class_of(function);
                    return self.find_field(function, class, name, None);
                }
            }
            _ => {}
        }
        if let Some(found) = self.special_member(object, class, name) {
            return Ok(Some(found));
        }
        match on_class {
            Some((member, _)) => self.meaning(member, object, class, name).map(Some),
            None => Ok(None),
        }
    }

    /// The function of a module that is asked for members which the module has not.
    fn getter_of_module(&self, object: Value) -> Option<Value> {
        let Some(&Object::Module(module)) = self.object_kind(object) else {
            return None;
        };
        let getter = self.semantics().objects.protocol.get_missing_attribute;
        self.module_member(module, self.names.get(getter)?)
    }

    fn ask_missing(&mut self, object: Value, name: Symbol) -> Exit {
        if let Some(getter) = self.getter_of_module(object) {
            let text = self.name_value(name);
            return Machine::call_exit(getter, &[text]);
        }
        let protocol = &self.semantics().objects.protocol;
        match self.custom_method(object, protocol.get_missing_attribute) {
            Some(method) => {
                let text = self.name_value(name);
                Machine::call_exit(method, &[object, text])
            }
            None => self.no_such_member(object, name),
        }
    }

    /// The error of a missing member.
    pub fn no_such_member(&mut self, object: Value, name: Symbol) -> Exit {
        // A method is asked for what its function has.
        let object = match self.object_kind(object) {
            Some(Object::BoundMethod(method)) if method.function.handle().is_some() => {
                method.function
            }
            _ => object,
        };
        let text = self.semantics().plain_name(self.name(name)).to_owned();
        let exit = match self.object_kind(object) {
            Some(Object::Class(class)) => {
                let class = self.name(class.name).to_owned();
                self.fault(Fault::NoClassAttribute, &[&class, &text])
            }
            Some(Object::Module(module)) => {
                let module = *module;
                let name = self.linked.program.modules[module.index()].name;
                let name = self.name(name).to_owned();
                let fault = match self.is_module_running(module) {
                    true => Fault::NoModuleAttributeYet,
                    false => Fault::NoModuleAttribute,
                };
                self.fault(fault, &[&name, &text])
            }
            Some(Object::Super(_)) => self.fault(Fault::NoSuperAttribute, &[&text]),
            _ => {
                let kind = self.type_name(object);
                self.fault(Fault::NoAttribute, &[&kind, &text])
            }
        };
        if let Exit::Raise(exception) = exit {
            let text = self.new_text(text);
            self.set_exception_member(exception, "name", text);
            self.set_exception_member(exception, "obj", object);
        }
        exit
    }

    /// A call whose failure for want of the member means something.
    fn attempt(
        object: Value,
        name: Symbol,
        missing: IfMissing,
        callee: Value,
        args: &[Value],
    ) -> Exit {
        Exit::Call(Box::new(Call {
            callee,
            args: args.into(),
            named: Vec::new(),
            attempts: vec![Attempt {
                object,
                name,
                missing,
            }],
            exhausted: None,
            then: None,
        }))
    }

    /// Continues a look-up that raised the error of a missing member.
    pub(crate) fn retry_attribute(
        &mut self,
        attempt: Attempt,
        then: Then,
        exception: Value,
    ) -> Result<(), Value> {
        match attempt.missing {
            IfMissing::Raise => Err(exception),
            IfMissing::Import => {
                let exit = match self.object_kind(attempt.object) {
                    Some(&Object::Module(module)) => self.cannot_import(module, attempt.name),
                    _ => self.not_in_made_module(attempt.object, attempt.name),
                };
                self.settle(Err(exit), then)
            }
            IfMissing::Ask => {
                let exit = self.ask_missing(attempt.object, attempt.name);
                self.settle(Err(exit), then)
            }
            IfMissing::Default(value) => self.deliver(then, value),
            IfMissing::Report => self.deliver(then, Value::Bool(false)),
        }
    }

    /// Reads a member, with what to do where there is none.
    ///
    /// # Errors
    /// As [`Machine::get_field`].
    pub fn get_field_or(&mut self, object: Value, name: Symbol, missing: IfMissing) -> Outcome {
        if let Value::Unknown(_) = object {
            return Ok(match missing {
                IfMissing::Report => Value::Bool(true),
                _ => self.unknown_field(object, name),
            });
        }
        match self.get_field(object, name, None) {
            Ok(_) if missing == IfMissing::Report => Ok(Value::Bool(true)),
            Ok(value) => Ok(value),
            Err(Exit::Raise(exception)) if self.is_fault(exception, Fault::NoAttribute) => {
                match missing {
                    IfMissing::Default(value) => Ok(value),
                    IfMissing::Report => Ok(Value::Bool(false)),
                    _ => Err(Exit::Raise(exception)),
                }
            }
            Err(Exit::Call(mut call)) => {
                call.attempts.push(Attempt {
                    object,
                    name,
                    missing,
                });
                Err(Exit::Call(call))
            }
            Err(exit) => Err(exit),
        }
    }
}
