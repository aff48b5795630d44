//! Calls: what is called, how arguments are bound to parameters, and how instances are constructed.

mod bind;
mod construct;
mod shortcuts;
mod site;

use crate::control::generator::{Generator, Progress, Step};
use crate::heap::Object;
use crate::machine::state::{Frame, Then};
use crate::machine::{Args, Exit, Machine, Outcome};
use crate::symbolic::{Expression, Operands};
use crate::value::{BuiltinId, Handle, Value};
use ir::{
    Fault, FunctionKind, Hook, Missing, OtherOperands, Scalar, Surplus, Symbol, TooDeep, Undefined,
    WrongCall,
};
use std::rc::Rc;

/// How many objects a call may go through to what runs: an object's method for that may be an object again.
const MOST_CALLEES: u32 = 1000;

/// Arguments passed by name.
pub type NamedArgs = Vec<(Symbol, Value)>;

impl Machine {
    /// Calls a value. Afterwards the call is either done and its result delivered, or its frame is on top.
    ///
    /// # Errors
    /// The exception that it raised.
    pub fn call(
        &mut self,
        callee: Value,
        args: Args,
        named: NamedArgs,
        then: Then,
    ) -> Result<(), Value> {
        let (mut callee, mut args) = (callee, args);
        // What is called may be an object whose method for that is an object again: as long as the program likes.
        for _ in 0..MOST_CALLEES {
            let handle = match callee {
                Value::Builtin(id) => {
                    return self.call_builtin_value(callee, id, &args, &named, then);
                }
                Value::Intrinsic(intrinsic) => {
                    let mut outcome = self.intrinsic(intrinsic, &args);
                    if let Then::Store(_) = then {
                        outcome = outcome.map(|value| self.first_of_results(value));
                    }
                    return self.settle(outcome, then);
                }
                Value::Unknown(_) => {
                    let call = Expression::Call(callee, Operands::new(&args, &named));
                    let value = self.call_of_unknown(call);
                    return self.deliver(then, value);
                }
                Value::Ref(handle) => handle,
                _ => return self.not_callable(callee, &args, then),
            };
            callee = match self.object(handle) {
                Object::Function(_) if self.delegates() => {
                    return self.call_function_on(handle, Value::Nil, &args, then);
                }
                Object::Function(_) => return self.call_function(handle, &args, &named, then),
                Object::Class(_) => return self.construct(handle, args, named, then),
                Object::BoundMethod(method) => {
                    let (receiver, function) = (method.receiver, method.function);
                    if self.delegates() {
                        return self.call_on(function, receiver, args, then);
                    }
                    args.insert(0, receiver);
                    function
                }
                Object::StaticMethod(inner) => *inner,
                Object::Instance(_) => {
                    let name = self.semantics().objects.protocol.call;
                    let Some(method) = self.special_method(callee, name) else {
                        return self.not_callable(callee, &args, then);
                    };
                    args.insert(0, callee);
                    method
                }
                _ => return self.not_callable(callee, &args, then),
            };
        }
        let exit = self.fault(Fault::RecursionLimit, &[]);
        self.settle(Err(exit), then)
    }

    /// Calls a function or method that the machine provides.
    fn call_builtin_value(
        &mut self,
        callee: Value,
        id: BuiltinId,
        args: &[Value],
        named: &[(Symbol, Value)],
        then: Then,
    ) -> Result<(), Value> {
        let is_unknown = matches!(args.first(), Some(Value::Unknown(_)))
            && !self.boot.builtins[id.0 as usize].accepts_unknown;
        if self.spreads_unknown(named) {
            let value = self.unknown(Expression::Call(callee, Operands::new(args, named)));
            return self.deliver(then, value);
        }
        if is_unknown {
            let name = self.names.shared(self.boot.builtins[id.0 as usize].name);
            let value = self.unknown(Expression::Intrinsic(name, args.into()));
            return self.deliver(then, value);
        }
        let mut outcome = self.call_builtin(id, args, named);
        if let Then::Store(_) = then {
            outcome = outcome.map(|value| self.first_of_results(value));
        }
        self.settle(outcome, then)
    }

    /// Whether functions can be called with fewer and with more arguments than they have parameters.
    fn takes_any_number(&self) -> bool {
        let calls = &self.semantics().calls;
        calls.surplus == Surplus::Dropped && calls.missing == Missing::Nil
    }

    fn not_callable(&mut self, callee: Value, args: &[Value], then: Then) -> Result<(), Value> {
        if self.semantics().objects.others == OtherOperands::Library {
            let mut all = vec![callee];
            all.extend_from_slice(args);
            let exit = self.hook(Hook::CallOther, &all);
            return self.settle(Err(exit), then);
        }
        if self.semantics().calls.wrong == WrongCall::Undefined {
            let (kind, words) = match callee {
                Value::Nil => (Undefined::NullCall, "a call through a null pointer"),
                Value::Unbound => {
                    let words = "a call through a pointer that has no value yet";
                    (Undefined::UninitRead, words)
                }
                _ => (Undefined::TypeConfusion, "what is called is no function"),
            };
            return self.wrong_call(kind, words, then);
        }
        let kind = self.type_name(callee);
        let exit = self.fault(Fault::NotCallable, &[&kind]);
        self.settle(Err(exit), then)
    }

    /// A call that has no meaning; where the run goes on, it gives zero.
    fn wrong_call(&mut self, kind: Undefined, words: &str, then: Then) -> Result<(), Value> {
        let outcome = self
            .undefined_with(kind, None, || words.to_owned())
            .map(|()| Value::Sized(Scalar::I32, 0));
        self.settle(outcome, then)
    }

    /// Settles what an operation gave.
    ///
    /// # Errors
    /// The exception that it raised, unless somebody was waiting for that one.
    pub fn settle(&mut self, outcome: Outcome, then: Then) -> Result<(), Value> {
        match outcome {
            Ok(value) => self.deliver(then, value),
            Err(Exit::Raise(exception)) => self.reject(then, exception),
            Err(Exit::Transferred) => Ok(()),
            Err(Exit::Unknown) => {
                self.guess();
                let call = self.call_as_written(Value::Nil, &[]);
                let value = self.unknown_operation(call);
                self.deliver(then, value)
            }
            Err(Exit::Switch(to, ends)) => {
                self.deliver(then, Value::Nil)?;
                self.switch_task(to, ends)
            }
            Err(Exit::Construct(work)) => {
                let (class, args, named) = *work;
                crate::natives::construct(self, class, args, named, then)
            }
            Err(Exit::Resume(generator, how, exhausted)) => {
                let then = match exhausted {
                    Some(exhausted) => Then::Exhaustible(Box::new((exhausted, then))),
                    None => then,
                };
                self.resume(generator, how, then)
            }
            Err(Exit::Call(call)) => {
                let mut then = match call.then {
                    Some(work) => Machine::continuation(then, work),
                    None => then,
                };
                if let Some(exhausted) = call.exhausted {
                    then = Then::Exhaustible(Box::new((exhausted, then)));
                }
                for attempt in call.attempts.into_iter().rev() {
                    then = Then::Attribute(Box::new((attempt, then)));
                }
                self.call(call.callee, call.args, call.named, then)
            }
        }
    }

    /// Whether there is no room for more than so many calls, and the language has words for doing something else there.
    pub(crate) fn is_full_for(&self, fault: Fault, more: usize) -> bool {
        let limit = self.state.recursion_limit;
        limit.is_some_and(|limit| self.state.frames.len() + more >= limit as usize)
            && self.semantics().errors.faults.has(fault)
    }

    /// Pushes a frame for a code. Its slots are unbound.
    ///
    /// # Errors
    /// The language's error when calls nest too deeply.
    #[inline]
    pub(crate) fn push_frame(
        &mut self,
        code: u32,
        captures: Rc<[Handle]>,
        function: Value,
        then: Then,
    ) -> Result<usize, (Value, Then)> {
        if let Some(limit) = self.state.recursion_limit
            && self.state.frames.len() >= limit as usize
        {
            if self.semantics().calls.too_deep == TooDeep::EndsProcess {
                self.end_by_overflow();
                return Err((Value::Nil, then));
            }
            let Exit::Raise(exception) = self.fault(Fault::RecursionLimit, &[]) else {
                return Err((Value::Nil, then));
            };
            return Err((exception, then));
        }
        self.journal
            .depth(self.state.steps, self.state.frames.len() as u32);
        if let Some(profile) = &mut self.profile {
            profile.enter(code);
        }
        let data = &self.linked.codes[code as usize];
        let (base, slots) = (self.state.stack.len(), data.slots as usize);
        let has_cells = !data.cells.is_empty();
        self.state.stack.resize(base + slots, Value::Unbound);
        if has_cells {
            let linked = Rc::clone(&self.linked);
            for &slot in &linked.codes[code as usize].cells {
                let cell = self.insert(Object::Cell(Value::Unbound));
                self.state.stack[base + slot as usize] = cell;
            }
        }
        self.state.frames.push(Frame {
            code,
            pc: 0,
            base: base as u32,
            handlers: self.state.handlers.len() as u32,
            automatic: self.state.memory.automatic.len() as u32,
            captures,
            generator: None,
            delegate: Value::Unbound,
            function,
            then,
        });
        Ok(base)
    }

    fn call_function(
        &mut self,
        handle: Handle,
        args: &[Value],
        named: &[(Symbol, Value)],
        then: Then,
    ) -> Result<(), Value> {
        let Object::Function(function) = self.object(handle) else {
            return self.not_callable(Value::Ref(handle), args, then);
        };
        let (code, captures) = (function.code, Rc::clone(&function.captures));
        let linked = Rc::clone(&self.linked);
        let data = &linked.codes[code as usize];
        let base = match self.push_frame(code, captures, Value::Ref(handle), then) {
            Ok(base) => base,
            Err((exception, then)) => return self.reject(then, exception),
        };
        let is_wrong = data.is_simple && args.len() != data.params.len();
        if is_wrong && self.semantics().calls.wrong == WrongCall::Undefined {
            let Some(frame) = self.pop_frame() else {
                return Ok(());
            };
            let (given, taken) = (args.len(), data.params.len());
            let words =
                format!("a function of {taken} parameters is called with {given} arguments");
            return self.wrong_call(Undefined::TypeConfusion, &words, frame.then);
        }
        if data.is_simple && named.is_empty() && args.len() == data.params.len() {
            for (param, &arg) in data.params.iter().zip(args) {
                self.state.stack[base + param.slot as usize] = arg;
            }
        } else if data.is_simple && named.is_empty() && self.takes_any_number() {
            for (at, param) in data.params.iter().enumerate() {
                self.state.stack[base + param.slot as usize] =
                    args.get(at).copied().unwrap_or(Value::Nil);
            }
        } else if let Err(exit) = self.bind_arguments(handle, data, base, args, named) {
            // The caller is to blame: its frame is the one that raises.
            let Some(frame) = self.pop_frame() else {
                return Ok(());
            };
            return self.settle(Err(exit), frame.then);
        }
        match data.suspends() {
            None => Ok(()),
            Some(kind) => self.put_aside_new(kind),
        }
    }

    /// Turns the frame on top, which has its arguments, into a generator and delivers that.
    pub(crate) fn put_aside_new(&mut self, kind: FunctionKind) -> Result<(), Value> {
        let Some(frame) = self.state.frames.pop() else {
            return Ok(());
        };
        self.profile_is_aside(&frame, true);
        let saved = self.state.stack.split_off(frame.base as usize);
        let code = frame.code;
        let mut kept = frame.clone();
        kept.then = Then::Discard;
        let generator = self.insert(Object::Generator(Box::new(Generator {
            kind,
            code,
            progress: Progress::New,
            frame: Some(kept),
            saved,
            handlers: Vec::new(),
            handled: Vec::new(),
            resume_slot: u16::MAX,
            step_of: None,
            is_watched: false,
            first_sent: Value::Nil,
            step: Step::Send,
        })));
        self.deliver(frame.then, generator)
    }
}
