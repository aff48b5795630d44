//! What a person asks of every state: watched expressions, and conditions of breakpoints.
//!
//! They are read together, when the program or one of them changes, and evaluated beside the run.

use super::Host;
use crate::program::Program;
use protocol::{StateView, WatchView};
use session::syntax::SyntaxTree;
use session::vm::evaluate::Evaluated;
use session::{Breakpoints, Expressions};
use std::rc::Rc;

/// Breakpoints and watches.
#[derive(Default)]
pub(super) struct Questions {
    /// Lines, each with its condition or nothing.
    pub(super) breakpoints: Vec<(u32, String)>,
    pub(super) watches: Vec<String>,
    /// Both of them, as far as there are any: conditions first, then watches.
    read: Option<Rc<Expressions>>,
    /// What the watches gave in the state before.
    before: Vec<String>,
}

impl Questions {
    fn texts(&self) -> Vec<String> {
        let conditions = self.breakpoints.iter().map(|(_, condition)| condition);
        let conditions = conditions.filter(|condition| !condition.trim().is_empty());
        conditions.chain(&self.watches).cloned().collect()
    }

    /// Where a run is to stop.
    pub(super) fn stops(&self) -> Breakpoints {
        let mut next = 0;
        let lines = self.breakpoints.iter().map(|(line, condition)| {
            let at = (!condition.trim().is_empty()).then_some(next);
            next += usize::from(at.is_some());
            (*line, at)
        });
        Breakpoints {
            lines: lines.collect(),
            conditions: self.read.clone(),
        }
    }

    /// Puts into a state what the expressions give there.
    pub(super) fn answer(&mut self, program: &mut Program, frame: u32, view: &mut StateView) {
        let Some(read) = self.read.clone() else {
            return;
        };
        let stops = self.stops();
        let bad = stops.lines.iter().filter_map(|(line, at)| {
            let why = read.error((*at)?)?;
            Some((*line, why.to_owned()))
        });
        view.bad_conditions = bad.collect();
        let conditions = stops.lines.values().flatten().count();
        let depth = program.session.machine().calls().0.len();
        let frame = depth.checked_sub(1 + frame as usize);
        let mut values = Vec::new();
        for (at, text) in self.watches.iter().enumerate() {
            let answer = program.session.evaluate(&read, conditions + at, frame);
            let (value, kind, is_error) = match answer {
                Ok(Evaluated::Value { text, kind, .. }) => (text, kind, false),
                Ok(Evaluated::Raised(exception)) => (exception, String::new(), true),
                Ok(Evaluated::TooLong) => ("takes too many steps".to_owned(), String::new(), true),
                Err(why) => (why, String::new(), true),
            };
            let before = self.before.get(at);
            view.watches.push(WatchView {
                text: text.clone(),
                is_changed: before.is_some_and(|before| *before != value),
                value: value.clone(),
                kind,
                is_error,
            });
            values.push(value);
        }
        self.before = values;
    }
}

impl Host {
    /// Breakpoints or watches changed: reads them, and shows the state with their answers.
    pub(super) fn ask_again(&mut self) {
        self.questions.before.clear();
        self.read_questions();
        if self.following.is_none() {
            self.send_state(None);
        }
    }

    /// Reads all expressions for the run at hand.
    pub(super) fn read_questions(&mut self) {
        self.questions.read = None;
        let texts = self.questions.texts();
        let Some(program) = self.program.as_mut().filter(|_| !texts.is_empty()) else {
            return;
        };
        let frontend = program.compiled().frontend;
        let parser = frontend.and_then(|frontend| self.parsers.get_mut(frontend.name));
        let Some(Ok(parser)) = parser else {
            return;
        };
        let mut parse = |_: &str, source: &str| {
            let bytes = parser.parse(source)?;
            SyntaxTree::from_bytes(&bytes).map_err(|error| error.to_string())
        };
        let read = program.session.expressions(&mut parse, &texts);
        self.questions.read = Some(Rc::new(read));
    }
}
