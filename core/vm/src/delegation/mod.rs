//! Objects that delegate: each has members of its own and a parent, which may be any object, and what it has not itself its
//! parent may have (Lieberman, "Using prototypical objects to implement shared behavior", 1986; Ungar and Smith, "Self", 1987).
//!
//! An object's members stand in fields that its shape names; the shape names the parent as well. Functions have such members
//! too. An object with many members keeps them in a map. Native values have a parent by their kind.
//!
//! **Invariant.** The shape of whatever is a parent says so ([`crate::class::shape::Shape::is_parent`]), and writing a member
//! of it makes all caches forget.

mod calls;
mod computed;
pub(crate) mod keys;
mod operators;
mod read;
mod text;
mod told;
mod write;

pub(crate) use computed::wrap;
pub(crate) use keys::Key;
pub(crate) use operators::{double, normal};
pub(crate) use text::number_text;

use crate::class::shape::ShapeId;
use crate::heap::{Instance, Object};
use crate::machine::{Machine, Outcome};
use crate::value::{Handle, Singleton, Value};
use ir::{Native, Symbol};
use std::rc::Rc;

/// From how many members on an object keeps them in a map.
const MANY: usize = 48;

/// Where an object has a member of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Own {
    /// In a field, with what can be done with it.
    Field(usize, u8),
    /// In its map of members.
    Mapped(Value),
}

impl Machine {
    /// Whether objects delegate in the language at hand.
    #[inline]
    pub(crate) fn delegates(&self) -> bool {
        self.boot.semantics.objects.delegate
    }

    /// The end of every chain of parents.
    pub(crate) fn no_parent(&self) -> Handle {
        self.native_class(Native::Class)
    }

    /// The members that an object has itself, where it has a place for some.
    pub(crate) fn own(&self, handle: Handle) -> Option<&Instance> {
        match self.object(handle) {
            Object::Instance(instance) => Some(instance),
            Object::Function(function) => Some(&function.own),
            _ => None,
        }
    }

    pub(crate) fn own_mut(&mut self, handle: Handle) -> Option<&mut Instance> {
        match self.object_mut(handle) {
            Object::Instance(instance) => Some(instance),
            Object::Function(function) => Some(&mut function.own),
            _ => None,
        }
    }

    pub(crate) fn own_shape(&self, handle: Handle) -> Option<ShapeId> {
        self.own(handle).map(|own| own.shape)
    }

    /// A new object with a parent.
    pub(crate) fn object_below(&mut self, parent: Handle) -> Value {
        self.make_parent(parent);
        let shape = self.shapes.root(parent);
        self.insert(Object::Instance(Instance {
            fields: Vec::new(),
            shape,
        }))
    }

    /// An ordinary object without members.
    pub(crate) fn plain_object(&mut self) -> Value {
        let shape = self.shapes.root(self.native_class(Native::Object));
        self.insert(Object::Instance(Instance {
            fields: Vec::new(),
            shape,
        }))
    }

    /// Notes that others delegate to an object.
    pub(crate) fn make_parent(&mut self, handle: Handle) {
        let Some(shape) = self.own_shape(handle) else {
            return;
        };
        if self.shapes.get(shape).is_parent {
            return;
        }
        let shape = self.shapes.as_parent(shape);
        if let Some(own) = self.own_mut(handle) {
            own.shape = shape;
        }
        Rc::make_mut(&mut self.state.parents).push(handle);
        self.caches.forget();
    }

    /// The parent of a value; nothing at the end of the chain.
    pub(crate) fn parent_of(&self, value: Value) -> Option<Handle> {
        let parent = self.class_of(value);
        let is_one = parent != self.no_parent() && self.class(parent).is_none();
        is_one.then_some(parent)
    }

    /// Gives an object another parent.
    pub(crate) fn set_parent(&mut self, object: Value, parent: Option<Handle>) {
        let object = self.with_members(object);
        let Value::Ref(handle) = object else { return };
        let parent = parent.unwrap_or_else(|| self.no_parent());
        self.make_parent(parent);
        let Some(shape) = self.own_shape(handle) else {
            return;
        };
        let members = self.marked_names(shape);
        let shape = self.shapes.remade(shape, Some(parent), &members);
        if let Some(own) = self.own_mut(handle) {
            own.shape = shape;
        }
        // What is known of an object is known of its shape, and that is another one now.
        if self.shapes.get(shape).is_parent {
            self.caches.forget();
        }
    }

    pub(crate) fn marked_names(&self, shape: ShapeId) -> Vec<(Symbol, u8)> {
        let shape = self.shapes.get(shape);
        let marks = shape.marks.iter().copied();
        shape.names.iter().copied().zip(marks).collect()
    }

    /// A native object made one that has room for members, in its place: the native value goes inside.
    pub(crate) fn with_members(&mut self, object: Value) -> Value {
        let Value::Ref(handle) = object else {
            return object;
        };
        let is_native = matches!(
            self.object(handle),
            Object::List(_)
                | Object::Map(_)
                | Object::Set(_)
                | Object::Generator(_)
                | Object::ByteArray(_)
        );
        if !is_native {
            return object;
        }
        let class = self.class_of(object);
        let root = self.shapes.root(class);
        let name = self.boot.native_name;
        let shape = self.shapes.with_marks(root, name, 0);
        let native = std::mem::replace(self.object_mut(handle), Object::Free);
        let native = self.insert(native);
        *self.object_mut(handle) = Object::Instance(Instance {
            fields: vec![native],
            shape,
        });
        object
    }

    /// Whether a value is an object, to which members can be given.
    pub(crate) fn is_object(&self, value: Value) -> bool {
        match value {
            Value::Ref(handle) => !matches!(
                self.object(handle),
                Object::Text(_) | Object::BigInt(_) | Object::Symbol(_) | Object::Boxed(_)
            ),
            Value::Intrinsic(_) | Value::Builtin(_) => true,
            _ => false,
        }
    }

    /// Whether a value can be called.
    pub(crate) fn is_callable(&self, value: Value) -> bool {
        match value {
            Value::Intrinsic(_) | Value::Builtin(_) => true,
            _ => matches!(
                self.object_kind(value),
                Some(Object::Function(_) | Object::BoundMethod(_))
            ),
        }
    }

    /// The value that is there and is nothing.
    #[must_use]
    pub(crate) const fn null() -> Value {
        Value::Singleton(Singleton::Null)
    }

    /// What is thrown, of an exception that stands for a value of another kind.
    pub(crate) fn thrown(&self, exception: Value) -> Value {
        if self.delegates()
            && self.class_of(exception) == self.no_parent()
            && self.exception_data(exception).is_some()
        {
            return self.exception_argument(exception);
        }
        exception
    }

    /// An exception that carries a value: the value itself where it is one.
    pub(crate) fn exception_of(&mut self, value: Value) -> Value {
        if self.exception_data(value).is_some() {
            return value;
        }
        let args = self.new_tuple(&[value]);
        self.new_exception(self.no_parent(), args)
    }

    /// Reads a member of an object.
    ///
    /// # Errors
    /// The language's error of asking nothing, or the call that computes it.
    pub(crate) fn member(&mut self, object: Value, key: Key) -> Outcome {
        self.member_for(object, key, object, None)
    }
}
