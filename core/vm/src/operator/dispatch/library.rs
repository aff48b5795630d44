//! Operators where the library says what other operands mean: the machine's own rules are those for numbers, texts and
//! tables that delegate to nothing.

use crate::heap::Object;
use crate::machine::state::Then;
use crate::machine::{Machine, Outcome};
use crate::natives::ordered::convert;
use crate::operator;
use crate::value::compare::Verdict;
use crate::value::hash::hash_bytes;
use crate::value::table::Table;
use crate::value::text::Text;
use crate::value::{Handle, Value};
use ir::{BinOp, Hook, UnOp};

/// How many tables a look-up goes through at most.
const LONGEST: usize = 2000;

fn is_number(value: Value) -> bool {
    matches!(value, Value::Int(_) | Value::Float(_))
}

impl Machine {
    /// Applies an operator to two known values.
    pub(super) fn operate(
        &mut self,
        op: BinOp,
        left: Value,
        right: Value,
        then: Then,
    ) -> Result<(), Value> {
        let outcome = self.operated(op, left, right);
        self.settle(outcome, then)
    }

    fn operated(&mut self, op: BinOp, left: Value, right: Value) -> Outcome {
        if self.semantics().objects.operands_convert
            && let Some(outcome) = convert::operated(self, op, left, right)
        {
            return outcome;
        }
        let numbers = is_number(left) && is_number(right);
        let texts = self.is_text(left) && self.is_text(right);
        let is_native = match op {
            BinOp::Eq | BinOp::Ne if self.delegates() => {
                let equal = match (left, right) {
                    // An integer of any size and a floating-point number: nothing is rounded.
                    (Value::Float(_), Value::Int(_) | Value::Ref(_))
                    | (Value::Int(_) | Value::Ref(_), Value::Float(_)) => {
                        match (self.number(left), self.number(right)) {
                            (Some(_), Some(_)) => {
                                matches!(self.equality(left, right), Verdict::Known(true))
                            }
                            _ => false,
                        }
                    }
                    _ => self.is_strictly_equal(left, right),
                };
                if !equal && (self.is_open(left) || self.is_open(right)) {
                    let negate = (op == BinOp::Ne).then_some((
                        super::negated as crate::machine::state::ContinuationFn,
                        Vec::new(),
                    ));
                    let text = self.new_text("==");
                    return Err(self.hook_then(Hook::Operator, &[text, left, right], negate));
                }
                return Ok(Value::Bool(equal == (op == BinOp::Eq)));
            }
            BinOp::Eq | BinOp::Ne => {
                let converts = self.semantics().objects.operands_convert;
                let equal = match self.raw_equal(left, right) {
                    false if converts || self.has_parent(left) || self.has_parent(right) => {
                        let negate = (op == BinOp::Ne).then_some((
                            super::negated as crate::machine::state::ContinuationFn,
                            Vec::new(),
                        ));
                        let text = self.new_text("==");
                        return Err(self.hook_then(Hook::Operator, &[text, left, right], negate));
                    }
                    equal => equal,
                };
                return Ok(Value::Bool(equal == (op == BinOp::Eq)));
            }
            BinOp::Add if texts && self.semantics().texts.plus_joins => {
                if let Some(joined) = self.texts_joined(left, right) {
                    return Ok(joined);
                }
                false
            }
            BinOp::Concat => {
                if let Some(joined) = self.texts_joined(left, right) {
                    return Ok(joined);
                }
                false
            }
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => numbers || texts,
            BinOp::Shl if self.semantics().objects.operands_convert => false,
            BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor | BinOp::Shl | BinOp::Shr => {
                matches!((left, right), (Value::Int(_), Value::Int(_)))
            }
            _ => numbers,
        };
        if is_native && let Some(value) = operator::binary(self, op, false, left, right)? {
            return Ok(value);
        }
        let text = self.new_text(op.text());
        Err(self.hook(Hook::Operator, &[text, left, right]))
    }

    /// What an operator gives for values that it converts or joins, where that calls nothing and raises nothing.
    pub(crate) fn quick_operator(&mut self, op: BinOp, left: Value, right: Value) -> Option<Value> {
        let is_known = |value: Value| value.is_bound() && !matches!(value, Value::Unknown(_));
        if !is_known(left) || !is_known(right) {
            return None;
        }
        match op {
            BinOp::Concat => self.texts_joined(left, right),
            _ if op.is_comparison() => convert::operated(self, op, left, right)?.ok(),
            _ => None,
        }
    }

    /// Applies an operator to a known value.
    pub(super) fn operate_unary(&mut self, op: UnOp, value: Value) -> Outcome {
        let is_native = match op {
            UnOp::Invert => matches!(value, Value::Int(_)),
            _ => is_number(value),
        };
        if is_native && let Some(value) = operator::unary(self, op, value)? {
            return Ok(value);
        }
        let text = self.new_text(op.text());
        Err(self.hook(Hook::UnaryOperator, &[text, value]))
    }

    /// Whether two values are equal, whatever their parents say.
    pub(crate) fn raw_equal(&self, left: Value, right: Value) -> bool {
        match (left, right) {
            (Value::Ref(a), Value::Ref(b)) if a != b => match (self.object(a), self.object(b)) {
                (Object::Text(a), Object::Text(b)) => a == b,
                _ => false,
            },
            (Value::Int(a), Value::Float(b)) | (Value::Float(b), Value::Int(a)) => {
                whole(b) == Some(a)
            }
            (Value::Float(a), Value::Float(b)) => a == b,
            (a, b) => a == b,
        }
    }

    /// Whether an object may be equal to another than itself, which its class says.
    fn is_open(&self, value: Value) -> bool {
        !matches!(
            self.object_kind(value),
            None | Some(Object::Text(_) | Object::BigInt(_) | Object::Symbol(_))
        )
    }

    fn is_text(&self, value: Value) -> bool {
        matches!(self.object_kind(value), Some(Object::Text(_)))
    }

    fn has_parent(&self, value: Value) -> bool {
        matches!(self.object_kind(value), Some(Object::Table(table)) if table.parent.is_some())
    }

    /// A table.
    pub(crate) fn table(&self, value: Value) -> Option<&Table> {
        match self.object_kind(value) {
            Some(Object::Table(table)) => Some(table),
            _ => None,
        }
    }

    /// Two texts or numbers as one text.
    fn texts_joined(&mut self, left: Value, right: Value) -> Option<Value> {
        let piece = |m: &Machine, value: Value| match value {
            Value::Ref(_) => m.heap().text(value).cloned(),
            Value::Int(_) | Value::Float(_) => Some(Text::from(m.number_text(value))),
            _ => None,
        };
        let (left, right) = (piece(self, left)?, piece(self, right)?);
        Some(self.new_text(left.append(&right)))
    }

    /// A number as programs see it written.
    pub(crate) fn number_text(&self, value: Value) -> String {
        match value {
            Value::Int(number) => number.to_string(),
            Value::Float(number) => {
                let mut out = String::new();
                crate::display::float::push_float(
                    &mut out,
                    self.semantics().numbers.notation,
                    number,
                );
                out
            }
            _ => String::new(),
        }
    }

    /// What a table holds itself under a key.
    pub(crate) fn table_get(&mut self, handle: Handle, key: Value) -> Outcome {
        let key = normal(key);
        let Object::Table(table) = self.object(handle) else {
            return Ok(Value::Nil);
        };
        if let Value::Int(place) = key
            && let Some(item) = table.item(place)
        {
            return Ok(item);
        }
        if !table.has_entries() || key == Value::Nil {
            return Ok(Value::Nil);
        }
        Ok(self.table_place(handle, key)?.1.map_or(Value::Nil, |at| {
            self.table(Value::Ref(handle))
                .map_or(Value::Nil, |table| table.map.at(at).value)
        }))
    }

    /// The hash of a key, and its place in a table's map.
    pub(crate) fn table_place(
        &mut self,
        handle: Handle,
        key: Value,
    ) -> Outcome<(u64, Option<usize>)> {
        let hash = match key {
            Value::Ref(of) if !self.is_text(key) => u64::from(of.0),
            _ => self.key_hash(key)?.unwrap_or(0),
        };
        let Object::Table(table) = self.object(handle) else {
            return Ok((hash, None));
        };
        let place = table.map.find(hash, |other| self.raw_equal(other, key));
        Ok((hash, place))
    }

    /// Writes what a table holds itself under a key.
    pub(crate) fn table_set(&mut self, handle: Handle, key: Value, value: Value) -> Outcome<()> {
        let key = normal(key);
        if key == Value::Nil {
            return Err(self.fault(ir::Fault::KeyIsNil, &[]));
        }
        if matches!(key, Value::Float(number) if number.is_nan()) {
            return Err(self.fault(ir::Fault::KeyIsNan, &[]));
        }
        if let (Value::Int(place), Object::Table(table)) = (key, self.object_mut(handle)) {
            if table.set_item(place, value) {
                return Ok(());
            }
            let is_next = place > 0 && place as usize == table.items.len() + 1;
            if is_next && value != Value::Nil {
                table.items.push(value);
                return self.take_into_array(handle);
            }
        }
        let (hash, place) = self.table_place(handle, key)?;
        if let Object::Table(table) = self.object_mut(handle) {
            if let (None, Value::Int(at)) = (place, key)
                && table.lengthen(at, value, hash)
            {
                return self.take_into_array(handle);
            }
            table.set_entry(place, hash, key, value);
        }
        Ok(())
    }

    /// The entries behind the end of the array become elements.
    fn take_into_array(&mut self, handle: Handle) -> Outcome<()> {
        loop {
            let Some(table) = self.table(Value::Ref(handle)) else {
                return Ok(());
            };
            let key = Value::Int(table.items.len() as i64 + 1);
            let (hash, place) = self.table_place(handle, key)?;
            let Object::Table(table) = self.object_mut(handle) else {
                return Ok(());
            };
            let found = place.map_or(Value::Nil, |at| table.map.at(at).value);
            if found == Value::Nil {
                return Ok(());
            }
            table.set_entry(place, hash, key, Value::Nil);
            table.items.push(found);
        }
    }

    /// What a parent holds itself under a name of the language's.
    fn parent_member(&self, parent: Handle, name: &str) -> Value {
        let Object::Table(table) = self.object(parent) else {
            return Value::Nil;
        };
        let is_name = |key: Value| match self.object_kind(key) {
            Some(Object::Text(text)) => *text.get() == *name,
            _ => false,
        };
        let place = table.map.find(hash_bytes(name.as_bytes()), is_name);
        place.map_or(Value::Nil, |at| table.map.at(at).value)
    }

    /// Reads an element, through the tables that a table delegates to.
    pub(crate) fn element_of(&mut self, object: Value, key: Value) -> Outcome {
        let mut at = object;
        for _ in 0..LONGEST {
            let Some(table) = self.table(at) else {
                return Err(self.hook(Hook::Element, &[at, key]));
            };
            let (Value::Ref(handle), parent) = (at, table.parent) else {
                break;
            };
            let found = self.table_get(handle, key)?;
            if found != Value::Nil {
                return Ok(found);
            }
            let Some(parent) = parent else {
                return Ok(Value::Nil);
            };
            let name = self.semantics().objects.protocol.get_item;
            at = match self.parent_member(parent, name) {
                Value::Nil => return Ok(Value::Nil),
                next if self.table(next).is_some() => next,
                next if self.is_function(next) => {
                    return Err(Machine::call_then(
                        next,
                        &[at, key],
                        first_result,
                        Vec::new(),
                    ));
                }
                next => return Err(self.hook(Hook::Element, &[next, key])),
            };
        }
        let name = self.semantics().objects.protocol.get_item;
        Err(self.fault(ir::Fault::DelegationTooLong, &[name]))
    }

    /// Writes an element, likewise.
    pub(crate) fn set_element_of(
        &mut self,
        object: Value,
        key: Value,
        value: Value,
    ) -> Outcome<()> {
        let mut at = object;
        for _ in 0..LONGEST {
            let Some(table) = self.table(at) else {
                return Err(self.hook(Hook::SetElement, &[at, key, value]));
            };
            let (Value::Ref(handle), parent) = (at, table.parent) else {
                break;
            };
            let Some(parent) = parent else {
                return self.table_set(handle, key, value);
            };
            if self.table_get(handle, key)? != Value::Nil {
                return self.table_set(handle, key, value);
            }
            let name = self.semantics().objects.protocol.set_item;
            at = match self.parent_member(parent, name) {
                Value::Nil => return self.table_set(handle, key, value),
                next if self.table(next).is_some() => next,
                next if self.is_function(next) => {
                    return Err(Machine::call_exit(next, &[at, key, value]));
                }
                next => return Err(self.hook(Hook::SetElement, &[next, key, value])),
            };
        }
        let name = self.semantics().objects.protocol.set_item;
        Err(self.fault(ir::Fault::DelegationTooLong, &[name]))
    }

    fn is_function(&self, value: Value) -> bool {
        match value {
            Value::Builtin(_) | Value::Intrinsic(_) => true,
            _ => matches!(self.object_kind(value), Some(Object::Function(_))),
        }
    }

    /// The results of a call: none, one or several.
    pub(crate) fn results<'a>(&'a self, value: &'a Value) -> &'a [Value] {
        match value {
            Value::Unbound => &[],
            Value::Ref(handle) => match self.object(*handle) {
                Object::Tuple(items) => items,
                _ => std::slice::from_ref(value),
            },
            _ => std::slice::from_ref(value),
        }
    }

    /// The result at a place; nothing behind the last.
    pub(crate) fn result_at(&self, value: Value, place: usize) -> Value {
        self.results(&value)
            .get(place)
            .copied()
            .unwrap_or(Value::Nil)
    }

    /// What an instruction keeps of the results of its call: the first where there may be several.
    #[inline]
    #[must_use]
    pub fn first_of_results(&self, value: Value) -> Value {
        if matches!(value, Value::Unbound | Value::Ref(_))
            && self.semantics().calls.results == ir::Results::Several
        {
            return self.result_at(value, 0);
        }
        value
    }

    /// Results as one value.
    pub(crate) fn as_results(&mut self, values: &[Value]) -> Value {
        match values {
            [] => Value::Unbound,
            [one] => *one,
            several => self.new_tuple(several),
        }
    }
}

/// Of what a function of a parent gave, the first.
pub(crate) fn first_result(m: &mut Machine, _: &[Value], result: Value) -> Outcome {
    Ok(m.result_at(result, 0))
}

/// The integer that a floating-point number is.
pub(crate) fn whole(number: f64) -> Option<i64> {
    let fits = (-9_223_372_036_854_775_808.0..9_223_372_036_854_775_808.0).contains(&number);
    (fits && number.fract() == 0.0).then_some(number as i64)
}

/// A key as tables hold it: a number that is an integer is that integer.
fn normal(key: Value) -> Value {
    match key {
        Value::Float(number) => whole(number).map_or(key, Value::Int),
        key => key,
    }
}
