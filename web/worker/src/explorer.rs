//! What a program does in all of its worlds: a part of the engine of its own, in a worker of its own.
//!
//! Invariant: a slice is short, and messages are answered between slices, so that an exploration can always be halted.

mod view;

use crate::analyzer::Studied;
use crate::host::Missing;
use crate::host::compiling::Compiler;
use crate::program::{settings, taking};
use crate::service::Service;
use protocol::{Ask, Told, WorldsQuestion, WorldsView};
use session::explore::{Limits, Search, Worlds};

/// Slices between two tellings of how far it is.
const TOLD: u32 = 30;

/// An exploration under way.
struct Exploring {
    worlds: Worlds,
    question: WorldsQuestion,
    /// Whether worlds wait to be followed.
    busy: bool,
    slices: u32,
}

/// Worlds, behind the page.
#[derive(Default)]
pub struct Explorer {
    compiler: Compiler,
    studied: Option<Studied>,
    exploring: Option<Exploring>,
    replies: Vec<Told>,
}

impl Service for Explorer {
    type Request = Ask;
    type Reply = Told;

    fn compiler(&mut self) -> &mut Compiler {
        &mut self.compiler
    }

    fn receive(&mut self, ask: &Ask) -> Option<Missing> {
        match ask {
            Ask::Program(asked) => {
                match Studied::read(asked, &mut self.compiler, &mut self.replies) {
                    Ok(studied) => (self.studied, self.exploring) = (studied, None),
                    Err(missing) => return Some(missing),
                }
            }
            Ask::Worlds(question) => self.begin(question),
            Ask::Halt => {
                if let Some(exploring) = &mut self.exploring {
                    exploring.busy = false;
                    self.tell("You stopped it: some worlds were not followed.");
                }
            }
            // The analyzer's.
            Ask::Types | Ask::Flow(_) | Ask::Export(_) => {}
        }
        None
    }

    fn busy(&self) -> bool {
        let exploring = self.exploring.as_ref();
        exploring.is_some_and(|exploring| exploring.busy)
    }

    fn slice(&mut self, over: &mut dyn FnMut() -> bool) {
        let Some(exploring) = &mut self.exploring else {
            return;
        };
        while exploring.busy && !over() {
            exploring.busy = exploring.worlds.advance();
        }
        exploring.slices += 1;
        if !exploring.busy {
            let stopped = match exploring.worlds.is_stopped() {
                true => "There are more: the limit on the number of worlds was reached.",
                false => "",
            };
            self.tell(stopped);
        } else if exploring.slices.is_multiple_of(TOLD) {
            self.tell("");
        }
    }

    fn take_replies(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.replies)
    }

    fn fault(what: String) -> Told {
        Told::Fault(what)
    }
}

impl Explorer {
    fn begin(&mut self, question: &WorldsQuestion) {
        let Some(studied) = &self.studied else {
            return;
        };
        let standard = Limits::default();
        let limits = Limits {
            search: Search::named(&question.search).unwrap_or(standard.search),
            worlds: question.worlds as usize,
            steps: question.steps.into(),
            visits: question.visits,
            ..standard
        };
        let function = (!question.function.is_empty()).then_some(question.function.as_str());
        let semantics = studied.compiled().module().semantics;
        let settings = taking(
            settings(&studied.input, &studied.compiled().file),
            &question.assumed,
            semantics,
        );
        match session::worlds(studied.compiled(), settings, function, limits) {
            Ok(worlds) => {
                self.exploring = Some(Exploring {
                    worlds,
                    question: question.clone(),
                    busy: true,
                    slices: 0,
                });
            }
            Err(why) => {
                self.exploring = None;
                self.replies.push(Told::Worlds(Box::new(WorldsView {
                    revision: studied.revision,
                    question: question.clone(),
                    stopped: format!("{why}."),
                    ..WorldsView::default()
                })));
            }
        }
    }

    /// Tells what is known.
    fn tell(&mut self, stopped: &str) {
        let (Some(studied), Some(exploring)) = (&self.studied, &self.exploring) else {
            return;
        };
        let (worlds, question) = (&exploring.worlds, &exploring.question);
        let view = WorldsView {
            revision: studied.revision,
            question: question.clone(),
            section: view::section(studied, worlds, question),
            count: view::count(worlds),
            busy: exploring.busy,
            stopped: stopped.to_owned(),
        };
        self.replies.push(Told::Worlds(Box::new(view)));
    }
}

#[cfg(test)]
mod tests;
