//! From a program to linked code: names to places, registers to slots, labels to instruction numbers.
//!
//! Names are resolved lexically: a function's own declarations, then those of the functions around it
//! (class bodies are invisible to the functions inside them, save for the cell that names the class), then
//! the module's variables, then the prelude's. `::x` always means the module's `x`, and `module::x` another's.
mod function;
mod instruction;
mod registers;

use crate::code::{Global, Linked};
use crate::fuse::fuse;
use function::{ConstantKey, FunctionLinker};
use ir::{
    Callee, Const, FunctionId, Functions, Hint, Intrinsic, Module, ModuleId, Op, Program, Reg,
    ScopeKind, Symbol,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Links a program that the verifier accepts.
#[must_use]
pub fn link(program: Program) -> Linked {
    let mut linker = Linker {
        out: Linked {
            program,
            codes: Vec::new(),
            tops: Vec::new(),
            constants: Vec::new(),
            sites: Vec::new(),
            places: Vec::new(),
            functions: Vec::new(),
            classes: Vec::new(),
            hints: Vec::new(),
            allocations: Vec::new(),
            globals: Vec::new(),
            global_by_name: FxHashMap::default(),
            caches: 0,
        },
        constant_by_key: FxHashMap::default(),
        module_by_name: FxHashMap::default(),
    };
    linker.module_by_name = modules_by_name(&linker.out.program.modules);
    let modules = std::mem::take(&mut linker.out.program.modules);
    let mut names = std::mem::take(&mut linker.out.program.names);
    for (at, module) in modules.iter().enumerate() {
        linker.module(ModuleId(at as u32), module, &mut names);
    }
    linker.out.program = Program { names, modules };
    linker.connect_preludes(0);
    for code in &mut linker.out.codes {
        code.fused = fuse(code);
    }
    linker.out
}

/// Links a program that begins with the modules of one that is linked, in which everything keeps its number.
#[must_use]
pub fn extend(linked: &Linked, program: Program) -> Linked {
    let known = linked.program.modules.len();
    let (codes, globals) = (linked.codes.len(), linked.globals.len());
    let Program { names, modules } = program;
    let mut linker = Linker {
        out: Linked {
            program: Program::default(),
            codes: linked.codes.clone(),
            tops: linked.tops.clone(),
            constants: linked.constants.clone(),
            sites: linked.sites.clone(),
            places: linked.places.clone(),
            functions: linked.functions.clone(),
            classes: linked.classes.clone(),
            hints: linked.hints.clone(),
            allocations: linked.allocations.clone(),
            globals: linked.globals.clone(),
            global_by_name: linked.global_by_name.clone(),
            caches: linked.caches,
        },
        constant_by_key: FxHashMap::default(),
        module_by_name: modules_by_name(&modules),
    };
    let mut names = names;
    for (at, module) in modules.iter().enumerate().skip(known) {
        linker.module(ModuleId(at as u32), module, &mut names);
    }
    linker.out.program = Program { names, modules };
    linker.connect_preludes(globals);
    for code in &mut linker.out.codes[codes..] {
        code.fused = fuse(code);
    }
    linker.out
}

/// The first module of each name.
fn modules_by_name(modules: &[Module]) -> FxHashMap<Symbol, ModuleId> {
    let mut found = FxHashMap::default();
    for (at, module) in modules.iter().enumerate() {
        found.entry(module.name).or_insert(ModuleId(at as u32));
    }
    found
}

struct Linker {
    out: Linked,
    constant_by_key: FxHashMap<ConstantKey, u32>,
    module_by_name: FxHashMap<Symbol, ModuleId>,
}

/// What is known of one function's variables while its module is linked.
struct Scope {
    kind: ScopeKind,
    parent: Option<FunctionId>,
    declared: FxHashSet<Symbol>,
    /// Declared here and used by a function inside; of a module's variables those only that are the frontend's own.
    captured: FxHashSet<Symbol>,
    /// Used here or further inside and declared by a function outside, in order of first use.
    captures: Vec<Symbol>,
    class_cell: Symbol,
}

impl Scope {
    /// Whether functions inside see a declaration of this scope.
    fn shows(&self, name: Symbol) -> bool {
        match self.kind {
            ScopeKind::Function(_) => self.declared.contains(&name),
            ScopeKind::Class => name == self.class_cell,
            ScopeKind::Module => false,
        }
    }
}

impl Linker {
    fn global(&mut self, module: ModuleId, name: Symbol) -> u32 {
        if let Some(&global) = self.out.global_by_name.get(&(module, name)) {
            return global;
        }
        let global = self.out.globals.len() as u32;
        self.out.globals.push(Global {
            module,
            name,
            fallback: None,
            is_bound: false,
        });
        self.out.global_by_name.insert((module, name), global);
        global
    }

    /// Lets the variables of each language's prelude show through in its other modules, from a variable on.
    fn connect_preludes(&mut self, first: usize) {
        for at in first..self.out.globals.len() {
            let Global { module, name, .. } = self.out.globals[at];
            let semantics = self.out.program.modules[module.index()].semantics;
            let prelude = self.out.program.names.get(semantics.prelude);
            let Some(prelude) = prelude.and_then(|prelude| self.out.program.module_named(prelude))
            else {
                continue;
            };
            if prelude != module {
                let fallback = self.global(prelude, name);
                self.out.globals[at].fallback = Some(fallback);
            }
        }
    }

    fn module(&mut self, id: ModuleId, module: &Module, names: &mut ir::Names) {
        let functions = Functions::of(module);
        let class_cell = names.intern(module.semantics.protocol.class_cell);
        let mut scopes: Vec<Scope> = functions
            .list
            .iter()
            .map(|function| Scope {
                kind: function.kind,
                parent: function.parent,
                declared: function.declared.iter().copied().collect(),
                captured: FxHashSet::default(),
                captures: Vec::new(),
                class_cell,
            })
            .collect();
        for (at, inst) in module.insts.iter().enumerate() {
            let owner = functions.owner[at];
            for_each_name(&inst.op, |name| {
                if !names.text(name).contains("::") {
                    capture(&mut scopes, owner, name);
                    if names.is_hidden(name) && scopes[owner.index()].kind != ScopeKind::Module {
                        scopes[0].captured.insert(name);
                    }
                }
            });
        }
        let caught: FxHashSet<Reg> = module
            .insts
            .iter()
            .filter_map(|inst| match inst.op {
                Op::Symbolic {
                    dst,
                    hint: Hint::CaughtException(_),
                }
                | Op::CallFunction {
                    dst,
                    callee: Callee::Intrinsic(Intrinsic::CurrentException | Intrinsic::RaisedHere),
                    ..
                } => Some(dst),
                _ => None,
            })
            .collect();
        let first = self.out.codes.len() as u32;
        self.out.tops.push(first);
        for (at, function) in functions.list.iter().enumerate() {
            let linked = FunctionLinker {
                linker: self,
                names,
                module,
                id,
                functions: &functions,
                scopes: &scopes,
                scope: &scopes[at],
                function: FunctionId(at as u32),
                first,
                caught: &caught,
                locals: FxHashMap::default(),
                next_slot: 0,
            }
            .link(function);
            self.out.codes.push(linked);
        }
    }
}

/// Calls `visit` with every variable that an instruction names.
fn for_each_name(op: &Op, mut visit: impl FnMut(Symbol)) {
    match op {
        Op::LoadVar { name, .. }
        | Op::StoreVar { name, .. }
        | Op::AddressOf { name, .. }
        | Op::CallFunction {
            callee: Callee::Name(name),
            ..
        }
        | Op::CallCtor { class: name, .. }
        | Op::NewObject { class: name, .. } => visit(*name),
        Op::Const {
            value: Const::Class {
                parents, keywords, ..
            },
            ..
        } => {
            parents.iter().copied().chain(*keywords).for_each(visit);
        }
        _ => {}
    }
}

/// Notes that a function uses a name, as a capture where a function around it declares it.
fn capture(scopes: &mut [Scope], user: FunctionId, name: Symbol) {
    if scopes[user.index()].declared.contains(&name) {
        return;
    }
    let mut through = vec![user];
    let mut at = scopes[user.index()].parent;
    while let Some(id) = at {
        if scopes[id.index()].shows(name) {
            scopes[id.index()].captured.insert(name);
            for inner in through {
                let captures = &mut scopes[inner.index()].captures;
                if !captures.contains(&name) {
                    captures.push(name);
                }
            }
            return;
        }
        through.push(id);
        at = scopes[id.index()].parent;
    }
}
