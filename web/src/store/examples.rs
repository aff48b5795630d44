//! The gallery: small programs, each of which opens at a telling step.

use super::{Effect, Model, Panel, Start, WorldsMsg, document, kept, layout, link, run, worlds};
use crate::shared::Shared;
use protocol::{Direction, Files, Move};

/// A program of the gallery.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Example {
    /// Names it in addresses and in what is remembered.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// Name of its language.
    pub language: String,
    /// What it is about; those with the same stand together.
    pub topic: String,
    /// Where its source is, relative to the list.
    pub file: String,
    /// What it shows, in a sentence.
    pub description: String,
    /// The line at which it opens.
    pub line: Option<u32>,
    /// The how-many-th time that line runs, from 1.
    pub visit: u32,
    /// Name of the panel that shows what is told; empty for none in particular.
    pub panel: String,
    /// Id of one that does the same in another language; empty without.
    pub beside: String,
}

/// All programs, and the source of the first one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gallery {
    /// All programs, in order.
    pub list: Vec<Example>,
    /// The source of the first.
    pub first: String,
}

/// The gallery's state.
#[derive(Default)]
pub struct ExampleState {
    /// All programs, in order.
    pub list: Shared<Vec<Example>>,
    /// The one that is open and has not been edited.
    pub current: Option<Example>,
    /// What is left to do to bring it to its telling step.
    pub(super) opened_at: Option<Opening>,
    /// Which one is to be opened when the list comes; the first where there is none of that name.
    wanted: Option<String>,
    /// Whether the one that is being fetched was chosen by the person.
    picked: bool,
    /// Which one's source is being fetched.
    fetching: Option<String>,
    /// The panels that were open before an example opened others.
    before: Option<[Panel; 2]>,
}

impl ExampleState {
    /// The person has chosen a panel: no example takes it away again.
    pub(super) fn chosen(&mut self, panel: Panel) {
        let Some([middle, lower]) = &mut self.before else {
            return;
        };
        if Panel::LOWER.contains(&panel) {
            *lower = panel;
        } else if Panel::MIDDLE.contains(&panel) {
            *middle = panel;
        }
    }

    /// Whether an example is on its way, or on the way to its telling step.
    pub(super) fn expected(&self) -> bool {
        self.wanted.is_some() || self.fetching.is_some() || self.opened_at.is_some()
    }

    /// Whether an example has been read, and runs towards its telling step.
    pub fn on_the_way(&self) -> bool {
        self.opened_at
            .is_some_and(|opening| opening != Opening::Reading)
    }
}

/// Bringing a program to its telling step: run it whole, then go to the visit of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opening {
    /// It is being read.
    Reading,
    /// It runs, so that its output and length are known.
    Running,
    /// It is being brought back to its start.
    Rewinding,
    /// This many visits are left to go.
    Visits(u32),
}

/// What happens to the gallery.
#[derive(Clone, PartialEq, Debug)]
pub enum ExampleMsg {
    /// The list came.
    Listed(Vec<Example>),
    /// A program was chosen.
    Pick(String),
    /// Its source came.
    Fetched(Example, String),
    /// The list cannot be had, as is said.
    Unlisted(String),
    /// The source of this one cannot be had, as is said.
    Failed(Example, String),
}

pub(super) fn begin(model: &mut Model, start: &Start, effects: &mut Vec<Effect>) {
    let is_linked = !start.fragment.is_empty() || start.kept.is_some();
    model.examples.wanted = (!is_linked).then(|| start.example.clone());
    let Some(gallery) = &start.gallery else {
        effects.push(Effect::FetchExamples);
        return;
    };
    model.examples.list = gallery.list.clone().into();
    match gallery.list.first() {
        _ if is_linked => {}
        // It came with the page.
        Some(first) if start.example.is_empty() || start.example == first.id => {
            model.examples.wanted = None;
            fetched(model, first.clone(), gallery.first.clone(), effects);
        }
        _ => open_wanted(model, effects),
    }
}

/// The example with this id.
fn named<'a>(list: &'a [Example], id: &str) -> Option<&'a Example> {
    list.iter().find(|each| each.id == id)
}

pub(super) fn update(model: &mut Model, msg: ExampleMsg, effects: &mut Vec<Effect>) {
    match msg {
        ExampleMsg::Listed(list) => {
            model.examples.list = list.into();
            open_wanted(model, effects);
        }
        ExampleMsg::Pick(id) => {
            model.layout.dialog = None;
            model.examples.picked = true;
            let example = named(&model.examples.list, &id).cloned();
            fetch(model, example, effects);
        }
        ExampleMsg::Fetched(example, source) => {
            if is_awaited(model, &example) {
                fetched(model, example, source, effects);
            }
        }
        ExampleMsg::Unlisted(why) => {
            model.examples.wanted = None;
            super::say(model, true, why, effects);
        }
        ExampleMsg::Failed(example, why) => {
            if is_awaited(model, &example) {
                model.examples.fetching = None;
                super::say(model, true, why, effects);
            }
        }
    }
}

/// Whether nothing else was opened or typed since this one was chosen.
fn is_awaited(model: &Model, example: &Example) -> bool {
    model.examples.fetching.as_ref() == Some(&example.id)
}

/// Opens the example of this name, or the first: the page has gone to where it was.
pub(super) fn want(model: &mut Model, id: String, effects: &mut Vec<Effect>) {
    leave(model);
    model.examples.wanted = Some(id);
    open_wanted(model, effects);
}

fn fetched(model: &mut Model, example: Example, source: String, effects: &mut Vec<Effect>) {
    if std::mem::take(&mut model.examples.picked) {
        kept::begin(model, effects);
    }
    model.examples.fetching = None;
    link::forget(model, effects);
    document::replace(
        model,
        example.language.clone(),
        Files::one(source),
        String::new(),
        vec![],
        vec![],
    );
    document::ask_again(model, effects);
    model.examples.current = Some(example);
    model.examples.opened_at = Some(Opening::Reading);
    document::changed(model, effects);
}

/// Something else was opened or typed: no example is on its way any more, neither to the page nor to its telling step.
pub(super) fn leave(model: &mut Model) {
    model.examples.wanted = None;
    model.examples.fetching = None;
    model.examples.picked = false;
    model.examples.opened_at = None;
}

/// Opens the program that the page is to begin with, once there is a list.
fn open_wanted(model: &mut Model, effects: &mut Vec<Effect>) {
    let list = &model.examples.list;
    let Some(id) = model.examples.wanted.take_if(|_| !list.is_empty()) else {
        return;
    };
    let example = named(list, &id).or(list.first()).cloned();
    if !id.is_empty() && example.as_ref().is_none_or(|example| example.id != id) {
        let text = format!("There is no example “{id}”: this is the first of them.");
        super::say(model, true, text, effects);
    }
    fetch(model, example, effects);
}

fn fetch(model: &mut Model, example: Option<Example>, effects: &mut Vec<Effect>) {
    let Some(example) = example else { return };
    model.examples.fetching = Some(example.id.clone());
    effects.push(Effect::FetchExample(example));
}

/// The program stands at its start: runs it, if it is an example that was just opened.
pub(super) fn read(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.examples.opened_at == Some(Opening::Reading) {
        model.examples.opened_at = Some(Opening::Running);
        run::go(model, Move::Last, effects);
    }
}

/// The run stands still: goes on towards the telling step, if there is one.
pub(super) fn arrived(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some(opening) = model.examples.opened_at else {
        return;
    };
    let example = model.examples.current.as_ref();
    let target = example.and_then(|each| Some((each.line?, each.visit.max(1))));
    let next = match (opening, target) {
        (Opening::Reading, _) => return,
        (Opening::Running, Some(_)) => Some((Opening::Rewinding, Move::First)),
        (Opening::Rewinding, Some((line, visit))) => Some(visit_line(line, visit)),
        (Opening::Visits(left), Some((line, _))) if left > 0 => Some(visit_line(line, left)),
        _ => None,
    };
    model.examples.opened_at = next.as_ref().map(|(opening, _)| *opening);
    match next {
        Some((_, to)) => run::go(model, to, effects),
        None => look(model, effects),
    }
}

/// The program is where it is to be looked at: shows where, or what was open before another example showed something else.
/// Where there is room for one panel only, that stays the source.
pub(super) fn look(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.layout.narrow || model.layout.embedded {
        return;
    }
    let example = model.examples.current.as_ref();
    let panel = example.and_then(|example| Panel::named(&example.panel));
    for panel in model.examples.before.take().into_iter().flatten() {
        layout::show(model, panel, effects);
    }
    let Some(panel) = panel else { return };
    model.examples.before = Some([model.layout.middle, model.layout.lower]);
    layout::show(model, panel, effects);
    if panel == Panel::Worlds {
        worlds::update(model, WorldsMsg::Explore, effects);
    }
}

fn visit_line(line: u32, visits: u32) -> (Opening, Move) {
    let direction = Direction::Forward;
    (
        Opening::Visits(visits - 1),
        Move::Line {
            file: 0,
            line,
            direction,
        },
    )
}

#[cfg(test)]
mod tests;
