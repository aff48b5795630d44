//! Operators and truth: natively where the operands are native, else through the classes' special methods.

use crate::heap::Object;
use crate::machine::{Args, Exit, Machine, Outcome};
use crate::number::fixed::as_single;
use crate::operator;
use crate::state::{BinaryAttempt, ContinuationFn, Then};
use crate::symbolic::Expression;
use crate::value::{Singleton, Value};
use ir::{BinOp, Fault, Hook, Memory, Scalar, Truthiness, UnOp};

/// Stages of asking special methods.
const IN_PLACE: u8 = 0;
const FORWARD: u8 = 1;
const REFLECTED: u8 = 2;
/// The right operand's class is derived from the left's and was asked first.
const FORWARD_AFTER: u8 = 3;
const NOBODY: u8 = 4;

impl Machine {
    /// The truth of a value; `None` where a method of its class must say.
    #[must_use]
    pub fn truth(&self, value: Value) -> Option<bool> {
        match value {
            Value::Bool(truth) => return Some(truth),
            Value::Unknown(_) => return None,
            Value::Unbound => {
                let is_managed = self.semantics().memory == Memory::Managed;
                return is_managed.then_some(false);
            }
            Value::Nil => return Some(false),
            _ => {}
        }
        if self.semantics().truthiness != Truthiness::ZeroNilEmpty {
            return match self.unboxed(value) {
                Value::Bool(truth) => Some(truth),
                _ => Some(true),
            };
        }
        Some(match value {
            Value::Sized(Scalar::F32, bits) => as_single(bits) != 0.0,
            Value::Int(value) | Value::Sized(_, value) => value != 0,
            Value::Float(value) => value != 0.0,
            Value::Ref(handle) => match self.object(handle) {
                Object::Boxed(inner) => return self.truth(*inner),
                Object::Text(text) => text.byte_len() != 0,
                Object::List(items) => !items.is_empty(),
                Object::Tuple(items) => !items.is_empty(),
                Object::Bytes(bytes) => !bytes.is_empty(),
                Object::ByteArray(bytes) => !bytes.is_empty(),
                Object::Map(map) => !map.is_empty(),
                Object::Set(set) => !set.is_empty(),
                Object::FrozenSet(set) => !set.is_empty(),
                Object::Range(range) => !range.is_empty(),
                Object::MapView(map, _) => {
                    matches!(self.object(*map), Object::Map(map) if !map.is_empty())
                }
                Object::Instance(_) | Object::Class(_) => {
                    let traits = self.traits(value);
                    if traits.bool || traits.len {
                        return None;
                    }
                    let native = self.native(value);
                    native == value
                        || matches!(self.object_kind(native), Some(Object::Exception(_)))
                        || self.truth(native).unwrap_or(true)
                }
                _ => true,
            },
            _ => true,
        })
    }

    /// The call that tells a value's truth, and what checks its result.
    fn ask_truth(&mut self, value: Value) -> Option<(Value, Args, ContinuationFn)> {
        let protocol = &self.semantics().protocol;
        let (name, check): (_, ContinuationFn) = if self.traits(value).bool {
            (protocol.bool, crate::intrinsics::checked_truth)
        } else {
            (protocol.len, crate::intrinsics::checked_len)
        };
        Some((
            self.special_method(value, name)?,
            smallvec::smallvec![value],
            check,
        ))
    }

    /// Writes a value's truth to a slot.
    pub(crate) fn truth_into(
        &mut self,
        slot: u16,
        negate: bool,
        value: Value,
    ) -> Result<(), Value> {
        if let Value::Unknown(_) = value {
            let value = if negate {
                self.unknown(Expression::Unary(UnOp::Not, value))
            } else {
                value
            };
            return self.deliver(Then::Store(slot), value);
        }
        let value = match self.initialised([value]) {
            Ok([value]) => value,
            Err(exit) => return self.settle(Err(exit), Then::Store(slot)),
        };
        match self.truth(value) {
            Some(truth) => self.deliver(Then::Store(slot), Value::Bool(truth != negate)),
            None => match self.ask_truth(value) {
                Some((method, args, check)) => {
                    let then =
                        Machine::continuation(Then::Truth(slot, negate), (check, Vec::new()));
                    self.call(method, args, Vec::new(), then)
                }
                None => self.deliver(Then::Store(slot), Value::Bool(!negate)),
            },
        }
    }

    /// Operands that are to be used: where programs deal in addresses, one without a value is undefined behaviour, and
    /// zero where the run goes on.
    ///
    /// # Errors
    /// Where undefined behaviour stops the run.
    pub(crate) fn initialised<const N: usize>(
        &mut self,
        values: [Value; N],
    ) -> Outcome<[Value; N]> {
        if values.iter().all(|value| value.is_bound()) || self.semantics().memory == Memory::Managed
        {
            return Ok(values);
        }
        self.undefined(ir::Undefined::UninitRead)?;
        let other = values.iter().copied().find(|value| value.is_bound());
        let zero = match other {
            Some(Value::Sized(scalar, _)) => Value::Sized(scalar, 0),
            Some(Value::Float(_)) => Value::Float(0.0),
            Some(Value::Pointer(..)) => Value::Nil,
            _ => Value::Sized(Scalar::I32, 0),
        };
        Ok(values.map(|value| if value.is_bound() { value } else { zero }))
    }

    /// Branches on a value's truth.
    pub(crate) fn branch_on(
        &mut self,
        value: Value,
        then: u32,
        otherwise: u32,
    ) -> Result<(), Value> {
        let truth = match self.truth(value) {
            Some(truth) => truth,
            None if matches!(value, Value::Unknown(_)) => self.choose_side(),
            None if !value.is_bound() => {
                if let Err(exit) = self.initialised([value]) {
                    return self.settle(Err(exit), Then::Discard);
                }
                false
            }
            None => {
                return match self.ask_truth(value) {
                    Some((method, args, check)) => {
                        let then = Machine::continuation(
                            Then::Branch(then, otherwise),
                            (check, Vec::new()),
                        );
                        self.call(method, args, Vec::new(), then)
                    }
                    None => Ok(()),
                };
            }
        };
        if let Some(frame) = self.state.frames.last_mut() {
            if let Some(profile) = &mut self.profile {
                profile.take(frame.code, frame.pc.saturating_sub(1) as usize, truth);
            }
            frame.pc = if truth { then } else { otherwise };
        }
        Ok(())
    }

    /// Applies an operator to any two values.
    pub(crate) fn apply_binary(
        &mut self,
        op: BinOp,
        in_place: bool,
        left: Value,
        right: Value,
        then: Then,
    ) -> Result<(), Value> {
        if matches!(left, Value::Unknown(_)) || matches!(right, Value::Unknown(_)) {
            return self.apply_unknown(op, left, right, then);
        }
        if !left.is_bound() || !right.is_bound() {
            let (left, right) = match self.initialised([left, right]) {
                Ok([left, right]) => (left, right),
                Err(exit) => return self.settle(Err(exit), then),
            };
            return self.apply_bound(op, in_place, left, right, then);
        }
        self.apply_bound(op, in_place, left, right, then)
    }

    /// The same for operands that have a value.
    fn apply_bound(
        &mut self,
        op: BinOp,
        in_place: bool,
        left: Value,
        right: Value,
        then: Then,
    ) -> Result<(), Value> {
        if self.is_pointer_operation(left, right) {
            match self.pointer_binary(op, left, right) {
                Ok(Some(value)) => return self.deliver(then, value),
                Ok(None) => {}
                Err(exit) => return self.settle(Err(exit), then),
            }
        }
        if matches!(op, BinOp::Is | BinOp::IsNot) {
            let same = left.is_same(right);
            return self.deliver(then, Value::Bool(same == (op == BinOp::Is)));
        }
        if let (Value::Ref(_), Value::Ref(_), BinOp::Eq | BinOp::Ne) = (left, right, op)
            && self.semantics().equality == ir::Equality::Identity
        {
            let same = left.is_same(right);
            return self.deliver(then, Value::Bool(same == (op == BinOp::Eq)));
        }
        let (left, right) = (self.unboxed(left), self.unboxed(right));
        // A format takes any value as its operand, as it is.
        if op == BinOp::Rem
            && let Some(Object::Text(_) | Object::Bytes(_) | Object::ByteArray(_)) =
                self.object_kind(left)
        {
            let outcome = crate::format::percent(self, left, right);
            return self.settle(outcome, then);
        }
        let is_guest = |machine: &Machine, value: Value| {
            matches!(
                machine.object_kind(value),
                Some(Object::Instance(_) | Object::Class(_))
            )
        };
        if is_guest(self, left) || is_guest(self, right) {
            return self.ask_binary(
                BinaryAttempt {
                    op,
                    in_place,
                    left,
                    right,
                    stage: IN_PLACE,
                    then,
                },
                true,
            );
        }
        self.apply_native(op, in_place, left, right, then)
    }

    fn apply_unknown(
        &mut self,
        op: BinOp,
        left: Value,
        right: Value,
        then: Then,
    ) -> Result<(), Value> {
        let value = match op {
            BinOp::Is | BinOp::Eq if left == right => Value::Bool(true),
            BinOp::IsNot | BinOp::Ne if left == right => Value::Bool(false),
            _ => self.unknown(Expression::Binary(op, left, right)),
        };
        self.deliver(then, value)
    }

    fn apply_native(
        &mut self,
        op: BinOp,
        in_place: bool,
        left: Value,
        right: Value,
        then: Then,
    ) -> Result<(), Value> {
        let (l, r) = (self.native(left), self.native(right));
        match operator::binary(self, op, in_place, l, r) {
            Ok(Some(value)) => self.deliver(then, value),
            Ok(None) => self.hand_over(op, l, r, left, right, then),
            Err(exit) => self.settle(Err(exit), then),
        }
    }

    /// What native code declined: containers whose elements have a say, or operands that do not fit.
    fn hand_over(
        &mut self,
        op: BinOp,
        l: Value,
        r: Value,
        left: Value,
        right: Value,
        then: Then,
    ) -> Result<(), Value> {
        let exit = match op {
            BinOp::Eq | BinOp::Ne if self.is_container(l) && self.is_container(r) => {
                let negate = (op == BinOp::Ne).then(|| (negated as ContinuationFn, Vec::new()));
                self.hook_then(Hook::Equal, &[l, r], negate)
            }
            BinOp::Eq | BinOp::Ne => {
                let same = left.is_same(right);
                return self.deliver(then, Value::Bool(same == (op == BinOp::Eq)));
            }
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge
                if self.is_sequence(l) && self.is_sequence(r) =>
            {
                let text = self.new_text(op.text());
                self.hook(Hook::Compare, &[text, l, r])
            }
            BinOp::In | BinOp::NotIn => {
                let negate = (op == BinOp::NotIn).then(|| (negated as ContinuationFn, Vec::new()));
                match self.elements_kind(right) {
                    Ok(()) => self.hook_then(Hook::Contains, &[right, left], negate),
                    Err(exit) => exit,
                }
            }
            _ => self.does_not_fit(op, left, right),
        };
        self.settle(Err(exit), then)
    }

    fn is_sequence(&self, value: Value) -> bool {
        matches!(
            self.object_kind(value),
            Some(Object::List(_) | Object::Tuple(_))
        )
    }

    fn is_container(&self, value: Value) -> bool {
        matches!(
            self.object_kind(value),
            Some(
                Object::List(_)
                    | Object::Tuple(_)
                    | Object::Map(_)
                    | Object::Set(_)
                    | Object::FrozenSet(_)
                    | Object::MapView(..)
                    | Object::Slice(_)
            )
        )
    }

    /// Whether membership can be asked of a value at all.
    fn elements_kind(&mut self, container: Value) -> Result<(), Exit> {
        let protocol = &self.semantics().protocol;
        let can = matches!(
            self.object_kind(container),
            Some(Object::Cursor(_) | Object::Generator(_))
        ) || self.native_cursor(container).is_some()
            || [protocol.contains, protocol.iter, protocol.get_item]
                .into_iter()
                .any(|name| self.special_method(container, name).is_some());
        if can {
            return Ok(());
        }
        let kind = self.type_name(container);
        Err(self.fault(Fault::NotContainer, &[&kind]))
    }

    /// The language's error for operands that an operator does not take.
    fn does_not_fit(&mut self, op: BinOp, left: Value, right: Value) -> Exit {
        self.operands_do_not_fit(op, false, left, right)
    }

    /// The same, naming the operator in place where it was one.
    pub(crate) fn operands_do_not_fit(
        &mut self,
        op: BinOp,
        in_place: bool,
        left: Value,
        right: Value,
    ) -> Exit {
        let joins_classes = op == BinOp::BitOr
            && [left, right]
                .into_iter()
                .any(|side| matches!(self.object_kind(side), Some(Object::Class(_))));
        if joins_classes {
            return self.hook(Hook::Union, &[left, right]);
        }
        operator::unsupported(self, op, in_place, left, right)
    }

    /// Asks the special methods of the operands, one after the other.
    fn ask_binary(&mut self, attempt: BinaryAttempt, is_first: bool) -> Result<(), Value> {
        let mut attempt = attempt;
        let (op, left, right) = (attempt.op, attempt.left, attempt.right);
        if matches!(op, BinOp::In | BinOp::NotIn) {
            return self.ask_contains(op, left, right, attempt.then);
        }
        let Some([name, reflected, in_place]) = (self.semantics().protocol.binary)(op) else {
            return self.apply_native(op, attempt.in_place, left, right, attempt.then);
        };
        let (left_class, right_class) = (self.class_of(left), self.class_of(right));
        if is_first
            && left_class != right_class
            && self.inherits(right_class, left_class)
            && self.custom_method(right, reflected).is_some()
            && self.custom_method(right, reflected) != self.custom_method(left, reflected)
        {
            let in_place_first = attempt.in_place && self.custom_method(left, in_place).is_some();
            if !in_place_first {
                attempt.stage = FORWARD_AFTER;
                if let Some(method) = self.custom_method(right, reflected) {
                    let then = Then::Binary(Box::new(attempt));
                    return self.call(method, smallvec::smallvec![right, left], Vec::new(), then);
                }
            }
        }
        loop {
            let stage = attempt.stage;
            attempt.stage += 1;
            let (receiver, other, name) = match stage {
                IN_PLACE if !attempt.in_place => continue,
                IN_PLACE => (left, right, in_place),
                FORWARD => (left, right, name),
                REFLECTED if left_class == right_class && !op.is_comparison() => continue,
                REFLECTED => (right, left, reflected),
                FORWARD_AFTER => {
                    // Either everybody was asked, or the right operand came first and the left is still to be asked.
                    attempt.stage = NOBODY;
                    continue;
                }
                _ => break,
            };
            if name.is_empty() {
                continue;
            }
            if let Some(method) = self.custom_method(receiver, name) {
                if method == Value::Nil {
                    break;
                }
                let then = Then::Binary(Box::new(attempt));
                return self.call(
                    method,
                    smallvec::smallvec![receiver, other],
                    Vec::new(),
                    then,
                );
            }
            // A derived class's native part answers where the class says nothing.
            if stage == FORWARD && self.native(left) != left && self.native(right) != right
                || stage == FORWARD
                    && self.native(left) != left
                    && !self.has_custom_reflected(right, reflected)
            {
                return self.finish_natively(attempt);
            }
        }
        self.nobody_answered(attempt)
    }

    fn has_custom_reflected(&mut self, value: Value, name: &'static str) -> bool {
        !name.is_empty() && self.custom_method(value, name).is_some()
    }

    fn finish_natively(&mut self, attempt: BinaryAttempt) -> Result<(), Value> {
        self.apply_native(
            attempt.op,
            attempt.in_place,
            attempt.left,
            attempt.right,
            attempt.then,
        )
    }

    /// No special method took the operator: the default, or the language's error.
    fn nobody_answered(&mut self, attempt: BinaryAttempt) -> Result<(), Value> {
        let BinaryAttempt {
            op,
            in_place,
            left,
            right,
            then,
            ..
        } = attempt;
        match op {
            BinOp::Ne if self.custom_equality(left, right) => {
                // Inequality is the negation of equality where only that is given.
                let then = Machine::continuation(then, (negated, Vec::new()));
                self.apply_binary(BinOp::Eq, false, left, right, then)
            }
            BinOp::Eq | BinOp::Ne => {
                let (l, r) = (self.native(left), self.native(right));
                if l != left || r != right {
                    return self.apply_native(op, in_place, left, right, then);
                }
                let same = left.is_same(right);
                self.deliver(then, Value::Bool(same == (op == BinOp::Eq)))
            }
            _ => {
                let (l, r) = (self.native(left), self.native(right));
                if (l, r) != (left, right) {
                    match operator::binary(self, op, in_place, l, r) {
                        Ok(Some(value)) => return self.deliver(then, value),
                        Ok(None) => {}
                        Err(exit) => return self.settle(Err(exit), then),
                    }
                }
                let exit = self.operands_do_not_fit(op, in_place, left, right);
                self.settle(Err(exit), then)
            }
        }
    }

    fn custom_equality(&mut self, left: Value, right: Value) -> bool {
        let Some([name, ..]) = (self.semantics().protocol.binary)(BinOp::Eq) else {
            return false;
        };
        self.custom_method(left, name).is_some() || self.custom_method(right, name).is_some()
    }

    /// What a special method answered.
    pub(crate) fn binary_answer(
        &mut self,
        attempt: BinaryAttempt,
        value: Value,
    ) -> Result<(), Value> {
        if value != Value::Singleton(Singleton::NotImplemented) {
            return self.deliver(attempt.then, value);
        }
        let mut attempt = attempt;
        if attempt.stage == FORWARD_AFTER && !attempt.op.is_comparison() {
            // The reflected method declined after everybody else, or first of all: then the left is asked.
            let asked_first = self.asked_right_first(&attempt);
            if asked_first {
                attempt.stage = FORWARD;
                let Some([name, ..]) = (self.semantics().protocol.binary)(attempt.op) else {
                    return self.nobody_answered(attempt);
                };
                let left = attempt.left;
                if let Some(method) = self.custom_method(left, name) {
                    attempt.stage = NOBODY;
                    let args = smallvec::smallvec![left, attempt.right];
                    return self.call(method, args, Vec::new(), Then::Binary(Box::new(attempt)));
                }
            }
            return self.nobody_answered(attempt);
        }
        self.ask_binary(attempt, false)
    }

    fn asked_right_first(&mut self, attempt: &BinaryAttempt) -> bool {
        let (left, right) = (self.class_of(attempt.left), self.class_of(attempt.right));
        left != right && self.inherits(right, left)
    }

    fn ask_contains(
        &mut self,
        op: BinOp,
        value: Value,
        container: Value,
        then: Then,
    ) -> Result<(), Value> {
        let protocol = &self.semantics().protocol;
        if let Some(method) = self.custom_method(container, protocol.contains) {
            let negate = op == BinOp::NotIn;
            let then =
                Machine::continuation(then, (if negate { negated } else { as_truth }, Vec::new()));
            return self.call(
                method,
                smallvec::smallvec![container, value],
                Vec::new(),
                then,
            );
        }
        self.apply_native(op, false, value, container, then)
    }

    /// Applies an operator to any value.
    pub(crate) fn apply_unary(&mut self, op: UnOp, slot: u16, value: Value) -> Result<(), Value> {
        let then = Then::Store(slot);
        match op {
            UnOp::Not => return self.truth_into(slot, true, value),
            UnOp::As(Scalar::Bool)
                if value == Value::Nil && self.semantics().truthiness == Truthiness::Nothing =>
            {
                let kind = self.type_name(value);
                let exit = self.fault(Fault::NilOperand, &[&op.text(), &kind, ""]);
                return self.settle(Err(exit), then);
            }
            UnOp::As(Scalar::Bool) => return self.truth_into(slot, false, value),
            UnOp::Iter => {
                let outcome = self.cursor_over(value);
                return self.settle(outcome, then);
            }
            UnOp::HasNext => return self.has_next(slot, value),
            UnOp::Next => {
                let Value::Ref(handle) = value else {
                    return self.deliver(then, Value::Nil);
                };
                let item = match self.object_mut(handle) {
                    Object::Cursor(cursor) => std::mem::take(&mut cursor.pending),
                    _ => Value::Nil,
                };
                return self.deliver(then, item);
            }
            _ => {}
        }
        if let Value::Unknown(_) = value {
            let value = self.unknown(Expression::Unary(op, value));
            return self.deliver(then, value);
        }
        let value = match self.initialised([value]) {
            Ok([value]) => value,
            Err(exit) => return self.settle(Err(exit), then),
        };
        if let UnOp::As(scalar) = op
            && let Some(value) = self.convert_pointer(scalar, value)
        {
            return self.deliver(then, value);
        }
        if let Some(name) = (self.semantics().protocol.unary)(op)
            && let Some(method) = self.custom_method(value, name)
        {
            return self.call(method, smallvec::smallvec![value], Vec::new(), then);
        }
        let native = self.unboxed(self.native(value));
        match operator::unary(self, op, native) {
            Ok(Some(result)) => self.deliver(then, result),
            Ok(None) => {
                let kind = self.type_name(value);
                let exit = match value {
                    Value::Nil => self.fault(Fault::NilOperand, &[&op.text(), &kind, ""]),
                    _ => self.fault(Fault::UnsupportedOperand, &[&op.text(), &kind]),
                };
                self.settle(Err(exit), then)
            }
            Err(exit) => self.settle(Err(exit), then),
        }
    }

    /// Reads an element of any value.
    pub(crate) fn apply_index(
        &mut self,
        object: Value,
        index: Value,
        then: Then,
    ) -> Result<(), Value> {
        if let Value::Unknown(_) = object {
            let value = self.unknown(Expression::Index(object, index));
            return self.deliver(then, value);
        }
        let protocol = &self.semantics().protocol;
        if self.traits(object).get_item
            && let Some(method) = self.custom_method(object, protocol.get_item)
        {
            return self.call(method, smallvec::smallvec![object, index], Vec::new(), then);
        }
        let outcome = self.index_natively(object, index);
        self.settle(outcome, then)
    }

    /// Reads an element without asking the class's own method for that.
    ///
    /// # Errors
    /// The language's error, or the call that finds the element.
    pub fn index_natively(&mut self, object: Value, index: Value) -> Outcome {
        if let Some(value) = crate::index::load(self, object, index)? {
            return Ok(value);
        }
        if self.is_class(object)
            && let Some(method) = self
                .names
                .get(self.semantics().protocol.get_class_item)
                .and_then(|name| {
                    let Value::Ref(handle) = object else {
                        return None;
                    };
                    self.lookup_class_member(handle, name)
                })
        {
            let method = match self.object_kind(method) {
                Some(Object::ClassMethod(inner) | Object::StaticMethod(inner)) => *inner,
                _ => method,
            };
            return Err(Machine::call_exit(method, &[object, index]));
        }
        if self.is_class(object) {
            return Err(self.hook(Hook::GenericAlias, &[object, index]));
        }
        let kind = self.type_name(object);
        Err(self.fault(Fault::NotIndexable, &[&kind]))
    }

    /// Writes an element of any value.
    pub(crate) fn apply_store_index(
        &mut self,
        object: Value,
        index: Value,
        value: Value,
    ) -> Result<(), Value> {
        if let Value::Unknown(_) = object {
            return Ok(());
        }
        if self.traits(object).set_item
            && let Some(method) = self.custom_method(object, self.semantics().protocol.set_item)
        {
            return self.call(
                method,
                smallvec::smallvec![object, index, value],
                Vec::new(),
                Then::Discard,
            );
        }
        let native = self.native(object);
        match crate::index::store(self, native, index, value) {
            Ok(Some(())) => Ok(()),
            Ok(None) => {
                let kind = self.type_name(object);
                let exit = self.fault(Fault::NoItemAssignment, &[&kind]);
                self.settle(Err(exit), Then::Discard)
            }
            Err(exit) => self.settle(Err(exit), Then::Discard),
        }
    }

    /// Removes an element of any value.
    ///
    /// # Errors
    /// The language's error, or the call that removes it.
    pub fn delete_index(&mut self, object: Value, index: Value) -> Outcome {
        if let Value::Unknown(_) = object {
            return Ok(Value::Nil);
        }
        if self.traits(object).delete_item
            && let Some(method) = self.custom_method(object, self.semantics().protocol.delete_item)
        {
            return Err(Machine::call_exit(method, &[object, index]));
        }
        let native = self.native(object);
        match crate::index::delete(self, native, index)? {
            Some(()) => Ok(Value::Nil),
            None => {
                let kind = self.type_name(object);
                Err(self.fault(Fault::NoItemDeletion, &[&kind]))
            }
        }
    }

    /// A new unknown value, made by the instruction at hand.
    pub fn unknown(&mut self, expression: Expression) -> Value {
        let origin = self.origin();
        self.state.unknowns.add(expression, origin)
    }

    /// A new unknown that an intrinsic gives for unknown operands.
    pub fn unknown_intrinsic(&mut self, name: &str, args: &[Value]) -> Value {
        self.unknown(Expression::Intrinsic(name.into(), args.into()))
    }

    /// The instruction at hand.
    pub(crate) fn origin(&self) -> (ir::ModuleId, ir::InstId) {
        let Some(frame) = self.state.frames.last() else {
            return (ir::ModuleId(0), ir::InstId(0));
        };
        let code = &self.linked.codes[frame.code as usize];
        let pc = frame.pc.saturating_sub(1) as usize;
        (
            code.module,
            code.insts.get(pc).copied().unwrap_or(ir::InstId(0)),
        )
    }
}

/// The negation of a result's truth.
fn negated(machine: &mut Machine, _: &[Value], result: Value) -> Outcome {
    match machine.truth(result) {
        Some(truth) => Ok(Value::Bool(!truth)),
        None if matches!(result, Value::Unknown(_)) => {
            Ok(machine.unknown(Expression::Unary(UnOp::Not, result)))
        }
        None => match machine.ask_truth(result) {
            Some((method, args, _)) => Err(Machine::call_then(method, &args, negated, Vec::new())),
            None => Ok(Value::Bool(false)),
        },
    }
}

/// A result's truth.
fn as_truth(machine: &mut Machine, _: &[Value], result: Value) -> Outcome {
    match machine.truth(result) {
        Some(truth) => Ok(Value::Bool(truth)),
        None if matches!(result, Value::Unknown(_)) => Ok(result),
        None => match machine.ask_truth(result) {
            Some((method, args, _)) => Err(Machine::call_then(method, &args, as_truth, Vec::new())),
            None => Ok(Value::Bool(true)),
        },
    }
}
