//! Operators: natively where the operands are native, else through the classes' special methods.

mod elements;
pub(crate) mod library;
mod special;
mod truth;

use crate::heap::Object;
use crate::machine::state::{BinaryAttempt, ContinuationFn, Then};
use crate::machine::{Exit, Machine, Outcome};
use crate::operator;
use crate::symbolic::Expression;
use crate::symbolic::cases::Work;
use crate::value::{Unknown, Value};
use ir::{BinOp, Fault, Hook, Scalar, Truthiness, UnOp, Unbound};

impl Machine {
    /// Whether two values are integers and one of them has more than 64 bits: the machine has rules for those wherever it has them
    /// for integers.
    fn are_big(&self, left: Value, right: Value) -> bool {
        let is_big = |value| matches!(self.object_kind(value), Some(Object::BigInt(_)));
        let is_whole = |value| matches!(value, Value::Int(_)) || is_big(value);
        (is_big(left) || is_big(right)) && is_whole(left) && is_whole(right)
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
            let work = Work::Divide { op, in_place, left };
            let is_asked = match (op, right) {
                (BinOp::Add, _) if self.asks_about_move((left, right), &then)? => true,
                (BinOp::Div | BinOp::FloorDiv | BinOp::Rem, Value::Unknown(_)) => {
                    self.asks_about(work, right, &then)?
                }
                (BinOp::In | BinOp::NotIn, _) => {
                    self.asks_about(Work::Among { op, map: right }, left, &then)?
                }
                _ => {
                    let work = Work::Compute { op, left, right };
                    self.asks_about(work, left, &then)?
                }
            };
            return match is_asked {
                true => Ok(()),
                false => self.apply_unknown(op, left, right, then),
            };
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
        if self.has_doubles() {
            return self.apply_doubles(op, in_place, left, right, then);
        }
        if self.semantics().objects.others == ir::OtherOperands::Library
            && !matches!(op, BinOp::Is | BinOp::IsNot)
            && !self.are_big(left, right)
        {
            return self.operate(op, left, right, then);
        }
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
            let outcome = crate::display::format::percent(self, left, right);
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
                    stage: special::IN_PLACE,
                    then,
                },
                true,
            );
        }
        self.apply_native(op, in_place, left, right, then)
    }

    pub(crate) fn apply_unknown(
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

    pub(super) fn apply_native(
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
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge if self.are_like_sequences(l, r) => {
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

    /// Whether two values are sequences of one kind, which alone can be put in order.
    fn are_like_sequences(&self, left: Value, right: Value) -> bool {
        matches!(
            (self.object_kind(left), self.object_kind(right)),
            (Some(Object::List(_)), Some(Object::List(_)))
                | (Some(Object::Tuple(_)), Some(Object::Tuple(_)))
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
        let protocol = &self.semantics().objects.protocol;
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

    /// Applies an operator to any value.
    pub(crate) fn apply_unary(&mut self, op: UnOp, slot: u16, value: Value) -> Result<(), Value> {
        let then = Then::Store(slot);
        match op {
            UnOp::Not => return self.truth_into(slot, true, value),
            UnOp::As(Scalar::Bool)
                if value == Value::Nil && self.semantics().truth == Truthiness::Nothing =>
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
            if self.asks_about(Work::ComputeOne { op }, value, &then)? {
                return Ok(());
            }
            let value = self.unknown(Expression::Unary(op, value));
            return self.deliver(then, value);
        }
        let value = match self.initialised([value]) {
            Ok([value]) => value,
            Err(exit) => return self.settle(Err(exit), then),
        };
        if self.semantics().objects.others == ir::OtherOperands::Library
            && matches!(op, UnOp::Neg | UnOp::Invert)
        {
            let outcome = self.operate_unary(op, value);
            return self.settle(outcome, then);
        }
        if let UnOp::As(scalar) = op
            && let Some(value) = self.convert_pointer(scalar, value)
        {
            return self.deliver(then, value);
        }
        if self.has_doubles() && matches!(op, UnOp::Neg | UnOp::Pos | UnOp::Invert) {
            let outcome = match self.unary_double(op, value) {
                Some(value) => Ok(value),
                None => {
                    let text = self.new_text(op.text());
                    Err(self.hook(Hook::UnaryOperator, &[text, value]))
                }
            };
            return self.settle(outcome, then);
        }
        // The object's own text, not that of a native value inside of it.
        if op == UnOp::As(Scalar::Text) {
            let outcome = crate::display::str_value(self, value);
            return self.settle(outcome, then);
        }
        if let Some(name) = self.semantics().objects.protocol.unary(op)
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

    /// Operands that are to be used: where programs deal in addresses, one without a value is undefined behaviour, and
    /// zero where the run goes on.
    ///
    /// # Errors
    /// Where undefined behaviour stops the run.
    pub(crate) fn initialised<const N: usize>(
        &mut self,
        values: [Value; N],
    ) -> Outcome<[Value; N]> {
        if values.iter().all(|value| value.is_bound())
            || self.semantics().memory.unbound == Unbound::Fails
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

    /// The same for operands without whose values an operation cannot be carried out.
    ///
    /// # Errors
    /// The same, and [`Exit::Unknown`] where one is not known.
    pub(crate) fn known<const N: usize>(&mut self, values: [Value; N]) -> Outcome<[Value; N]> {
        if values
            .iter()
            .any(|value| matches!(value, Value::Unknown(_)))
        {
            return Err(Exit::Unknown);
        }
        self.initialised(values)
    }

    /// An unknown value, made by the instruction at hand; or what it is for sure, or is taken to be.
    pub fn unknown(&mut self, expression: Expression) -> Value {
        match self.simplified(&expression) {
            Some(value) => value,
            None => match self.length_of(&expression) {
                Some(unknown) => self.unknown_length(unknown, expression),
                None => self.unknown_node(expression, None).1,
            },
        }
    }

    /// The same as a node of its own, of a scalar type where one is known.
    pub(crate) fn unknown_node(
        &mut self,
        expression: Expression,
        ty: Option<Scalar>,
    ) -> (Unknown, Value) {
        let origin = self.origin();
        let is_source = expression.is_source();
        let ty = ty.or_else(|| match is_source {
            true => self.declared_scalar(origin),
            false => self.scalar_of(&expression),
        });
        let unknown = self.state.unknowns.add(expression, origin, ty);
        let value = match is_source && !self.settings.given.is_empty() {
            true => self.given(unknown),
            false => None,
        };
        if is_source && self.settings.asks {
            // Whoever asks will want its name, and that is to be what it is called now.
            let _ = self.source_of(unknown);
        }
        (unknown, value.unwrap_or(Value::Unknown(unknown)))
    }

    /// A new unknown that an intrinsic gives for unknown operands.
    pub fn unknown_intrinsic(&mut self, name: &str, args: &[Value]) -> Value {
        self.unknown(Expression::Intrinsic(name.into(), args.into()))
    }

    /// The instruction at hand.
    #[must_use]
    pub fn origin(&self) -> (ir::ModuleId, ir::InstId) {
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
