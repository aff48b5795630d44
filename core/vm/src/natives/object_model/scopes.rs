//! Names as values: those of a call, of a module, and those by which an object has members.

use crate::heap::Object;
use crate::machine::state::ModuleState;
use crate::machine::{Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Intrinsic, Sorting, Symbol};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Dir, dir),
    (Intrinsic::ObjectDir, dir),
    (Intrinsic::Locals, locals),
    (Intrinsic::Globals, globals),
    (Intrinsic::CallerNames, caller_names),
    (Intrinsic::LoadedModules, loaded_modules),
];

fn dir(m: &mut Machine, args: &[Value]) -> Outcome {
    let object = operand(args, 0);
    let mut names: Vec<Symbol> = Vec::new();
    if let Some(method) = m.custom_method(object, m.semantics().objects.protocol.list_members) {
        return Err(Machine::call_then(method, &[object], sorted, Vec::new()));
    }
    if let Some(Object::Module(_)) = m.object_kind(object) {
        names.extend(m.members_of(object).into_iter().map(|(name, _)| name));
    } else if object.is_bound() {
        names.extend(m.members_of(object).into_iter().map(|(name, _)| name));
        names.extend(m.computed_members(object));
        let class = match object {
            Value::Ref(handle) if m.is_class(object) => handle,
            _ => m.class_of(object),
        };
        let order = m.class(class).map(|class| class.order.clone());
        for &at in order.iter().flat_map(|order| order.iter()) {
            if let Some(class) = m.class(at) {
                names.extend(class.members.keys().copied());
            }
        }
    } else {
        names.extend(scope(m).into_iter().map(|(name, _)| name));
    }
    let mut texts: Vec<String> = names
        .into_iter()
        .map(|name| m.name(name).to_owned())
        .collect();
    texts.put_in_order();
    texts.dedup();
    let items: Vec<Value> = texts.into_iter().map(|text| m.new_text(text)).collect();
    Ok(m.new_list(items))
}

/// What a method listed, in order.
fn sorted(m: &mut Machine, _: &[Value], listed: Value) -> Outcome {
    let items = m.elements(listed)?.unwrap_or_default();
    let list = m.new_list(items);
    let sort = m.hook_then(
        ir::Hook::Sort,
        &[list, Value::Nil, Value::Bool(false)],
        Some((crate::names::module::give_data, vec![list])),
    );
    Err(sort)
}

/// The variables of the innermost call that is the program's.
fn scope(m: &mut Machine) -> Vec<(Symbol, Value)> {
    let Some(at) = m.state.frames.len().checked_sub(1) else {
        return Vec::new();
    };
    m.named_frame_variables(at)
}

pub(super) fn locals(m: &mut Machine, _: &[Value]) -> Outcome {
    let variables = scope(m);
    let code = m.state.frames.last().map(|frame| frame.code);
    let variables = code.map_or(variables.clone(), |code| m.as_declared(code, variables));
    Ok(m.map_of_names(&variables))
}

fn globals(m: &mut Machine, _: &[Value]) -> Outcome {
    let module = m.position().0;
    m.module_map(module)
}

/// `()`: the names of the innermost call that is the program's own.
fn caller_names(m: &mut Machine, _: &[Value]) -> Outcome {
    let own = m.state.frames.iter().rposition(|frame| {
        let module = m.linked.codes[frame.code as usize].module;
        !m.linked.program.modules[module.index()].is_library
    });
    let at = own.unwrap_or(0);
    let module = match m.state.frames.get(at) {
        Some(frame) => m.linked.codes[frame.code as usize].module,
        None => m.boot.main,
    };
    let globals = m.module_map(module)?;
    let variables = m.named_frame_variables(at);
    let locals = m.map_of_names(&variables);
    Ok(m.new_tuple(&[globals, locals]))
}

/// `()`: the modules that have been begun, by name; the program's own is first.
fn loaded_modules(m: &mut Machine, _: &[Value]) -> Outcome {
    let main = m.boot.main;
    let others = (0..m.state.module_states.len())
        .map(|at| ir::ModuleId(at as u32))
        .filter(|&id| id != main && m.state.module_states[id.index()] != ModuleState::New);
    let ids: Vec<ir::ModuleId> = std::iter::once(main).chain(others).collect();
    let mut entries = Vec::with_capacity(ids.len());
    for id in ids {
        let name = if id == main {
            m.intern(m.semantics().objects.protocol.main)
        } else {
            m.linked.program.modules[id.index()].name
        };
        entries.push((name, m.make_module(id)));
    }
    Ok(m.map_of_names(&entries))
}

impl Machine {
    /// The map of a module's names, brought up to date: always the same one.
    pub(crate) fn module_map(&mut self, module: ir::ModuleId) -> Outcome {
        let members = self.module_members(module);
        let mut known = self.state.module_maps.iter();
        let Some(handle) = known.find(|&(_, of)| *of == module).map(|(&map, _)| map) else {
            let map = self.map_of_names(&members);
            if let Value::Ref(handle) = map {
                self.state.module_maps.insert(handle, module);
            }
            return Ok(map);
        };
        let gone: Vec<Value> = match self.object(handle) {
            Object::Map(map) => map.iter().map(|entry| entry.key).collect(),
            _ => Vec::new(),
        };
        for key in gone {
            let is_there = self
                .name_of(key)
                .is_none_or(|name| members.iter().any(|&(member, _)| member == name));
            if !is_there {
                self.map_remove(handle, key)?;
            }
        }
        for (name, value) in members {
            let key = self.name_value(name);
            self.map_set(handle, key, value)?;
        }
        Ok(Value::Ref(handle))
    }
}
