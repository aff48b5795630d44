//! Explorations of what a program, or one of its functions by itself, does in all of its worlds.

use crate::Compiled;
use explore::{Limits, Worlds};
use ir::ModuleId;
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

/// The functions that can be run by themselves, methods behind the name of their class and a dot, in the order of the
/// program's files; `machine` stands at the end of the program's top level. In front of one of another file than the
/// first stands its path, where its name is one of a file before as well.
#[must_use]
pub fn functions_alone(compiled: &Compiled, machine: &Machine) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let mut known: Vec<Value> = Vec::new();
    for function in functions(compiled, machine) {
        if known.contains(&function.value) {
            continue;
        }
        known.push(function.value);
        match names.contains(&function.name) {
            false => names.push(function.name),
            // Of one name in one file the first is meant.
            true => {
                let full = function.full();
                if function.module != compiled.main && !names.contains(&full) {
                    names.push(full);
                }
            }
        }
    }
    names
}

/// A function that can be run by itself.
struct Named {
    module: ModuleId,
    path: String,
    name: String,
    value: Value,
}

impl Named {
    /// Its name with the file that it is in.
    fn full(&self) -> String {
        format!("{}:{}", self.path, self.name)
    }
}

/// What the outermost variables of the program's files and the members of their classes hold of functions, as people
/// know them.
fn functions(compiled: &Compiled, machine: &Machine) -> Vec<Named> {
    let mut all = Vec::new();
    for (module, path) in compiled.own_files() {
        let semantics = compiled.program().modules[module.index()].semantics;
        let is_hidden = |name: &str| semantics.is_hidden(semantics.simple_name(name));
        let mut add = |name: String, value: Value| {
            let is_function = matches!(machine.object_kind(value), Some(Object::Function(_)));
            if is_function && !is_hidden(&name) {
                let path = path.clone();
                all.push(Named {
                    module,
                    path,
                    name,
                    value,
                });
            }
        };
        for &(symbol, value) in &machine.module_members(module) {
            let own = machine.name(symbol);
            add(semantics.plain_name(own).to_owned(), value);
            if let Some(Object::Class(class)) = machine.object_kind(value) {
                for (&member, &value) in &class.members {
                    let member = semantics.plain_name(machine.name(member));
                    let value = match machine.object_kind(value) {
                        Some(Object::StaticMethod(inner) | Object::ClassMethod(inner)) => *inner,
                        _ => value,
                    };
                    add(format!("{own}.{member}"), value);
                }
            }
        }
    }
    all
}

/// A function of the program by its name, which may stand behind the path of its file; a method by `Class.method` or,
/// where no function has it, by its own name. Of several files the first one's is meant.
fn find_function(compiled: &Compiled, machine: &Machine, name: &str) -> Option<Value> {
    let semantics = compiled.module().semantics;
    let named = functions(compiled, machine);
    let is_full = |one: &&Named| one.full() == name;
    let is_simple = |one: &&Named| semantics.simple_name(&one.name) == name;
    let mut ways: [&dyn Fn(&&Named) -> bool; 3] = [&|one| one.name == name, &is_full, &is_simple];
    let found = ways.iter_mut().find_map(|is| named.iter().find(is));
    found.map(|one| one.value)
}
