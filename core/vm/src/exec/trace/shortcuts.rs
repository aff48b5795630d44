//! Calls of functions that have shortcuts, as operations.

use super::op::Code;
use super::op::Kind;
use super::operators::entry;
use super::write::{Writer, op};
use crate::code::Linked;
use crate::heap::Object;
use crate::machine::Machine;
use crate::value::Value;
use ir::Shortcut;

/// A call that is being recorded.
pub(super) struct Called<'a> {
    pub(super) linked: &'a Linked,
    pub(super) dst: u16,
    pub(super) site: u32,
    /// Where the slots of its function begin.
    pub(super) base: usize,
}

impl Machine {
    /// Writes down a call of a method of a native value: which one that is depends on the kind of the value alone.
    pub(super) fn write_method(
        &mut self,
        writer: &mut Writer<'_>,
        call: &Called<'_>,
        receiver: u16,
    ) -> Option<()> {
        let value = self.state.stack[call.base + receiver as usize];
        let method = self.known_method(value, call.site)?;
        let shortcut = self.shortcut_of(call.linked, method)?;
        let hidden = self.semantics().library.shortcuts.hidden;
        let args = &call.linked.sites[call.site as usize].args;
        let (hidden, given) = args.split_at_checked(hidden)?;
        for arg in hidden {
            let value = self.state.stack[call.base + arg.slot as usize];
            if writer.read(arg.slot, value)?.1 != Kind::Nil {
                return None;
            }
        }
        let operands = [receiver]
            .into_iter()
            .chain(given.iter().map(|arg| arg.slot));
        let operands: Vec<u16> = operands.collect();
        self.write_shortcut(writer, call, shortcut, &operands)
    }

    /// Writes down a call of a function.
    pub(super) fn write_function(
        &mut self,
        writer: &mut Writer<'_>,
        call: &Called<'_>,
        callee: u16,
    ) -> Option<()> {
        let value = self.state.stack[call.base + callee as usize];
        let shortcut = self.shortcut_of(call.linked, value)?;
        let args = &call.linked.sites[call.site as usize].args;
        let operands: Vec<u16> = args.iter().map(|arg| arg.slot).collect();
        if self.semantics().library.shortcuts.hidden > 0 {
            return None;
        }
        let (register, kind) = writer.read(callee, value)?;
        let (same, _) = writer.constant(value)?;
        writer.act(op(Code::IfEqual, register, register, same, kind));
        self.write_shortcut(writer, call, shortcut, &operands)
    }

    /// The shortcut of a function.
    fn shortcut_of(&self, linked: &Linked, function: Value) -> Option<Shortcut> {
        match self.object_kind(function)? {
            Object::Function(function) => linked.codes[function.code as usize].shortcut,
            _ => None,
        }
    }

    fn write_shortcut(
        &mut self,
        writer: &mut Writer<'_>,
        call: &Called<'_>,
        shortcut: Shortcut,
        operands: &[u16],
    ) -> Option<()> {
        if !call.linked.sites[call.site as usize].is_plain {
            return None;
        }
        let values = operands
            .iter()
            .map(|&slot| self.state.stack[call.base + slot as usize]);
        let values: Vec<Value> = values.collect();
        let registers = operands.iter().zip(&values);
        let registers = registers.map(|(&slot, &value)| writer.read(slot, value));
        let registers: Vec<(u8, Kind)> = registers.collect::<Option<_>>()?;
        let length = match self.object_kind(*values.first()?) {
            Some(Object::List(items)) => Some(items.len() as i64),
            _ => None,
        };
        match (shortcut, &*registers, &*values) {
            (Shortcut::SetElement, &[(list, _), (at, Kind::Int), (src, kind)], &[_, place, _]) => {
                let Value::Int(place) = place else {
                    return None;
                };
                if !(0..=length?).contains(&place) {
                    return None;
                }
                let op = op(Code::SetListItem, src, list, at, kind);
                writer.act(op);
                writer.place(call.dst, src, kind);
                Some(())
            }
            (Shortcut::Append, &[(list, of), (src, kind)], _) => {
                length?;
                writer.act(op(Code::AppendItem, src, list, list, kind));
                writer.place(call.dst, list, of);
                Some(())
            }
            (Shortcut::SetElement | Shortcut::Append | Shortcut::Call, ..) => None,
            (_, &[(first, of), ref others @ ..], _) if others.len() < 2 => {
                let given = Kind::of(self.shortcut(shortcut, &values)?)?;
                let (second, other) = others.first().copied().unwrap_or((first, of));
                let mut op = op(Code::Shortcut, 0, first, second, given);
                let row = (shortcut, of, other, operands.len());
                op.data = entry(&mut writer.tree.tables.shortcuts, row)?;
                writer.give(call.dst, op)
            }
            _ => None,
        }
    }
}
