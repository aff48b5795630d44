//! From a program to linked code: names to places, registers to slots, labels to instruction numbers.
//!
//! Names are resolved lexically: a function's own declarations, then those of the functions around it
//! (class bodies are invisible to the functions inside them, save for the cell that names the class), then
//! the module's variables, then the prelude's. `::x` always means the module's `x`, and `module::x` another's.
//!
//! What many programs begin with, a prelude, is linked once ([`Base`]).
//!
//! **Invariant.** A program is linked to the same whether its base was made from it or from another program. Held by
//! `tests/tests/battery/linked.rs`.

mod function;
mod instruction;
mod registers;

use crate::code::fuse::fuse;
use crate::code::{Code, Global, Linked};
use function::{ConstantKey, FunctionLinker};
use ir::{
    Callee, Const, FunctionId, Functions, Hint, InstId, Intrinsic, Module, ModuleId, Op, Program,
    Reg, ScopeKind, Symbol,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// Links a program that the verifier accepts.
#[must_use]
pub fn link(program: Program) -> Linked {
    link_behind(&Base::default(), program)
}

/// Modules that are linked once for all programs that begin with them.
#[derive(Default)]
pub struct Base {
    /// Without names: those are each program's.
    linked: Linked,
    constants: FxHashMap<ConstantKey, u32>,
}

impl Base {
    /// Links the first modules of a program, which alone have the first so many of its names. Where they hang on what follows
    /// in the program, this is a base of no modules, as the default is.
    #[must_use]
    pub fn of(program: &mut Program, (modules, names): (usize, usize)) -> Base {
        let nothing = Base::default();
        let mut linker = Linker::behind(&nothing, &program.modules[..modules]);
        linker.own = names;
        linker.modules(&program.modules[..modules], &mut program.names);
        let Linker {
            out: mut linked,
            constants,
            is_open,
            ..
        } = linker;
        if is_open {
            return Base::default();
        }
        linked.program.modules = program.modules[..modules].to_vec();
        Base { linked, constants }
    }

    /// Whether a program begins with these modules, so many of them.
    #[must_use]
    pub fn is_of(&self, program: &Program, modules: usize) -> bool {
        let ours = &self.linked.program.modules;
        let theirs = &program.modules[..modules];
        let mut pairs = ours.iter().zip(theirs);
        ours.len() == modules && pairs.all(|(ours, theirs)| Rc::ptr_eq(ours, theirs))
    }
}

/// Links a program that begins with the modules of a base that is [its](Base::is_of), or was made from it.
#[must_use]
pub fn link_behind(base: &Base, program: Program) -> Linked {
    let Program { mut names, modules } = program;
    let mut linker = Linker::behind(base, &modules);
    linker.modules(&modules, &mut names);
    linker.out.program = Program { names, modules };
    linker.out
}

/// Links a program that begins with the modules of one that is linked, in which everything keeps its number.
#[must_use]
pub fn extend(linked: &Linked, program: Program) -> Linked {
    let Program { mut names, modules } = program;
    // Each part has constants of its own.
    let no_constants = FxHashMap::default();
    let mut linker = Linker::of(linked, &no_constants, &modules);
    linker.modules(&modules, &mut names);
    linker.out.program = Program { names, modules };
    linker.out
}

/// The first module of each name.
fn modules_by_name(modules: &[Rc<Module>]) -> FxHashMap<Symbol, ModuleId> {
    let mut found = FxHashMap::default();
    for (at, module) in modules.iter().enumerate() {
        found.entry(module.name).or_insert(ModuleId(at as u32));
    }
    found
}

struct Linker<'b> {
    out: Linked,
    /// The constants of what was linked before.
    known: &'b FxHashMap<ConstantKey, u32>,
    constants: FxHashMap<ConstantKey, u32>,
    module_by_name: FxHashMap<Symbol, ModuleId>,
    /// The module of the program's first file.
    first_file: Option<ModuleId>,
    /// How many modules, codes and global variables were there before.
    first: (usize, usize, usize),
    /// How many names belong to the modules at hand; others are of what may follow.
    own: usize,
    /// Whether something was found, or not found, among what may follow.
    is_open: bool,
}

/// What is known of one function's variables while its module is linked.
struct Scope {
    kind: ScopeKind,
    parent: Option<FunctionId>,
    declared: FxHashSet<Symbol>,
    /// Of a module: the variables of its blocks, which are none of its members.
    of_blocks: FxHashSet<Symbol>,
    /// Declared here and used by a function inside; of a module's variables those only that are the frontend's own.
    captured: FxHashSet<Symbol>,
    /// Used here or further inside and declared by a function outside, in order of first use.
    captures: Vec<Symbol>,
    class_cell: Option<Symbol>,
}

impl Scope {
    /// Whether functions inside see a declaration of this scope.
    fn shows(&self, name: Symbol) -> bool {
        match self.kind {
            ScopeKind::Function(_) => self.declared.contains(&name),
            ScopeKind::Class => Some(name) == self.class_cell,
            ScopeKind::Module => self.of_blocks.contains(&name),
        }
    }
}

impl<'b> Linker<'b> {
    /// For the modules of a program that begins with those of a base.
    fn behind(base: &'b Base, modules: &[Rc<Module>]) -> Linker<'b> {
        Linker::of(&base.linked, &base.constants, modules)
    }

    fn of(
        linked: &Linked,
        known: &'b FxHashMap<ConstantKey, u32>,
        modules: &[Rc<Module>],
    ) -> Linker<'b> {
        Linker {
            known,
            constants: FxHashMap::default(),
            module_by_name: modules_by_name(modules),
            first_file: (modules.iter().position(|module| !module.is_library))
                .map(|at| ModuleId(at as u32)),
            first: (
                linked.program.modules.len(),
                linked.codes.len(),
                linked.globals.len(),
            ),
            own: usize::MAX,
            is_open: false,
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
        }
    }

    /// Links those modules that were not linked before.
    fn modules(&mut self, modules: &[Rc<Module>], names: &mut ir::Names) {
        let (known, codes, globals) = self.first;
        let mut linked = Vec::new();
        for (at, module) in modules.iter().enumerate().skip(known) {
            self.module(ModuleId(at as u32), module, names, &mut linked);
        }
        self.connect_preludes(globals, modules, names);
        debug_assert_eq!(self.out.codes.len(), codes);
        self.out.codes.extend(linked.into_iter().map(|mut code| {
            code.fused = fuse(&code);
            Rc::new(code)
        }));
    }

    /// A name that a module's own stands for, which may be one of what follows.
    fn named(&mut self, name: Symbol) -> Symbol {
        self.is_open |= name.0 as usize >= self.own;
        name
    }

    /// The module whose variables a module's outermost ones are. What is asked about a program is none of its files.
    fn home_of(&self, id: ModuleId, module: &Module, names: &ir::Names) -> ModuleId {
        let is_file = !module.is_library && !names.is_hidden(module.name);
        let shares = module.semantics.objects.files_share_variables && is_file;
        self.first_file.filter(|_| shares).unwrap_or(id)
    }

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

    /// Lets the variables of each language's prelude show through in its other modules, from a variable on: in those of programs the
    /// public ones alone.
    fn connect_preludes(&mut self, first: usize, modules: &[Rc<Module>], names: &ir::Names) {
        for at in first..self.out.globals.len() {
            let Global { module, name, .. } = self.out.globals[at];
            let semantics = modules[module.index()].semantics;
            let prelude = names.get(semantics.library.prelude);
            let prelude = prelude.and_then(|prelude| self.module_by_name.get(&prelude).copied());
            let Some(prelude) = prelude else {
                // There may be one among what follows.
                self.is_open = true;
                continue;
            };
            let public = semantics.library.public;
            let is_seen = public.is_empty()
                || modules[module.index()].is_library
                || public.contains(&names.text(name));
            if prelude != module && is_seen {
                let fallback = self.global(prelude, name);
                self.out.globals[at].fallback = Some(fallback);
            }
        }
    }

    fn module(
        &mut self,
        id: ModuleId,
        module: &Module,
        names: &mut ir::Names,
        codes: &mut Vec<Code>,
    ) {
        let functions = Functions::of(module);
        let class_cell = names.get(module.semantics.objects.protocol.class_cell);
        let mut scopes: Vec<Scope> = functions
            .list
            .iter()
            .map(|function| Scope {
                kind: function.kind,
                parent: function.parent,
                declared: function.declared.iter().copied().collect(),
                of_blocks: match function.kind {
                    ScopeKind::Module => {
                        let declared = function.declared.iter().copied();
                        declared.filter(|&name| names.is_of_block(name)).collect()
                    }
                    _ => FxHashSet::default(),
                },
                captured: FxHashSet::default(),
                captures: Vec::new(),
                class_cell,
            })
            .collect();
        for (at, inst) in module.insts.iter().enumerate() {
            let owner = functions.owner[at];
            for_each_name(&inst.op, |name| {
                if !names.is_qualified(name) {
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
        let first = (self.out.codes.len() + codes.len()) as u32;
        self.out.tops.push(first);
        // What each function has of the module's instructions, and of its labels.
        let mut parts = vec![(Vec::new(), Vec::new()); functions.list.len()];
        for (at, inst) in module.insts.iter().enumerate() {
            let (insts, labels) = &mut parts[functions.owner[at].index()];
            match inst.op {
                Op::Label { label } => labels.push((label, insts.len() as u32)),
                _ => insts.push(InstId(at as u32)),
            }
        }
        let parts = functions.list.iter().zip(parts);
        for (at, (function, (insts, labels))) in parts.enumerate() {
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
            .link(function, insts, labels.into_iter().collect());
            codes.push(linked);
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
