//! Variables and what they hold, as rows.

use crate::names::{self, is_shown};
use crate::parts;
use crate::program::Program;
use crate::touched::Reads;
use protocol::{Mark, Scope, Variable};
use session::ir::Sorting;
use session::ir::{LayoutId, ModuleId, ScopeKind, Symbol};
use session::vm::debug::view::Owner;
use session::vm::display::{Pointed, Typed, function_name, preview};
use session::vm::{Machine, Value, heap::Object};
use std::collections::BTreeSet;
use std::ops::Range;

/// A value's text is cut behind this many characters.
const TEXT: usize = 160;
/// Variables shown of a scope, at first and on demand.
const MOST: (usize, usize) = (100, 5_000);
/// Parts of a value that are shown together: of more there are groups.
const GROUP: usize = 100;
/// Values are unfolded no deeper than this.
const DEEPEST: u32 = 12;

/// The row under which functions, classes and modules are; no variable has such a name.
const DEFINITIONS: &str = "functions and classes";

/// What is said of a variable that holds nothing yet.
const UNSET: &str = "not set yet";

/// Which values are unfolded, by path.
pub(crate) type Unfolded = BTreeSet<String>;

/// How variables are to be seen.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'a> {
    /// What is unfolded.
    pub(crate) unfolded: &'a Unfolded,
    /// What the last step read.
    pub(crate) reads: &'a Reads,
}

/// The scopes that a frame sees, inner ones first.
pub(crate) fn scopes(program: &Program, frame: usize, seen: Seen) -> Vec<Scope> {
    let machine = program.session.machine();
    let globals = program.globals(frame);
    let mut scopes = Vec::new();
    let code = machine.calls().0.get(frame);
    let code = code.map(|frame| &machine.linked.codes[frame.code as usize]);
    let own = code.filter(|code| code.kind != ScopeKind::Module || code.module != globals.module);
    // Where a run has ended within what the library does about that, there is nothing of the program's to be seen.
    let modules = &machine.linked.program.modules;
    let has_ended = machine.state.ending.is_some();
    let own = own.filter(|code| !(has_ended && modules[code.module.index()].is_library));
    if own.is_some() {
        let variables = machine.declared_variables(frame);
        let title = names::frame(machine, frame).to_owned();
        let owner = Owner::Call(frame);
        let prefix = frame.to_string();
        scopes.push(scope(machine, title, (owner, prefix), variables, seen));
    }
    let variables = machine.module_variables(globals.module);
    let owner = (Owner::Module(globals.module), globals.scope());
    let title = program.globals_title(globals);
    scopes.push(scope(machine, title, owner, variables, seen));
    scopes
}

fn scope(
    machine: &Machine,
    title: String,
    (owner, prefix): (Owner, String),
    members: Vec<(Symbol, Value)>,
    seen: Seen,
) -> Scope {
    let mut all: Vec<(Symbol, Value)> = members
        .into_iter()
        .filter(|&(name, _)| is_shown(machine, machine.name(name)))
        .collect();
    // Definitions are mostly read in the source: they are kept together behind the data.
    let is_declared =
        |&(name, value): &(Symbol, Value)| defines(machine, machine.name(name), value);
    all.put_in_order_by_key(is_declared);
    let data = all.partition_point(|each| !is_declared(each));
    let definitions = all.split_off(data);
    let path = format!("{prefix}/…");
    let most = match seen.unfolded.contains(&path) {
        true => MOST.1,
        false => MOST.0,
    };
    let more = all.len().saturating_sub(most) as u32;
    let mut rows = Rows {
        machine,
        seen,
        out: Vec::new(),
    };
    for (symbol, value) in all.into_iter().take(most) {
        let name = machine.name(symbol);
        let path = format!("{prefix}/{name}");
        if !value.is_bound() {
            rows.unset(path, name);
            continue;
        }
        let mark = seen.reads.variable(&path);
        let layout = machine.variable_layout(owner, symbol);
        match (machine.variable_memory(name, value), layout) {
            (Some(memory), _) => {
                let name = name.trim_start_matches('&').into();
                rows.memory(path, 0, name, memory);
            }
            (None, Some(layout)) if !matches!(value, Value::Unknown(_)) => {
                rows.laid_out(path, name.into(), value, layout, mark);
            }
            (None, _) => rows.value(path, 0, name.into(), value, mark),
        }
    }
    let definitions = definitions.into_iter();
    let definitions = definitions.map(|(name, value)| (machine.name(name), value));
    rows.definitions(&prefix, definitions.collect());
    Scope {
        title,
        path,
        variables: rows.out,
        more,
    }
}

/// Whether a variable is the declaration of what it holds: a function, a class or a module, and a function by its own name. A
/// variable that holds some function, such as a callback, is data.
pub(crate) fn defines(machine: &Machine, name: &str, value: Value) -> bool {
    let semantics = machine.semantics();
    // Neither classes around it nor what tells overloads apart make it another name.
    let is_own = |handle| {
        let function = function_name(machine, handle);
        let simple = |name| semantics.simple_name(semantics.plain_name(name));
        simple(&function) == simple(name)
    };
    let handle = value.handle();
    let class = handle.and_then(|handle| machine.delegated_name(handle));
    if class.is_some_and(|class| class.ends_with(name)) {
        return true;
    }
    let function = handle.filter(|handle| matches!(machine.object(*handle), Object::Function(_)));
    is_definition(machine, value) && function.is_none_or(is_own)
}

pub(crate) fn is_definition(machine: &Machine, value: Value) -> bool {
    match value {
        Value::Builtin(_) | Value::Intrinsic(_) => true,
        Value::Ref(handle) => matches!(
            machine.object(handle),
            Object::Function(_) | Object::Class(_) | Object::Module(_)
        ),
        _ => false,
    }
}

/// The name of a value's type; of one that is not known, where that began.
fn kind(machine: &Machine, value: Value) -> String {
    let Value::Unknown(unknown) = value else {
        return machine.shown_type(value);
    };
    let (module, inst) = machine.state.unknowns.get(unknown).origin;
    let module = &machine.linked.program.modules[module.index()];
    let inst = module.insts.get(inst.index());
    match inst.map_or(0, |inst| inst.span.start.line) {
        line if line > 0 && !module.is_library => format!("unknown, line {line}"),
        _ => "unknown".to_owned(),
    }
}

struct Rows<'a> {
    machine: &'a Machine,
    seen: Seen<'a>,
    out: Vec<Variable>,
}

impl Rows<'_> {
    /// The row of a variable that has been declared and holds nothing yet.
    fn unset(&mut self, path: String, name: &str) {
        self.out.push(Variable {
            path,
            name: name.to_owned(),
            value: UNSET.to_owned(),
            ..Variable::default()
        });
    }

    fn is_open(&self, path: &str, depth: u32) -> bool {
        depth < DEEPEST && self.seen.unfolded.contains(path)
    }

    /// A value's row, and the rows of its parts where it is unfolded.
    fn value(&mut self, path: String, depth: u32, name: String, value: Value, mark: Option<Mark>) {
        let machine = self.machine;
        let length = parts::length(machine, value);
        let open = self.is_open(&path, depth);
        self.out.push(Variable {
            path: path.clone(),
            depth,
            name,
            value: preview(machine, value, TEXT),
            kind: kind(machine, value),
            mark,
            unfolded: (length > 0).then_some(open),
        });
        if open {
            self.groups(&path, depth + 1, 0..length, &|rows, from, count, depth| {
                for (name, part, spot) in parts::placed(machine, value, from, count) {
                    let mark = rows.seen.reads.placed(machine, value, &name, spot);
                    let path = format!("{path}/{name}");
                    rows.value(path, depth, name, part, mark);
                }
            });
        }
    }

    /// One row for functions, classes and modules, and theirs where it is unfolded.
    fn definitions(&mut self, prefix: &str, definitions: Vec<(&str, Value)>) {
        if definitions.is_empty() {
            return;
        }
        let path = format!("{prefix}/{DEFINITIONS}");
        let open = self.is_open(&path, 0);
        self.out.push(Variable {
            path,
            name: DEFINITIONS.to_owned(),
            kind: definitions.len().to_string(),
            unfolded: Some(open),
            ..Variable::default()
        });
        if open {
            for (name, value) in definitions.into_iter().take(MOST.1) {
                let path = format!("{prefix}/{name}");
                let mark = self.seen.reads.variable(&path);
                let name = names::definition(self.machine, name, value);
                self.value(path, 1, name, value, mark);
            }
        }
    }

    /// The row of a stretch of memory, and the rows of its elements or members where it is unfolded.
    fn memory(&mut self, path: String, depth: u32, name: String, memory: Typed) {
        let machine = self.machine;
        let own = machine.memory_length(memory) as usize;
        let value = machine.memory_value(memory).filter(|_| own == 0);
        let layout = (memory.module, memory.layout);
        let pointed = value.and_then(|value| machine.pointed(value, layout));
        let length = pointed.map_or(own, |pointed| machine.pointed_length(pointed) as usize);
        let open = self.is_open(&path, depth);
        let value = names::shortened(machine.memory_text(memory), TEXT);
        let size = machine.memory_size(memory);
        self.out.push(Variable {
            path: path.clone(),
            depth,
            name,
            value,
            kind: machine.memory_type(memory),
            mark: self.seen.reads.stretch(memory, size),
            unfolded: (length > 0).then_some(open),
        });
        match pointed {
            _ if !open => {}
            Some(pointed) => self.pointed(&path, depth + 1, pointed),
            None => self.groups(&path, depth + 1, 0..length, &|rows, from, count, depth| {
                for (name, part) in machine.memory_parts_from(memory, from as u64, count as u64) {
                    let path = format!("{path}/{name}");
                    rows.memory(path, depth, name, part);
                }
            }),
        }
    }

    /// The row of a variable that is in no memory and has a layout all the same: it is written as that says, and where it
    /// points somewhere, what is there can be unfolded.
    fn laid_out(
        &mut self,
        path: String,
        name: String,
        value: Value,
        layout: (ModuleId, LayoutId),
        mark: Option<Mark>,
    ) {
        let machine = self.machine;
        let pointed = machine.pointed(value, layout);
        let open = self.is_open(&path, 0);
        self.out.push(Variable {
            path: path.clone(),
            depth: 0,
            name,
            value: names::variable_text(machine, Some(layout), value, TEXT),
            kind: machine.layout_type(layout),
            mark,
            unfolded: pointed.map(|_| open),
        });
        if let Some(pointed) = pointed.filter(|_| open) {
            self.pointed(&path, 1, pointed);
        }
    }

    /// The rows of what a pointer leads to.
    fn pointed(&mut self, path: &str, depth: u32, pointed: Pointed) {
        let machine = self.machine;
        let length = machine.pointed_length(pointed) as usize;
        self.groups(path, depth, 0..length, &|rows, from, count, depth| {
            for (name, part) in machine.pointed_parts(pointed, from as u64, count as u64) {
                let path = format!("{path}/{name}");
                rows.memory(path, depth, name, part);
            }
        });
    }

    /// The rows of parts: each, or where they are many, groups of them that unfold in turn.
    fn groups(
        &mut self,
        path: &str,
        depth: u32,
        range: Range<usize>,
        each: &dyn Fn(&mut Self, usize, usize, u32),
    ) {
        if range.len() <= GROUP {
            return each(self, range.start, range.len(), depth);
        }
        let mut size = GROUP;
        while range.len().div_ceil(size) > GROUP {
            size *= GROUP;
        }
        for start in range.clone().step_by(size) {
            let group = start..(start + size).min(range.end);
            let name = format!("[{} … {}]", group.start, group.end - 1);
            let own = format!("{path}/{name}");
            let open = self.is_open(&own, depth);
            self.out.push(Variable {
                path: own,
                depth,
                name,
                unfolded: Some(open),
                ..Variable::default()
            });
            if open {
                self.groups(path, depth + 1, group, each);
            }
        }
    }
}
