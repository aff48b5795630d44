//! What the language leaves undefined, as it happens.
//!
//! Reports are part of the state: they come again in every replay. After one the run stops, or goes on in a defined way, as
//! [`crate::Settings`] says. The same finding at the same place is noted once and counted.

use crate::machine::state::{Calls, Ending};
use crate::machine::{Exit, Machine, Outcome};
use crate::memory::region::Place;
use crate::value::Handle;
use ir::{InstId, ModuleId, Storage, Undefined};
use std::fmt;
use std::rc::Rc;

/// What a run does after undefined behaviour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AfterUndefined {
    /// It stops.
    #[default]
    Stop,
    /// It goes on: reads give zero, writes are dropped, arithmetic wraps.
    GoOn,
}

/// Undefined behaviour that the run has shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// What it is.
    pub kind: Undefined,
    /// The step that did it first.
    pub step: u64,
    /// The instruction that did it; for one of the language's library, the program's call.
    pub at: Place,
    /// The instruction itself.
    pub origin: Place,
    /// What happened, in a sentence.
    pub message: Rc<str>,
    /// The object that it is about, where there is one.
    pub object: Option<ObjectReport>,
    /// How often it has happened.
    pub count: u64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.kind.name(), self.message)
    }
}

/// What a report says of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectReport {
    /// How long it lives.
    pub storage: Storage,
    /// What made it.
    pub birth: Place,
    /// What ended it.
    pub death: Option<Place>,
}

impl Machine {
    /// Notes undefined behaviour of the instruction at hand.
    ///
    /// # Errors
    /// Where the run is not to go on.
    pub fn undefined(&mut self, kind: Undefined) -> Outcome<()> {
        self.undefined_with(kind, None, || sentence(kind).to_owned())
    }

    /// The same, saying what happened, and to which object.
    ///
    /// # Errors
    /// Where the run is not to go on.
    pub fn undefined_with(
        &mut self,
        kind: Undefined,
        object: Option<Handle>,
        message: impl FnOnce() -> String,
    ) -> Outcome<()> {
        let (step, origin) = (self.state.steps, self.origin());
        let known = self
            .state
            .reports
            .iter_mut()
            .find(|report| report.kind == kind && report.origin == origin);
        match known {
            Some(report) => report.count += 1,
            None => {
                let object =
                    object
                        .and_then(|handle| self.region(handle))
                        .map(|region| ObjectReport {
                            storage: region.storage,
                            birth: region.birth,
                            death: region.death,
                        });
                let report = Report {
                    kind,
                    step,
                    at: self.place_in_program(),
                    origin,
                    message: message().into(),
                    object,
                    count: 1,
                };
                self.state.reports.push(report);
            }
        }
        if self.settings.undefined == AfterUndefined::GoOn {
            return Ok(());
        }
        self.flush_streams();
        self.end_run(Ending::Undefined);
        Err(Exit::Transferred)
    }

    /// Ends the run: the stack has no room.
    pub(crate) fn end_by_overflow(&mut self) {
        let place = self.place_in_program();
        self.state.failed_at.get_or_insert(self.state.steps);
        self.flush_streams();
        self.end_run(Ending::StackOverflow(place));
    }

    /// Keeps the calls in progress and what they hold for whoever looks at the run after its end.
    pub(crate) fn keep_calls(&mut self) {
        self.state.left = Some(Rc::new(Calls {
            frames: self.state.frames.clone(),
            stack: self.state.stack.clone(),
        }));
    }

    /// Ends the run at once; what was in progress can still be looked at.
    pub(crate) fn end_run(&mut self, ending: Ending) {
        self.keep_calls();
        self.profile_leaves_all();
        self.state.frames.clear();
        self.state.stack.clear();
        self.state.handlers.clear();
        self.state.handled.clear();
        if ending == Ending::Undefined {
            self.state.failed_at.get_or_insert(self.state.steps);
        }
        self.state.ending = Some(ending);
    }

    /// The instruction at hand, or the program's call that led into the library.
    #[must_use]
    pub fn place_in_program(&self) -> Place {
        let place = |frame: &crate::machine::state::Frame| {
            let code = &self.linked.codes[frame.code as usize];
            let inst = code.insts.get(frame.pc.saturating_sub(1) as usize);
            (code.module, inst.copied().unwrap_or(InstId(0)))
        };
        let frames = &self.state.frames;
        let is_own = |at: &Place| !self.linked.program.modules[at.0.index()].is_library;
        let own = frames.iter().rev().map(place).find(is_own);
        own.or_else(|| frames.last().map(place))
            .unwrap_or((ModuleId(0), InstId(0)))
    }
}

/// What happened, where nothing more is to be said.
fn sentence(kind: Undefined) -> &'static str {
    match kind {
        Undefined::OutOfBounds => "an access outside of the object",
        Undefined::UninitRead => "the value of something that has none yet is used",
        Undefined::DanglingPointer => "an access to an object whose life has ended",
        Undefined::DoubleFree => "an allocation is freed a second time",
        Undefined::InvalidFree => "what is freed is not the start of an allocation",
        Undefined::NullDeref => "an access through a null pointer",
        Undefined::NullCall => "a call through a null pointer",
        Undefined::Misaligned => "an access at an address that its type does not allow",
        Undefined::DivisionByZero => "an integer is divided by zero",
        Undefined::SignedOverflow => "the result does not fit its signed type",
        Undefined::BadShift => "a shift that its type does not allow",
        Undefined::FloatToIntOverflow => "the number does not fit the integer type",
        Undefined::ConstWrite => "a write to what must not change",
        Undefined::PointerComparison => "pointers to different objects have no order",
        Undefined::PointerDifference => "pointers to different objects have no difference",
        Undefined::OverlappingCopy => "the two stretches of a copy overlap",
        Undefined::Unsequenced => "two accesses to one object have no order, and one is a write",
        Undefined::BadVlaSize => "the length of an array is not positive",
        Undefined::MissingReturn => "the result of a function is used that ended without one",
        Undefined::FormatMismatch => "the format and its arguments do not fit",
        Undefined::TypeConfusion => "something is used as what it is not",
    }
}
