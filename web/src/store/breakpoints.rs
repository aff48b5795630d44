//! Breakpoints: on lines and on instructions, with what is asked of each; those that say something rather than stop are logs.
//!
//! Invariant: they are in the order of their places, of which each has one at most.

use super::{Effect, FocusMsg, Model, Panel, files, focus, layout, run};
use crate::shared::Shared;
use protocol::{Pointer, Request, Site, Stop};

/// What happens to breakpoints.
#[derive(Clone, PartialEq, Debug)]
pub enum BreakpointMsg {
    /// One is to be set or taken away at a place.
    Toggle(Site),
    /// The same on the cursor's line.
    ToggleHere,
    /// The same on this line of the IR.
    ToggleInstruction(u32),
    /// An edit moved lines of the file in front: what a line was, and what it is; 0 where it is gone.
    Moved(Vec<(u32, u32)>),
    /// It is to count only when this holds; always, when it is empty.
    Condition(Site, String),
    /// It is to count only at this time; every time, when it is no number.
    Nth(Site, String),
    /// It is to say this rather than stop; to stop, when it is empty.
    Log(Site, String),
    /// Show where it is.
    Show(Site),
}

pub(super) fn update(model: &mut Model, msg: BreakpointMsg, effects: &mut Vec<Effect>) {
    match msg {
        BreakpointMsg::Toggle(site) => toggle(model, site, effects),
        BreakpointMsg::ToggleHere => {
            let line = model.document.cursor_line();
            let file = model.document.files.shown as u32;
            toggle(model, Site::line_of(file, line), effects);
        }
        BreakpointMsg::ToggleInstruction(row) => {
            let row = model.lists.ir.get(row);
            match row.map(|row| row.site) {
                Some(Some(site)) => toggle(model, site, effects),
                Some(None) => super::say(
                    model,
                    false,
                    "Breakpoints stand on the program’s own instructions: labels and the library have none.",
                    effects,
                ),
                None => {}
            }
        }
        BreakpointMsg::Moved(lines) => move_to(model, &lines, effects),
        BreakpointMsg::Condition(site, text) => {
            ask(model, site, |stop| stop.condition = trimmed(&text), effects);
        }
        BreakpointMsg::Nth(site, text) => {
            let nth = text.trim().parse().unwrap_or(0);
            ask(model, site, |stop| stop.nth = nth, effects);
        }
        BreakpointMsg::Log(site, text) => {
            ask(model, site, |stop| stop.log = trimmed(&text), effects);
        }
        BreakpointMsg::Show(site) => show(model, site, effects),
    }
}

fn trimmed(text: &str) -> String {
    text.trim().to_owned()
}

fn toggle(model: &mut Model, site: Site, effects: &mut Vec<Effect>) {
    let stops = Shared::make_mut(&mut model.document.breakpoints);
    match stops.binary_search_by_key(&site, |stop| stop.site) {
        Ok(at) => drop(stops.remove(at)),
        Err(at) => stops.insert(at, Stop::at(site)),
    }
    changed(model, effects);
}

/// Asks something else of the breakpoint at a place.
fn ask(model: &mut Model, site: Site, change: impl FnOnce(&mut Stop), effects: &mut Vec<Effect>) {
    let stops = Shared::make_mut(&mut model.document.breakpoints);
    if let Ok(at) = stops.binary_search_by_key(&site, |stop| stop.site) {
        change(&mut stops[at]);
        changed(model, effects);
    }
}

/// Breakpoints go where their lines go, with all that is asked of them; where lines become one, the first stays.
fn move_to(model: &mut Model, lines: &[(u32, u32)], effects: &mut Vec<Effect>) {
    let mut stops = model.document.breakpoints.to_vec();
    let front = model.document.files.shown as u32;
    for stop in stops.iter_mut().filter(|stop| stop.site.file == front) {
        let moved = lines.iter().find(|(from, _)| *from == stop.site.line);
        stop.site.line = moved.map_or(stop.site.line, |(_, to)| *to);
    }
    stops.retain(|stop| stop.site.line > 0);
    let stops = ordered(stops);
    if stops != *model.document.breakpoints {
        model.document.breakpoints = stops.into();
        changed(model, effects);
    }
}

/// Breakpoints in order, one at a place.
pub(super) fn ordered(mut stops: Vec<Stop>) -> Vec<Stop> {
    stops.sort_by_key(|stop| stop.site);
    stops.dedup_by_key(|stop| stop.site);
    stops
}

fn changed(model: &mut Model, effects: &mut Vec<Effect>) {
    run::forget_hits(model);
    effects.push(request(model));
}

/// Tells the worker which there are.
pub(super) fn request(model: &Model) -> Effect {
    Effect::Post(Request::Breakpoints(model.document.breakpoints.to_vec()))
}

/// Shows an instruction in the IR, where that is listed, and its line in the source; of a line, the line.
fn show(model: &mut Model, site: Site, effects: &mut Vec<Effect>) {
    let view = &model.run.view;
    let modules = &model.document.compiled.modules;
    let own = modules.get(site.file as usize).copied().flatten();
    let lists_own = view.place.is_none_or(|place| Some(place.module) == own);
    let stop = view.stops.iter().find(|stop| stop.site == site);
    match stop.and_then(|stop| stop.ir).filter(|_| lists_own) {
        Some(row) => {
            let pointer = Some(Pointer::Ir(row));
            focus::update(model, FocusMsg::Point(pointer), effects);
            let offset = model
                .document
                .files
                .offset_of(site.file as usize, site.line);
            files::reveal(model, offset, effects);
            layout::show(model, Panel::Ir, effects);
        }
        None => focus::update(model, FocusMsg::Line(site), effects),
    }
}

#[cfg(test)]
mod tests;
