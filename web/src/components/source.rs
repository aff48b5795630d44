//! The source: the editor with its marks.
//!
//! The editor is a script of its own. Until it is here the text stands in its place, at the places where the editor will show it.

use crate::editor::{self, Editor, Script};
use crate::effects::Reveal;
use crate::shared::Shared;
use crate::store::{DocumentMsg, FocusMsg, Msg, Notice};
use protocol::{Compiled, FlowView, Linked, Pointer, Severity, Span, StateView, TypesView};
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// Changes when `source` is to replace what is in the editor.
    pub(crate) epoch: u32,
    pub(crate) source: Shared<String>,
    pub(crate) language: String,
    pub(crate) breakpoints: Shared<Vec<u32>>,
    pub(crate) compiled: Shared<Compiled>,
    /// Whether what is known is about the text as it is now: only then are spans shown.
    pub(crate) fresh: bool,
    pub(crate) view: Shared<StateView>,
    pub(crate) linked: Option<Shared<Linked>>,
    /// What is said where something is pointed at, once that is known.
    pub(crate) types: Option<Shared<TypesView>>,
    /// The slice that is looked at.
    pub(crate) slice: Option<Shared<FlowView>>,
    pub(crate) reveal: (u32, Reveal),
    pub(crate) emit: Callback<Msg>,
}

/// The editor and what it calls.
pub(crate) struct Source {
    node: NodeRef,
    editor: Option<(Editor, Listeners)>,
}

type Listeners = (
    Closure<dyn FnMut(String)>,
    Closure<dyn FnMut(u32)>,
    Closure<dyn FnMut(i32)>,
    Closure<dyn FnMut(u32)>,
    Closure<dyn FnMut(Vec<u32>)>,
);

impl Component for Source {
    type Message = Script;
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Source {
            node: NodeRef::default(),
            editor: None,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        self.show(ctx.props(), Some(old));
        self.editor.is_none() && old.epoch != ctx.props().epoch
    }

    /// The editor's script is here.
    fn update(&mut self, ctx: &Context<Self>, script: Script) -> bool {
        if let Some(parent) = self.node.cast::<HtmlElement>() {
            let Props { source, emit, .. } = ctx.props();
            self.editor = Some(create(&script, &parent, source, emit.clone()));
            self.show(ctx.props(), None);
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        html! {
            <div class="panel source" id="panel-source" ref={self.node.clone()}>
                if self.editor.is_none() {
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
                Ok(script) => link.send_message(script),
                Err(error) => emit.emit(Msg::Notice(Notice {
                    text: format!("The editor cannot be fetched: {error:?}"),
                    bad: true,
                })),
            }
        });
    }

    fn destroy(&mut self, _: &Context<Self>) {
        if let Some((editor, _)) = &self.editor {
            editor.destroy();
        }
    }
}

impl Source {
    /// Passes on to the editor what differs from before.
    fn show(&self, props: &Props, old: Option<&Props>) {
        let Some((editor, _)) = &self.editor else {
            return;
        };
        // The editor was made with the text that it shows first.
        let new_text = old.is_some_and(|old| old.epoch != props.epoch);
        if new_text {
            editor.set_text(&props.source);
        }
        if old.is_none_or(|old| old.language != props.language) {
            editor.set_language(&props.language);
        }
        if new_text || old.is_none_or(|old| old.breakpoints != props.breakpoints) {
            editor.set_breakpoints(&props.breakpoints);
        }
        let same_marks = old.is_some_and(|old| {
            old.fresh == props.fresh
                && old.compiled == props.compiled
                && old.linked == props.linked
                && old.slice == props.slice
                && old.view.place == props.view.place
                && old.view.outcome == props.view.outcome
                && old.view.origin == props.view.origin
        });
        // Marks of an older text have moved with the edits; they stay until newer ones are known.
        if new_text || (!same_marks && props.fresh) {
            mark(editor, props);
        }
        if old.map_or(props.types.is_some(), |old| old.types != props.types) {
            explain(editor, props.types.as_deref());
        }
        if old.is_some_and(|old| old.reveal != props.reveal) {
            match props.reveal.1 {
                Reveal::Nothing => {}
                Reveal::Scroll(offset) => editor.reveal(offset),
                Reveal::Go(offset) => editor.go_to(offset),
            }
        }
    }
}

/// Hands the editor what to say at places.
fn explain(editor: &Editor, types: Option<&TypesView>) {
    let mut places = Vec::new();
    for (span, text) in types.map_or(&[][..], |types| &types.places) {
        places.extend([span.start, span.end, *text]);
    }
    let texts = types.map_or_else(Vec::new, |types| types.texts.clone());
    editor.set_hints(&places, texts);
}

fn mark(editor: &Editor, props: &Props) {
    let names = [
        "linked", "current", "error", "warning", "note", "ended", "wrote", "aside",
    ];
    let mut spans = Vec::new();
    let mut add = |span: Span, name: u32| spans.extend([span.start, span.end, name]);
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
    editor.set_marks(&spans, names.map(str::to_owned).to_vec());
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
    text: &str,
    emit: Callback<Msg>,
) -> (Editor, Listeners) {
    let document = |wrap: fn(u32) -> DocumentMsg| {
        let emit = emit.clone();
        Closure::<dyn FnMut(u32)>::new(move |at| emit.emit(Msg::Document(wrap(at))))
    };
    let changed = {
        let emit = emit.clone();
        Closure::new(move |text| emit.emit(Msg::Document(DocumentMsg::Edited(text))))
    };
    let pointed = {
        let emit = emit.clone();
        Closure::new(move |offset: i32| {
            let pointer = u32::try_from(offset).ok().map(Pointer::Source);
            emit.emit(Msg::Focus(FocusMsg::Point(pointer)));
        })
    };
    let cursor = document(DocumentMsg::Cursor);
    let gutter = document(DocumentMsg::ToggleBreakpoint);
    let moved = Closure::new(move |lines| {
        emit.emit(Msg::Document(DocumentMsg::BreakpointsMoved(lines)));
    });
    let editor = script.create(parent, text, &changed, &cursor, &pointed, &gutter, &moved);
    (editor, (changed, cursor, pointed, gutter, moved))
}
