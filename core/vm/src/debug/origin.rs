//! Where a value came from: the last step that wrote a place.
//!
//! Places of variables are written by instructions that name them, so the run is replayed at full speed from one of
//! those to the next. Parts of objects may be written by anything, so there the run is replayed step by step and the
//! object watched.
//!
//! **Invariant.** Asking changes where the timeline stands and nothing else.

use crate::code::{Ins, Linked, Place};
use crate::debug::recorder::Recorder;
use crate::debug::timeline::{Timeline, last_stop};
use crate::debug::watch::Watch;
use crate::heap::Object;
use crate::machine::Machine;
use crate::value::{Handle, Value};
use ir::{ModuleId, Op, ScopeKind, Symbol};

/// A place that holds a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spot {
    /// A variable in the frame of a call in progress, counted from the outermost.
    Local(usize, Symbol),
    /// A variable of a module.
    Global(u32),
    /// A part of an object.
    Part(Handle, Part),
}

/// Which part of an object.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Part {
    /// An element of a sequence.
    Element(usize),
    /// The entry of a map under a key, which is this very value.
    Entry(Value),
    /// A member of an instance.
    Member(Symbol),
    /// What a cell holds.
    Cell,
    /// So many bytes of a region, from one on.
    Bytes(usize, usize),
}

/// What a part of an object holds, to be compared.
#[derive(PartialEq)]
enum Held {
    Value(Value),
    /// Bytes with their marks; nothing once the region is dead.
    Bytes(Vec<(u8, bool, bool)>),
}

impl Held {
    fn is_same(&self, other: &Held) -> bool {
        match (self, other) {
            (Held::Value(one), Held::Value(other)) => one.is_same(*other),
            (one, other) => one == other,
        }
    }
}

impl Machine {
    /// The place of a variable that a call in progress sees as its own or has captured.
    #[must_use]
    pub fn spot_of_variable(&self, frame: usize, name: Symbol) -> Option<Spot> {
        let (frames, stack) = self.calls();
        let data = frames.get(frame)?;
        let code = &self.linked.codes[data.code as usize];
        if code.kind == ScopeKind::Module {
            return self.spot_of_global(code.module, name);
        }
        let own = code.locals.iter().find(|&&(own, _)| own == name);
        match own {
            Some((_, Place::Cell(slot))) => {
                let cell = stack.get(data.base as usize + *slot as usize)?.handle()?;
                Some(Spot::Part(cell, Part::Cell))
            }
            Some(_) => Some(Spot::Local(frame, name)),
            None => {
                let at = code.captures.iter().position(|&own| own == name)?;
                Some(Spot::Part(data.captures[at], Part::Cell))
            }
        }
    }

    /// The place of a module's variable.
    #[must_use]
    pub fn spot_of_global(&self, module: ModuleId, name: Symbol) -> Option<Spot> {
        let global = self.linked.global_by_name.get(&(module, name))?;
        Some(Spot::Global(*global))
    }

    /// The place of an instance's member.
    #[must_use]
    pub fn spot_of_member(&self, instance: Handle, name: Symbol) -> Spot {
        let Some(map) = self.map_of_members(instance) else {
            return Spot::Part(instance, Part::Member(name));
        };
        let key = match self.object(map) {
            Object::Map(entries) => entries.iter().find_map(|entry| {
                let text = self.state.heap.text(entry.key)?;
                (*text.get() == *self.name(name)).then_some(entry.key)
            }),
            _ => None,
        };
        Spot::Part(map, Part::Entry(key.unwrap_or_default()))
    }

    /// What a part of an object holds; unbound where there is no such part.
    #[must_use]
    pub fn part(&self, handle: Handle, part: Part) -> Value {
        if handle.0 as usize >= self.state.heap.places() {
            return Value::Unbound;
        }
        let found = match (self.object(handle), part) {
            (Object::List(items), Part::Element(at)) => items.get(at).copied(),
            (Object::Tuple(items), Part::Element(at)) => items.get(at).copied(),
            (Object::Array(array), Part::Element(at)) => array.items.get(at).copied(),
            (Object::Map(map), Part::Entry(key)) => map
                .iter()
                .find(|entry| entry.key.is_same(key))
                .map(|entry| entry.value),
            (Object::Instance(instance), Part::Member(name)) => {
                let place = self.shapes.get(instance.shape).place(name);
                place.and_then(|place| instance.fields.get(place).copied())
            }
            (Object::Cell(value), Part::Cell) => Some(*value),
            _ => None,
        };
        found.unwrap_or_default()
    }

    fn held(&self, handle: Handle, part: Part) -> Held {
        let Part::Bytes(at, count) = part else {
            return Held::Value(self.part(handle, part));
        };
        let is_there = (handle.0 as usize) < self.state.heap.places();
        let region = is_there.then(|| self.region(handle)).flatten();
        let bytes = region.into_iter().flat_map(|region| {
            let data = region.data().iter().enumerate().skip(at).take(count);
            data.map(|(at, &byte)| {
                let (is_set, is_pointer) = region.byte_state(at);
                (byte, is_set, is_pointer)
            })
        });
        Held::Bytes(bytes.collect())
    }
}

/// A search for the last step that wrote a place, made a part of the run at a time, from where the run stood backwards.
pub struct Search {
    by: By,
    /// What is left of the run.
    limit: u64,
}

/// What shows that a place was written.
enum By {
    /// The run comes to one of these instructions, and where the place is a generator's, in that generator.
    Instructions(Watch, Option<Option<Handle>>),
    /// A part of an object is another one.
    Change(Handle, Part),
}

impl Search {
    /// The steps that are left to search.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.limit
    }
}

impl Timeline {
    /// Begins a search for the last step, up to where the run stands, that wrote a place.
    #[must_use]
    pub fn search(&self, spot: Spot) -> Option<Search> {
        let machine = self.machine();
        let linked = &machine.linked;
        let by = match spot {
            Spot::Local(frame, name) => {
                let data = machine.calls().0.get(frame)?;
                let watch = writes_of_local(linked, data.code, name);
                // A generator goes on at whatever depth it is resumed; other frames stay where they are.
                let watch = match data.generator {
                    Some(_) => watch,
                    None => watch.within(frame + 1),
                };
                By::Instructions(watch, Some(data.generator))
            }
            Spot::Global(global) => {
                let is_store = |code: usize, pc: usize| matches!(linked.codes[code].plain[pc], Ins::StoreGlobal { global: at, .. } if at == global);
                By::Instructions(Watch::at(linked, is_store), None)
            }
            Spot::Part(handle, part) => By::Change(handle, part),
        };
        let limit = self.step();
        Some(Search { by, limit })
    }

    /// Searches a part of the run: gives the number of steps behind the one that was searched for. It is over when that is
    /// found or nothing of the run is left. Where the run stands meanwhile is not said.
    pub fn search_on(&mut self, search: &mut Search) -> Option<u64> {
        let Search { by, limit } = search;
        if *limit == 0 {
            return None;
        }
        match by {
            By::Instructions(watch, generator) => {
                let mut same = |machine: &mut Machine| {
                    let innermost = machine.state.frames.last();
                    generator
                        .is_none_or(|own| innermost.is_some_and(|frame| frame.generator == own))
                };
                let visit = |machine: &mut Machine, end| last_stop(machine, end, watch, &mut same);
                self.back_once(limit, visit).map(|step| step + 1)
            }
            By::Change(handle, part) => self.back_once(limit, |machine, end| {
                last_change(machine, end, *handle, *part)
            }),
        }
    }
}

/// The step behind the last one up to a limit that changed a part of an object, or made the object with it, in a machine that
/// runs on from where it stands.
fn last_change(machine: &mut Machine, limit: u64, handle: Handle, part: Part) -> Option<u64> {
    machine.recorder = Some(Recorder::of(handle));
    let mut before = machine.held(handle, part);
    let mut found = None;
    let mut over = false;
    while machine.state.steps < limit && !over {
        over = machine.step() == crate::Stop::Ended;
        let (touched, born) = match &mut machine.recorder {
            Some(recorder) => recorder.take(),
            None => (false, false),
        };
        if touched {
            let now = machine.held(handle, part);
            if born || !now.is_same(&before) {
                found = Some(machine.state.steps);
            }
            before = now;
        }
    }
    machine.recorder = None;
    found
}

/// The instructions of a function that write one of its own variables.
fn writes_of_local(linked: &Linked, number: u32, name: Symbol) -> Watch {
    let code = &linked.codes[number as usize];
    let insts = &linked.program.modules[code.module.index()].insts;
    Watch::at(linked, |at, pc| {
        at == number as usize
            && matches!(
                insts[code.insts[pc].index()].op,
                Op::DeclVar { name: own, .. } | Op::StoreVar { name: own, .. } if own == name
            )
    })
}
