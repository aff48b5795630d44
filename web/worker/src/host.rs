//! The engine behind the page, without a browser: requests in, replies out, a slice of work at a time.
//!
//! Invariants
//! * [`Host::receive`] answers at once; only moves take time, and those are made in [`Host::slice`].
//! * Every reply is about the newest source that was received.

mod about;
mod changing;
pub(crate) mod compiling;
mod counting;
mod graphs;
mod imports;
mod input;
mod moving;
mod opening;
mod output;
mod pointing;
mod questions;
mod sending;
mod strip;
mod tree;
mod unknowns;

use crate::compare::Pinned;
use crate::files::Sources;
use crate::follow::Following;
use crate::linked::linked;
use crate::picture::Picture;
use crate::program::{Input, Program};
use crate::state::{Came, Chosen};
use crate::survey::Survey;
use compiling::{Compiler, IR};
use counting::Counting;
use graphs::Graphs;
use opening::Opening;
use output::Printed;
use protocol::{
    Assumed, Compiled, Files, LanguageView, List, OutcomeKind, OutcomeView, ProblemView, Reply,
    Request, Revision, Rows, StateView, Status,
};
use questions::Questions;
use session::ir::ModuleId;
use std::rc::Rc;
use strip::Stripped;
use tree::Searching;

/// What must be brought before a request can be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Missing {
    /// The translator of this language.
    Language(String),
    /// The files of this language's library.
    Library(String),
}

/// Version of the engine, which links carry.
const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// Everything that the worker knows.
#[derive(Default)]
pub struct Host {
    replies: Vec<Reply>,
    /// Number of the newest source.
    revision: Revision,
    pub(crate) compiler: Compiler,
    program: Option<Program>,
    /// The one before, which nobody is to wait for to be taken apart.
    gone: Option<Program>,
    following: Option<Following>,
    /// Moves asked for since the source was read.
    moves: u32,
    /// What led to the state that was shown last.
    came: Came,
    chosen: Chosen,
    questions: Questions,
    picture: Picture,
    /// The state that others are compared with.
    pinned: Option<Pinned>,
    survey: Option<Survey>,
    /// The windows that are looked at: first row and how many, of the tree and of the IR.
    windows: [(u32, u32); 2],
    /// The number of the file that is in front.
    shown: u32,
    /// The module whose IR was sent last.
    listed: Option<ModuleId>,
    /// The module in which the run stood when that was chosen.
    stood: Option<ModuleId>,
    graphs: Graphs,
    counting: Counting,
    printed: Printed,
    /// Problems that were sent last.
    problems: Vec<ProblemView>,
    strip: Stripped,
    /// What is searched for in the tree.
    searching: Searching,
    opening: Option<Opening>,
    /// What is taken for granted about runs.
    assumed: Assumed,
    /// Whether the list of unknowns is looked at.
    lists_unknowns: bool,
}

impl Host {
    /// A host without a program.
    #[must_use]
    pub fn new() -> Host {
        Host::default()
    }

    /// What is to be said to the page.
    pub fn take_replies(&mut self) -> Vec<Reply> {
        std::mem::take(&mut self.replies)
    }

    /// Whether there is work for [`Host::slice`].
    #[must_use]
    pub fn busy(&self) -> bool {
        let survey = self.survey.as_ref();
        let moves = self.following.is_some() || survey.is_some_and(Survey::is_busy);
        moves || self.counting.is_busy() || self.gone.is_some()
    }

    /// Answers a request, or says what must be brought first: then nothing has been done, and the request is to be
    /// made again.
    pub fn receive(&mut self, request: &Request) -> Option<Missing> {
        match request {
            Request::Hello => self.hello(),
            Request::Compile {
                revision,
                language,
                files,
                input,
                ended,
                assumed,
            } => {
                let compiled = match self.compiler.compile(language, files) {
                    Ok(compiled) => compiled,
                    Err(missing) => return Some(missing),
                };
                self.opening = None;
                self.assumed = assumed.clone();
                let input = Input {
                    text: input.clone(),
                    ended: *ended,
                };
                self.take(*revision, (compiled, files), input);
            }
            Request::Show(file) => self.show(*file),
            Request::Watch { list, first, count } => {
                self.windows[*list as usize] = (*first, *count);
                self.send_rows(*list);
            }
            Request::Fold { node } => self.fold(*node),
            Request::Search(text) => self.search(text),
            Request::Match(direction) => self.go_to_match(*direction),
            Request::Graph(look) => self.look_at_graph(*look),
            Request::FoldGraph(fold) => self.fold_graph(*fold),
            Request::IrText => {
                if let Some(program) = &self.program {
                    let text = session::ir_text(program.compiled());
                    self.replies.push(Reply::IrText(text));
                }
            }
            Request::Export(format) => self.export(*format),
            Request::Link(pointer) => {
                let module = self.listed;
                if let (Some(program), Some(module)) = (&mut self.program, module) {
                    let linked = linked(program, module, *pointer);
                    self.replies.push(Reply::Linked(linked));
                }
            }
            Request::Value(offset) => self.tell_value(*offset),
            Request::Move(to) => self.begin(to.clone()),
            Request::Give { text, ended } => self.give(text, *ended),
            Request::Change { path, value } => self.change(path, value),
            Request::Pause => {
                if let Some(following) = self.following.take() {
                    let from = following.searching_from();
                    if let (Some(step), Some(program)) = (from, &mut self.program) {
                        program.session.seek(step);
                    }
                    self.arrived(Status::Paused, None);
                }
            }
            Request::Breakpoints(stops) => {
                self.questions.set_breakpoints(stops.clone());
                self.ask_again();
            }
            Request::Watches(watches) => {
                self.questions.watches.clone_from(watches);
                self.ask_again();
            }
            Request::Frame(frame) => {
                self.chosen.frame = *frame;
                self.send_state(None);
            }
            Request::Unfold { path } => {
                if !self.chosen.unfolded.remove(path) {
                    self.chosen.unfolded.insert(path.clone());
                }
                self.send_state(None);
            }
            Request::Assume(assumed) => self.assume(assumed.clone()),
            Request::Imports => self.send_imports(),
            Request::About(about) => self.tell_about(about),
            Request::Unknowns(wanted) => {
                self.lists_unknowns = *wanted;
                self.send_unknowns();
            }
            Request::Counts(wanted) => self.count_lines(*wanted),
            Request::Compare(wanted) => {
                let program = self.program.as_ref().filter(|_| *wanted);
                self.pinned = program.map(Pinned::of);
                self.send_state(None);
            }
            Request::Memory { shown, bytes } => {
                self.picture.is_shown = *shown;
                self.picture.bytes.clone_from(bytes);
                self.send_picture();
            }
            Request::Share { document, copy } => self.share(document.clone(), *copy),
            Request::Open { revision, fragment } => return self.open(*revision, fragment),
        }
        None
    }

    fn hello(&mut self) {
        let languages = catalog::languages().iter();
        let owned = |texts: &[&str]| texts.iter().map(|&each| each.to_owned()).collect();
        let languages = languages.map(|each| LanguageView {
            name: each.name.to_owned(),
            title: each.display_name.to_owned(),
            group: each.group.to_owned(),
            endings: owned(each.endings),
            entry: owned(each.entry_names),
            marks: owned(each.entry_marks),
        });
        let text_form = LanguageView {
            name: IR.to_owned(),
            title: "IR".to_owned(),
            group: "Machine instructions".to_owned(),
            endings: vec![IR.to_owned()],
            ..LanguageView::default()
        };
        let instructions = session::ir::explain::EXPLAINED.iter().map(|each| {
            let (opcode, form, says) = (each.opcode, each.form, each.says);
            (opcode.to_owned(), form.to_owned(), says.to_owned())
        });
        self.replies.push(Reply::Ready {
            engine: ENGINE.to_owned(),
            languages: languages.collect(),
            text_form,
            instructions: instructions.collect(),
        });
    }

    /// Takes a program in place of the one at hand, or what says why there is none.
    fn take(
        &mut self,
        revision: Revision,
        (compiled, files): (Result<session::Compiled, Vec<ProblemView>>, &Files),
        input: Input,
    ) {
        self.forget_run(revision);
        match compiled {
            Ok(compiled) => {
                let sources = Sources::of(files, &compiled);
                self.take_compiled(revision, (compiled.into(), sources), input);
            }
            Err(why) => self.unreadable_source(revision, why),
        }
    }

    fn forget_run(&mut self, revision: Revision) {
        self.revision = revision;
        self.moves = 0;
        self.gone = self.program.take();
        self.following = None;
        self.came = Came::default();
        self.chosen.frame = 0;
        self.picture.restart();
        self.pinned = None;
        self.survey = None;
        self.listed = None;
        self.stood = None;
        self.graphs.forget();
        self.counting.forget();
        self.printed = Printed::default();
        self.strip = Stripped::default();
    }

    fn take_compiled(
        &mut self,
        revision: Revision,
        compiled: (Rc<session::Compiled>, Sources),
        input: Input,
    ) {
        let counts_ways = self.graphs.look.shown || self.counting.lines;
        let assumed = self.assumed.clone();
        let mut program = Program::new(revision, input, assumed, compiled, counts_ways);
        program.show(self.shown);
        let overview = program.overview();
        self.problems = overview.problems.clone();
        self.replies.push(Reply::Compiled(overview));
        self.program = Some(program);
        self.make_changes();
        self.read_questions();
        self.search_again();
        self.send_rows(List::Tree);
        self.printed_more();
        self.send_state(Some(Status::Ready));
    }

    /// There is no program: what there is to say is why.
    fn unreadable_source(&mut self, revision: Revision, problems: Vec<ProblemView>) {
        self.problems.clone_from(&problems);
        self.replies.push(Reply::Compiled(Compiled {
            revision,
            problems,
            ..Compiled::default()
        }));
        self.search_again();
        let empty = Rows {
            revision,
            ..Rows::default()
        };
        self.replies.push(Reply::Tree(empty));
        self.replies.push(Reply::Ir(Rows {
            revision,
            ..Rows::default()
        }));
        self.stand_without_program();
    }

    /// Nothing runs where there is no program; why there is none is said where a run's end would be.
    fn stand_without_program(&mut self) {
        let mut problems = self.problems.iter();
        let why = problems.find(|each| each.code == compiling::NO_PROGRAM);
        let outcome = why.map(|why| OutcomeView {
            kind: OutcomeKind::Stuck,
            text: why.message.clone(),
            span: None,
        });
        self.replies.push(Reply::State(Box::new(StateView {
            revision: self.revision,
            moves: self.moves,
            outcome,
            ..StateView::default()
        })));
    }
}

#[cfg(test)]
pub(crate) mod tests;
