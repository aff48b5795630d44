//! Failures of the library that only say that something is not known.
//!
//! Code of the library that is given an unknown has to guess whether it is a text, how long it is, whether it is more than
//! nothing; and by such a guess it refuses what the program may well have given it, or gives what does not follow. An exception
//! that the library raises with an unknown among what it works on, and that would leave it for the program, is therefore no
//! exception of the program's: the call gives an unknown, as a call of a function that is not there does, and the program goes
//! on. The same holds for what the machine itself provides, where the program calls that with an unknown. And what a
//! function of the library returns after it has guessed is not known either.
//!
//! Sides of branches that somebody decided are no guesses.
//!
//! **Invariant.** What the program itself raises is never excused, nor what ends iterations or the run.

use crate::code::{Ins, SiteArg};
use crate::heap::Object;
use crate::machine::Machine;
use crate::state::{Frame, Then};
use crate::symbolic::{Expression, Operands};
use crate::value::Value;
use ir::{ArgKind, Fault, FunctionKind, Symbol, Trace};

/// Exceptions that say how control goes on rather than what failed.
const CONTROL: [Fault; 4] = [
    Fault::StopIteration,
    Fault::StopAsyncIteration,
    Fault::GeneratorExit,
    Fault::SystemExit,
];

/// Up to how many elements of a tuple of operands are looked at.
const ELEMENTS: usize = 64;

impl Machine {
    /// Whether an exception that is about to leave the frame on top is excused. Then the library's calls are over and the
    /// program has an unknown for their result.
    ///
    /// # Errors
    /// The exception that using the result raised.
    pub(super) fn excuse(&mut self, exception: Value) -> Result<bool, Value> {
        if self.state.unknowns.is_empty() {
            return Ok(false);
        }
        let frames = &self.state.frames;
        let Some(caller) = frames.iter().rposition(|frame| !self.is_of_library(frame)) else {
            return Ok(false);
        };
        let entry = caller + 1;
        let Some(frame) = frames.get(entry) else {
            return self.excuse_provided(exception);
        };
        let is_handled = self.state.handlers.len() > frame.handlers as usize;
        let answers_for_member = matches!(frame.then, Then::Attribute(_))
            && self.is_fault(exception, Fault::NoAttribute);
        if is_handled
            || answers_for_member
            || !self.works_on_unknown(frame.base as usize)
            || CONTROL.iter().any(|&fault| self.is_fault(exception, fault))
            || self.was_raised_by_program(exception, frame.code)
        {
            return Ok(false);
        }
        self.leave_unknown(entry)?;
        Ok(true)
    }

    /// Ends the library's calls from one on: what the program called gives an unknown.
    ///
    /// # Errors
    /// The exception that using the result raised.
    pub(super) fn leave_unknown(&mut self, entry: usize) -> Result<(), Value> {
        let (function, params) = self.called_with(entry);
        let mut left = None;
        while self.state.frames.len() > entry {
            left = self.pop_frame();
            if let Some(generator) = left.as_ref().and_then(|frame| frame.generator)
                && self.state.frames.len() > entry
            {
                self.end_generator(generator);
            }
        }
        let Some(frame) = left else {
            return Ok(());
        };
        let call = self.call_as_written(function, &params);
        let value = self.call_of_unknown(call);
        let then = match frame.then {
            // An object that could not be initialised is as little known as its parts.
            Then::Replace(slot, _) => Then::Store(slot),
            then => then,
        };
        match frame
            .generator
            .map(|generator| self.end_generator(generator))
        {
            Some(FunctionKind::Coroutine) => self.exhausted(then, value),
            _ => self.deliver(then, value),
        }
    }

    /// Notes that something about an unknown was taken to be so, for want of anybody's decision. What the library gives after
    /// that is not known either.
    pub(crate) fn guess(&mut self) {
        let frames = &self.state.frames;
        let own = frames.iter().rposition(|frame| !self.is_of_library(frame));
        let entry = own.map_or(0, |own| own as u32 + 1);
        if own.is_some()
            && (entry as usize) < frames.len()
            && self.state.guessed.last() != Some(&entry)
        {
            self.state.guessed.push(entry);
        }
    }

    /// Forgets the guesses of calls that are over.
    #[inline]
    pub(super) fn forget_guesses(&mut self) {
        let depth = self.state.frames.len() as u32;
        while self.state.guessed.last().is_some_and(|&call| call >= depth) {
            self.state.guessed.pop();
        }
    }

    /// Whether the call on top, which returns, is one of the library that the program made, that has guessed, and that is there
    /// for what it gives.
    #[inline]
    pub(super) fn gives_a_guess(&self) -> bool {
        let depth = self.state.frames.len();
        self.state
            .guessed
            .last()
            .is_some_and(|&call| call as usize + 1 == depth)
            && self
                .state
                .frames
                .last()
                .is_some_and(|frame| match frame.then {
                    Then::Replace(..) => true,
                    Then::MakeClass(_) | Then::Imported(..) | Then::Finish => false,
                    _ => self.initialises(frame) || self.gives_values(frame.code),
                })
    }

    fn initialises(&self, frame: &Frame) -> bool {
        let name = self.name(self.linked.codes[frame.code as usize].name);
        let init = self.semantics().protocol.init;
        let own = name.rsplit('.').next().unwrap_or(name);
        !init.is_empty() && self.semantics().plain_name(own) == init
    }

    /// Whether a function returns anything but nil anywhere.
    fn gives_values(&self, code: u32) -> bool {
        let plain = &self.linked.codes[code as usize].plain;
        let is_nil = |constant: u32| self.constants[constant as usize] == Value::Nil;
        plain.iter().enumerate().any(|(at, instruction)| {
            let Ins::Return { src } = *instruction else {
                return false;
            };
            let before = at.checked_sub(1).map(|before| plain[before]);
            !matches!(before, Some(Ins::Const { dst, constant }) if dst == src && is_nil(constant))
        })
    }

    /// The same for what the frame on top, which is the program's, calls of the machine itself.
    fn excuse_provided(&mut self, exception: Value) -> Result<bool, Value> {
        let Some((instruction, base)) = self.instruction_on_top() else {
            return Ok(false);
        };
        let (dst, receiver, callee, site) = match instruction {
            Ins::CallMethod {
                dst,
                receiver,
                site,
                name,
            } => {
                let receiver = self.state.stack[base + receiver as usize];
                match self.object_kind(receiver) {
                    Some(&Object::Module(module)) => {
                        (dst, None, self.module_member(module, name), site)
                    }
                    _ => {
                        let method = self.lookup_class_member(self.class_of(receiver), name);
                        (dst, Some(receiver), method, site)
                    }
                }
            }
            Ins::CallPlace { dst, place, site } => (dst, None, self.load_place(place).ok(), site),
            Ins::CallValue { dst, callee, site } => {
                let callee = self.state.stack[base + callee as usize];
                (dst, None, Some(callee), site)
            }
            _ => return Ok(false),
        };
        let operands = self.operands_at(site, base);
        let given = operands.placed.len() + usize::from(receiver.is_some());
        let is_unknown = |value: &Value| matches!(value, Value::Unknown(_));
        let has_unknown = receiver.iter().chain(&*operands.placed).any(is_unknown);
        let takes_them = match callee {
            Some(Value::Builtin(id)) => {
                let builtin = &self.boot.builtins[id.0 as usize];
                let given = given.checked_sub(builtin.receivers());
                given.is_some_and(|given| builtin.signature.takes(given))
            }
            _ => false,
        };
        if !has_unknown
            || !takes_them
            || !operands.named.is_empty()
            || CONTROL.iter().any(|&fault| self.is_fault(exception, fault))
            || self.exception_data(exception).is_none_or(|data| {
                self.semantics().trace == Trace::Unwinding && !data.traceback.is_empty()
            })
        {
            return Ok(false);
        }
        let call = self.call_as_written(callee.unwrap_or_default(), &[]);
        let value = self.call_of_unknown(call);
        self.deliver(Then::Store(dst), value)?;
        Ok(true)
    }

    /// The instruction that the frame on top is carrying out, and where its slots start.
    fn instruction_on_top(&self) -> Option<(Ins, usize)> {
        let frame = self.state.frames.last()?;
        let code = &self.linked.codes[frame.code as usize];
        let instruction = *code.plain.get(frame.pc.saturating_sub(1) as usize)?;
        Some((instruction, frame.base as usize))
    }

    fn is_of_library(&self, frame: &Frame) -> bool {
        let module = self.linked.codes[frame.code as usize].module;
        self.linked.program.modules[module.index()].is_library
    }

    /// Whether anything from a place of the stack on is unknown, or has that among its operands.
    fn works_on_unknown(&self, base: usize) -> bool {
        let is_unknown = |value: &Value| matches!(value, Value::Unknown(_));
        self.state.stack[base..].iter().any(|value| {
            is_unknown(value)
                || match self.object_kind(*value) {
                    Some(Object::Tuple(items)) => items.iter().take(ELEMENTS).any(is_unknown),
                    Some(Object::Cell(inner)) => is_unknown(inner),
                    _ => false,
                }
        })
    }

    /// Whether an exception comes from the program, not from the calls of the library that begin with one of a code.
    fn was_raised_by_program(&self, exception: Value, entry: u32) -> bool {
        let Some(data) = self.exception_data(exception) else {
            return true;
        };
        let is_own = |code: u32| {
            let module = self.linked.codes[code as usize].module;
            !self.linked.program.modules[module.index()].is_library
        };
        let mut entries = data.traceback.iter();
        match self.semantics().trace {
            Trace::Unwinding => entries.any(|at| is_own(at.code)),
            // The calls under way when it was made, innermost first, among them its own initialisers.
            Trace::Creation => entries
                .take_while(|at| !is_own(at.code))
                .all(|at| at.code != entry),
        }
    }

    /// The function of a frame, and what its parameters hold.
    fn called_with(&self, frame: usize) -> (Value, Vec<Value>) {
        let frame = &self.state.frames[frame];
        let base = frame.base as usize;
        let params = &self.linked.codes[frame.code as usize].params;
        let values = params.iter().map(|param| {
            let held = self.state.stack[base + param.slot as usize];
            match self.object_kind(held) {
                Some(Object::Cell(inner)) => *inner,
                _ => held,
            }
        });
        (frame.function, values.collect())
    }

    /// The call that the frame on top is carrying out, as its code writes it; of a function with these operands, where it is
    /// another instruction that called that.
    pub(crate) fn call_as_written(&mut self, function: Value, params: &[Value]) -> Expression {
        let Some((instruction, base)) = self.instruction_on_top() else {
            return Expression::Call(function, params.into());
        };
        let slot = |slot: u16| self.state.stack[base + slot as usize];
        match instruction {
            Ins::CallMethod {
                receiver,
                site,
                name,
                ..
            } => {
                let (receiver, operands) = (slot(receiver), self.operands_at(site, base));
                match self.object_kind(receiver) {
                    Some(&Object::Module(module)) => {
                        let member = self.module_member(module, name);
                        Expression::Call(member.unwrap_or(function), operands)
                    }
                    _ => Expression::Method(receiver, name, operands),
                }
            }
            Ins::CallValue { callee, site, .. } => {
                Expression::Call(slot(callee), self.operands_at(site, base))
            }
            Ins::CallPlace { place, site, .. } => {
                let callee = self.load_place(place).unwrap_or(function);
                Expression::Call(callee, self.operands_at(site, base))
            }
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
