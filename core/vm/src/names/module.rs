//! Modules at run time, displays of collections, and maps of names.

use crate::heap::{Instance, Object};
use crate::machine::state::{ContinuationFn, ModuleState, Then};
use crate::machine::{Exit, Machine, Outcome};
use crate::symbolic::Expression;
use crate::value::{Handle, Value};
use ir::Sorting;
use ir::{ArgKind, ArrayKind, Fault, Hook, ModuleId, Symbol};

impl Machine {
    /// The object of a module, made when it is first needed.
    pub(crate) fn make_module(&mut self, module: ModuleId) -> Value {
        let known = self.state.modules[module.index()];
        if known != Value::Nil {
            return known;
        }
        let object = self.insert(Object::Module(module));
        self.state.modules[module.index()] = object;
        let name = self.linked.program.modules[module.index()].name;
        let text = self.name_value(name);
        let variable = self.semantics().objects.protocol.name;
        if !variable.is_empty()
            && let Some(variable) = self.names.get(variable)
        {
            self.set_module_member(module, variable, text);
        }
        let variable = self.semantics().objects.protocol.file;
        if !variable.is_empty()
            && !self.linked.program.modules[module.index()].is_library
            && let Some(variable) = self.names.get(variable)
        {
            let file = self
                .sources
                .get(module.index())
                .map(|source| source.name.clone());
            let file = self.new_text(file.unwrap_or_default());
            self.set_module_member(module, variable, file);
        }
        object
    }

    /// Whether the language has a member in a module of the library that this library lacks.
    fn lacks(&self, module: ModuleId, member: &str) -> bool {
        let variable = self.semantics().objects.protocol.absent;
        let absent = self.names.get(variable).filter(|_| !variable.is_empty());
        let absent = absent.and_then(|absent| self.module_member(module, absent));
        absent
            .and_then(|absent| self.text_of(absent))
            .is_some_and(|absent| absent.split_whitespace().any(|name| name == member))
    }

    /// What stands for a member that a module of the library lacks although the language has it there; `None` where nobody
    /// has it, and where nothing may be missing.
    pub(crate) fn absent_member(&mut self, module: ModuleId, member: Symbol) -> Option<Value> {
        let data = &self.linked.program.modules[module.index()];
        if !data.is_library || self.settings.complete || !self.lacks(module, self.name(member)) {
            return None;
        }
        let name = self.name(data.name).to_owned();
        let whole = self.unknown(Expression::Import(name.into()));
        Some(self.unknown_field(whole, member))
    }

    /// Imports a module by name: runs it first if it has not been run.
    ///
    /// # Errors
    /// The call that runs it.
    pub fn import_module(&mut self, name: &str) -> Outcome {
        if let Some(registered) = self.registered_module(name) {
            return Ok(registered);
        }
        self.import_linked(name)
    }

    /// The same of the modules that the program was linked with.
    fn import_linked(&mut self, name: &str) -> Outcome {
        let found = self
            .names
            .get(name)
            .and_then(|name| self.linked.program.module_named(name));
        let Some(module) = found else {
            if self.settings.complete {
                let fault = match name.starts_with('.') {
                    true => Fault::NoPackage,
                    false => Fault::NoModule,
                };
                let exit = self.fault(fault, &[name]);
                if let Exit::Raise(exception) = exit {
                    let text = self.new_text(name);
                    self.set_exception_member(exception, "name", text);
                }
                return Err(exit);
            }
            return Ok(self.unknown(Expression::Import(name.into())));
        };
        let object = self.make_module(module);
        if self.state.module_states[module.index()] != ModuleState::New {
            return Ok(object);
        }
        self.state.module_states[module.index()] = ModuleState::Begun;
        // A module inside of a package of the program is a member of that.
        let around = name.rsplit_once('.');
        let around = around.and_then(|(package, inner)| {
            let package = self.linked.program.module_named(self.names.get(package)?)?;
            Some((package, inner.to_owned()))
        });
        if let Some((package, inner)) = around
            && !self.linked.program.modules[package.index()].is_library
        {
            let inner = self.intern(&inner);
            self.set_module_member(package, inner, object);
        }
        let top = crate::code::FunctionDefinition {
            code: self.linked.tops[module.index()],
            captures: Box::default(),
        };
        let function = self.close_over(&top);
        Err(Machine::call_then(function, &[], give_data, vec![object]))
    }

    /// What the program has put in a module's place among the modules by name.
    fn registered_module(&self, name: &str) -> Option<Value> {
        let [module, variable] = self.semantics().library.modules?;
        let module = self.linked.program.module_named(self.names.get(module)?)?;
        let table = self.module_member(module, self.names.get(variable)?)?;
        let Some(Object::Map(map)) = self.object_kind(self.native(table)) else {
            return None;
        };
        let mut entries = map.iter();
        let is_it = |key| self.text_of(key).is_some_and(|text| *text == *name);
        let found = entries.find(|entry| is_it(entry.key))?;
        (found.value != Value::Nil).then_some(found.value)
    }

    /// The same of an object that stands for a module.
    pub(crate) fn not_in_made_module(&mut self, module: Value, name: Symbol) -> Exit {
        let own = self.names.get(self.semantics().objects.protocol.name);
        let mut members = self.members_of(module).into_iter();
        let said = members.find(|&(member, _)| Some(member) == own);
        let said = said.and_then(|(_, name)| self.text_of(name));
        let said = said.unwrap_or_else(|| self.type_name(module));
        let name = self.name(name).to_owned();
        self.fault(Fault::CannotImport, &[&said, &name, ""])
    }

    /// The error that a module has no member of a name that was to be imported.
    pub(crate) fn cannot_import(&mut self, module: ModuleId, name: Symbol) -> Exit {
        let data = &self.linked.program.modules[module.index()];
        let fault = match data.is_library {
            true => Fault::CannotImport,
            false if self.is_module_running(module) => Fault::CannotImportYet,
            false => Fault::CannotImportFromFile,
        };
        let package = self.name(data.name).to_owned();
        let name = self.name(name).to_owned();
        let file = self.sources.get(module.index());
        let file = file.map_or_else(String::new, |source| source.name.clone());
        let exit = self.fault(fault, &[&package, &name, &file]);
        if let Exit::Raise(exception) = exit {
            let text = self.new_text(package);
            self.set_exception_member(exception, "name", text);
        }
        exit
    }

    /// Runs a module's code, whether it has been run or not.
    ///
    /// # Errors
    /// As [`Machine::import_module`].
    pub(crate) fn import_again(&mut self, name: &str) -> Outcome {
        let named = self.names.get(name);
        if let Some(module) = named.and_then(|name| self.linked.program.module_named(name)) {
            self.state.module_states[module.index()] = ModuleState::New;
        }
        self.import_linked(name)
    }

    /// Whether a module's code has begun and has not come to its end.
    pub(crate) fn is_module_running(&self, module: ModuleId) -> bool {
        let top = self.linked.tops.get(module.index());
        let mut frames = self.state.frames.iter();
        frames.any(|frame| Some(&frame.code) == top)
    }

    /// A member of a module.
    #[must_use]
    pub fn module_member(&self, module: ModuleId, name: Symbol) -> Option<Value> {
        let value = match self.linked.global_by_name.get(&(module, name)) {
            Some(&global) => self.state.globals[global as usize],
            None => Value::Unbound,
        };
        if value.is_bound() {
            return Some(value);
        }
        let set = self.state.extra_members.get(&(module, name)).copied();
        set.or_else(|| self.provided_member(module, name))
    }

    /// The module of the library that gives an intrinsic to programs under a name of its own, and that name.
    pub(crate) fn library_name(&self, intrinsic: ir::Intrinsic) -> Option<(ModuleId, Symbol)> {
        let globals = self.linked.globals.iter().zip(&self.state.globals);
        globals
            .filter(|&(_, &value)| value == Value::Intrinsic(intrinsic))
            .map(|(global, _)| (global.module, global.name))
            .find(|&(module, name)| {
                let text = self.name(name);
                self.linked.program.modules[module.index()].is_library
                    && text != intrinsic.name()
                    && !text.starts_with('_')
            })
    }

    /// What the machine itself provides under a name, as a member of the module that every other sees.
    fn provided_member(&self, module: ModuleId, name: Symbol) -> Option<Value> {
        let data = self.linked.program.modules.get(module.index())?;
        let text = self.name(name);
        if self.name(data.name) != data.semantics.library.prelude {
            return None;
        }
        let is_public = |class: &&ir::BuiltinClass| class.name == text && class.is_public;
        if data
            .semantics
            .objects
            .classes
            .iter()
            .any(|class| is_public(&class))
        {
            return self.boot.classes.get(text).copied().map(Value::Ref);
        }
        let mut builtins = self.boot.builtins.iter();
        let at = builtins.position(|builtin| builtin.owner.is_none() && builtin.name == name)?;
        Some(Value::Builtin(crate::value::BuiltinId(at as u16)))
    }

    /// A module inside a package, once it has been imported.
    pub(crate) fn imported_submodule(&self, package: ModuleId, name: Symbol) -> Option<Value> {
        let package = self.name(self.linked.program.modules[package.index()].name);
        let inner = self.names.get(&format!("{package}.{}", self.name(name)))?;
        let module = self.linked.program.module_named(inner)?;
        let begun = self.state.module_states[module.index()] == ModuleState::Begun;
        begun.then(|| self.state.modules[module.index()])
    }

    /// Sets a member of a module; an unbound value removes it.
    pub fn set_module_member(&mut self, module: ModuleId, name: Symbol, value: Value) {
        if let Some(&global) = self.linked.global_by_name.get(&(module, name)) {
            self.state.globals[global as usize] = value;
        } else if value.is_bound() {
            self.state.extra_members.insert((module, name), value);
        } else {
            self.state.extra_members.remove(&(module, name));
        }
    }

    /// The members of a module, in the order of their first mention.
    #[must_use]
    pub fn module_members(&self, module: ModuleId) -> Vec<(Symbol, Value)> {
        let mut members: Vec<(Symbol, Value)> = self
            .linked
            .globals
            .iter()
            .zip(&self.state.globals)
            .filter(|(global, value)| {
                global.module == module && value.is_bound() && !self.names.is_hidden(global.name)
            })
            .map(|(global, &value)| (global.name, value))
            .collect();
        let mut extra: Vec<(Symbol, Value)> = self
            .state
            .extra_members
            .iter()
            .filter(|((of, _), _)| *of == module)
            .map(|(&(_, name), &value)| (name, value))
            .collect();
        extra.put_in_order_by_key(|&(name, _)| name);
        members.extend(extra);
        members
    }

    /// A member of the prelude of the language's library, by name.
    pub(crate) fn library_member(&self, name: &str) -> Option<Value> {
        let symbol = self.names.get(name)?;
        let prelude = self.names.get(self.boot.semantics.library.prelude)?;
        let module = self.linked.program.module_named(prelude)?;
        self.module_member(module, symbol)
    }

    /// A class of the language's library, by name.
    pub(crate) fn library_class(&mut self, name: &str) -> Option<Handle> {
        let value = self.library_member(name)?;
        if self.delegates() {
            let name = self.intern(self.boot.semantics.objects.protocol.prototype);
            let prototype = self.member(value, crate::delegation::Key::Name(name));
            return prototype.ok()?.handle();
        }
        value.handle().filter(|_| self.is_class(value))
    }

    /// A map from names to values.
    pub fn map_of_names(&mut self, entries: &[(Symbol, Value)]) -> Value {
        let map = self.insert(Object::Map(Box::default()));
        let Value::Ref(handle) = map else { return map };
        for &(name, value) in entries {
            let key = self.name_value(name);
            let _ = self.map_set(handle, key, value);
        }
        map
    }

    /// The entries of a map whose keys are texts.
    pub fn names_of_map(&mut self, map: Value) -> Vec<(Symbol, Value)> {
        let entries: Vec<(Value, Value)> = match self.object_kind(self.native(map)) {
            Some(Object::Map(map)) => map.iter().map(|entry| (entry.key, entry.value)).collect(),
            _ => Vec::new(),
        };
        entries
            .into_iter()
            .filter_map(|(key, value)| Some((self.name_of(key)?, value)))
            .collect()
    }

    /// The value that a map has for a name.
    pub(crate) fn map_value_named(&mut self, map: Value, name: Symbol) -> Option<Value> {
        self.names_of_map(map)
            .into_iter()
            .find(|&(other, _)| other == name)
            .map(|(_, value)| value)
    }

    /// A map of an object's own members.
    pub(crate) fn members_map(&mut self, object: Value) -> Value {
        let members = self.members_of(object);
        self.map_of_names(&members)
    }

    /// The same as the program sees it: what it writes to the map of an instance is a member of the instance.
    pub(crate) fn members_view(&mut self, object: Value) -> Value {
        match object {
            Value::Ref(handle) if matches!(self.object(handle), Object::Instance(_)) => {
                self.live_members(handle)
            }
            _ => self.members_map(object),
        }
    }

    /// An object's own members.
    #[must_use]
    pub fn members_of(&self, object: Value) -> Vec<(Symbol, Value)> {
        match self.object_kind(object) {
            Some(Object::Instance(Instance { fields, shape })) => {
                if let Some(map) = object
                    .handle()
                    .and_then(|handle| self.map_of_members(handle))
                {
                    return self.members_in_map(map);
                }
                let names = &self.shapes.get(*shape).names;
                names
                    .iter()
                    .copied()
                    .zip(fields.iter().copied())
                    .filter(|&(name, _)| name != self.boot.native_name)
                    .collect()
            }
            Some(Object::Class(class)) => class
                .members
                .iter()
                .map(|(&name, &value)| (name, value))
                .collect(),
            Some(Object::Function(function)) => function.members.clone(),
            Some(Object::Module(module)) => self.module_members(*module),
            _ => Vec::new(),
        }
    }

    /// Makes a collection from the operands of a site, some of which are to be spread.
    pub(crate) fn make_display(
        &mut self,
        dst: u16,
        kind: ArrayKind,
        site: &crate::code::Site,
        base: usize,
    ) -> Result<(), Value> {
        let values: Vec<Value> = site
            .args
            .iter()
            .map(|arg| self.state.stack[base + arg.slot as usize])
            .collect();
        let kinds: Vec<ArgKind> = site.args.iter().map(|arg| arg.kind).collect();
        let outcome = match kind {
            ArrayKind::Map => self.map_display(&kinds, &values),
            _ => self.sequence_display(kind, &kinds, &values),
        };
        self.settle(outcome, Then::Store(dst))
    }

    fn sequence_display(
        &mut self,
        kind: ArrayKind,
        kinds: &[ArgKind],
        values: &[Value],
    ) -> Outcome {
        if kind == ArrayKind::Array {
            let length = match values.first() {
                Some(Value::Int(length) | Value::Sized(_, length)) => {
                    (*length).clamp(0, 1 << 28) as usize
                }
                _ => 0,
            };
            return Ok(self.new_list(vec![Value::Nil; length]));
        }
        let mut items = Vec::with_capacity(values.len());
        for (at, (arg, &value)) in kinds.iter().zip(values).enumerate() {
            if *arg != ArgKind::Spread {
                items.push(value);
                continue;
            }
            match self.spread_into_display(kind, value)? {
                Some(more) => items.extend(more),
                None => {
                    // What comes before is settled; the rest waits.
                    let mut data = vec![Value::Int(kind as i64), Value::Int(items.len() as i64)];
                    data.extend(items);
                    for (arg, &value) in kinds.iter().zip(values).skip(at + 1) {
                        data.push(Value::Bool(*arg == ArgKind::Spread));
                        data.push(value);
                    }
                    let work: (ContinuationFn, Vec<Value>) = (go_on_with_display, data);
                    if self.delegates() {
                        // What is spread, as messages say it.
                        let note = self.note().to_owned();
                        let note = self.new_text(note);
                        return Err(self.hook_then(Hook::Collect, &[value, note], Some(work)));
                    }
                    return Err(self.hook_then(Hook::Collect, &[value], Some(work)));
                }
            }
        }
        self.collection(kind, items)
    }

    /// The elements of what is spread. A set is filled by its own method, which has other words for what has none.
    fn spread_into_display(
        &mut self,
        kind: ArrayKind,
        value: Value,
    ) -> Outcome<Option<Vec<Value>>> {
        match self.elements(value) {
            Err(Exit::Raise(exception))
                if kind != ArrayKind::Set && self.is_fault(exception, Fault::NotIterable) =>
            {
                let kind = self.type_name(value);
                Err(self.fault(Fault::SpreadInDisplay, &[&kind]))
            }
            other => other,
        }
    }

    fn collection(&mut self, kind: ArrayKind, items: Vec<Value>) -> Outcome {
        match kind {
            ArrayKind::Tuple => Ok(self.new_tuple(&items)),
            ArrayKind::Set => {
                let set = self.insert(Object::Set(Box::default()));
                self.add_to_set(set, items)
            }
            _ => Ok(self.new_list(items)),
        }
    }

    /// Adds elements to a set, one after the other; some may need the program's code.
    fn add_to_set(&mut self, set: Value, items: Vec<Value>) -> Outcome {
        let Value::Ref(handle) = set else {
            return Ok(set);
        };
        for (at, &item) in items.iter().enumerate() {
            if !self.set_add(handle, item)? {
                let mut data = vec![set];
                data.extend_from_slice(&items[at + 1..]);
                return Err(self.hook_then(
                    Hook::SetAdd,
                    &[set, item],
                    Some((go_on_with_set, data)),
                ));
            }
        }
        Ok(set)
    }

    fn map_display(&mut self, kinds: &[ArgKind], values: &[Value]) -> Outcome {
        let map = self.insert(Object::Map(Box::default()));
        let mut entries = Vec::new();
        let mut at = 0;
        while at < values.len() {
            if kinds[at] == ArgKind::NamedSpread {
                let native = self.native(values[at]);
                let Some(Object::Map(inner)) = self.object_kind(native) else {
                    if let Value::Unknown(_) = native {
                        return self.map_display_around(map, entries, native, kinds, values, at);
                    }
                    if self.custom_method(values[at], "keys").is_some() {
                        return self.map_display_asking(map, entries, kinds, values, at);
                    }
                    let kind = self.type_name(values[at]);
                    return Err(self.fault(Fault::NotMapping, &[&kind]));
                };
                entries.extend(inner.iter().map(|entry| (entry.key, entry.value)));
                at += 1;
            } else {
                entries.push((values[at], values.get(at + 1).copied().unwrap_or_default()));
                at += 2;
            }
        }
        self.add_to_map(map, &entries)
    }

    /// A map into which an unknown is spread is not known either: what stands before, the unknown, what stands behind.
    fn map_display_around(
        &mut self,
        map: Value,
        entries: Vec<(Value, Value)>,
        unknown: Value,
        kinds: &[ArgKind],
        values: &[Value],
        at: usize,
    ) -> Outcome {
        let mut all = unknown;
        if !entries.is_empty() {
            let before = self.add_to_map(map, &entries)?;
            all = self.unknown(Expression::Binary(ir::BinOp::BitOr, before, all));
        }
        if at + 1 < values.len() {
            let behind = self.map_display(&kinds[at + 1..], &values[at + 1..])?;
            all = self.unknown(Expression::Binary(ir::BinOp::BitOr, all, behind));
        }
        Ok(all)
    }

    /// A mapping of the program's own is spread into a map: its entries are asked for, then the rest goes on.
    fn map_display_asking(
        &mut self,
        map: Value,
        entries: Vec<(Value, Value)>,
        kinds: &[ArgKind],
        values: &[Value],
        at: usize,
    ) -> Outcome {
        let map = self.add_to_map(map, &entries)?;
        let mut data = vec![map];
        for (kind, &value) in kinds.iter().zip(values).skip(at + 1) {
            data.push(Value::Bool(*kind == ArgKind::NamedSpread));
            data.push(value);
        }
        Err(self.hook_then(
            Hook::MapUpdate,
            &[map, values[at]],
            Some((go_on_with_map_display, data)),
        ))
    }

    fn add_to_map(&mut self, map: Value, entries: &[(Value, Value)]) -> Outcome {
        let Value::Ref(handle) = map else {
            return Ok(map);
        };
        for (at, &(key, value)) in entries.iter().enumerate() {
            if !self.map_set(handle, key, value)? {
                let mut data = vec![map];
                data.extend(
                    entries[at + 1..]
                        .iter()
                        .flat_map(|&(key, value)| [key, value]),
                );
                return Err(self.hook_then(
                    Hook::MapSet,
                    &[map, key, value],
                    Some((go_on_with_map, data)),
                ));
            }
        }
        Ok(map)
    }

    /// Reports an exception that nobody caught, in the language's way.
    pub(crate) fn start_report(&mut self, exception: Value) {
        let thrown = self.thrown(exception);
        // Of a value that is no exception, what carried it knows where it was raised.
        let args = [thrown, exception];
        let count = if thrown == exception { 1 } else { 2 };
        if let Exit::Call(call) = self.hook(Hook::Uncaught, &args[..count]) {
            let _ = self.call(call.callee, call.args, Vec::new(), Then::Finish);
        }
    }
}

/// The given value, whatever the call gave.
pub(crate) fn give_data(_: &mut Machine, data: &[Value], _: Value) -> Outcome {
    Ok(data[0])
}

fn go_on_with_display(machine: &mut Machine, data: &[Value], result: Value) -> Outcome {
    let (Value::Int(kind), Value::Int(count)) = (data[0], data[1]) else {
        return Ok(Value::Nil);
    };
    let kind = [ArrayKind::List, ArrayKind::Tuple, ArrayKind::Set]
        .into_iter()
        .find(|candidate| *candidate as i64 == kind)
        .unwrap_or(ArrayKind::List);
    let (done, waiting) = data[2..].split_at(count as usize);
    let mut kinds = vec![ArgKind::Positional; done.len()];
    let mut values = done.to_vec();
    kinds.push(ArgKind::Spread);
    values.push(result);
    for pair in waiting.as_chunks::<2>().0 {
        kinds.push(if pair[0] == Value::Bool(true) {
            ArgKind::Spread
        } else {
            ArgKind::Positional
        });
        values.push(pair[1]);
    }
    machine.sequence_display(kind, &kinds, &values)
}

fn go_on_with_set(machine: &mut Machine, data: &[Value], _: Value) -> Outcome {
    machine.add_to_set(data[0], data[1..].to_vec())
}

fn go_on_with_map_display(machine: &mut Machine, data: &[Value], _: Value) -> Outcome {
    let mut kinds = vec![ArgKind::NamedSpread];
    let mut values = vec![data[0]];
    for pair in data[1..].as_chunks::<2>().0 {
        kinds.push(if pair[0] == Value::Bool(true) {
            ArgKind::NamedSpread
        } else {
            ArgKind::Positional
        });
        values.push(pair[1]);
    }
    machine.map_display(&kinds, &values)
}

fn go_on_with_map(machine: &mut Machine, data: &[Value], _: Value) -> Outcome {
    let entries: Vec<(Value, Value)> = data[1..]
        .as_chunks::<2>()
        .0
        .iter()
        .map(|&[key, value]| (key, value))
        .collect();
    machine.add_to_map(data[0], &entries)
}
