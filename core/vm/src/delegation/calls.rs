//! Calls on a receiver, which is no argument, of functions that take as many arguments as they are given.

use crate::code::{Code, Linked, Takes};
use crate::heap::{BoundMethod, Object};
use crate::machine::state::{ContinuationFn, Then};
use crate::machine::{Args, Exit, Machine, Outcome};
use crate::value::{Handle, Value};
use ir::{Fault, ParamKind, Shortcut};
use std::rc::Rc;

impl Machine {
    /// Calls a value on a receiver.
    pub(crate) fn call_on(
        &mut self,
        callee: Value,
        receiver: Value,
        mut args: Args,
        then: Then,
    ) -> Result<(), Value> {
        match self.object_kind(callee) {
            Some(Object::Function(_)) => {
                let Value::Ref(handle) = callee else {
                    return Ok(());
                };
                self.call_function_on(handle, receiver, &args, then)
            }
            Some(Object::BoundMethod(_)) => self.call(callee, args, Vec::new(), then),
            _ => {
                if matches!(callee, Value::Intrinsic(_) | Value::Builtin(_)) {
                    args.insert(0, receiver);
                }
                self.call(callee, args, Vec::new(), then)
            }
        }
    }

    /// A call on a receiver as what an operation needs.
    pub(crate) fn call_on_exit(&mut self, callee: Value, receiver: Value, args: &[Value]) -> Exit {
        let callee = self.insert(Object::BoundMethod(Box::new(BoundMethod {
            receiver,
            function: callee,
        })));
        Machine::call_exit(callee, args)
    }

    /// Calls a function: what is missing is nil, and what is too much is dropped.
    pub(crate) fn call_function_on(
        &mut self,
        handle: Handle,
        receiver: Value,
        args: &[Value],
        then: Then,
    ) -> Result<(), Value> {
        let Object::Function(function) = self.object(handle) else {
            return Ok(());
        };
        let (number, captures) = (function.code, Rc::clone(&function.captures));
        let linked = Rc::clone(&self.linked);
        let code = &linked.codes[number as usize];
        let base = match self.push_frame(number, captures, Value::Ref(handle), then) {
            Ok(base) => base,
            Err((exception, then)) => return self.reject(then, exception),
        };
        self.check_given(code, args.len())?;
        self.bind_open(code, base, receiver, args);
        match code.suspends() {
            None => Ok(()),
            Some(kind) => self.put_aside_new(kind),
        }
    }

    /// Arguments by name at the places of their parameters. Names that no parameter has are a map in a tuple behind the others,
    /// where the function takes any number.
    ///
    /// # Errors
    /// The language's error about a name that does not fit.
    pub(crate) fn placed(
        &mut self,
        callee: Value,
        mut args: Args,
        named: &[(ir::Symbol, Value)],
    ) -> Outcome<Args> {
        let (callee, before) = match callee {
            Value::Intrinsic(ir::Intrinsic::CallWith) => (args.first().copied(), 2),
            callee => (Some(callee), 0),
        };
        let mut function = callee.unwrap_or_default();
        if let Some(Object::BoundMethod(method)) = self.object_kind(function) {
            function = method.function;
        }
        let Some(Object::Function(data)) = self.object_kind(function) else {
            // The library calls what is no function, and gets the names as a function that takes any number does.
            if self.object_kind(function).is_some()
                && self.semantics().objects.others == ir::OtherOperands::Library
            {
                let others = self.map_of_names(named);
                args.push(self.new_tuple(&[others]));
            }
            return Ok(args);
        };
        let number = data.code as usize;
        let linked = Rc::clone(&self.linked);
        let params = &linked.codes[number].params;
        let given = args.len();
        let mut others = Vec::new();
        for &(name, value) in named {
            let found = params
                .iter()
                .position(|param| param.name == name && param.kind != ParamKind::Rest);
            let fault = match found {
                Some(at) if before + at < given => Fault::DuplicateNamedArgument,
                Some(at) => {
                    while args.len() <= before + at {
                        let kind = params[args.len() - before].kind;
                        args.push(self.missing_argument(kind));
                    }
                    args[before + at] = value;
                    continue;
                }
                None if params.iter().any(|param| param.kind == ParamKind::Rest) => {
                    others.push((name, value));
                    continue;
                }
                None => Fault::UnexpectedNamedArgument,
            };
            let (function, name) = (self.callee_name(function), self.name(name).to_owned());
            return Err(self.fault(fault, &[&function, &name]));
        }
        if !others.is_empty() {
            let by_place = params.iter().filter(|param| param.kind != ParamKind::Rest);
            while args.len() < before + by_place.clone().count() {
                let kind = params[args.len() - before].kind;
                args.push(self.missing_argument(kind));
            }
            let others = self.map_of_names(&others);
            args.push(self.new_tuple(&[others]));
        }
        Ok(args)
    }

    /// What a parameter is that gets no argument.
    fn missing_argument(&self, kind: ParamKind) -> Value {
        match (kind, self.boot.semantics.calls.missing) {
            (ParamKind::Optional, _) | (_, ir::Missing::Null) => Machine::null(),
            _ => Value::Nil,
        }
    }

    /// Whether the function on top, which is about to begin, takes so many arguments.
    ///
    /// # Errors
    /// The language's error where it says that it does not: it is raised in that function.
    #[inline]
    fn check_given(&mut self, code: &Code, given: usize) -> Result<(), Value> {
        match code.takes {
            Some(takes) if !takes.fits(given) => Err(self.wrongly_given(code, takes, given)),
            _ => Ok(()),
        }
    }

    #[cold]
    fn wrongly_given(&mut self, code: &Code, takes: Takes, given: usize) -> Value {
        let function = self.name(code.name).to_owned();
        let given = given.saturating_sub(takes.hidden as usize).to_string();
        match self.fault(Fault::ArgumentCount, &[&function, &takes.text(), &given]) {
            Exit::Raise(exception) => exception,
            _ => Value::Nil,
        }
    }

    /// Gives parameters what there is for them.
    fn bind_open(&mut self, code: &Code, base: usize, receiver: Value, args: &[Value]) {
        if let Some(slot) = code.receiver {
            self.state.stack[base + slot as usize] = receiver;
        }
        let mut given: Args = args.iter().copied().collect();
        if code.takes_apart
            && let [one] = args
            && let Some(Object::List(items)) = self.object_kind(*one)
        {
            given = items.iter().copied().collect();
        }
        let mut given = given.into_iter();
        for param in &code.params {
            let value = match param.kind {
                ParamKind::Rest => {
                    let rest: Vec<Value> = given.by_ref().collect();
                    self.new_list(rest)
                }
                kind => given.next().unwrap_or_else(|| self.missing_argument(kind)),
            };
            self.state.stack[base + param.slot as usize] = value;
        }
    }

    /// Calls a function with the operands of a site that are all given by place, without gathering them where that can be.
    pub(crate) fn call_plain_site(
        &mut self,
        linked: &Rc<Linked>,
        callee: Value,
        receiver: Value,
        site: u32,
        base: usize,
        then: Then,
    ) -> Result<(), Value> {
        let data = &linked.sites[site as usize];
        let Value::Ref(handle) = callee else {
            return self.call_gathered(linked, callee, receiver, site, base, then);
        };
        let Object::Function(function) = self.object(handle) else {
            return self.call_gathered(linked, callee, receiver, site, base, then);
        };
        if function.is_class {
            let name = crate::display::function_name(self, handle);
            let error = self.fault(Fault::ClassCalled, &[&name]);
            return self.settle(Err(error), then);
        }
        let number = function.code;
        let code = &linked.codes[number as usize];
        match (code.shortcut, receiver) {
            (None, _) => {}
            (Some(Shortcut::Call), Value::Ref(called)) => {
                if let Some(args) = self.passed_on(linked, called, site, base) {
                    return self.call_function_on(called, Value::Nil, &args, then);
                }
            }
            (Some(shortcut), _) => {
                if let Some(value) = self.shortcut_at(linked, shortcut, receiver, site, base) {
                    return self.deliver(then, value);
                }
            }
        }
        if !code.is_simple || code.suspends().is_some() {
            return self.call_gathered(linked, callee, receiver, site, base, then);
        }
        let Object::Function(function) = self.object(handle) else {
            return Ok(());
        };
        let captures = Rc::clone(&function.captures);
        match self.push_frame(number, captures, callee, then) {
            Ok(new_base) => {
                self.check_given(code, data.args.len())?;
                if let Some(slot) = code.receiver {
                    self.state.stack[new_base + slot as usize] = receiver;
                }
                for (at, param) in code.params.iter().enumerate() {
                    let value = match data.args.get(at) {
                        Some(arg) => self.state.stack[base + arg.slot as usize],
                        None => self.missing_argument(param.kind),
                    };
                    self.state.stack[new_base + param.slot as usize] = value;
                }
                Ok(())
            }
            Err((exception, then)) => self.reject(then, exception),
        }
    }

    fn call_gathered(
        &mut self,
        linked: &Rc<Linked>,
        callee: Value,
        receiver: Value,
        site: u32,
        base: usize,
        then: Then,
    ) -> Result<(), Value> {
        let args = self.site_values(linked, site, base);
        match receiver {
            Value::Nil => self.call(callee, args, Vec::new(), then),
            _ => self.call_on(callee, receiver, args, then),
        }
    }

    /// Whether a value is a function that makes objects.
    fn can_make(&self, function: Value) -> bool {
        match self.object_kind(function) {
            Some(Object::Function(data)) => {
                let code = &self.linked.codes[data.code as usize];
                data.is_class || code.makes_objects && code.suspends().is_none()
            }
            Some(Object::BoundMethod(_)) => true,
            _ => false,
        }
    }

    /// Makes an object with a function, as an object whose parent is that of what the target makes.
    ///
    /// # Errors
    /// The call of the function, or the language's error where it can make nothing.
    pub(crate) fn construct_object(
        &mut self,
        function: Value,
        args: &[Value],
        target: Value,
    ) -> Outcome {
        if let Value::Unknown(_) = function {
            let callee = function;
            let call = crate::symbolic::Expression::Call(
                callee,
                crate::symbolic::Operands::new(args, &[]),
            );
            return Ok(self.call_of_unknown(call));
        }
        let (function, bound) = match self.object_kind(function) {
            Some(Object::BoundMethod(method)) => (method.function, true),
            _ => (function, false),
        };
        let target = if bound { function } else { target };
        if !self.can_make(function) {
            return Err(self.fault(Fault::NotAConstructor, &[]));
        }
        let name = self.intern(self.boot.semantics.objects.protocol.prototype);
        let prototype = self.member(target, super::Key::Name(name))?;
        let object = match prototype.handle().filter(|_| self.is_object(prototype)) {
            Some(parent) => self.object_below(parent),
            None => self.plain_object(),
        };
        let call = self.call_on_exit(function, object, args);
        Err(Machine::with_work(call, made, vec![object, target]))
    }

    /// The function whose construction the call on top is part of; nothing where it constructs nothing.
    pub(crate) fn new_target(&self) -> Value {
        let then = self.state.frames.last().map(|frame| &frame.then);
        match then {
            Some(Then::Continue(work))
                if std::ptr::fn_addr_eq(work.resume, made as ContinuationFn) =>
            {
                work.data.get(1).copied().unwrap_or(Value::Nil)
            }
            _ => Value::Nil,
        }
    }

    /// Runs a parent's constructor on an object.
    pub(crate) fn construct_parent(
        &mut self,
        function: Value,
        object: Value,
        args: &[Value],
    ) -> Outcome {
        if !self.can_make(function) {
            return match function {
                Value::Unknown(_) => Ok(object),
                _ => Err(self.fault(Fault::NotAConstructor, &[])),
            };
        }
        let target = self.new_target();
        let call = self.call_on_exit(function, object, args);
        Err(Machine::with_work(call, made, vec![object, target]))
    }

    /// A call with work to do on its result.
    pub(crate) fn with_work(exit: Exit, work: ContinuationFn, data: Vec<Value>) -> Exit {
        match exit {
            Exit::Call(mut call) => {
                call.then = Some((work, data));
                Exit::Call(call)
            }
            exit => exit,
        }
    }
}

/// What a constructor made: what it gave where that is an object, else the object that it was called on.
fn made(m: &mut Machine, data: &[Value], given: Value) -> Outcome {
    Ok(match m.is_object(given) {
        true => given,
        false => data[0],
    })
}

impl Machine {
    /// The function that a method call comes to, with the receiver.
    pub(crate) fn delegated_method(
        &mut self,
        receiver: Value,
        name: ir::Symbol,
        site: u32,
    ) -> Outcome<(Value, Option<Value>)> {
        let parent = self.class_of(receiver);
        let shape = match receiver {
            Value::Ref(handle) => self.own_shape(handle),
            _ => None,
        };
        if let Some(method) = self.caches.method(site, parent, shape) {
            return Ok((method, Some(receiver)));
        }
        let key = super::Key::Name(name);
        let method = self.member_for(receiver, key, receiver, None)?;
        let is_own = match receiver {
            Value::Ref(handle) => {
                self.own_place(handle, name).is_some() || self.map_of_own(handle).is_some()
            }
            _ => false,
        };
        let is_plain = !is_own
            && matches!(self.find_delegated(parent, name), Some((found, _)) if found == method);
        let is_parent = shape.is_some_and(|shape| self.shapes.get(shape).is_parent);
        if is_plain && !is_parent && self.is_callable(method) {
            self.caches.set_method(site, parent, shape, method);
        }
        Ok((method, Some(receiver)))
    }

    /// Calls what a computed member gives, with the operands of a site.
    pub(crate) fn call_computed(
        &mut self,
        linked: &Rc<Linked>,
        exit: Exit,
        receiver: Value,
        site: u32,
        base: usize,
        then: Then,
    ) -> Result<(), Value> {
        let mut data = vec![receiver];
        let values = self.site_values(linked, site, base);
        match self.spread_values(linked, Value::Nil, site, &values) {
            Ok((args, _)) => data.extend(args),
            Err(exit) => return self.settle(Err(exit), then),
        }
        self.settle(Err(Machine::with_work(exit, call_given, data)), then)
    }

    /// Functions whose parent was another get this one.
    pub(crate) fn adopt_functions(&mut self, old: Handle, parent: Handle) {
        for place in 0..self.state.heap.places() {
            let handle = Handle(place as u32);
            let Object::Function(function) = self.object(handle) else {
                continue;
            };
            let shape = function.own.shape;
            if self.shapes.get(shape).class != old {
                continue;
            }
            let members = self.marked_names(shape);
            let shape = self.shapes.remade(shape, Some(parent), &members);
            if let Some(own) = self.own_mut(handle) {
                own.shape = shape;
            }
        }
    }
}

/// Calls what a computed member turned out to be.
fn call_given(m: &mut Machine, data: &[Value], callee: Value) -> Outcome {
    let args = data[1..].to_vec();
    Err(m.call_on_exit(callee, data[0], &args))
}
