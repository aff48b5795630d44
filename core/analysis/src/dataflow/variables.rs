//! The variables of a module: which declaration each name means.
//!
//! Names are resolved lexically, as the machine's linker does it: a function's own declarations, then those of the
//! functions around it (class bodies are invisible to the functions inside, save for the variable that names the
//! class), then the module's. `::x` always means the module's `x`.

use ir::{Callee, FunctionId, Functions, InstId, Module, Names, Op, ScopeKind, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};

/// A variable's place in [`Variables::list`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct VarId(pub u32);

impl VarId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name, without a mark for the module's.
    pub name: Symbol,
    /// The function that declares it; the top level also for what nothing declares.
    pub scope: FunctionId,
    /// Whether the module binds it anywhere; the others are the language's or missing.
    pub is_bound: bool,
    /// Whether several functions use it.
    pub is_shared: bool,
}

/// The variables of a module.
#[derive(Clone, Debug)]
pub struct Variables {
    /// All of them.
    pub list: Vec<Variable>,
    known: FxHashMap<(FunctionId, Symbol), VarId>,
    of_inst: Vec<Option<VarId>>,
    visible: Vec<FxHashSet<Symbol>>,
    plain: FxHashMap<Symbol, Symbol>,
}

impl Variables {
    /// Resolves the names of a module.
    #[must_use]
    pub fn of(module: &Module, functions: &Functions, names: &Names) -> Variables {
        let class_cell = names.get(module.semantics.objects.protocol.class_cell);
        let visible = (functions.list.iter())
            .map(|function| match function.kind {
                ScopeKind::Module => FxHashSet::default(),
                ScopeKind::Function(_) => function.declared.iter().copied().collect(),
                ScopeKind::Class => class_cell.into_iter().collect(),
            })
            .collect();
        let mut variables = Variables {
            list: Vec::new(),
            known: FxHashMap::default(),
            of_inst: vec![None; module.insts.len()],
            visible,
            plain: FxHashMap::default(),
        };
        let declared: Vec<FxHashSet<Symbol>> = (functions.list.iter())
            .map(|function| function.declared.iter().copied().collect())
            .collect();
        for (at, inst) in module.insts.iter().enumerate() {
            let Some(name) = named(&inst.op) else {
                continue;
            };
            let owner = functions.owner[at];
            let id = match declared[owner.index()].contains(&name) {
                true => variables.variable(owner, name),
                false => variables.resolve_or_add(functions, names, owner, name),
            };
            let variable = &mut variables.list[id.index()];
            variable.is_shared |= variable.scope != owner;
            variable.is_bound |= matches!(inst.op, Op::DeclVar { .. } | Op::StoreVar { .. });
            variables.of_inst[at] = Some(id);
        }
        variables
    }

    fn variable(&mut self, scope: FunctionId, name: Symbol) -> VarId {
        let next = VarId(self.list.len() as u32);
        let id = *self.known.entry((scope, name)).or_insert(next);
        if id == next {
            self.list.push(Variable {
                name,
                scope,
                is_bound: false,
                is_shared: false,
            });
        }
        id
    }

    fn resolve_or_add(
        &mut self,
        functions: &Functions,
        names: &Names,
        user: FunctionId,
        name: Symbol,
    ) -> VarId {
        let plain = *self.plain.entry(name).or_insert_with(|| {
            let text = names.text(name).strip_prefix("::");
            text.and_then(|text| names.get(text)).unwrap_or(name)
        });
        let scope = match plain == name && !names.text(name).starts_with("::") {
            true => self.scope_of(functions, user, name),
            false => FunctionId::TOP,
        };
        self.variable(scope, plain)
    }

    /// The function around a user of a name that declares it.
    fn scope_of(&self, functions: &Functions, user: FunctionId, name: Symbol) -> FunctionId {
        let around =
            std::iter::successors(functions.get(user).parent, |&at| functions.get(at).parent);
        let mut around = around.filter(|at| self.visible[at.index()].contains(&name));
        around.next().unwrap_or(FunctionId::TOP)
    }

    /// The variable that an instruction reads, writes or calls.
    #[must_use]
    pub fn at(&self, at: InstId) -> Option<VarId> {
        self.of_inst[at.index()]
    }

    /// A variable.
    #[must_use]
    pub fn get(&self, id: VarId) -> &Variable {
        &self.list[id.index()]
    }

    /// The variable of a name that a function or class body itself declares.
    #[must_use]
    pub fn own(&self, scope: FunctionId, name: Symbol) -> Option<VarId> {
        self.known.get(&(scope, name)).copied()
    }

    /// What a name means to a function, where the module has such a variable.
    #[must_use]
    pub fn resolve(&self, functions: &Functions, user: FunctionId, name: Symbol) -> Option<VarId> {
        let own = self.known.get(&(user, name)).copied();
        own.or_else(|| {
            let plain = self.plain.get(&name).copied().unwrap_or(name);
            let scope = match plain == name {
                true => self.scope_of(functions, user, name),
                false => FunctionId::TOP,
            };
            self.known.get(&(scope, plain)).copied()
        })
    }
}

/// The one variable that an instruction names.
fn named(op: &Op) -> Option<Symbol> {
    match *op {
        Op::LoadVar { name, .. }
        | Op::StoreVar { name, .. }
        | Op::DeclVar { name, .. }
        | Op::AddressOf { name, .. }
        | Op::NewObject { class: name, .. }
        | Op::CallCtor { class: name, .. }
        | Op::CallFunction {
            callee: Callee::Name(name),
            ..
        } => Some(name),
        _ => None,
    }
}
