//! The names of functions and classes, and the addresses of objects, as texts show them.

use crate::heap::Object;
use crate::machine::Machine;
use crate::value::{Handle, Value};
use ir::{ModuleId, Symbol};

/// Where objects would lie if they had addresses: handles are few, addresses are to look like some.
const FIRST_ADDRESS: u64 = 0x7f00_0000_0000;

/// The number that stands for an object's place in memory; the same in every run.
#[must_use]
pub fn address(handle: Handle) -> u64 {
    FIRST_ADDRESS + u64::from(handle.0) * 16
}

/// The number of an object's place in memory, as texts show it.
pub(super) struct At(pub(super) u64);

impl std::fmt::Display for At {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

fn set_name(m: &Machine, find: impl Fn(Symbol) -> Option<Value>) -> Option<String> {
    let value = find(m.names.get(m.semantics().objects.protocol.qualified_name)?)?;
    m.text_of(value)
}

/// The name of a function with those of what it was defined in.
#[must_use]
pub fn function_name(m: &Machine, handle: Handle) -> String {
    let Object::Function(function) = m.object(handle) else {
        return String::new();
    };
    let find = |name| {
        function
            .members
            .iter()
            .find(|(member, _)| *member == name)
            .map(|&(_, value)| value)
    };
    set_name(m, find).unwrap_or_else(|| code_name(m, function.code))
}

/// The plain name of a code.
pub(super) fn code_name(m: &Machine, code: u32) -> String {
    m.name(m.linked.codes[code as usize].name).to_owned()
}

/// The name of a class with those of its module and of what it was defined in; classes that every module sees
/// go without a module.
#[must_use]
pub fn class_name(m: &Machine, handle: Handle) -> String {
    let Object::Class(class) = m.object(handle) else {
        return String::new();
    };
    let name = set_name(m, |name| class.members.get(&name).copied());
    let name = name.unwrap_or_else(|| m.name(class.name).to_owned());
    let set = m
        .names
        .get(m.boot.semantics.objects.protocol.module)
        .and_then(|name| {
            let value = class.members.get(&name).copied()?;
            m.text_of(value)
        });
    if let Some(module) = set {
        return if module == m.boot.semantics.library.prelude {
            name
        } else {
            format!("{module}.{name}")
        };
    }
    match module_name(m, class.module) {
        Some(module) => format!("{module}.{name}"),
        None => name,
    }
}

/// The name of a built-in function or method, and of its class where it is a method.
pub(super) fn builtin_name(m: &Machine, value: Value) -> (&str, Option<&str>) {
    match value {
        Value::Builtin(id) => {
            let builtin = &m.boot.builtins[id.0 as usize];
            (
                m.name(builtin.name),
                builtin.owner.map(|owner| m.name(owner)),
            )
        }
        Value::Intrinsic(intrinsic) => {
            let named = m.library_name(intrinsic);
            (
                named.map_or(intrinsic.name(), |(_, name)| m.name(name)),
                None,
            )
        }
        _ => ("", None),
    }
}

/// The name of a module; nothing for the one that every module sees and for what the machine provides.
fn module_name(m: &Machine, module: ModuleId) -> Option<&str> {
    let data = m.linked.program.modules.get(module.index())?;
    if module == m.boot.main {
        return Some(data.semantics.objects.protocol.main);
    }
    let name = m.name(data.name);
    (name != data.semantics.library.prelude).then_some(name)
}

/// A name of a module as a program that has imported that writes it: one of the library with its module's.
pub(super) fn imported_name(m: &Machine, module: ModuleId, name: &str) -> String {
    // Where classes do not know their modules nobody writes those, unless they are part of the names.
    let has_modules = !m.semantics().objects.protocol.module.is_empty() || name.contains('.');
    let is_library = (m.linked.program.modules.get(module.index()))
        .is_some_and(|one| one.is_library && has_modules);
    let Some(module) = module_name(m, module).filter(|_| is_library) else {
        return name.to_owned();
    };
    match name.strip_prefix(module) {
        // The module is the class that the name has with it, behind the names of its packages.
        Some(member) => format!("{}{member}", module.rsplit('.').next().unwrap_or(module)),
        None => format!("{module}.{name}"),
    }
}

/// The name of a module as imports give it.
pub(super) fn import_name(m: &Machine, module: ModuleId) -> &str {
    match m.linked.program.modules.get(module.index()) {
        Some(data) if module == m.boot.main => data.semantics.objects.protocol.main,
        Some(data) => m.name(data.name),
        None => "",
    }
}
