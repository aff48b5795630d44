//! What the modules of the library define: which of their names are classes, functions or something else.
//!
//! A module is looked through once, when something of it is first asked for.

use super::atom::Name;
use super::members::last;
use super::world::World;
use ir::{Const, FunctionId, Functions, Module, ModuleId, Op, ScopeKind, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::rc::Rc;

/// What a dotted name of the library stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Defined {
    Module,
    Class,
    Function,
    Value,
}

/// What is known of the library's modules so far.
#[derive(Default)]
pub(super) struct Library {
    modules: RefCell<FxHashMap<ModuleId, Rc<Definitions>>>,
    /// The classes whose instances say themselves what reading a member does that they are, once somebody asks.
    describing: Option<FxHashSet<Symbol>>,
}

/// The names of a module's own.
#[derive(Default)]
struct Definitions {
    names: FxHashMap<Symbol, Defined>,
    /// Classes whose calls give their instances and nothing else: they do not make them themselves.
    plain: FxHashSet<Symbol>,
}

impl Definitions {
    /// Those of a module whose classes make their instances by a method of this name.
    fn of(module: &Module, new: Option<Symbol>) -> Definitions {
        let functions = Functions::of(module);
        let mut found = Definitions::default();
        for (inst, &owner) in module.insts.iter().zip(&functions.owner) {
            if owner != FunctionId::TOP {
                continue;
            }
            match &inst.op {
                Op::Const { value, .. } => match value {
                    Const::Function { name, .. } => {
                        found.names.insert(*name, Defined::Function);
                    }
                    Const::Class {
                        name,
                        body,
                        keywords,
                        ..
                    } => {
                        found.names.insert(*name, Defined::Class);
                        let info = functions.at_entry(*body).map(|id| functions.get(id));
                        let declares = info.is_some_and(|info| {
                            new.is_some_and(|new| info.declared.contains(&new))
                        });
                        if keywords.is_none() && !declares {
                            found.plain.insert(*name);
                        }
                    }
                    _ => {}
                },
                Op::DeclVar { name, .. } | Op::StoreVar { name, .. } => {
                    found.names.entry(*name).or_insert(Defined::Value);
                }
                _ => {}
            }
        }
        found
    }
}

impl World<'_> {
    fn module_named(&self, name: &str) -> Option<ModuleId> {
        let name = self.program.names.get(name)?;
        self.program.module_named(name)
    }

    fn definitions(&self, module: ModuleId) -> Rc<Definitions> {
        let mut known = self.library.modules.borrow_mut();
        let found = known.entry(module).or_insert_with(|| {
            let new = self
                .program
                .names
                .get(self.module.semantics.objects.protocol.new);
            let module = &self.program.modules[module.index()];
            Rc::new(Definitions::of(module, new))
        });
        Rc::clone(found)
    }

    /// The definitions of the module that a dotted name is in front of the last dot, and the name behind it.
    fn home(&self, name: &str) -> Option<(Rc<Definitions>, Symbol)> {
        let (module, own) = name.rsplit_once('.')?;
        let own = self.program.names.get(own)?;
        Some((self.definitions(self.module_named(module)?), own))
    }

    /// What a dotted name stands for. A package may call something else by the name of a module inside of it.
    pub fn defined(&self, name: &str) -> Option<Defined> {
        let own = self.home(name);
        let own = own.and_then(|(home, name)| home.names.get(&name).copied());
        own.or_else(|| self.module_named(name).map(|_| Defined::Module))
    }

    /// Whether a dotted name is that of a class of a library module whose calls give its instances.
    pub fn is_library_class(&self, name: &str) -> bool {
        let home = self.home(name);
        home.is_some_and(|(home, name)| home.plain.contains(&name))
    }

    /// Whether instances of a class of the library say themselves what reading a member does that they are.
    pub fn describes(&mut self, class: Name) -> bool {
        let program = self.program;
        let get = self.module.semantics.objects.protocol.descriptor_get;
        let get = program.names.get(get);
        let name = program.names.get(last(self.text(class)));
        let describing = self.library.describing.get_or_insert_with(|| {
            let mut found = FxHashSet::default();
            let others = program.modules.iter().filter(|module| module.is_library);
            for module in others {
                let declares = |inst: &ir::Inst| match inst.op {
                    Op::DeclVar { name, .. } => Some(name) == get,
                    _ => false,
                };
                if !module.insts.iter().any(declares) {
                    continue;
                }
                let functions = Functions::of(module);
                let owners = module.insts.iter().zip(&functions.owner);
                let owners = owners.filter(|(inst, _)| declares(inst));
                let owners = owners.map(|(_, &owner)| functions.get(owner));
                let classes = owners.filter(|owner| owner.kind == ScopeKind::Class);
                found.extend(classes.map(|class| class.name));
            }
            found
        });
        name.is_some_and(|name| describing.contains(&name))
    }
}
