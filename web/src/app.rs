//! The root component: lays out the panels, and gives every message to the desk.

mod desk;
mod panels;

use crate::components::{
    AddFile, AssistSettings, AssumedBar, Changes, CountsToggle, Gallery, Help, Imports, NoticeBar,
    Offline, OfflineProps, Proposal, Style, TabBar, Tabs, Timeline,
};
use crate::effects::{self, Reveal};
use crate::shared::Shared;
use crate::store::{
    self, AssumedMsg, KeptMsg, LayoutMsg, LinkMsg, Model, Msg, Overlay, Panel, Split, Start,
    keys::{self, Press},
};
use desk::Desk;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent, MediaQueryList, window};
use yew::prelude::*;

/// When the page counts as narrow; the style sheet says the same.
const NARROW: &str = "(max-width: 760px)";

/// What the page is started with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Called in the task that draws the last part, before that.
    pub last_part: Callback<()>,
}

/// How much of the page is drawn. Each part is drawn in a task of its own, as all of it together keeps the page from answering for
/// too long.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Drawn {
    /// What the panels are in.
    Frame,
    /// And the bars around them.
    Bars,
    /// And the panels.
    All,
}

/// The page.
pub struct App {
    desk: Rc<Desk>,
    drawn: Drawn,
    _listeners: Vec<EventListener>,
}

/// Why the page is drawn.
pub enum Draw {
    /// Something has changed.
    Changes,
    /// The next part of it is to be drawn.
    Part,
}

/// What is seen, and nothing of what is done: this much can also be drawn where there is no browser.
#[derive(Default)]
struct Page {
    /// The outermost element.
    root: NodeRef,
    model: Model,
    reveal: (u32, Reveal),
}

impl Component for App {
    type Message = Draw;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        let desk = Desk::new(move || link.send_message(Draw::Changes));
        let query = window().and_then(|w| w.match_media(NARROW).ok().flatten());
        let narrow = query.as_ref().is_some_and(MediaQueryList::matches);
        let listeners = listeners(&desk.emit, query);
        // At once, so that the first thing that is drawn is what the page's own text shows.
        desk.take(Msg::Start(effects::start(narrow)));
        effects::offline::watch(&desk.emit);
        App {
            desk,
            drawn: Drawn::Frame,
            _listeners: listeners,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, why: Draw) -> bool {
        if let Draw::Part = why {
            self.drawn = match self.drawn {
                Drawn::Frame => Drawn::Bars,
                Drawn::Bars | Drawn::All => Drawn::All,
            };
            if self.drawn == Drawn::All {
                ctx.props().last_part.emit(());
            } else {
                draw_part(ctx);
            }
        }
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let page = self.desk.page();
        self.desk
            .rest
            .drawing(self.drawn < Drawn::All || page.busy());
        page.view(self.desk.emit.clone(), self.drawn)
    }

    /// Called when all below it is drawn too.
    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        self.desk.rest.drawn();
        if first {
            draw_part(ctx);
        }
    }
}

/// Has the next part drawn, in the next task.
fn draw_part(ctx: &Context<App>) {
    let link = ctx.link().clone();
    Timeout::new(0, move || link.send_message(Draw::Part)).forget();
}

/// What is drawn before there is anything of the page but its text: the first program of the gallery, not read yet.
pub fn first_view(gallery: store::Gallery) -> Html {
    let mut page = Page::default();
    let start = Start {
        gallery: Some(gallery),
        ..Start::default()
    };
    store::update(&mut page.model, Msg::Start(start));
    page.view(Callback::noop(), Drawn::All)
}

impl Page {
    /// Whether something is under way.
    fn busy(&self) -> bool {
        self.model.busy()
    }

    /// Runs the function around the cursor by itself.
    fn alone(&self, emit: &Callback<Msg>) -> Html {
        let Some(function) = self.model.document.function_here() else {
            return Html::default();
        };
        let name = function.alone.clone();
        html! {
            <button type="button" class="button button--small button--text"
                title={format!("Debug {} by itself (F6); its arguments are unknown", function.name)}
                onclick={emit.reform(move |_: MouseEvent| Msg::Assumed(AssumedMsg::Alone(name.clone())))}
            >{ format!("Run {} alone", function.name) }</button>
        }
    }

    /// Shows how often lines have begun, or does not.
    fn counts(&self, emit: &Callback<Msg>) -> Html {
        let counts = &self.model.counts;
        html! {
            <CountsToggle
                shown={counts.shown}
                here={self.model.count_here()}
                emit={emit.clone()}
            />
        }
    }

    fn view(&self, emit: Callback<Msg>, drawn: Drawn) -> Html {
        let layout = &self.model.layout;
        let [source, state, lower] = layout.splits;
        let style =
            format!("--split-source: {source}%; --split-state: {state}%; --split-lower: {lower}%");
        html! {
            // What it says from then on is not drawn: see `rest`.
            <div ref={self.root.clone()} class="app" data-shown={layout.shown.name()} data-embedded={layout.embedded.then_some("true")} aria-busy="true">
                if drawn >= Drawn::Bars {
                    { skips() }
                    { self.toolbar(&emit) }
                }
                <main class="workbench" ~style={Style(style)}>
                    <section class="pane pane--source" aria-label="Source">
                        <header class="pane__head">
                            <h2 class="pane__title">{ "Source" }</h2>
                            { self.alone(&emit) }
                            { self.counts(&emit) }
                            <AddFile emit={emit.clone()} />
                        </header>
                        { self.files(&emit) }
                        { self.offer(&emit) }
                        if drawn == Drawn::All { { self.source(&emit) } }
                    </section>
                    { self.splitter(&emit, Split::Source) }
                    <section class="pane pane--middle" aria-label="Program">
                        <Tabs name="program" panels={&Panel::MIDDLE[..]} current={layout.middle} counts={Vec::new()} emit={emit.clone()} />
                        if drawn == Drawn::All { { self.panel(&emit, layout.middle) } }
                    </section>
                    { self.splitter(&emit, Split::State) }
                    <section class="pane pane--state" aria-label="State">
                        <AssumedBar assumed={self.model.assumed.now.clone()} emit={emit.clone()} />
                        <Changes assumed={self.model.assumed.now.clone()} emit={emit.clone()} />
                        if drawn == Drawn::All { { self.state(&emit) } }
                    </section>
                    { self.splitter(&emit, Split::Lower) }
                    <section class="pane pane--lower" aria-label="Results">
                        { self.lower_tabs(&emit) }
                        if drawn == Drawn::All { { self.panel(&emit, layout.lower) } }
                    </section>
                </main>
                if drawn >= Drawn::Bars { { self.bars(emit) } }
            </div>
        }
    }

    /// What is below the panels, and what is laid over them.
    fn bars(&self, emit: Callback<Msg>) -> Html {
        let run = &self.model.run;
        let dialog = self.model.layout.dialog;
        html! {
            <>
                <Timeline
                    view={run.view.clone()}
                    strip={run.strip.clone()}
                    output={run.output.clone()}
                    survey={run.survey.clone()}
                    way={self.model.play.way}
                    speed={self.model.play.speed}
                    emit={emit.clone()}
                />
                <TabBar current={self.model.layout.shown} problems={self.problem_count()} emit={emit.clone()} />
                <NoticeBar notice={self.model.notice.clone()} emit={emit.clone()} />
                <p class="visually-hidden" role="status" aria-live="polite">{ self.model.play.said(&run.view) }</p>
                <Gallery
                    open={dialog == Some(Overlay::Gallery)}
                    examples={self.model.examples.list.clone()}
                    languages={self.model.document.languages.clone()}
                    current={self.model.examples.current.as_ref().map(|each| each.id.clone())}
                    emit={emit.clone()}
                />
                { self.assist(&emit) }
                <Imports
                    open={dialog == Some(Overlay::Imports)}
                    view={self.model.document.imports.clone()}
                    emit={emit.clone()}
                />
                <Offline ..OfflineProps::of(
                    dialog == Some(Overlay::Offline),
                    self.model.document.fetched_languages().cloned().collect(),
                    &self.model.offline,
                    emit.clone(),
                ) />
                <Help open={dialog == Some(Overlay::Keys)} engine={self.model.engine.clone()} {emit} />
            </>
        }
    }

    /// Language models.
    fn assist(&self, emit: &Callback<Msg>) -> Html {
        let assist = &self.model.assist;
        let dialog = self.model.layout.dialog;
        html! {
            <>
                <AssistSettings
                    open={dialog == Some(Overlay::Models)}
                    is_on={assist.is_on}
                    chosen={assist.chosen.clone()}
                    has_key={assist.has_key()}
                    kinds={assist.kinds.clone()}
                    models={assist.models.clone()}
                    no_models={assist.no_models.clone()}
                    lacks={assist.lacks()}
                    spent={assist.spent}
                    emit={emit.clone()}
                />
                <Proposal
                    open={dialog == Some(Overlay::Proposal)}
                    phase={assist.phase.clone()}
                    model={assist.chosen.model.clone()}
                    spent={assist.spent}
                    emit={emit.clone()}
                />
            </>
        }
    }

    fn problem_count(&self) -> usize {
        let compiled: &Shared<_> = &self.model.document.compiled;
        compiled.problems.len() + compiled.more_problems as usize
    }
}

/// For the keyboard: past the bar at the top, to what is worked with.
fn skips() -> Html {
    let skip = |name: &'static str, to: &'static str| {
        let onclick = move |_: MouseEvent| {
            let found = window().and_then(|window| window.document()?.query_selector(to).ok()?);
            if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
                let _ = found.focus();
            }
        };
        html! { <button type="button" class="skip" {onclick}>{ name }</button> }
    };
    html! {
        <nav class="skips" aria-label="Skip to">
            { skip("Skip to source", ".cm-content") }
            { skip("Skip to variables", ".state__scopes") }
            { skip("Skip to results", ".pane--lower [tabindex='0']") }
        </nav>
    }
}

/// What the page listens to as a whole.
fn listeners(emit: &Callback<Msg>, narrow: Option<MediaQueryList>) -> Vec<EventListener> {
    let Some(window) = window() else {
        return Vec::new();
    };
    let keys = emit.clone();
    let (address, history, leaving) = (emit.clone(), emit.clone(), emit.clone());
    let mut list = vec![
        // In the capture phase, so that the editor does not take the keys that debuggers share.
        EventListener::new_with_options(
            &window,
            "keydown",
            EventListenerOptions {
                phase: gloo::events::EventListenerPhase::Capture,
                passive: false,
            },
            move |event| pressed(&keys, event.unchecked_ref()),
        ),
        EventListener::new(&window, "popstate", move |_| {
            if let Some(went) = effects::kept::went() {
                history.emit(went);
            }
        }),
        // Whatever becomes of the page then.
        EventListener::new(&window, "pagehide", move |_| {
            leaving.emit(Msg::Kept(KeptMsg::Due));
        }),
        EventListener::new(&window, "hashchange", move |_| {
            address.emit(Msg::Link(LinkMsg::Navigated(effects::fragment())));
        }),
    ];
    list.extend(effects::open::dropped(&window, emit));
    if let Some(query) = narrow {
        let emit = emit.clone();
        list.push(EventListener::new(&query.clone(), "change", move |_| {
            emit.emit(Msg::Layout(LayoutMsg::Narrow(query.matches())));
        }));
    }
    list
}

fn pressed(emit: &Callback<Msg>, event: &KeyboardEvent) {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let inside = |selector: &str| {
        let found = element
            .as_ref()
            .and_then(|each| each.closest(selector).ok());
        found.flatten().is_some()
    };
    // A dialog keeps its keys, and so does a control that the arrows move.
    if inside("dialog") {
        return;
    }
    let typing = inside("input:not([type=range]), textarea, select, [contenteditable=true]");
    let owns_arrows = inside(
        "[role=tablist], [role=separator], [role=tree], [role=listbox], [type=range], .graph",
    );
    let arrow = matches!(
        event.key().as_str(),
        "ArrowLeft" | "ArrowRight" | "Home" | "End"
    );
    if owns_arrows && arrow {
        return;
    }
    // In the IR it is about the row that the keyboard is on, which the list knows.
    if event.key() == "F9" && inside("#panel-ir [role=listbox]") {
        return;
    }
    if event.key() == "Tab" && !event.shift_key() && inside(".cm-content") {
        emit.emit(Msg::Layout(LayoutMsg::Tabbed));
    }
    let command = keys::command(Press {
        key: &event.key(),
        shift: event.shift_key(),
        control: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
        typing,
    });
    // Held down it would begin and end again and again.
    let is_held = |command: &keys::Command| event.repeat() && matches!(command.msg, Msg::Play(_));
    if let Some(command) = command {
        if !command.passes {
            Event::prevent_default(event);
            Event::stop_propagation(event);
        }
        if !is_held(&command) {
            emit.emit(command.msg);
        }
    }
}
