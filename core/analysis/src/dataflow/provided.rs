//! The names that a language itself gives a meaning.

use ir::{FunctionId, Functions, Module, Op, Program, Symbol};
use rustc_hash::FxHashSet;

/// The names of a language's own functions and classes, and of what its prelude declares.
pub(crate) struct Provided<'a> {
    program: &'a Program,
    names: FxHashSet<&'a str>,
}

impl<'a> Provided<'a> {
    /// Those of the language of a module.
    pub(crate) fn of(program: &'a Program, module: &Module) -> Provided<'a> {
        let semantics = module.semantics;
        let mut names: FxHashSet<&str> = FxHashSet::default();
        names.insert(semantics.objects.protocol.name);
        names.extend(
            semantics
                .library
                .functions
                .iter()
                .map(|function| function.name),
        );
        names.extend(semantics.objects.classes.iter().map(|class| class.name));
        let prelude = (program.names.get(semantics.library.prelude))
            .and_then(|name| program.module_named(name))
            .map(|prelude| &program.modules[prelude.index()]);
        if let Some(prelude) = prelude {
            // Variables of its functions are nobody else's.
            let owners = Functions::of(prelude).owner;
            let outermost = prelude.insts.iter().zip(owners);
            names.extend(outermost.filter_map(|(inst, owner)| match inst.op {
                Op::DeclVar { name, .. } if owner == FunctionId::TOP => {
                    Some(program.names.text(name))
                }
                _ => None,
            }));
        }
        Provided { program, names }
    }

    /// Whether the language gives a name a meaning.
    pub(crate) fn contains(&self, name: Symbol) -> bool {
        self.names.contains(self.program.names.text(name))
    }
}
