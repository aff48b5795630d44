//! Pointers: arithmetic, order, conversions.

use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::value::{Handle, Value};
use ir::{BinOp, Scalar, Undefined};

/// Addresses of functions begin here, of the program's and of the machine's.
const FUNCTIONS: u64 = 0x0000_0000_0040_1000;
const BUILTINS: u64 = 0x0000_7fff_f7c0_0000;
const INTRINSICS: u64 = 0x0000_7fff_f7d0_0000;

impl Machine {
    /// Whether an operator on two values is one on pointers.
    #[inline]
    pub(crate) fn is_pointer_operation(&self, left: Value, right: Value) -> bool {
        let is_pointer = |value| matches!(value, Value::Pointer(..) | Value::Sized(Scalar::Ptr, _));
        is_pointer(left)
            || is_pointer(right)
            || (matches!(left, Value::Nil) || matches!(right, Value::Nil))
                && self.semantics().memory.has_addresses
    }

    /// The address that a value is, for those that are one.
    #[must_use]
    pub fn address(&self, value: Value) -> Option<u64> {
        match value {
            Value::Nil => Some(0),
            Value::Pointer(handle, offset) => Some(self.region(handle)?.address_of(offset)),
            Value::Sized(_, word) | Value::Int(word) => Some(word as u64),
            Value::Builtin(id) => Some(BUILTINS + 16 * u64::from(id.0)),
            Value::Intrinsic(intrinsic) => Some(INTRINSICS + 16 * intrinsic as u64),
            Value::Ref(handle) => match self.object(handle) {
                Object::Function(function) => Some(FUNCTIONS + 16 * u64::from(function.code)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The address of a value, which may become the value again from now on.
    pub(crate) fn expose(&mut self, value: Value) -> Option<u64> {
        let address = self.address(value)?;
        match value {
            Value::Pointer(handle, _) => {
                let is_new = self.region(handle).is_some_and(|region| !region.is_exposed);
                if is_new && let Some(region) = self.region_mut(handle) {
                    region.is_exposed = true;
                    let start = region.address;
                    self.state
                        .memory
                        .exposed
                        .insert(start, Value::Pointer(handle, 0));
                }
            }
            Value::Builtin(_) | Value::Intrinsic(_) | Value::Ref(_) => {
                self.state.memory.exposed.insert(address, value);
            }
            _ => {}
        }
        Some(address)
    }

    /// What an address is the address of.
    #[must_use]
    pub fn resolve(&self, address: u64) -> Value {
        if address == 0 {
            return Value::Nil;
        }
        match self.state.memory.exposed.range(..=address).next_back() {
            Some((&start, &Value::Pointer(handle, _)))
                if self
                    .region(handle)
                    .is_some_and(|region| address - start <= region.size() as u64) =>
            {
                Value::Pointer(handle, (address - start) as i64)
            }
            Some((&start, &value)) if start == address => value,
            _ => Value::Sized(Scalar::Ptr, address as i64),
        }
    }

    /// An operator on two values of which one is a pointer; nothing where it is not for them.
    ///
    /// # Errors
    /// Where undefined behaviour stops the run.
    pub(crate) fn pointer_binary(
        &mut self,
        op: BinOp,
        left: Value,
        right: Value,
    ) -> Outcome<Option<Value>> {
        match op {
            BinOp::Add => match (count_of(left), count_of(right)) {
                (_, Some(by)) => self.moved(left, by).map(Some),
                (Some(by), None) => self.moved(right, by).map(Some),
                _ => Ok(None),
            },
            BinOp::Sub => match count_of(right) {
                Some(by) => self.moved(left, by.wrapping_neg()).map(Some),
                None => self.pointer_difference(left, right),
            },
            BinOp::Eq
            | BinOp::Ne
            | BinOp::StrictEq
            | BinOp::StrictNe
            | BinOp::Is
            | BinOp::IsNot => {
                let is_same = match (self.address(left), self.address(right)) {
                    (Some(a), Some(b)) => a == b,
                    _ => left.is_same(right),
                };
                let wants_same = matches!(op, BinOp::Eq | BinOp::StrictEq | BinOp::Is);
                Ok(Some(Value::Bool(is_same == wants_same)))
            }
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => {
                let (Some(a), Some(b)) = (self.address(left), self.address(right)) else {
                    return Ok(None);
                };
                let (from, to) = (region_of(left), region_of(right));
                if from != to || from.is_none() && a != b {
                    let (first, second) = (self.describe_target(left), self.describe_target(right));
                    let words = || format!("{first} and {second} have no order");
                    self.undefined_with(Undefined::PointerComparison, from.or(to), words)?;
                }
                let order = match (left, right) {
                    (Value::Pointer(x, i), Value::Pointer(y, j)) if x == y => i.cmp(&j),
                    _ => a.cmp(&b),
                };
                Ok(Some(Value::Bool(match op {
                    BinOp::Lt => order.is_lt(),
                    BinOp::Le => order.is_le(),
                    BinOp::Gt => order.is_gt(),
                    _ => order.is_ge(),
                })))
            }
            _ => Ok(None),
        }
    }

    fn moved(&mut self, pointer: Value, by: i64) -> Outcome {
        Ok(match pointer {
            Value::Pointer(handle, offset) => Value::Pointer(handle, offset.wrapping_add(by)),
            Value::Nil if by == 0 => Value::Nil,
            Value::Nil => {
                let words = || format!("a null pointer is moved by {by} bytes");
                self.undefined_with(Undefined::NullDeref, None, words)?;
                self.resolve(by as u64)
            }
            Value::Sized(_, word) => self.resolve((word as u64).wrapping_add(by as u64)),
            Value::Unknown(_) => return Err(Exit::Unknown),
            other => {
                let words = || "a pointer that is none to data is moved".to_owned();
                self.undefined_with(Undefined::TypeConfusion, None, words)?;
                other
            }
        })
    }

    fn pointer_difference(&mut self, left: Value, right: Value) -> Outcome<Option<Value>> {
        let (Some(a), Some(b)) = (self.address(left), self.address(right)) else {
            return Ok(None);
        };
        if let (Value::Pointer(x, i), Value::Pointer(y, j)) = (left, right)
            && x == y
        {
            return Ok(Some(Value::Sized(Scalar::I64, i.wrapping_sub(j))));
        }
        if a != b || region_of(left) != region_of(right) {
            let (first, second) = (self.describe_target(left), self.describe_target(right));
            let words = || format!("{first} and {second} have no difference");
            let object = region_of(left).or(region_of(right));
            self.undefined_with(Undefined::PointerDifference, object, words)?;
        }
        Ok(Some(Value::Sized(Scalar::I64, a.wrapping_sub(b) as i64)))
    }

    fn describe_target(&self, value: Value) -> String {
        match value {
            Value::Nil => "the null pointer".into(),
            Value::Pointer(handle, _) => {
                let name = self.region(handle).and_then(|region| region.name);
                match name {
                    Some(name) => {
                        format!("a pointer to `{}`", self.name(name).trim_start_matches('&'))
                    }
                    None => format!("a pointer to {}", self.describe_region(handle)),
                }
            }
            _ => "a pointer to no object".into(),
        }
    }

    /// A conversion from or to a pointer; nothing where it is none.
    pub(crate) fn convert_pointer(&mut self, scalar: Scalar, value: Value) -> Option<Value> {
        let is_pointer = match value {
            Value::Pointer(..) | Value::Sized(Scalar::Ptr, _) => true,
            Value::Nil | Value::Builtin(_) => self.semantics().memory.has_addresses,
            Value::Ref(handle) => {
                matches!(self.object(handle), Object::Function(_))
                    && self.semantics().memory.has_addresses
            }
            _ => false,
        };
        if scalar == Scalar::Ptr {
            return match value {
                _ if is_pointer => Some(value),
                Value::Sized(_, word) | Value::Int(word) => Some(self.resolve(word as u64)),
                Value::Bool(truth) => Some(self.resolve(u64::from(truth))),
                _ => None,
            };
        }
        if !is_pointer {
            return None;
        }
        if scalar == Scalar::Bool {
            return Some(Value::Bool(value != Value::Nil));
        }
        let address = self.expose(value)?;
        scalar
            .is_fixed()
            .then(|| Value::Sized(scalar, scalar.wrap(address as i64)))
    }
}

/// The region that a pointer belongs to.
fn region_of(value: Value) -> Option<Handle> {
    match value {
        Value::Pointer(handle, _) => Some(handle),
        _ => None,
    }
}

/// A number of bytes to move by.
fn count_of(value: Value) -> Option<i64> {
    match value {
        Value::Sized(Scalar::Ptr, _) => None,
        Value::Sized(_, count) | Value::Int(count) => Some(count),
        Value::Bool(truth) => Some(i64::from(truth)),
        _ => None,
    }
}
