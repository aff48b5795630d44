//! Questions in the program's own language, answered where a run stands and without a trace in it.
//!
//! An expression is lowered as a module of its own, behind all others, and linked to the code at hand, in which
//! everything keeps its number. To answer, the module runs beside the calls in progress: its variables hold what those of the
//! same names hold in the frame that is asked about, or in the program's own module; those whose names begin with
//! [`ir::OWN_VARIABLE`] what the frame's own hold. What it does to objects is taken back (`undo.rs`), and all else of the
//! state is a copy: an answer costs what the expression does, however much the program holds, and a condition may be
//! asked a million times.
//!
//! **Invariant.** Whatever an expression does, the run goes on as if it had not been asked.

use crate::code::Linked;
use crate::debug::change::Replacement;
use crate::debug::recorder::Recorder;
use crate::debug::undo::Undo;
use crate::display::{cut, preview};
use crate::machine::state::{Ending, ModuleState, State, Then};
use crate::machine::{Machine, Source};
use crate::memory::undefined::AfterUndefined;
use crate::symbolic::Expression;
use crate::value::Value;
use ir::{ModuleId, Position, Program, Scalar, Symbol};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// Modules linked behind those of a program, and the names that they bind their results to.
pub struct Extension {
    /// The modules, and how many were in front of them when they were read.
    modules: Vec<Rc<ir::Module>>,
    known: usize,
    result: Option<Symbol>,
    /// The variable for a value in memory.
    memory: Option<Symbol>,
    place: Option<Symbol>,
    /// The modules linked behind what the machine had last: texts may have become code since.
    behind: RefCell<Option<Rc<Behind>>>,
}

/// Modules linked behind a program.
struct Behind {
    program: Rc<Linked>,
    linked: Rc<Linked>,
    /// The variables of each module, by number.
    variables: FxHashMap<ModuleId, Vec<(Symbol, u32)>>,
}

/// From where an expression is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Viewpoint {
    /// The call in progress, counted from the outermost; none: only what is a module's.
    pub frame: Option<usize>,
    /// The module whose variables are seen; without, that of the call, where it is the program's own, or the one that the program
    /// begins with.
    pub module: Option<ModuleId>,
    /// Where in the program's source names are looked up: where the call stands, or at this place. Then of its variables
    /// only those are seen that mean the same at both.
    pub place: Option<Position>,
}

impl From<Option<usize>> for Viewpoint {
    fn from(frame: Option<usize>) -> Viewpoint {
        Viewpoint {
            frame,
            ..Viewpoint::default()
        }
    }
}

/// What became of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Evaluated {
    /// It has a value.
    Value {
        /// In the language's notation, cut short.
        text: String,
        /// What a text says, cut short; none of other values.
        said: Option<String>,
        /// Its type's name.
        kind: String,
        /// Whether a condition on it holds, as far as that is known without running code.
        truth: bool,
        /// Whether that is a value, and not something unknown.
        is_known: bool,
        /// Whether it says that there is none: the expression means something else there, or a variable that is not seen.
        is_nothing: bool,
    },
    /// It raised an exception.
    Raised(String),
    /// It took more steps than it may.
    TooLong,
}

/// A value's text is cut behind this many characters.
const TEXT: usize = 200;

impl Machine {
    /// Links a program that is this one's with more modules behind; `result` is the name of the variable in which
    /// those leave their values, `place` of the one that holds the place in the source that is asked about.
    pub fn extend(&mut self, program: Program, result: &str, place: &str) -> Extension {
        let known = self.linked.program.modules.len();
        // From now on the machine knows the names, and what it meets later comes behind them.
        self.names = program.names;
        let extension = Extension {
            result: self.names.get(result),
            memory: self.names.get(&format!("&{result}")),
            place: self.names.get(place),
            modules: program.modules.into_iter().skip(known).collect(),
            known,
            behind: RefCell::default(),
        };
        self.linked_with(&extension);
        extension
    }

    /// The modules of an extension behind the code at hand.
    fn linked_with(&mut self, extension: &Extension) -> Rc<Behind> {
        let last = extension.behind.borrow().clone();
        if let Some(last) = last.filter(|last| Rc::ptr_eq(&last.program, &self.linked)) {
            return last;
        }
        let own = self.linked.program.modules.iter();
        let program = Program {
            names: self.names.clone(),
            modules: own.chain(&extension.modules).cloned().collect(),
        };
        let linked = crate::code::link::extend(&self.linked, program);
        let mut variables: FxHashMap<ModuleId, Vec<_>> = FxHashMap::default();
        for (&(module, name), &global) in &linked.global_by_name {
            if module.index() >= self.linked.program.modules.len() {
                variables.entry(module).or_default().push((name, global));
            }
        }
        self.names.clone_from(&linked.program.names);
        let behind = Rc::new(Behind {
            program: Rc::clone(&self.linked),
            linked: Rc::new(linked),
            variables,
        });
        *extension.behind.borrow_mut() = Some(Rc::clone(&behind));
        behind
    }

    /// The names that the program and the machine have so far.
    #[must_use]
    pub fn names(&self) -> &ir::Names {
        &self.names
    }

    /// What a module of an extension gives, seen from somewhere; in at most `limit` steps.
    pub fn evaluate(
        &mut self,
        extension: &Extension,
        module: ModuleId,
        from: Viewpoint,
        limit: u64,
    ) -> Evaluated {
        self.evaluated_with(extension, module, from, limit, |_, _| ())
            .0
    }

    /// The same, and the value for the place of another, where it has one that is known and can be kept.
    pub fn evaluate_for_change(
        &mut self,
        extension: &Extension,
        module: ModuleId,
        from: Viewpoint,
        limit: u64,
    ) -> (Evaluated, Option<Replacement>) {
        self.evaluated_with(extension, module, from, limit, |machine, module| {
            let value = machine.left_in(module, extension.result)?;
            value.is_bound().then(|| machine.replacement_for(value))?
        })
    }

    /// Evaluates, and looks at what has come of it before that is taken back.
    fn evaluated_with<T>(
        &mut self,
        extension: &Extension,
        module: ModuleId,
        from: Viewpoint,
        limit: u64,
        look: impl FnOnce(&Machine, ModuleId) -> T,
    ) -> (Evaluated, T) {
        let seen = self.seen_from(from);
        let stands_at = || from.frame.and_then(|frame| self.place_number(frame));
        let place = from.place.map(Position::number).or_else(stands_at);
        let around = self.module_around(from);
        let behind = self.linked_with(extension);
        let first = self.linked.program.modules.len();
        let module = ModuleId((module.index() - extension.known + first) as u32);
        self.forget_other_extensions(&behind);
        let before = self.put_state_aside();
        let undo = Recorder::Undo(Box::new(Undo::since(&self.state.heap)));
        let recorder = self.recorder.replace(undo);
        let profile = self.profile.take();
        let journal = std::mem::take(&mut self.journal);
        let written = self.output.len();
        let texts = self.texts.put_aside();
        let linked = std::mem::replace(&mut self.linked, Rc::clone(&behind.linked));
        let constants = Rc::clone(&self.constants);
        let sources = Rc::clone(&self.sources);
        let settings = Rc::clone(&self.settings);
        if settings.undefined != AfterUndefined::Stop {
            Rc::make_mut(&mut self.settings).undefined = AfterUndefined::Stop;
        }
        self.make_room(&linked);
        self.show_to(module, &behind, around, &seen);
        self.tell(module, extension.place, place);
        self.state.ending = None;
        // Those belong to the run.
        self.state.changes = u32::MAX;
        self.enter_module(module, Then::Finish);
        self.run(before.steps.saturating_add(limit));
        let answer = self.answer(module, extension, before.unknowns.len());
        let looked = look(self, module);
        self.settings = settings;
        self.linked = linked;
        self.texts.take_back(texts);
        self.constants = constants;
        self.sources = sources;
        self.journal = journal;
        self.output.truncate(written);
        self.profile = profile;
        let undo = std::mem::replace(&mut self.recorder, recorder);
        self.take_state_back(before, undo);
        (answer, looked)
    }

    /// The state but for its objects, which stay; calls in progress and what belongs to them are not there meanwhile.
    fn put_state_aside(&mut self) -> State {
        let heap = std::mem::take(&mut self.state.heap);
        let stack = std::mem::take(&mut self.state.stack);
        let frames = std::mem::take(&mut self.state.frames);
        let handlers = std::mem::take(&mut self.state.handlers);
        let handled = std::mem::take(&mut self.state.handled);
        let finalizers = std::mem::take(&mut self.state.finalizers);
        let mut aside = self.state.clone();
        self.state.heap = heap;
        aside.stack = stack;
        aside.frames = frames;
        aside.handlers = handlers;
        aside.handled = handled;
        aside.finalizers = finalizers;
        aside
    }

    /// Everything is as it was when it was put aside.
    fn take_state_back(&mut self, before: State, undo: Option<Recorder>) {
        let mut heap = std::mem::replace(&mut self.state, before).heap;
        if let Some(Recorder::Undo(undo)) = undo {
            // What was looked up meanwhile may not be there any more.
            if undo.has_changed_any() {
                self.caches.forget();
            }
            undo.take_back(&mut heap);
        }
        self.state.heap = heap;
    }

    /// Caches and traces of the code behind the program's are those of the extension that was asked last.
    fn forget_other_extensions(&mut self, behind: &Behind) {
        let last = self.extended.as_ref();
        if last.is_none_or(|last| !Rc::ptr_eq(last, &behind.linked)) {
            self.extended = Some(Rc::clone(&behind.linked));
            self.caches.forget();
            self.traces.forget_behind(self.linked.codes.len());
        }
    }

    /// Makes room for what the code at hand has and `linked` has not.
    fn make_room(&mut self, linked: &Linked) {
        let extended = Rc::clone(&self.linked);
        self.caches
            .make_room(extended.caches as usize, extended.sites.len());
        let modules = extended.program.modules.len();
        self.state
            .globals
            .resize(extended.globals.len(), Value::Unbound);
        self.state.modules.resize(modules, Value::Nil);
        self.state.module_states.resize(modules, ModuleState::New);
        let mut sources = self.sources.to_vec();
        sources.resize(modules, Source::default());
        self.sources = sources.into();
        let mut constants = self.constants.to_vec();
        constants.resize(linked.constants.len(), Value::Unbound);
        for constant in &extended.constants[linked.constants.len()..] {
            let value = self.constant(constant);
            constants.push(value);
        }
        self.constants = constants.into();
        // What the language provides and the program did not mention.
        for (at, global) in extended
            .globals
            .iter()
            .enumerate()
            .skip(linked.globals.len())
        {
            if let Some(value) = self.provided(global.module, global.name) {
                self.state.globals[at] = value;
            }
        }
    }

    /// The module whose variables are seen from somewhere.
    fn module_around(&self, from: Viewpoint) -> ModuleId {
        let is_own = |module: &ModuleId| !self.linked.program.modules[module.index()].is_library;
        let of_call = || {
            let (module, _) = self.frame_position(from.frame?)?;
            Some(module).filter(is_own)
        };
        from.module.or_else(of_call).unwrap_or(self.boot.main)
    }

    /// Gives the variables of a module the values that they have for a frame, or in the module `around`.
    fn show_to(
        &mut self,
        module: ModuleId,
        behind: &Behind,
        around: ModuleId,
        seen: &[(Symbol, Value)],
    ) {
        let variables = behind.variables.get(&module);
        for &(name, global) in variables.into_iter().flatten() {
            let strict = self.names.text(name).strip_prefix(ir::OWN_VARIABLE);
            let wanted = strict.map_or(Some(name), |name| self.names.get(name));
            let own = seen.iter().find(|(own, _)| Some(*own) == wanted);
            let value = own.map(|(_, value)| *value).or_else(|| {
                let is_any = strict.is_none();
                is_any.then(|| self.module_member(around, name)).flatten()
            });
            if let Some(value) = value {
                self.state.globals[global as usize] = value;
            }
        }
    }

    /// Where a call in progress stands in the program's own source; nowhere where it is in another.
    fn place_number(&self, frame: usize) -> Option<i64> {
        let (module, inst) = self.frame_position(frame)?;
        let data = &self.linked.program.modules[module.index()];
        (!data.is_library).then(|| data.inst(inst).span.start.number())
    }

    fn tell(&mut self, module: ModuleId, place: Option<Symbol>, number: Option<i64>) {
        let global = place.and_then(|place| self.linked.global_by_name.get(&(module, place)));
        if let Some(&global) = global {
            let number = Value::Sized(Scalar::I64, number.unwrap_or(-1));
            self.state.globals[global as usize] = number;
        }
    }

    /// Whether a module, which may have made more unknowns than those `before`, has read a variable that it did not see, or is no
    /// expression where it was seen from, which it says in words.
    fn says_nothing(&self, module: ModuleId, before: usize) -> bool {
        let mut made = self.state.unknowns.iter().skip(before);
        made.any(|node| {
            let is_said = matches!(
                node.expression,
                Expression::Name(_) | Expression::Described(_)
            );
            is_said && node.origin.0 == module
        })
    }

    /// What a module has left in one of its variables.
    fn left_in(&self, module: ModuleId, name: Option<Symbol>) -> Option<Value> {
        self.module_member(module, name?)
    }

    fn answer(&self, module: ModuleId, extension: &Extension, unknowns: usize) -> Evaluated {
        match self.state.ending {
            None => Evaluated::TooLong,
            Some(Ending::Uncaught(exception)) => Evaluated::Raised(preview(self, exception, TEXT)),
            Some(Ending::Undefined) => {
                let report = self.state.reports.last();
                Evaluated::Raised(report.map(ToString::to_string).unwrap_or_default())
            }
            Some(Ending::StackOverflow(_)) => Evaluated::Raised("stack overflow".to_owned()),
            Some(Ending::OutOfMemory(_)) => {
                Evaluated::Raised(ir::Fault::MemoryLimit.words().to_owned())
            }
            _ => {
                let Some(value) = self.left_in(module, extension.result) else {
                    return Evaluated::Raised("it ends the run".to_owned());
                };
                let memory = match self.left_in(module, extension.memory) {
                    Some(Value::Pointer(region, 0)) => self.typed_region(region),
                    _ => None,
                };
                Evaluated::Value {
                    text: match memory {
                        Some(memory) => cut(self.memory_text(memory), TEXT),
                        None => preview(self, value, TEXT),
                    },
                    said: match memory {
                        Some(_) => None,
                        None => self.text_of(value).map(|text| cut(text, TEXT)),
                    },
                    kind: match memory {
                        Some(memory) => self.memory_type(memory),
                        None => self.shown_type(value),
                    },
                    truth: self.truth(value).unwrap_or(true),
                    is_known: !matches!(value, Value::Unknown(_)),
                    is_nothing: self.says_nothing(module, unknowns),
                }
            }
        }
    }
}
