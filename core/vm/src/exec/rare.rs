//! Instructions that programs carry out now and then.

use crate::code::{Ins, Linked, Slot};
use crate::heap::Object;
use crate::machine::state::Then;
use crate::machine::{Args, Machine};
use crate::symbolic::Expression;
use crate::value::Value;
use ir::{Fault, Hint};
use std::rc::Rc;

impl Machine {
    /// Carries out an instruction that the loop does not know itself; everything is saved.
    #[inline(never)]
    pub(super) fn carry_out(
        &mut self,
        ins: Ins,
        linked: &Rc<Linked>,
        base: usize,
    ) -> Result<(), Value> {
        let slot = |machine: &Machine, slot: Slot| machine.state.stack[base + slot as usize];
        match ins {
            Ins::NewCell { slot: at, src } => {
                let value = slot(self, src);
                let cell = self.insert(Object::Cell(value));
                self.set_slot(at, cell);
            }
            Ins::StoreCapture { index, src } => {
                let value = slot(self, src);
                let frame = self.state.frames.last();
                let cell = frame.and_then(|frame| frame.captures.get(index as usize));
                if let Some(&cell) = cell {
                    self.set_cell(Value::Ref(cell), value);
                }
            }
            Ins::LoadClass {
                dst,
                slot: at,
                place,
            } => {
                let value = slot(self, at);
                if !value.is_bound() {
                    return self.load_class_place(dst, place);
                }
                self.set_slot(dst, value);
            }
            Ins::Function { dst, definition } => {
                let function = self.close_over(&linked.functions[definition as usize]);
                self.set_slot(dst, function);
            }
            Ins::Class { dst, definition } => return self.begin_class(dst, definition),
            Ins::NewObject { dst, place } => return self.new_object(dst, place),
            Ins::Throw { src, again } => {
                let thrown = slot(self, src);
                if let Value::Unknown(unknown) = thrown
                    && self.asks_whether_nil(src, unknown)
                {
                    return Ok(());
                }
                self.throw(thrown, again);
            }
            Ins::Caught { dst } => {
                let handled = self.state.handled.last();
                let caught = handled.map_or(Value::Nil, |handled| handled.exception);
                let caught = self.thrown(caught);
                self.set_slot(dst, caught);
            }
            Ins::Symbolic { dst, hint } => {
                let unknown = self.unknown_from(&linked.hints[hint as usize]);
                self.set_slot(dst, unknown);
            }
            Ins::Suspend { dst, kind, src } => return self.suspend(dst, kind, slot(self, src)),
            Ins::Choose { dst, site } => {
                let values = self.site_values(linked, site, base);
                let at = self.choose(values.len());
                self.set_slot(dst, values.get(at).copied().unwrap_or_default());
            }
            Ins::Assert { condition, code } if self.truth(slot(self, condition)) == Some(false) => {
                let message = self.name(code).to_owned();
                let exit = self.fault(Fault::BadValue, &[&message]);
                return self.settle(Err(exit), Then::Discard);
            }
            Ins::AllocRegion {
                dst,
                size,
                allocation,
            } => {
                let size = slot(self, size);
                if let Err(exit) = self.collect_if_due() {
                    return self.settle(Err(exit), Then::Discard);
                }
                let outcome = self.alloc_region(size, linked.allocations[allocation as usize]);
                return self.settle(outcome, Then::Store(dst));
            }
            Ins::Unsupported {
                dst: Some(dst),
                hint,
            } => {
                let unknown = self.unknown_from(&linked.hints[hint as usize]);
                self.set_slot(dst, unknown);
            }
            // What has no effect; the others are the loop's, which knows them.
            _ => {}
        }
        Ok(())
    }

    /// Carries out `throw`.
    pub(super) fn throw(&mut self, value: Value, again: bool) {
        let base = self.native_class(ir::Native::Exception);
        let exception = match value {
            Value::Ref(handle) if self.is_class(value) && self.inherits(handle, base) => {
                // A class stands for an instance made without arguments.
                let work: (crate::machine::state::ContinuationFn, Vec<Value>) =
                    (throw_result, Vec::new());
                let then = Machine::continuation(Then::Discard, work);
                if let Err(exception) = self.call(value, Args::new(), Vec::new(), then) {
                    let _ = self.unwind(exception, false);
                }
                return;
            }
            // Where objects of any kind are thrown, one that is not known is too.
            Value::Unknown(_) if self.delegates() => value,
            Value::Unknown(_) => {
                // What is thrown is not known: an exception that says so.
                let text = crate::display::preview(self, value, 200);
                let message = self.new_text(text);
                let args = self.new_tuple(&[message]);
                self.new_exception(base, args)
            }
            _ if self.semantics().errors.raised == ir::Raised::Anything => value,
            _ if self.delegates() => self.exception_of(value),
            _ if self.is_instance(value, base) => value,
            _ => match self.fault(Fault::NotAnException, &[]) {
                crate::Exit::Raise(exception) => exception,
                _ => return,
            },
        };
        let _ = self.unwind(exception, again && exception == value);
    }

    pub(super) fn unknown_from(&mut self, hint: &Hint) -> Value {
        let expression = match hint {
            Hint::Param(name, _) => Expression::Parameter(*name),
            Hint::Import(name) => Expression::Import((**name).into()),
            Hint::Unsupported(kind) => Expression::Described(format!("unsupported:{kind}").into()),
            Hint::CaughtException(text) | Hint::Unknown(text) => {
                Expression::Described((**text).into())
            }
        };
        self.unknown(expression)
    }

    pub(super) fn new_object(&mut self, dst: u16, place: u32) -> Result<(), Value> {
        let outcome = self.load_place(place).map(|class| match class {
            Value::Ref(handle) if self.is_class(class) => match self.class(handle) {
                Some(data) if data.native == ir::Native::Exception => {
                    let none = self.new_tuple(&[]);
                    self.new_exception(handle, none)
                }
                _ => self.new_instance(handle),
            },
            unknown @ Value::Unknown(_) => unknown,
            _ => Value::Nil,
        });
        self.settle(outcome, Then::Store(dst))
    }
}

/// Throws the instance that a class made.
fn throw_result(_: &mut Machine, _: &[Value], result: Value) -> crate::Outcome {
    Err(crate::Exit::Raise(result))
}
