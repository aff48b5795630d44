//! What variables lead to, as boxes of cells: scopes first, then objects in the order in which they are come to.
//!
//! Here is what the picture shows; where it shows it is `placement`'s, how the bytes of a region look `bytes`'s.
//!
//! Invariants
//! * Objects are looked at by their kind, whatever the language: what has parts is a box, what has none is a value in a cell.
//! * However large the heap is, only so many boxes and cells are looked at.

mod arrows;
mod bytes;
mod placement;
mod regions;
mod view;

pub(crate) use placement::Placement;
pub(crate) use view::picture;

use crate::globals::Globals;
use crate::names::{self, is_shown};
use crate::parts;
use crate::program::Program;
use crate::touched::Reads;
use crate::variables::is_definition;
use rustc_hash::FxHashMap;
use session::ir::ScopeKind;
use session::vm::debug::origin::Spot;
use session::vm::display::contents::Form;
use session::vm::display::{Typed, preview};
use session::vm::{Handle, Machine, Value, heap::Object};

/// Boxes in a picture, of which so many are scopes.
const BOXES: (usize, usize) = (120, 12);
/// Cells in a box.
const CELLS: usize = 40;
/// A value's text is cut behind this many characters, and its whole text behind so many.
const TEXT: (usize, usize) = (22, 100);

/// A scope or an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Id {
    /// The outermost variables of one of the program's files.
    Globals(Globals),
    /// A call in progress, counted from the outermost.
    Frame(usize),
    /// An object.
    Object(Handle),
}

impl Id {
    fn text(self) -> String {
        match self {
            Id::Globals(globals) => globals.scope(),
            Id::Frame(frame) => format!("f{frame}"),
            Id::Object(handle) => format!("o{}", handle.0),
        }
    }

    /// The object with this id.
    fn object(text: &str) -> Option<Handle> {
        text.strip_prefix('o')?.parse().ok().map(Handle)
    }
}

/// What a box holds.
#[derive(Clone, Debug)]
pub(crate) struct Content {
    pub(crate) id: Id,
    title: String,
    note: String,
    is_across: bool,
    is_dead: bool,
    has_bytes: bool,
    cells: Vec<Cell>,
    more: usize,
    /// The box and the cell that led here first.
    from: Option<(usize, usize)>,
}

/// A place that holds a value.
#[derive(Clone, Debug, Default)]
struct Cell {
    name: String,
    value: String,
    kind: String,
    path: String,
    target: Option<Target>,
    /// Where it lies in its region, for pointers that lead into the middle.
    extent: Option<(i64, u64)>,
    /// Whether the last step read it.
    is_read: bool,
}

/// Where a cell leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Target {
    to: Handle,
    /// How far into it, in bytes.
    offset: i64,
    /// Whether it is the memory that the variable is, rather than what a pointer points to.
    is_own: bool,
}

/// What the picture of a state holds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contents {
    pub(crate) boxes: Vec<Content>,
    /// Which box an object is, and which cell of it where it is only that.
    places: FxHashMap<Handle, (usize, Option<usize>)>,
    /// Objects that were left out.
    more: usize,
    /// The bytes of the box that was asked for.
    bytes: Option<(Handle, Vec<protocol::ByteView>)>,
}

impl Contents {
    fn bytes_of(&self, object: Handle) -> Option<&[protocol::ByteView]> {
        let (of, bytes) = self.bytes.as_ref()?;
        (*of == object).then_some(bytes)
    }
}

/// Looks at what the variables lead to, where the machine stands, and at the bytes of the box that is asked for.
pub(crate) fn contents(program: &Program, asked: Option<&str>, reads: &Reads) -> Contents {
    let machine = program.session.machine();
    let compiled = program.compiled();
    let mut walk = Walk {
        machine,
        reads,
        found: Contents::default(),
    };
    for module in compiled.own() {
        let globals = Globals {
            main: compiled.main,
            module,
        };
        let title = program.globals_title(globals);
        let variables = machine.module_variables(module);
        walk.scope(Id::Globals(globals), title, variables);
    }
    let calls = machine.calls().0;
    let first = calls.len().saturating_sub(BOXES.1);
    for (frame, call) in calls.iter().enumerate().skip(first) {
        let code = &machine.linked.codes[call.code as usize];
        if code.kind == ScopeKind::Module && compiled.is_own(code.module) {
            continue;
        }
        let title = names::frame(machine, frame).to_owned();
        walk.scope(Id::Frame(frame), title, machine.frame_variables(frame));
    }
    let mut at = 0;
    while at < walk.found.boxes.len() {
        walk.follow(at);
        at += 1;
    }
    walk.found.bytes = asked.and_then(Id::object).map(|object| {
        let is_there = (object.0 as usize) < machine.state.heap.places();
        let grid = is_there.then(|| bytes::grid(machine, object));
        (object, grid.unwrap_or_default())
    });
    walk.found
}

struct Walk<'a> {
    machine: &'a Machine,
    reads: &'a Reads,
    found: Contents,
}

impl Walk<'_> {
    fn scope(&mut self, id: Id, title: String, members: Vec<(session::ir::Symbol, Value)>) {
        let machine = self.machine;
        let prefix = match id {
            Id::Frame(frame) => frame.to_string(),
            _ => "g".to_owned(),
        };
        let named = members.iter();
        let named = named.map(|&(name, value)| (machine.name(name), value));
        let shown = named.filter(|&(name, value)| {
            is_shown(machine, name) && value.is_bound() && !is_plain_definition(machine, value)
        });
        let mut cells = Vec::new();
        let mut more = 0;
        for (name, value) in shown {
            if cells.len() == CELLS {
                more += 1;
                continue;
            }
            let path = format!("{prefix}/{name}");
            match machine.variable_memory(name, value) {
                Some(memory) => {
                    let name = name.trim_start_matches('&').to_owned();
                    let (cell, is_in_place) = self.variable_in_memory(name, path, memory);
                    if is_in_place {
                        let place = (self.found.boxes.len(), Some(cells.len()));
                        self.found.places.insert(memory.region, place);
                    }
                    cells.push(cell);
                }
                None => {
                    let is_read = self.reads.variable(&path).is_some();
                    let cell = self.cell(name.to_owned(), path, value);
                    cells.push(Cell { is_read, ..cell });
                }
            }
        }
        if cells.is_empty() && matches!(id, Id::Globals(_)) {
            return;
        }
        self.found.boxes.push(Content {
            id,
            title,
            note: String::new(),
            is_across: false,
            is_dead: false,
            has_bytes: false,
            cells,
            more,
            from: None,
        });
    }

    fn cell(&self, name: String, path: String, value: Value) -> Cell {
        let machine = self.machine;
        let target = match value {
            Value::Ref(to) if is_box(machine, to) => Some(Target {
                to,
                offset: 0,
                is_own: false,
            }),
            Value::Pointer(to, offset) => Some(Target {
                to,
                offset,
                is_own: false,
            }),
            _ => None,
        };
        let text = match value {
            Value::Pointer(..) => machine.pointer_text(value),
            _ => preview(machine, value, TEXT.1),
        };
        Cell {
            name,
            value: text,
            kind: machine.shown_type(value),
            path,
            target,
            extent: None,
            is_read: false,
        }
    }

    /// Adds the boxes that a box leads to.
    fn follow(&mut self, at: usize) {
        for number in 0..self.found.boxes[at].cells.len() {
            let cell = &self.found.boxes[at].cells[number];
            let Some(target) = cell.target else { continue };
            let path = cell.path.clone();
            if self.found.places.contains_key(&target.to) {
                continue;
            }
            if self.found.boxes.len() >= BOXES.0 {
                self.found.more += 1;
                continue;
            }
            if let Some(mut content) = self.object(target.to, path, target.is_own) {
                content.from = Some((at, number));
                let place = (self.found.boxes.len(), None);
                self.found.places.insert(target.to, place);
                self.found.boxes.push(content);
            }
        }
    }

    /// An object with what it holds; of memory that is a variable, the row of the state is its own.
    fn object(&self, handle: Handle, path: String, is_own: bool) -> Option<Content> {
        let machine = self.machine;
        if handle.0 as usize >= machine.state.heap.places() {
            return None;
        }
        if machine.region(handle).is_some() {
            let own = is_own.then_some(path);
            return self.region(handle, own);
        }
        let value = Value::Ref(handle);
        let held = held(machine, value, CELLS + 1);
        let object = machine.object(handle);
        let form = machine.form(handle);
        let cells: Vec<Cell> = held
            .into_iter()
            .take(CELLS)
            .map(|(name, part, spot)| {
                let path = format!("{path}/{name}");
                let is_read = self.reads.placed(machine, value, &name, spot).is_some();
                let name = shown_name(name);
                let marks = machine.semantics().views.overload_marks;
                let name = match form {
                    None | Some(Form::Message) => {
                        name.split(marks).next().unwrap_or(&name).to_owned()
                    }
                    Some(_) => name,
                };
                Cell {
                    is_read,
                    ..self.cell(name, path, part)
                }
            })
            .collect();
        let is_sequence = matches!(
            object,
            Object::List(_)
                | Object::Array(_)
                | Object::Tuple(_)
                | Object::Set(_)
                | Object::FrozenSet(_)
        ) || matches!(form, Some(Form::Sequence | Form::Set));
        let length = parts::length(machine, value).max(cells.len());
        let (title, note) = match object {
            Object::Function(function) => {
                let name = machine.linked.codes[function.code as usize].name;
                (machine.name(name).to_owned(), "captured".to_owned())
            }
            Object::Instance(_) if form.is_none() => (machine.shown_type(value), String::new()),
            _ => (machine.shown_type(value), length.to_string()),
        };
        Some(Content {
            id: Id::Object(handle),
            title,
            note,
            is_across: is_sequence && cells.iter().all(|cell| cell.target.is_none()),
            is_dead: false,
            has_bytes: false,
            more: length.saturating_sub(cells.len()),
            cells,
            from: None,
        })
    }
}

/// The name of a part as the picture shows it: without the signs that lead to it.
fn shown_name(name: String) -> String {
    match name.strip_prefix('.') {
        Some(member) => member.to_owned(),
        None if name.starts_with('#') => String::new(),
        None => match name
            .strip_prefix('[')
            .and_then(|name| name.strip_suffix(']'))
        {
            Some(key) => key.to_owned(),
            None => name,
        },
    }
}

/// What an object holds, of which so much is enough: as in the rows of the state, and what functions captured.
fn held(machine: &Machine, value: Value, most: usize) -> Vec<(String, Value, Option<Spot>)> {
    let captured = value.handle().map(|handle| machine.object(handle));
    match captured {
        Some(Object::Function(function)) => {
            let names = &machine.linked.codes[function.code as usize].captures;
            let held = names.iter().zip(&*function.captures);
            held.filter_map(|(&name, &cell)| match machine.object(cell) {
                Object::Cell(value) if value.is_bound() && !value.is_same(Value::Ref(cell)) => {
                    Some((format!(".{}", machine.name(name)), *value, None))
                }
                _ => None,
            })
            .collect()
        }
        Some(Object::BoundMethod(method)) => {
            vec![
                (".receiver".to_owned(), method.receiver, None),
                (".function".to_owned(), method.function, None),
            ]
        }
        _ => parts::placed(machine, value, 0, most),
    }
}

/// Whether an object is drawn as a box of its own.
fn is_box(machine: &Machine, handle: Handle) -> bool {
    match machine.object(handle) {
        Object::List(_)
        | Object::Array(_)
        | Object::Tuple(_)
        | Object::Map(_)
        | Object::Set(_)
        | Object::FrozenSet(_)
        | Object::BoundMethod(_)
        | Object::Region(_) => true,
        Object::Function(function) => !function.captures.is_empty(),
        Object::Instance(_) => match machine.form(handle) {
            Some(form) => !matches!(form, Form::Value | Form::Name),
            None => !machine.members_of(Value::Ref(handle)).is_empty(),
        },
        _ => false,
    }
}

/// Whether a value is a definition that the source shows better; functions that captured something are more than that.
fn is_plain_definition(machine: &Machine, value: Value) -> bool {
    is_definition(machine, value) && !value.handle().is_some_and(|handle| is_box(machine, handle))
}

/// A stretch of memory that a debugger would show in one line.
fn is_leaf(machine: &Machine, memory: Typed) -> bool {
    machine.is_memory_text(memory) || machine.memory_length(memory) == 0
}
