//! Explorations of what a program, or one of its functions by itself, does in all of its worlds.

use crate::Compiled;
use explore::{Limits, Worlds};
use std::rc::Rc;
use vm::heap::Object;
use vm::{Machine, Settings, Value};

/// The worlds of a program; of one function by itself, with unknown arguments, where one is named: the program's top level
/// is run to its end before that, so that what the function leans on is there.
///
/// # Errors
/// A sentence that says that there is no such function.
pub fn worlds(
    compiled: &Compiled,
    settings: Settings,
    function: Option<&str>,
    limits: Limits,
) -> Result<Worlds, String> {
    let asking = Settings {
        asks: true,
        ..settings.clone()
    };
    let Some(name) = function else {
        return Ok(Worlds::new(compiled.machine(asking), limits));
    };
    let mut machine = compiled.machine(settings);
    machine.run(limits.steps);
    let found = find_function(compiled, &machine, name);
    machine.settings = Rc::new(asking);
    match found {
        Some(function) if machine.begin_alone(function) => Ok(Worlds::new(machine, limits)),
        _ => Err(format!(
            "there is no function `{name}` at the end of the program's top level"
        )),
    }
}

/// A function of the program by its name; a method by `Class.method` or, where no function has it, by its own name.
fn find_function(compiled: &Compiled, machine: &Machine, name: &str) -> Option<Value> {
    let members = machine.module_members(compiled.main);
    let mut named: Vec<(String, Value)> = Vec::new();
    for &(symbol, value) in &members {
        let own = machine.name(symbol);
        // What stands behind a slash tells overloads apart.
        let shown = own.split('/').next().unwrap_or(own);
        named.push((shown.to_owned(), value));
        if let Some(Object::Class(class)) = machine.object_kind(value) {
            for (&member, &value) in &class.members {
                let member = machine.name(member);
                let member = member.split('/').next().unwrap_or(member);
                named.push((format!("{own}.{member}"), value));
            }
        }
    }
    let is_function =
        |value: &Value| matches!(machine.object_kind(*value), Some(Object::Function(_)));
    let exact = named
        .iter()
        .find(|(own, value)| own == name && is_function(value));
    let found = exact.or_else(|| {
        let simple = |own: &str| own.rsplit(['.', '$']).next() == Some(name);
        named
            .iter()
            .find(|(own, value)| simple(own) && is_function(value))
    });
    found.map(|(_, value)| *value)
}
