//! The state as a debugger sees it: variables of a call, in the order of their declaration.

use crate::code::Place;
use crate::code::block_scope::{Noted, Standing};
use crate::debug::evaluate::Viewpoint;
use crate::machine::Machine;
use crate::machine::state::Frame;
use crate::value::Value;
use ir::{InstId, LayoutId, ModuleId, ScopeKind, Span, Symbol};
use std::rc::Rc;

/// Whose variable one is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// Of a call in progress, counted from the outermost.
    Call(usize),
    /// Of a module.
    Module(ModuleId),
}

impl Machine {
    /// The calls in progress, outermost first, and their slots; at the end of a run that ended early those that were.
    #[must_use]
    pub fn calls(&self) -> (&[Frame], &[Value]) {
        match &self.state.left {
            Some(left) if self.has_left_calls() => (&left.frames, &left.stack),
            _ => (&self.state.frames, &self.state.stack),
        }
    }

    /// Whether [`Machine::calls`] are those of a run that has ended.
    fn has_left_calls(&self) -> bool {
        self.state.ending.is_some() && self.state.frames.is_empty()
    }

    /// The variables of a call in progress that hold something, hidden ones and those of blocks that it is not in left out,
    /// captured ones behind the function's own.
    #[must_use]
    pub fn frame_variables(&self, frame: usize) -> Vec<(Symbol, Value)> {
        let mut all = self.declared_variables(frame);
        all.retain(|(_, value)| value.is_bound());
        all
    }

    /// The same, and those that have been declared and hold nothing yet, unbound: where a language tells declaring from setting.
    #[must_use]
    pub fn declared_variables(&self, frame: usize) -> Vec<(Symbol, Value)> {
        let mut all = self.places_of(frame);
        let Some(data) = self.calls().0.get(frame) else {
            return all;
        };
        let at = self.frame_position(frame);
        let standing = at.map(|at| self.standing(at));
        let notes = &self.linked.codes[data.code as usize].notes;
        let is_declared = |name: Symbol| {
            let mut declared = notes.iter().filter(|noted| noted.is_bare);
            let is_alive = |noted: &Noted| standing.is_some_and(|at| noted.is_alive_at(at));
            declared.any(|noted| noted.note.name == name && is_alive(noted))
        };
        all.retain(|&(name, value)| {
            let is_there = match value.is_bound() {
                true => self.is_in_its_block(data.code, name, at),
                false => is_declared(name),
            };
            is_there && !self.names.is_hidden(name)
        });
        all
    }

    /// The same, with those of blocks that it is not in.
    pub(crate) fn named_frame_variables(&self, frame: usize) -> Vec<(Symbol, Value)> {
        let mut all = self.all_frame_variables(frame);
        all.retain(|(name, _)| !self.names.is_hidden(*name));
        all
    }

    /// The variables of a module that hold something, those of blocks that its top level is not in left out.
    #[must_use]
    pub fn module_variables(&self, module: ModuleId) -> Vec<(Symbol, Value)> {
        let mut all = self.module_members(module);
        if let Some(&top) = self.linked.tops.get(module.index()) {
            let frames = self.calls().0;
            let frame = frames.iter().position(|frame| frame.code == top);
            let at = frame.and_then(|frame| self.frame_position(frame));
            all.retain(|&(name, _)| self.is_in_its_block(top, name, at));
        }
        all
    }

    /// Whether a variable's name means it where its call stands: nowhere if that is not in progress.
    fn is_in_its_block(&self, code: u32, name: Symbol, at: Option<(ModuleId, InstId)>) -> bool {
        let standing = at.map(|at| self.standing(at));
        self.any_noted(code, name, |noted| match standing {
            Some(standing) => noted.is_alive_at(standing),
            None => !noted.note.block.is_some(),
        })
    }

    pub(crate) fn standing(&self, (module, inst): (ModuleId, InstId)) -> Standing {
        let module = &self.linked.program.modules[module.index()];
        Standing {
            inst,
            span: module.insts[inst.index()].span,
        }
    }

    /// Whether one of the variables that are noted for a name is accepted; true where none is noted.
    fn any_noted(&self, code: u32, name: Symbol, accept: impl Fn(&Noted) -> bool) -> bool {
        let notes = self.linked.codes[code as usize].notes.iter();
        let mut named = notes.filter(|noted| noted.note.name == name).peekable();
        named.peek().is_none() || named.any(accept)
    }

    /// The variables of a call that an expression sees from somewhere, hidden ones too.
    pub(crate) fn seen_from(&self, from: Viewpoint) -> Vec<(Symbol, Value)> {
        let Some(frame) = from.frame else {
            return Vec::new();
        };
        let mut all = self.all_frame_variables(frame);
        if let (Some(place), Some(data)) = (from.place, self.calls().0.get(frame)) {
            let standing = self.frame_position(frame).map(|at| self.standing(at));
            let there = Span {
                start: place,
                end: place,
            };
            all.retain(|&(name, _)| {
                self.any_noted(data.code, name, |noted| {
                    noted.is_named_at(there)
                        && standing.is_none_or(|standing| noted.is_alive_at(standing))
                })
            });
        }
        all
    }

    /// How the value of a variable is read that is not in memory, where that is noted: of a call in progress, or of a
    /// module's top level.
    #[must_use]
    pub fn variable_layout(&self, owner: Owner, name: Symbol) -> Option<(ModuleId, LayoutId)> {
        let code = match owner {
            Owner::Call(frame) => self.calls().0.get(frame)?.code,
            Owner::Module(module) => *self.linked.tops.get(module.index())?,
        };
        let code = &self.linked.codes[code as usize];
        let mut named = code.notes.iter().filter(|noted| noted.note.name == name);
        Some((code.module, named.find_map(|noted| noted.note.layout)?))
    }

    /// The same, with hidden ones.
    pub(crate) fn all_frame_variables(&self, frame: usize) -> Vec<(Symbol, Value)> {
        let mut all = self.places_of(frame);
        all.retain(|(_, value)| value.is_bound());
        all
    }

    /// What is in the places of a call's variables, its own and captured ones, whether they hold something or not.
    fn places_of(&self, frame: usize) -> Vec<(Symbol, Value)> {
        let linked = Rc::clone(&self.linked);
        let (frames, stack) = self.calls();
        let Some(frame) = frames.get(frame) else {
            return Vec::new();
        };
        let code = &linked.codes[frame.code as usize];
        if code.kind == ScopeKind::Module {
            return self.module_members(code.module);
        }
        let slots = stack.get(frame.base as usize..).unwrap_or_default();
        self.variables_in(frame, slots)
    }

    /// The variables of a call that has been put aside with these slots, hidden ones left out.
    pub(crate) fn variables_aside(&self, frame: &Frame, slots: &[Value]) -> Vec<(Symbol, Value)> {
        let mut all = self.variables_in(frame, slots);
        all.retain(|&(name, value)| value.is_bound() && !self.names.is_hidden(name));
        all
    }

    /// What is in the places of the variables of a function's call, its own and captured ones, which has these slots.
    fn variables_in(&self, frame: &Frame, slots: &[Value]) -> Vec<(Symbol, Value)> {
        let linked = Rc::clone(&self.linked);
        let code = &linked.codes[frame.code as usize];
        let slot = |slot: u16| slots.get(slot as usize).copied().unwrap_or_default();
        let own = code.locals.iter().map(|&(name, place)| {
            let value = match place {
                Place::Cell(at) => self.cell(slot(at)),
                Place::Local(at) | Place::Class(at, _) => slot(at),
                Place::Capture(_) | Place::Global(_) => Value::Unbound,
            };
            (name, value)
        });
        let captured = code
            .captures
            .iter()
            .zip(&*frame.captures)
            .map(|(&name, &cell)| (name, self.cell(Value::Ref(cell))));
        own.chain(captured).collect()
    }

    /// Where a call in progress stands: for the innermost the next instruction, for the others the call. In a run that has
    /// ended the innermost stands at what ended it.
    #[must_use]
    pub fn frame_position(&self, frame: usize) -> Option<(ModuleId, InstId)> {
        let (frames, _) = self.calls();
        let data = frames.get(frame)?;
        let code = &self.linked.codes[data.code as usize];
        let innermost = frame + 1 == frames.len() && !self.has_left_calls();
        let pc = if innermost {
            data.pc as usize
        } else {
            (data.pc as usize).saturating_sub(1)
        };
        let pc = pc.min(code.insts.len().checked_sub(1)?);
        Some((code.module, code.insts[pc]))
    }

    /// The name of a call's function.
    #[must_use]
    pub fn frame_name(&self, frame: usize) -> &str {
        match self.calls().0.get(frame) {
            Some(data) => self.name(self.linked.codes[data.code as usize].name),
            None => "",
        }
    }
}

impl Machine {
    /// The text of a value in the language's own notation, running the program's code where that has a say. The
    /// run itself is not changed. `None` where that took more than `limit` steps or failed, and where objects delegate: they have no
    /// notation that the machine could ask for.
    pub fn text_for_people(&mut self, value: Value, limit: u64) -> Option<String> {
        if self.delegates() && matches!(value, Value::Ref(_)) {
            return None;
        }
        if let Ok(Some(text)) = crate::display::repr_text(self, value) {
            return Some(text);
        }
        let exit = Machine::call_exit(Value::Intrinsic(ir::Intrinsic::Repr), &[value]);
        self.evaluate_text(exit, limit)
    }

    /// The text that a call gives, beside the run: its state is put back afterwards.
    fn evaluate_text(&mut self, exit: crate::Exit, limit: u64) -> Option<String> {
        let before = self.state.clone();
        let profile = self.profile.take();
        self.state.ending = None;
        self.state.frames.clear();
        let work: (crate::machine::state::ContinuationFn, Vec<Value>) = (keep_result, Vec::new());
        let then = Machine::continuation(crate::machine::state::Then::Finish, work);
        self.evaluated = None;
        if self.settle(Err(exit), then).is_ok() && !self.state.frames.is_empty() {
            self.run(before.steps.saturating_add(limit));
        }
        let result = self.evaluated.take();
        let text = result.and_then(|value| self.text_of(value));
        self.restore(before, profile);
        text
    }
}

/// Keeps the result of an evaluation beside the run.
pub(crate) fn keep_result(machine: &mut Machine, _: &[Value], result: Value) -> crate::Outcome {
    machine.evaluated = Some(result);
    Ok(result)
}
