//! Functions by the names that people know.

use crate::Compiled;
use analysis::ShownNames;
use analysis::dataflow::Variables;
use ir::{FunctionId, Functions, Module, Program, ScopeKind};

/// The functions of the program's own module that have a name: its full one, or its last part.
///
/// # Errors
/// A sentence that says that there is no such function.
pub fn functions_named(compiled: &Compiled, name: &str) -> Result<Vec<FunctionId>, String> {
    functions_of(compiled.program(), compiled.module(), name)
}

/// The functions of a module that have a name: its full one, or its last part.
///
/// # Errors
/// A sentence that says that there is no such function.
pub fn functions_of(
    program: &Program,
    module: &Module,
    name: &str,
) -> Result<Vec<FunctionId>, String> {
    let functions = Functions::of(module);
    let variables = Variables::of(module, &functions, &program.names);
    let shown = ShownNames::of(program, module, &functions, &variables);
    let ids = (0..functions.list.len()).map(|at| FunctionId(at as u32));
    let ids: Vec<FunctionId> = ids
        .filter(|&id| matches!(functions.get(id).kind, ScopeKind::Function(_)))
        .collect();
    let named = |is_it: &dyn Fn(&str) -> bool| -> Vec<FunctionId> {
        let ids = ids.iter().copied();
        ids.filter(|&id| is_it(shown.function(id))).collect()
    };
    let mut found = named(&|full| full == name);
    if found.is_empty() {
        found = named(&|full| full.rsplit('.').next() == Some(name));
    }
    match found.is_empty() {
        true => Err(format!("there is no function `{name}`")),
        false => Ok(found),
    }
}
