//! Variables and what they hold, as rows.

use crate::places::KEY;
use protocol::{Scope, Variable};
use session::ir::{ModuleId, ScopeKind};
use session::vm::display::{Typed, preview};
use session::vm::{Machine, Value, heap::Object};
use std::collections::BTreeSet;

/// A value's text is cut behind this many characters.
const TEXT: usize = 160;
/// Variables shown of a scope, and parts shown of a value.
const MOST: (usize, usize) = (200, 100);
/// Values are unfolded no deeper than this.
const DEEPEST: u32 = 12;

/// Which values are unfolded, by path.
pub(crate) type Unfolded = BTreeSet<String>;

/// The scopes that a frame sees, inner ones first.
pub(crate) fn scopes(
    machine: &Machine,
    frame: usize,
    main: ModuleId,
    unfolded: &Unfolded,
) -> Vec<Scope> {
    let mut scopes = Vec::new();
    let code = machine.calls().0.get(frame);
    let code = code.map(|frame| &machine.linked.codes[frame.code as usize]);
    let own = code.filter(|code| code.kind != ScopeKind::Module || code.module != main);
    if own.is_some() {
        let variables = machine.frame_variables(frame);
        let title = machine.frame_name(frame).to_owned();
        scopes.push(scope(
            machine,
            title,
            &format!("{frame}"),
            variables,
            unfolded,
        ));
    }
    let globals = machine.module_members(main);
    scopes.push(scope(machine, "Globals".into(), "g", globals, unfolded));
    scopes
}

fn scope(
    machine: &Machine,
    title: String,
    prefix: &str,
    members: Vec<(session::ir::Symbol, Value)>,
    unfolded: &Unfolded,
) -> Scope {
    let mut all: Vec<(&str, Value)> = members
        .iter()
        .map(|&(name, value)| (machine.name(name), value))
        .filter(|(name, value)| is_shown(name) && value.is_bound())
        .collect();
    // Data first: definitions are mostly read in the source.
    all.sort_by_key(|(_, value)| is_definition(machine, *value));
    let more = all.len().saturating_sub(MOST.0) as u32;
    let mut variables = Vec::new();
    for (name, value) in all.into_iter().take(MOST.0) {
        let path = format!("{prefix}/{name}");
        if let Some(memory) = machine.variable_memory(name, value) {
            let name = name.trim_start_matches('&').into();
            memory_rows(machine, &mut variables, path, 0, name, memory, unfolded);
            continue;
        }
        rows(
            machine,
            &mut variables,
            path,
            0,
            name.into(),
            value,
            unfolded,
        );
    }
    Scope {
        title,
        variables,
        more,
    }
}

fn is_shown(name: &str) -> bool {
    !name.starts_with("__") && !name.starts_with(['$', '.', '@'])
}

fn is_definition(machine: &Machine, value: Value) -> bool {
    match value {
        Value::Builtin(_) | Value::Intrinsic(_) => true,
        Value::Ref(handle) => matches!(
            machine.object(handle),
            Object::Function(_) | Object::Class(_) | Object::Module(_)
        ),
        _ => false,
    }
}

/// A value's row, and the rows of its parts where it is unfolded.
fn rows(
    machine: &Machine,
    out: &mut Vec<Variable>,
    path: String,
    depth: u32,
    name: String,
    value: Value,
    unfolded: &Unfolded,
) {
    let parts = parts(machine, value);
    let open = unfolded.contains(&path) && depth < DEEPEST;
    out.push(Variable {
        path: path.clone(),
        depth,
        name,
        value: preview(machine, value, TEXT),
        kind: machine.type_name(value),
        mark: None,
        unfolded: (!parts.is_empty()).then_some(open),
    });
    if open {
        for (name, part) in parts.into_iter().take(MOST.1) {
            let path = format!("{path}/{name}");
            rows(machine, out, path, depth + 1, name, part, unfolded);
        }
    }
}

/// The row of a stretch of memory, and the rows of its elements or members where it is unfolded.
fn memory_rows(
    machine: &Machine,
    out: &mut Vec<Variable>,
    path: String,
    depth: u32,
    name: String,
    memory: Typed,
    unfolded: &Unfolded,
) {
    let parts = machine.memory_parts(memory);
    let open = unfolded.contains(&path) && depth < DEEPEST;
    let mut value = machine.memory_text(memory);
    if let Some((end, _)) = value.char_indices().nth(TEXT) {
        value.truncate(end);
        value.push('…');
    }
    out.push(Variable {
        path: path.clone(),
        depth,
        name,
        value,
        kind: machine.memory_type(memory),
        mark: None,
        unfolded: (!parts.is_empty()).then_some(open),
    });
    if open {
        for (name, part) in parts.into_iter().take(MOST.1) {
            let path = format!("{path}/{name}");
            memory_rows(machine, out, path, depth + 1, name, part, unfolded);
        }
    }
}

/// What a value holds: elements, entries or members, each under what it is found by.
fn parts(machine: &Machine, value: Value) -> Vec<(String, Value)> {
    let Value::Ref(handle) = value else {
        return Vec::new();
    };
    let indexed = |items: &[Value]| {
        let items = items.iter().take(MOST.1 + 1).enumerate();
        items.map(|(at, item)| (format!("[{at}]"), *item)).collect()
    };
    match machine.object(handle) {
        Object::List(items) => indexed(items),
        Object::Array(array) => indexed(&array.items),
        Object::Tuple(items) => indexed(items),
        Object::Map(map) => map
            .iter()
            .take(MOST.1 + 1)
            .map(|entry| {
                (
                    format!("[{}]", preview(machine, entry.key, KEY)),
                    entry.value,
                )
            })
            .collect(),
        Object::Set(set) => set
            .iter()
            .take(MOST.1 + 1)
            .enumerate()
            .map(|(at, (_, item))| (format!("#{at}"), item))
            .collect(),
        Object::Instance(_) => machine
            .members_of(value)
            .into_iter()
            .map(|(name, value)| (format!(".{}", machine.name(name)), value))
            .collect(),
        _ => Vec::new(),
    }
}
