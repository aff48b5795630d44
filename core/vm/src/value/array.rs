//! Arrays: sequences of a fixed length whose elements are all of one type, which the array knows.
//!
//! Every type of element has one class of arrays, made when it is first asked for. An array of a class's instances is
//! an instance of the array classes of that class's ancestors too.
//!
//! **Invariant.** What an array holds fits its type: numbers of the type of its elements, which those who store
//! them see to; instances of the class of its elements, or nil, which every store checks unless the class is
//! the root of all.

use crate::heap::{Array, Object};
use crate::machine::{Exit, Machine, Outcome};
use crate::operator::fast::{self, Rules};
use crate::value::number::fixed::single;
use crate::value::{Handle, Value};
use ir::{Fault, ModuleId, Native, Scalar};
use rustc_hash::FxHashMap;

/// How many elements an array may have, those of nested ones included.
const MOST: i64 = 1 << 28;

/// What an array holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Element {
    /// Numbers, characters or truth values.
    Scalar(Scalar),
    /// Instances of a class, or nil.
    Class(Handle),
}

impl Element {
    /// What a new array holds.
    #[must_use]
    pub fn zero(self) -> Value {
        match self {
            Element::Scalar(Scalar::F64) => Value::Float(0.0),
            Element::Scalar(Scalar::F32) => single(0.0),
            Element::Scalar(Scalar::Bool) => Value::Bool(false),
            Element::Scalar(Scalar::Int) => Value::Int(0),
            Element::Scalar(scalar) if scalar.is_fixed() => Value::Sized(scalar, 0),
            Element::Scalar(_) | Element::Class(_) => Value::Nil,
        }
    }
}

/// The classes of arrays.
#[derive(Clone, Default)]
pub struct ArrayTypes {
    classes: FxHashMap<Element, Handle>,
    elements: FxHashMap<Handle, Element>,
}

impl ArrayTypes {
    /// What the arrays of a class hold; nothing for other classes.
    #[must_use]
    pub fn element(&self, class: Handle) -> Option<Element> {
        self.elements.get(&class).copied()
    }

    /// Every class of arrays and every class of what they hold.
    pub(crate) fn handles(&self) -> impl Iterator<Item = Handle> + '_ {
        self.elements.iter().flat_map(|(&class, &element)| {
            let of = match element {
                Element::Class(of) => Some(of),
                Element::Scalar(_) => None,
            };
            std::iter::once(class).chain(of)
        })
    }
}

impl Machine {
    /// The class of the arrays with some element; its name is given by whoever asks for it first.
    ///
    /// # Errors
    /// Where there cannot be such a class.
    pub fn array_class(&mut self, element: Element, name: &str) -> Outcome<Handle> {
        if let Some(&class) = self.state.array_types.classes.get(&element) {
            return Ok(class);
        }
        let name = self.intern(name);
        let general = self.native_class(Native::Array);
        let metaclass = self.native_class(Native::Class);
        let class = self.make_class(name, &[general], metaclass, &[], ModuleId(u32::MAX))?;
        let types = &mut self.state.array_types;
        types.classes.insert(element, class);
        types.elements.insert(class, element);
        Ok(class)
    }

    /// A new array of a class of arrays; with more lengths, an array of arrays of the further ones.
    ///
    /// # Errors
    /// Where a length is negative or too great.
    pub fn new_array(&mut self, class: Handle, lengths: &[i64]) -> Outcome {
        let mut total: i64 = 1;
        for &length in lengths {
            if length < 0 {
                return Err(self.fault(Fault::NegativeLength, &[&length.to_string()]));
            }
            total = total.saturating_mul(length.max(1));
        }
        if total > MOST {
            return Err(self.fault(Fault::OutOfMemory, &[]));
        }
        self.nested_array(class, lengths)
    }

    /// The depth is the number of lengths that the program writes out.
    fn nested_array(&mut self, class: Handle, lengths: &[i64]) -> Outcome {
        let Some(element) = self.state.array_types.element(class) else {
            return Err(self.fault(Fault::NotAnArrayClass, &[]));
        };
        let Some((&length, inner)) = lengths.split_first() else {
            return Ok(Value::Nil);
        };
        let items = match element {
            Element::Class(of) if !inner.is_empty() => (0..length)
                .map(|_| self.nested_array(of, inner))
                .collect::<Outcome<Vec<Value>>>()?,
            _ => vec![element.zero(); length as usize],
        };
        Ok(self.array_of(class, items))
    }

    /// An array of a class that holds some values; they are not checked.
    pub fn array_of(&mut self, class: Handle, items: Vec<Value>) -> Value {
        let root = self.native_class(Native::Object);
        let is_checked = match self.state.array_types.element(class) {
            Some(Element::Class(of)) => of != root,
            _ => false,
        };
        self.insert(Object::Array(Box::new(Array {
            items: items.into(),
            class,
            is_checked,
        })))
    }

    /// Whether the arrays of one class are among those of another because of what they hold.
    pub(crate) fn is_array_of(&self, class: Handle, ancestor: Handle) -> bool {
        let (mut class, mut ancestor) = (class, ancestor);
        let types = &self.state.array_types;
        // Arrays of arrays: the innermost decide.
        while let (Some(element), Some(wanted)) = (types.element(class), types.element(ancestor)) {
            match (element, wanted) {
                (Element::Class(of), Element::Class(wanted)) => {
                    if of == wanted || self.has_ancestor(of, wanted) {
                        return true;
                    }
                    (class, ancestor) = (of, wanted);
                }
                _ => return element == wanted,
            }
        }
        false
    }

    /// Reads an element of an array.
    ///
    /// # Errors
    /// Where there is none.
    pub(crate) fn array_item(&mut self, array: Handle, place: i64) -> Outcome {
        match self.object(array) {
            Object::Array(data) => {
                let at = usize::try_from(place).ok();
                match at.and_then(|at| data.items.get(at)) {
                    Some(&item) => Ok(item),
                    None => Err(self.no_such_place(array, place)),
                }
            }
            _ => Ok(Value::Nil),
        }
    }

    /// Writes an element of an array.
    ///
    /// # Errors
    /// Where there is none, or where it may not hold the value.
    pub(crate) fn set_array_item(
        &mut self,
        array: Handle,
        place: i64,
        value: Value,
    ) -> Outcome<()> {
        let (length, class, is_checked) = match self.object(array) {
            Object::Array(data) => (data.items.len(), data.class, data.is_checked),
            _ => return Ok(()),
        };
        let Some(at) = usize::try_from(place).ok().filter(|&at| at < length) else {
            return Err(self.no_such_place(array, place));
        };
        let fits = match self.state.array_types.element(class) {
            Some(Element::Class(of)) if is_checked => {
                matches!(value, Value::Nil | Value::Unknown(_)) || self.is_instance(value, of)
            }
            _ => true,
        };
        if !fits {
            let kind = self.type_name(value);
            return Err(self.fault(Fault::BadStore, &[&kind]));
        }
        if let Object::Array(data) = self.object_mut(array) {
            data.items[at] = value;
        }
        Ok(())
    }

    fn no_such_place(&mut self, array: Handle, place: i64) -> Exit {
        let length = match self.object(array) {
            Object::Array(data) => data.items.len(),
            _ => 0,
        };
        self.fault(
            Fault::ArrayIndexOutOfRange,
            &[&place.to_string(), &length.to_string()],
        )
    }

    /// A length as the language at hand has lengths.
    #[must_use]
    pub fn length_value(&self, length: usize) -> Value {
        fast::length(Rules::of(self.semantics()), length)
    }
}
