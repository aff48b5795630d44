//! From a program to linked code: names to places, registers to slots, labels to instruction numbers.
//!
//! Names are resolved lexically: a function's own declarations, then those of the functions around it
//! (class bodies are invisible to the functions inside them, save for the cell that names the class), then
//! the module's variables, then the prelude's. `::x` always means the module's `x`, and `module::x` another's.

use crate::code::{
    Allocation, CaptureFrom, ClassDefinition, Code, FunctionDefinition, Global, Ins, Linked, Param,
    Place, Site, SiteArg, Slot,
};
use crate::fuse::fuse;
use crate::quick::Rules;
use ir::{
    Arg, ArgKind, Callee, CellLifetime, Const, FunctionId, Functions, Hint, InstId, Intrinsic,
    Label, Module, ModuleId, Op, ParamKind, Program, Reg, ScopeKind, Symbol,
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
    constant_by_key: FxHashMap<String, u32>,
    module_by_name: FxHashMap<Symbol, ModuleId>,
}

/// What is known of one function's variables while its module is linked.
struct Scope {
    kind: ScopeKind,
    parent: Option<FunctionId>,
    declared: FxHashSet<Symbol>,
    /// Declared here and used by a function inside.
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

struct FunctionLinker<'a> {
    linker: &'a mut Linker,
    names: &'a mut ir::Names,
    module: &'a Module,
    id: ModuleId,
    functions: &'a Functions,
    scopes: &'a [Scope],
    scope: &'a Scope,
    function: FunctionId,
    /// The number of the code of the module's top level.
    first: u32,
    /// Slots of this function's own variables.
    locals: FxHashMap<Symbol, Slot>,
    /// Registers that hold the exception being handled.
    caught: &'a FxHashSet<Reg>,
    next_slot: u32,
}

impl FunctionLinker<'_> {
    fn fresh(&mut self) -> Slot {
        self.next_slot += 1;
        Slot::try_from(self.next_slot - 1).unwrap_or(Slot::MAX)
    }

    fn link(mut self, info: &ir::FunctionInfo) -> Code {
        let mine: Vec<InstId> = (info.entry.0..info.end.0)
            .map(InstId)
            .filter(|id| self.functions.owner[id.index()] == self.function)
            .filter(|id| !matches!(self.module.inst(*id).op, Op::Label { .. }))
            .collect();
        let mut cells = Vec::new();
        let mut class_cell = None;
        if info.kind != ScopeKind::Module {
            for &name in &info.declared {
                let slot = self.fresh();
                self.locals.insert(name, slot);
                if self.scope.captured.contains(&name) && self.scope.kind != ScopeKind::Class {
                    cells.push(slot);
                }
            }
        }
        if info.kind == ScopeKind::Class && self.scope.captured.contains(&self.scope.class_cell) {
            let slot = self.fresh();
            cells.push(slot);
            class_cell = Some(slot);
        }
        let registers = self.assign_registers(&mine);
        let starts = self.label_targets(info, &mine);
        let plain: Vec<Ins> = mine
            .iter()
            .map(|&id| self.instruction(id, &registers, &starts, class_cell))
            .chain((info.kind == ScopeKind::Module).then_some(Ins::End))
            .collect();
        let mut insts = mine;
        if info.kind == ScopeKind::Module {
            insts.push(InstId(info.end.0.saturating_sub(1)));
        }
        let params: Vec<Param> = self.params(&insts, &registers);
        let positional = params
            .iter()
            .filter(|param| matches!(param.kind, ParamKind::Normal | ParamKind::PositionalOnly))
            .count() as u16;
        let mut locals = Vec::new();
        for &name in &info.declared {
            if let Some(place) = self.own_place(name) {
                locals.push((name, place));
            }
        }
        Code {
            name: info.name,
            module: self.id,
            function: self.function,
            kind: info.kind,
            fused: Vec::new(),
            is_simple: positional as usize == params.len(),
            plain,
            insts,
            params,
            positional,
            slots: Slot::try_from(self.next_slot).unwrap_or(Slot::MAX),
            locals,
            captures: self.scope.captures.clone(),
            cells,
            rules: Rules::of(self.module.semantics),
            class_cell,
        }
    }

    fn params(&self, insts: &[InstId], registers: &FxHashMap<Reg, Slot>) -> Vec<Param> {
        insts
            .iter()
            .filter_map(|&id| match self.module.inst(id).op {
                Op::Symbolic {
                    dst,
                    hint: Hint::Param(name, kind),
                } => Some(Param {
                    name,
                    kind,
                    slot: registers[&dst],
                }),
                _ => None,
            })
            .collect()
    }

    /// Gives every register a slot. One that is used only within the straight stretch of code that writes it
    /// gives its slot back behind the last use. A parameter's register is the slot of its variable where the two
    /// are the same in all but name.
    fn assign_registers(&mut self, mine: &[InstId]) -> FxHashMap<Reg, Slot> {
        let mut stretch = 0;
        let mut written_in: FxHashMap<Reg, u32> = FxHashMap::default();
        let mut last_use: FxHashMap<Reg, usize> = FxHashMap::default();
        let mut uses: FxHashMap<Reg, u32> = FxHashMap::default();
        let mut lives_on: FxHashSet<Reg> = FxHashSet::default();
        for (at, &id) in mine.iter().enumerate() {
            // A label between this instruction and the one before starts a new stretch.
            if at > 0 && id.0 != mine[at - 1].0 + 1 {
                stretch += 1;
            }
            let op = &self.module.inst(id).op;
            op.for_each_use(|register| {
                last_use.insert(register, at);
                *uses.entry(register).or_default() += 1;
                if written_in.get(&register) != Some(&stretch) {
                    lives_on.insert(register);
                }
            });
            if let Some(dst) = op.dst() {
                written_in.insert(dst, stretch);
                // All arguments are put in place at once, before any of them is used.
                if matches!(
                    op,
                    Op::Symbolic {
                        hint: Hint::Param(..),
                        ..
                    }
                ) {
                    lives_on.insert(dst);
                }
            }
            if op.is_terminator() || matches!(op, Op::TryPush { .. } | Op::TryPop) {
                stretch += 1;
            }
        }
        let mut slots: FxHashMap<Reg, Slot> = FxHashMap::default();
        for pair in mine.windows(2) {
            if let (
                Op::Symbolic {
                    dst,
                    hint: Hint::Param(..),
                },
                Op::DeclVar { name, value },
            ) = (&self.module.inst(pair[0]).op, &self.module.inst(pair[1]).op)
                && dst == value
                && uses[dst] == 1
                && !self.scope.captured.contains(name)
                && !slots
                    .values()
                    .any(|slot| Some(slot) == self.locals.get(name))
                && let Some(&slot) = self.locals.get(name)
            {
                slots.insert(*dst, slot);
            }
        }
        let locals: FxHashSet<Slot> = self.locals.values().copied().collect();
        let mut free: Vec<Slot> = Vec::new();
        for (at, &id) in mine.iter().enumerate() {
            let op = &self.module.inst(id).op;
            if let Some(dst) = op.dst()
                && !slots.contains_key(&dst)
            {
                let slot = if lives_on.contains(&dst) {
                    self.fresh()
                } else {
                    free.pop().unwrap_or_else(|| self.fresh())
                };
                slots.insert(dst, slot);
            }
            let mut freed = Vec::new();
            op.for_each_use(|register| {
                if last_use[&register] == at
                    && !lives_on.contains(&register)
                    && !freed.contains(&register)
                {
                    freed.push(register);
                }
            });
            if let Some(dst) = op.dst()
                && !last_use.contains_key(&dst)
                && !lives_on.contains(&dst)
            {
                freed.push(dst);
            }
            free.extend(
                freed
                    .iter()
                    .map(|register| slots[register])
                    .filter(|slot| !locals.contains(slot)),
            );
        }
        slots
    }

    /// The dense instruction that each label of this function stands before.
    fn label_targets(&self, info: &ir::FunctionInfo, mine: &[InstId]) -> FxHashMap<Label, u32> {
        let mut targets = FxHashMap::default();
        for at in info.entry.0..info.end.0 {
            if let Op::Label { label } = self.module.inst(InstId(at)).op {
                targets.insert(label, mine.partition_point(|id| id.0 < at) as u32);
            }
        }
        targets
    }

    /// Where a variable that this function declares is.
    fn own_place(&self, name: Symbol) -> Option<Place> {
        let &slot = self.locals.get(&name)?;
        Some(if self.scope.kind == ScopeKind::Class {
            Place::Local(slot)
        } else if self.scope.captured.contains(&name) {
            Place::Cell(slot)
        } else {
            Place::Local(slot)
        })
    }

    fn place(&mut self, name: Symbol, class_cell: Option<Slot>) -> Place {
        if let Some(text) = self.names.text(name).strip_prefix("::") {
            let text = text.to_owned();
            let name = self.names.intern(&text);
            return Place::Global(self.linker.global(self.id, name));
        }
        // `module::x` is another module's `x`.
        if let Some((module, variable)) = self.names.text(name).split_once("::")
            && let Some(module) = self.names.get(module)
            && let Some(&module) = self.linker.module_by_name.get(&module)
        {
            let variable = variable.to_owned();
            let variable = self.names.intern(&variable);
            return Place::Global(self.linker.global(module, variable));
        }
        if self.scope.kind == ScopeKind::Class {
            if name == self.scope.class_cell
                && let Some(slot) = class_cell
            {
                return Place::Cell(slot);
            }
            if let Some(&slot) = self.locals.get(&name) {
                let outer = self.outer_place(name);
                let outer = self.place_number(name, outer);
                return Place::Class(slot, outer);
            }
        }
        match self.own_place(name) {
            Some(place) => place,
            None => self.outer_place(name),
        }
    }

    fn outer_place(&mut self, name: Symbol) -> Place {
        match self.scope.captures.iter().position(|&other| other == name) {
            Some(index) => Place::Capture(index as u16),
            None => Place::Global(self.linker.global(self.id, name)),
        }
    }

    fn place_number(&mut self, name: Symbol, place: Place) -> u32 {
        let places = &mut self.linker.out.places;
        places.push((name, place));
        places.len() as u32 - 1
    }

    fn named_place(&mut self, name: Symbol, class_cell: Option<Slot>) -> u32 {
        let place = self.place(name, class_cell);
        self.place_number(name, place)
    }

    fn site(&mut self, args: &[Arg], registers: &FxHashMap<Reg, Slot>) -> u32 {
        let sites = &mut self.linker.out.sites;
        sites.push(Site {
            is_plain: args.iter().all(|arg| arg.kind == ArgKind::Positional),
            args: args
                .iter()
                .map(|arg| SiteArg {
                    slot: registers[&arg.value],
                    kind: arg.kind,
                })
                .collect(),
        });
        sites.len() as u32 - 1
    }

    fn cache(&mut self) -> u32 {
        self.linker.out.caches += 1;
        self.linker.out.caches - 1
    }

    fn constant(&mut self, value: &Const) -> u32 {
        let key = format!("{value:?}");
        if let Some(&constant) = self.linker.constant_by_key.get(&key) {
            return constant;
        }
        let constants = &mut self.linker.out.constants;
        constants.push(value.clone());
        let constant = constants.len() as u32 - 1;
        self.linker.constant_by_key.insert(key, constant);
        constant
    }

    fn definition(&mut self, entry: Label, class_cell: Option<Slot>) -> FunctionDefinition {
        let Some(id) = self.functions.at_entry(entry) else {
            return FunctionDefinition {
                code: self.first,
                captures: Box::default(),
            };
        };
        let captures: Vec<Symbol> = self.scopes[id.index()].captures.clone();
        let captures = captures
            .into_iter()
            .map(|name| {
                // A variable of a class body is no cell, whatever functions around the class call theirs.
                let place = if self.scope.kind == ScopeKind::Class
                    && Some(name) != class_cell.map(|_| self.scope.class_cell)
                {
                    self.outer_place(name)
                } else {
                    self.place(name, class_cell)
                };
                match place {
                    Place::Cell(slot) => CaptureFrom::Cell(slot),
                    Place::Capture(index) => CaptureFrom::Capture(index),
                    // Not reached for what `capture` noted.
                    Place::Local(slot) | Place::Class(slot, _) => CaptureFrom::Cell(slot),
                    Place::Global(_) => CaptureFrom::Capture(u16::MAX),
                }
            })
            .collect();
        FunctionDefinition {
            code: self.first + id.0,
            captures,
        }
    }

    fn store(
        &mut self,
        name: Symbol,
        src: Slot,
        is_declaration: bool,
        class_cell: Option<Slot>,
    ) -> Ins {
        match self.place(name, class_cell) {
            Place::Local(dst) | Place::Class(dst, _) if dst == src => Ins::Nop,
            Place::Local(dst) | Place::Class(dst, _) => Ins::Move { dst, src },
            Place::Cell(slot)
                if is_declaration && self.module.semantics.cells == CellLifetime::Declaration =>
            {
                Ins::NewCell { slot, src }
            }
            Place::Cell(slot) => Ins::StoreCell { slot, src },
            Place::Capture(index) => Ins::StoreCapture { index, src },
            Place::Global(global) => {
                self.linker.out.globals[global as usize].is_bound = true;
                Ins::StoreGlobal { global, src }
            }
        }
    }

    fn instruction(
        &mut self,
        id: InstId,
        registers: &FxHashMap<Reg, Slot>,
        starts: &FxHashMap<Label, u32>,
        class_cell: Option<Slot>,
    ) -> Ins {
        let module = self.module;
        let slot = |register: &Reg| registers[register];
        let target = |label: &Label| starts[label];
        match &module.inst(id).op {
            Op::Const {
                dst,
                value: Const::Function { entry, .. },
            } => {
                let definition = self.definition(*entry, class_cell);
                self.linker.out.functions.push(definition);
                Ins::Function {
                    dst: slot(dst),
                    definition: self.linker.out.functions.len() as u32 - 1,
                }
            }
            Op::Const {
                dst,
                value:
                    Const::Class {
                        name,
                        body,
                        parents,
                        keywords,
                    },
            } => {
                let definition = ClassDefinition {
                    name: *name,
                    body: self.definition(*body, class_cell),
                    parents: parents
                        .iter()
                        .map(|&parent| self.named_place(parent, class_cell))
                        .collect(),
                    keywords: keywords.map(|keywords| self.named_place(keywords, class_cell)),
                };
                self.linker.out.classes.push(definition);
                Ins::Class {
                    dst: slot(dst),
                    definition: self.linker.out.classes.len() as u32 - 1,
                }
            }
            Op::Const { dst, value } => Ins::Const {
                dst: slot(dst),
                constant: self.constant(value),
            },
            Op::LoadVar { dst, name } | Op::AddressOf { dst, name } => {
                let dst = slot(dst);
                match self.place(*name, class_cell) {
                    Place::Local(slot) => Ins::LoadLocal {
                        dst,
                        slot,
                        name: *name,
                    },
                    Place::Cell(slot) => Ins::LoadCell {
                        dst,
                        slot,
                        name: *name,
                    },
                    Place::Capture(index) => Ins::LoadCapture {
                        dst,
                        index,
                        name: *name,
                    },
                    Place::Global(global) => Ins::LoadGlobal { dst, global },
                    Place::Class(slot, place) => Ins::LoadClass { dst, slot, place },
                }
            }
            Op::DeclVar { name, value } => self.store(*name, slot(value), true, class_cell),
            Op::StoreVar { name, value } => self.store(*name, slot(value), false, class_cell),
            Op::LoadField { dst, object, field } => Ins::LoadField {
                dst: slot(dst),
                object: slot(object),
                name: *field,
                cache: self.cache(),
            },
            Op::StoreField {
                object,
                field,
                value,
            } => Ins::StoreField {
                object: slot(object),
                src: slot(value),
                name: *field,
                cache: self.cache(),
            },
            Op::LoadIndex { dst, object, index } => Ins::LoadIndex {
                dst: slot(dst),
                object: slot(object),
                index: slot(index),
            },
            Op::StoreIndex {
                object,
                index,
                value,
            } => Ins::StoreIndex {
                object: slot(object),
                index: slot(index),
                src: slot(value),
            },
            Op::NewArray { dst, kind, items } => Ins::NewArray {
                dst: slot(dst),
                kind: *kind,
                site: self.site(items, registers),
            },
            Op::NewObject { dst, class } => Ins::NewObject {
                dst: slot(dst),
                place: self.named_place(*class, class_cell),
            },
            Op::Bin {
                dst,
                op,
                in_place,
                left,
                right,
            } => Ins::Bin {
                op: *op,
                in_place: *in_place,
                dst: slot(dst),
                left: slot(left),
                right: slot(right),
            },
            Op::Un { dst, op, operand } => Ins::Un {
                op: *op,
                dst: slot(dst),
                operand: slot(operand),
            },
            Op::CallFunction {
                dst,
                callee: Callee::Name(name),
                args,
            }
            | Op::CallCtor {
                dst,
                class: name,
                args,
            } => Ins::CallPlace {
                dst: slot(dst),
                place: self.named_place(*name, class_cell),
                site: self.site(args, registers),
            },
            Op::CallFunction {
                dst,
                callee: Callee::Intrinsic(Intrinsic::ArrayLength),
                args,
            } if matches!(
                &**args,
                [Arg {
                    kind: ArgKind::Positional,
                    ..
                }]
            ) =>
            {
                Ins::Length {
                    dst: slot(dst),
                    array: slot(&args[0].value),
                }
            }
            Op::CallFunction {
                dst,
                callee: Callee::Intrinsic(intrinsic),
                args,
            } => Ins::CallIntrinsic {
                dst: slot(dst),
                intrinsic: *intrinsic,
                site: self.site(args, registers),
            },
            Op::CallUnknown { dst, callee, args } => Ins::CallValue {
                dst: slot(dst),
                callee: slot(callee),
                site: self.site(args, registers),
            },
            Op::CallMethod {
                dst,
                receiver,
                method,
                args,
            } => Ins::CallMethod {
                dst: slot(dst),
                receiver: slot(receiver),
                site: self.site(args, registers),
                name: *method,
            },
            Op::Branch { target: label } => Ins::Jump {
                target: target(label),
            },
            Op::BranchIf {
                condition,
                then,
                otherwise,
            } => Ins::Branch {
                condition: slot(condition),
                then: target(then),
                otherwise: target(otherwise),
            },
            Op::Return { value } => Ins::Return { src: slot(value) },
            Op::Throw { value } => Ins::Throw {
                src: slot(value),
                again: self.caught.contains(value),
            },
            Op::TryPush { handler } => Ins::TryPush {
                target: target(handler),
            },
            Op::TryPop => Ins::TryPop,
            Op::Symbolic {
                dst,
                hint: Hint::Param(name, _),
            } => Ins::Param {
                dst: slot(dst),
                name: *name,
            },
            Op::Symbolic {
                dst,
                hint: Hint::CaughtException(_),
            } => Ins::Caught { dst: slot(dst) },
            Op::Symbolic { dst, hint } => {
                self.linker.out.hints.push(hint.clone());
                Ins::Symbolic {
                    dst: slot(dst),
                    hint: self.linker.out.hints.len() as u32 - 1,
                }
            }
            Op::Suspend { dst, kind, value } => Ins::Suspend {
                dst: slot(dst),
                kind: *kind,
                src: slot(value),
            },
            Op::Choose { dst, alternatives } => {
                let args: Vec<Arg> = alternatives
                    .iter()
                    .map(|&value| Arg::positional(value))
                    .collect();
                Ins::Choose {
                    dst: slot(dst),
                    site: self.site(&args, registers),
                }
            }
            Op::Assert { condition, code } => Ins::Assert {
                condition: slot(condition),
                code: *code,
            },
            Op::AllocRegion {
                dst,
                size,
                storage,
                align,
                name,
                layout,
            } => {
                let allocations = &mut self.linker.out.allocations;
                allocations.push(Allocation {
                    storage: *storage,
                    align: *align,
                    name: *name,
                    layout: layout.map(|layout| (self.id, layout)),
                });
                Ins::AllocRegion {
                    dst: slot(dst),
                    size: slot(size),
                    allocation: allocations.len() as u32 - 1,
                }
            }
            Op::LoadIndirect { dst, pointer, ty } => Ins::LoadIndirect {
                dst: slot(dst),
                pointer: slot(pointer),
                ty: *ty,
            },
            Op::StoreIndirect { pointer, value, ty } => Ins::StoreIndirect {
                pointer: slot(pointer),
                src: slot(value),
                ty: *ty,
            },
            Op::LoadRegion {
                dst,
                region,
                offset,
                ty,
            } => Ins::LoadRegion {
                dst: slot(dst),
                pointer: slot(region),
                offset: slot(offset),
                ty: *ty,
            },
            Op::WriteRegion {
                region,
                offset,
                value,
                ty,
            } => Ins::WriteRegion {
                pointer: slot(region),
                offset: slot(offset),
                src: slot(value),
                ty: *ty,
            },
            op @ (Op::Label { .. }
            | Op::LoadFieldIndirect { .. }
            | Op::SetContinuation { .. }
            | Op::ResumeContinuation { .. }
            | Op::Spawn { .. }
            | Op::Resume { .. }) => {
                self.linker.out.hints.push(Hint::Unknown(op.name().into()));
                Ins::Unsupported {
                    dst: op.dst().as_ref().map(slot),
                    hint: self.linker.out.hints.len() as u32 - 1,
                }
            }
        }
    }
}
