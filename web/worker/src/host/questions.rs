//! What a person asks of every state: watched expressions, conditions of breakpoints, and what those have to say.
//!
//! They are read together, when the program or one of them changes, and evaluated beside the run.

use super::Host;
use crate::files::Sources;
use crate::follow::Stops;
use crate::program::Program;
use crate::survey::{self, Survey};
use crate::template::Template;
use protocol::{Reply, StateView, Stop, StopView, WatchView};
use session::ir::{ModuleId, print_inst};
use session::vm::debug::evaluate::Evaluated;
use session::vm::display::cut;
use session::{Breakpoint, Breakpoints, Expressions, Reader, Session, Site};
use std::rc::Rc;

/// An instruction is cut behind this many characters where a breakpoint on it is told of.
const INSTRUCTION: usize = 80;

/// Breakpoints and watches.
#[derive(Default)]
pub(super) struct Questions {
    breakpoints: Vec<Asked>,
    pub(super) watches: Vec<String>,
    /// Both of them, as far as there are any.
    read: Option<Rc<Expressions>>,
    /// What there is to say of the breakpoints.
    views: Vec<StopView>,
    /// Where the run at hand stops.
    stops: Stops,
    /// What the watches gave in the state before.
    before: Vec<String>,
}

/// A breakpoint, with what it says instead of stopping.
struct Asked {
    stop: Stop,
    says: Result<Option<Template>, String>,
}

/// Which of the expressions that are read together belong to what.
struct Numbers {
    /// The condition of each breakpoint, and the first expression in what it says.
    breakpoints: Vec<(Option<usize>, usize)>,
    /// The first watched one.
    watches: usize,
}

impl Asked {
    fn new(stop: Stop) -> Asked {
        let says = stop.is_log().then(|| Template::read(&stop.log));
        Asked {
            stop,
            says: says.transpose(),
        }
    }

    /// Its place; one that is nowhere where its file is no part of the program.
    fn site(&self, sources: &Sources) -> Site {
        const NOWHERE: ModuleId = ModuleId(u32::MAX);
        Site {
            module: sources.module(self.stop.site.file).unwrap_or(NOWHERE),
            line: self.stop.site.line,
            instruction: self.stop.site.instruction,
        }
    }

    /// The texts of the expressions in what it says.
    fn expressions(&self) -> impl Iterator<Item = &str> {
        let template = self.says.as_ref().ok().and_then(Option::as_ref);
        template.into_iter().flat_map(Template::expressions)
    }
}

impl Questions {
    pub(super) fn set_breakpoints(&mut self, stops: Vec<Stop>) {
        self.breakpoints = stops.into_iter().map(Asked::new).collect();
    }

    /// The texts of all expressions, and which of them is what.
    fn expressions(&self) -> (Vec<String>, Numbers) {
        let mut texts = Vec::new();
        let mut breakpoints = Vec::new();
        for each in &self.breakpoints {
            let condition = each.stop.condition.trim();
            let has_condition = !condition.is_empty();
            breakpoints.push((
                has_condition.then_some(texts.len()),
                texts.len() + usize::from(has_condition),
            ));
            texts.extend(has_condition.then(|| condition.to_owned()));
            texts.extend(each.expressions().map(str::to_owned));
        }
        let watches = texts.len();
        texts.extend_from_slice(&self.watches);
        let numbers = Numbers {
            breakpoints,
            watches,
        };
        (texts, numbers)
    }

    /// Breakpoints with the numbers of their expressions.
    fn numbered<'a>(
        &'a self,
        numbers: &'a Numbers,
        sources: &'a Sources,
    ) -> impl Iterator<Item = (&'a Asked, Breakpoint, usize)> {
        let each = self.breakpoints.iter().zip(&numbers.breakpoints);
        each.map(|(asked, &(condition, first))| {
            let site = asked.site(sources);
            (asked, Breakpoint { site, condition }, first)
        })
    }

    /// Where the run at hand stops.
    pub(super) fn stops(&self) -> &Stops {
        &self.stops
    }

    fn places(&self, program: &Program) -> Stops {
        let session = &program.session;
        let (_, numbers) = self.expressions();
        let all = self.numbered(&numbers, &program.sources);
        let stopping: Vec<(u32, Breakpoint)> = all
            .filter(|(asked, ..)| !asked.stop.is_log())
            .map(|(asked, breakpoint, _)| (asked.stop.nth, breakpoint))
            .collect();
        let found = |accept: fn(u32) -> bool| {
            let list = stopping.iter().filter(|(nth, _)| accept(*nth));
            let list = list.map(|(_, breakpoint)| *breakpoint).collect();
            Breakpoints::new(session, list, self.read.clone())
        };
        Stops {
            all: found(|_| true),
            each_time: found(|nth| nth == 0),
            is_counted: stopping.iter().any(|(nth, _)| *nth > 0),
        }
    }

    /// Whether one more replay of the run has anything to find out.
    fn is_asked(&self) -> bool {
        !self.breakpoints.is_empty() || !self.watches.is_empty()
    }

    /// What it is to find out, with the expressions as they were read for it.
    fn of_survey(
        &self,
        program: &Program,
        reader: Option<&Reader>,
        session: &Session,
    ) -> survey::Questions {
        let (texts, numbers) = self.expressions();
        let asked = |(asked, breakpoint, first): (&Asked, Breakpoint, usize)| survey::Asked {
            breakpoint,
            site: asked.stop.site,
            nth: asked.stop.nth,
            is_log: asked.stop.is_log(),
            says: match &asked.says {
                Ok(Some(template)) => Some((template.clone(), first)),
                _ => None,
            },
        };
        survey::Questions {
            breakpoints: self
                .numbered(&numbers, &program.sources)
                .map(asked)
                .collect(),
            read: read(reader, session, &texts),
            watches: self.watches.clone(),
            first_watch: numbers.watches,
        }
    }

    /// What there is to say of the breakpoints of a program.
    fn told(&self, program: &mut Program) -> Vec<StopView> {
        let (session, sources) = (&mut program.session, &program.sources);
        let compiled = Rc::clone(session.compiled());
        let sites = |site: Site| {
            let wanted = (site.instruction > 0 && compiled.is_own(site.module)).then_some(site);
            session::sites(&compiled, wanted?.module).position(|own| own == wanted)
        };
        let (_, numbers) = self.expressions();
        let all = self.numbered(&numbers, sources);
        let views = all.map(|(asked, breakpoint, first)| {
            let ir = sites(breakpoint.site);
            let text = ir.map(|at| {
                let module = &compiled.program().modules[breakpoint.site.module.index()];
                print_inst(compiled.program(), module, &module.insts[at])
            });
            let line = match breakpoint.site.instruction {
                0 => {
                    let line = (breakpoint.site.module, breakpoint.site.line);
                    session.lines().landing(line).map(|(_, line)| line)
                }
                _ => None,
            };
            let mut error = |at: usize| {
                let read = self.read.as_ref()?;
                session.refusal(read, at, breakpoint.site.module)
            };
            let mut in_log = (first..).zip(asked.expressions());
            let bad_log = in_log.find_map(|(at, text)| Some(format!("{text}: {}", error(at)?)));
            StopView {
                file: sources
                    .path(asked.stop.site.file)
                    .unwrap_or_default()
                    .to_owned(),
                site: asked.stop.site,
                ir: ir.map(|at| at as u32),
                text: cut(text.unwrap_or_default(), INSTRUCTION),
                line,
                bad_condition: breakpoint
                    .condition
                    .and_then(&mut error)
                    .unwrap_or_default(),
                bad_log: asked.says.clone().err().or(bad_log).unwrap_or_default(),
            }
        });
        views.collect()
    }

    /// Puts into a state what the expressions give there.
    pub(super) fn answer(&mut self, program: &mut Program, frame: u32, view: &mut StateView) {
        view.stops.clone_from(&self.views);
        let Some(read) = self.read.clone() else {
            return;
        };
        let (_, numbers) = self.expressions();
        let depth = program.session.machine().calls().0.len();
        let frame = depth.checked_sub(1 + frame as usize);
        let mut values = Vec::new();
        for (at, text) in self.watches.iter().enumerate() {
            let answer = program.session.evaluate(&read, numbers.watches + at, frame);
            let (value, kind, is_error) = match answer {
                Ok(Evaluated::Value {
                    is_nothing: true, ..
                }) => ("not set yet".to_owned(), String::new(), false),
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
        self.survey = None;
        self.read_questions();
        if self.following.is_none() {
            self.begin_survey();
            self.send_state(None);
        }
    }

    /// Reads all expressions for the run at hand.
    pub(super) fn read_questions(&mut self) {
        let questions = &mut self.questions;
        questions.read = None;
        questions.views.clear();
        questions.stops = Stops::default();
        let (texts, _) = questions.expressions();
        if let Some(program) = &mut self.program {
            let reader = program.reader(&self.compiler.translators);
            questions.read = read(reader.as_ref(), &program.session, &texts);
            questions.views = questions.told(program);
            questions.stops = questions.places(program);
        }
    }

    /// Has one more replay of the run begun, or gone on, where there is something that it is to find out.
    pub(super) fn begin_survey(&mut self) {
        let Some(program) = &self.program else { return };
        let known = program.session.timeline().furthest();
        if let Some(survey) = &mut self.survey
            && survey.reaches(known)
        {
            return;
        }
        self.survey = self.questions.is_asked().then(|| {
            let session = program.passing();
            let reader = program.reader(&self.compiler.translators);
            let questions = self.questions.of_survey(program, reader.as_ref(), &session);
            Survey::new(session, questions, known)
        });
    }

    /// Tells what the replay found out, once it is done.
    pub(super) fn send_survey(&mut self) {
        let (Some(program), Some(survey)) = (&self.program, &mut self.survey) else {
            return;
        };
        if !survey.is_busy() {
            let view = survey.view(program.revision, program.step());
            self.replies.push(Reply::Survey(view));
            let logs = survey.new_logs(program.revision);
            self.replies.extend(logs.map(Reply::Logs));
        }
    }
}

/// Expressions for a run, where there are any and somebody reads them.
fn read(reader: Option<&Reader>, session: &Session, texts: &[String]) -> Option<Rc<Expressions>> {
    let reader = reader.filter(|_| !texts.is_empty())?;
    Some(Rc::new(session.expressions(reader, texts)))
}
