//! Objects that must be told when the program has lost them: generators inside of `try` or `with`, and instances of
//! classes with a finalizer.
//!
//! Values are not counted. While there is such an object, the machine goes one plain step at a time and looks, behind
//! every step that may have dropped a reference, whether the program can still reach each of them: from variables,
//! from slots that are live, and from what those lead to. A *witness* is kept for that, the few references by which
//! they were reached last. Where it fails, another one is looked for among what was made since the first of them was,
//! and only where there is none the whole heap is walked.
//!
//! **Invariants.** Whether and when an object is finalized depends on the state alone, which holds the witness; so
//! replays do the same. An object is finalized once. What objects that lost each other in a circle hold waits for the
//! end of the run, as with counted references. Past [`BUDGET`] the machine looks less often, so that the looking takes a bounded share
//! of a run.

mod holders;
mod liveness;

pub(crate) use liveness::Livenesses;

use crate::code::{Ins, Place};
use crate::control::generator::{Generator, Progress};
use crate::heap::Object;
use crate::heap::collector::References;
use crate::machine::state::{Ending, Frame, State, Then};
use crate::machine::{Exit, Machine};
use crate::value::{Handle, Value};
use ir::Hook;
use rustc_hash::FxHashSet;

/// References that may be looked at before the machine looks less often.
const BUDGET: u64 = 1 << 27;

/// From where an object was reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum From {
    Object(Handle),
    /// A slot of a call.
    Slot(u32, u32),
    Global(u32),
    /// What a call holds besides slots.
    Frame(u32),
    /// The rest: see [`Machine::other_roots`].
    Other,
}

/// What is watched, and how it was reached last.
#[derive(Clone, Default)]
pub struct Finalizers {
    /// In the order in which they were made, or put aside first.
    watched: Vec<Handle>,
    roots: Vec<(From, Handle)>,
    /// Those on the way, and what is watched.
    known: FxHashSet<Handle>,
    /// Variables of calls that an exception left: they live as long as it.
    kept: Vec<(Handle, Value)>,
    /// Weak references: the object referred to, and the reference.
    weak: Vec<(Handle, Handle)>,
    /// What is called when the program is over, before anything is lost by that.
    pub(crate) at_exit: Value,
    /// References looked at so far.
    work: u64,
    /// The step before which nothing is looked at.
    due: u64,
    /// The first object that was watched: what has a lower number was there before, with the library.
    first: u32,
    /// Whether something may have been dropped since the last look.
    is_pending: bool,
    /// Whether circles count as lost, for once.
    with_circles: bool,
    /// At the end of a run: how many of the program's global variables count as gone.
    cleared: Option<u32>,
}

impl Finalizers {
    #[inline]
    pub(crate) fn is_active(&self) -> bool {
        !self.watched.is_empty()
    }

    pub(crate) fn watch(&mut self, handle: Handle) {
        if self.watched.is_empty() {
            self.first = handle.0;
        }
        self.watched.push(handle);
        self.is_pending = true;
    }

    /// Makes an object a weak reference to another.
    pub(crate) fn refer_weakly(&mut self, reference: Handle, object: Handle) {
        self.weak.push((object, reference));
        if !self.watched.contains(&object) {
            self.watch(object);
        }
    }

    /// What a weak reference refers to.
    pub(crate) fn weak_target(&self, reference: Handle) -> Option<Handle> {
        let found = self.weak.iter().find(|(_, own)| *own == reference);
        found.map(|&(object, _)| object)
    }

    /// Breaks the weak references to an object; gives them, the last first.
    fn break_weak(&mut self, object: Handle) -> Vec<Handle> {
        let broken = self.weak.iter().filter(|(own, _)| *own == object);
        let broken: Vec<Handle> = broken.rev().map(|&(_, reference)| reference).collect();
        self.weak.retain(|(own, _)| *own != object);
        broken
    }

    /// What must not be collected.
    pub(crate) fn values(&self) -> impl Iterator<Item = Value> + '_ {
        let watched = self.watched.iter().map(|&handle| Value::Ref(handle));
        let kept = self.kept.iter().map(|&(_, value)| value);
        watched.chain(kept).chain([self.at_exit])
    }

    /// Forgets what exceptions kept that are gone.
    pub(crate) fn forget_lost(&mut self, is_live: impl Fn(Handle) -> bool) {
        self.kept.retain(|&(exception, _)| is_live(exception));
        self.weak.retain(|&(_, reference)| is_live(reference));
        if self.watched.is_empty() {
            self.roots.clear();
            self.known.clear();
        }
    }
}

/// A walk over everything that the program can reach, which remembers from where.
struct Reach<'a> {
    machine: &'a Machine,
    seen: Vec<u64>,
    from: Vec<From>,
    pending: Vec<Handle>,
    next: usize,
    at: From,
    count: u64,
    /// Objects of lower numbers are not looked into.
    first: u32,
}

/// What a walk has found of what is watched.
#[derive(Default)]
struct Seen {
    watched: Vec<Handle>,
    lost: Vec<Handle>,
    /// The witness for those that are not lost.
    roots: Vec<(From, Handle)>,
    known: FxHashSet<Handle>,
}

impl Reach<'_> {
    fn has(&self, handle: Handle) -> bool {
        self.seen[handle.0 as usize / 64] & (1 << (handle.0 % 64)) != 0
    }

    fn walk(&mut self) {
        while let Some(&handle) = self.pending.get(self.next) {
            self.next += 1;
            self.at = From::Object(handle);
            let object = self.machine.object(handle);
            self.object(object);
            if let Object::Exception(_) = object {
                for &(exception, value) in &self.machine.state.finalizers.kept {
                    if exception == handle {
                        self.value(value);
                    }
                }
            }
        }
    }
}

impl References for Reach<'_> {
    fn handle(&mut self, handle: Handle) {
        self.count += 1;
        if handle.0 >= self.first && !self.has(handle) {
            self.seen[handle.0 as usize / 64] |= 1 << (handle.0 % 64);
            self.from[handle.0 as usize] = self.at;
            self.pending.push(handle);
        }
    }

    fn saved(&mut self, generator: &Generator) {
        self.machine
            .live_in_generator(generator, |value| self.value(value));
    }
}

/// A walk that only follows a witness.
struct Check<'a> {
    machine: &'a Machine,
    seen: FxHashSet<Handle>,
    pending: Vec<Handle>,
    count: u64,
}

impl References for Check<'_> {
    fn handle(&mut self, handle: Handle) {
        self.count += 1;
        let finalizers = &self.machine.state.finalizers;
        if finalizers.known.contains(&handle) && self.seen.insert(handle) {
            self.pending.push(handle);
        }
    }

    fn saved(&mut self, generator: &Generator) {
        self.machine
            .live_in_generator(generator, |value| self.value(value));
    }
}

/// Whether something holds a reference.
struct Holds(Handle, bool);

impl References for Holds {
    fn handle(&mut self, handle: Handle) {
        self.1 |= handle == self.0;
    }
}

/// What lost objects refer to each other.
struct Inner<'a> {
    reach: Reach<'a>,
    lost: &'a FxHashSet<Handle>,
    held: FxHashSet<Handle>,
}

impl References for Inner<'_> {
    fn handle(&mut self, handle: Handle) {
        if self.lost.contains(&handle) {
            self.held.insert(handle);
        }
        self.reach.handle(handle);
    }

    fn saved(&mut self, generator: &Generator) {
        let machine = self.reach.machine;
        machine.live_in_generator(generator, |value| self.value(value));
    }
}

/// Whether a call's last instruction waits for what the call above it gives. A finalizer comes between two instructions: what
/// the one in front of it has written is there.
fn waits_for(above: Option<&Frame>) -> bool {
    above.is_some_and(|above| match &above.then {
        Then::Discard => false,
        Then::Continue(rest) => !matches!(rest.then, Then::Discard),
        _ => true,
    })
}

impl Machine {
    /// Calls finalizers where something may have been dropped, which takes no step; whether it has called one.
    pub(crate) fn call_due_finalizers(&mut self) -> bool {
        let finalizers = &mut self.state.finalizers;
        if !finalizers.is_pending || finalizers.due > self.state.steps {
            return false;
        }
        finalizers.is_pending = false;
        self.finalize_lost()
    }

    /// One step while something is watched.
    pub(crate) fn step_watching_finalizers(&mut self) {
        let ins = self.state.frames.last().and_then(|frame| {
            let code = &self.linked.codes[frame.code as usize];
            code.plain.get(frame.pc as usize)
        });
        let may_drop = !matches!(
            ins,
            Some(
                Ins::Const { .. }
                    | Ins::LoadLocal { .. }
                    | Ins::LoadCell { .. }
                    | Ins::LoadCapture { .. }
                    | Ins::LoadGlobal { .. }
                    | Ins::Nop
            )
        );
        self.run_code(false, self.state.steps + 1, None);
        self.state.finalizers.is_pending |= may_drop;
    }

    /// Calls the finalizers of what the program has lost; whether there was such a thing.
    fn finalize_lost(&mut self) -> bool {
        if !self.state.finalizers.with_circles && (self.witness_holds() || self.is_all_near()) {
            return false;
        }
        let lost = self.find_lost();
        self.call_finalizers(lost)
    }

    /// At the end of a run: the program's global variables go, one by one; whether that has called a finalizer.
    pub(crate) fn finalize_at_end(&mut self) -> bool {
        if !matches!(
            self.state.ending,
            Some(Ending::Finished(_) | Ending::Uncaught(_))
        ) {
            self.state.finalizers.watched.clear();
            return false;
        }
        let at_exit = std::mem::take(&mut self.state.finalizers.at_exit);
        if at_exit.is_bound() {
            let _ = self.call(at_exit, smallvec::smallvec![], Vec::new(), Then::Discard);
            return true;
        }
        if !self.state.finalizers.is_active() {
            return false;
        }
        let count = self.linked.globals.len() as u32;
        // Circles that are lost already go first.
        self.state.finalizers.with_circles |= self.state.finalizers.cleared.is_none();
        loop {
            let cleared = self
                .state
                .finalizers
                .cleared
                .map_or(0, |cleared| cleared + 1);
            if cleared > count {
                break;
            }
            self.state.finalizers.cleared = Some(cleared);
            let holds_something = cleared == 0
                || matches!(self.state.globals[cleared as usize - 1], Value::Ref(_))
                || cleared == count;
            if holds_something && self.state.finalizers.is_active() {
                // What is reached as it was when all was walked over is not lost by what has gone since.
                if !self.state.finalizers.with_circles && self.witness_holds() {
                    continue;
                }
                let lost = self.find_lost();
                if self.call_finalizers(lost) {
                    return true;
                }
            }
        }
        // What is left is held by circles, or by the library.
        let mut rest = std::mem::take(&mut self.state.finalizers.watched);
        rest.retain(|&handle| self.wants_finalizer(handle));
        self.call_finalizers(rest)
    }

    /// Breaks the weak references to an object, which is watched no longer unless it has a finalizer; gives them, the last first.
    pub(crate) fn break_weak(&mut self, object: Handle) -> Vec<Handle> {
        let broken = self.state.finalizers.break_weak(object);
        if !self.wants_finalizer(object) {
            self.state.finalizers.watched.retain(|&own| own != object);
        }
        broken
    }

    /// Lets circles count as lost at the next look.
    pub(crate) fn finalize_circles(&mut self) {
        self.state.finalizers.with_circles = true;
        self.state.finalizers.is_pending = true;
    }

    /// Watches a new instance, where its class has a finalizer.
    #[inline]
    pub(crate) fn watch_instance(&mut self, instance: Value, traits: crate::class::Traits) {
        if traits.finalize
            && let Value::Ref(handle) = instance
        {
            self.state.finalizers.watch(handle);
        }
    }

    /// The variables of the call on top live as long as the exception that leaves it.
    pub(crate) fn keep_variables(&mut self, exception: Value) {
        let Some(exception) = self.native(exception).handle() else {
            return;
        };
        let Some(frame) = self.state.frames.last() else {
            return;
        };
        let code = &self.linked.codes[frame.code as usize];
        let base = frame.base as usize;
        let values = code.locals.iter().filter_map(|&(_, place)| match place {
            Place::Local(slot) | Place::Cell(slot) => {
                Some(self.state.stack[base + usize::from(slot)])
            }
            _ => None,
        });
        let kept: Vec<(Handle, Value)> = values
            .filter(|value| matches!(value, Value::Ref(_)))
            .map(|value| (exception, value))
            .collect();
        self.state.finalizers.kept.extend(kept);
    }

    /// Whether an object still has to be told that it is lost.
    fn wants_finalizer(&self, handle: Handle) -> bool {
        match self.object(handle) {
            Object::Generator(data) if data.progress == Progress::Suspended => true,
            Object::Instance(_) => true,
            _ => (self.state.finalizers.weak.iter()).any(|&(object, _)| object == handle),
        }
    }

    fn live_in_generator(&self, generator: &Generator, mut visit: impl FnMut(Value)) {
        let Some(frame) = &generator.frame else {
            return;
        };
        let live = self.livenesses.of(&self.linked, frame.code);
        for (slot, &value) in generator.saved.iter().enumerate() {
            if live.during(frame.pc, slot) {
                visit(value);
            }
        }
    }

    /// The slots of calls that are live, with the call's place among those of its task.
    fn live_in_frames(
        &self,
        frames: &[Frame],
        stack: &[Value],
        mut visit: impl FnMut(u32, u32, Value),
    ) {
        for (number, frame) in frames.iter().enumerate() {
            let live = self.livenesses.of(&self.linked, frame.code);
            let next = frames.get(number + 1).map(|next| next.base as usize);
            let waits = waits_for(frames.get(number + 1));
            let end = next.unwrap_or(stack.len()).min(stack.len());
            for slot in 0..end.saturating_sub(frame.base as usize) {
                let value = stack[frame.base as usize + slot];
                if matches!(value, Value::Ref(_))
                    && match waits {
                        false => live.in_front(frame.pc, slot),
                        true => live.during(frame.pc, slot),
                    }
                {
                    visit(number as u32, slot as u32, value);
                }
            }
        }
    }

    /// Whether everything that is watched is still reached as it was at the last walk.
    fn witness_holds(&mut self) -> bool {
        let state = &self.state;
        let mut check = Check {
            machine: self,
            seen: FxHashSet::default(),
            pending: Vec::new(),
            count: state.finalizers.roots.len() as u64,
        };
        for &(from, handle) in &state.finalizers.roots {
            if self.is_root(state, from, handle) {
                check.handle(handle);
            }
        }
        while let Some(handle) = check.pending.pop() {
            check.object(self.object(handle));
        }
        let holds = (state.finalizers.watched.iter())
            .all(|&handle| check.seen.contains(&handle) || self.is_running(handle));
        let count = check.count;
        self.spend(count);
        holds
    }

    fn is_running(&self, handle: Handle) -> bool {
        matches!(self.object(handle), Object::Generator(data) if data.progress == Progress::Running)
    }

    fn is_root(&self, state: &State, from: From, handle: Handle) -> bool {
        let mut holds = Holds(handle, false);
        match from {
            From::Object(_) => {}
            From::Global(at) if at < state.finalizers.cleared.unwrap_or_default() => {}
            From::Global(at) => holds.value(state.globals[at as usize]),
            From::Slot(number, slot) => {
                let Some(frame) = state.frames.get(number as usize) else {
                    return false;
                };
                let live = self.livenesses.of(&self.linked, frame.code);
                let is_live = if waits_for(state.frames.get(number as usize + 1)) {
                    live.during(frame.pc, slot as usize)
                } else {
                    live.in_front(frame.pc, slot as usize)
                };
                let place = frame.base as usize + slot as usize;
                if is_live && let Some(&value) = state.stack.get(place) {
                    holds.value(value);
                }
            }
            From::Frame(number) => {
                if let Some(frame) = state.frames.get(number as usize) {
                    holds.frame(frame);
                }
            }
            From::Other if state.finalizers.cleared.is_some() => {}
            From::Other => self.other_roots(&mut holds),
        }
        holds.1
    }

    fn spend(&mut self, count: u64) {
        let steps = self.state.steps;
        let finalizers = &mut self.state.finalizers;
        finalizers.work += count;
        if finalizers.work > BUDGET {
            finalizers.due = steps + count;
        }
    }

    fn walk(&self) -> Reach<'_> {
        let places = self.state.heap.places();
        Reach {
            machine: self,
            seen: vec![0; places / 64 + 1],
            from: vec![From::Other; places],
            pending: Vec::new(),
            next: 0,
            at: From::Other,
            count: 0,
            first: 0,
        }
    }

    /// Whether everything that is watched is reached through objects that are no older; then that is the witness.
    fn is_all_near(&mut self) -> bool {
        let reach = self.reached(self.state.finalizers.first);
        let count = reach.count;
        let seen = self.seen_in(&reach);
        let is_all = seen.lost.is_empty();
        if is_all {
            self.keep_witness(seen.watched, seen.roots, seen.known);
        }
        self.spend(count);
        is_all
    }

    /// Walks over all that can be reached through objects from one on.
    fn reached(&self, first: u32) -> Reach<'_> {
        let cleared = self.state.finalizers.cleared.unwrap_or_default();
        let mut reach = Reach {
            first,
            ..self.walk()
        };
        let state = &self.state;
        for (at, &value) in state.globals.iter().enumerate().skip(cleared as usize) {
            reach.at = From::Global(at as u32);
            reach.value(value);
        }
        self.live_in_frames(&state.frames, &state.stack, |frame, slot, value| {
            reach.at = From::Slot(frame, slot);
            reach.value(value);
        });
        for (number, frame) in state.frames.iter().enumerate() {
            reach.at = From::Frame(number as u32);
            reach.frame(frame);
        }
        reach.at = From::Other;
        for task in &state.tasks.all {
            self.live_in_frames(&task.frames, &task.stack, |_, _, value| reach.value(value));
            task.frames.iter().for_each(|frame| reach.frame(frame));
        }
        if state.finalizers.cleared.is_none() {
            self.other_roots(&mut reach);
        }
        reach.walk();
        reach
    }

    /// What a walk has found of what is watched.
    fn seen_in(&self, reach: &Reach<'_>) -> Seen {
        let mut seen = Seen::default();
        for &handle in &self.state.finalizers.watched {
            if self.is_running(handle) {
                seen.watched.push(handle);
            } else if !self.wants_finalizer(handle) {
                // It has come to its end by itself.
            } else if reach.has(handle) {
                seen.watched.push(handle);
                let mut at = handle;
                while seen.known.insert(at) {
                    match reach.from[at.0 as usize] {
                        From::Object(holder) => at = holder,
                        root => {
                            seen.roots.push((root, at));
                            break;
                        }
                    }
                }
            } else {
                seen.lost.push(handle);
            }
        }
        seen
    }

    fn keep_witness(
        &mut self,
        watched: Vec<Handle>,
        roots: Vec<(From, Handle)>,
        known: FxHashSet<Handle>,
    ) {
        let finalizers = &mut self.state.finalizers;
        finalizers.watched = watched;
        finalizers.roots = roots;
        finalizers.known = known;
    }

    /// Walks over all that can be reached; gives what is watched and cannot, in order, and makes a witness for the
    /// rest.
    fn find_lost(&mut self) -> Vec<Handle> {
        let reach = self.reached(0);
        let count = reach.count;
        let seen = self.seen_in(&reach);
        let (lost, waiting) = self.order_of_loss(seen.lost);
        let watched = [seen.watched, waiting].concat();
        self.keep_witness(watched, seen.roots, seen.known);
        self.state.finalizers.with_circles = false;
        self.spend(count);
        lost
    }

    /// Lost objects that no other one holds, in the order in which they are told; and the others.
    fn order_of_loss(&self, lost: Vec<Handle>) -> (Vec<Handle>, Vec<Handle>) {
        if lost.is_empty() || self.state.finalizers.with_circles {
            return (lost, Vec::new());
        }
        let set: FxHashSet<Handle> = lost.iter().copied().collect();
        let mut inner = Inner {
            reach: self.walk(),
            lost: &set,
            held: FxHashSet::default(),
        };
        for &handle in &lost {
            inner.reach.handle(handle);
        }
        while let Some(&handle) = inner.reach.pending.get(inner.reach.next) {
            inner.reach.next += 1;
            inner.object(self.object(handle));
        }
        let held = inner.held;
        let (mut free, waiting): (Vec<Handle>, Vec<Handle>) =
            lost.into_iter().partition(|handle| !held.contains(handle));
        if free.len() > 1 && self.are_of_a_lost_sequence(&free) {
            free.reverse();
        }
        (free, waiting)
    }

    /// Whether a list or tuple that is gone held all of these: its elements go from the last to the first.
    fn are_of_a_lost_sequence(&self, handles: &[Handle]) -> bool {
        (0..self.state.heap.places()).any(|at| {
            let items: &[Value] = match self.object(Handle(at as u32)) {
                Object::List(items) => items,
                Object::Tuple(items) => items,
                _ => return false,
            };
            handles
                .iter()
                .all(|&handle| items.contains(&Value::Ref(handle)))
        })
    }

    fn call_finalizers(&mut self, lost: Vec<Handle>) -> bool {
        if lost.is_empty() {
            return false;
        }
        // The library takes them from the end.
        let items: Vec<Value> = lost.into_iter().rev().map(Value::Ref).collect();
        let list = self.new_list(items);
        self.state.finalizers.is_pending = true;
        if let Exit::Call(call) = self.hook(Hook::Finalize, &[list]) {
            let then = self.seen_later();
            let _ = self.call(call.callee, call.args, Vec::new(), then);
        }
        true
    }
}
