//! Calls with the operands of a site: gathered, spread, and bound to the callee without a detour where it is plain.

use crate::code::{Linked, SiteArg};
use crate::heap::Object;
use crate::machine::state::Then;
use crate::machine::{Args, Machine};
use crate::symbolic::Expression;
use crate::value::Value;
use ir::{ArgKind, Fault, ModuleId, Native, Symbol};
use std::rc::Rc;

/// As many operands as [`Args`] holds without an allocation.
const INLINE: usize = 6;

impl Machine {
    #[inline]
    pub(crate) fn site_values(&self, linked: &Linked, site: u32, base: usize) -> Args {
        let args = &linked.sites[site as usize].args;
        self.gather(args, None, base, args.len())
    }

    /// Operands by place, behind a receiver where there is one; those that were left out are unbound.
    #[inline]
    fn gather(&self, args: &[SiteArg], receiver: Option<Value>, base: usize, count: usize) -> Args {
        let first = usize::from(receiver.is_some());
        if count > INLINE {
            let values = args
                .iter()
                .map(|arg| self.state.stack[base + arg.slot as usize]);
            let mut many: Args = receiver.into_iter().chain(values).collect();
            many.resize(count, Value::Unbound);
            return many;
        }
        let mut few = [Value::Unbound; INLINE];
        few[0] = receiver.unwrap_or_default();
        for (place, arg) in few[first..].iter_mut().zip(args) {
            *place = self.state.stack[base + arg.slot as usize];
        }
        Args::from_buf_and_len(few, count)
    }

    /// The method of a receiver of a native kind that the inline cache of a site knows.
    #[inline]
    pub(crate) fn known_method(&self, receiver: Value, site: u32) -> Option<Value> {
        if let Some(Object::Instance(_)) = self.object_kind(receiver) {
            return None;
        }
        self.caches.method(site, self.class_of(receiver), None)
    }

    /// Calls a function, method or class that the machine provides, where its operands are all given by place and known:
    /// what it gives. `None` where the call takes more.
    #[inline]
    pub(crate) fn call_provided(
        &mut self,
        linked: &Linked,
        callee: Value,
        receiver: Option<Value>,
        site: u32,
        base: usize,
    ) -> Option<crate::Outcome> {
        let data = &linked.sites[site as usize];
        if !data.is_plain {
            return None;
        }
        match callee {
            Value::Builtin(id) => {
                let builtin = &self.boot.builtins[id.0 as usize];
                let receivers = builtin.receivers();
                let given = data.args.len() + usize::from(receiver.is_some());
                if !builtin.signature.takes(given.checked_sub(receivers)?) {
                    return None;
                }
                let count = receivers + builtin.signature.fixed.len();
                let args = self.gather(&data.args, receiver, base, count);
                let first = args.first().copied().unwrap_or_default();
                if matches!(first, Value::Unknown(_))
                    || builtin.receiver.is_some_and(|class| {
                        self.class_of(first) != class && !self.is_instance(first, class)
                    })
                {
                    return None;
                }
                Some(self.intrinsic(builtin.intrinsic, &args))
            }
            Value::Ref(handle) if receiver.is_none() => {
                let Object::Class(class) = self.object(handle) else {
                    return None;
                };
                let of_its_own = class.traits.new || class.traits.init;
                if of_its_own || class.metaclass != self.native_class(Native::Class) {
                    return None;
                }
                let constructor = self.boot.constructors.get(&handle)?;
                if !constructor.signature.takes(data.args.len()) {
                    return None;
                }
                let count = 1 + constructor.signature.fixed.len();
                let args = self.gather(&data.args, Some(callee), base, count);
                Some(self.intrinsic(constructor.intrinsic, &args))
            }
            _ => None,
        }
    }

    /// Calls a value with the operands of a site.
    #[inline]
    pub(crate) fn call_site(
        &mut self,
        linked: &Rc<Linked>,
        callee: Value,
        site: u32,
        base: usize,
        then: Then,
    ) -> Result<(), Value> {
        let data = &linked.sites[site as usize];
        if data.is_plain && self.delegates() {
            return self.call_plain_site(linked, callee, Value::Nil, site, base, then);
        }
        if data.is_plain {
            if let Value::Ref(handle) = callee
                && let Object::Function(function) = self.object(handle)
            {
                let code_number = function.code;
                let code = &linked.codes[code_number as usize];
                if let Some(shortcut) = code.shortcut
                    && let Some(value) = self.shortcut_at(linked, shortcut, Value::Nil, site, base)
                {
                    return self.deliver(then, value);
                }
                if code.is_simple
                    && code.params.len() == data.args.len()
                    && code.suspends().is_none()
                {
                    let Object::Function(function) = self.object(handle) else {
                        return Ok(());
                    };
                    let captures = Rc::clone(&function.captures);
                    return match self.push_frame(code_number, captures, callee, then) {
                        Ok(new_base) => {
                            for (param, arg) in code.params.iter().zip(data.args.iter()) {
                                self.state.stack[new_base + param.slot as usize] =
                                    self.state.stack[base + arg.slot as usize];
                            }
                            Ok(())
                        }
                        Err((exception, then)) => self.reject(then, exception),
                    };
                }
            }
            let args = self.site_values(linked, site, base);
            return self.call(callee, args, Vec::new(), then);
        }
        self.call_spread(linked, callee, None, site, base, then)
    }

    /// Calls a method with the operands of a site.
    pub(crate) fn call_method_site(
        &mut self,
        linked: &Rc<Linked>,
        receiver: Value,
        name: Symbol,
        site: u32,
        base: usize,
        dst: u16,
    ) -> Result<(), Value> {
        let then = Then::Store(dst);
        let data = &linked.sites[site as usize];
        if let Value::Unknown(_) = receiver {
            if !data.is_plain {
                let callee = self.unknown_field(receiver, name);
                return self.call_spread(linked, callee, None, site, base, then);
            }
            let args = self.site_values(linked, site, base);
            let call = Expression::Method(receiver, name, args.as_slice().into());
            let value = self.call_of_unknown(call);
            return self.deliver(then, value);
        }
        match self.method_of(receiver, name, site) {
            Ok((method, Some(receiver))) => {
                if !data.is_plain {
                    return self.call_spread(linked, method, Some(receiver), site, base, then);
                }
                if self.delegates() {
                    return self.call_plain_site(linked, method, receiver, site, base, then);
                }
                if let Value::Ref(handle) = method
                    && let Object::Function(function) = self.object(handle)
                {
                    let code_number = function.code;
                    let code = &linked.codes[code_number as usize];
                    if code.is_simple
                        && code.params.len() == data.args.len() + 1
                        && code.suspends().is_none()
                    {
                        let captures = Rc::clone(&function.captures);
                        return match self.push_frame(code_number, captures, method, then) {
                            Ok(new_base) => {
                                self.state.stack[new_base + code.params[0].slot as usize] =
                                    receiver;
                                for (param, arg) in code.params[1..].iter().zip(data.args.iter()) {
                                    self.state.stack[new_base + param.slot as usize] =
                                        self.state.stack[base + arg.slot as usize];
                                }
                                Ok(())
                            }
                            Err((exception, then)) => self.reject(then, exception),
                        };
                    }
                }
                let mut args: Args = smallvec::smallvec![receiver];
                args.extend(
                    data.args
                        .iter()
                        .map(|arg| self.state.stack[base + arg.slot as usize]),
                );
                self.call(method, args, Vec::new(), then)
            }
            Ok((callee, None)) => self.call_site(linked, callee, site, base, then),
            Err(crate::Exit::Call(mut call)) => {
                // The member is computed first, then called.
                if self.delegates() {
                    let call = crate::Exit::Call(call);
                    return self.call_computed(linked, call, receiver, site, base, then);
                }
                let site_args = &linked.sites[site as usize];
                if site_args.is_plain && call.then.is_none() {
                    let args = self.site_values(linked, site, base);
                    call.then = Some((call_result, args.to_vec()));
                    return self.settle(Err(crate::Exit::Call(call)), then);
                }
                let (args, named) = match self.spread_args(linked, site, base) {
                    Ok(both) => both,
                    Err(exit) => return self.settle(Err(exit), then),
                };
                let args = self.new_tuple(&args);
                let named = self.map_of_names(&named);
                let work: (crate::machine::state::ContinuationFn, Vec<Value>) =
                    (call_result_spread, vec![args, named]);
                let then = Machine::continuation(then, work);
                self.settle(Err(crate::Exit::Call(call)), then)
            }
            Err(exit) => self.settle(Err(exit), then),
        }
    }

    fn call_spread(
        &mut self,
        linked: &Rc<Linked>,
        callee: Value,
        receiver: Option<Value>,
        site: u32,
        base: usize,
        then: Then,
    ) -> Result<(), Value> {
        match self.spread_args_for(linked, callee, site, base) {
            Ok((mut args, named)) => {
                if !named.is_empty() && self.delegates() && !self.spreads_unknown(&named) {
                    args = match self.placed(callee, args, &named) {
                        Ok(args) => args,
                        Err(exit) => return self.settle(Err(exit), then),
                    };
                }
                if let Some(receiver) = receiver {
                    if self.delegates() {
                        return self.call_on(callee, receiver, args, then);
                    }
                    args.insert(0, receiver);
                }
                self.call(callee, args, named, then)
            }
            Err(crate::Exit::Call(mut call)) => {
                // An operand must be collected by other code first: then everything is done again.
                let Some((_, data)) = call.then.take() else {
                    return Ok(());
                };
                let mut all = vec![
                    callee,
                    receiver.unwrap_or_default(),
                    Value::Int(i64::from(site)),
                ];
                let values = self.site_values(linked, site, base);
                all.push(data[0]);
                all.extend(values);
                call.then = Some((collected_operand, all));
                self.settle(Err(crate::Exit::Call(call)), then)
            }
            Err(exit) => self.settle(Err(exit), then),
        }
    }

    fn spread_args(
        &mut self,
        linked: &Rc<Linked>,
        site: u32,
        base: usize,
    ) -> crate::Outcome<(Args, Vec<(Symbol, Value)>)> {
        self.spread_args_for(linked, Value::Nil, site, base)
    }

    /// The operands of a site, spread out. Where one must be collected by other code, the call for that, whose
    /// continuation data names the operand.
    fn spread_args_for(
        &mut self,
        linked: &Rc<Linked>,
        callee: Value,
        site: u32,
        base: usize,
    ) -> crate::Outcome<(Args, Vec<(Symbol, Value)>)> {
        let values = self.site_values(linked, site, base);
        self.spread_values(linked, callee, site, &values)
    }

    pub(crate) fn spread_values(
        &mut self,
        linked: &Rc<Linked>,
        callee: Value,
        site: u32,
        values: &[Value],
    ) -> crate::Outcome<(Args, Vec<(Symbol, Value)>)> {
        let mut args = Args::new();
        let mut named: Vec<(Symbol, Value)> = Vec::new();
        for (at, (arg, &value)) in linked.sites[site as usize]
            .args
            .iter()
            .zip(values)
            .enumerate()
        {
            match arg.kind {
                ArgKind::Positional => args.push(value),
                ArgKind::Named(name) => self.add_named(&mut named, callee, name, value)?,
                // How many there are is not known: what else there is to bind decides.
                ArgKind::Spread if matches!(value, Value::Unknown(_)) => {
                    named.push((self.boot.spread_name, value));
                }
                ArgKind::Spread if self.semantics().calls.results == ir::Results::Several => {
                    args.extend_from_slice(self.results(&value));
                }
                ArgKind::Spread => match self.spread_elements(callee, value)? {
                    Some(items) => args.extend(items),
                    None => {
                        let work: (crate::machine::state::ContinuationFn, Vec<Value>) =
                            (call_result, vec![Value::Int(at as i64)]);
                        if self.delegates() {
                            // It is spread in a call, for which languages have words of their own.
                            let operands = [value, Value::Bool(true)];
                            return Err(self.hook_then(ir::Hook::Collect, &operands, Some(work)));
                        }
                        return Err(self.hook_then(ir::Hook::Collect, &[value], Some(work)));
                    }
                },
                ArgKind::NamedSpread => {
                    if let Value::Unknown(_) = value {
                        named.push((self.boot.named_spread_name, value));
                        continue;
                    }
                    let native = self.native(value);
                    let Some(Object::Map(map)) = self.object_kind(native) else {
                        if self.custom_method(value, "keys").is_some() {
                            // A mapping of the program's own: a map is made of it first.
                            let class = Value::Ref(self.native_class(Native::Map));
                            let place = vec![Value::Int(at as i64)];
                            return Err(Machine::call_then(class, &[value], call_result, place));
                        }
                        let (function, kind) = (self.callee_name(callee), self.type_name(value));
                        return Err(self.fault(Fault::SpreadNotMap, &[&function, &kind]));
                    };
                    let entries: Vec<(Value, Value)> =
                        map.iter().map(|entry| (entry.key, entry.value)).collect();
                    for (key, value) in entries {
                        let Some(name) = self.name_of(key) else {
                            return Err(self.fault(Fault::KeywordNotText, &[]));
                        };
                        self.add_named(&mut named, callee, name, value)?;
                    }
                }
            }
        }
        Ok((args, named))
    }

    fn spread_elements(
        &mut self,
        callee: Value,
        value: Value,
    ) -> crate::Outcome<Option<Vec<Value>>> {
        match self.elements(value) {
            Err(crate::Exit::Raise(exception)) if self.is_fault(exception, Fault::NotIterable) => {
                let (function, kind) = (self.callee_name(callee), self.type_name(value));
                Err(self.fault(Fault::SpreadNotIterable, &[&function, &kind]))
            }
            other => other,
        }
    }

    fn add_named(
        &mut self,
        named: &mut Vec<(Symbol, Value)>,
        callee: Value,
        name: Symbol,
        value: Value,
    ) -> crate::Outcome<()> {
        if named.iter().any(|&(other, _)| other == name) {
            let (function, name) = (self.callee_name(callee), self.name(name).to_owned());
            return Err(self.fault(Fault::DuplicateNamedArgument, &[&function, &name]));
        }
        named.push((name, value));
        Ok(())
    }

    /// What error messages call a callee.
    pub(crate) fn callee_name(&mut self, callee: Value) -> String {
        let main = self.semantics().objects.protocol.main;
        match self.object_kind(callee) {
            Some(Object::Function(_)) => {
                let Value::Ref(handle) = callee else {
                    return String::new();
                };
                format!("{main}.{}", self.qualified_name(handle))
            }
            Some(Object::Class(class)) if class.module == ModuleId(u32::MAX) => {
                self.name(class.name).to_owned()
            }
            Some(Object::Class(class)) => format!("{main}.{}", self.name(class.name)),
            Some(Object::BoundMethod(method)) => {
                let function = method.function;
                self.callee_name(function)
            }
            _ => match callee {
                Value::Builtin(id) => self.name(self.boot.builtins[id.0 as usize].name).to_owned(),
                _ => self.type_name(callee),
            },
        }
    }
}

/// Calls what a computed member turned out to be.
fn call_result(_: &mut Machine, data: &[Value], result: Value) -> crate::Outcome {
    Err(Machine::call_exit(result, data))
}

fn call_result_spread(machine: &mut Machine, data: &[Value], result: Value) -> crate::Outcome {
    let args = match machine.object_kind(data[0]) {
        Some(Object::Tuple(items)) => items.to_vec(),
        _ => Vec::new(),
    };
    let named = machine.names_of_map(data[1]);
    Err(Machine::call_named(result, &args, named))
}

/// An operand to be spread has been collected: puts it in its place and spreads the others.
fn collected_operand(machine: &mut Machine, data: &[Value], result: Value) -> crate::Outcome {
    let (callee, receiver) = (data[0], data[1]);
    let (Value::Int(site), Value::Int(operand)) = (data[2], data[3]) else {
        return Ok(Value::Nil);
    };
    let mut values: Vec<Value> = data[4..].to_vec();
    values[operand as usize] = result;
    let linked = Rc::clone(&machine.linked);
    match machine.spread_values(&linked, callee, site as u32, &values) {
        Ok((mut args, named)) => {
            if receiver.is_bound() {
                if machine.delegates() {
                    let call = machine.call_on_exit(callee, receiver, &args);
                    return Err(call);
                }
                args.insert(0, receiver);
            }
            Err(Machine::call_named(callee, &args, named))
        }
        Err(crate::Exit::Call(mut call)) => {
            let Some((_, inner)) = call.then.take() else {
                return Ok(Value::Nil);
            };
            let mut all = vec![callee, receiver, data[2], inner[0]];
            all.extend(values);
            call.then = Some((collected_operand, all));
            Err(crate::Exit::Call(call))
        }
        Err(exit) => Err(exit),
    }
}
