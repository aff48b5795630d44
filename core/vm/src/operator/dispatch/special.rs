//! Operators through the special methods of the operands' classes, asked one after the other.

use super::negated;
use crate::machine::state::{BinaryAttempt, Then};
use crate::machine::{Machine, Outcome};
use crate::operator;
use crate::value::{Singleton, Value};
use ir::BinOp;

/// Stages of asking special methods.
pub(super) const IN_PLACE: u8 = 0;
const FORWARD: u8 = 1;
const REFLECTED: u8 = 2;
/// The right operand's class is derived from the left's and was asked first.
const FORWARD_AFTER: u8 = 3;
const NOBODY: u8 = 4;

impl Machine {
    /// Asks the special methods of the operands, one after the other.
    pub(super) fn ask_binary(
        &mut self,
        attempt: BinaryAttempt,
        is_first: bool,
    ) -> Result<(), Value> {
        let mut attempt = attempt;
        let (op, left, right) = (attempt.op, attempt.left, attempt.right);
        if matches!(op, BinOp::In | BinOp::NotIn) {
            return self.ask_contains(op, left, right, attempt.then);
        }
        let Some([name, reflected, in_place]) = self.semantics().objects.protocol.binary(op) else {
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
        let Some([name, ..]) = self.semantics().objects.protocol.binary(BinOp::Eq) else {
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
                let Some([name, ..]) = self.semantics().objects.protocol.binary(attempt.op) else {
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
        let protocol = &self.semantics().objects.protocol;
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
