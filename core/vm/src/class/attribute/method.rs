//! Methods to call: found on a class without making a bound method first.

use crate::heap::Object;
use crate::machine::{Call, Exit, Machine, Outcome};
use crate::value::Value;
use ir::{Binding, Symbol};

impl Machine {
    /// The call that a method call comes to: the callee, and the receiver where that goes first.
    pub(crate) fn method_of(
        &mut self,
        receiver: Value,
        name: Symbol,
        site: u32,
    ) -> Outcome<(Value, Option<Value>)> {
        if self.delegates() {
            return self.delegated_method(receiver, name, site);
        }
        let class = self.class_of(receiver);
        let shape = match self.object_kind(receiver) {
            Some(Object::Instance(instance)) => Some(instance.shape),
            _ => None,
        };
        if let Some(method) = self.caches.method(site, class, shape) {
            return Ok((method, Some(receiver)));
        }
        let is_plain = match self.object_kind(receiver) {
            Some(Object::Class(_)) => !self.semantics().objects.classes_are_namespaces,
            Some(
                Object::Module(_) | Object::Super(_) | Object::Function(_) | Object::BoundMethod(_),
            ) => false,
            _ => true,
        };
        let in_map = receiver
            .handle()
            .is_some_and(|handle| self.map_of_members(handle).is_some());
        if is_plain && !in_map && !self.traits(receiver).get_attribute {
            let own = shape.is_some_and(|shape| self.shapes.get(shape).place(name).is_some());
            if !own
                && let Some((member, _)) = self.find_member(class, name)
                && self.takes_receiver(member)
            {
                self.caches.set_method(site, class, shape, member);
                return Ok((member, Some(receiver)));
            }
        }
        if let Some(Object::Super(parents)) = self.object_kind(receiver) {
            let parents = **parents;
            let own = self.find_member(class, name);
            if !own.is_some_and(|(member, _)| self.overrides_fields(member))
                && !self.is_class(parents.receiver)
                && let Some(member) = self.member_behind(parents, name)
                && self.takes_receiver(member)
            {
                return Ok((member, Some(parents.receiver)));
            }
        }
        self.get_field(receiver, name, None)
            .map(|callee| (callee, None))
    }

    /// Whether a member of a class is a function that is called with the instance first.
    fn takes_receiver(&self, member: Value) -> bool {
        match member {
            Value::Builtin(id) => {
                let builtin = &self.boot.builtins[id.0 as usize];
                builtin.binding == Binding::Instance && builtin.owner.is_some()
            }
            Value::Ref(handle) => {
                matches!(self.object(handle), Object::Function(function) if !function.is_plain)
            }
            _ => false,
        }
    }

    /// A special method of a value, looked up on its class alone, as what to call with the receiver first.
    pub fn special_method(&mut self, value: Value, name: &str) -> Option<Value> {
        if name.is_empty() {
            return None;
        }
        let symbol = self.names.get(name)?;
        let class = self.class_of(value);
        let member = self.lookup_class_member(class, symbol)?;
        match self.object_kind(member) {
            Some(Object::StaticMethod(inner)) => Some(*inner),
            _ => Some(member),
        }
    }

    /// A call with operands passed by name as well.
    #[must_use]
    pub fn call_named(callee: Value, args: &[Value], named: Vec<(Symbol, Value)>) -> Exit {
        Exit::Call(Box::new(Call {
            callee,
            args: args.into(),
            named,
            attempts: Vec::new(),
            exhausted: None,
            then: None,
        }))
    }
}
