//! What variables, functions and classes are called where people read of them. What their language makes of names is
//! known to its semantics alone.

use session::ir::ModuleId;
use session::vm::display::preview;
use session::vm::{Machine, Value, heap::Object};

/// An argument's text is cut behind this many characters, those of a call behind this many.
const ARGUMENT: usize = 24;
const ARGUMENTS: usize = 60;

/// Whether a variable has a name that a person gave it.
pub(crate) fn is_shown(machine: &Machine, name: &str) -> bool {
    let semantics = machine.semantics();
    !semantics.is_hidden(name) && !semantics.is_hidden(semantics.simple_name(name))
}

/// The function that a call in progress is of.
pub(crate) fn frame(machine: &Machine, frame: usize) -> &str {
    machine.semantics().function_name(machine.frame_name(frame))
}

/// The same, where the program's top level is one too.
pub(crate) fn frame_or_top(machine: &Machine, at: usize, main: ModuleId) -> String {
    let code = machine.calls().0.get(at).map(|frame| frame.code);
    let top = code.is_some_and(|code| machine.linked.tops[main.index()] == code);
    match top {
        true => "top level".to_owned(),
        false => frame(machine, at).to_owned(),
    }
}

/// The name of a function, class or module that a variable holds.
pub(crate) fn definition(machine: &Machine, name: &str, value: Value) -> String {
    let semantics = machine.semantics();
    let object = value.handle().map(|handle| machine.object(handle));
    match object {
        Some(Object::Class(_)) => semantics.simple_name(semantics.plain_name(name)).to_owned(),
        Some(Object::Function(_)) => semantics.function_title(name),
        _ => semantics.plain_name(name).to_owned(),
    }
}

/// What kind of definition a value is, in a word.
pub(crate) fn definition_kind(machine: &Machine, value: Value) -> Option<&'static str> {
    match machine.object(value.handle()?) {
        Object::Class(_) => Some("class"),
        Object::Function(_) => Some("function"),
        _ => None,
    }
}

/// What a call in progress was given: names and values, without the object whose method it is, shortened. Until the
/// function has declared a parameter, what is passed stands in its place.
pub(crate) fn arguments(machine: &Machine, at: usize) -> String {
    let (frames, stack) = machine.calls();
    let Some(data) = frames.get(at) else {
        return String::new();
    };
    let code = &machine.linked.codes[data.code as usize];
    let receivers = machine.semantics().types.receivers;
    let declared = machine.frame_variables(at);
    let mut text = String::new();
    for param in &code.params {
        let name = machine.name(param.name);
        if receivers.contains(&name) || !is_shown(machine, name) {
            continue;
        }
        let known = declared.iter().find(|(own, _)| *own == param.name);
        let passed = || stack.get(data.base as usize + param.slot as usize).copied();
        let Some(value) = known.map(|(_, value)| *value).or_else(passed) else {
            continue;
        };
        if !value.is_bound() {
            continue;
        }
        if text.chars().count() >= ARGUMENTS {
            text += ", …";
            break;
        }
        if !text.is_empty() {
            text += ", ";
        }
        text += name.trim_start_matches('&');
        text += "=";
        text += &preview(machine, value, ARGUMENT);
    }
    text
}
