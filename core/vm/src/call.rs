//! Calls: matching arguments to parameters, making instances, and what becomes of results.

use crate::code::Code;
use crate::generator::{Generator, Progress, Step};
use crate::heap::Object;
use crate::machine::{Args, Exit, Machine, Outcome};
use crate::state::{Frame, Then};
use crate::symbolic::{Expression, Operands};
use crate::value::{Handle, Value};
use ir::{Fault, FunctionKind, Memory, Native, ParamKind, Scalar, Symbol, Undefined};
use std::rc::Rc;

/// Arguments passed by name.
pub type NamedArgs = Vec<(Symbol, Value)>;

/// Unknowns that were spread into a call's operands: nobody knows which parameters they meet.
#[derive(Clone, Copy, Default)]
struct SpreadUnknowns {
    /// By place.
    placed: Option<Value>,
    /// By name.
    named: Option<Value>,
}

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
        match callee {
            Value::Builtin(id) => {
                let is_unknown = matches!(args.first(), Some(Value::Unknown(_)))
                    && !self.boot.builtins[id.0 as usize].accepts_unknown;
                if self.spreads_unknown(&named) {
                    let value =
                        self.unknown(Expression::Call(callee, Operands::new(&args, &named)));
                    return self.deliver(then, value);
                }
                if is_unknown {
                    let name = self.names.shared(self.boot.builtins[id.0 as usize].name);
                    let value = self.unknown(Expression::Intrinsic(name, args.as_slice().into()));
                    return self.deliver(then, value);
                }
                let outcome = self.call_builtin(id, &args, &named);
                self.settle(outcome, then)
            }
            Value::Intrinsic(intrinsic) => {
                let outcome = self.intrinsic(intrinsic, &args);
                self.settle(outcome, then)
            }
            Value::Unknown(_) => {
                let value = self.unknown(Expression::Call(callee, Operands::new(&args, &named)));
                self.deliver(then, value)
            }
            Value::Ref(handle) => match self.object(handle) {
                Object::Function(_) => self.call_function(handle, &args, &named, then),
                Object::BoundMethod(method) => {
                    let (receiver, function) = (method.receiver, method.function);
                    let mut args = args;
                    args.insert(0, receiver);
                    self.call(function, args, named, then)
                }
                Object::Class(_) => self.construct(handle, args, named, then),
                Object::StaticMethod(inner) => {
                    let inner = *inner;
                    self.call(inner, args, named, then)
                }
                Object::Instance(_) => {
                    let method = self.special_method(callee, self.semantics().protocol.call);
                    match method {
                        Some(method) => {
                            let mut args = args;
                            args.insert(0, callee);
                            self.call(method, args, named, then)
                        }
                        None => self.not_callable(callee, then),
                    }
                }
                _ => self.not_callable(callee, then),
            },
            _ => self.not_callable(callee, then),
        }
    }

    /// Whether an unknown was spread into the operands of a call.
    pub(crate) fn spreads_unknown(&self, named: &[(Symbol, Value)]) -> bool {
        named.iter().any(|&(name, value)| {
            matches!(value, Value::Unknown(_))
                && (name == self.boot.spread_name || name == self.boot.named_spread_name)
        })
    }

    /// The unknowns that were spread into the operands of a call, by place and by name, and the other operands.
    fn take_spread_unknowns(&self, named: &[(Symbol, Value)]) -> (SpreadUnknowns, NamedArgs) {
        let find = |wanted: Symbol| {
            let mut found = named.iter().rev();
            found
                .find(|&&(name, value)| name == wanted && matches!(value, Value::Unknown(_)))
                .map(|&(_, value)| value)
        };
        let spread = SpreadUnknowns {
            placed: find(self.boot.spread_name),
            named: find(self.boot.named_spread_name),
        };
        let others = named
            .iter()
            .copied()
            .filter(|&operand| !self.spreads_unknown(&[operand]))
            .collect();
        (spread, others)
    }

    fn not_callable(&mut self, callee: Value, then: Then) -> Result<(), Value> {
        if self.semantics().memory == Memory::Addressed {
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
            Err(Exit::Construct(work)) => {
                let (class, args, named) = *work;
                crate::intrinsics::construct(self, class, args, named, then)
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

    /// Pushes a frame for a code. Its slots are unbound.
    ///
    /// # Errors
    /// The language's error when calls nest too deeply.
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
        let linked = Rc::clone(&self.linked);
        let data = &linked.codes[code as usize];
        let base = self.state.stack.len();
        self.state
            .stack
            .resize(base + data.slots as usize, Value::Unbound);
        for &slot in &data.cells {
            let cell = self.insert(Object::Cell(Value::Unbound));
            self.state.stack[base + slot as usize] = cell;
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
            return self.not_callable(Value::Ref(handle), then);
        };
        let (code, captures) = (function.code, Rc::clone(&function.captures));
        let linked = Rc::clone(&self.linked);
        let data = &linked.codes[code as usize];
        let base = match self.push_frame(code, captures, Value::Ref(handle), then) {
            Ok(base) => base,
            Err((exception, then)) => return self.reject(then, exception),
        };
        let is_wrong = data.is_simple && args.len() != data.params.len();
        if is_wrong && self.semantics().memory == Memory::Addressed {
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
    fn put_aside_new(&mut self, kind: FunctionKind) -> Result<(), Value> {
        let Some(frame) = self.state.frames.pop() else {
            return Ok(());
        };
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
            first_sent: Value::Nil,
            step: Step::Send,
        })));
        self.deliver(frame.then, generator)
    }

    /// The name of a function as error messages give it.
    pub(crate) fn qualified_name(&mut self, handle: Handle) -> String {
        let name = self.names.get(self.semantics().protocol.qualified_name);
        let Object::Function(function) = self.object(handle) else {
            return String::new();
        };
        let (code, set) = (
            function.code,
            function
                .members
                .iter()
                .find(|(member, _)| Some(*member) == name)
                .map(|&(_, value)| value),
        );
        match set.and_then(|value| self.text_of(value)) {
            Some(text) => text,
            None => self.name(self.linked.codes[code as usize].name).to_owned(),
        }
    }

    /// Matches arguments to parameters as languages with named, rest and optional parameters do.
    fn bind_arguments(
        &mut self,
        handle: Handle,
        code: &Code,
        base: usize,
        args: &[Value],
        named: &[(Symbol, Value)],
    ) -> Outcome<()> {
        let (spread, others);
        let (spread, named) = if self.spreads_unknown(named) {
            (spread, others) = self.take_spread_unknowns(named);
            (spread, others.as_slice())
        } else {
            (SpreadUnknowns::default(), named)
        };
        let positional = code.positional as usize;
        let by_place: Vec<_> = code
            .params
            .iter()
            .filter(|param| matches!(param.kind, ParamKind::Normal | ParamKind::PositionalOnly))
            .collect();
        let taken = args.len().min(positional);
        for (param, &arg) in by_place.iter().zip(args) {
            self.state.stack[base + param.slot as usize] = arg;
        }
        let mut surplus: Vec<(Symbol, Value)> = Vec::new();
        for &(name, value) in named {
            let param = code.params.iter().enumerate().find(|(_, param)| {
                param.name == name && matches!(param.kind, ParamKind::Normal | ParamKind::NamedOnly)
            });
            match param {
                Some((_, param)) => {
                    let slot = base + param.slot as usize;
                    let already = by_place
                        .iter()
                        .position(|other| other.name == name)
                        .is_some_and(|at| at < taken);
                    if already || self.state.stack[slot].is_bound() {
                        let (function, name) =
                            (self.qualified_name(handle), self.name(name).to_owned());
                        return Err(self.fault(Fault::DuplicateArgument, &[&function, &name]));
                    }
                    self.state.stack[slot] = value;
                }
                None => surplus.push((name, value)),
            }
        }
        let named_rest = code
            .params
            .iter()
            .find(|param| param.kind == ParamKind::NamedRest);
        match named_rest {
            Some(param) => {
                let mut map = self.map_of_names(&surplus);
                if let Some(unknown) = spread.named {
                    map = if surplus.is_empty() {
                        unknown
                    } else {
                        self.unknown(Expression::Binary(ir::BinOp::BitOr, map, unknown))
                    };
                }
                self.state.stack[base + param.slot as usize] = map;
            }
            None => {
                if !surplus.is_empty() {
                    return Err(self.unexpected_named(handle, code, &surplus));
                }
            }
        }
        match code
            .params
            .iter()
            .find(|param| param.kind == ParamKind::Rest)
        {
            Some(param) => {
                let mut rest = args[taken..].to_vec();
                if let Some(unknown) = spread.placed {
                    // One element stands for all of them.
                    rest.push(self.unknown(Expression::Element(unknown)));
                }
                let rest = self.new_tuple(&rest);
                self.state.stack[base + param.slot as usize] = rest;
            }
            None if args.len() > positional => {
                return Err(self.too_many(handle, code, base, args.len()));
            }
            None => {}
        }
        self.fill_defaults(handle, code, base, &by_place, spread)
    }

    /// What an unknown that was spread gives a parameter that nothing else has met.
    fn spread_value(
        &mut self,
        spread: SpreadUnknowns,
        name: Symbol,
        default: Option<Value>,
        by_place: bool,
    ) -> Option<Value> {
        if let Some(unknown) = spread.named {
            let key = self.name_value(name);
            let expression = match default {
                Some(default) => {
                    let get = self.intern("get");
                    Expression::Method(unknown, get, [key, default][..].into())
                }
                None => Expression::Index(unknown, key),
            };
            return Some(self.unknown(expression));
        }
        let unknown = spread.placed.filter(|_| by_place && default.is_none())?;
        Some(self.unknown(Expression::Element(unknown)))
    }

    fn fill_defaults(
        &mut self,
        handle: Handle,
        code: &Code,
        base: usize,
        by_place: &[&crate::code::Param],
        spread: SpreadUnknowns,
    ) -> Outcome<()> {
        let Object::Function(function) = self.object(handle) else {
            return Ok(());
        };
        let (defaults, named_defaults) = (Rc::clone(&function.defaults), function.named_defaults);
        let first_default = by_place.len().saturating_sub(defaults.len());
        let mut missing = Vec::new();
        for (at, param) in by_place.iter().enumerate() {
            let slot = base + param.slot as usize;
            if !self.state.stack[slot].is_bound() {
                let default = at
                    .checked_sub(first_default)
                    .and_then(|at| defaults.get(at))
                    .copied();
                match self
                    .spread_value(spread, param.name, default, true)
                    .or(default)
                {
                    Some(value) => self.state.stack[slot] = value,
                    None => missing.push(param.name),
                }
            }
        }
        if !missing.is_empty() {
            return Err(self.missing_arguments(Fault::MissingArguments, handle, &missing));
        }
        for param in code
            .params
            .iter()
            .filter(|param| param.kind == ParamKind::NamedOnly)
        {
            let slot = base + param.slot as usize;
            if !self.state.stack[slot].is_bound() {
                let default = self.map_value_named(named_defaults, param.name);
                match self
                    .spread_value(spread, param.name, default, false)
                    .or(default)
                {
                    Some(value) => self.state.stack[slot] = value,
                    None => missing.push(param.name),
                }
            }
        }
        if missing.is_empty() {
            return Ok(());
        }
        Err(self.missing_arguments(Fault::MissingNamedArguments, handle, &missing))
    }

    fn missing_arguments(&mut self, fault: Fault, handle: Handle, missing: &[Symbol]) -> Exit {
        let function = self.qualified_name(handle);
        let names: Vec<String> = missing
            .iter()
            .map(|&name| format!("'{}'", self.name(name)))
            .collect();
        let list = match names.as_slice() {
            [one] => one.clone(),
            [one, two] => format!("{one} and {two}"),
            [most @ .., last] => format!("{}, and {last}", most.join(", ")),
            [] => String::new(),
        };
        let plural = if missing.len() == 1 { "" } else { "s" };
        self.fault(
            fault,
            &[&function, &missing.len().to_string(), &list, plural],
        )
    }

    fn too_many(&mut self, handle: Handle, code: &Code, base: usize, given: usize) -> Exit {
        let function = self.qualified_name(handle);
        let Object::Function(data) = self.object(handle) else {
            return Exit::Transferred;
        };
        let (most, optional) = (code.positional as usize, data.defaults.len());
        let takes = if optional > 0 {
            format!("from {} to {most}", most - optional)
        } else {
            most.to_string()
        };
        let plural = if most == 1 && optional == 0 { "" } else { "s" };
        let named_only = code
            .params
            .iter()
            .filter(|param| {
                param.kind == ParamKind::NamedOnly
                    && self.state.stack[base + param.slot as usize].is_bound()
            })
            .count();
        let (given_text, verb) = if named_only > 0 {
            let s = |count: usize| if count == 1 { "" } else { "s" };
            let text = format!(
                "{given} positional argument{} (and {named_only} keyword-only argument{})",
                s(given),
                s(named_only)
            );
            (text, "were")
        } else {
            (given.to_string(), if given == 1 { "was" } else { "were" })
        };
        self.fault(
            Fault::TooManyArguments,
            &[&function, &takes, &given_text, plural, verb],
        )
    }

    fn unexpected_named(
        &mut self,
        handle: Handle,
        code: &Code,
        surplus: &[(Symbol, Value)],
    ) -> Exit {
        let function = self.qualified_name(handle);
        let by_place_only: Vec<String> = surplus
            .iter()
            .filter(|(name, _)| {
                code.params
                    .iter()
                    .any(|param| param.name == *name && param.kind == ParamKind::PositionalOnly)
            })
            .map(|&(name, _)| self.name(name).to_owned())
            .collect();
        if !by_place_only.is_empty() {
            return self.fault(
                Fault::PositionalOnlyByName,
                &[&function, &by_place_only.join(", ")],
            );
        }
        let name = self.name(surplus[0].0).to_owned();
        self.fault(Fault::UnexpectedNamedArgument, &[&function, &name])
    }

    /// Makes an instance of a class.
    fn construct(
        &mut self,
        class: Handle,
        args: Args,
        named: NamedArgs,
        then: Then,
    ) -> Result<(), Value> {
        let Some(data) = self.class(class) else {
            return Ok(());
        };
        let (traits, metaclass, native) = (data.traits, data.metaclass, data.native);
        if self.is_provided(class) && self.spreads_unknown(&named) {
            let callee = Value::Ref(class);
            let value = self.unknown(Expression::Call(callee, Operands::new(&args, &named)));
            return self.deliver(then, value);
        }
        let type_class = self.native_class(Native::Class);
        if metaclass != type_class
            && let Some(method) =
                self.custom_method(Value::Ref(class), self.semantics().protocol.call)
        {
            let mut args = args;
            args.insert(0, Value::Ref(class));
            return self.call(method, args, named, then);
        }
        self.construct_plainly(class, traits, native, args, named, then)
    }

    /// Makes an instance without asking the metaclass.
    pub(crate) fn construct_plainly(
        &mut self,
        class: Handle,
        traits: crate::class::Traits,
        native: Native,
        args: Args,
        named: NamedArgs,
        then: Then,
    ) -> Result<(), Value> {
        if traits.new
            && let Some(name) = self.names.get(self.semantics().protocol.new)
            && let Some(member) = self.lookup_class_member(class, name)
        {
            let method = match self.object_kind(member) {
                Some(Object::StaticMethod(inner)) => *inner,
                _ => member,
            };
            let mut with_class = args.clone();
            with_class.insert(0, Value::Ref(class));
            let rest = self.new_tuple(&args);
            let map = self.map_of_names(&named);
            let then = Machine::continuation(then, (after_new, vec![Value::Ref(class), rest, map]));
            return self.call(method, with_class, named, then);
        }
        let instance = match self.allocate(class, traits, native, &args, &named) {
            Ok(instance) => instance,
            Err(exit) => return self.settle(Err(exit), then),
        };
        self.initialise(instance, class, native, args, named, then)
    }

    /// Allocates an instance; native values are made from the arguments.
    fn allocate(
        &mut self,
        class: Handle,
        traits: crate::class::Traits,
        native: Native,
        args: &[Value],
        named: &[(Symbol, Value)],
    ) -> Outcome {
        if native == Native::Object {
            return Ok(self.new_instance(class));
        }
        let Some((builtin, constructor)) = self.constructor_of(class) else {
            return Ok(self.new_instance(class));
        };
        // A mutable native that the program initialises itself starts out empty.
        let fills_itself = traits.init
            && matches!(
                native,
                Native::List | Native::Map | Native::Set | Native::ByteArray
            );
        let (args, named) = if fills_itself {
            (&[][..], &[][..])
        } else {
            (args, named)
        };
        let with_class: Args = std::iter::once(Value::Ref(class))
            .chain(args.iter().copied())
            .collect();
        let value = match self.call_constructor(&constructor, &with_class, named) {
            Ok(value) => value,
            Err(Exit::Call(mut call)) if builtin != class => {
                // The native value comes later: wrap it then.
                if call.then.is_none() {
                    call.then = Some((wrap_native, vec![Value::Ref(class)]));
                }
                return Err(Exit::Call(call));
            }
            Err(exit) => return Err(exit),
        };
        // The constructors of exceptions and classes make instances of the class they are given.
        let is_made = builtin == class || matches!(native, Native::Class | Native::Exception);
        Ok(if is_made {
            value
        } else {
            self.new_instance_around(class, value)
        })
    }

    /// Runs the class's initialiser on a new instance, if it has one of the program's own.
    pub(crate) fn initialise(
        &mut self,
        instance: Value,
        class: Handle,
        native: Native,
        args: Args,
        named: NamedArgs,
        then: Then,
    ) -> Result<(), Value> {
        let init = self
            .names
            .get(self.semantics().protocol.init)
            .and_then(|name| self.lookup_class_member(class, name));
        match init {
            Some(init) if !matches!(init, Value::Builtin(_)) => {
                let then = match then {
                    Then::Store(slot) => Then::Replace(slot, instance),
                    other => Machine::continuation(other, (give_first, vec![instance])),
                };
                let mut with_self = args;
                with_self.insert(0, instance);
                self.call(init, with_self, named, then)
            }
            _ => {
                let has_new = self.class(class).is_some_and(|class| class.traits.new);
                let is_partial = self.is_partial(class);
                let takes_any = has_new || is_partial || args.is_empty() && named.is_empty();
                if native == Native::Object && !takes_any {
                    let name = self.class_name(class);
                    let exit = self.fault(Fault::NoConstructorArguments, &[&name]);
                    return self.settle(Err(exit), then);
                }
                self.deliver(then, instance)
            }
        }
    }
}

/// The given value, whatever the call gave.
fn give_first(_: &mut Machine, data: &[Value], _: Value) -> Outcome {
    Ok(data[0])
}

/// Wraps a native value in an instance of a derived class.
fn wrap_native(machine: &mut Machine, data: &[Value], result: Value) -> Outcome {
    match data[0] {
        Value::Ref(class) => Ok(machine.new_instance_around(class, result)),
        other => Ok(other),
    }
}

/// After a class's own allocator: an instance of the class is initialised, anything else is the result.
fn after_new(machine: &mut Machine, data: &[Value], result: Value) -> Outcome {
    let Value::Ref(class) = data[0] else {
        return Ok(result);
    };
    if !machine.is_instance(result, class) {
        return Ok(result);
    }
    let actual = machine.class_of(result);
    let init = machine
        .names
        .get(machine.semantics().protocol.init)
        .and_then(|name| machine.lookup_class_member(actual, name));
    match init {
        Some(init) if !matches!(init, Value::Builtin(_)) => {
            let mut args: Args = smallvec::smallvec![result];
            if let Some(Object::Tuple(items)) = machine.object_kind(data[1]) {
                args.extend(items.iter().copied());
            }
            let named = machine.names_of_map(data[2]);
            Err(Exit::Call(Box::new(crate::machine::Call {
                callee: init,
                args,
                named,
                attempts: Vec::new(),
                exhausted: None,
                then: Some((give_first, vec![result])),
            })))
        }
        _ => Ok(result),
    }
}
