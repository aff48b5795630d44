//! Tasks: call stacks of which one runs at a time.
//!
//! The machine only switches from one to another; which one is next, what a task waits for and when nobody can go on
//! is the library's to say. So the order is the same in every replay.
//!
//! **Invariants.** The running task's stack is the state's own, and its place among the tasks is empty meanwhile. Tasks
//! are numbered from 0, the one that the run began with, and a number is not given twice.

use crate::control::generator::Progress;
use crate::machine::state::{Ending, Frame, Handled, Handler, Then};
use crate::machine::{Args, Machine};
use crate::value::{Handle, Value};

/// A call stack that is not running.
#[derive(Clone)]
pub struct Task {
    /// How far it is.
    pub progress: Progress,
    /// What it calls first.
    pub entry: Value,
    /// Its slots.
    pub stack: Vec<Value>,
    /// Its calls.
    pub frames: Vec<Frame>,
    /// Its handlers.
    pub handlers: Vec<Handler>,
    /// The exceptions that it handles.
    pub handled: Vec<Handled>,
    /// Its calls that have guessed something.
    pub guessed: Vec<u32>,
    /// Its automatic regions.
    pub automatic: Vec<Handle>,
}

/// Every task, and which of them holds which object's lock.
#[derive(Clone, Default)]
pub struct Tasks {
    /// The tasks by number; empty while there is only the one that the run began with.
    pub all: Vec<Task>,
    /// The one that runs.
    pub running: u32,
    /// Objects that are held: by which task, and how often.
    pub held: Vec<(Handle, u32, u32)>,
}

impl Task {
    fn new(progress: Progress, entry: Value) -> Task {
        Task {
            progress,
            entry,
            stack: Vec::new(),
            frames: Vec::new(),
            handlers: Vec::new(),
            handled: Vec::new(),
            guessed: Vec::new(),
            automatic: Vec::new(),
        }
    }
}

impl Tasks {
    /// Makes a task that is to begin with a call; gives its number.
    pub fn add(&mut self, entry: Value) -> u32 {
        if self.all.is_empty() {
            self.all.push(Task::new(Progress::Running, Value::Unbound));
        }
        self.all.push(Task::new(Progress::New, entry));
        self.all.len() as u32 - 1
    }

    /// Takes an object's lock for the running task, once more where it has it already; false where another one has it.
    pub fn hold(&mut self, object: Handle) -> bool {
        match self.held.iter_mut().find(|(held, ..)| *held == object) {
            Some((_, task, count)) => {
                let is_own = *task == self.running;
                *count += u32::from(is_own);
                is_own
            }
            None => {
                self.held.push((object, self.running, 1));
                true
            }
        }
    }

    /// How often the running task still holds an object's lock once it has let go of it; nothing where it does not
    /// hold it.
    pub fn let_go(&mut self, object: Handle) -> Option<u32> {
        let running = self.running;
        let is_own = |&(held, task, _): &(Handle, u32, u32)| held == object && task == running;
        let at = self.held.iter().position(is_own)?;
        self.held[at].2 -= 1;
        let left = self.held[at].2;
        if left == 0 {
            self.held.swap_remove(at);
        }
        Some(left)
    }
}

impl Machine {
    /// Puts the running task aside, for ever where it is at its end, and lets another one run on or begin.
    ///
    /// # Errors
    /// The exception that its first call raised.
    pub(crate) fn switch_task(&mut self, to: u32, ends: bool) -> Result<(), Value> {
        let is_known = self.state.tasks.all.get(to as usize).is_some_and(|task| {
            task.progress == Progress::New || task.progress == Progress::Suspended
        });
        if !is_known {
            return Ok(());
        }
        if ends {
            self.profile_leaves_all();
        }
        let state = &mut self.state;
        let from = state.tasks.running;
        let old = &mut state.tasks.all[from as usize];
        old.progress = if ends {
            Progress::Done
        } else {
            Progress::Suspended
        };
        if ends {
            state.stack.clear();
            state.frames.clear();
            state.handlers.clear();
            state.handled.clear();
            state.guessed.clear();
        }
        old.stack = std::mem::take(&mut state.stack);
        old.frames = std::mem::take(&mut state.frames);
        old.handlers = std::mem::take(&mut state.handlers);
        old.handled = std::mem::take(&mut state.handled);
        old.guessed = std::mem::take(&mut state.guessed);
        old.automatic = std::mem::take(&mut state.memory.automatic);
        state.tasks.running = to;
        let new = &mut state.tasks.all[to as usize];
        let is_new = new.progress == Progress::New;
        new.progress = Progress::Running;
        state.stack = std::mem::take(&mut new.stack);
        state.frames = std::mem::take(&mut new.frames);
        state.handlers = std::mem::take(&mut new.handlers);
        state.handled = std::mem::take(&mut new.handled);
        state.guessed = std::mem::take(&mut new.guessed);
        state.memory.automatic = std::mem::take(&mut new.automatic);
        let entry = std::mem::replace(&mut new.entry, Value::Unbound);
        let depth = state.frames.len() as u32;
        self.journal
            .depth(self.state.steps, depth.saturating_sub(1));
        if is_new {
            return self.call(entry, Args::new(), Vec::new(), Then::Finish);
        }
        Ok(())
    }

    /// Ends the run: no task can go on.
    pub(crate) fn end_by_deadlock(&mut self) {
        self.state.failed_at.get_or_insert(self.state.steps);
        self.end_run(Ending::Deadlock);
    }
}
