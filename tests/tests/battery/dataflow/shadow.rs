//! A shadow of a run: which variables each value came from, and which instruction assigned each variable last.
//!
//! It follows slots, cells, globals, members, elements and bytes of memory. What it cannot follow it takes to come from
//! nothing, so it may miss a dependence and never makes one up. Code of the library is not looked into.

use super::tags::{Tag, Tags};
use session::analysis::dataflow::{Dataflow, VariableGraph, transitive};
use session::ir::{ArrayKind, FunctionId, InstId, ModuleId, Op, Symbol};
use session::vm::code::{Code, Ins, Linked, Place};
use session::vm::machine::state::Then;
use session::vm::value::{Handle, Value};
use session::vm::{Machine, Watch};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::rc::Rc;

/// Where a variable is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Storage {
    Slot(usize),
    Cell(Handle),
    Global(u32),
}

/// A part of an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Key {
    Field(Symbol),
    Index(i64),
    /// Where in memory it begins.
    Byte(i64),
}

/// The shadow of one run.
pub struct Shadow<'a> {
    flow: &'a Dataflow<'a>,
    linked: &'a Linked,
    main: ModuleId,
    /// All of the program's own instructions.
    own: Watch,
    tags: Tags,
    /// What the slots of the stack come from, and which instruction assigned the variables that they are.
    slots: Vec<(Tag, Option<InstId>)>,
    /// What cells and globals come from.
    places: HashMap<Storage, (Tag, InstId)>,
    /// What members, elements and bytes come from, with the value that was stored.
    parts: HashMap<(Handle, Key), (Value, Tag)>,
    /// The task whose stack that is.
    running: u32,
    /// For calls in progress: how deep, and where the result goes.
    results: Vec<(usize, usize)>,
    graphs: BTreeMap<FunctionId, VariableGraph>,
    /// Assignments and reads that were compared with a set, or with an assignment.
    compared: HashSet<(InstId, u32)>,
    dead: HashSet<InstId>,
    pub wrong: BTreeSet<String>,
    pub checks: usize,
    /// Reads of variables that something assigns.
    pub reads: usize,
    /// Steps in the program's own module.
    pub own_steps: usize,
}

impl<'a> Shadow<'a> {
    pub fn new(flow: &'a Dataflow<'a>, linked: &'a Linked, main: ModuleId) -> Shadow<'a> {
        Shadow {
            flow,
            linked,
            main,
            own: Watch::new(linked, |module, _| module == main),
            tags: Tags::new(),
            slots: Vec::new(),
            places: HashMap::new(),
            parts: HashMap::new(),
            running: 0,
            results: Vec::new(),
            graphs: BTreeMap::new(),
            compared: HashSet::new(),
            dead: flow.live.dead_stores.iter().copied().collect(),
            wrong: BTreeSet::new(),
            checks: 0,
            reads: 0,
            own_steps: 0,
        }
    }
}

impl Shadow<'_> {
    /// A set without the variables of a function: those of another call of it are not those of this one.
    fn without(&mut self, tag: Tag, function: FunctionId) -> Tag {
        let flow = self.flow;
        let is_own = |id| flow.variables.get(id).scope == function;
        self.tags.without(tag, function.index() as u32, is_own)
    }

    fn slot(&self, at: usize) -> Tag {
        self.slots.get(at).map_or(0, |&(tag, _)| tag)
    }

    fn set(&mut self, at: usize, tag: Tag, writer: Option<InstId>) {
        if self.slots.len() <= at {
            self.slots.resize(at + 1, (0, None));
        }
        self.slots[at] = (tag, writer);
    }

    /// Takes one step of the program's own and follows it; those of the library behind it are taken with it.
    pub fn step(&mut self, machine: &mut Machine, until: u64) {
        let linked = self.linked;
        let depth = machine.state.frames.len();
        let Some(frame) = machine.state.frames.last() else {
            machine.step();
            return;
        };
        // Code of a text that the program has given to be run is behind the program's.
        let Some(code) = linked.codes.get(frame.code as usize) else {
            machine.step();
            return;
        };
        let (pc, base) = (frame.pc as usize, frame.base as usize);
        let captures = Rc::clone(&frame.captures);
        let Some(&ins) = code.plain.get(pc) else {
            machine.step();
            return;
        };
        if code.module != self.main {
            machine.run_watching(until, &self.own);
            self.forget_frame(machine);
            return;
        }
        let inst = code.insts[pc];
        let slot = |slot: u16| base + slot as usize;
        let read = |machine: &Machine, at: u16| machine.state.stack.get(slot(at)).copied();
        // Operands are read before the step may overwrite them.
        let object = match ins {
            Ins::LoadField { object, .. }
            | Ins::StoreField { object, .. }
            | Ins::LoadIndex { object, .. }
            | Ins::StoreIndex { object, .. } => read(machine, object),
            _ => None,
        };
        let key = match ins {
            Ins::LoadField { name, .. } | Ins::StoreField { name, .. } => Some(Key::Field(name)),
            Ins::LoadIndex { index, .. } | Ins::StoreIndex { index, .. } => {
                match read(machine, index) {
                    Some(Value::Int(index)) => Some(Key::Index(index)),
                    _ => None,
                }
            }
            _ => None,
        };
        let stored = match ins {
            Ins::StoreField { src, .. } | Ins::StoreIndex { src, .. } => read(machine, src),
            _ => None,
        };
        let address = match ins {
            Ins::LoadIndirect { pointer, .. } | Ins::StoreIndirect { pointer, .. } => {
                match read(machine, pointer) {
                    Some(Value::Pointer(region, offset)) => Some((region, Key::Byte(offset))),
                    _ => None,
                }
            }
            Ins::LoadRegion {
                pointer, offset, ..
            }
            | Ins::WriteRegion {
                pointer, offset, ..
            } => match (read(machine, pointer), read(machine, offset)) {
                (
                    Some(Value::Pointer(region, from)),
                    Some(Value::Int(by) | Value::Sized(_, by)),
                ) => Some((region, Key::Byte(from.wrapping_add(by)))),
                _ => None,
            },
            _ => None,
        };
        machine.step();
        let is_own = |machine: &Machine| {
            let frame = machine.state.frames.last();
            let code = frame.and_then(|frame| linked.codes.get(frame.code as usize));
            code.is_some_and(|code| code.module == self.main)
        };
        let has_left = machine.state.ending.is_none() && !is_own(machine);
        if has_left {
            machine.run_watching(until, &self.own);
        }
        if machine.state.tasks.running != self.running {
            self.own_steps += 1;
            self.forget_frame(machine);
            return;
        }
        let now = machine.state.frames.len();
        if !has_left && now > depth {
            let from = machine.state.frames[depth].base as usize;
            self.slots.truncate(from);
        }
        while self.results.last().is_some_and(|&(at, _)| at > now) {
            let ended = self.results.pop();
            if let (Some((at, to)), Ins::Return { src }) = (ended, ins)
                && !has_left
                && at == depth
                && at == now + 1
            {
                let tag = self.without(self.slot(slot(src)), code.function);
                self.set(to, tag, None);
            }
        }
        self.own_steps += 1;
        let has_gone_on = now == depth
            && machine
                .state
                .frames
                .last()
                .is_some_and(|frame| frame.pc as usize == pc + 1);
        let is_call = matches!(
            ins,
            Ins::CallPlace { .. }
                | Ins::CallValue { .. }
                | Ins::CallMethod { .. }
                | Ins::CallIntrinsic { .. }
        );
        // Whatever went on elsewhere than where it was called or returned to may have put values anywhere.
        let has_jumped = match ins {
            Ins::Return { .. } => has_left,
            _ => has_left || now < depth || is_call && now == depth,
        };
        if has_jumped && !has_gone_on {
            self.forget_frame(machine);
        }
        let op = &machine.linked.program.modules[self.main.index()]
            .inst(inst)
            .op;
        match ins {
            Ins::Move { dst, src } => match op {
                Op::LoadVar { .. } => self.loaded(inst, Storage::Slot(slot(src)), slot(dst)),
                _ => {
                    let tag = self.slot(slot(src));
                    self.assigned(inst, Storage::Slot(slot(dst)), tag);
                }
            },
            Ins::Nop => {
                if let Op::DeclVar { name, .. } = *op
                    && let Some(at) = local(code, name)
                {
                    let tag = self.slot(slot(at));
                    self.assigned(inst, Storage::Slot(slot(at)), tag);
                }
            }
            Ins::LoadLocal { dst, slot: at, .. } => {
                self.loaded(inst, Storage::Slot(slot(at)), slot(dst))
            }
            Ins::LoadCell { dst, slot: at, .. } => {
                if let Some(Value::Ref(cell)) = read(machine, at) {
                    self.loaded(inst, Storage::Cell(cell), slot(dst));
                }
            }
            Ins::StoreCell { slot: at, src } | Ins::NewCell { slot: at, src } => {
                if let Some(Value::Ref(cell)) = read(machine, at) {
                    let tag = self.slot(slot(src));
                    self.assigned(inst, Storage::Cell(cell), tag);
                }
            }
            Ins::LoadCapture { dst, index, .. } => {
                if let Some(&cell) = captures.get(index as usize) {
                    self.loaded(inst, Storage::Cell(cell), slot(dst));
                }
            }
            Ins::StoreCapture { index, src } => {
                if let Some(&cell) = captures.get(index as usize) {
                    let tag = self.slot(slot(src));
                    self.assigned(inst, Storage::Cell(cell), tag);
                }
            }
            Ins::LoadGlobal { dst, global } => {
                self.loaded(inst, Storage::Global(global), slot(dst))
            }
            Ins::StoreGlobal { global, src } => {
                let tag = self.slot(slot(src));
                self.assigned(inst, Storage::Global(global), tag);
            }
            Ins::LoadField {
                dst, object: from, ..
            }
            | Ins::LoadIndex {
                dst, object: from, ..
            } => {
                let mut tags = vec![self.slot(slot(from))];
                if let (Some(Value::Ref(handle)), Some(key)) = (object, key)
                    && has_gone_on
                    && let Some(&(value, tag)) = self.parts.get(&(handle, key))
                    && read(machine, dst) == Some(value)
                {
                    tags.push(tag);
                }
                if let Ins::LoadIndex { index, .. } = ins {
                    tags.push(self.slot(slot(index)));
                }
                let tag = match has_gone_on {
                    true => self.tags.union(tags),
                    false => 0,
                };
                self.set(slot(dst), tag, None);
            }
            Ins::StoreField { src, .. } | Ins::StoreIndex { src, .. } => {
                if let (Some(Value::Ref(handle)), Some(key), Some(value), true) =
                    (object, key, stored, has_gone_on)
                {
                    let tag = self.slot(slot(src));
                    self.parts.insert((handle, key), (value, tag));
                }
            }
            Ins::AllocRegion { dst, .. } => {
                if let Some(Value::Pointer(region, _)) = read(machine, dst) {
                    self.parts.retain(|&(handle, _), _| handle != region);
                }
                self.set(slot(dst), 0, None);
            }
            Ins::LoadIndirect { dst, pointer, .. } | Ins::LoadRegion { dst, pointer, .. } => {
                let mut tags = vec![self.slot(slot(pointer))];
                if let Some(place) = address.filter(|_| has_gone_on)
                    && let Some(&(value, tag)) = self.parts.get(&place)
                    && read(machine, dst) == Some(value)
                {
                    tags.push(tag);
                }
                let tag = match has_gone_on {
                    true => self.tags.union(tags),
                    false => 0,
                };
                self.set(slot(dst), tag, None);
            }
            Ins::StoreIndirect { src, .. } | Ins::WriteRegion { src, .. } => {
                if let (Some(place), Some(value), true) = (address, read(machine, src), has_gone_on)
                {
                    let tag = self.slot(slot(src));
                    self.parts.insert(place, (value, tag));
                }
            }
            Ins::NewArray { dst, kind, site } => {
                let site = &linked.sites[site as usize];
                let tags: Vec<Tag> = site
                    .args
                    .iter()
                    .map(|arg| self.slot(slot(arg.slot)))
                    .collect();
                let made = read(machine, dst);
                if site.is_plain
                    && matches!(kind, ArrayKind::List | ArrayKind::Tuple)
                    && let Some(Value::Ref(handle)) = made
                {
                    for (at, arg) in site.args.iter().enumerate() {
                        if let Some(value) = read(machine, arg.slot) {
                            self.parts
                                .insert((handle, Key::Index(at as i64)), (value, tags[at]));
                        }
                    }
                }
                let tag = self.tags.union(tags);
                self.set(slot(dst), tag, None);
            }
            Ins::Bin {
                dst, left, right, ..
            } => {
                let tags = [self.slot(slot(left)), self.slot(slot(right))];
                let tag = match has_gone_on {
                    true => self.tags.union(tags),
                    false => 0,
                };
                self.set(slot(dst), tag, None);
            }
            Ins::Un { dst, operand, .. } => {
                let tag = match has_gone_on {
                    true => self.slot(slot(operand)),
                    false => 0,
                };
                self.set(slot(dst), tag, None);
            }
            Ins::CallPlace { dst, site, .. }
            | Ins::CallValue { dst, site, .. }
            | Ins::CallMethod { dst, site, .. }
            | Ins::CallIntrinsic { dst, site, .. } => {
                let site = &linked.sites[site as usize];
                let tags: Vec<Tag> = site
                    .args
                    .iter()
                    .map(|arg| self.slot(slot(arg.slot)))
                    .collect();
                if now == depth + 1 && !has_left {
                    self.set(slot(dst), 0, None);
                    let frame = &machine.state.frames[depth];
                    let Some(callee) = linked.codes.get(frame.code as usize) else {
                        return;
                    };
                    if callee.module != self.main
                        || !matches!(frame.then, Then::Store(to) if to == dst)
                    {
                        return;
                    }
                    let receiver = match ins {
                        Ins::CallMethod { receiver, .. } => Some(self.slot(slot(receiver))),
                        _ => None,
                    };
                    let params = &callee.params;
                    if site.is_plain && callee.is_simple {
                        let bound: Option<Vec<Tag>> = if params.len() == tags.len() {
                            Some(tags)
                        } else if params.len() == tags.len() + 1 {
                            Some(
                                receiver
                                    .into_iter()
                                    .chain(receiver.is_none().then_some(0))
                                    .chain(tags)
                                    .collect(),
                            )
                        } else {
                            None
                        };
                        for (param, tag) in params.iter().zip(bound.into_iter().flatten()) {
                            let tag = self.without(tag, callee.function);
                            self.set(frame.base as usize + param.slot as usize, tag, None);
                        }
                    }
                    self.results.push((now, slot(dst)));
                } else if has_gone_on {
                    let tag = self.tags.union(tags);
                    self.set(slot(dst), tag, None);
                } else {
                    self.set(slot(dst), 0, None);
                }
            }
            Ins::Const { dst, .. }
            | Ins::Function { dst, .. }
            | Ins::Class { dst, .. }
            | Ins::LoadClass { dst, .. }
            | Ins::NewObject { dst, .. }
            | Ins::Caught { dst }
            | Ins::Symbolic { dst, .. }
            | Ins::Suspend { dst, .. }
            | Ins::Choose { dst, .. }
            | Ins::Param { dst, .. }
            | Ins::Length { dst, .. }
            | Ins::CheckIndex { dst, .. }
            | Ins::Unsupported { dst: Some(dst), .. } => {
                self.set(slot(dst), 0, None);
            }
            _ => {}
        }
    }

    /// What the frame on top holds is not known any more, and nothing is where another task has its turn.
    fn forget_frame(&mut self, machine: &Machine) {
        let running = machine.state.tasks.running;
        if std::mem::replace(&mut self.running, running) != running {
            self.slots.clear();
            self.results.clear();
            return;
        }
        let now = machine.state.frames.len();
        if let Some(frame) = machine.state.frames.last() {
            self.slots.truncate(frame.base as usize);
        }
        while self.results.last().is_some_and(|&(at, _)| at > now) {
            self.results.pop();
        }
    }

    /// An instruction has given a variable a value.
    fn assigned(&mut self, inst: InstId, storage: Storage, tag: Tag) {
        match storage {
            Storage::Slot(at) => self.set(at, tag, Some(inst)),
            _ => {
                self.places.insert(storage, (tag, inst));
            }
        }
        let Some(id) = self.flow.variables.at(inst) else {
            return;
        };
        if self.flow.is_hidden(id) || !self.compared.insert((inst, tag)) {
            return;
        }
        let scope = self.flow.variables.get(id).scope;
        let flow = self.flow;
        let graph = self
            .graphs
            .entry(scope)
            .or_insert_with(|| transitive(&flow.direct(scope)));
        for &from in self.tags.get(tag) {
            if flow.variables.get(from).scope != scope || flow.is_hidden(from) {
                continue;
            }
            self.checks += 1;
            if !graph.get(&id).is_some_and(|set| set.contains(&from)) {
                self.wrong.insert(format!(
                    "`{}` came from `{}` at {inst} in {}",
                    flow.name(id),
                    flow.name(from),
                    flow.function_name(scope),
                ));
            }
        }
    }

    /// An instruction has read a variable.
    fn loaded(&mut self, inst: InstId, storage: Storage, to: usize) {
        let (tag, writer) = match storage {
            Storage::Slot(at) => self.slots.get(at).copied().unwrap_or((0, None)),
            _ => match self.places.get(&storage) {
                Some(&(tag, writer)) => (tag, Some(writer)),
                None => (0, None),
            },
        };
        let Some(id) = self.flow.variables.at(inst) else {
            return;
        };
        let reached = self.flow.chains.reached.get(&inst);
        self.reads += usize::from(reached.is_some_and(|one| !one.definitions.is_empty()));
        if let Some(writer) = writer {
            self.checks += 1;
            let name = self.flow.name(id);
            let sources = &self.flow.dependence.sources[inst.index()];
            if !sources.iter().any(|&(from, _)| from == writer.0) {
                let wrong = format!("the read of `{name}` at {inst} got what {writer} assigned");
                self.wrong.insert(wrong);
            }
            if self.dead.contains(&writer) {
                let wrong = format!("what {writer} assigned to `{name}` is read at {inst}");
                self.wrong.insert(wrong);
            }
        }
        // A function or class by its name, or something of the language's own, is nothing that a value comes from.
        let is_code = self.flow.is_code(inst) || !self.flow.variables.get(id).is_bound;
        let set = match is_code {
            true => BTreeSet::new(),
            false => BTreeSet::from([id]),
        };
        let own = self.tags.of(set);
        let tag = self.tags.union([tag, own]);
        self.set(to, tag, None);
    }
}

/// The slot of a local variable.
fn local(code: &Code, name: Symbol) -> Option<u16> {
    code.locals.iter().find_map(|&(local, place)| match place {
        Place::Local(slot) if local == name => Some(slot),
        _ => None,
    })
}
