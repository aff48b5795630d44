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
    let machine = match function {
        Some(name) => alone(compiled, &settings, asking, name, limits.steps)?,
        None => compiled.machine(asking),
    };
    Ok(Worlds::new(machine, limits))
}

/// A function by itself, at its start, with unknown arguments: the program's top level is run first, with one part of the
/// settings, and the function with the other.
///
/// # Errors
/// A sentence that says that there is no such function.
pub fn alone(
    compiled: &Compiled,
    before: &Settings,
    then: Settings,
    name: &str,
    steps: u64,
) -> Result<Machine, String> {
    // Sides of branches are those of the function's.
    let before = Settings {
        choices: [].into(),
        asks: false,
        more_input: false,
        ..before.clone()
    };
    let mut machine = compiled.machine(before);
    machine.run(steps);
    let found = find_function(compiled, &machine, name);
    machine.settings = Rc::new(then);
    match found {
        Some(function) if machine.begin_alone(function) => Ok(machine),
        _ => Err(format!(
            "there is no function `{name}` at the end of the program's top level"
        )),
    }
}

/// The functions that can be run by themselves, methods behind the name of their class and a dot, in the order of the program;
/// `machine` stands at the end of the program's top level.
#[must_use]
pub fn functions_alone(compiled: &Compiled, machine: &Machine) -> Vec<String> {
    let semantics = compiled.module().semantics;
    let mut names: Vec<String> = Vec::new();
    for (name, value) in functions(compiled, machine) {
        let is_new = !names.contains(&name) && !semantics.is_hidden(semantics.simple_name(&name));
        if is_new && matches!(machine.object_kind(value), Some(Object::Function(_))) {
            names.push(name);
        }
    }
    names
}

/// The program's outermost variables and the members of its classes, as people know them.
fn functions(compiled: &Compiled, machine: &Machine) -> Vec<(String, Value)> {
    let semantics = compiled.module().semantics;
    let mut named: Vec<(String, Value)> = Vec::new();
    for &(symbol, value) in &machine.module_members(compiled.main) {
        let own = machine.name(symbol);
        named.push((semantics.plain_name(own).to_owned(), value));
        if let Some(Object::Class(class)) = machine.object_kind(value) {
            for (&member, &value) in &class.members {
                let member = semantics.plain_name(machine.name(member));
                let value = match machine.object_kind(value) {
                    Some(Object::StaticMethod(inner) | Object::ClassMethod(inner)) => *inner,
                    _ => value,
                };
                named.push((format!("{own}.{member}"), value));
            }
        }
    }
    named
}

/// A function of the program by its name; a method by `Class.method` or, where no function has it, by its own name.
fn find_function(compiled: &Compiled, machine: &Machine, name: &str) -> Option<Value> {
    let semantics = compiled.module().semantics;
    let mut named = functions(compiled, machine);
    named.retain(|(_, value)| matches!(machine.object_kind(*value), Some(Object::Function(_))));
    let exact = named.iter().find(|(own, _)| own == name);
    let found = exact.or_else(|| {
        named
            .iter()
            .find(|(own, _)| semantics.simple_name(own) == name)
    });
    found.map(|(_, value)| *value)
}
