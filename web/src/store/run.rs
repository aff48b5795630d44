//! Where the run stands, what it printed, and moving through it.

use super::{Effect, Model, examples, link};
use crate::shared::Shared;
use protocol::{
    Chunk, Direction, Move, Output, Request, Revision, StateView, Status, Stride, Strip, Unit,
};

/// The run's state.
#[derive(Default)]
pub struct RunState {
    /// Where it stands.
    pub view: Shared<StateView>,
    /// What it printed, as far as it has been executed.
    pub output: Shared<Vec<Chunk>>,
    /// How many pieces of that were left out at the start.
    pub dropped: u64,
    /// The run at a glance.
    pub strip: Shared<Strip>,
    /// What a step is.
    pub unit: Unit,
    /// Whether a move is under way.
    pub moving: bool,
    /// Moves asked for since the source was sent; a state that counts as many is the answer to the last.
    pub(super) moves: u32,
    /// Whether the person has moved this run, so that the address is to say where it stands.
    pub(super) asked: bool,
    /// What to do after it.
    next: Option<Move>,
}

impl RunState {
    /// Whether the program runs and can be paused.
    pub fn running(&self) -> bool {
        self.moving && self.view.status == Status::Running
    }
}

/// What happens to the run.
#[derive(Clone, PartialEq, Debug)]
pub enum RunMsg {
    /// Run to the next breakpoint or the end; while running, pause.
    Toggle,
    /// Run backwards to the breakpoint before, or the start.
    Backwards,
    /// One step.
    Step(Stride, Direction),
    /// One instruction, whatever a step is.
    Instruction(Direction),
    /// To this step.
    To(u64),
    /// To the start.
    First,
    /// To the end.
    Last,
    /// To the next, or previous, time that the cursor's line runs.
    ToCursor(Direction),
    /// Stop.
    Pause,
    /// What a step is from now on.
    Unit(Unit),
    /// Show this frame's variables.
    Frame(u32),
    /// Show or hide what a variable holds.
    Unfold(String),
}

pub(super) fn update(model: &mut Model, msg: RunMsg, effects: &mut Vec<Effect>) {
    model.examples.opened_at = None;
    model.run.asked = true;
    let unit = model.run.unit;
    let step = |stride, unit, direction| Move::Step {
        stride,
        unit,
        direction,
    };
    match msg {
        RunMsg::Toggle if model.run.running() => effects.push(Effect::Post(Request::Pause)),
        RunMsg::Toggle => {
            if model.run.view.status == Status::Ended {
                go(model, Move::First, effects);
            }
            go(model, Move::Run(Direction::Forward), effects);
        }
        RunMsg::Backwards => go(model, Move::Run(Direction::Back), effects),
        RunMsg::Step(stride, direction) => go(model, step(stride, unit, direction), effects),
        RunMsg::Instruction(direction) => {
            let to = step(Stride::Into, Unit::Instruction, direction);
            go(model, to, effects);
        }
        RunMsg::To(at) => go(model, Move::To(at), effects),
        RunMsg::First => go(model, Move::First, effects),
        RunMsg::Last => go(model, Move::Last, effects),
        RunMsg::ToCursor(direction) => {
            let line = model.document.cursor_line();
            go(model, Move::Line { line, direction }, effects);
        }
        RunMsg::Pause => effects.push(Effect::Post(Request::Pause)),
        RunMsg::Unit(unit) => model.run.unit = unit,
        RunMsg::Frame(frame) => effects.push(Effect::Post(Request::Frame(frame))),
        RunMsg::Unfold(path) => effects.push(Effect::Post(Request::Unfold { path })),
    }
}

/// Moves now, or after the move under way.
pub(super) fn go(model: &mut Model, to: Move, effects: &mut Vec<Effect>) {
    if model.run.moving {
        model.run.next = Some(to);
        if model.run.running() {
            effects.push(Effect::Post(Request::Pause));
        }
        return;
    }
    model.run.moving = true;
    model.run.moves += 1;
    effects.push(Effect::Post(Request::Move(to)));
}

/// What was printed by the program before is not shown any more.
pub(super) fn restart(model: &mut Model) {
    model.run.output = Shared::default();
    model.run.dropped = 0;
    model.run.strip = Shared::default();
}

/// A source was sent, or the worker replaced: no move is under way any more, and none will be answered.
pub(super) fn forget(model: &mut Model) {
    model.run.moving = false;
    model.run.moves = 0;
    model.run.asked = false;
    model.run.next = None;
}

/// The worker makes a move by itself.
pub(super) fn moves_by_itself(model: &mut Model) {
    model.run.moving = true;
    model.run.moves = 1;
}

pub(super) fn stands(model: &mut Model, view: StateView, effects: &mut Vec<Effect>) {
    if view.revision != model.document.revision {
        return;
    }
    let answered = view.status != Status::Running && view.moves == model.run.moves;
    let moved = view.step != model.run.view.step || view.place != model.run.view.place;
    let place = view.place.filter(|_| moved);
    model.run.view = view.into();
    let span = place.and_then(|place| place.span);
    effects.extend(span.map(|span| Effect::Reveal(span.start)));
    if !answered {
        return;
    }
    let was_moving = std::mem::take(&mut model.run.moving);
    if let Some(next) = model.run.next.take() {
        go(model, next, effects);
    } else if was_moving {
        examples::arrived(model, effects);
        link::arrived(model, effects);
    } else {
        examples::read(model, effects);
    }
}

pub(super) fn progress(model: &mut Model, revision: Revision, known: u64) {
    if revision == model.document.revision {
        let view = Shared::make_mut(&mut model.run.view);
        view.known = known;
        view.status = Status::Running;
    }
}

pub(super) fn printed(model: &mut Model, output: Output) {
    if output.revision != model.document.revision {
        return;
    }
    let chunks = Shared::make_mut(&mut model.run.output);
    if output.restart {
        chunks.clear();
    }
    model.run.dropped = output.dropped;
    chunks.extend(output.chunks);
    let over = chunks.len().saturating_sub(SHOWN);
    chunks.drain(..over);
    model.run.dropped += over as u64;
}

/// Pieces of output that are kept on the page; older ones are counted, not shown.
const SHOWN: usize = 2_000;

pub(super) fn strip(model: &mut Model, strip: Strip) {
    if strip.revision == model.document.revision {
        model.run.strip = strip.into();
    }
}
