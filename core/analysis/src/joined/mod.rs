//! The files of a program as one module, for what is asked across files.
//!
//! The instructions of the files stand one file behind the other, what is imported in front of what imports it and the file that
//! the program begins with last. Names of other files' variables mean those variables: qualified ones, imported ones, and members
//! of what is known to hold a module. What else a module is used for stays as it is, and is unknown to the analyses.
//!
//! Lines go through all files: those of the first file are its own, the next file's begin behind them, and [`Joined::text`] has
//! them all, so that a place says its file. Files come by their numbers, the one that the program begins with first.

mod names;

use ir::{Callee, InstId, Intrinsic, Label, Layout, LayoutId, LocalNote, Module, ModuleId};
use ir::{Const, Names, Op, Position, Program, Reg, Span, Symbol, TypeNote, TypePlace};
use names::{Unit, Units};
use rustc_hash::FxHashSet;

/// A file of a program.
pub struct File<'a> {
    /// Its module.
    pub module: ModuleId,
    /// Its text.
    pub text: &'a str,
    /// What is put in front of the names of its variables where other files have the like.
    pub prefix: String,
}

/// Where a file is in the joined module.
struct Place {
    module: ModuleId,
    prefix: String,
    /// The first of its registers.
    registers: u32,
    /// How many lines are in front of it.
    before: u32,
    /// Its first instruction.
    first: u32,
    /// How many it has.
    count: u32,
}

/// The files of a program as one module.
pub struct Joined {
    /// The program with the names of the module. Its modules are those that it had.
    pub program: Program,
    /// All that the files do.
    pub module: Module,
    /// The texts of all files, by their lines.
    pub text: String,
    places: Vec<Place>,
}

impl Joined {
    /// Makes one module of files, of which the first is the one that the program begins with; at least that is there.
    #[must_use]
    pub fn of(program: &Program, files: &[File]) -> Joined {
        let mut names = program.names.clone();
        let units = Units::of(program, files, &mut names);
        let mut places = Vec::new();
        let (mut text, mut lines) = (String::new(), 0);
        for (file, unit) in files.iter().zip(&units.list) {
            places.push(Place {
                module: file.module,
                prefix: file.prefix.clone(),
                before: lines,
                registers: 0,
                first: 0,
                count: unit.module.insts.len() as u32,
            });
            for line in file.text.split('\n') {
                text.push_str(line);
                text.push('\n');
                lines += 1;
            }
        }
        let first = units.list[0].module;
        let mut module = Module::new(first.name, first.semantics);
        for at in order(&units) {
            places[at].first = module.insts.len() as u32;
            places[at].registers = module.registers;
            let mut adding = Adding {
                registers: module.registers,
                labels: module.labels.len() as u32,
                layouts: module.layouts.len() as u32,
                lines: places[at].before,
                unit: &units.list[at],
                units: &units,
                module: &mut module,
                names: &mut names,
            };
            adding.add(at == 0);
        }
        Joined {
            program: Program {
                names,
                modules: program.modules.clone(),
            },
            module,
            text,
            places,
        }
    }

    /// The file that an instruction of the joined module is of.
    #[must_use]
    pub fn file_of(&self, at: InstId) -> usize {
        let found = (self.places.iter())
            .position(|place| (place.first..=place.first + place.count).contains(&at.0));
        found.unwrap_or(0)
    }

    /// The instructions of a file.
    #[must_use]
    pub fn insts(&self, file: usize) -> std::ops::Range<u32> {
        let place = &self.places[file];
        place.first..place.first + place.count
    }

    /// The module of a file, and the instruction of it that one of the joined module is.
    #[must_use]
    pub fn origin(&self, at: InstId) -> (ModuleId, InstId) {
        let place = &self.places[self.file_of(at)];
        let last = place.count.saturating_sub(1);
        (place.module, InstId((at.0 - place.first).min(last)))
    }

    /// The instruction of the joined module that one of a file's module is.
    #[must_use]
    pub fn inst_of(&self, module: ModuleId, at: InstId) -> Option<InstId> {
        let place = self.places.iter().find(|place| place.module == module)?;
        (at.0 < place.count).then_some(InstId(at.0 + place.first))
    }

    /// The register of the joined module that one of a file's module is.
    #[must_use]
    pub fn register_of(&self, module: ModuleId, register: Reg) -> Option<Reg> {
        let place = self.places.iter().find(|place| place.module == module)?;
        Some(Reg(register.0 + place.registers))
    }

    /// The number of the file and the line of it that a line of all is.
    #[must_use]
    pub fn line(&self, line: u32) -> (usize, u32) {
        let file = self.places.partition_point(|place| place.before < line);
        let file = file.saturating_sub(1);
        (file, line - self.places[file].before.min(line))
    }

    /// The line of all that a line of a file is.
    #[must_use]
    pub fn line_in(&self, file: usize, line: u32) -> u32 {
        self.places[file].before + line
    }

    /// A place in a file, of one in all.
    #[must_use]
    pub fn span(&self, span: Span) -> (usize, Span) {
        let (file, line) = self.line(span.start.line);
        let before = span.start.line - line;
        let own = |at: Position| Position {
            line: at.line.saturating_sub(before),
            ..at
        };
        let (start, end) = (own(span.start), own(span.end));
        (file, Span { start, end })
    }

    /// What the names of a file's variables begin with where other files have the like.
    #[must_use]
    pub fn prefix(&self, file: usize) -> &str {
        &self.places[file].prefix
    }

    /// The numbers of the files with their modules.
    pub fn modules(&self) -> impl Iterator<Item = (usize, ModuleId)> {
        let places = self.places.iter().enumerate();
        places.map(|(at, place)| (at, place.module))
    }
}

/// The files in the order in which they run: what a file imports in front of it, the first one last.
fn order(units: &Units) -> Vec<usize> {
    let mut done: Vec<usize> = Vec::new();
    let mut seen: FxHashSet<usize> = FxHashSet::from_iter([0]);
    // Files that nobody names take part as well.
    let starts = units.imported_by(0).into_iter().chain(1..units.list.len());
    for start in starts {
        let mut open = vec![(start, false)];
        while let Some((at, is_left)) = open.pop() {
            if is_left {
                done.push(at);
            } else if seen.insert(at) {
                open.push((at, true));
                let wanted = units.imported_by(at).into_iter().rev();
                open.extend(wanted.map(|at| (at, false)));
            }
        }
    }
    done.push(0);
    done
}

/// A file that is being added.
struct Adding<'a, 'u> {
    unit: &'u Unit<'a>,
    units: &'u Units<'a>,
    module: &'u mut Module,
    names: &'u mut Names,
    registers: u32,
    labels: u32,
    layouts: u32,
    lines: u32,
}

impl Adding<'_, '_> {
    fn add(&mut self, is_last: bool) {
        let from = self.unit.module;
        let first = self.module.insts.len() as u32;
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
            let is_outermost = self.unit.functions.owner[at.index()] == ir::FunctionId::TOP;
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
                (module, Some(own)) => (self.names.get(module))
                    .and_then(|module| self.units.of_module(module, own)),
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

    fn op(&mut self, at: InstId, op: &Op) -> Op {
        let across = self.across(op);
        let is_across = across.is_some();
        let mut op = across.unwrap_or_else(|| op.clone());
        let unit = self.unit;
        let variable = unit.variables.at(at).map(|id| unit.variables.get(id));
        let is_outermost = variable.is_some_and(|one| one.scope == ir::FunctionId::TOP);
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
                value:
                    Const::Class {
                        parents, keywords, ..
                    },
                ..
            } => {
                for name in parents.iter_mut().chain(keywords) {
                    let id = unit.variables.resolve(&unit.functions, owner, *name);
                    let scope = id.map(|id| unit.variables.get(id).scope);
                    let is_outermost = scope.is_none_or(|scope| scope == ir::FunctionId::TOP);
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
