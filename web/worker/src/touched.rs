//! What the steps of a move read and did: found by making them one at a time.

use crate::names::is_shown;
use crate::program::Program;
use crate::registers;
use crate::state::Before;

use protocol::Mark;
use rustc_hash::{FxHashMap, FxHashSet};
use session::ir::{Op, Reg};
use session::vm::debug::origin::{Part, Spot};
use session::vm::display::{Typed, preview};
use session::vm::{Handle, Machine, Value, heap::Object};

/// A move of more steps is told by its last one.
pub(crate) const MOST: u64 = 600;
/// Sentences that are said of a move.
const SENTENCES: usize = 3;
/// What was printed is cut behind this many characters.
const PRINTED: usize = 40;

/// What was read, by the places that the rows of the state show.
#[derive(Default)]
pub(crate) struct Reads {
    variables: FxHashSet<String>,
    /// Parts of objects, under their names among the object's parts.
    parts: FxHashSet<(Handle, String)>,
    /// Stretches of memory.
    memory: FxHashMap<Handle, Vec<(i64, i64)>>,
}

impl Reads {
    /// Marks a variable, or a part of an object, that was read.
    pub(crate) fn variable(&self, path: &str) -> Option<Mark> {
        self.variables.contains(path).then_some(Mark::Read)
    }

    /// The same for a part of an object.
    pub(crate) fn part(&self, object: Handle, name: &str) -> Option<Mark> {
        let key = (object, name.to_owned());
        self.parts.contains(&key).then_some(Mark::Read)
    }

    /// The same, where the part may be kept in another object.
    pub(crate) fn placed(
        &self,
        machine: &Machine,
        owner: Value,
        name: &str,
        spot: Option<Spot>,
    ) -> Option<Mark> {
        match spot {
            None => self.part(owner.handle()?, name),
            Some(Spot::Part(object, Part::Element(at))) => self.part(object, &format!("[{at}]")),
            Some(Spot::Part(object, Part::Member(member))) => {
                self.part(object, &format!(".{}", machine.name(member)))
            }
            Some(_) => None,
        }
    }

    /// The same for a stretch of memory of so many bytes.
    pub(crate) fn stretch(&self, memory: Typed, size: u64) -> Option<Mark> {
        let read = self.memory.get(&memory.region)?;
        let (from, to) = (memory.offset, memory.offset + size as i64);
        let is_read = read.iter().any(|(start, end)| *start < to && from < *end);
        is_read.then_some(Mark::Read)
    }

    /// Notes what the instruction that is next reads.
    fn look(&mut self, program: &Program) {
        let machine = program.session.machine();
        let (module, inst) = machine.position();
        let globals = program.globals_here();
        let Some(frame) = machine.state.frames.len().checked_sub(1) else {
            return;
        };
        let insts = &machine.linked.program.modules[module.index()].insts;
        let held = |register: Reg| registers::value(machine, frame, register);
        match insts.get(inst.index()).map(|inst| &inst.op) {
            // The library's variables are nobody's business.
            Some(Op::LoadVar { .. }) if !program.compiled().is_own(module) => {}
            Some(Op::LoadVar { name, .. }) => {
                let code = machine.state.frames[frame].code;
                let top = machine.linked.tops.get(module.index()) == Some(&code);
                let own = !top && machine.spot_of_variable(frame, *name).is_some();
                let prefix = if own {
                    frame.to_string()
                } else {
                    globals.scope()
                };
                let path = format!("{prefix}/{}", machine.name(*name));
                self.variables.insert(path);
            }
            Some(Op::LoadField { object, field, .. }) => {
                if let Some(Value::Ref(object)) = held(*object) {
                    let name = format!(".{}", machine.name(*field));
                    self.parts.insert((object, name));
                }
            }
            Some(Op::LoadIndex { object, index, .. }) => {
                if let (Some(Value::Ref(object)), Some(index)) = (held(*object), held(*index)) {
                    let name = element(machine, object, index);
                    self.parts.extend(name.map(|name| (object, name)));
                }
            }
            Some(Op::LoadIndirect { pointer, ty, .. }) => {
                if let Some(Value::Pointer(region, at)) = held(*pointer) {
                    let size = ty.size().unwrap_or(1) as i64;
                    let read = self.memory.entry(region).or_default();
                    read.push((at, at.saturating_add(size)));
                }
            }
            _ => {}
        }
    }
}

/// The name of an element or entry among the parts of its object.
fn element(machine: &Machine, object: Handle, index: Value) -> Option<String> {
    let length = match machine.object(object) {
        Object::Map(_) => {
            let key = preview(machine, index, crate::places::KEY);
            return Some(format!("[{key}]"));
        }
        Object::List(items) => items.len(),
        Object::Tuple(items) => items.len(),
        Object::Array(array) => array.items.len(),
        _ => return None,
    };
    let at = match index {
        Value::Int(at) | Value::Sized(_, at) => at,
        _ => return None,
    };
    let at = if at < 0 { at + length as i64 } else { at };
    Some(format!("[{at}]"))
}

/// Goes on to a step, one at a time: tells what was read on the way, and in sentences what was done.
pub(crate) fn follow(program: &mut Program, to: u64) -> (Reads, String) {
    let mut reads = Reads::default();
    let from = program.step();
    let depth = program.session.machine().state.frames.len();
    let line = Before::of(program).and_then(|before| before.line(program));
    let printed = program.session.machine().state.written;
    let mut notable: Vec<String> = Vec::new();
    let mut last = String::new();
    // The call that the run is in at the end, where it was not before.
    let mut entered: Option<String> = None;
    while program.step() < to {
        let before = Before::of(program);
        let here = program.session.machine().state.frames.len();
        // Of calls that were passed over only what comes back is told, and what the library reads for the program.
        let module = program.session.machine().position().0;
        let in_library = !program.compiled().is_own(module);
        if here <= depth.max(1) || to - from == 1 || in_library {
            reads.look(program);
        }
        let step = program.step();
        let through = if step + 1 == to {
            program.through(to)
        } else {
            step + 1
        };
        program.session.advance(through);
        if program.step() == step {
            break;
        }
        if let Some(before) = before {
            // What an exception leads to may be a call of the library's.
            let is_thrown = matches!(before.op(program), Op::Throw { .. });
            let outer = is_thrown || program.session.machine().state.frames.len() <= depth;
            if outer {
                entered = None;
            } else if here <= depth && before.enters(program) {
                entered = Some(before.sentence(program));
            }
            let at_end = program.step() == to;
            let is_notable =
                here <= depth.max(1) && (outer || at_end) && before.is_notable(program);
            if is_notable || at_end {
                last = before.sentence(program);
            }
            if is_notable {
                notable.push(last.clone());
            }
        }
    }
    if to - from > 1 {
        notable.extend(entered);
        notable.extend(output(program.session.machine(), printed));
        notable.dedup();
        if !notable.is_empty() {
            let more = notable.len().saturating_sub(SENTENCES);
            notable.truncate(SENTENCES);
            last = notable.join(" ");
            if more > 0 {
                last += &format!(" And {more} more.");
            }
            if let Some(line) = line {
                last = format!("Line {line}: {last}");
            }
        }
    }
    (reads, last)
}

/// What was printed since so many pieces, in a sentence.
fn output(machine: &Machine, since: usize) -> Option<String> {
    let pieces = machine.output.get(since..machine.state.written)?;
    let text: String = pieces.iter().map(|piece| &*piece.text).collect();
    let text = text.trim_end_matches('\n');
    if pieces.is_empty() {
        return None;
    }
    let text = text.replace('\n', "↵");
    Some(match text.char_indices().nth(PRINTED) {
        Some((end, _)) => format!("Printed “{}…”.", &text[..end]),
        None => format!("Printed “{text}”."),
    })
}

impl Before {
    /// Whether what the step does is worth telling among others.
    fn is_notable(&self, program: &Program) -> bool {
        let machine = program.session.machine();
        match self.op(program) {
            Op::DeclVar { name, .. } | Op::StoreVar { name, .. } => {
                let is_told = is_shown(machine, machine.name(*name)) || self.defines(machine);
                is_told && self.is_in_program(program)
            }
            // What the language keeps of a function besides what it does.
            Op::StoreField { field, .. } if !is_shown(machine, machine.name(*field)) => false,
            // What it made is told instead.
            Op::Return { .. } if self.is_in_class_body(machine) => false,
            Op::StoreField { .. }
            | Op::StoreIndex { .. }
            | Op::StoreIndirect { .. }
            | Op::WriteRegion { .. }
            | Op::BranchIf { .. }
            | Op::Throw { .. }
            | Op::Return { .. } => self.is_in_program(program),
            _ => self.is_in_program(program) && self.enters(program),
        }
    }
}
