//! The page's state and how it changes.
//!
//! Invariants
//! * [`update`] is pure: it changes the model and says what is to be done, and does nothing itself.
//! * At most one `Compile` and one `Move` are under way; what is asked meanwhile waits, and of what
//!   waits only the newest is kept, so that neither typing nor holding a key down can fall behind.
//! * A reply about a source that has been typed past is dropped.

mod assist;
mod assumed;
mod breakpoints;
mod counts;
mod document;
mod examples;
mod files;
mod focus;
mod graph;
mod input;
mod ir_text;
mod kept;
pub mod keys;
mod layout;
mod link;
mod lists;
pub mod marks;
mod memory;
mod offline;
pub mod paper;
pub mod play;
mod run;
mod study;
mod value;
mod worlds;

pub use assist::{
    AssistMsg, AssistState, Chosen, Entry, KEPT as ASSIST_KEPT, Phase, Secret, Sending, SettingsMsg,
};
pub use assumed::{AssumedMsg, AssumedState};
pub use breakpoints::BreakpointMsg;
pub use counts::{CountsMsg, CountsState};
pub use document::{DocumentMsg, DocumentState};
pub use examples::{Example, ExampleMsg, ExampleState, Gallery};
pub use files::{FilesState, OneFile, TabMsg};
pub use focus::{FocusMsg, FocusState};
pub use graph::{GraphMsg, GraphState};
pub use input::InputMsg;
pub use ir_text::{Before, IrMsg};
pub use kept::{KeptMsg, KeptState, Left, title as title_of};
pub use layout::{LayoutMsg, LayoutState, Overlay, Panel, Split, Theme};
pub use link::{LinkMsg, LinkState};
pub use lists::{ListMsg, ListState};
pub use memory::{MemoryMsg, MemoryState};
pub use offline::{OfflineMsg, OfflineState};
pub use paper::FileMsg;
pub use play::{PlayMsg, PlayState};
pub use run::{RunMsg, RunState, Ways};
pub use study::{StudyMsg, StudyState};
pub use value::{ValueMsg, ValueState};
pub use worlds::{WorldsMsg, WorldsState};

use protocol::{Ask, Copied, Reply, Request, Told, Wish};

/// Everything the page knows.
#[derive(Default)]
pub struct Model {
    /// Whether the worker has answered.
    pub ready: bool,
    /// Version of the engine.
    pub engine: String,
    /// What is being edited.
    pub document: DocumentState,
    /// The gallery.
    pub examples: ExampleState,
    /// Windows of the long lists.
    pub lists: ListState,
    /// The graph that is looked at.
    pub graph: GraphState,
    /// The picture of what variables lead to.
    pub memory: MemoryState,
    /// What the analyses found.
    pub study: StudyState,
    /// What the program does in all of its worlds.
    pub worlds: WorldsState,
    /// What is unknown, and what is taken for granted about it.
    pub assumed: AssumedState,
    /// Where the run stands.
    pub run: RunState,
    /// Whether it is played, and how.
    pub play: PlayState,
    /// How often lines have begun.
    pub counts: CountsState,
    /// What is pointed at.
    pub focus: FocusState,
    /// The value of that.
    pub value: ValueState,
    /// How the page is arranged.
    pub layout: LayoutState,
    /// The link.
    pub link: LinkState,
    /// What is kept of what was typed.
    pub kept: KeptState,
    /// Language models.
    pub assist: AssistState,
    /// What is there without a network.
    pub offline: OfflineState,
    /// A short message to the person.
    pub notice: Option<Notice>,
}

impl Model {
    /// Whether something is under way that will change what is shown.
    pub fn busy(&self) -> bool {
        let loading = self.examples.expected();
        let moving = self.run.moving || self.play.way.is_some();
        !self.ready || loading || self.document.reading || moving
    }
}

/// A short message to the person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// In words.
    pub text: String,
    /// Whether something went wrong.
    pub bad: bool,
}

/// A part of the engine that is loaded when it is first asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What there is to say without following a run.
    Analyzer,
    /// All runs.
    Explorer,
}

/// What happens.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// The page starts, with what was remembered.
    Start(Start),
    /// The worker says something.
    Reply(Reply),
    /// The analyzer or the explorer says something.
    Told(Part, Told),
    /// The panels of the analyses.
    Study(StudyMsg),
    /// The worlds.
    Worlds(WorldsMsg),
    /// What is taken for granted about the run.
    Assumed(AssumedMsg),
    /// The source.
    Document(DocumentMsg),
    /// The files of the program.
    Tab(TabMsg),
    /// Breakpoints.
    Breakpoint(BreakpointMsg),
    /// The gallery.
    Example(ExampleMsg),
    /// Tree and IR.
    List(ListMsg),
    /// The graph.
    Graph(GraphMsg),
    /// The picture of what variables lead to.
    Memory(MemoryMsg),
    /// The IR as text.
    Ir(IrMsg),
    /// The run.
    Run(RunMsg),
    /// Playing it.
    Play(PlayMsg),
    /// How often lines have begun.
    Counts(CountsMsg),
    /// What is pointed at.
    Focus(FocusMsg),
    /// The value of that.
    Value(ValueMsg),
    /// The arrangement.
    Layout(LayoutMsg),
    /// The link.
    Link(LinkMsg),
    /// What a program reads.
    Input(InputMsg),
    /// What is kept of what was typed.
    Kept(KeptMsg),
    /// Files.
    File(FileMsg),
    /// Language models.
    Assist(AssistMsg),
    /// What is there without a network.
    Offline(OfflineMsg),
    /// A short message is to be shown.
    Notice(Notice),
    /// The short message was read.
    Dismiss,
}

/// What is known before anything is shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Start {
    /// The part of the address after `#`.
    pub fragment: String,
    /// What [`Effect::Remember`] was last asked to keep under each name.
    pub remembered: Vec<(String, String)>,
    /// Whether the page is narrow.
    pub narrow: bool,
    /// Whether its address says that it stands within another page.
    pub embedded: bool,
    /// Whether it does.
    pub framed: bool,
    /// Whether it was saved as one file.
    pub saved: bool,
    /// The gallery, where the page came with it.
    pub gallery: Option<Gallery>,
    /// The example that its address asks for; empty without.
    pub example: String,
    /// The page's entry of the browser's history.
    pub entry: f64,
    /// What is kept of that.
    pub kept: Option<String>,
    /// What the last visit left.
    pub left: Option<Left>,
}

impl Start {
    fn get(&self, name: &str) -> Option<&str> {
        let found = self.remembered.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// What is to be done outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Say something to the worker.
    Post(Request),
    /// Replace the worker, which is broken.
    Restart,
    /// Ask the analyzer or the explorer something; it is started for that if need be.
    Ask(Part, Ask),
    /// End it.
    Quit(Part),
    /// Say something to the assistant; it is started for that if need be.
    Wish(Wish),
    /// Send a question to a language model.
    Send(Box<Sending>),
    /// End the request that is under way.
    StopSending,
    /// End the assistant.
    QuitAssistant,
    /// Keep a key under a name, on this machine only.
    RememberKey(&'static str, Secret),
    /// Fetch the list of examples.
    FetchExamples,
    /// Fetch one of them.
    FetchExample(Example),
    /// Say [`KeptMsg::Due`] when this has not been asked again for a moment.
    KeepLater,
    /// Keep this of an entry of the browser's history, or nothing.
    KeepEntry(f64, String),
    /// Keep this for coming back later.
    KeepForLater(f64, String),
    /// Keep that of this entry no more.
    Forget(f64),
    /// Begin an entry of the browser's history, with nothing after `#` in its address.
    NewEntry,
    /// Name the entry that the browser has begun by itself.
    NameEntry,
    /// Keep a value under a name, on this machine only.
    Remember(&'static str, String),
    /// Put this after `#` in the address, without a new entry in the history.
    SetFragment(String),
    /// Say [`PlayMsg::Due`] after so many milliseconds, in place of any time before.
    PlayLater(u32),
    /// Say [`PlayMsg::Painted`] when what is about to be drawn is on the screen.
    AfterPaint,
    /// Say [`LinkMsg::Settled`] when this has not been asked again for a moment.
    ShareLater,
    /// Put the page's address, or what is made of it, on the clipboard.
    Copy(Copied),
    /// Offer a file to be saved.
    Download {
        /// Its name.
        name: String,
        /// Its media type.
        kind: &'static str,
        /// What it holds.
        text: String,
    },
    /// Offer files to be saved as one archive.
    Archive {
        /// The archive's name.
        name: String,
        /// Path and text of each file.
        files: Vec<(String, String)>,
    },
    /// Offer a drawing to be saved as points.
    Picture {
        /// Its name.
        name: String,
        /// The drawing.
        svg: String,
    },
    /// Offer the tour to those who have not seen it or, when it is asked for, start it.
    Tour(bool),
    /// Go to another page of the site.
    Visit(String),
    /// Offer the page itself to be saved as one file.
    SavePage {
        /// Its name.
        name: String,
        /// The languages that it is to know.
        languages: Vec<String>,
        /// The link that it opens at.
        fragment: String,
    },
    /// Apply a colour scheme.
    SetTheme(Theme),
    /// Scroll the editor so that this offset is seen.
    Reveal(u32),
    /// Put the cursor there and the keyboard in the editor.
    GoTo(u32),
    /// Keep what this language needs for use without network.
    Keep(String),
    /// Look which languages are there without a network.
    LookHeld,
    /// Fetch what this language needs and keep it, and tell when that is done.
    FetchForLater(String),
    /// Take the short message away after a while.
    DismissLater,
}

/// Changes the state and says what is to be done.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let mut effects = Vec::new();
    match msg {
        Msg::Start(start) => begin(model, &start, &mut effects),
        Msg::Reply(reply) => answered(model, reply, &mut effects),
        Msg::Told(Part::Analyzer, told) => study::told(model, told, &mut effects),
        Msg::Told(Part::Explorer, told) => worlds::told(model, told, &mut effects),
        Msg::Worlds(msg) => worlds::update(model, msg, &mut effects),
        Msg::Assumed(msg) => assumed::update(model, msg, &mut effects),
        Msg::Study(msg) => study::update(model, msg, &mut effects),
        Msg::Document(msg) => document::update(model, msg, &mut effects),
        Msg::Tab(msg) => files::update(model, msg, &mut effects),
        Msg::Breakpoint(msg) => breakpoints::update(model, msg, &mut effects),
        Msg::Example(msg) => examples::update(model, msg, &mut effects),
        Msg::List(msg) => lists::update(model, msg, &mut effects),
        Msg::Graph(msg) => graph::update(model, msg, &mut effects),
        Msg::Memory(msg) => memory::update(model, msg, &mut effects),
        Msg::Ir(msg) => ir_text::update(model, msg, &mut effects),
        Msg::Run(msg) => run::update(model, msg, &mut effects),
        Msg::Play(msg) => play::update(model, msg, &mut effects),
        Msg::Counts(msg) => counts::update(model, msg, &mut effects),
        Msg::Focus(msg) => focus::update(model, msg, &mut effects),
        Msg::Value(msg) => value::update(model, msg, &mut effects),
        Msg::Layout(msg) => layout::update(model, msg, &mut effects),
        Msg::Link(msg) => link::update(model, msg, &mut effects),
        Msg::Input(msg) => input::update(model, msg, &mut effects),
        Msg::Kept(msg) => kept::update(model, msg, &mut effects),
        Msg::File(msg) => paper::update(model, msg, &mut effects),
        Msg::Assist(msg) => assist::update(model, msg, &mut effects),
        Msg::Offline(msg) => offline::update(model, msg, &mut effects),
        Msg::Notice(notice) => {
            model.notice = Some(notice);
            effects.push(Effect::DismissLater);
        }
        Msg::Dismiss => model.notice = None,
    }
    effects
}

fn begin(model: &mut Model, start: &Start, effects: &mut Vec<Effect>) {
    model.layout.embedded = start.embedded;
    model.offline.is_saved = start.saved;
    layout::recall(model, start, effects);
    play::recall(model, start);
    counts::recall(model, start, effects);
    assist::recall(model, start);
    document::recall(model, start);
    model.kept.entry = start.entry;
    model.kept.left.clone_from(&start.left);
    let is_kept = start.kept.is_some();
    examples::begin(model, start, effects);
    if is_kept && kept::recall(model, start.kept.as_deref(), effects) {
        model.link.fragment.clone_from(&start.fragment);
        return;
    }
    if start.fragment.is_empty() && !start.embedded && !start.framed {
        effects.push(Effect::Tour(false));
        kept::offer(model);
    }
    if !start.fragment.is_empty() {
        link::open(model, start.fragment.clone(), effects);
    }
}

fn answered(model: &mut Model, reply: Reply, effects: &mut Vec<Effect>) {
    match reply {
        Reply::Ready {
            engine,
            mut languages,
            text_form,
            instructions,
        } => {
            model.ready = true;
            model.engine = engine;
            model.document.text_form.clone_from(&text_form.name);
            languages.push(text_form);
            model.document.languages = languages.into();
            model.lists.instructions = instructions.into();
        }
        Reply::Compiled(compiled) => document::compiled(model, compiled, effects),
        Reply::Problems { revision, problems } => document::problems(model, revision, problems),
        Reply::Tree(rows) => lists::tree(model, rows),
        Reply::Found(found) => lists::found(model, found, effects),
        Reply::Ir(rows) => lists::ir(model, rows),
        Reply::Graph(graph) => graph::drawn(model, graph),
        Reply::Visits(visits) => graph::visited(model, visits),
        Reply::Memory(view) => memory::drawn(model, *view),
        Reply::Value(view) => value::told(model, view),
        Reply::Linked(linked) => focus::linked(model, linked),
        Reply::State(state) => run::stands(model, *state, effects),
        Reply::Progress { revision, known } => run::progress(model, revision, known),
        Reply::Output(output) => run::printed(model, output),
        Reply::Strip(strip) => run::strip(model, strip),
        Reply::Counts(view) => counts::counted(model, view),
        Reply::Unknowns(view) => assumed::listed(model, view),
        Reply::Given {
            revision,
            input,
            ended,
        } if revision == model.document.revision => {
            input::given(model, input, ended, effects);
        }
        Reply::Given { .. } => {}
        Reply::Changed { revision, changes } => {
            assumed::changed(model, revision, changes, effects);
        }
        Reply::Refused(why) => say(model, true, why, effects),
        Reply::Survey(survey) => run::surveyed(model, survey),
        Reply::Logs(logs) => run::logged(model, logs),
        Reply::Shared { fragment, copy } => link::shared(model, fragment, copy, effects),
        Reply::IrText(text) => ir_text::came(model, text, effects),
        Reply::Imports(view) => files::imported(model, view),
        Reply::About(task) => assist::about(model, *task, effects),
        Reply::Exported { format, text } => paper::exported(format, text, effects),
        Reply::Opened(opened) => link::opened(model, *opened, effects),
        Reply::Unreadable(why) => link::unreadable(model, &why, effects),
        Reply::Verdict { revision, verdict } => link::verdict(model, revision, verdict, effects),
        Reply::Fault(what) => fault(model, &what, effects),
    }
}

/// A bug of ours: the text stays, the worker is replaced, and the source is read again when it changes.
fn fault(model: &mut Model, what: &str, effects: &mut Vec<Effect>) {
    model.ready = false;
    document::lose(model);
    say(
        model,
        true,
        format!(
            "The engine crashed (our bug: {what}). Your text is kept: edit it or run it again."
        ),
        effects,
    );
    effects.push(Effect::Restart);
    document::ask_again(model, effects);
    lists::watch_again(model, effects);
    graph::watch(model, effects);
    memory::watch(model, effects);
    counts::watch(model, effects);
    assumed::watch(model, effects);
}

/// Shows a short message.
fn say(model: &mut Model, bad: bool, text: impl Into<String>, effects: &mut Vec<Effect>) {
    let text = text.into();
    model.notice = Some(Notice { text, bad });
    if !bad {
        effects.push(Effect::DismissLater);
    }
}

#[cfg(test)]
mod tests;
