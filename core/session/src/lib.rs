//! Everything that the page and the command line call, on one page: compile a source, run it, move in the
//! run, look at where it stands.
//!
//! The session knows neither clocks nor files nor how a source is parsed: it is handed a [`Parser`].

mod breakpoints;
mod calls;
mod compile;
mod counts;
mod expressions;
mod goal;
mod imports;
mod ir_text;
mod lines;
mod literal;
mod motion;
mod named;
mod outcome;
mod pointed;
mod seen;
mod texts;
mod whole;
mod worlds;

pub use breakpoints::{Breakpoint, Breakpoints, Site, sites};
pub use calls::{Call, calls};
pub use compile::{Compiled, compile, compile_among};
pub use counts::line_counts;
pub use expressions::{Expressions, Reader};
pub use goal::{Goal, goal, way_to, why_not};
pub use imports::{Import, Imported, imports, included};
pub use ir_text::{compile_ir, compile_ir_within, compile_lowered, ir_language, ir_text};
pub use lines::{Line, Lines};
pub use literal::{datum, literal, literal_text};
pub use motion::{Direction, Motion, Progress, Stride, Unit};
pub use named::{functions_named, functions_of};
pub use outcome::{
    Status, Variable, assumed, exit_code, run_diagnostics, status, variables, variables_there,
};
pub use pointed::Shown;
pub use seen::{Seen, seen_by};
pub use texts::Shared;
pub use whole::Whole;
pub use worlds::{alone, functions_alone, worlds};

pub use analysis;
pub use explore;
pub use frontend;
pub use ir;
pub use syntax;
pub use translate::{self, Folder, Library, Parser, Translator};
pub use vm;

use std::rc::Rc;
use vm::debug::change::{Changed, Replacement};
use vm::{Machine, Settings, Timeline};

/// A compiled program and one run of it.
pub struct Session {
    compiled: Rc<Compiled>,
    timeline: Timeline,
    lines: Rc<Lines>,
}

impl Session {
    /// The run of a program, at its start.
    #[must_use]
    pub fn new(compiled: Rc<Compiled>, settings: Settings) -> Session {
        let machine = compiled.machine(settings);
        Session::of(compiled, machine)
    }

    /// The same, counting how often each way is taken.
    #[must_use]
    pub fn with_profile(compiled: Rc<Compiled>, settings: Settings) -> Session {
        let mut machine = compiled.machine(settings);
        machine.count_ways();
        Session::of(compiled, machine)
    }

    /// The same, for going through it once: nothing is kept for going back.
    #[must_use]
    pub fn passing(compiled: Rc<Compiled>, settings: Settings) -> Session {
        let machine = compiled.machine(settings);
        Session::passing_of(compiled, machine)
    }

    /// The same for a machine, from where it stands.
    #[must_use]
    pub fn passing_of(compiled: Rc<Compiled>, machine: Machine) -> Session {
        let lines = Rc::new(Lines::of(&compiled));
        Session {
            compiled,
            timeline: Timeline::with_spacing(machine, u64::MAX),
            lines,
        }
    }

    /// The run of one function by itself, at its start, with unknown arguments; the program's top level is run to its end
    /// before that, for at most so many steps. [`Machine::result_alone`] is what it returned, at its end.
    ///
    /// # Errors
    /// A sentence that says that there is no such function.
    pub fn alone(
        compiled: Rc<Compiled>,
        settings: Settings,
        function: &str,
        steps: u64,
    ) -> Result<Session, String> {
        let machine = alone(&compiled, &settings, settings.clone(), function, steps)?;
        Ok(Session::of(compiled, machine))
    }

    /// The run of a machine of a program, from where it stands.
    #[must_use]
    pub fn of(compiled: Rc<Compiled>, machine: Machine) -> Session {
        let lines = Rc::new(Lines::of(&compiled));
        Session {
            compiled,
            timeline: Timeline::new(machine),
            lines,
        }
    }

    /// The program.
    #[must_use]
    pub fn compiled(&self) -> &Rc<Compiled> {
        &self.compiled
    }

    /// Which instructions belong to which line.
    #[must_use]
    pub fn lines(&self) -> &Rc<Lines> {
        &self.lines
    }

    /// The machine, where the run stands.
    #[must_use]
    pub fn machine(&self) -> &Machine {
        self.timeline.machine()
    }

    /// The machine, for questions that take running code beside the run.
    pub fn machine_mut(&mut self) -> &mut Machine {
        self.timeline.machine_mut()
    }

    /// The run.
    #[must_use]
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Goes to a step, or to the end if the run is shorter.
    pub fn seek(&mut self, step: u64) {
        self.timeline.seek(step);
    }

    /// What the run waits for, if it has come to where it reads more input than there is.
    #[must_use]
    pub fn awaits(&self) -> Option<&vm::Awaits> {
        self.timeline.awaits()
    }

    /// Puts another input in the place of what has not been read where the run stands; see [`Timeline::input`].
    pub fn input(&mut self, unread: &str, more: bool) {
        self.timeline.input(unread, more);
    }

    /// Puts a value in the place of another where the run stands; see [`Timeline::change`].
    pub fn change(&mut self, place: Changed, value: Replacement) -> bool {
        self.timeline.change(place, value)
    }

    /// Begins a search for the last step, up to where the run stands, that wrote a place.
    #[must_use]
    pub fn search(&self, spot: vm::debug::origin::Spot) -> Option<vm::debug::origin::Search> {
        self.timeline.search(spot)
    }

    /// Searches a part of the run: gives the number of steps behind the one that was searched for. It is over when that is
    /// found or nothing of the run is left. Where the run stands meanwhile is not said.
    pub fn search_on(&mut self, search: &mut vm::debug::origin::Search) -> Option<u64> {
        self.timeline.search_on(search)
    }

    /// The last step before this one, and not before `from`, in front of an instruction of a kind, where `accept`
    /// takes the state. Where the run stands afterwards is not said.
    pub fn find_back(
        &mut self,
        kind: impl Fn(&ir::Op) -> bool,
        from: u64,
        accept: &mut dyn FnMut(&mut Machine) -> bool,
    ) -> Option<u64> {
        let modules = &self.compiled.program().modules;
        let watch = vm::Watch::new(&self.compiled.linked, |module, inst| {
            let insts = &modules[module.index()].insts;
            insts.get(inst.index()).is_some_and(|inst| kind(&inst.op))
        });
        self.timeline.find_back(&watch, from, accept)
    }

    /// Runs forward up to a step.
    pub fn advance(&mut self, until: u64) -> vm::Stop {
        self.timeline.advance(until, None)
    }

    /// A digest of the state where the run stands: equal for equal states, natively and in wasm.
    #[must_use]
    pub fn digest(&self) -> u64 {
        self.machine().digest()
    }
}
