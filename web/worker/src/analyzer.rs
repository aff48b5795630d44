//! What there is to say of a program without following one run of it: types, data flow.
//!
//! A part of the engine of its own, in a worker of its own: nothing of it is loaded before somebody asks, and however long
//! an answer takes, the run in the debugger is not held up.
//!
//! Invariant: every answer is about the newest program that was received.

mod drawing;
mod flow;
mod rows;
mod svg;
mod types;

use crate::host::Missing;
use crate::host::compiling::Compiler;
use crate::service::Service;
use crate::source_map::SourceMap;
use protocol::{Ask, Revision, Told};
use session::Compiled;

/// A program that is asked about.
pub(crate) struct Studied {
    pub(crate) revision: Revision,
    pub(crate) source: SourceMap,
    pub(crate) compiled: Compiled,
    /// Its standard input.
    pub(crate) input: String,
}

impl Studied {
    /// The program of a source; what says why there is none goes to the replies.
    pub(crate) fn of(
        compiled: Result<Compiled, Vec<protocol::ProblemView>>,
        (revision, source, input): (Revision, &str, &str),
        replies: &mut Vec<Told>,
    ) -> Option<Studied> {
        match compiled {
            Ok(compiled) => Some(Studied {
                revision,
                source: SourceMap::new(source.to_owned()),
                compiled,
                input: input.to_owned(),
            }),
            Err(problems) => {
                let first = problems.into_iter().next();
                let why = first.map_or_else(String::new, |problem| problem.message);
                replies.push(Told::Nothing { revision, why });
                None
            }
        }
    }
}

/// The analyses behind the page.
#[derive(Default)]
pub struct Analyzer {
    compiler: Compiler,
    studied: Option<Studied>,
    replies: Vec<Told>,
}

impl Service for Analyzer {
    type Request = Ask;
    type Reply = Told;

    fn compiler(&mut self) -> &mut Compiler {
        &mut self.compiler
    }

    fn receive(&mut self, ask: &Ask) -> Option<Missing> {
        match ask {
            Ask::Program {
                revision,
                language,
                source,
                input,
            } => {
                let compiled = match self.compiler.compile(language, source) {
                    Ok(compiled) => compiled,
                    Err(missing) => return Some(missing),
                };
                let about = (*revision, source.as_str(), input.as_str());
                self.studied = Studied::of(compiled, about, &mut self.replies);
            }
            Ask::Types => {
                if let Some(studied) = &self.studied {
                    self.replies.push(Told::Types(types::view(studied)));
                }
            }
            Ask::Flow(question) => {
                if let Some(studied) = &self.studied {
                    let view = flow::view(studied, question);
                    self.replies.push(Told::Flow(Box::new(view)));
                }
            }
            Ask::Export(format) => {
                if let Some(studied) = &self.studied {
                    let text = flow::exported(studied, *format);
                    let format = *format;
                    self.replies.push(Told::Exported { format, text });
                }
            }
            // The explorer's.
            Ask::Worlds(_) | Ask::Halt => {}
        }
        None
    }

    fn busy(&self) -> bool {
        false
    }

    fn slice(&mut self, _: &mut dyn FnMut() -> bool) {}

    fn take_replies(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.replies)
    }

    fn fault(what: String) -> Told {
        Told::Fault(what)
    }
}

#[cfg(test)]
pub(crate) mod tests;
