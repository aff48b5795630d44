//! What functions say of themselves: members of their own, which come into being when one of them is first asked for.

use super::Own;
use crate::class::shape::marks;
use crate::heap::Object;
use crate::machine::Machine;
use crate::value::{Handle, Value};
use ir::{FunctionKind, Native, Symbol};

/// Behind how many members of a function the parent of what it makes stands.
const BEHIND: usize = 2;

impl Machine {
    /// A member that a function has of itself, where it has not been asked for yet.
    pub(crate) fn told_member(&mut self, object: Value, name: Symbol) -> Option<Value> {
        if self.boot.prototype_name == Some(name) {
            return self.lazy_prototype(object, name);
        }
        if (self.boot.called_name != Some(name) && !self.is_length(name)) || !self.make_told(object)
        {
            return None;
        }
        let (value, _) = self.own_value(object.handle()?, name)?;
        Some(value)
    }

    /// Puts a function's length and name among its members; whether that was still to be done.
    pub(crate) fn make_told(&mut self, object: Value) -> bool {
        let (Some(called), Some(length), Value::Ref(handle)) =
            (self.boot.called_name, self.boot.length_name, object)
        else {
            return false;
        };
        match self.object(handle) {
            Object::Function(data) if !data.tells => {}
            _ => return false,
        }
        if let Object::Function(data) = self.object_mut(handle) {
            data.tells = true;
        }
        let count = crate::natives::function_length(self, object);
        let text = crate::natives::function_name(self, object);
        let text = self.new_text(text);
        let members = [(length, Value::Int(count as i64)), (called, text)];
        for (at, (name, value)) in members.into_iter().enumerate() {
            if self.own_place(handle, name).is_none() {
                self.insert_member(handle, at, (name, marks::CONFIGURABLE), value);
            }
        }
        true
    }

    /// Gives an object a member at a place among those it has.
    fn insert_member(
        &mut self,
        handle: Handle,
        at: usize,
        (name, mark): (Symbol, u8),
        value: Value,
    ) {
        self.keep_in_fields(handle);
        let Some(shape) = self.own_shape(handle) else {
            return;
        };
        let mut names = self.marked_names(shape);
        let at = at.min(names.len());
        names.insert(at, (name, mark));
        let next = self.shapes.remade(shape, None, &names);
        if let Some(own) = self.own_mut(handle) {
            own.fields.insert(at, value);
            own.shape = next;
        }
        self.forget_parent(handle);
    }

    /// The parent of what a function makes, which comes into being when it is first asked for.
    pub(crate) fn lazy_prototype(&mut self, function: Value, name: Symbol) -> Option<Value> {
        let Value::Ref(handle) = function else {
            return None;
        };
        let Object::Function(data) = self.object(handle) else {
            return None;
        };
        let (code, is_class, has_prototype) = (data.code, data.is_class, data.has_prototype);
        let code = &self.linked.codes[code as usize];
        let kind = code.suspends();
        let makes = is_class || code.makes_objects;
        if self.boot.prototype_name != Some(name)
            || matches!(kind, Some(FunctionKind::Coroutine))
            || !(makes || kind == Some(FunctionKind::Generator))
        {
            return None;
        }
        // It is made once: who lists members asks whatever is there already.
        if has_prototype || self.own_place(handle, name).is_some() {
            return None;
        }
        self.make_told(function);
        self.note_prototype(handle);
        let prototype = self.plain_object();
        if kind == Some(FunctionKind::Generator) {
            let parent = self.native_class(Native::Generator);
            self.set_parent(prototype, Some(parent));
        } else if let Some(constructor) = self.boot.constructor_name {
            self.define_own(
                prototype,
                constructor,
                function,
                marks::WRITABLE | marks::CONFIGURABLE,
            );
        }
        self.insert_member(handle, BEHIND, (name, marks::WRITABLE), prototype);
        Some(prototype)
    }

    /// The parent of what a function makes comes into being by itself no more.
    pub(crate) fn note_prototype(&mut self, function: Handle) {
        if let Object::Function(data) = self.object_mut(function) {
            data.has_prototype = true;
        }
    }

    /// Whether an object has a member of its own, in a field or in its map.
    pub(crate) fn has_own_named(&mut self, handle: Handle, name: Symbol) -> bool {
        matches!(
            self.own_place(handle, name),
            Some(Own::Field(..) | Own::Mapped(_))
        )
    }
}
