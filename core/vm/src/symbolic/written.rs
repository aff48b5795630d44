//! Calls as the program's code writes them, for unknowns that are named by the call that gives them.

use super::{Expression, Operands};
use crate::code::{Ins, SiteArg};
use crate::heap::Object;
use crate::machine::Machine;
use crate::value::Value;
use ir::{ArgKind, Symbol};

/// The call that an instruction carries out.
pub(crate) struct CallAtHand {
    /// The slot for its result.
    pub(crate) dst: u16,
    /// For a method: of what, and its name.
    pub(crate) receiver: Option<(Value, Symbol)>,
    /// What is called, as far as that can be found.
    pub(crate) callee: Option<Value>,
    /// With what.
    pub(crate) operands: Operands,
}

impl CallAtHand {
    /// The expression for its result; what is called has to be said where it cannot be found.
    pub(crate) fn expression(self, callee: Value) -> Expression {
        match self.receiver {
            Some((receiver, name)) => Expression::Method(receiver, name, self.operands),
            None => Expression::Call(self.callee.unwrap_or(callee), self.operands),
        }
    }
}

impl Machine {
    /// The call that the frame on top is carrying out, if its instruction is one.
    pub(crate) fn call_at_hand(&mut self) -> Option<CallAtHand> {
        let (instruction, base) = self.instruction_on_top()?;
        let held = |m: &Machine, slot: u16| m.state.stack[base + slot as usize];
        let (dst, receiver, callee, site) = match instruction {
            Ins::CallMethod {
                dst,
                receiver,
                site,
                name,
            } => {
                let receiver = held(self, receiver);
                match self.object_kind(receiver) {
                    Some(&Object::Module(module)) => {
                        (dst, None, self.module_member(module, name), site)
                    }
                    _ => {
                        let method = self.lookup_class_member(self.class_of(receiver), name);
                        (dst, Some((receiver, name)), method, site)
                    }
                }
            }
            Ins::CallPlace { dst, place, site } => (dst, None, self.load_place(place).ok(), site),
            Ins::CallValue { dst, callee, site } => (dst, None, Some(held(self, callee)), site),
            _ => return None,
        };
        Some(CallAtHand {
            dst,
            receiver,
            callee,
            operands: self.operands_at(site, base),
        })
    }

    /// What the frame on top is carrying out, as its code writes it; a call of a function with these operands, where it is
    /// another instruction that called that.
    pub(crate) fn call_as_written(&mut self, function: Value, params: &[Value]) -> Expression {
        if let Some(call) = self.call_at_hand() {
            return call.expression(function);
        }
        let Some((instruction, base)) = self.instruction_on_top() else {
            return Expression::Call(function, params.into());
        };
        let slot = |slot: u16| self.state.stack[base + slot as usize];
        match instruction {
            Ins::Bin {
                op, left, right, ..
            } => Expression::Binary(op, slot(left), slot(right)),
            Ins::CallIntrinsic {
                intrinsic, site, ..
            } => {
                let operands = self.operands_at(site, base);
                Expression::Intrinsic(intrinsic.name().into(), operands.placed)
            }
            _ => Expression::Call(function, params.into()),
        }
    }

    /// The instruction that the frame on top is carrying out, and where its slots start.
    pub(super) fn instruction_on_top(&self) -> Option<(Ins, usize)> {
        let frame = self.state.frames.last()?;
        let code = &self.linked.codes[frame.code as usize];
        let instruction = *code.plain.get(frame.pc.saturating_sub(1) as usize)?;
        Some((instruction, frame.base as usize))
    }

    fn operands_at(&self, site: u32, base: usize) -> Operands {
        let args: &[SiteArg] = &self.linked.sites[site as usize].args;
        let mut placed = Vec::new();
        let mut named: Vec<(Symbol, Value)> = Vec::new();
        for arg in args {
            let value = self.state.stack[base + arg.slot as usize];
            match arg.kind {
                ArgKind::Positional => placed.push(value),
                ArgKind::Named(name) => named.push((name, value)),
                ArgKind::Spread => named.push((self.boot.spread_name, value)),
                ArgKind::NamedSpread => named.push((self.boot.named_spread_name, value)),
            }
        }
        Operands::new(&placed, &named)
    }
}
