//! Adding a file's instructions to the module that all files are made one of.

use super::names::{Unit, Units};
use ir::{
    Callee, ClassNote, Const, FunctionId, InstId, Intrinsic, Label, Layout, LayoutId, LocalNote,
};
use ir::{MethodNote, Module, Names, Op, Position, Reg, Span, Symbol, TypeNote, TypePlace};

/// A file that is being added.
pub(super) struct Adding<'a, 'u> {
    pub unit: &'u Unit<'a>,
    pub units: &'u Units<'a>,
    pub module: &'u mut Module,
    pub names: &'u mut Names,
    /// What goes by way of modules, each with what imports them.
    pub through: &'u mut Vec<(InstId, Vec<InstId>)>,
    /// How many of each are there already, and how many lines are in front of the file.
    pub first: u32,
    pub registers: u32,
    pub labels: u32,
    pub layouts: u32,
    pub lines: u32,
}

impl Adding<'_, '_> {
    /// Adds all that it has.
    pub fn add(&mut self, is_last: bool) {
        let from = self.unit.module;
        let first = self.first;
        self.module.registers += from.registers;
        self.module.labels.extend(&from.labels);
        let layouts = from.layouts.iter().cloned();
        let layouts: Vec<Layout> = layouts.map(|one| self.moved(one)).collect();
        self.module.layouts.extend(layouts);
        let end = (!is_last).then(|| {
            let name = self.names.intern("end_file");
            self.module.fresh_label(name)
        });
        for (at, inst) in from.insts.iter().enumerate() {
            let at = InstId(at as u32);
            let is_outermost = self.unit.functions.owner[at.index()] == FunctionId::TOP;
            let op = match (&inst.op, end) {
                // A file that ends gives control back to who imports it.
                (Op::Return { .. }, Some(target)) if is_outermost => Op::Branch { target },
                (op, _) => self.op(at, op),
            };
            let span = self.span(inst.span);
            self.module.push(op, span);
        }
        if let Some(label) = end {
            self.module.push(Op::Label { label }, Span::NONE);
        }
        let notes = from.notes.iter();
        let notes = notes.map(|(at, text)| (InstId(at.0 + first), text.clone()));
        self.module.notes.extend(notes);
        let types = from.types.iter().map(|note| TypeNote {
            place: self.type_place(note.place),
            ty: note.ty.clone(),
        });
        let types: Vec<TypeNote> = types.collect();
        self.module.types.extend(types);
        let classes = from.classes.iter().map(|note| ClassNote {
            value: note.value.map(|reg| Reg(reg.0 + self.registers)),
            constructor: note.constructor.map(|entry| self.label(entry)),
            methods: (note.methods.iter())
                .map(|method| MethodNote {
                    entry: self.label(method.entry),
                    ..*method
                })
                .collect(),
            ..note.clone()
        });
        let classes: Vec<ClassNote> = classes.collect();
        self.module.classes.extend(classes);
        let locals = from.locals.iter().map(|note| LocalNote {
            scope: self.scope(note.scope),
            name: self.noted(note.scope, note.name),
            block: self.span(note.block),
            layout: note.layout.map(|layout| self.layout(layout)),
        });
        let locals: Vec<LocalNote> = locals.collect();
        self.module.locals.extend(locals);
    }

    /// A layout whose parts are found among those of all files.
    fn moved(&self, mut layout: Layout) -> Layout {
        match &mut layout {
            Layout::Pointer(Some(part)) | Layout::Array { element: part, .. } => {
                *part = self.layout(*part);
            }
            Layout::Record { members, .. } => {
                for member in members {
                    member.layout = self.layout(member.layout);
                }
            }
            Layout::Pointer(None)
            | Layout::Scalar(_)
            | Layout::Character(_)
            | Layout::Enum { .. } => {}
        }
        layout
    }

    fn layout(&self, layout: LayoutId) -> LayoutId {
        LayoutId(layout.0 + self.layouts)
    }

    fn span(&self, span: Span) -> Span {
        if !span.is_some() {
            return span;
        }
        let below = |at: Position| Position {
            line: at.line + self.lines,
            ..at
        };
        Span {
            start: below(span.start),
            end: below(span.end),
        }
    }

    fn label(&self, label: Label) -> Label {
        Label(label.0 + self.labels)
    }

    /// The label of a scope, where that of each file's outermost one is the module's.
    fn scope(&self, label: Label) -> Label {
        match self.unit.functions.at_entry(label) {
            Some(_) => self.label(label),
            None => Label(0),
        }
    }

    fn noted(&self, scope: Label, name: Symbol) -> Symbol {
        match self.unit.functions.at_entry(scope) {
            Some(_) => name,
            None => self.unit.renamed(name).unwrap_or(name),
        }
    }

    fn type_place(&self, place: TypePlace) -> TypePlace {
        match place {
            TypePlace::Register(reg) => TypePlace::Register(Reg(reg.0 + self.registers)),
            TypePlace::Variable(scope, name) => {
                TypePlace::Variable(self.scope(scope), self.noted(scope, name))
            }
            TypePlace::Result(label) => TypePlace::Result(self.scope(label)),
            TypePlace::Class(label) => TypePlace::Class(self.scope(label)),
            TypePlace::Alias(name) => TypePlace::Alias(name),
        }
    }

    /// A name that means an outermost variable, wherever it is used.
    fn outermost(&mut self, name: Symbol) -> Symbol {
        let text = format!("::{}", self.names.text(name));
        self.names.intern(&text)
    }

    /// What a name means that an instruction uses.
    fn named(&mut self, name: Symbol, is_outermost: bool) -> Symbol {
        let text = self.names.text(name);
        if let Some((module, own)) = text.split_once("::") {
            let own = self.names.get(own);
            let found = match (module, own) {
                ("", Some(own)) => self.unit.renamed(own),
                (module, Some(own)) => {
                    (self.names.get(module)).and_then(|module| self.units.of_module(module, own))
                }
                (_, None) => None,
            };
            return match found {
                Some(found) => self.outermost(found),
                None => name,
            };
        }
        let renamed = self.unit.renamed(name).filter(|_| is_outermost);
        renamed.unwrap_or(name)
    }

    /// The variable of a file that a member of a register is, where the register holds the file's module.
    fn of_register(&mut self, reg: Reg, member: Symbol) -> Option<Symbol> {
        let module = self.unit.module_in(reg)?;
        let found = self.units.of_module(module, member)?;
        Some(self.outermost(found))
    }

    /// Notes what imports the module that an instruction goes by way of.
    fn goes_through(&mut self, at: InstId, op: &Op) {
        let (Op::LoadField { object: reg, .. }
        | Op::StoreField { object: reg, .. }
        | Op::CallMethod { receiver: reg, .. }) = op
        else {
            return;
        };
        let Some(module) = self.unit.module_in(*reg) else {
            return;
        };
        let imports = self.unit.imports_of(module).into_iter();
        let imports = imports.map(|at| InstId(at.0 + self.first)).collect();
        self.through.push((InstId(at.0 + self.first), imports));
    }

    /// An access to a variable of another file, where the instruction is one by way of the file's module.
    fn across(&mut self, op: &Op) -> Option<Op> {
        Some(match op {
            Op::LoadField { dst, object, field } => Op::LoadVar {
                dst: *dst,
                name: self.of_register(*object, *field)?,
            },
            Op::StoreField {
                object,
                field,
                value,
            } => Op::StoreVar {
                name: self.of_register(*object, *field)?,
                value: *value,
            },
            Op::CallMethod {
                dst,
                receiver,
                method,
                args,
            } => Op::CallFunction {
                dst: *dst,
                callee: Callee::Name(self.of_register(*receiver, *method)?),
                args: args.clone(),
            },
            Op::CallFunction {
                dst,
                callee: Callee::Intrinsic(Intrinsic::ImportMember),
                args,
            } => {
                let (module, name) = self.unit.imported(args, self.names)?;
                let found = self.units.of_module(module, name)?;
                Op::LoadVar {
                    dst: *dst,
                    name: self.outermost(found),
                }
            }
            _ => return None,
        })
    }

    /// What hands the file's function over, or asks for another file's, as the writing of a variable and the call of what it holds.
    fn given(&mut self, at: InstId, op: &Op) -> Option<Op> {
        let given = &self.unit.given;
        if let (Some((over, function)), Some(name)) = (given.over, given.variable)
            && over == at
        {
            let value = function;
            return Some(Op::DeclVar { name, value });
        }
        let module = given.asked_for(self.unit, at, op)?;
        let name = self.units.function_of(module)?;
        let Op::CallFunction { dst, args, .. } = op else {
            return None;
        };
        // It is told what it was asked for by.
        Some(Op::CallFunction {
            dst: *dst,
            callee: Callee::Name(self.outermost(name)),
            args: args.clone(),
        })
    }

    fn op(&mut self, at: InstId, op: &Op) -> Op {
        let given = self.given(at, op);
        let across = given.or_else(|| self.across(op));
        if across.is_some() {
            self.goes_through(at, op);
        }
        let is_across = across.is_some();
        let mut op = across.unwrap_or_else(|| op.clone());
        let unit = self.unit;
        let variable = unit.variables.at(at).map(|id| unit.variables.get(id));
        let is_outermost = variable.is_some_and(|one| one.scope == FunctionId::TOP);
        let owner = unit.functions.owner[at.index()];
        match &mut op {
            _ if is_across => {}
            Op::LoadVar { name, .. }
            | Op::StoreVar { name, .. }
            | Op::DeclVar { name, .. }
            | Op::AddressOf { name, .. }
            | Op::NewObject { class: name, .. }
            | Op::CallCtor { class: name, .. }
            | Op::CallFunction {
                callee: Callee::Name(name),
                ..
            } => *name = self.named(*name, is_outermost),
            Op::Const {
                value: Const::Class {
                    parents, keywords, ..
                },
                ..
            } => {
                for name in parents.iter_mut().chain(keywords) {
                    let id = unit.variables.resolve(&unit.functions, owner, *name);
                    let scope = id.map(|id| unit.variables.get(id).scope);
                    let is_outermost = scope.is_none_or(|scope| scope == FunctionId::TOP);
                    *name = self.named(*name, is_outermost);
                }
            }
            Op::AllocRegion {
                layout: Some(layout),
                ..
            } => *layout = self.layout(*layout),
            _ => {}
        }
        let (registers, labels) = (self.registers, self.labels);
        op.for_each_use_mut(|reg| reg.0 += registers);
        if let Some(dst) = op.dst_mut() {
            dst.0 += registers;
        }
        match &mut op {
            Op::Label { label: target }
            | Op::Branch { target }
            | Op::SetContinuation { target, .. }
            | Op::TryPush { handler: target }
            | Op::Const {
                value: Const::Function { entry: target, .. } | Const::Class { body: target, .. },
                ..
            } => target.0 += labels,
            Op::BranchIf {
                then, otherwise, ..
            } => {
                then.0 += labels;
                otherwise.0 += labels;
            }
            _ => {}
        }
        op
    }
}
