//! What variables, functions and classes are called where people read of them. What their language makes of names is
//! known to its semantics alone.

use session::analysis::Function;
use session::analysis::export::View;
use session::ir::{LayoutId, ModuleId, ScopeKind, Symbol};
use session::vm::debug::view::Owner;
use session::vm::display::preview;
use session::vm::{Machine, Value, heap::Object};

/// An argument's text is cut behind this many characters, those of a call behind this many.
const ARGUMENT: usize = 24;
const ARGUMENTS: usize = 60;

/// Whether a variable has a name that a person gave it.
pub(crate) fn is_shown(machine: &Machine, name: &str) -> bool {
    let semantics = machine.semantics();
    // A variable that is memory has the name of that memory.
    let name = name.trim_start_matches('&');
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

/// A function with its parameters, or a class: without what the language makes of their names.
pub(crate) fn title(view: &View, function: &Function) -> String {
    let semantics = view.module.semantics;
    let text = |name: &Symbol| view.program.names.text(*name);
    let own = text(&function.name);
    match function.kind {
        ScopeKind::Module => view.title(function),
        ScopeKind::Class => format!("class {}", semantics.simple_name(own)),
        ScopeKind::Function(_) => {
            let params = function.params.iter().map(text);
            let written: Vec<&str> = params.filter(|name| !semantics.is_hidden(name)).collect();
            format!("{}({})", semantics.function_title(own), written.join(", "))
        }
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

/// The value of a variable that is in no memory: as its layout says, where it has one.
pub(crate) fn variable_text(
    machine: &Machine,
    layout: Option<(ModuleId, LayoutId)>,
    value: Value,
    most: usize,
) -> String {
    match layout.filter(|_| !matches!(value, Value::Unknown(_))) {
        Some(layout) => shortened(machine.layout_text(layout, value), most),
        None => preview(machine, value, most),
    }
}

/// A text that is not too long for where it stands.
pub(crate) fn shortened(mut text: String, most: usize) -> String {
    if let Some((end, _)) = text.char_indices().nth(most) {
        text.truncate(end);
        text.push('…');
    }
    text
}

/// What a call in progress was given: names and values, without the object whose method it is, shortened. Until the
/// function has declared a parameter, what is passed stands in its place.
pub(crate) fn arguments(machine: &Machine, at: usize) -> String {
    let (frames, stack) = machine.calls();
    let Some(data) = frames.get(at) else {
        return String::new();
    };
    let code = &machine.linked.codes[data.code as usize];
    let receivers = machine.semantics().views.types.receivers;
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
        let layout = machine.variable_layout(Owner::Call(at), param.name);
        text += &variable_text(machine, layout, value, ARGUMENT);
    }
    text
}
