//! Emission: fresh registers and labels, spans, the current place, findings.
//!
//! **Invariants.** A jump is not emitted where control cannot be, that is right behind a terminator,
//! nor to the very next place; a label that nothing refers to is not placed. Labels are
//! numbered in order of their first appearance in the text, so that printing and parsing a module
//! gives the same numbers.

use crate::{Lowered, quoted};
use ir::{
    Arg, BinOp, Callee, ClassNote, Code, Const, Diagnostic, Hint, Inst, Intrinsic, Label, Module,
    ModuleId, Names, Op, Position, Program, Reg, Semantics, Severity, Span, Symbol, UnOp,
};
use ir::{LocalNote, TypeExpr, TypeNote, TypePlace};
use rustc_hash::FxHashSet;
use syntax::{LineIndex, Node};

/// A module under construction.
pub struct Builder<'a> {
    names: &'a mut Names,
    module: Module,
    source: &'a str,
    lines: LineIndex,
    /// The number of the next label or hidden variable.
    counter: u32,
    /// For each label, how many instructions refer to it.
    uses: Vec<u32>,
    diagnostics: Vec<Diagnostic>,
    unsupported: Vec<(String, Span)>,
    /// What has been reported: code that is lowered twice (a `finally` body) is wrong only once.
    reported: FxHashSet<(Option<Code>, Span, String)>,
}

/// What a finished construction gives.
pub struct Finished {
    /// The module.
    pub module: Module,
    /// What is wrong with the source, in order of place.
    pub diagnostics: Vec<Diagnostic>,
    /// The kinds of syntax node that were not lowered, each with its place.
    pub unsupported: Vec<(String, Span)>,
}

impl Finished {
    /// Adds the module to a program.
    pub fn add_to(
        mut self,
        program: &mut Program,
        is_library: bool,
        imports: Vec<String>,
    ) -> Lowered {
        self.module.is_library = is_library;
        program.modules.push(self.module.into());
        Lowered {
            module: ModuleId(program.modules.len() as u32 - 1),
            diagnostics: self.diagnostics,
            imports,
            files: Vec::new(),
            unsupported: self.unsupported,
        }
    }
}

impl<'a> Builder<'a> {
    /// Begins a module of a name, made of a source.
    pub fn new(
        names: &'a mut Names,
        name: &str,
        semantics: &'static Semantics,
        source: &'a str,
    ) -> Builder<'a> {
        let module = Module::new(names.intern(name), semantics);
        Builder {
            names,
            module,
            source,
            lines: LineIndex::new(source),
            counter: 0,
            uses: Vec::new(),
            diagnostics: Vec::new(),
            unsupported: Vec::new(),
            reported: FxHashSet::default(),
        }
    }

    /// Ends the construction.
    pub fn finish(mut self) -> Finished {
        renumber_labels(&mut self.module);
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.span);
        Finished {
            module: self.module,
            diagnostics: self.diagnostics,
            unsupported: self.unsupported,
        }
    }

    // --- places and names

    /// The place of a stretch of bytes.
    pub fn span_of(&self, start: u32, end: u32) -> Span {
        let position = |offset| {
            let syntax::Position { line, column } = self.lines.position(self.source, offset);
            Position { line, column }
        };
        Span {
            start: position(start),
            end: position(end),
        }
    }

    /// The place of a node.
    pub fn span(&self, node: Node<'_>) -> Span {
        self.span_of(node.start(), node.end())
    }

    /// The symbol of a name.
    pub fn intern(&mut self, name: &str) -> Symbol {
        self.names.intern(name)
    }

    /// What a name says.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.names.text(symbol)
    }

    /// The next number; labels and hidden variables share one count, so that those that belong
    /// together are numbered close together.
    pub fn next_number(&mut self) -> u32 {
        self.counter += 1;
        self.counter - 1
    }

    /// The number of a layout.
    pub fn layout(&mut self, layout: ir::Layout) -> ir::LayoutId {
        self.module.layout(layout)
    }

    /// Notes what the program says of a type; labels are those of the construction.
    pub fn note(&mut self, place: TypePlace, ty: TypeExpr) {
        if ty != TypeExpr::Unknown {
            self.module.types.push(TypeNote { place, ty });
        }
    }

    /// Notes what the program says of a class that the language's library makes; labels are those of the construction.
    pub fn note_class(&mut self, note: ClassNote) {
        self.module.classes.push(note);
    }

    /// Where the function begins that a register has been made to hold.
    pub fn entry_of(&self, function: Reg) -> Option<Label> {
        let insts = self.module.insts.iter().rev();
        let mut made = insts.filter(|inst| inst.op.dst() == Some(function));
        match made.next()?.op {
            Op::Const {
                value: Const::Function { entry, .. },
                ..
            } => Some(entry),
            _ => None,
        }
    }

    /// Notes where a variable can be named and how its value is read; the label is that of the construction.
    pub fn note_local(&mut self, note: LocalNote) {
        self.module.locals.push(note);
    }

    /// The label at which the module starts, once it is placed.
    pub fn top(&self) -> Label {
        match self.module.insts.first().map(|inst| &inst.op) {
            Some(Op::Label { label }) => *label,
            _ => Label(0),
        }
    }

    /// How many instructions there are so far.
    pub fn instruction_count(&self) -> usize {
        self.module.insts.len()
    }

    // --- control

    /// A label with a telling name and a number of its own.
    pub fn label(&mut self, stem: &str) -> Label {
        let number = self.next_number();
        let name = self.names.intern(&format!("{stem}_{number}"));
        self.label_named(name)
    }

    /// A label with exactly this name, which no other label may have.
    pub fn label_named(&mut self, name: Symbol) -> Label {
        self.uses.push(0);
        self.module.fresh_label(name)
    }

    /// Places a label here.
    pub fn place(&mut self, label: Label, at: Span) {
        self.drop_jump_to(label);
        self.emit(Op::Label { label }, at);
    }

    /// Places a label if control can get there by name.
    pub fn place_if_used(&mut self, label: Label, at: Span) {
        self.drop_jump_to(label);
        if self.uses[label.index()] > 0 {
            self.place(label, at);
        }
    }

    /// Takes back a jump to the very next place.
    fn drop_jump_to(&mut self, label: Label) {
        let last = self.module.insts.last().map(|inst| &inst.op);
        if matches!(last, Some(Op::Branch { target }) if *target == label) {
            self.module.insts.pop();
            self.uses[label.index()] -= 1;
        }
    }

    /// Whether the last instruction ends control flow, so that what follows is out of reach.
    pub fn is_terminated(&self) -> bool {
        self.module
            .insts
            .last()
            .is_some_and(|inst| inst.op.is_terminator())
    }

    /// Jumps, unless control cannot be here.
    pub fn jump(&mut self, target: Label, at: Span) {
        if !self.is_terminated() {
            self.emit(Op::Branch { target }, at);
        }
    }

    /// Goes to one of two places, by a condition.
    pub fn branch_if(&mut self, condition: Reg, then: Label, otherwise: Label, at: Span) {
        self.emit(
            Op::BranchIf {
                condition,
                then,
                otherwise,
            },
            at,
        );
    }

    // --- instructions

    /// Goes to `inside` where the place that a variable holds is within a stretch of source, and on otherwise.
    pub fn branch_within(&mut self, place: Symbol, stretch: Span, inside: Label, at: Span) {
        let (behind, next) = (self.label("behind"), self.label("next"));
        let number = |position: Position| Const::Sized(ir::Scalar::I64, position.number());
        let here = self.value(|dst| Op::LoadVar { dst, name: place }, at);
        let start = self.constant(number(stretch.start), at);
        let is_behind = self.binary(BinOp::Ge, false, here, start, at);
        self.branch_if(is_behind, behind, next, at);
        self.place(behind, at);
        let end = self.constant(number(stretch.end), at);
        let is_before = self.binary(BinOp::Lt, false, here, end, at);
        self.branch_if(is_before, inside, next, at);
        self.place(next, at);
    }

    /// Adds an instruction.
    pub fn emit(&mut self, op: Op, at: Span) {
        for target in op.targets().into_iter().flatten() {
            self.uses[target.index()] += 1;
        }
        self.module.push(op, at);
    }

    /// Emits an instruction that writes a fresh register.
    pub fn value(&mut self, op: impl FnOnce(Reg) -> Op, at: Span) -> Reg {
        let dst = self.module.fresh_register();
        self.emit(op(dst), at);
        dst
    }

    /// What the last instruction says where it finds nothing.
    pub fn note_last(&mut self, note: String) {
        self.module.note_last(note);
    }

    /// A constant in a fresh register.
    pub fn constant(&mut self, value: Const, at: Span) -> Reg {
        self.value(|dst| Op::Const { dst, value }, at)
    }

    /// Nothing, in a fresh register.
    pub fn nil(&mut self, at: Span) -> Reg {
        self.constant(Const::Nil, at)
    }

    /// An integer in a fresh register.
    pub fn int(&mut self, value: usize, at: Span) -> Reg {
        self.constant(Const::Int(value as i64), at)
    }

    /// A text in a fresh register.
    pub fn text(&mut self, text: &str, at: Span) -> Reg {
        self.constant(Const::Text(text.into()), at)
    }

    /// An unknown in a fresh register.
    pub fn symbolic(&mut self, hint: Hint, at: Span) -> Reg {
        self.value(|dst| Op::Symbolic { dst, hint }, at)
    }

    /// An operator on two values.
    pub fn binary(&mut self, op: BinOp, in_place: bool, left: Reg, right: Reg, at: Span) -> Reg {
        self.value(
            |dst| Op::Bin {
                dst,
                op,
                in_place,
                left,
                right,
            },
            at,
        )
    }

    /// An operator on one value.
    pub fn unary(&mut self, op: UnOp, operand: Reg, at: Span) -> Reg {
        self.value(|dst| Op::Un { dst, op, operand }, at)
    }

    /// A member of an object.
    pub fn load_field(&mut self, object: Reg, field: Symbol, at: Span) -> Reg {
        self.value(|dst| Op::LoadField { dst, object, field }, at)
    }

    /// An element of a collection.
    pub fn load_index(&mut self, object: Reg, index: Reg, at: Span) -> Reg {
        self.value(|dst| Op::LoadIndex { dst, object, index }, at)
    }

    /// The element at a place known here.
    pub fn element(&mut self, object: Reg, index: usize, at: Span) -> Reg {
        let index = self.int(index, at);
        self.load_index(object, index, at)
    }

    /// A call with arguments of any kind.
    pub fn call(&mut self, callee: Callee, args: Box<[Arg]>, at: Span) -> Reg {
        self.value(|dst| Op::CallFunction { dst, callee, args }, at)
    }

    /// What an operation of the machine's own gives.
    pub fn intrinsic(&mut self, intrinsic: Intrinsic, args: &[Reg], at: Span) -> Reg {
        self.call(Callee::Intrinsic(intrinsic), positional(args), at)
    }

    /// A call of what a name is bound to.
    pub fn call_name(&mut self, name: &str, args: &[Reg], at: Span) -> Reg {
        let name = self.intern(name);
        self.call(Callee::Name(name), positional(args), at)
    }

    /// A call of a value.
    pub fn call_register(&mut self, callee: Reg, args: &[Reg], at: Span) -> Reg {
        let args = positional(args);
        self.value(|dst| Op::CallUnknown { dst, callee, args }, at)
    }

    /// A call of a method.
    pub fn call_method(&mut self, receiver: Reg, method: &str, args: &[Reg], at: Span) -> Reg {
        let method = self.intern(method);
        let args = positional(args);
        self.value(
            |dst| Op::CallMethod {
                dst,
                receiver,
                method,
                args,
            },
            at,
        )
    }

    // --- findings

    /// Notes a finding, once for each place and subject.
    pub fn report(&mut self, code: Code, severity: Severity, at: Span, subject: impl Into<String>) {
        let subject = subject.into();
        if self.reported.insert((Some(code), at, subject.clone())) {
            self.diagnostics
                .push(Diagnostic::new(code, severity, at, subject));
        }
    }

    /// Reports one of a tree's syntax errors: text that fits no rule, or a part that is missing.
    pub fn syntax_error(&mut self, node: Node<'_>) {
        let at = self.span(node);
        let (code, subject) = if node.is_missing() {
            (Code::MissingSyntax, node.kind().to_owned())
        } else if node.is_error() {
            (Code::SyntaxError, quoted(node.text(self.source)))
        } else {
            // A token is missing that would show no node, such as the end of an indented block.
            (Code::MissingSyntax, "end of block".to_owned())
        };
        self.report(code, Severity::Error, at, subject);
        if node.is_error() {
            self.list_unsupported("ERROR", at);
        }
    }

    /// What the language's own compiler would refuse, in its words.
    pub fn invalid(&mut self, at: Span, message: impl Into<String>) {
        self.report(Code::InvalidProgram, Severity::Error, at, message);
    }

    /// Stands in for a construct that is not lowered.
    pub fn unsupported(&mut self, kind: &str, at: Span) -> Reg {
        self.report(Code::Unsupported, Severity::Warning, at, kind);
        self.unsupported_silently(kind, at)
    }

    /// The same where another diagnostic says why.
    pub fn unsupported_silently(&mut self, kind: &str, at: Span) -> Reg {
        self.list_unsupported(kind, at);
        self.symbolic(Hint::Unsupported(kind.into()), at)
    }

    /// Lists a construct that is not lowered and leaves no trace in the instructions.
    pub fn list_unsupported(&mut self, kind: &str, at: Span) {
        if self.reported.insert((None, at, kind.to_owned())) {
            self.unsupported.push((kind.to_owned(), at));
        }
    }
}

fn positional(args: &[Reg]) -> Box<[Arg]> {
    args.iter().copied().map(Arg::positional).collect()
}

/// Numbers labels by first appearance and drops those that never appear.
fn renumber_labels(module: &mut Module) {
    const ABSENT: u32 = u32::MAX;
    let mut numbers = vec![ABSENT; module.labels.len()];
    let mut names = Vec::new();
    let old_names = std::mem::take(&mut module.labels);
    for Inst { op, .. } in &mut module.insts {
        op.for_each_label_mut(|label| {
            let number = &mut numbers[label.index()];
            if *number == ABSENT {
                *number = names.len() as u32;
                names.push(old_names[label.index()]);
            }
            *label = Label(*number);
        });
    }
    module.labels = names;
    let mut notes = std::mem::take(&mut module.types);
    notes.retain_mut(|note| match &mut note.place {
        TypePlace::Variable(label, _) | TypePlace::Result(label) | TypePlace::Class(label) => {
            *label = Label(numbers[label.index()]);
            label.0 != ABSENT
        }
        TypePlace::Register(_) | TypePlace::Alias(_) => true,
    });
    module.types = notes;
    for note in &mut module.classes {
        let renumber = |label: &mut Label| {
            *label = Label(numbers[label.index()]);
            label.0 != ABSENT
        };
        note.constructor = note.constructor.take_if(|entry| renumber(entry));
        note.methods
            .retain_mut(|method| renumber(&mut method.entry));
    }
    module.locals.retain_mut(|note| {
        note.scope = Label(numbers[note.scope.index()]);
        note.scope.0 != ABSENT
    });
}
