//! The functions of a module: which stretch of its flat list each one is.

use crate::Sorting;
use crate::{Const, FunctionKind, Hint, InstId, Label, Module, Op, ParamKind, Symbol};
use rustc_hash::FxHashMap;

/// A function's place in [`Functions`]; 0 is the module's top level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FunctionId(pub u32);

impl FunctionId {
    /// The module's top level.
    pub const TOP: FunctionId = FunctionId(0);

    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a stretch of code is the body of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScopeKind {
    /// A module.
    Module,
    /// A function, of the given kind.
    Function(FunctionKind),
    /// A class: its declarations become members and are invisible to the functions inside.
    Class,
}

/// One function, class body or module top level.
#[derive(Clone, Debug)]
pub struct FunctionInfo {
    /// The name that people see.
    pub name: Symbol,
    /// What it is the body of.
    pub kind: ScopeKind,
    /// The function around it.
    pub parent: Option<FunctionId>,
    /// Where it starts: the entry label.
    pub entry: InstId,
    /// Where it ends: the instruction behind its last one.
    pub end: InstId,
    /// Its parameters.
    pub params: Vec<(Symbol, ParamKind)>,
    /// The variables that it declares, in textual order.
    pub declared: Vec<Symbol>,
}

/// The functions of one module.
#[derive(Clone, Debug)]
pub struct Functions {
    /// All of them, parents before children.
    pub list: Vec<FunctionInfo>,
    /// For each instruction the innermost function that it belongs to.
    pub owner: Vec<FunctionId>,
    by_entry: FxHashMap<Label, FunctionId>,
}

impl Functions {
    /// Finds the functions of a module that the verifier accepts; elsewhere what can be found.
    #[must_use]
    pub fn of(module: &Module) -> Functions {
        let positions = module.label_positions();
        let place = |label: Label| positions.get(label.index()).copied().flatten();
        let mut list = vec![FunctionInfo {
            name: module.name,
            kind: ScopeKind::Module,
            parent: None,
            entry: InstId(0),
            end: InstId(module.insts.len() as u32),
            params: Vec::new(),
            declared: Vec::new(),
        }];
        let mut by_entry = FxHashMap::default();
        let mut bodies: Vec<(InstId, InstId, Label, Symbol, ScopeKind)> = Vec::new();
        for (_, definition) in module.definitions() {
            let (name, label, kind) = match *definition {
                Const::Function { name, entry, kind } => (name, entry, ScopeKind::Function(kind)),
                Const::Class { name, body, .. } => (name, body, ScopeKind::Class),
                _ => continue,
            };
            let Some(entry) = place(label) else { continue };
            // The skip-over: the branch in front of the entry names the end.
            let Some(Op::Branch { target }) = entry
                .0
                .checked_sub(1)
                .map(|at| &module.insts[at as usize].op)
            else {
                continue;
            };
            if let Some(end) = place(*target)
                && end > entry
            {
                bodies.push((entry, end, label, name, kind));
            }
        }
        bodies.put_in_order_by_key(|&(entry, end, ..)| (entry, std::cmp::Reverse(end)));
        bodies.dedup_by_key(|&mut (entry, ..)| entry);
        let mut owner = vec![FunctionId::TOP; module.insts.len()];
        let mut open = vec![FunctionId::TOP];
        for (entry, end, label, name, kind) in bodies {
            while list[open[open.len() - 1].index()].end <= entry {
                open.pop();
            }
            let id = FunctionId(list.len() as u32);
            list.push(FunctionInfo {
                name,
                kind,
                parent: open.last().copied(),
                entry,
                end,
                params: Vec::new(),
                declared: Vec::new(),
            });
            by_entry.insert(label, id);
            owner[entry.index()..end.index()].fill(id);
            open.push(id);
        }
        let mut declared = rustc_hash::FxHashSet::default();
        for (inst, owner) in module.insts.iter().zip(&owner) {
            let function = &mut list[owner.index()];
            match inst.op {
                Op::Symbolic {
                    hint: Hint::Param(name, kind),
                    ..
                } => function.params.push((name, kind)),
                Op::DeclVar { name, .. } if declared.insert((*owner, name)) => {
                    function.declared.push(name)
                }
                _ => {}
            }
        }
        Functions {
            list,
            owner,
            by_entry,
        }
    }

    /// The function whose body starts at a label.
    #[must_use]
    pub fn at_entry(&self, label: Label) -> Option<FunctionId> {
        self.by_entry.get(&label).copied()
    }

    /// A function.
    #[must_use]
    pub fn get(&self, id: FunctionId) -> &FunctionInfo {
        &self.list[id.index()]
    }
}
