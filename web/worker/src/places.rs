//! From the path of a row of the state to the place in the machine that it shows.

use crate::globals::Globals;
use session::ir::ModuleId;
use session::vm::debug::change::Changed;
use session::vm::debug::origin::{Part, Spot};
use session::vm::display::contents::Form;
use session::vm::display::{Typed, preview};
use session::vm::{Handle, Machine, Value, heap::Object};

/// Paths lead no deeper than this into objects.
const DEEPEST: usize = 16;
/// Things in an object of the library that are searched.
const CONTENTS: usize = 100_000;
/// A key's text in a path is cut behind this many characters.
pub(crate) const KEY: usize = 40;

/// A place, and what it holds now.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(crate) spot: Spot,
    pub(crate) value: Value,
    /// The stretch of memory that it is, where it is one.
    pub(crate) memory: Option<Typed>,
}

impl Found {
    /// What it holds, in the language's own notation.
    pub(crate) fn text(&self, machine: &Machine, most: usize) -> String {
        let Some(memory) = self.memory else {
            return preview(machine, self.value, most);
        };
        let mut text = machine.memory_text(memory);
        if let Some((end, _)) = text.char_indices().nth(most) {
            text.truncate(end);
            text.push('…');
        }
        text
    }

    /// The place, for a change.
    pub(crate) fn place(&self) -> Changed {
        match self.memory {
            Some(memory) => Changed::Memory(memory),
            None => Changed::Spot(self.spot),
        }
    }

    fn in_memory(machine: &Machine, memory: Typed) -> Found {
        let at = usize::try_from(memory.offset).unwrap_or(usize::MAX);
        let size = machine.memory_size(memory) as usize;
        Found {
            spot: Spot::Part(memory.region, Part::Bytes(at, size)),
            value: machine.memory_value(memory).unwrap_or_default(),
            memory: Some(memory),
        }
    }
}

/// In paths, memory that is no variable, and in front of its number.
const REGION: char = 'm';
/// The whole of it, where it is not several elements.
const WHOLE: &str = "*";

/// The path of memory that is no variable: of one of its elements, where it has several.
pub(crate) fn region_path(region: Handle, element: &str) -> String {
    let part = if element.is_empty() { WHOLE } else { element };
    format!("{REGION}{}/{part}", region.0)
}

/// A path into memory as people would write it.
pub(crate) fn region_title(path: &str) -> Option<String> {
    let (number, rest) = path.strip_prefix(REGION)?.split_once('/')?;
    number.parse::<u32>().ok()?;
    let whole = format!("{WHOLE}/");
    let rest = rest.strip_prefix(&whole).unwrap_or(rest);
    Some(rest.replace("/[", "[").replace('/', "."))
}

/// The place within memory that is no variable.
fn in_region(machine: &Machine, region: &str, path: &str) -> Option<Found> {
    let region = Handle(region.parse().ok()?);
    machine.region(region).filter(|region| region.is_alive)?;
    let (part, rest) = path.split_once('/').unwrap_or((path, ""));
    let memory = match part {
        WHOLE => machine.typed_region(region)?,
        part => {
            let elements = machine.allocated_elements(region)?;
            elements.into_iter().find(|(own, _)| own == part)?.1
        }
    };
    stretch(machine, memory, rest).map(|memory| Found::in_memory(machine, memory))
}

/// The place that a path leads to, where the machine stands.
pub(crate) fn find(machine: &Machine, main: ModuleId, path: &str) -> Option<Found> {
    let (scope, rest) = path.split_once('/')?;
    if let Some(region) = scope.strip_prefix(REGION) {
        return in_region(machine, region, rest);
    }
    let (name, mut rest) = rest.split_once('/').unwrap_or((rest, ""));
    let symbol = machine.known_name(name)?;
    let mut found = match Globals::of_scope(scope, main) {
        Some(module) => Found {
            spot: machine.spot_of_global(module, symbol)?,
            value: machine.module_member(module, symbol)?,
            memory: None,
        },
        None => {
            let frame: usize = scope.parse().ok()?;
            let variables = machine.frame_variables(frame);
            let value = variables.into_iter().find(|(own, _)| *own == symbol)?.1;
            let spot = machine.spot_of_variable(frame, symbol)?;
            Found {
                spot,
                value,
                memory: None,
            }
        }
    };
    if let Some(memory) = machine.variable_memory(name, found.value) {
        return stretch(machine, memory, rest).map(|memory| Found::in_memory(machine, memory));
    }
    for _ in 0..DEEPEST {
        if rest.is_empty() {
            return Some(found);
        }
        (found, rest) = part(machine, found.value, rest)?;
    }
    None
}

/// The part of a stretch of memory that a path leads to.
fn stretch(machine: &Machine, mut memory: Typed, path: &str) -> Option<Typed> {
    for name in path.split('/').filter(|name| !name.is_empty()) {
        let index = name
            .strip_prefix('[')
            .and_then(|name| name.strip_suffix(']'));
        let (from, count) = match index {
            Some(index) => (index.parse().ok()?, 1),
            None => (0, machine.memory_length(memory)),
        };
        let parts = machine.memory_parts_from(memory, from, count);
        memory = parts.into_iter().find(|(own, _)| own == name)?.1;
    }
    Some(memory)
}

/// The part of a value that a path goes on to, and the rest of the path.
fn part<'p>(machine: &Machine, value: Value, path: &'p str) -> Option<(Found, &'p str)> {
    let Value::Ref(handle) = value else {
        return None;
    };
    let (name, rest) = path.split_once('/').unwrap_or((path, ""));
    let found = |spot, value| Found {
        spot,
        value,
        memory: None,
    };
    let at = |spot, value| (found(spot, value), rest);
    match machine.object(handle) {
        Object::List(_) | Object::Tuple(_) | Object::Array(_) => {
            let index = name.strip_prefix('[')?.strip_suffix(']')?.parse().ok()?;
            let part = Part::Element(index);
            let value = machine.part(handle, part);
            value
                .is_bound()
                .then(|| at(Spot::Part(handle, part), value))
        }
        // A key's text may contain what separates the parts of a path.
        Object::Map(map) => map.iter().find_map(|entry| {
            let key = format!("[{}]", preview(machine, entry.key, KEY));
            let rest = path.strip_prefix(&key)?;
            let rest = if rest.is_empty() {
                rest
            } else {
                rest.strip_prefix('/')?
            };
            let spot = Spot::Part(handle, Part::Entry(entry.key));
            let value = entry.value;
            Some((found(spot, value), rest))
        }),
        // A key's text may contain what separates the parts of a path here too.
        Object::Instance(_)
            if machine
                .form(handle)
                .is_some_and(|form| form != Form::Message) =>
        {
            let held = crate::parts::contents(machine, value, CONTENTS);
            held.into_iter().find_map(|(name, content)| {
                let rest = path.strip_prefix(&name)?;
                let rest = match rest {
                    "" => rest,
                    rest => rest.strip_prefix('/')?,
                };
                Some((found(content.spot, content.value), rest))
            })
        }
        Object::Instance(_) => {
            let symbol = machine.known_name(name.strip_prefix('.')?)?;
            let members = machine.members_of(value);
            let member = members.into_iter().find(|(own, _)| *own == symbol)?.1;
            Some(at(machine.spot_of_member(handle, symbol), member))
        }
        _ => None,
    }
}
