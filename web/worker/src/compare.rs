//! How two states of a run differ: in variables, in what they lead to, and in what was printed.

use crate::names::{self, is_shown};
use crate::origin::title;
use crate::parts;
use crate::program::Program;
use crate::variables::defines;
use protocol::{Comparison, Difference};
use rustc_hash::{FxHashMap, FxHashSet};
use session::ir::{ScopeKind, Symbol};
use session::vm::display::{Typed, preview};
use session::vm::{Handle, Machine, Value};

/// Values that are looked at in a state, and parts of one value.
const MOST: (usize, usize) = (6_000, 1_000);
/// Objects in objects are followed so far.
const DEEPEST: usize = 10;
/// A value's text is cut behind this many characters.
const TEXT: usize = 80;
/// Differences that are shown.
const SHOWN: usize = 100;
/// What was printed is cut behind this many characters.
const PRINTED: usize = 400;

/// A state that others are compared with.
pub(crate) struct Pinned {
    step: u64,
    values: Values,
    written: usize,
}

impl Pinned {
    /// The state at which the run stands.
    pub(crate) fn of(program: &Program) -> Pinned {
        Pinned {
            step: program.step(),
            values: Values::of(program),
            written: program.session.machine().state.written,
        }
    }

    /// How the state at which the run stands differs.
    pub(crate) fn compare(&self, program: &Program) -> Comparison {
        let now = Values::of(program);
        let other = self.values.by_name();
        let here = now.by_name();
        let mut differences = Vec::new();
        for (name, value) in &now.list {
            let before = other.get(name.as_str()).copied();
            if before != Some(value) {
                differences.push(Difference {
                    name: name.clone(),
                    other: before.cloned(),
                    here: Some(value.clone()),
                });
            }
        }
        for (name, value) in &self.values.list {
            if !here.contains_key(name.as_str()) {
                differences.push(Difference {
                    name: name.clone(),
                    other: Some(value.clone()),
                    here: None,
                });
            }
        }
        let more = differences.len().saturating_sub(SHOWN) as u32;
        differences.truncate(SHOWN);
        let machine = program.session.machine();
        let written = machine.state.written;
        let between = self.written.min(written)..self.written.max(written);
        let pieces = machine.output.get(between).unwrap_or_default();
        let printed: String = pieces.iter().map(|piece| &*piece.text).collect();
        Comparison {
            step: self.step,
            differences,
            more,
            printed: match printed.char_indices().nth(PRINTED) {
                Some((end, _)) => format!("{}…", &printed[..end]),
                None => printed,
            },
        }
    }
}

/// The values of a state, each under the way to it, in order.
#[derive(Default)]
struct Values {
    list: Vec<(String, String)>,
    /// Objects that were looked at: each is, once, under the first way to it.
    seen: FxHashSet<Handle>,
}

impl Values {
    fn of(program: &Program) -> Values {
        let machine = program.session.machine();
        let compiled = program.compiled();
        let mut values = Values::default();
        let calls = machine.calls().0;
        for (frame, call) in calls.iter().enumerate().rev() {
            let code = &machine.linked.codes[call.code as usize];
            if code.kind == ScopeKind::Module && compiled.is_own(code.module) {
                continue;
            }
            // Calls of one function at different depths are told apart by that.
            let prefix = format!("{} (call {})", names::frame(machine, frame), frame + 1);
            values.scope(machine, &prefix, machine.frame_variables(frame));
        }
        for module in compiled.own() {
            // Variables of the file that the program begins with have no other name than their own.
            let file = program.sources.title(module);
            let file = file.filter(|_| module != compiled.main).unwrap_or_default();
            values.scope(machine, file, machine.module_variables(module));
        }
        values
    }

    fn by_name(&self) -> FxHashMap<&str, &String> {
        let all = self.list.iter();
        all.map(|(name, value)| (name.as_str(), value)).collect()
    }

    fn scope(&mut self, machine: &Machine, prefix: &str, members: Vec<(Symbol, Value)>) {
        for (name, value) in members {
            let name = machine.name(name);
            if !is_shown(machine, name) || !value.is_bound() || defines(machine, name, value) {
                continue;
            }
            let plain = name.trim_start_matches('&');
            let path = match prefix {
                "" => format!("/{plain}"),
                prefix => format!("/{prefix}: {plain}"),
            };
            match machine.variable_memory(name, value) {
                Some(memory) => self.memory(machine, path, memory, 0),
                None => self.value(machine, path, value, 0),
            }
        }
    }

    fn push(&mut self, path: &str, value: String) {
        self.list.push((title(path), value));
    }

    fn value(&mut self, machine: &Machine, path: String, value: Value, depth: usize) {
        if self.list.len() >= MOST.0 {
            return;
        }
        let length = parts::length(machine, value);
        let is_new = value.handle().is_none_or(|handle| self.seen.insert(handle));
        if length == 0 || depth == DEEPEST {
            return self.push(&path, preview(machine, value, TEXT));
        }
        if !is_new {
            return;
        }
        for (name, part) in parts::parts(machine, value, 0, MOST.1) {
            self.value(machine, format!("{path}/{name}"), part, depth + 1);
        }
    }

    fn memory(&mut self, machine: &Machine, path: String, memory: Typed, depth: usize) {
        if self.list.len() >= MOST.0 {
            return;
        }
        let length = machine.memory_length(memory);
        if length == 0 || depth == DEEPEST || machine.is_memory_text(memory) {
            self.push(&path, machine.memory_text(memory));
            // What an allocation holds is under the first pointer to it.
            if let Some(Value::Pointer(region, 0)) = machine.memory_value(memory) {
                self.region(machine, &path, region, depth);
            }
            return;
        }
        for (name, part) in machine.memory_parts_from(memory, 0, MOST.1 as u64) {
            let separator = if name.starts_with('[') { "/" } else { "/." };
            self.memory(machine, format!("{path}{separator}{name}"), part, depth + 1);
        }
    }

    fn region(&mut self, machine: &Machine, path: &str, region: Handle, depth: usize) {
        let is_alive = machine.region(region).is_some_and(|region| region.is_alive);
        if depth == DEEPEST || !is_alive || !self.seen.insert(region) {
            return;
        }
        if let Some(memory) = machine.typed_region(region) {
            let several = machine.allocated_elements(region);
            for (name, part) in several.unwrap_or_else(|| vec![("[0]".to_owned(), memory)]) {
                self.memory(machine, format!("{path}/{name}"), part, depth + 1);
            }
        }
    }
}
