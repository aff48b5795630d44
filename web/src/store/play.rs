//! Playing: steps that follow each other by themselves, at a speed, either way.
//!
//! Invariants
//! * The next step is asked for when the last one is painted and its time has come: none ever waits behind another.
//! * It ends at a breakpoint, at the edge of the run, and with whatever else moves the run or changes the program.

use super::{Effect, Model, link, run};
use protocol::{Direction, Move, Request, StateView, Status};

/// Steps a second that can be chosen.
pub const SPEEDS: [u32; 5] = [1, 2, 5, 10, 30];
/// The one that is chosen at first.
const USUAL: u32 = 5;
/// Names the choice in what is remembered.
const REMEMBERED: &str = "speed";

/// Whether the run is played, and how.
pub struct PlayState {
    /// Which way, while it is.
    pub way: Option<Direction>,
    /// Steps a second.
    pub speed: u32,
    /// Whether it has ended, and nothing has moved the run since.
    pub has_ended: bool,
    /// Where the run stood before the step under way, unless that leads back to the start.
    from: Option<u64>,
    /// Whether the time of the next step has come.
    is_due: bool,
    /// Whether the last one is on the screen.
    is_painted: bool,
}

impl Default for PlayState {
    fn default() -> Self {
        PlayState {
            way: None,
            speed: USUAL,
            has_ended: false,
            from: None,
            is_due: false,
            is_painted: false,
        }
    }
}

impl PlayState {
    /// What those are told who do not see the page: each step, but of playing only that it begins and ends.
    pub fn said(&self, view: &StateView) -> String {
        match self.way {
            Some(Direction::Forward) => "Playing forwards.".to_owned(),
            Some(Direction::Back) => "Playing backwards.".to_owned(),
            None if self.has_ended => format!("Stopped at step {}. {}", view.step, view.said()),
            None => view.said(),
        }
    }

    /// Something else moves the run, or it is another one.
    pub(super) fn forget(&mut self) {
        self.way = None;
        self.has_ended = false;
    }
}

/// What happens to playing.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayMsg {
    /// Play this way, or no more.
    Toggle(Direction),
    /// No more.
    Stop,
    /// So many steps a second from now on.
    Speed(u32),
    /// The time of the next step has come.
    Due,
    /// The last one is on the screen.
    Painted,
}

pub(super) fn update(model: &mut Model, msg: PlayMsg, effects: &mut Vec<Effect>) {
    match msg {
        PlayMsg::Toggle(way) if model.play.way == Some(way) => stop(model, effects),
        PlayMsg::Toggle(way) if model.play.way.is_some() => model.play.way = Some(way),
        PlayMsg::Toggle(way) => start(model, way, effects),
        PlayMsg::Stop if model.play.way.is_some() => stop(model, effects),
        PlayMsg::Stop => {}
        PlayMsg::Speed(speed) => {
            if SPEEDS.contains(&speed) {
                model.play.speed = speed;
                effects.push(Effect::Remember(REMEMBERED, speed.to_string()));
            }
        }
        PlayMsg::Due => {
            model.play.is_due = true;
            go_on(model, effects);
        }
        PlayMsg::Painted => {
            model.play.is_painted = true;
            go_on(model, effects);
        }
    }
}

fn start(model: &mut Model, way: Direction, effects: &mut Vec<Effect>) {
    if way == Direction::Back && model.run.view.step == 0 {
        return;
    }
    run::taken_over(model);
    if model.run.moving {
        // What is under way is left first; the first step follows when the run stands.
        if model.run.running() {
            effects.push(Effect::Post(Request::Pause));
        }
        model.play.from = None;
        model.play.is_due = true;
        model.play.is_painted = false;
    } else if model.run.view.status == Status::Ended && way == Direction::Forward {
        step(model, Move::First, effects);
        model.play.from = None;
    } else {
        let to = next(model, way);
        step(model, to, effects);
    }
    model.play.way = Some(way);
    model.play.has_ended = false;
}

fn stop(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.run.running() {
        effects.push(Effect::Post(Request::Pause));
    }
    end(model, effects);
}

fn end(model: &mut Model, effects: &mut Vec<Effect>) {
    model.play.way = None;
    model.play.has_ended = true;
    if !model.run.moving {
        link::arrived(model, effects);
    }
}

fn go_on(model: &mut Model, effects: &mut Vec<Effect>) {
    let play = &model.play;
    let (Some(way), true) = (play.way, play.is_due && play.is_painted) else {
        return;
    };
    if !model.run.moving {
        let to = next(model, way);
        step(model, to, effects);
    }
}

fn next(model: &Model, direction: Direction) -> Move {
    Move::Play {
        unit: model.run.unit,
        direction,
    }
}

fn step(model: &mut Model, to: Move, effects: &mut Vec<Effect>) {
    model.play.from = Some(model.run.view.step);
    model.play.is_due = false;
    model.play.is_painted = false;
    run::ask(model, to, effects);
    effects.push(Effect::PlayLater(1000 / model.play.speed));
}

/// The run stands after a step, or where it was when playing began; whether it is played.
pub(super) fn arrived(model: &mut Model, effects: &mut Vec<Effect>) -> bool {
    let Some(way) = model.play.way else {
        return false;
    };
    let view = &model.run.view;
    let is_edge = match way {
        Direction::Forward => view.status == Status::Ended,
        Direction::Back => view.step == 0,
    };
    // Where nothing can be run, no step leads anywhere.
    let has_moved = model.play.from != Some(view.step);
    let is_stopped = view.status == Status::AtBreakpoint && model.play.from.is_some();
    if is_edge || is_stopped || !has_moved {
        end(model, effects);
    } else {
        effects.push(Effect::AfterPaint);
    }
    true
}

/// Takes up what was remembered; what makes no sense is ignored.
pub(super) fn recall(model: &mut Model, start: &super::Start) {
    let speed = start.get(REMEMBERED).and_then(|speed| speed.parse().ok());
    if let Some(speed) = speed.filter(|speed| SPEEDS.contains(speed)) {
        model.play.speed = speed;
    }
}

#[cfg(test)]
mod tests;
