//! What variables held at a step, for saying what changed since.

use crate::memory::Contents;
use protocol::{Mark, Scope};
use rustc_hash::FxHashMap;
use session::vm::Machine;

/// Values by path, as their texts: of the outermost scope and of the innermost frames.
#[derive(Default)]
pub(crate) struct Snapshot {
    /// Which function each frame is of: a frame of another one at the same depth is another frame.
    frames: Vec<u32>,
    values: FxHashMap<String, String>,
    /// What they led to, where the picture of that is looked at.
    pub(crate) memory: Option<Contents>,
}

/// Frames of which variables are remembered, counted from the innermost.
const FRAMES: usize = 3;

impl Snapshot {
    /// What the variables hold, where the machine stands.
    pub(crate) fn of(machine: &Machine, scopes_of: impl Fn(usize) -> Vec<Scope>) -> Snapshot {
        let frames: Vec<u32> = machine.calls().0.iter().map(|frame| frame.code).collect();
        // At the end there are no frames, and the outermost variables are still there.
        let shown = (0..frames.len().max(1)).rev().take(FRAMES);
        let variables = shown.flat_map(scopes_of).flat_map(|scope| scope.variables);
        let values = variables.map(|variable| (variable.path, variable.value));
        let values = values.collect();
        Snapshot {
            frames,
            values,
            memory: None,
        }
    }

    /// Marks what is new or changed since.
    pub(crate) fn mark(&self, machine: &Machine, scopes: &mut [Scope]) {
        for variable in scopes.iter_mut().flat_map(|scope| &mut scope.variables) {
            let frame = variable
                .path
                .split('/')
                .next()
                .and_then(|part| part.parse().ok());
            let same_frame = frame.is_none_or(|frame: usize| {
                let now = machine.calls().0.get(frame).map(|frame| frame.code);
                now.is_some() && self.frames.get(frame).copied() == now
            });
            if !same_frame {
                continue;
            }
            variable.mark = match self.values.get(&variable.path) {
                // What was merely unfolded since is not new.
                None if variable.depth > 0 => None,
                None => Some(Mark::New),
                Some(before) if *before != variable.value => Some(Mark::Changed),
                Some(_) => variable.mark,
            };
        }
    }
}
