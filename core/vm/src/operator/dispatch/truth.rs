//! The truth of values, and what becomes of it.

use crate::heap::Object;
use crate::machine::state::{ContinuationFn, Then};
use crate::machine::{Args, Machine};
use crate::symbolic::Expression;
use crate::value::Value;
use crate::value::number::fixed::as_single;
use ir::{Scalar, Truthiness, UnOp, Unbound};

impl Machine {
    /// The truth of a value; `None` where a method of its class must say.
    #[must_use]
    pub fn truth(&self, value: Value) -> Option<bool> {
        match value {
            Value::Bool(truth) => return Some(truth),
            Value::Pointer(..) => return Some(true),
            Value::Unknown(_) => return None,
            Value::Unbound => {
                let is_error = self.semantics().memory.unbound == Unbound::Fails;
                return is_error.then_some(false);
            }
            Value::Nil => return Some(false),
            _ => {}
        }
        if self.semantics().truth == Truthiness::ZeroNilNoText {
            return Some(match value {
                Value::Int(number) | Value::Sized(_, number) => number != 0,
                Value::Float(number) => number != 0.0 && !number.is_nan(),
                Value::Singleton(crate::value::Singleton::Null) => false,
                Value::Ref(handle) => match self.object(handle) {
                    Object::Text(text) => text.byte_len() != 0,
                    Object::BigInt(number) => number.sign() != num_bigint::Sign::NoSign,
                    _ => true,
                },
                _ => true,
            });
        }
        if self.semantics().truth != Truthiness::ZeroNilEmpty {
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
    pub(super) fn ask_truth(&mut self, value: Value) -> Option<(Value, Args, ContinuationFn)> {
        let protocol = &self.semantics().objects.protocol;
        let (name, check): (_, ContinuationFn) = if self.traits(value).bool {
            (protocol.bool, crate::natives::checked_truth)
        } else {
            (protocol.len, crate::natives::checked_len)
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

    /// Branches on a value's truth.
    pub(crate) fn branch_on(
        &mut self,
        value: Value,
        then: u32,
        otherwise: u32,
    ) -> Result<(), Value> {
        let truth = match self.truth(value) {
            Some(truth) => truth,
            None if matches!(value, Value::Unknown(_)) => {
                self.branch_on_unknown(value, then, otherwise);
                return Ok(());
            }
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
        self.take_side(truth, then, otherwise);
        Ok(())
    }

    /// Goes on at one of the two places that a branch leads to.
    pub(crate) fn take_side(&mut self, truth: bool, then: u32, otherwise: u32) {
        if let Some(frame) = self.state.frames.last_mut() {
            if let Some(profile) = &mut self.profile {
                profile.take(frame.code, frame.pc.saturating_sub(1) as usize, truth);
            }
            frame.pc = if truth { then } else { otherwise };
        }
    }
}
