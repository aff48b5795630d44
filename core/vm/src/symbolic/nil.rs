//! Whether an unknown is nothing, where an instruction fails at that: a member, an element or a call of what is null, a number out
//! of a box that is not there, memory behind a null pointer.
//!
//! Where somebody is asked, such an instruction asks before it is carried out, once for each unknown. Then it is carried out again: with
//! nothing in the place of the unknown, so that what it raises or reports is the language's own, or knowing that it is something.
//!
//! Asked is of parameters, of what their members and elements hold, and of what calls give that the language says may give nothing. What
//! other calls of unknown functions give is taken to be something.

use crate::code::Ins;
use crate::machine::Machine;
use crate::symbolic::Expression;
use crate::symbolic::choice::Open;
use crate::value::{Unknown, Value};
use ir::{BinOp, Scalar};

/// How long a chain of members and additions is followed.
const LONGEST: usize = 32;

/// The question whether an unknown is nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NilCase {
    slot: u16,
    of: Unknown,
    /// The answer that means that it is nothing.
    nil_side: bool,
}

impl Machine {
    /// Asks whether an unknown operand of the instruction at hand is nothing; `false` where that is known, or does not matter.
    pub(crate) fn asks_whether_nil(&mut self, slot: u16, operand: Unknown) -> bool {
        if !self.is_asked() {
            return false;
        }
        let has_addresses = self.semantics().memory.has_addresses;
        let fails = match has_addresses {
            true => matches!(
                self.instruction_on_top(),
                Some((Ins::LoadIndirect { .. } | Ins::StoreIndirect { .. }, _))
            ),
            // What the language says of finding nothing there.
            false => !self.note().is_empty(),
        };
        if !fails {
            return false;
        }
        let of = if has_addresses {
            self.moved_from(operand)
        } else {
            operand
        };
        if self.state.unknowns.not_nil.contains(&of) || !self.may_be_nil(of) {
            return false;
        }
        // A pointer is asked about as a condition asks about it.
        let nil_side = !has_addresses;
        let condition = match has_addresses {
            true => Value::Unknown(of),
            false => {
                let is_nil = Expression::Binary(BinOp::Is, Value::Unknown(of), Value::Nil);
                self.unknown(is_nil)
            }
        };
        let case = NilCase { slot, of, nil_side };
        if let Some(side) = self.side_or_stop(condition, || Open::Nil(case)) {
            self.decide_nil(case, side);
        }
        true
    }

    pub(crate) fn decide_nil(&mut self, case: NilCase, side: bool) {
        if side != case.nil_side {
            self.state.unknowns.not_nil.insert(case.of);
        }
        let Some(frame) = self.state.frames.last_mut() else {
            return;
        };
        frame.pc = frame.pc.saturating_sub(1);
        let at = frame.base as usize + usize::from(case.slot);
        if side == case.nil_side
            && let Some(held) = self.state.stack.get_mut(at)
        {
            *held = Value::Nil;
        }
    }

    /// The pointer that another was computed from.
    fn moved_from(&self, mut pointer: Unknown) -> Unknown {
        for _ in 0..LONGEST {
            match self.state.unknowns.get(pointer).expression {
                Expression::Binary(BinOp::Add | BinOp::Sub, Value::Unknown(base), _) => {
                    pointer = base;
                }
                _ => break,
            }
        }
        pointer
    }

    /// Whether an unknown was given by a call that may give nothing.
    fn may_give_nothing(&self, unknown: Unknown) -> bool {
        let (module, at) = self.state.unknowns.get(unknown).origin;
        let module = &self.linked.program.modules[module.index()];
        let note = module.note(at);
        let calls = module.semantics.typing.may_give_nothing;
        calls.iter().any(|call| note.starts_with(call))
    }

    /// Learns from a side of a branch what of its condition is something: what is of a class is.
    pub(crate) fn learn_of_branch(&mut self, condition: Value, holds: bool) {
        let Value::Unknown(condition) = condition else {
            return;
        };
        if holds
            && let Expression::Intrinsic(name, operands) =
                &self.state.unknowns.get(condition).expression
            && **name == *ir::Intrinsic::IsInstance.name()
            && let Some(&Value::Unknown(of)) = operands.first()
        {
            self.state.unknowns.not_nil.insert(of);
        }
    }

    /// What an intrinsic raises for nothing in the first place, where other operands are unknown: the note says that it fails at that
    /// whatever they are.
    pub(crate) fn fails_at_nil(
        &mut self,
        intrinsic: ir::Intrinsic,
        args: &[Value],
    ) -> Option<crate::Exit> {
        let is_unknown = |arg: &Value| matches!(arg, Value::Unknown(_));
        if args.first() != Some(&Value::Nil)
            || !args.iter().any(is_unknown)
            || self.note().is_empty()
        {
            return None;
        }
        let known = |arg: &Value| if is_unknown(arg) { Value::Nil } else { *arg };
        let known: Vec<Value> = args.iter().map(known).collect();
        self.intrinsic(intrinsic, &known).err()
    }

    fn may_be_nil(&self, unknown: Unknown) -> bool {
        let mut at = unknown;
        let ty = self.state.unknowns.get(at).ty;
        if ty.is_some_and(|ty| ty != Scalar::Text) {
            return false;
        }
        for _ in 0..LONGEST {
            at = match &self.state.unknowns.get(at).expression {
                Expression::Parameter(_) => return true,
                Expression::Method(..) => return self.may_give_nothing(at),
                Expression::Field(Value::Unknown(of), _)
                | Expression::Index(Value::Unknown(of), _) => *of,
                Expression::Intrinsic(name, operands) if **name == *super::LOAD => {
                    match operands[..] {
                        [Value::Unknown(of)] => self.moved_from(of),
                        _ => return false,
                    }
                }
                _ => return false,
            };
        }
        false
    }
}
