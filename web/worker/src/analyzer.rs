//! What there is to say of a program without following one run of it: types, data flow.
//!
//! A part of the engine of its own, in a worker of its own: nothing of it is loaded before somebody asks, and however long
//! an answer takes, the run in the debugger is not held up.
//!
//! Invariant: every answer is about the newest program that was received.

mod drawing;
mod flow;
mod rows;
mod summaries;
mod svg;
mod types;

use crate::files::Sources;
use crate::host::Missing;
use crate::host::compiling::Compiler;
use crate::service::Service;
use crate::source_map::SourceMap;
use protocol::{Ask, Asked, Revision, Told};
use self_cell::self_cell;
use session::Compiled;
use session::analysis::dataflow::Dataflow;
use session::analysis::export::VariableView;
use std::cell::OnceCell;

/// A program that is asked about.
pub(crate) struct Studied {
    pub(crate) revision: Revision,
    /// The number of the file that is asked about.
    pub(crate) file: u32,
    pub(crate) source: SourceMap,
    program: Followed,
    /// Its standard input.
    pub(crate) input: String,
}

/// The data flow of a program, once somebody has asked about it.
type Flow<'a> = OnceCell<Dataflow<'a>>;

self_cell! {
    /// A program, and what speaks of it: one question after the other is about the same data flow.
    struct Followed {
        owner: Compiled,
        #[not_covariant]
        dependent: Flow,
    }
}

impl Studied {
    /// Reads a program, or says what must be brought for that; what says why there is none goes to the replies.
    pub(crate) fn read(
        asked: &Asked,
        compiler: &mut Compiler,
        replies: &mut Vec<Told>,
    ) -> Result<Option<Studied>, Missing> {
        let revision = asked.revision;
        match compiler.compile(&asked.language, &asked.files)? {
            Ok(compiled) => {
                let sources = Sources::of(&asked.files, &compiled);
                let Some(module) = sources.module(asked.file) else {
                    let why = "no file of the program names this one, so it is no part of it";
                    let why = why.to_owned();
                    replies.push(Told::Nothing { revision, why });
                    return Ok(None);
                };
                let start = asked.files.start(asked.file as usize);
                let part = compiled.part(module);
                Ok(Some(Studied {
                    revision,
                    file: asked.file,
                    source: SourceMap::new(start, part.source.to_string()),
                    program: Followed::new(part, |_| Flow::new()),
                    input: asked.input.clone(),
                }))
            }
            Err(problems) => {
                let first = problems.into_iter().next();
                let why = first.map_or_else(String::new, |problem| problem.message);
                replies.push(Told::Nothing { revision, why });
                Ok(None)
            }
        }
    }

    pub(crate) fn compiled(&self) -> &Compiled {
        self.program.borrow_owner()
    }

    /// Does something with the data flow of the program's own module.
    fn with_flow<T>(&self, ask: impl FnOnce(&VariableView) -> T) -> T {
        self.program.with_dependent(|compiled, flow| {
            let (program, module) = (compiled.program(), compiled.module());
            ask(&VariableView {
                program,
                module,
                flow: flow.get_or_init(|| Dataflow::of(program, module, &compiled.cfg)),
                kept: None,
            })
        })
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
            Ask::Program(asked) => {
                match Studied::read(asked, &mut self.compiler, &mut self.replies) {
                    Ok(studied) => self.studied = studied,
                    Err(missing) => return Some(missing),
                }
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
