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
use protocol::{Ask, Asked, Revision, Told};
use self_cell::self_cell;
use session::analysis::dataflow::Dataflow;
use session::analysis::export::{FileView, VariableView, files_of_variables};
use session::ir::ModuleId;
use session::{Compiled, Whole};
use std::cell::OnceCell;

/// A program that is asked about.
pub(crate) struct Studied {
    pub(crate) revision: Revision,
    /// The number of the file that is asked about.
    pub(crate) file: u32,
    /// Which that is of those that are looked at together.
    at: usize,
    pub(crate) sources: Sources,
    program: Followed,
    /// Its standard input.
    pub(crate) input: String,
}

/// The data flow of a program, once somebody has asked about it.
type Flow<'a> = OnceCell<Dataflow<'a>>;

self_cell! {
    /// A program, and what speaks of it: one question after the other is about the same data flow.
    struct Followed {
        owner: Whole,
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
                let (whole, at) = together(&compiled, module);
                Ok(Some(Studied {
                    revision,
                    file: asked.file,
                    at,
                    sources,
                    program: Followed::new(whole, |_| Flow::new()),
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

    /// The program.
    pub(crate) fn compiled(&self) -> &Compiled {
        &self.whole().first
    }

    /// What is analysed: all its files together, or one that is too large for that.
    pub(crate) fn whole(&self) -> &Whole {
        self.program.borrow_owner()
    }

    /// Does something with the data flow, as it is shown of the file that is asked about.
    fn with_flow<T>(&self, ask: impl FnOnce(&VariableView) -> T) -> T {
        self.program.with_dependent(|whole, flow| {
            let (program, module) = (whole.program(), whole.module());
            let flow = flow.get_or_init(|| Dataflow::of(program, module, whole.cfg()));
            let view = VariableView {
                program,
                module,
                flow,
                kept: None,
                file: None,
            };
            let Some(joined) = &whole.joined else {
                return ask(&view);
            };
            let of_variables = files_of_variables(joined, flow);
            let file = FileView::new(joined, &whole.paths, self.at, &of_variables);
            let file = Some(&file);
            ask(&VariableView { file, ..view })
        })
    }
}

/// What is analysed together with the file of a module, and which of those that file is.
fn together(compiled: &Compiled, module: ModuleId) -> (Whole, usize) {
    let own = compiled.own().position(|own| own == module);
    let at = own.unwrap_or(0);
    let mut wholes = compiled.wholes();
    match wholes.len() {
        1 => (wholes.swap_remove(0), at),
        _ => (wholes.swap_remove(at), 0),
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
mod across;
#[cfg(test)]
pub(crate) mod tests;
