//! Where the run stands, what it printed, and moving through it.

use super::{Effect, Model, document, examples, link, marks, play};
use crate::shared::Shared;
use protocol::{
    Chunk, Direction, Logs, MarkKind, Move, OutcomeKind, Output, Request, Revision, Site, Span,
    StateView, Status, Stride, Strip, Survey, Target, Unit,
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
    /// When it came to breakpoints, and what watched expressions gave.
    pub survey: Shared<Survey>,
    /// What is logged.
    pub logs: Shared<Logs>,
    /// What a step is.
    pub unit: Unit,
    /// Whether a move is under way.
    pub moving: bool,
    /// Moves asked for since the source was sent; a state that counts as many is the answer to the last.
    pub(super) moves: u32,
    /// Whether the person has moved this run, so that the address is to say where it stands.
    pub(super) asked: bool,
    /// The move that was asked for last.
    pub(super) last: Option<Move>,
    /// What to do after it.
    next: Option<Move>,
    /// The mark that the move under way is to lead to, and from which step.
    sought: Option<(Option<MarkKind>, Direction, u64)>,
    /// Where the run stood before it was taken elsewhere at once, and where it was when it was taken back.
    pub trail: Trail,
}

/// Steps to go back to, and forward to again.
#[derive(Default)]
pub struct Trail {
    back: Vec<u64>,
    forward: Vec<u64>,
    /// Whether the last jump was by dragging, of which only the start is remembered.
    dragged: bool,
}

/// Steps that are remembered at most.
const TRAIL: usize = 200;

impl Trail {
    /// Whether there is a step to go back to.
    pub fn can_return(&self) -> bool {
        !self.back.is_empty()
    }

    /// Whether there is a step to go forward to again.
    pub fn can_redo(&self) -> bool {
        !self.forward.is_empty()
    }

    fn leave(&mut self, step: u64) {
        if self.back.last() != Some(&step) {
            self.back.push(step);
        }
        if self.back.len() > TRAIL {
            self.back.remove(0);
        }
        self.forward.clear();
    }
}

/// Which ways there are from where a run stands.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ways {
    /// Back in the run.
    pub back: bool,
    /// Forward in it.
    pub forward: bool,
    /// Back to where it stood before a jump.
    pub can_return: bool,
    /// Forward to where it was before that.
    pub can_redo: bool,
}

impl Ways {
    /// Whether a move can lead anywhere.
    pub fn lead(self, msg: &RunMsg) -> bool {
        match msg {
            RunMsg::Backwards | RunMsg::First => self.back,
            RunMsg::Last => self.forward,
            RunMsg::Step(_, direction)
            | RunMsg::Instruction(direction)
            | RunMsg::ToCursor(direction) => match direction {
                Direction::Forward => self.forward,
                Direction::Back => self.back,
            },
            RunMsg::Return => self.can_return,
            RunMsg::Redo => self.can_redo,
            _ => true,
        }
    }
}

impl RunState {
    /// Whether the program runs and can be paused.
    pub fn running(&self) -> bool {
        self.moving && self.view.status == Status::Running
    }

    /// Which ways there are from where it stands.
    pub fn ways(&self) -> Ways {
        Ways {
            back: self.view.step > 0,
            forward: self.view.status != Status::Ended,
            can_return: self.trail.can_return(),
            can_redo: self.trail.can_redo(),
        }
    }
}

/// What happens to the run.
#[derive(Clone, PartialEq, Debug)]
pub enum RunMsg {
    /// Run to the next breakpoint or the end; while running, pause.
    Toggle,
    /// Run back to the previous breakpoint, or the start.
    Backwards,
    /// One step.
    Step(Stride, Direction),
    /// One instruction, whatever a step is.
    Instruction(Direction),
    /// To this step.
    To(u64),
    /// To this step, while the strip is being dragged.
    Drag(u64),
    /// To the mark that is nearest to this step, if one is no more than so many steps from it: the strip was clicked there.
    Near(u64, u64),
    /// To the next, or previous, mark of a kind, or of any.
    Mark(Option<MarkKind>, Direction),
    /// To the step that wrote what this row of the state shows; where the run stands there already, on to what it
    /// was made of.
    Origin(String),
    /// To the step that first met the unknown of this number.
    Met(u32),
    /// On to where an input of the value came from.
    Follow(Target),
    /// Back to where the run stood before it was taken elsewhere.
    Return,
    /// Forward again to where it was before it was taken back.
    Redo,
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
    /// Compare with where the run stands from now on, or with nothing.
    Compare(bool),
}

pub(super) fn update(model: &mut Model, msg: RunMsg, effects: &mut Vec<Effect>) {
    model.examples.opened_at = None;
    model.run.asked = true;
    let unit = model.run.unit;
    remember(model, &msg);
    let step = |stride, unit, direction| Move::Step {
        stride,
        unit,
        direction,
    };
    match msg {
        RunMsg::Toggle if model.run.running() => pause(model, effects),
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
        RunMsg::To(at) | RunMsg::Drag(at) => go(model, Move::To(at), effects),
        RunMsg::Near(step, within) => go(model, Move::Near { step, within }, effects),
        RunMsg::Mark(kind, direction) => {
            go(model, Move::Mark { kind, direction }, effects);
            model.run.sought = Some((kind, direction, model.run.view.step));
        }
        RunMsg::Origin(path) => {
            let to = origin_of(&model.run.view, path);
            go(model, to, effects);
        }
        RunMsg::Follow(target) => {
            let to = further(&model.run.view, target);
            go(model, to, effects);
        }
        RunMsg::Return => {
            if let Some(step) = model.run.trail.back.pop() {
                model.run.trail.forward.push(model.run.view.step);
                go(model, Move::To(step), effects);
            }
        }
        RunMsg::Redo => {
            if let Some(step) = model.run.trail.forward.pop() {
                model.run.trail.back.push(model.run.view.step);
                go(model, Move::To(step), effects);
            }
        }
        RunMsg::Met(number) => go(model, Move::Met(number), effects),
        RunMsg::First => go(model, Move::First, effects),
        RunMsg::Last => go(model, Move::Last, effects),
        RunMsg::ToCursor(direction) => {
            let line = model.document.cursor_line();
            let file = model.document.files.shown as u32;
            go(
                model,
                Move::Line {
                    file,
                    line,
                    direction,
                },
                effects,
            );
        }
        RunMsg::Pause => pause(model, effects),
        RunMsg::Unit(unit) => model.run.unit = unit,
        RunMsg::Frame(frame) => effects.push(Effect::Post(Request::Frame(frame))),
        RunMsg::Compare(wanted) => effects.push(Effect::Post(Request::Compare(wanted))),
        RunMsg::Unfold(path) => effects.push(Effect::Post(Request::Unfold { path })),
    }
}

/// Remembers where the run stands when it is about to be taken elsewhere at once.
fn remember(model: &mut Model, msg: &RunMsg) {
    let is_drag = matches!(msg, RunMsg::Drag(_) | RunMsg::Near(..));
    let jumps = matches!(msg, RunMsg::Drag(_)) && !model.run.trail.dragged
        || matches!(
            msg,
            RunMsg::Toggle
                | RunMsg::Backwards
                | RunMsg::To(_)
                | RunMsg::Near(..)
                | RunMsg::Mark(..)
                | RunMsg::Origin(_)
                | RunMsg::Follow(_)
                | RunMsg::Met(_)
                | RunMsg::First
                | RunMsg::Last
                | RunMsg::ToCursor(_)
        );
    if jumps && !model.run.running() {
        model.run.trail.leave(model.run.view.step);
    }
    model.run.trail.dragged = is_drag;
}

/// To the step that wrote a row; from there on to the first of its inputs that leads anywhere.
fn origin_of(view: &StateView, path: String) -> Move {
    let here = view.origin.as_ref();
    let here = here.filter(|origin| origin.path == path && origin.step == Some(view.step));
    match here.and_then(|origin| origin.inputs.first()) {
        Some(input) => further(view, input.target.clone()),
        None => Move::Written {
            path,
            before: view.step,
        },
    }
}

/// To where an input came from, which was there before the step that used it.
fn further(view: &StateView, target: Target) -> Move {
    match target {
        Target::Returned(step, name) => Move::Returned { step, name },
        Target::Written(path) => {
            let used = view.origin.as_ref().and_then(|origin| {
                // What returned is still to happen, what wrote has happened.
                let behind = u64::from(!origin.is_return);
                Some(origin.step?.saturating_sub(behind))
            });
            let before = used.unwrap_or(view.step.saturating_sub(1));
            Move::Written { path, before }
        }
    }
}

fn pause(model: &mut Model, effects: &mut Vec<Effect>) {
    model.play.forget();
    effects.push(Effect::Post(Request::Pause));
}

/// Moves now, or after the move under way.
pub(super) fn go(model: &mut Model, to: Move, effects: &mut Vec<Effect>) {
    model.play.forget();
    model.run.sought = None;
    if model.run.moving {
        model.run.next = Some(to);
        if model.run.running() {
            effects.push(Effect::Post(Request::Pause));
        }
        return;
    }
    ask(model, to, effects);
}

/// Moves now.
pub(super) fn ask(model: &mut Model, to: Move, effects: &mut Vec<Effect>) {
    document::regain(model, effects);
    model.run.moving = true;
    model.run.moves += 1;
    model.run.last = Some(to.clone());
    effects.push(Effect::Post(Request::Move(to)));
}

/// Steps that are made by themselves begin: nothing else is on its way any more, and one can go back to where they began.
pub(super) fn taken_over(model: &mut Model) {
    model.examples.opened_at = None;
    model.run.asked = true;
    model.run.next = None;
    model.run.sought = None;
    if !model.run.running() {
        model.run.trail.leave(model.run.view.step);
    }
    model.run.trail.dragged = false;
}

/// What was printed by the program before is not shown any more.
pub(super) fn restart(model: &mut Model) {
    model.run.output = Shared::default();
    model.run.dropped = 0;
    model.run.strip = Shared::default();
    model.run.survey = Shared::default();
    model.run.logs = Shared::default();
}

/// A source was sent, or the worker replaced: no move is under way any more, and none will be answered.
pub(super) fn forget(model: &mut Model) {
    model.run.moving = false;
    model.run.moves = 0;
    model.run.asked = false;
    model.run.next = None;
    model.run.sought = None;
    model.run.trail = Trail::default();
    model.play.forget();
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
    let span = stood_at(&view).filter(|_| moved);
    model.run.view = view.into();
    // A run that has not been moved does not take a file away from who edits it.
    let span = span.filter(|span| {
        let (file, _) = model.document.files.local(span.start);
        model.run.moves > 0 || file == model.document.files.shown
    });
    if let Some(span) = span {
        super::files::reveal(model, span.start, effects);
    }
    if !answered {
        return;
    }
    let was_moving = std::mem::take(&mut model.run.moving);
    if let Some(next) = model.run.next.take() {
        if let Some((_, _, from)) = &mut model.run.sought {
            *from = model.run.view.step;
        }
        ask(model, next, effects);
    } else if !was_moving {
        examples::read(model, effects);
    } else if !play::arrived(model, effects) {
        if model.run.view.waits.is_some() && model.run.asked {
            super::layout::show(model, super::Panel::Output, effects);
        }
        say_if_none(model, effects);
        examples::arrived(model, effects);
        link::arrived(model, effects);
    }
}

/// Where there was no mark to go to, the run stands where it stood.
fn say_if_none(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some((kind, direction, from)) = model.run.sought.take()
        && model.run.view.step == from
    {
        // Nothing to come back from, either.
        model.run.trail.back.pop_if(|step| *step == from);
        super::say(model, false, marks::none(kind, direction), effects);
    }
}

/// What is to be seen of the source: what is next or, at the end, where it went wrong.
fn stood_at(view: &StateView) -> Option<Span> {
    let wrong = view.outcome.as_ref();
    let wrong = wrong.filter(|outcome| outcome.kind != OutcomeKind::Finished);
    match view.place {
        Some(place) => place.span,
        None => wrong?.span,
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

pub(super) fn surveyed(model: &mut Model, survey: Survey) {
    if survey.revision == model.document.revision {
        model.run.survey = survey.into();
        forget_hits(model);
    }
}

pub(super) fn logged(model: &mut Model, logs: Logs) {
    if logs.revision == model.document.revision {
        model.run.logs = logs.into();
        forget_hits(model);
    }
}

/// Breakpoints have changed, or were others when what has come was asked for: what is about one that is not there, or does something
/// else, is not shown.
pub(super) fn forget_hits(model: &mut Model) {
    let stops = &model.document.breakpoints;
    let is_there = |site: Site, is_log: bool| {
        let found = stops.iter().find(|stop| stop.site == site);
        found.is_some_and(|stop| stop.is_log() == is_log)
    };
    let run = &mut model.run;
    if !run
        .survey
        .hits
        .iter()
        .all(|hits| is_there(hits.site, hits.is_log))
    {
        let survey = Shared::make_mut(&mut run.survey);
        survey.hits.retain(|hits| is_there(hits.site, hits.is_log));
    }
    if !run.logs.said.iter().all(|said| is_there(said.site, true)) {
        let logs = Shared::make_mut(&mut run.logs);
        logs.said.retain(|said| is_there(said.site, true));
        logs.left_out.retain(|(site, _)| is_there(*site, true));
    }
}
