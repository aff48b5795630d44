//! Programs and modules: flat lists of instructions with labels.

use crate::{
    ClassNote, Const, Layout, LayoutId, LocalNote, Names, Op, Semantics, Span, Symbol, TypeNote,
};
use std::fmt;
use std::rc::Rc;

macro_rules! entity {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub u32);

        impl $name {
            /// The number as an index.
            #[must_use]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
    };
}

entity!(
    /// A register: written once, in the text form `%0`, `%1`, …; numbered through a module.
    Reg, "%"
);
entity!(
    /// A label; its name stands in [`Module::labels`].
    Label, "label"
);
entity!(
    /// An instruction's place in its module.
    InstId, "i"
);
entity!(
    /// A module's place in its program.
    ModuleId, "m"
);

/// An instruction and the syntax that gave rise to it.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// Where it comes from.
    pub span: Span,
}

/// A file of the program that is read as part of another one, as C's directive has it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Inclusion {
    /// The path of the file that includes it.
    pub by: Box<str>,
    /// The line of the directive, from 1.
    pub line: u32,
    /// The path of the file that is included.
    pub file: Box<str>,
}

/// One lowered source file: a flat list of instructions.
///
/// **Invariants** (held by [`crate::verify()`]): the first instruction is a label; every register is
/// written exactly once, in textual order before it is read; every label that is used is placed
/// exactly once. The body of a function or class stands between its entry label and the target of the
/// `branch` in front of that label, which skips over it; such bodies nest and nothing else jumps
/// into or out of them.
#[derive(Clone)]
pub struct Module {
    /// The module's name, as an import would name it.
    pub name: Symbol,
    /// How its instructions behave.
    pub semantics: &'static Semantics,
    /// Whether it is part of the language's library rather than the person's program.
    pub is_library: bool,
    /// How people read the bytes of its regions; nothing but views depends on them.
    pub layouts: Vec<Layout>,
    /// What the program says of types; nothing but analyses depends on it.
    pub types: Vec<TypeNote>,
    /// What it says of classes that the language's library makes; nothing but analyses depends on it.
    pub classes: Vec<ClassNote>,
    /// Where the variables of functions can be named, and how their values are read; nothing but views depends on it.
    pub locals: Vec<LocalNote>,
    /// The files of the program that are read as part of it, in the order of their directives; nothing but views depends on it.
    pub inclusions: Vec<Inclusion>,
    /// The instructions, labels among them.
    pub insts: Vec<Inst>,
    /// What is said where an instruction finds nothing (nil) in place of what it works on, in the order of the
    /// instructions; see [`crate::FaultText::NOTE`].
    pub notes: Vec<(InstId, Box<str>)>,
    /// The names of the labels.
    pub labels: Vec<Symbol>,
    /// How many registers the module uses.
    pub registers: u32,
}

impl Module {
    /// An empty module.
    #[must_use]
    pub fn new(name: Symbol, semantics: &'static Semantics) -> Module {
        Module {
            name,
            semantics,
            is_library: false,
            layouts: Vec::new(),
            types: Vec::new(),
            classes: Vec::new(),
            locals: Vec::new(),
            inclusions: Vec::new(),
            insts: Vec::new(),
            notes: Vec::new(),
            labels: Vec::new(),
            registers: 0,
        }
    }

    /// A register that nothing has written yet.
    pub fn fresh_register(&mut self) -> Reg {
        self.registers += 1;
        Reg(self.registers - 1)
    }

    /// The number of a layout, which is added where the module does not have it yet.
    pub fn layout(&mut self, layout: Layout) -> LayoutId {
        let known = self.layouts.iter().position(|other| *other == layout);
        let at = known.unwrap_or_else(|| {
            self.layouts.push(layout);
            self.layouts.len() - 1
        });
        LayoutId(at as u32)
    }

    /// A label with a name; the caller makes the name unique and places the label.
    pub fn fresh_label(&mut self, name: Symbol) -> Label {
        self.labels.push(name);
        Label(self.labels.len() as u32 - 1)
    }

    /// Appends an instruction.
    pub fn push(&mut self, op: Op, span: Span) -> InstId {
        self.insts.push(Inst { op, span });
        InstId(self.insts.len() as u32 - 1)
    }

    /// Gives the instruction that was appended last a note; see [`Module::notes`].
    pub fn note_last(&mut self, note: impl Into<Box<str>>) {
        let Some(last) = self.insts.len().checked_sub(1) else {
            return;
        };
        let last = InstId(last as u32);
        match self.notes.last_mut() {
            Some((at, text)) if *at == last => *text = note.into(),
            _ => self.notes.push((last, note.into())),
        }
    }

    /// The note of an instruction; empty where it has none.
    #[must_use]
    pub fn note(&self, id: InstId) -> &str {
        let found = self.notes.binary_search_by_key(&id, |(at, _)| *at);
        found.map_or("", |at| &self.notes[at].1)
    }

    /// The instruction at a place.
    #[must_use]
    pub fn inst(&self, id: InstId) -> &Inst {
        &self.insts[id.index()]
    }

    /// Where an instruction stands in the source; one that has no place of its own belongs to what follows it.
    #[must_use]
    pub fn place(&self, at: InstId) -> Span {
        let mut spans = self.insts[at.index()..].iter().map(|inst| inst.span);
        spans.find(|span| span.is_some()).unwrap_or(Span::NONE)
    }

    /// Where each label is placed; `None` for one that is not.
    #[must_use]
    pub fn label_positions(&self) -> Vec<Option<InstId>> {
        let mut positions = vec![None; self.labels.len()];
        for (at, inst) in self.insts.iter().enumerate() {
            if let Op::Label { label } = inst.op
                && let Some(slot) = positions.get_mut(label.index())
            {
                *slot = Some(InstId(at as u32));
            }
        }
        positions
    }

    /// The constants of the module's functions and classes, with their places.
    pub fn definitions(&self) -> impl Iterator<Item = (InstId, &Const)> {
        self.insts
            .iter()
            .enumerate()
            .filter_map(|(at, inst)| match &inst.op {
                Op::Const { value, .. }
                    if matches!(value, Const::Function { .. } | Const::Class { .. }) =>
                {
                    Some((InstId(at as u32), value))
                }
                _ => None,
            })
    }
}

/// A program: its modules and the names they share.
#[derive(Clone, Default)]
pub struct Program {
    /// The names of all modules.
    pub names: Names,
    /// The modules, in the order in which they were added; what is the same in many programs is there once.
    pub modules: Vec<Rc<Module>>,
}

impl Program {
    /// The module with a name, as an import finds it.
    #[must_use]
    pub fn module_named(&self, name: Symbol) -> Option<ModuleId> {
        let at = self.modules.iter().position(|module| module.name == name)?;
        Some(ModuleId(at as u32))
    }
}
