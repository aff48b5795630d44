//! What lowering itself needs.

use crate::heap::{Object, Slice};
use crate::machine::state::{Attempt, IfMissing};
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::among;
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::Value;
use ir::{Fault, Hook, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Unpack, unpack),
    (Intrinsic::UnpackRest, unpack_rest),
    (Intrinsic::Slice, slice),
    (Intrinsic::DeleteIndex, |m, args| {
        m.delete_index(operand(args, 0), operand(args, 1))
    }),
    (Intrinsic::DeleteField, delete_field),
    (Intrinsic::ImportModule, import_module),
    (Intrinsic::RunText, |m, args| m.run_text(args)),
    (Intrinsic::ImportMember, import_member),
    (Intrinsic::ImportAll, import_all),
    (Intrinsic::Append, append),
    (Intrinsic::SetInsert, set_insert),
    (Intrinsic::MapInsert, map_insert),
    (Intrinsic::Collect, collect),
    (Intrinsic::EnterContext, |m, args| {
        enter(m, operand(args, 0), false)
    }),
    (Intrinsic::EnterAsyncContext, |m, args| {
        enter(m, operand(args, 0), true)
    }),
    (Intrinsic::DefineLazily, define_lazily),
    (Intrinsic::KeepCalls, |m, _| {
        m.keep_calls();
        Ok(Value::Nil)
    }),
    (Intrinsic::CheckCast, check_cast),
    (Intrinsic::IsUnbound, |_, args| {
        Ok(Value::Bool(!operand(args, 0).is_bound()))
    }),
];

/// `(name, function)`.
fn define_lazily(m: &mut Machine, args: &[Value]) -> Outcome {
    let module = m.position().0;
    let name = m.text_of(operand(args, 0)).unwrap_or_default();
    let global = m
        .names
        .get(&name)
        .and_then(|name| m.linked.global_by_name.get(&(module, name)).copied());
    if let Some(global) = global {
        m.state.lazy.insert(global, operand(args, 1));
    }
    Ok(Value::Nil)
}

/// `(value, class)`.
fn check_cast(m: &mut Machine, args: &[Value]) -> Outcome {
    let (value, wanted) = (operand(args, 0), operand(args, 1));
    let Value::Ref(class) = wanted else {
        return Ok(value);
    };
    if matches!(value, Value::Nil | Value::Unknown(_))
        || !m.is_class(wanted)
        || m.is_instance(value, class)
    {
        return Ok(value);
    }
    let own = m.class_of(value);
    let names = [m.class_name(own), m.class_name(class)];
    let homes = [home(m, own), home(m, class)];
    let fault = match homes[0] == homes[1] {
        true => Fault::BadCast,
        false => Fault::ForeignCast,
    };
    Err(m.fault(fault, &[&names[0], &names[1], homes[0], homes[1]]))
}

/// What a class belongs to; an array's class to what its elements' does.
fn home(m: &Machine, class: crate::value::Handle) -> &'static str {
    let mut class = class;
    while let Some(crate::value::array::Element::Class(of)) = m.state.array_types.element(class) {
        class = of;
    }
    let module = m.class(class).map(|class| class.module);
    let module = module.and_then(|module| m.linked.program.modules.get(module.index()));
    let is_library = module.is_none_or(|module| module.is_library);
    m.semantics().errors.homes[usize::from(!is_library)]
}

/// Enters a context: its manager must have the methods for both ends.
fn enter(m: &mut Machine, manager: Value, is_async: bool) -> Outcome {
    let protocol = &m.semantics().objects.protocol;
    let ([enter, exit], no_manager, no_exit) = if is_async {
        (
            protocol.async_context,
            Fault::NoAsyncContextManager,
            Fault::NoAsyncContextExit,
        )
    } else {
        (
            protocol.context,
            Fault::NoContextManager,
            Fault::NoContextExit,
        )
    };
    if let Value::Unknown(_) = manager {
        let name = m.intern(enter);
        return Ok(m.unknown(Expression::Method(manager, name, [][..].into())));
    }
    let Some(method) = m.special_method(manager, enter) else {
        let kind = m.type_name(manager);
        return Err(m.fault(no_manager, &[&kind]));
    };
    if m.special_method(manager, exit).is_none() {
        let kind = m.type_name(manager);
        return Err(m.fault(no_exit, &[&kind, exit]));
    }
    Err(Machine::call_exit(method, &[manager]))
}

fn count(value: Value) -> usize {
    match value {
        Value::Int(count) => usize::try_from(count).unwrap_or(0),
        _ => 0,
    }
}

/// An unknown unpacks to as many unknowns.
fn unpack_unknown(m: &mut Machine, value: Value, count: usize) -> Value {
    let items: Vec<Value> = (0..count)
        .map(|at| m.unknown(Expression::Index(value, Value::Int(at as i64))))
        .collect();
    m.new_tuple(&items)
}

fn unpack(m: &mut Machine, args: &[Value]) -> Outcome {
    let (value, wanted) = (operand(args, 0), count(operand(args, 1)));
    if let Value::Unknown(_) = value {
        return Ok(unpack_unknown(m, value, wanted));
    }
    if let Some(Object::Tuple(items)) = m.object_kind(value)
        && items.len() == wanted
    {
        return Ok(value);
    }
    match m.elements(value) {
        Ok(Some(items)) if items.len() == wanted => Ok(m.new_tuple(&items)),
        Ok(Some(items)) if items.len() > wanted => {
            Err(m.fault(Fault::TooManyToUnpack, &[&wanted.to_string()]))
        }
        Ok(Some(items)) => Err(m.fault(
            Fault::TooFewToUnpack,
            &[&wanted.to_string(), &items.len().to_string()],
        )),
        // An endless iterator must not be walked to its end.
        Ok(None) => Err(m.hook(Hook::Unpack, &[value, operand(args, 1)])),
        Err(exit) => Err(cannot_unpack(m, value, exit)),
    }
}

fn cannot_unpack(m: &mut Machine, value: Value, exit: Exit) -> Exit {
    match exit {
        Exit::Raise(exception) if m.is_fault(exception, Fault::NotIterable) => {
            let kind = m.type_name(value);
            m.fault(Fault::CannotUnpack, &[&kind])
        }
        exit => exit,
    }
}

fn unpack_rest(m: &mut Machine, args: &[Value]) -> Outcome {
    let (value, before, after) = (
        operand(args, 0),
        count(operand(args, 1)),
        count(operand(args, 2)),
    );
    if let Value::Unknown(_) = value {
        return Ok(unpack_unknown(m, value, before + 1 + after));
    }
    let items = match m.elements(value) {
        Ok(Some(items)) => items,
        Ok(None) => return Err(m.retry_collected(Intrinsic::UnpackRest, 0, args)),
        Err(exit) => return Err(cannot_unpack(m, value, exit)),
    };
    if items.len() < before + after {
        let (least, got) = ((before + after).to_string(), items.len().to_string());
        return Err(m.fault(Fault::TooFewToUnpackRest, &[&least, &got]));
    }
    let behind = items.len() - after;
    let rest = m.new_list(items[before..behind].to_vec());
    let all: Vec<Value> = items[..before]
        .iter()
        .copied()
        .chain([rest])
        .chain(items[behind..].iter().copied())
        .collect();
    Ok(m.new_tuple(&all))
}

fn slice(m: &mut Machine, args: &[Value]) -> Outcome {
    let part = |at| match operand(args, at) {
        Value::Unbound => Value::Nil,
        value => value,
    };
    Ok(m.insert(Object::Slice(Box::new(Slice {
        start: part(0),
        stop: part(1),
        step: part(2),
    }))))
}

fn delete_field(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(name) = m.name_of(operand(args, 1)) else {
        return Ok(Value::Nil);
    };
    m.delete_field(operand(args, 0), name, true)?;
    Ok(Value::Nil)
}

fn import_module(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = m.text_of(operand(args, 0)).unwrap_or_default();
    if m.truth(operand(args, 1)) == Some(true) {
        return m.import_again(&name);
    }
    m.import_module(&name)
}

fn import_member(m: &mut Machine, args: &[Value]) -> Outcome {
    let (module, name) = (
        operand(args, 0),
        m.text_of(operand(args, 1)).unwrap_or_default(),
    );
    let symbol = m.intern(&name);
    let Some(Object::Module(id)) = m.object_kind(module) else {
        return m.get_field_or(module, symbol, IfMissing::Import);
    };
    let id = *id;
    if let Some(value) = m.module_member(id, symbol) {
        return Ok(value);
    }
    let package = m.linked.program.modules[id.index()].name;
    let inner = format!("{}.{name}", m.name(package));
    if m.names
        .get(&inner)
        .is_some_and(|inner| m.linked.program.module_named(inner).is_some())
    {
        return m.import_module(&inner);
    }
    if let Some(getter) = m
        .names
        .get(m.semantics().objects.protocol.get_missing_attribute)
        .and_then(|getter| m.module_member(id, getter))
    {
        let mut exit = Machine::call_exit(getter, &[operand(args, 1)]);
        if let Exit::Call(call) = &mut exit {
            call.attempts.push(Attempt {
                object: module,
                name: symbol,
                missing: IfMissing::Import,
            });
        }
        return Err(exit);
    }
    if let Some(absent) = m.absent_member(id, symbol) {
        return Ok(absent);
    }
    Err(m.cannot_import(id, symbol))
}

fn import_all(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(Object::Module(from)) = m.object_kind(operand(args, 0)) else {
        return Ok(Value::Nil);
    };
    let from = *from;
    let (into, _) = m.position();
    let listed = m
        .names
        .get(m.semantics().objects.protocol.exports)
        .and_then(|name| m.module_member(from, name));
    let listed: Option<Vec<String>> = match listed {
        Some(list) => m
            .elements(list)?
            .map(|names| names.iter().filter_map(|&name| m.text_of(name)).collect()),
        None => None,
    };
    for (name, value) in m.module_members(from) {
        let text = m.name(name).to_owned();
        let wanted = listed
            .as_ref()
            .map_or(!text.starts_with('_'), |listed| listed.contains(&text));
        if wanted {
            m.set_module_member(into, name, value);
        }
    }
    Ok(Value::Nil)
}

fn append(m: &mut Machine, args: &[Value]) -> Outcome {
    if let Value::Ref(list) = operand(args, 0)
        && let Some(items) = m.list_mut(list)
    {
        items.push(operand(args, 1));
    }
    Ok(Value::Nil)
}

fn set_insert(m: &mut Machine, args: &[Value]) -> Outcome {
    let Value::Ref(set) = operand(args, 0) else {
        return Ok(Value::Nil);
    };
    if m.set_add(set, operand(args, 1))? {
        return Ok(Value::Nil);
    }
    Err(m.hook(Hook::SetAdd, args))
}

fn map_insert(m: &mut Machine, args: &[Value]) -> Outcome {
    let Value::Ref(map) = operand(args, 0) else {
        return Ok(Value::Nil);
    };
    if m.map_set(map, operand(args, 1), operand(args, 2))? {
        return Ok(Value::Nil);
    }
    Err(m.hook(Hook::MapSet, args))
}

fn collect(m: &mut Machine, args: &[Value]) -> Outcome {
    match m.elements(operand(args, 0))? {
        Some(items) => Ok(m.new_list(items)),
        None => Err(m.hook(Hook::Collect, among(args, ..1))),
    }
}

/// What to do where there is no member, for `getattr` with or without a default.
pub(in crate::natives) fn if_missing(default: Value) -> IfMissing {
    if default.is_bound() {
        IfMissing::Default(default)
    } else {
        IfMissing::Raise
    }
}
