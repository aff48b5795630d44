//! The source: the editor with its marks.
//!
//! The editor is a script of its own. Until it is here the text stands in its place, at the places where the editor will show it.

use super::numbers::{grouped, short, weight};
use crate::editor::{self, Editor, Script};
use crate::effects::Reveal;
use crate::shared::Shared;
use crate::store::{BreakpointMsg, DocumentMsg, FocusMsg, Msg, Notice, ValueMsg};
use gloo::timers::callback::Timeout;
use protocol::{
    Compiled, FlowView, LineCounts, Linked, Pointer, Severity, Site, Span, StateView, Stop,
    TypesView, ValueView,
};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// Changes when `source` is to replace what is in the editor.
    pub(crate) epoch: u32,
    pub(crate) source: Shared<String>,
    /// The file in front: its number, the number under which the editor keeps what can be undone, and its stretch of all offsets.
    pub(crate) file: Front,
    pub(crate) language: String,
    pub(crate) breakpoints: Shared<Vec<Stop>>,
    pub(crate) compiled: Shared<Compiled>,
    /// Whether what is known is about the text as it is now: only then are spans shown.
    pub(crate) fresh: bool,
    pub(crate) view: Shared<StateView>,
    /// How often lines have begun, where that is shown.
    pub(crate) counts: Option<Shared<LineCounts>>,
    pub(crate) linked: Option<Shared<Linked>>,
    /// What is said where something is pointed at, once that is known.
    pub(crate) types: Option<Shared<TypesView>>,
    /// Whether expressions have values.
    pub(crate) has_values: bool,
    /// The value of what was pointed at last, and how many were told.
    pub(crate) value: (u32, Shared<ValueView>),
    /// The slice that is looked at.
    pub(crate) slice: Option<Shared<FlowView>>,
    pub(crate) reveal: (u32, Reveal),
    pub(crate) emit: Callback<Msg>,
}

/// The file in front.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Front {
    /// Its number among the files.
    pub(crate) number: u32,
    /// A number that no other file has had.
    pub(crate) id: u32,
    /// Its stretch of the offsets through all files.
    pub(crate) extent: Span,
}

impl Front {
    /// A span within the file as the editor counts it; none where it lies in another.
    fn local(self, span: Span) -> Option<Span> {
        let start = self.extent.start;
        let is_here = self.extent.contains(span);
        is_here.then(|| Span::new(span.start - start, span.end - start))
    }
}

/// The panel, with the editor once that is made.
pub(crate) struct Source {
    node: NodeRef,
    made: Option<Made>,
}

/// The editor.
struct Made {
    editor: Editor,
    /// Whether it shows more than its text: that is drawn in a task of its own.
    is_marked: bool,
    /// The file that it shows, for what it tells.
    front: Rc<Cell<Front>>,
    _listeners: Listeners,
}

/// What happens on the way to an editor.
pub(crate) enum Making {
    /// Its script is here.
    Fetched(Script),
    /// It shows its text.
    Shown,
}

type Listeners = (
    Closure<dyn FnMut(String)>,
    Closure<dyn FnMut(u32)>,
    Closure<dyn FnMut(i32)>,
    Closure<dyn FnMut(u32)>,
    Closure<dyn FnMut(Vec<u32>)>,
    Closure<dyn FnMut(u32)>,
);

impl Component for Source {
    type Message = Making;
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Source {
            node: NodeRef::default(),
            made: None,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        if let Some(made) = &self.made {
            made.show(ctx.props(), old);
        }
        self.made.is_none() && old.epoch != ctx.props().epoch
    }

    fn update(&mut self, ctx: &Context<Self>, making: Making) -> bool {
        match making {
            Making::Fetched(script) => {
                if let Some(parent) = self.node.cast::<HtmlElement>() {
                    self.made = Some(Made::new(&script, &parent, ctx.props()));
                    let link = ctx.link().clone();
                    Timeout::new(0, move || link.send_message(Making::Shown)).forget();
                }
                true
            }
            Making::Shown => {
                if let Some(made) = &mut self.made {
                    made.is_marked = true;
                    made.show_marks(ctx.props(), None);
                    made.editor.set_standing(ctx.props().has_values);
                }
                false
            }
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        html! {
            <div class="panel source" id="panel-source" ref={self.node.clone()}>
                if self.made.is_none() {
                    { text(&ctx.props().source) }
                }
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if !first {
            return;
        }
        let link = ctx.link().clone();
        let emit = ctx.props().emit.clone();
        spawn_local(async move {
            match editor::script().await {
                Ok(script) => link.send_message(Making::Fetched(script)),
                Err(error) => emit.emit(Msg::Notice(Notice {
                    text: format!("The editor cannot be fetched: {error:?}"),
                    bad: true,
                })),
            }
        });
    }

    fn destroy(&mut self, _: &Context<Self>) {
        if let Some(made) = &self.made {
            made.editor.destroy();
        }
    }
}

impl Made {
    fn new(script: &Script, parent: &HtmlElement, props: &Props) -> Made {
        let front = Rc::new(Cell::new(props.file));
        let (editor, listeners) = create(script, parent, props, &front);
        Made {
            editor,
            is_marked: false,
            front,
            _listeners: listeners,
        }
    }

    /// Passes on to the editor what differs from before. Another text is there as soon as the page speaks of it; marks may come
    /// later.
    fn show(&self, props: &Props, old: &Props) {
        self.front.set(props.file);
        if old.epoch != props.epoch {
            self.editor.set_text(&props.source, props.file.id);
        }
        if self.is_marked {
            self.show_marks(props, Some(old));
        }
        // What was said of values was said of where the run stood.
        if old.has_values != props.has_values || old.view != props.view {
            self.editor.set_standing(props.has_values);
        }
        if old.value.0 != props.value.0 {
            evaluated(&self.editor, props);
        }
        if old.reveal != props.reveal {
            match props.reveal.1 {
                Reveal::Nothing => {}
                Reveal::Scroll(offset) => self.editor.reveal(offset),
                Reveal::Go(offset) => self.editor.go_to(offset),
            }
        }
    }

    /// Everything but the text: all of it, or what differs from before.
    fn show_marks(&self, props: &Props, old: Option<&Props>) {
        let editor = &self.editor;
        let new_text = old.is_some_and(|old| old.epoch != props.epoch);
        if old.is_none_or(|old| old.language != props.language) {
            editor.set_language(&props.language);
        }
        if new_text || old.is_none_or(|old| old.breakpoints != props.breakpoints) {
            editor.set_breakpoints(&gutter(&props.breakpoints, props.file.number));
        }
        let same_marks = old.is_some_and(|old| {
            old.fresh == props.fresh
                && old.file.extent.start == props.file.extent.start
                && old.compiled == props.compiled
                && old.linked == props.linked
                && old.slice == props.slice
                && old.view.place == props.view.place
                && old.view.inside == props.view.inside
                && old.view.outcome == props.view.outcome
                && old.view.origin == props.view.origin
        });
        // Marks of an older text have moved with the edits; they stay until newer ones are known.
        if new_text || (!same_marks && props.fresh) {
            mark(editor, props);
        }
        let had_counts = old.is_some_and(|old| old.counts == props.counts);
        if (new_text || !had_counts) && (old.is_some() || props.counts.is_some()) {
            count(editor, props.counts.as_deref(), props.file.number);
        }
        if old.map_or(props.types.is_some(), |old| old.types != props.types) {
            explain(editor, props.types.as_deref(), props.file);
        }
    }
}

/// Lines with breakpoints, and for each what it has: see `www/editor/breakpoints.js`.
fn gutter(stops: &[Stop], file: u32) -> Vec<u32> {
    let mut lines: BTreeMap<u32, u32> = BTreeMap::new();
    for stop in stops.iter().filter(|stop| stop.site.file == file) {
        let kind = u32::from(stop.is_log()) + 2 * u32::from(stop.site.instruction > 0);
        *lines.entry(stop.site.line).or_default() |= 1 << kind;
    }
    let pairs = lines.into_iter();
    pairs.flat_map(|(line, has)| [line, has]).collect()
}

/// Hands the editor what to say at places.
fn explain(editor: &Editor, types: Option<&TypesView>, front: Front) {
    let mut places = Vec::new();
    for (span, text) in types.map_or(&[][..], |types| &types.places) {
        if let Some(span) = front.local(*span) {
            places.extend([span.start, span.end, *text]);
        }
    }
    let texts = types.map_or_else(Vec::new, |types| types.texts.clone());
    editor.set_hints(&places, texts);
}

/// Hands the editor the value of what was pointed at.
fn evaluated(editor: &Editor, props: &Props) {
    let (view, front) = (&props.value.1, props.file);
    let span = view
        .span
        .and_then(|span| front.local(span))
        .unwrap_or_default();
    let offset = view.offset.saturating_sub(front.extent.start);
    let texts = [&view.text, &view.value, &view.kind].map(String::clone);
    editor.set_value(&[offset, span.start, span.end], texts.to_vec());
}

/// Hands the editor what to show beside lines.
fn count(editor: &Editor, counts: Option<&LineCounts>, file: u32) {
    let list = counts.map_or(&[][..], |counts| &counts.lines);
    let largest = list.iter().map(|(.., count)| *count).max().unwrap_or(0);
    let mut lines = Vec::new();
    let mut texts = Vec::new();
    for &(_, line, times) in list.iter().filter(|(own, ..)| *own == file) {
        lines.extend([line, weight(times, largest)]);
        texts.extend([short(times), said(times)]);
    }
    editor.set_counts(counts.is_some(), &lines, texts);
}

/// How often a line has begun, in words.
pub(super) fn said(times: u64) -> String {
    match times {
        0 => "has not begun so far".to_owned(),
        1 => "has begun once so far".to_owned(),
        times => format!("has begun {} times so far", grouped(times)),
    }
}

fn mark(editor: &Editor, props: &Props) {
    let names = [
        "linked", "current", "error", "warning", "note", "ended", "wrote", "aside",
    ];
    let mut spans = Vec::new();
    let mut add = |span: Span, name: u32| {
        if let Some(span) = props.file.local(span) {
            spans.extend([span.start, span.end, name]);
        }
    };
    if props.fresh {
        let slice = props.slice.as_ref().and_then(|flow| flow.slice.as_ref());
        for span in slice.map_or(&[][..], |slice| &slice.aside) {
            add(*span, 7);
        }
        for problem in &props.compiled.problems {
            add(problem.span, 2 + problem.severity as u32);
        }
        if let Some(span) = props.linked.as_ref().and_then(|linked| linked.span) {
            add(span, 0);
        }
        let outcome = props.view.outcome.as_ref();
        if let Some(span) = outcome.and_then(|outcome| outcome.span) {
            add(span, 5);
        }
        let origin = props.view.origin.as_ref();
        if let Some(span) = origin.and_then(|origin| origin.span) {
            add(span, 6);
        }
        if let Some(span) = props.view.place.and_then(|place| place.span) {
            add(span, 1);
        }
    }
    debug_assert_eq!(Severity::Note as u32, 2);
    let mut names = names.map(str::to_owned).to_vec();
    for part in props.view.inside.iter().filter(|_| props.fresh) {
        if let Some(span) = props.file.local(part.span) {
            spans.extend([span.start, span.end, names.len() as u32]);
            // See `www/editor/marks.js`.
            names.push(format!("inside={}", part.text));
        }
    }
    editor.set_marks(&spans, names);
}

/// The text with the numbers of its lines. Who reads by ear is given the editor.
fn text(source: &str) -> Html {
    let numbers: String = (1..=source.split('\n').count())
        .map(|line| format!("{line}\n"))
        .collect();
    html! {
        <div class="source__text">
            <pre class="source__numbers" aria-hidden="true">{ numbers }</pre>
            <pre>{ source }</pre>
        </div>
    }
}

fn create(
    script: &Script,
    parent: &HtmlElement,
    props: &Props,
    front: &Rc<Cell<Front>>,
) -> (Editor, Listeners) {
    let emit = &props.emit;
    let changed = {
        let emit = emit.clone();
        Closure::new(move |text| emit.emit(Msg::Document(DocumentMsg::Edited(text))))
    };
    let pointed = {
        let (emit, front) = (emit.clone(), front.clone());
        Closure::new(move |offset: i32| {
            let offset = u32::try_from(offset).ok();
            let pointer = offset.map(|offset| Pointer::Source(front.get().extent.start + offset));
            emit.emit(Msg::Focus(FocusMsg::Point(pointer)));
        })
    };
    let cursor = {
        let (emit, front) = (emit.clone(), front.clone());
        Closure::new(move |at: u32| {
            let at = front.get().extent.start + at;
            emit.emit(Msg::Document(DocumentMsg::Cursor(at)));
        })
    };
    let gutter = {
        let (emit, front) = (emit.clone(), front.clone());
        Closure::new(move |line| {
            let site = Site::line_of(front.get().number, line);
            emit.emit(Msg::Breakpoint(BreakpointMsg::Toggle(site)));
        })
    };
    let asked = {
        let (emit, front) = (emit.clone(), front.clone());
        Closure::new(move |offset: u32| {
            let offset = front.get().extent.start + offset;
            emit.emit(Msg::Value(ValueMsg::Ask(offset)));
        })
    };
    let emit = emit.clone();
    let moved = Closure::new(move |lines: Vec<u32>| {
        let pairs = lines.chunks_exact(2).map(|pair| (pair[0], pair[1]));
        emit.emit(Msg::Breakpoint(BreakpointMsg::Moved(pairs.collect())));
    });
    let editor = script.create(
        parent,
        &props.source,
        props.file.id,
        &changed,
        &cursor,
        &pointed,
        &gutter,
        &moved,
        &asked,
    );
    (editor, (changed, cursor, pointed, gutter, moved, asked))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gutter_tells_lines_from_instructions_and_stops_from_logs() {
        let log = |site| Stop {
            log: "x".into(),
            ..Stop::at(site)
        };
        let within = |line, instruction| Site {
            file: 0,
            line,
            instruction,
        };
        let stops = [
            Stop::at(Site::line(2)),
            log(Site::line(3)),
            Stop::at(within(3, 1)),
            Stop::at(within(3, 2)),
            log(within(9, 4)),
            Stop::at(Site::line_of(1, 5)),
        ];
        assert_eq!(gutter(&stops, 0), [2, 1, 3, 2 | 4, 9, 8]);
    }
}
