//! What a person asks of every state: watched expressions, and conditions of breakpoints.
//!
//! They are read together, when the program or one of them changes, and evaluated beside the run.

use super::compiling::Translators;
use super::{Host, Missing};
use crate::program::Program;
use crate::survey::{self, Survey};
use protocol::{Reply, StateView, Stop, WatchView};
use session::vm::evaluate::Evaluated;
use session::{Breakpoints, Expressions, Session};
use std::rc::Rc;

/// Breakpoints and watches.
#[derive(Default)]
pub(super) struct Questions {
    pub(super) breakpoints: Vec<Stop>,
    pub(super) watches: Vec<String>,
    /// Both of them, as far as there are any: conditions first, then watches.
    read: Option<Rc<Expressions>>,
    /// What the watches gave in the state before.
    before: Vec<String>,
}

impl Questions {
    fn texts(&self) -> Vec<String> {
        let conditions = self.breakpoints.iter().map(|each| &each.condition);
        let conditions = conditions.filter(|condition| !condition.trim().is_empty());
        conditions.chain(&self.watches).cloned().collect()
    }

    /// Where a run is to stop.
    pub(super) fn stops(&self) -> Breakpoints {
        let mut next = 0;
        let lines = self.breakpoints.iter().map(|each| {
            let at = (!each.condition.trim().is_empty()).then_some(next);
            next += usize::from(at.is_some());
            (each.line, at)
        });
        Breakpoints {
            lines: lines.collect(),
            conditions: self.read.clone(),
        }
    }

    /// Whether a breakpoint stops at its nth time only.
    pub(super) fn is_counted(&self) -> bool {
        self.breakpoints.iter().any(|each| each.nth > 0)
    }

    /// What one more replay of the run is to find out; nothing where nobody asks.
    fn of_survey(&self) -> Option<survey::Questions> {
        let stops = self.stops();
        let is_asked = !self.breakpoints.is_empty() || !self.watches.is_empty();
        is_asked.then(|| survey::Questions {
            nth: self
                .breakpoints
                .iter()
                .map(|each| (each.line, each.nth))
                .collect(),
            read: None,
            watches: self.watches.clone(),
            first_watch: stops.lines.values().flatten().count(),
            stops,
        })
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
    /// What is missing for reading questions about a program in a language: its translator, which a program whose translation was
    /// recorded has done without.
    pub(super) fn lacks_translator(&self, language: &str) -> Option<Missing> {
        let is_asked = !self.questions.texts().is_empty();
        (is_asked && self.compiler.lacks(language)).then(|| Missing::Language(language.to_owned()))
    }

    /// Breakpoints or watches changed: reads them, and shows the state with their answers, once nothing is missing for that.
    pub(super) fn ask_again(&mut self) -> Option<Missing> {
        let program = self.program.as_ref();
        let language = program.and_then(|program| program.compiled().language);
        let missing = language.and_then(|language| self.lacks_translator(language));
        if missing.is_some() {
            return missing;
        }
        self.questions.before.clear();
        self.survey = None;
        self.read_questions();
        if self.following.is_none() {
            self.begin_survey();
            self.send_state(None);
        }
        None
    }

    /// Reads all expressions for the run at hand.
    pub(super) fn read_questions(&mut self) {
        self.questions.read = None;
        let texts = self.questions.texts();
        if let Some(program) = &mut self.program {
            self.questions.read =
                read(&mut self.compiler.translators, &mut program.session, &texts);
        }
    }

    /// Has one more replay of the run begun, or gone on, where there is something that it is to find out.
    pub(super) fn begin_survey(&mut self) {
        let Some(program) = &self.program else { return };
        let known = program.session.timeline().furthest();
        if self
            .survey
            .as_ref()
            .is_some_and(|survey| survey.until() >= known)
        {
            return;
        }
        self.survey = None;
        let Some(mut questions) = self.questions.of_survey() else {
            return;
        };
        let mut session = program.passing();
        let texts = self.questions.texts();
        questions.read = read(&mut self.compiler.translators, &mut session, &texts);
        questions.stops.conditions.clone_from(&questions.read);
        self.survey = Some(Survey::new(session, questions, known));
    }

    /// Tells what the replay found out, once it is done.
    pub(super) fn send_survey(&mut self) {
        let (Some(program), Some(survey)) = (&self.program, &self.survey) else {
            return;
        };
        if !survey.is_busy() {
            let view = survey.view(program.revision, program.step());
            self.replies.push(Reply::Survey(view));
        }
    }
}

/// Reads expressions for a run.
fn read(
    translators: &mut Translators,
    session: &mut Session,
    texts: &[String],
) -> Option<Rc<Expressions>> {
    let language = session.compiled().language.filter(|_| !texts.is_empty())?;
    let Some(Ok(translator)) = translators.get_mut(language) else {
        return None;
    };
    Some(Rc::new(session.expressions(&mut **translator, texts)))
}
