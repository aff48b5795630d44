//! Data flow against reality: whatever a run shows to depend on something, the analysis says so too.
//!
//! A shadow of the run notes for every slot, cell, global, member and element which variables its value came from,
//! and which instruction assigned each variable last. What it cannot follow it takes to come from nothing. It stops
//! after a number of steps: enough for every line of most programs.

use libtest_mimic::{Arguments, Failed, Trial};
use reddragon_tests::{compile_file, language_of, name_of, programs, settings};
use session::analysis::dataflow::{Dataflow, VarId, VariableGraph, transitive};
use session::ir::{ArrayKind, FunctionId, InstId, Op, Symbol};
use session::vm::Machine;
use session::vm::code::Linked;
use session::vm::code::{Code, Ins, Place};
use session::vm::state::Then;
use session::vm::value::{Handle, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::rc::Rc;

/// How many steps of a run are looked at.
const STEPS: u64 = 10_000;

fn main() {
    let arguments = Arguments::from_args();
    // Values that go through memory by address are not followed by the shadow: C's programs are not compared yet.
    let is_followed = |path: &Path| language_of(path) == Some("python");
    let trials = programs()
        .into_iter()
        .filter(|path| is_followed(path))
        .map(|path| Trial::test(name_of(&path), move || check(&path)))
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

fn check(path: &Path) -> Result<(), Failed> {
    let compiled = Rc::new(compile_file(path)?);
    let mut machine = compiled.machine(settings(path));
    let flow = Dataflow::of(compiled.program(), compiled.module(), &compiled.cfg);
    let linked = Rc::clone(&machine.linked);
    let mut shadow = Shadow {
        flow: &flow,
        linked: &linked,
        main: compiled.main,
        sets: vec![BTreeSet::new()],
        known: BTreeMap::from([(BTreeSet::new(), 0)]),
        slots: BTreeMap::new(),
        places: BTreeMap::new(),
        parts: BTreeMap::new(),
        writers: BTreeMap::new(),
        results: Vec::new(),
        graphs: BTreeMap::new(),
        wrong: BTreeSet::new(),
        checks: 0,
        own_steps: 0,
    };
    while machine.state.ending.is_none() && machine.state.steps < STEPS {
        shadow.step(&mut machine);
    }
    if let Some(wrong) = shadow.wrong.first() {
        return Err(format!("{} in all: {wrong}", shadow.wrong.len()).into());
    }
    // A program that assigns and reads variables must have been checked for something.
    let reads = (flow.chains.reached.values()).any(|reached| !reached.definitions.is_empty());
    if reads && shadow.checks == 0 && shadow.own_steps > 500 {
        return Err("nothing was compared".into());
    }
    Ok(())
}

/// A set of variables, by number; 0 is the empty one.
type Tag = u32;

/// Where a variable is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Storage {
    Slot(usize),
    Cell(Handle),
    Global(u32),
}

/// A part of an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Key {
    Field(Symbol),
    Index(i64),
}

struct Shadow<'a> {
    flow: &'a Dataflow<'a>,
    linked: &'a Linked,
    main: session::ir::ModuleId,
    sets: Vec<BTreeSet<VarId>>,
    known: BTreeMap<BTreeSet<VarId>, Tag>,
    /// What the slots of the stack come from.
    slots: BTreeMap<usize, Tag>,
    /// What cells and globals come from.
    places: BTreeMap<Storage, Tag>,
    /// What members and elements come from, with the value that was stored.
    parts: BTreeMap<(Handle, Key), (Value, Tag)>,
    /// The instruction that assigned a variable last.
    writers: BTreeMap<Storage, InstId>,
    /// For calls in progress: how deep, and where the result goes.
    results: Vec<(usize, usize)>,
    graphs: BTreeMap<FunctionId, VariableGraph>,
    wrong: BTreeSet<String>,
    checks: usize,
    /// Steps in the program's own module.
    own_steps: usize,
}

impl Shadow<'_> {
    fn union(&mut self, tags: impl IntoIterator<Item = Tag>) -> Tag {
        let tags: BTreeSet<Tag> = tags.into_iter().filter(|&tag| tag != 0).collect();
        let mut all = BTreeSet::new();
        match (tags.len(), tags.first()) {
            (0, _) => return 0,
            (1, Some(&only)) => return only,
            _ => {}
        }
        for tag in tags {
            all.extend(&self.sets[tag as usize]);
        }
        self.tag(all)
    }

    fn tag(&mut self, set: BTreeSet<VarId>) -> Tag {
        if let Some(&tag) = self.known.get(&set) {
            return tag;
        }
        let tag = self.sets.len() as Tag;
        self.sets.push(set.clone());
        self.known.insert(set, tag);
        tag
    }

    /// A set without the variables of a function: those of another call of it are not those of this one.
    fn without(&mut self, tag: Tag, function: FunctionId) -> Tag {
        let flow = self.flow;
        let mut set = self.sets[tag as usize].clone();
        set.retain(|&id| flow.variables.get(id).scope != function);
        self.tag(set)
    }

    fn slot(&self, at: usize) -> Tag {
        self.slots.get(&at).copied().unwrap_or(0)
    }

    /// Takes one step and follows it.
    fn step(&mut self, machine: &mut Machine) {
        let linked = self.linked;
        let depth = machine.state.frames.len();
        let Some(frame) = machine.state.frames.last() else {
            machine.run(machine.state.steps + 1);
            return;
        };
        let code = &linked.codes[frame.code as usize];
        let (pc, base) = (frame.pc as usize, frame.base as usize);
        let captures = Rc::clone(&frame.captures);
        let Some(&ins) = code.plain.get(pc) else {
            machine.run(machine.state.steps + 1);
            return;
        };
        let inst = code.insts[pc];
        let is_main = code.module == self.main;
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
        machine.run(machine.state.steps + 1);
        let now = machine.state.frames.len();
        if now > depth {
            let from = machine.state.frames[depth].base as usize;
            self.slots.split_off(&from);
            self.writers
                .retain(|storage, _| !matches!(storage, Storage::Slot(at) if *at >= from));
        }
        while self.results.last().is_some_and(|&(at, _)| at > now) {
            let ended = self.results.pop();
            if let (Some((at, to)), Ins::Return { src }) = (ended, ins)
                && at == depth
                && at == now + 1
            {
                let tag = self.without(self.slot(slot(src)), code.function);
                self.slots.insert(to, tag);
            }
        }
        if !is_main {
            return;
        }
        self.own_steps += 1;
        let has_gone_on = now == depth
            && machine
                .state
                .frames
                .last()
                .is_some_and(|frame| frame.pc as usize == pc + 1);
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
                    true => self.union(tags),
                    false => 0,
                };
                self.slots.insert(slot(dst), tag);
            }
            Ins::StoreField { src, .. } | Ins::StoreIndex { src, .. } => {
                if let (Some(Value::Ref(handle)), Some(key), Some(value), true) =
                    (object, key, stored, has_gone_on)
                {
                    let tag = self.slot(slot(src));
                    self.parts.insert((handle, key), (value, tag));
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
                let tag = self.union(tags);
                self.slots.insert(slot(dst), tag);
            }
            Ins::Bin {
                dst, left, right, ..
            } => {
                let tags = [self.slot(slot(left)), self.slot(slot(right))];
                let tag = match has_gone_on {
                    true => self.union(tags),
                    false => 0,
                };
                self.slots.insert(slot(dst), tag);
            }
            Ins::Un { dst, operand, .. } => {
                let tag = match has_gone_on {
                    true => self.slot(slot(operand)),
                    false => 0,
                };
                self.slots.insert(slot(dst), tag);
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
                if now == depth + 1 {
                    self.slots.insert(slot(dst), 0);
                    let frame = &machine.state.frames[depth];
                    let callee = &linked.codes[frame.code as usize];
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
                            self.slots
                                .insert(frame.base as usize + param.slot as usize, tag);
                        }
                    }
                    self.results.push((now, slot(dst)));
                } else if has_gone_on {
                    let tag = self.union(tags);
                    self.slots.insert(slot(dst), tag);
                } else {
                    self.slots.insert(slot(dst), 0);
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
            | Ins::Choose { dst, .. } => {
                self.slots.insert(slot(dst), 0);
            }
            _ => {}
        }
    }

    /// An instruction has given a variable a value.
    fn assigned(&mut self, inst: InstId, storage: Storage, tag: Tag) {
        self.writers.insert(storage, inst);
        match storage {
            Storage::Slot(at) => {
                self.slots.insert(at, tag);
            }
            _ => {
                self.places.insert(storage, tag);
            }
        }
        let Some(id) = self.flow.variables.at(inst) else {
            return;
        };
        let variable = self.flow.variables.get(id);
        if self.flow.is_hidden(id) {
            return;
        }
        let scope = variable.scope;
        let flow = self.flow;
        let graph = self
            .graphs
            .entry(scope)
            .or_insert_with(|| transitive(&flow.direct(scope)));
        for &from in &self.sets[tag as usize] {
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
        let tag = match storage {
            Storage::Slot(at) => self.slot(at),
            _ => self.places.get(&storage).copied().unwrap_or(0),
        };
        let Some(id) = self.flow.variables.at(inst) else {
            return;
        };
        if let Some(&writer) = self.writers.get(&storage) {
            self.checks += 1;
            let sources = &self.flow.dependence.sources[inst.index()];
            if !sources.iter().any(|&(from, _)| from == writer.0) {
                self.wrong.insert(format!(
                    "the read of `{}` at {inst} got what {writer} assigned",
                    self.flow.name(id)
                ));
            }
        }
        // A function or class by its name, or something of the language's own, is nothing that a value comes from.
        let is_code = self.flow.is_code(inst) || !self.flow.variables.get(id).is_bound;
        let set = match is_code {
            true => BTreeSet::new(),
            false => BTreeSet::from([id]),
        };
        let own = self.tag(set);
        let tag = self.union([tag, own]);
        self.slots.insert(to, tag);
    }
}

/// The slot of a local variable.
fn local(code: &Code, name: Symbol) -> Option<u16> {
    code.locals.iter().find_map(|&(local, place)| match place {
        Place::Local(slot) if local == name => Some(slot),
        _ => None,
    })
}
