//! What functions and variables are called where people read it.
//!
//! Names of the IR tell everything apart: they carry the classes around a method, the mark of a variable that lives in
//! memory, and what a frontend made up. People know `total`, `Box.get` and `outer.inner`.

use crate::dataflow::{VarId, Variables};
use ir::{FunctionId, Functions, Module, Program, ScopeKind};

/// The names of a module's functions and variables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShownNames {
    functions: Vec<String>,
    own_functions: Vec<bool>,
    variables: Vec<String>,
    own_variables: Vec<bool>,
    outermost: Vec<bool>,
}

impl ShownNames {
    /// The names of a module.
    #[must_use]
    pub fn of(
        program: &Program,
        module: &Module,
        functions: &Functions,
        variables: &Variables,
    ) -> ShownNames {
        let names = &program.names;
        let semantics = module.semantics;
        let ids = || (0..functions.list.len()).map(|at| FunctionId(at as u32));
        let plain: Vec<&str> = (variables.list.iter())
            .map(|variable| names.text(variable.name).trim_start_matches(['&', ':']))
            .collect();
        let entry = entry(program, module, functions);
        // Variables that people see side by side: the outermost ones.
        let is_outermost = |at: usize| {
            let scope = variables.list[at].scope;
            scope == FunctionId::TOP || Some(scope) == entry
        };
        let flags: Vec<bool> = (0..plain.len()).map(is_outermost).collect();
        let outermost: Vec<usize> = (0..plain.len()).filter(|&at| flags[at]).collect();
        let classes: rustc_hash::FxHashSet<&str> = (functions.list.iter())
            .filter(|function| function.kind == ScopeKind::Class)
            .map(|function| names.text(function.name))
            .collect();
        let full: Vec<&str> = outermost.iter().map(|&at| plain[at]).collect();
        let simple = semantics.variable_names(&full, |name| classes.contains(name));
        let mut shown: Vec<String> = plain.iter().map(|&name| name.to_owned()).collect();
        for (at, simple) in outermost.into_iter().zip(simple) {
            shown[at] = simple;
        }
        let protocol = &semantics.objects.protocol;
        let is_own = |&symbol: &ir::Symbol| {
            let name = names.text(symbol);
            let own = name.rsplit('.').next().unwrap_or(name);
            names.is_hidden(symbol) || !own.is_empty() && own == protocol.constants
        };
        ShownNames {
            functions: ids()
                .map(|id| function(program, module, functions, id))
                .collect(),
            own_functions: (functions.list.iter())
                .map(|one| is_own(&one.name))
                .collect(),
            variables: shown,
            outermost: flags,
            own_variables: plain.iter().map(|name| semantics.is_hidden(name)).collect(),
        }
    }

    /// A function's name with those around it; nothing for the top level.
    #[must_use]
    pub fn function(&self, id: FunctionId) -> &str {
        &self.functions[id.index()]
    }

    /// Whether a function is one that the frontend made up.
    #[must_use]
    pub fn is_own_function(&self, id: FunctionId) -> bool {
        self.own_functions[id.index()]
    }

    /// A variable's name, without that of its function.
    #[must_use]
    pub fn variable(&self, id: VarId) -> &str {
        &self.variables[id.index()]
    }

    /// What a variable is called among the outermost ones: the module's, and those of the function that a program begins
    /// with.
    #[must_use]
    pub fn outermost(&self, id: VarId) -> Option<&str> {
        self.outermost[id.index()].then(|| self.variable(id))
    }

    /// Whether a variable is one that people did not choose.
    #[must_use]
    pub fn is_own_variable(&self, id: VarId) -> bool {
        self.own_variables[id.index()]
    }
}

/// The function that a program begins with, where that is not the module itself.
pub(crate) fn entry(
    program: &Program,
    module: &Module,
    functions: &Functions,
) -> Option<FunctionId> {
    let entry = module.semantics.objects.protocol.entry;
    let is_entry = |&id: &FunctionId| {
        let name = program.names.text(functions.get(id).name);
        id != FunctionId::TOP && name.rsplit('.').next() == Some(entry)
    };
    let ids = (0..functions.list.len()).map(|at| FunctionId(at as u32));
    // Of several files that of the first is meant, whose lines come first.
    let line = |id: &FunctionId| module.inst(functions.get(*id).entry).span.start.line;
    let found = ids.filter(is_entry).min_by_key(line);
    found.filter(|_| !entry.is_empty())
}

/// A function's name, behind those of the functions around it until one says itself what it is in.
fn function(program: &Program, module: &Module, functions: &Functions, id: FunctionId) -> String {
    let parent = |&at: &FunctionId| functions.get(at).parent;
    let mut parts: Vec<&str> = Vec::new();
    for at in std::iter::successors(Some(id), parent).filter(|&id| id != FunctionId::TOP) {
        let name = program.names.text(functions.get(at).name);
        parts.push(name);
        if name.contains('.') {
            break;
        }
    }
    parts.reverse();
    let is_class = functions.get(id).kind == ScopeKind::Class;
    match (module.semantics.views.nesting_mark, is_class) {
        (Some(mark), true) => parts.join(".").replace(mark, "."),
        _ => module.semantics.full_name(&parts.join(".")),
    }
}
