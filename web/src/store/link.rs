//! Links that hold the document and the position in its run.

use super::{Effect, Model, Panel, document, examples, kept, layout, run};
use protocol::{Copied, Opened, Request, Revision, Verdict};

/// What became of the link that was opened.
#[derive(Default)]
pub struct LinkState {
    /// In words, while the source it held is unchanged.
    pub verdict: Option<Verdict>,
    /// What goes after `#` in the address now.
    pub fragment: String,
}

/// What happens to the link.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkMsg {
    /// Put a link to what is shown, or what is made of it, on the clipboard.
    Copy(Copied),
    /// The run has stood for a moment: the address is to say where.
    Settled,
    /// The address was changed by hand or by the history.
    Navigated(String),
}

pub(super) fn update(model: &mut Model, msg: LinkMsg, effects: &mut Vec<Effect>) {
    match msg {
        LinkMsg::Copy(what) => share(model, what, effects),
        LinkMsg::Settled => {
            if model.run.asked && !model.run.moving && model.play.way.is_none() {
                share(model, Copied::Nothing, effects);
            }
        }
        LinkMsg::Navigated(fragment) => {
            if !fragment.is_empty() && fragment != model.link.fragment {
                kept::arrived(model, effects);
                open(model, fragment, effects);
            }
        }
    }
}

pub(super) fn open(model: &mut Model, fragment: String, effects: &mut Vec<Effect>) {
    examples::leave(model);
    model.link.fragment = fragment.clone();
    let revision = document::sent(model);
    effects.push(Effect::Post(Request::Open { revision, fragment }));
}

fn share(model: &mut Model, copy: Copied, effects: &mut Vec<Effect>) {
    kept::shared(model);
    let document = document::held(model);
    effects.push(Effect::Post(Request::Share { document, copy }));
}

/// The run came to stand: the address is to say where, if it was the person who moved it.
pub(super) fn arrived(model: &Model, effects: &mut Vec<Effect>) {
    if model.run.asked {
        effects.push(Effect::ShareLater);
    }
}

pub(super) fn shared(model: &mut Model, fragment: String, copy: Copied, effects: &mut Vec<Effect>) {
    model.link.fragment = fragment.clone();
    effects.push(Effect::SetFragment(fragment.clone()));
    kept::linked(model, effects);
    match copy {
        Copied::Nothing => {}
        Copied::Compare | Copied::Fork => {
            effects.push(Effect::Visit(format!("compare.html#{fragment}")))
        }
        Copied::Page | Copied::PageWithAll => {
            super::paper::page(model, fragment, copy == Copied::PageWithAll, effects);
        }
        copy => effects.push(Effect::Copy(copy)),
    }
}

pub(super) fn opened(model: &mut Model, opened: Opened, effects: &mut Vec<Effect>) {
    if opened.revision != model.document.revision {
        return;
    }
    let held = opened.document;
    model.run.unit = held.unit;
    model.examples.current = None;
    document::replace(
        model,
        held.language,
        held.files,
        held.input,
        held.breakpoints,
        held.watches,
    );
    model.document.ended = held.ended;
    model.document.files.shown = (held.shown as usize).min(model.document.files.list.len() - 1);
    model.assumed.now = held.assumed.into();
    let panel = Panel::named(&held.panel);
    // Where there is room for one panel only, that is the source, unless another was chosen: not the one that is there at first, now
    // or when the link may have been made.
    let is_small = model.layout.narrow || model.layout.embedded;
    let unchosen = |panel: &Panel| matches!(*panel, Panel::FIRST | Panel::Ir);
    if let Some(panel) = panel.filter(|panel| !is_small || !unchosen(panel)) {
        layout::show(model, panel, effects);
    }
    // The worker goes to the link's step by itself.
    if opened.step.is_some() {
        run::moves_by_itself(model);
    }
}

/// Plain words, and the text that was there, if any: another program would be taken for the one that the link held.
pub(super) fn unreadable(model: &mut Model, why: &str, effects: &mut Vec<Effect>) {
    document::forget(model);
    model.link.fragment.clear();
    let text = format!("This link cannot be opened: {why}.");
    super::say(model, true, text, effects);
    kept::offer(model);
    let document = &mut model.document;
    if document.language.is_empty()
        && let Some(first) = document.languages.first()
    {
        document.language.clone_from(&first.name);
    }
    document::changed(model, effects);
}

pub(super) fn verdict(
    model: &mut Model,
    revision: Revision,
    verdict: Verdict,
    effects: &mut Vec<Effect>,
) {
    if revision != model.document.revision {
        return;
    }
    match &verdict {
        Verdict::Reproduced => super::say(
            model,
            false,
            "Reproduced: the same state as when the link was made.",
            effects,
        ),
        Verdict::Differs(how) => {
            super::say(model, true, format!("Not reproduced: {how}."), effects)
        }
    }
    model.link.verdict = Some(verdict);
}

/// Another document takes the place of the one that the address names.
pub(super) fn forget(model: &mut Model, effects: &mut Vec<Effect>) {
    model.link.verdict = None;
    if !model.link.fragment.is_empty() {
        model.link.fragment.clear();
        effects.push(Effect::SetFragment(String::new()));
    }
}
