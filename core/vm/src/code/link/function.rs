//! One function: its variables and registers get slots, what it names gets places.

use super::registers::Slots;
use super::{Linker, Scope};
use crate::code::block_scope::Noted;
use crate::code::{
    CaptureFrom, Code, FunctionDefinition, Ins, Param, Place, Site, SiteArg, Slot, Takes,
};
use crate::operator::fast::Rules;
use ir::{
    Arg, ArgKind, CellLifetime, Const, FunctionId, Functions, Hint, InstId, Label, Module,
    ModuleId, Op, ParamKind, Reg, ScopeKind, Symbol,
};
use rustc_hash::{FxHashMap, FxHashSet};

pub(super) struct FunctionLinker<'a, 'b> {
    pub(super) linker: &'a mut Linker<'b>,
    pub(super) names: &'a mut ir::Names,
    pub(super) module: &'a Module,
    pub(super) id: ModuleId,
    pub(super) functions: &'a Functions,
    pub(super) scopes: &'a [Scope],
    pub(super) scope: &'a Scope,
    pub(super) function: FunctionId,
    /// The number of the code of the module's top level.
    pub(super) first: u32,
    /// Slots of this function's own variables.
    pub(super) locals: FxHashMap<Symbol, Slot>,
    /// Registers that hold the exception being handled.
    pub(super) caught: &'a FxHashSet<Reg>,
    pub(super) next_slot: u32,
}

/// By what constants are found to be the same. Floating-point numbers have no equality that would do, so what is rare
/// is compared as it is written.
#[derive(PartialEq, Eq, Hash)]
pub(super) enum ConstantKey {
    Int(i64),
    Text(Box<str>),
    Other(String),
}

impl ConstantKey {
    fn of(value: &Const) -> ConstantKey {
        match value {
            Const::Int(value) => ConstantKey::Int(*value),
            Const::Text(text) => ConstantKey::Text(text.clone()),
            other => ConstantKey::Other(format!("{other:?}")),
        }
    }
}

impl FunctionLinker<'_, '_> {
    pub(super) fn fresh(&mut self) -> Slot {
        self.next_slot += 1;
        Slot::try_from(self.next_slot - 1).unwrap_or(Slot::MAX)
    }

    /// `mine` are its own instructions, and `starts` tells in front of which of them its labels stand.
    pub(super) fn link(
        mut self,
        info: &ir::FunctionInfo,
        mine: Vec<InstId>,
        starts: FxHashMap<Label, u32>,
    ) -> Code {
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
        } else {
            // What only the top level's own code uses for its intermediate results dies like a register.
            for &name in &info.declared {
                let is_captured = self.scope.captured.contains(&name);
                let is_of_block = self.scope.of_blocks.contains(&name);
                if is_of_block || self.names.is_hidden(name) && !is_captured {
                    let slot = self.fresh();
                    self.locals.insert(name, slot);
                    if is_of_block && is_captured {
                        cells.push(slot);
                    }
                }
            }
        }
        let is_captured = |cell: &Symbol| self.scope.captured.contains(cell);
        if info.kind == ScopeKind::Class && self.scope.class_cell.as_ref().is_some_and(is_captured)
        {
            let slot = self.fresh();
            cells.push(slot);
            class_cell = Some(slot);
        }
        let registers = self.assign_registers(&mine);
        let plain: Vec<Ins> = mine
            .iter()
            .map(|&id| self.instruction(id, &registers, &starts, class_cell))
            .chain((info.kind == ScopeKind::Module).then_some(Ins::End))
            .collect();
        let mut insts = mine;
        if info.kind == ScopeKind::Module {
            insts.push(InstId(info.end.0.saturating_sub(1)));
        }
        let mut params: Vec<Param> = self.params(&insts, &registers);
        let is_receiver = |param: &Param| param.kind == ParamKind::Receiver;
        let receiver = params.iter().find(|param| is_receiver(param));
        let receiver = receiver.map(|param| param.slot);
        params.retain(|param| !is_receiver(param));
        let positional = params
            .iter()
            .filter(|param| param.kind.is_by_place())
            .count() as u16;
        let of_kind = |kind| {
            params
                .iter()
                .filter(move |param| param.kind == kind)
                .count()
        };
        let elements = of_kind(ParamKind::Element);
        let takes = match self.module.semantics.objects.delegate {
            true => Takes::of(&params, self.names),
            false => None,
        };
        let mut locals = Vec::new();
        for &name in &info.declared {
            if let Some(place) = self.own_place(name) {
                locals.push((name, place));
            }
        }
        let notes = self.notes(info, &insts);
        Code {
            name: info.name,
            module: self.id,
            function: self.function,
            entry: info.entry,
            kind: info.kind,
            fused: Vec::new(),
            is_simple: positional as usize == params.len() && elements == 0,
            takes_apart: elements > 0
                && elements + of_kind(ParamKind::Rest) + of_kind(ParamKind::Optional) > 1,
            shortcut: (self.module.is_library && info.kind != ScopeKind::Module)
                .then(|| self.names.text(info.name))
                .and_then(|name| self.module.semantics.library.shortcuts.of(name)),
            takes,
            makes_objects: self.module.note(info.entry) != ir::note::MAKES_NOTHING,
            plain,
            insts,
            params,
            receiver,
            positional,
            slots: Slot::try_from(self.next_slot).unwrap_or(Slot::MAX),
            locals,
            notes,
            captures: self.scope.captures.clone(),
            cells,
            rules: Rules::of(self.module.semantics),
            class_cell,
        }
    }

    /// What is noted about its variables. A declaration is that of the innermost block noted for its name that it is in.
    fn notes(&self, info: &ir::FunctionInfo, insts: &[InstId]) -> Vec<Noted> {
        let Op::Label { label } = self.module.inst(info.entry).op else {
            return Vec::new();
        };
        let of_scope = self.module.locals.iter().filter(|note| note.scope == label);
        let mut notes: Vec<Noted> = of_scope
            .map(|&note| Noted {
                note,
                declared: None,
                is_bare: false,
            })
            .collect();
        if notes.is_empty() {
            return notes;
        }
        let mut by_name: FxHashMap<Symbol, Vec<usize>> = FxHashMap::default();
        for (at, noted) in notes.iter().enumerate() {
            by_name.entry(noted.note.name).or_default().push(at);
        }
        let mut unbound = None;
        for &id in insts {
            let inst = self.module.inst(id);
            if let Op::Const { dst, value } = &inst.op {
                unbound = (*value == Const::Unbound).then_some(*dst);
            }
            let Op::DeclVar { name, value } = inst.op else {
                continue;
            };
            let named = by_name.get(&name).into_iter().flatten().copied();
            let around = named.filter(|&at| notes[at].is_named_at(inst.span));
            // Of blocks that nest the inner one starts later; one that is not noted is the whole function.
            if let Some(at) = around.max_by_key(|&at| notes[at].note.block.start)
                && notes[at].declared.is_none()
            {
                notes[at].declared = Some(id);
                notes[at].is_bare = unbound == Some(value);
            }
        }
        notes
    }

    pub(super) fn params(&self, insts: &[InstId], registers: &Slots) -> Vec<Param> {
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

    /// Where a variable that this function declares is.
    pub(super) fn own_place(&self, name: Symbol) -> Option<Place> {
        let &slot = self.locals.get(&name)?;
        Some(if self.scope.kind == ScopeKind::Class {
            Place::Local(slot)
        } else if self.scope.captured.contains(&name) {
            Place::Cell(slot)
        } else {
            Place::Local(slot)
        })
    }

    pub(super) fn place(&mut self, name: Symbol, class_cell: Option<Slot>) -> Place {
        if let Some(text) = self.names.text(name).strip_prefix("::") {
            let text = text.to_owned();
            let name = self.names.intern(&text);
            let name = self.linker.named(name);
            return Place::Global(self.linker.global(self.id, name));
        }
        // `module::x` is another module's `x`.
        if self.names.is_qualified(name)
            && let Some((module, variable)) = self.names.text(name).split_once("::")
            // Names of a language's own kinds may end so.
            && !variable.is_empty()
        {
            let variable = variable.to_owned();
            let module = self.names.get(module);
            let module = module.and_then(|module| self.linker.module_by_name.get(&module));
            match module.copied() {
                Some(module) => {
                    let variable = self.names.intern(&variable);
                    let variable = self.linker.named(variable);
                    return Place::Global(self.linker.global(module, variable));
                }
                None => self.linker.is_open = true,
            }
        }
        if self.scope.kind == ScopeKind::Class {
            if Some(name) == self.scope.class_cell
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

    pub(super) fn outer_place(&mut self, name: Symbol) -> Place {
        match self.scope.captures.iter().position(|&other| other == name) {
            Some(index) => Place::Capture(index as u16),
            None => {
                let home = self.linker.home_of(self.id, self.module, self.names);
                Place::Global(self.linker.global(home, name))
            }
        }
    }

    pub(super) fn place_number(&mut self, name: Symbol, place: Place) -> u32 {
        let places = &mut self.linker.out.places;
        places.push((name, place));
        places.len() as u32 - 1
    }

    pub(super) fn named_place(&mut self, name: Symbol, class_cell: Option<Slot>) -> u32 {
        let place = self.place(name, class_cell);
        self.place_number(name, place)
    }

    pub(super) fn site(&mut self, args: &[Arg], registers: &Slots) -> u32 {
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

    pub(super) fn cache(&mut self) -> u32 {
        self.linker.out.caches += 1;
        self.linker.out.caches - 1
    }

    pub(super) fn constant(&mut self, value: &Const) -> u32 {
        let key = ConstantKey::of(value);
        let (known, new) = (&self.linker.known, &self.linker.constants);
        if let Some(&constant) = known.get(&key).or_else(|| new.get(&key)) {
            return constant;
        }
        let constants = &mut self.linker.out.constants;
        constants.push(value.clone());
        let constant = constants.len() as u32 - 1;
        self.linker.constants.insert(key, constant);
        constant
    }

    pub(super) fn definition(
        &mut self,
        entry: Label,
        class_cell: Option<Slot>,
    ) -> FunctionDefinition {
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
                    && Some(name) != class_cell.and(self.scope.class_cell)
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

    pub(super) fn store(
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
                if is_declaration
                    && self.module.semantics.calls.cells == CellLifetime::Declaration =>
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
}
