//! What members and elements of unknowns hold: what reading one gave, or what was written there last.

use crate::heap::Object;
use crate::machine::Machine;
use crate::symbolic::Expression;
use crate::value::{Unknown, Value};
use ir::{BinOp, Intrinsic, Scalar, Symbol};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A part of an unknown.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// A member.
    Field(Symbol),
    /// How many elements there are.
    Length,
    /// An element by its number.
    At(i64),
    /// An element by a text.
    Key(Rc<str>),
    /// An element by an unknown.
    Somewhere(Unknown),
    /// A scalar of some type in memory, so many bytes behind where the unknown points to.
    Byte(i64, Scalar),
}

impl Place {
    /// Whether writing one place of an unknown may change another of it.
    fn overlaps(&self, other: &Place) -> bool {
        match (self, other) {
            (Place::Field(a), Place::Field(b)) => a == b,
            (Place::Field(_), _) | (_, Place::Field(_)) => false,
            // What is put into a map makes it longer.
            (Place::Length, _) | (_, Place::Length) => true,
            (Place::At(a), Place::At(b)) => a == b,
            (Place::Key(a), Place::Key(b)) => a == b,
            (Place::At(_), Place::Key(_)) | (Place::Key(_), Place::At(_)) => false,
            (Place::Byte(a, of), Place::Byte(b, to)) => {
                let size = |scalar: &Scalar| scalar.size().unwrap_or(1) as i64;
                *a < b.saturating_add(size(to)) && *b < a.saturating_add(size(of))
            }
            _ => true,
        }
    }
}

/// What is remembered.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    held: BTreeMap<(Unknown, Place), Value>,
}

impl Memory {
    /// What a place holds, where that is remembered.
    #[must_use]
    pub fn get(&self, unknown: Unknown, place: Place) -> Option<Value> {
        self.held.get(&(unknown, place)).copied()
    }

    /// Remembers what a read gave.
    pub fn read(&mut self, unknown: Unknown, place: Place, value: Value) {
        self.held.insert((unknown, place), value);
    }

    /// Remembers what was written, and forgets what that may have changed.
    pub fn write(&mut self, unknown: Unknown, place: Place, value: Value) {
        self.forget_place(unknown, &place);
        self.held.insert((unknown, place), value);
    }

    /// Forgets a place and what may be the same.
    pub fn forget_place(&mut self, unknown: Unknown, place: &Place) {
        (self.held).retain(|(of, other), _| *of != unknown || !place.overlaps(other));
    }

    /// Forgets all places of the unknowns that `goes` accepts.
    pub fn forget(&mut self, mut goes: impl FnMut(Unknown) -> bool) {
        self.held.retain(|(of, _), _| !goes(*of));
    }

    /// All that is remembered, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&(Unknown, Place), Value)> {
        self.held.iter().map(|(place, &value)| (place, value))
    }
}

/// What gives lengths.
const LENGTHS: [Intrinsic; 4] = [
    Intrinsic::Len,
    Intrinsic::TextLength,
    Intrinsic::ArrayLength,
    Intrinsic::CStringLength,
];

/// What is read from memory that an unknown points to.
pub(crate) const LOAD: &str = "load";

impl Machine {
    /// What the program writes for memory that it reads: a name with its members, elements and what it points to, but no calls,
    /// which may be those of macros.
    pub(crate) fn text_of_load(&self, unknown: Unknown) -> Option<String> {
        let (module, inst) = self.state.unknowns.get(unknown).origin;
        let code = self.linked.program.modules.get(module.index())?;
        if code.is_library {
            return None;
        }
        let ir::Span { start, end } = code.place(inst);
        let line = self.sources.get(module.index())?.text.lines();
        let line = line.clone().nth((start.line as usize).checked_sub(1)?)?;
        let count = end.column.checked_sub(start.column)? as usize;
        let text: String = line
            .chars()
            .skip(start.column as usize)
            .take(count)
            .collect();
        let is_plain = !text.is_empty() && !text.contains(['(', ')', '"', '\'']);
        (start.line == end.line && is_plain).then_some(text)
    }

    /// What a member of an unknown holds.
    pub(crate) fn unknown_field(&mut self, object: Value, name: Symbol) -> Value {
        let expression = Expression::Field(object, name);
        self.unknown_part(object, Some(Place::Field(name)), expression)
    }

    /// The unknown that an expression is the length of.
    #[must_use]
    pub fn length_of(&self, expression: &Expression) -> Option<Unknown> {
        match expression {
            Expression::Intrinsic(name, operands) => match operands[..] {
                [Value::Unknown(of)] => (Intrinsic::from_name(name))
                    .is_some_and(|name| LENGTHS.contains(&name))
                    .then_some(of),
                _ => None,
            },
            _ => None,
        }
    }

    /// How long an unknown is: the same whenever it is asked, until something may have changed it.
    pub(crate) fn unknown_length(&mut self, of: Unknown, expression: Expression) -> Value {
        if let Some(known) = self.state.unknowns.memory.get(of, Place::Length) {
            return known;
        }
        let (_, value) = self.unknown_node(expression, None);
        self.state.unknowns.memory.read(of, Place::Length, value);
        value
    }

    /// What an element of an unknown is.
    pub(crate) fn unknown_element(&mut self, object: Value, index: Value) -> Value {
        let place = self.element_place(index);
        self.unknown_part(object, place, Expression::Index(object, index))
    }

    /// What lies in memory where an unknown points to.
    pub(crate) fn unknown_load(&mut self, pointer: Value, offset: i64, ty: Scalar) -> Value {
        let (base, place) = self.memory_place(pointer, offset, ty);
        if let Value::Unknown(unknown) = base
            && let Some(known) = self.state.unknowns.memory.get(unknown, place.clone())
        {
            return known;
        }
        let load = Expression::Intrinsic(LOAD.into(), [pointer][..].into());
        let ty = Some(ty).filter(|&ty| ty != Scalar::Ptr);
        let (_, loaded) = self.unknown_node(load, ty);
        if let Value::Unknown(unknown) = base {
            self.state.unknowns.memory.read(unknown, place, loaded);
        }
        loaded
    }

    /// Notes that a member of an unknown was written.
    pub(crate) fn write_unknown_field(&mut self, object: Value, name: Symbol, value: Value) {
        if let Value::Unknown(unknown) = object {
            let memory = &mut self.state.unknowns.memory;
            memory.write(unknown, Place::Field(name), value);
        }
    }

    /// Notes that an element of an unknown was written, or removed where there is no value.
    pub(crate) fn write_unknown_element(
        &mut self,
        object: Value,
        index: Value,
        value: Option<Value>,
    ) {
        let Value::Unknown(unknown) = object else {
            return;
        };
        let place = self.element_place(index);
        let memory = &mut self.state.unknowns.memory;
        match (place, value) {
            (Some(place), Some(value)) => memory.write(unknown, place, value),
            _ => memory.forget(|of| of == unknown),
        }
    }

    /// Notes that something was written to memory where an unknown points to.
    pub(crate) fn unknown_store(&mut self, pointer: Value, offset: i64, ty: Scalar, value: Value) {
        let (base, place) = self.memory_place(pointer, offset, ty);
        if let Value::Unknown(unknown) = base {
            if let Expression::Binary(_, Value::Pointer(region, _), by)
            | Expression::Binary(_, by, Value::Pointer(region, _)) =
                self.state.unknowns.get(unknown).expression
            {
                let (index, _) = self.index_moved_by(by);
                self.written_somewhere(region, index);
            }
            self.state.unknowns.memory.write(unknown, place, value);
        }
    }

    fn unknown_part(&mut self, of: Value, place: Option<Place>, expression: Expression) -> Value {
        let (Value::Unknown(unknown), Some(place)) = (of, place) else {
            return self.unknown(expression);
        };
        if let Some(known) = self.state.unknowns.memory.get(unknown, place.clone()) {
            return known;
        }
        let value = self.unknown(expression);
        self.state.unknowns.memory.read(unknown, place, value);
        value
    }

    fn element_place(&self, index: Value) -> Option<Place> {
        Some(match index {
            Value::Int(at) | Value::Sized(_, at) => Place::At(at),
            Value::Bool(truth) => Place::At(i64::from(truth)),
            Value::Unknown(unknown) => Place::Somewhere(unknown),
            _ => match self.object_kind(index) {
                Some(Object::Text(text)) => Place::Key((*text.get()).into()),
                _ => return None,
            },
        })
    }

    /// Where a pointer that is computed from an unknown one points to: the unknown that it began as, and the place behind it.
    fn memory_place(&self, pointer: Value, offset: i64, ty: Scalar) -> (Value, Place) {
        let (mut base, mut by, mut is_known) = (pointer, offset, true);
        while let Value::Unknown(unknown) = base
            && let Expression::Binary(op @ (BinOp::Add | BinOp::Sub), left, right) =
                self.state.unknowns.get(unknown).expression
            && matches!(left, Value::Unknown(_))
        {
            match (right, op) {
                (Value::Int(more) | Value::Sized(_, more), BinOp::Add) => {
                    by = by.wrapping_add(more);
                }
                (Value::Int(more) | Value::Sized(_, more), _) => by = by.wrapping_sub(more),
                _ => is_known = false,
            }
            base = left;
        }
        let place = match (is_known, pointer) {
            (false, Value::Unknown(unknown)) => Place::Somewhere(unknown),
            _ => Place::Byte(by, ty),
        };
        (base, place)
    }
}
